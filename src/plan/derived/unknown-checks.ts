import type { Expression } from '../../ir.ts';
import { columnsOf, nodesOf, operandsOf } from '../../walk.ts';
import type { CheckedTable } from '../checks.ts';
import { type ColumnFacts, mergedFacts, NO_COLUMN_FACTS, type Resolve } from '../facts/column-facts.ts';
import type { ResiduePlan } from '../plan.ts';

/** Functions whose result need not be NULL where an argument is (pg_proc.proisstrict; MySQL manual, section 14.5). */
const NULL_TAKERS: ReadonlySet<string> = new Set(
  `
    array_append array_cat array_fill array_position array_positions array_prepend array_remove array_replace
    coalesce concat concat_ws elt field format greatest if ifnull isnull json_array json_build_array
    json_build_object json_object json_query json_scalar jsonb_build_array jsonb_build_object jsonb_set_lax least
    make_set nullif num_nonnulls num_nulls nvl nvl2 quote_nullable row string_to_array string_to_table xmlconcat
    xmlelement xmlforest
  `
    .trim()
    .split(/\s+/),
);

/**
 * The checks of a table with NULL in columns of the conditions that nothing keeps, as their functions cannot be evaluated
 * here: NULL passes what a value may not, unless it is what the condition is about. Null: that changes nothing.
 */
export function withNullsForUnknown(
  { base, components }: CheckedTable,
  unkept: readonly ResiduePlan[],
  resolve: Resolve,
  mayBeNull: (column: string) => boolean,
): CheckedTable | null {
  const facts = new Map(base.facts);
  const emptied = new Set<string>();
  const mayEmpty = (column: string): boolean => mergedFacts(facts.get(column) ?? NO_COLUMN_FACTS, EMPTY) !== null;
  let isChanged = false;
  let left = MAX_NODES;
  for (const { condition } of unkept) {
    const nodes = nodesOf(condition).length;
    const tries = Math.max(0, Math.floor(left / nodes));
    const names = [...columnsOf(condition)].filter((name) => mayBeNull(resolve(name) ?? ''));
    left -= nodes * Math.min(tries, names.length);
    for (const name of names.slice(0, tries).filter((one) => failsWithout(condition, one))) {
      const column = resolve(name) ?? '';
      const both = mergedFacts(facts.get(column) ?? NO_COLUMN_FACTS, FILLED);
      if (both !== null) facts.set(column, both.facts);
      isChanged = true;
    }
    const open = names.filter((name) => mayEmpty(resolve(name) ?? ''));
    // One column that is empty anyway, or any other, or all of them.
    const early = open.filter((name) => emptied.has(resolve(name) ?? ''));
    const ways = [...[...early, ...open].slice(0, tries).map((name) => [name]), open];
    left -= nodes * ways.length;
    const chosen = ways.find((way) => passesWithout(condition, new Set(way))) ?? [];
    for (const column of chosen.map((name) => resolve(name) ?? '')) {
      const both = mergedFacts(facts.get(column) ?? NO_COLUMN_FACTS, EMPTY);
      if (both !== null) facts.set(column, both.facts);
      emptied.add(column);
    }
  }
  return emptied.size === 0 && !isChanged ? null : { base: { ...base, facts }, components };
}

/** Nodes of conditions that are looked at for a table at most; behind them, all columns of a condition are NULL or none. */
const MAX_NODES = 200_000;

const EMPTY: ColumnFacts = { ...NO_COLUMN_FACTS, nulls: 'always' };

const FILLED: ColumnFacts = { ...NO_COLUMN_FACTS, nulls: 'never' };

/** Whether a condition asks that a value be there which is computed of a column. */
function failsWithout(condition: Expression, column: string): boolean {
  const isAsked = condition.kind === 'is' && condition.test === 'null' && condition.negated;
  return isAsked && isNullWithout(condition.operand, new Set([column]));
}

/** Whether a condition is not false where columns are NULL. */
function passesWithout(condition: Expression, columns: ReadonlySet<string>): boolean {
  switch (condition.kind) {
    case 'logical':
      return condition.operator === 'or'
        ? condition.operands.some((operand) => passesWithout(operand, columns))
        : condition.operands.every((operand) => passesWithout(operand, columns));
    case 'is':
      return condition.test === 'null' && !condition.negated && isNullWithout(condition.operand, columns);
    default:
      return isNullWithout(condition, columns);
  }
}

/** Whether an expression is NULL where columns are: operators, casts and most functions pass NULL on. */
function isNullWithout(expression: Expression, columns: ReadonlySet<string>): boolean {
  const isNull = (operand: Expression): boolean => isNullWithout(operand, columns);
  switch (expression.kind) {
    case 'column':
      return columns.has(expression.name);
    case 'logical':
    case 'row':
      return expression.kind === 'logical' ? expression.operands.every(isNull) : expression.items.every(isNull);
    case 'is':
    case 'case':
    case 'array':
      return false;
    case 'in':
      return isNull(expression.operand);
    case 'binary':
      return expression.operator !== '<=>' && operandsOf(expression).some(isNull);
    case 'call':
      return !NULL_TAKERS.has(expression.name.split(' ')[0] ?? '') && expression.arguments.some(isNull);
    default:
      return operandsOf(expression).some(isNull);
  }
}
