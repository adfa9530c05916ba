import type { Scope } from '../expression/scope.ts';
import { Unevaluable } from '../expression/value.ts';
import { columnsOf } from '../walk.ts';
import type { PlacedCondition } from './checks.ts';
import type { Columns } from './column-facts.ts';
import { type Budget, JointSearch, type TriedColumn } from './joint-search.ts';
import { columnOf, constantOf } from './operand.ts';
import { conjunctsOf, FLIPPED } from './predicate.ts';

/** Values of a column that are tried at most. */
const MAX_VALUES = 1024;

/** Nodes that are evaluated for a table at most. */
const MAX_NODES = 200_000;

/** Columns that are tried together at most. */
const MAX_COLUMNS = 8;

/**
 * The names of checks that no combination of values passes, where the columns of these have so few that all are tried; null:
 * none are known to.
 */
export function impossibleChecks(
  conditions: readonly PlacedCondition[],
  columns: Columns,
  scope: Scope,
): readonly string[] | null {
  const budget: Budget = { left: MAX_NODES };
  const values = new Map<string, TriedColumn | null>();
  const valuesOf = (name: string): TriedColumn | null => {
    const column = columns.resolve(name) ?? name;
    const known = values.get(column) ?? (values.has(column) ? null : allValues(column, conditions, columns));
    values.set(column, known);
    return known;
  };
  const finite = conditions.filter(({ derived, expression }) => {
    const names = [...columnsOf(expression)];
    return !derived && names.length > 0 && names.every((name) => valuesOf(name) !== null);
  });
  const isImpossible = (group: readonly PlacedCondition[]): boolean => {
    const tried = new Set(group.flatMap(({ expression }) => [...columnsOf(expression)].map(valuesOf)));
    const all = [...tried].filter((column) => column !== null);
    if (all.length === 0 || all.length > MAX_COLUMNS || budget.left <= 0) return false;
    const search = new JointSearch(
      all.sort((one, other) => one.texts.length - other.texts.length),
      group.map(({ expression }) => expression),
      { scope, resolve: columns.resolve },
      'may pass',
    );
    return search.isEmpty(budget);
  };
  try {
    for (const group of sharing(finite, columns)) {
      if (!isImpossible(group)) continue;
      let left = group;
      // What bounds a column is needed for it to have so few values.
      const isBound = (one: PlacedCondition): boolean =>
        [...columnsOf(one.expression)].some((name) => boundsIn(one, columns.resolve(name) ?? name, columns).length > 0);
      for (const one of group.filter((condition) => !isBound(condition))) {
        const others = left.filter((other) => other !== one);
        if (others.length > 0 && isImpossible(others)) left = others;
      }
      return [...new Set(left.map(({ name }) => name))];
    }
  } catch (error) {
    if (!(error instanceof Unevaluable)) throw error;
  }
  return null;
}

/** The conditions in groups that share no column. */
function sharing(
  conditions: readonly PlacedCondition[],
  { resolve }: Columns,
): readonly (readonly PlacedCondition[])[] {
  const groupOf = new Map<string, PlacedCondition[]>();
  for (const condition of conditions) {
    const names = [...columnsOf(condition.expression)].map((name) => resolve(name) ?? name);
    const joined = [...new Set(names.flatMap((name) => groupOf.get(name) ?? [])), condition];
    const all = joined.flatMap(({ expression }) => [...columnsOf(expression)]);
    for (const name of all) groupOf.set(resolve(name) ?? name, joined);
  }
  return [...new Set(groupOf.values())];
}

/** All that a column can be, NULL where it may be; null: that is too much, or not known. */
function allValues(column: string, conditions: readonly PlacedCondition[], columns: Columns): TriedColumn | null {
  const texts = textsOf(column, conditions, columns);
  if (texts === null) return null;
  return { name: column, texts: columns.isNullable(column) ? [...texts, null] : texts };
}

function textsOf(
  column: string,
  conditions: readonly PlacedCondition[],
  columns: Columns,
): readonly (string | null)[] | null {
  const shape = columns.shapeOf(column);
  if (shape?.kind === 'boolean' && shape.stored === 'boolean') return ['true', 'false'];
  if (shape?.kind !== 'integer') return null;
  let [least, most] = shape.unsigned ? [0, 2 ** shape.bits - 1] : [-(2 ** (shape.bits - 1)), 2 ** (shape.bits - 1) - 1];
  for (const { operator, value } of conditions.flatMap((condition) => boundsIn(condition, column, columns))) {
    if (operator === '>' || operator === '>=' || operator === '=') least = Math.max(least, Math.floor(value));
    if (operator === '<' || operator === '<=' || operator === '=') most = Math.min(most, Math.ceil(value));
  }
  if (!(most - least < MAX_VALUES)) return null;
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => String(least + i));
}

/** What a condition surely demands of a column in comparison with numbers. */
function boundsIn(
  { expression, derived }: PlacedCondition,
  column: string,
  columns: Columns,
): readonly { readonly operator: string; readonly value: number }[] {
  if (derived) return [];
  return conjunctsOf(expression).flatMap((condition) => {
    if (condition.kind !== 'binary') return [];
    const { operator, left, right } = condition;
    const isLeft = columnOf(left, columns) === column;
    if (!isLeft && columnOf(right, columns) !== column) return [];
    const value = constantOf(isLeft ? right : left, columns.semantics);
    const asked = isLeft ? operator : FLIPPED[operator];
    return typeof value === 'number' && asked !== undefined ? [{ operator: asked, value }] : [];
  });
}
