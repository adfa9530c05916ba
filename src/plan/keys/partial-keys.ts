import type { Check, Expression, Key, KeyPart, Table } from '../../ir.ts';
import { columnsOf } from '../../walk.ts';
import { is } from '../facts/predicate.ts';

/** Whether all rows are equal in a key: it compares constants alone, so that there is one row at most. */
export function allowsOneRow({ kind, parts, where }: Key): boolean {
  return kind !== 'exclude' && where === null && parts.every(isConstant);
}

function isConstant({ expression }: KeyPart): boolean {
  return expression !== null && columnsOf(expression).size === 0;
}

/**
 * A table whose rows are all outside of some of its partial keys, of which it would have no more rows than these allow (such
 * as the one default of many). Null: it has no such key.
 */
export function outsidePartialKeys(table: Table, isSmall: (key: Key) => boolean): Table | null {
  const small = new Set(table.keys.filter((key) => key.kind === 'unique' && key.where !== null && isSmall(key)));
  if (small.size === 0) return null;
  const outside = [...small].flatMap(({ name, offset, where }): readonly Check[] =>
    where === null ? [] : [{ name, offset, expression: is(where, 'true', true) }],
  );
  return {
    ...table,
    keys: table.keys.filter((key) => !small.has(key)),
    checks: [...table.checks, ...outside],
  };
}

/** Whether a key surely has a few values only: it compares constants and truth values. */
export function comparesTruths({ parts }: Key): boolean {
  return parts.every((part) => isConstant(part) || (part.expression !== null && isTruth(part.expression)));
}

function isTruth({ kind }: Expression): boolean {
  return kind === 'is' || kind === 'in' || kind === 'between' || kind === 'logical' || kind === 'like';
}
