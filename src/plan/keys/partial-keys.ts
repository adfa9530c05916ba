import { allOf, binary, is } from '../../compose.ts';
import type { Check, Expression, Key, KeyPart, Table } from '../../ir.ts';
import { columnsOf } from '../../walk.ts';
import { generatedColumns } from '../checks.ts';
import { partExpression } from '../columns.ts';

/** Whether all rows are equal in a key: it compares constants alone, so that there is one row at most. */
export function allowsOneRow({ kind, parts, where }: Key): boolean {
  return kind !== 'exclude' && where === null && parts.every(isConstant);
}

function isConstant({ expression }: KeyPart): boolean {
  return expression !== null && columnsOf(expression).size === 0;
}

/** A value, and the condition under which it stands there; else NULL does. */
interface Conditional {
  readonly value: Expression;
  readonly where: Expression;
}

/** A table whose keys over what is NULL but for some rows (`IF(is_default, owner, NULL)`) are partial keys, as those of PostgreSQL. */
export function withConditionalKeys(table: Table): Table {
  const substituted = generatedColumns(table);
  const keys = table.keys.map((key) => {
    if (key.kind !== 'unique' || !key.nullsDistinct) return key;
    const found = key.parts.map((part) =>
      part.length === null ? conditionalOf(substituted(partExpression(part))) : null,
    );
    const conditions = [...found.map((part) => part?.where ?? null), key.where].filter((one) => one !== null);
    if (conditions.length === 0 || found.every((part) => part === null)) return key;
    const parts = key.parts.map((part, i): KeyPart => {
      const value = found[i]?.value;
      if (value === undefined) return part;
      return value.kind === 'column'
        ? { ...part, column: value.name, expression: null }
        : { ...part, column: null, expression: value };
    });
    // What is the same in all rows of a key tells none apart.
    const distinguishing = parts.filter((part) => !isConstant(part));
    return { ...key, parts: distinguishing.length === 0 ? parts : distinguishing, where: allOf(conditions) };
  });
  return keys.every((key, i) => key === table.keys[i]) ? table : { ...table, keys };
}

/** What an expression is where it is not NULL for its condition; null: it is another one. */
function conditionalOf(expression: Expression): Conditional | null {
  if (expression.kind === 'case') {
    const [branch, more] = expression.branches;
    if (branch === undefined || more !== undefined || expression.operand !== null) return null;
    return chosen(branch.when, branch.result, expression.otherwise ?? { kind: 'null' });
  }
  if (expression.kind !== 'call') return null;
  const [first, second, third] = expression.arguments;
  if (first === undefined || second === undefined) return null;
  if (expression.name === 'if') return third === undefined ? null : chosen(first, second, third);
  return expression.name === 'nullif' ? { value: first, where: binary('<>', first, second) } : null;
}

function chosen(when: Expression, then: Expression, otherwise: Expression): Conditional | null {
  if (otherwise.kind === 'null') return { value: then, where: when };
  return then.kind === 'null' ? { value: otherwise, where: is(when, 'true', true) } : null;
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
