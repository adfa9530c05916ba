import type { Shape } from '../../../grammar/shape.ts';
import { compiledCondition } from '../../expression/condition.ts';
import { columnsByValue, nodeCountOf } from '../../expression/evaluable.ts';
import type { Scope } from '../../expression/scope.ts';
import type { Expression, Names } from '../../ir.ts';
import { unlessUnevaluable } from '../../runtime/value.ts';
import { columnsOf } from '../../walk.ts';
import { type ColumnFacts, type Columns, NO_COLUMN_FACTS, type Ways } from './column-facts.ts';

/** Combinations of values that are tried for a condition. */
const MAX_COMBINATIONS = 512;

/** Combinations that become alternatives: with more, every so many is taken. */
const MAX_WAYS = 16;

/** A value as it is drawn; null: NULL. */
type Value = string | null;

/** A value that stands for every value of a column of which only NULL or not matters, and what it is one of. */
const ANY_VALUE = '1';
const ANY_SHAPE: Shape = { kind: 'integer', bits: 32, unsigned: false, sequence: false };

/**
 * The alternatives of a condition whose columns are true, false or NULL, or matter only as NULL or not: those combinations
 * for which the condition is not false; none: it is false for all. Null: it is no such condition.
 */
export function enumerated(expression: Expression, columns: Columns): Ways | null {
  const names = [...columnsOf(expression)];
  if (names.length === 0 || names.length > 9) return null;
  const byValue = columnsByValue(expression);
  const choices = names.map((name) => valuesOf(name, byValue.has(name), columns));
  const combinations = choices.reduce((product, values) => product * (values?.length ?? Number.POSITIVE_INFINITY), 1);
  if (combinations * nodeCountOf(expression) > MAX_COMBINATIONS * 64 || combinations > MAX_COMBINATIONS) return null;
  const scope = scopeFor(byValue, columns);
  const condition = unlessUnevaluable(() => compiledCondition(expression, scope));
  if (condition === null) return null;
  const passing: (readonly Value[])[] = [];
  const passes = (values: readonly Value[]): boolean =>
    condition.verdict((name) => values[names.indexOf(name)] ?? null) === 'passes';
  for (let combination = 0; combination < combinations; combination++) {
    let left = combination;
    const values = choices.map((given) => {
      const value = given?.[left % given.length] ?? null;
      left = Math.floor(left / (given?.length ?? 1));
      return value;
    });
    if (passes(values)) passing.push(values);
    if (condition.spent() > MAX_COMBINATIONS * 64) return null;
  }
  if (passing.length === 0) return [];
  const step = Math.max(1, passing.length / MAX_WAYS);
  const taken = Array.from(
    { length: Math.min(passing.length, MAX_WAYS) },
    (_, i) => passing[Math.floor(i * step)] ?? [],
  );
  return taken.map((values) => ({
    facts: new Map(names.map((name, i) => [name, factsFor(values[i] ?? null, byValue.has(name))])),
    residual: [],
  }));
}

function scopeFor(byValue: Names, columns: Columns): Scope {
  return {
    semantics: columns.semantics,
    timeLine: columns.timeLine,
    columnOf: (name) => {
      const shape = byValue.has(name) ? columns.shapeOf(name) : ANY_SHAPE;
      return shape === undefined ? undefined : { shape, collation: null };
    },
  };
}

/** The values of a column that are tried; null: they are too many. */
function valuesOf(name: string, byValue: boolean, columns: Columns): readonly Value[] | null {
  const shape = columns.shapeOf(name);
  if (shape === undefined) return null;
  const nulls = columns.isNullable(name) ? [null] : [];
  if (!byValue) return [ANY_VALUE, ...nulls];
  if (columns.isGiven(name)) return null;
  return shape.kind === 'boolean' ? ['true', 'false', ...nulls] : null;
}

function factsFor(value: Value, byValue: boolean): ColumnFacts {
  if (value === null) return { ...NO_COLUMN_FACTS, nulls: 'always' };
  return { ...NO_COLUMN_FACTS, nulls: 'never', list: byValue ? [value === 'true'] : null };
}
