import type { Expression, Names } from '../../ir.ts';
import { columnsOf, nodesOf } from '../../walk.ts';
import type { CheckedTable } from '../checks.ts';
import { type ColumnFacts, type ColumnTest, mergedFacts, NO_COLUMN_FACTS } from '../facts/column-facts.ts';
import { isNullWithout, isStrict, passesWithout } from '../facts/null-propagation.ts';
import type { ResidualPlan } from '../plan.ts';

/**
 * The checks of a table with NULL in columns of the conditions that nothing keeps, as their functions cannot be evaluated
 * here: NULL passes what a value may not, unless it is what the condition is about. Null: that changes nothing.
 */
export function withNullsForUnknown(
  checked: CheckedTable,
  unkept: readonly ResidualPlan[],
  mayBeNull: ColumnTest,
): CheckedTable | null {
  const { base } = checked;
  const facts = new Map(base.facts);
  const emptied = new Set<string>();
  const mayEmpty = (column: string): boolean => mergedFacts(facts.get(column) ?? NO_COLUMN_FACTS, EMPTY) !== null;
  let isChanged = false;
  let left = MAX_NODES;
  for (const { condition } of unkept) {
    const nodes = nodesOf(condition).length;
    const tries = Math.max(0, Math.floor(left / nodes));
    const names = [...columnsOf(condition)].filter(mayBeNull);
    left -= nodes * Math.min(tries, names.length);
    for (const name of names.slice(0, tries).filter((one) => failsWithout(condition, one))) {
      const both = mergedFacts(facts.get(name) ?? NO_COLUMN_FACTS, FILLED);
      if (both !== null) facts.set(name, both.facts);
      isChanged = true;
    }
    const open = names.filter(mayEmpty);
    // One column that is empty anyway, or any other, or all of them.
    const early = open.filter((name) => emptied.has(name));
    const ways = [...[...early, ...open].slice(0, tries).map((name) => [name]), open];
    left -= nodes * ways.length;
    const isPassing = (way: readonly string[]) => {
      const columns = new Set(way);
      return passesWithout(condition, (part) => isOpenWithout(part, columns));
    };
    const chosen = ways.find(isPassing) ?? [];
    for (const column of chosen) {
      const both = mergedFacts(facts.get(column) ?? NO_COLUMN_FACTS, EMPTY);
      if (both !== null) facts.set(column, both.facts);
      emptied.add(column);
    }
  }
  return emptied.size === 0 && !isChanged ? null : { ...checked, base: { ...base, facts } };
}

/** Nodes of conditions that are looked at for a table at most; behind them, all columns of a condition are NULL or none. */
const MAX_NODES = 200_000;

const EMPTY: ColumnFacts = { ...NO_COLUMN_FACTS, nulls: 'always' };

const FILLED: ColumnFacts = { ...NO_COLUMN_FACTS, nulls: 'never' };

/** Whether a condition asks that a value be there which is computed of a column. */
function failsWithout(condition: Expression, column: string): boolean {
  const isAsked = condition.kind === 'is' && condition.test === 'null' && condition.negated;
  return isAsked && isMissing(condition.operand, new Set([column]));
}

/** Whether a condition that is no AND and no OR is not false where columns are NULL. */
function isOpenWithout(condition: Expression, columns: Names): boolean {
  if (condition.kind !== 'is') return isMissing(condition, columns);
  return condition.test === 'null' && !condition.negated && isMissing(condition.operand, columns);
}

function isMissing(expression: Expression, columns: Names): boolean {
  return isNullWithout(expression, (column) => columns.has(column), isStrict);
}
