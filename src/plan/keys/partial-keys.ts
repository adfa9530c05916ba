import type { Shape } from '../../../grammar/shape.ts';
import type { Check, Expression, Key, KeyPart, Table } from '../../ir.ts';
import { columnsOf } from '../../walk.ts';
import type { Resolve } from '../facts/column-facts.ts';
import { is } from '../facts/predicate.ts';

/** Whether all rows are equal in a key: it compares constants alone, so that there is one row at most. */
export function allowsOneRow({ kind, parts, where }: Key): boolean {
  return kind !== 'exclude' && where === null && parts.every(isConstant);
}

function isConstant({ expression }: KeyPart): boolean {
  return expression !== null && columnsOf(expression).size === 0;
}

/**
 * A table whose rows are all outside of its partial keys that hold one or two rows (such as the one default of many):
 * else the whole table would have no more. Null: it has no such key.
 */
export function outsidePartialKeys(table: Table, resolve: Resolve): Table | null {
  const shapes = new Map(table.columns.map(({ name, type }) => [name, type.shape]));
  const shapeOf = (name: string) => shapes.get(resolve(name) ?? name);
  const small = new Set(
    table.keys.filter(({ kind, parts, where }) => {
      return kind === 'unique' && where !== null && parts.every((part) => isNarrow(part, shapeOf));
    }),
  );
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

/** Whether a part of a key has a few values only: a constant, a truth value, or a label. */
function isNarrow(part: KeyPart, shapeOf: (column: string) => Shape | undefined): boolean {
  const kind = shapeOf(part.column ?? '')?.kind;
  if (part.expression === null) return kind === 'boolean' || kind === 'enum';
  return isConstant(part) || isTruth(part.expression);
}

function isTruth({ kind }: Expression): boolean {
  return kind === 'is' || kind === 'in' || kind === 'between' || kind === 'logical' || kind === 'like';
}
