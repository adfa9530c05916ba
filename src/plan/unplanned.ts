import type { Dialect } from '../../grammar/dialect.ts';
import type { Check, Expression, Table } from '../ir.ts';
import { MAX_CHECKS } from '../limits.ts';
import { isConstant, pushOperands } from '../walk.ts';
import type { Warning } from '../warning.ts';
import { type Budget, shareOf } from './budget.ts';
import { ownColumnsIn } from './columns.ts';
import { withNames } from './named.ts';
import type { ConstraintPlan, Plan } from './plan.ts';

/** Nodes of the checks of a table that are planned for, constants left aside: tens of times what the schemas with the most checks have. */
const MAX_NODES = 20_000;

/** What a node takes of the budget: each pass of planning goes over it several times. */
const COST_OF_NODE = 2;

/** Nodes that take as long as a check does beside its own. */
const NODES_OF_CHECK = 10;

/** A table with the checks that there is time to plan for, and the others. */
export interface Bounded {
  readonly table: Table;
  readonly others: readonly Check[];
}

/** Leaves the checks out for which the budget does not last. Of more checks than are read at all, it leaves none out. */
export function boundedChecks(table: Table, dialect: Dialect, budget: Budget): Bounded {
  const room = shareOf(budget, MAX_NODES, COST_OF_NODE);
  const others = new Set<number>();
  for (const [place, { expression }] of table.checks.entries()) {
    const nodes = NODES_OF_CHECK + operationsOf(expression, room.left);
    if (nodes > room.left) others.add(place);
    else room.left -= nodes;
  }
  if (others.size === 0 || table.checks.length > MAX_CHECKS) return { table, others: [] };
  // Their names are those that they have among all.
  const named = withNames(table, dialect);
  return {
    table: { ...named, checks: named.checks.filter((_, place) => !others.has(place)) },
    others: named.checks.filter((_, place) => others.has(place)),
  };
}

/** The plan with a warning of each check that it was made without. */
export function withUnplanned(plan: Plan, table: Table, others: readonly Check[]): Plan {
  if (others.length === 0) return plan;
  const columnNames = new Set(table.columns.map(({ name }) => name));
  const left = others.map(({ name, expression }): ConstraintPlan => {
    const names = ownColumnsIn(expression, columnNames);
    const kept = { by: 'nothing', reason: 'it is one of too many checks' } as const;
    return { name: name ?? '', kind: 'check', columns: names, rows: Number.POSITIVE_INFINITY, kept };
  });
  const isCheck = ({ kind }: ConstraintPlan) => kind === 'check';
  return {
    ...plan,
    constraints: [
      ...plan.constraints.filter(isCheck),
      ...left,
      ...plan.constraints.filter((constraint) => !isCheck(constraint)),
    ],
    warnings: [...plan.warnings, ...others.map(warningOf)],
  };
}

/** The plan with a warning where the budget of its parents did not last: alone, they are planned with more. */
export function withCutParents(plan: Plan, parents: Budget): Plan {
  return parents.left > 0 ? plan : { ...plan, warnings: [...plan.warnings, CUT_PARENTS] };
}

const CUT_PARENTS: Warning = {
  code: 'unknown_reference',
  message: 'The tables that this one refers to have too many checks to plan for together: references may find no row.',
};

function warningOf({ name, offset }: Check): Warning {
  return {
    code: 'check_not_honoured',
    message: `The check "${name}" is one of too many to plan for: rows may be refused for it.`,
    offset,
  };
}

/** Nodes of an expression without the constants, counted as far as `most`. */
function operationsOf(expression: Expression, most: number): number {
  let count = 0;
  const waiting = [expression];
  for (let next = waiting.pop(); next !== undefined && count <= most; next = waiting.pop()) {
    if (!isConstant(next)) count++;
    pushOperands(next, waiting);
  }
  return count;
}
