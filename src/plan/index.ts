import type { Key, Table } from '../ir.ts';
import { askedNulls } from './derived/asked-nulls.ts';
import { withWrittenColumns } from './derived/filled-columns.ts';
import { withOrderedPairs } from './keys/ordered-pairs.ts';
import { comparesTruths, outsidePartialKeys, withConditionalKeys } from './keys/partial-keys.ts';
import { modelOf } from './model.ts';
import { withNames } from './named.ts';
import { withNullChecks, withoutNullChecks } from './null-checks.ts';
import { firstMade, isUnsatisfiable, madeIn, type Outcome, outcomeOf } from './outcome.ts';
import { NEEDS, type Need, type Setting } from './passes.ts';
import type { Plan } from './plan.ts';
import { planModel } from './plan-model.ts';
import { followedColumns } from './references/followed.ts';
import type { PlanOf } from './references/parents.ts';
import { type Refinement, UNREFINED } from './refinement.ts';

/** Rows that are enough for anyone who asks for an output: a plan for fewer gives way to others. */
export const ENOUGH_ROWS = 100_000;

/**
 * Plans the rows of a table, or says why not one can exist. Columns refer to what the rows of parents refer to, unless that is at the
 * cost of rows or constraints. `planOf`: gives the plans of its parents.
 */
export function planTable(
  table: Table,
  setting: Setting,
  planOf: PlanOf,
  refinement: Refinement = UNREFINED,
): Outcome<Plan> {
  const plan = planEasiest(table, setting, planOf, refinement);
  const isFollowing = refinement.followsParents && followedColumns(table).length > 0;
  if (!isFollowing || (!isUnsatisfiable(plan) && plan.rowLimit >= ENOUGH_ROWS && plan.warnings.length === 0))
    return plan;
  const free = planEasiest(table, setting, planOf, { ...refinement, followsParents: false });
  if (isUnsatisfiable(plan)) return free;
  const isBetter =
    !isUnsatisfiable(free) && (free.rowLimit > plan.rowLimit || free.warnings.length < plan.warnings.length);
  return isBetter ? free : plan;
}

/** The plan of the first table that has a row, of those that are easier to plan and the given one. */
function planEasiest(table: Table, setting: Setting, planOf: PlanOf, refinement: Refinement): Outcome<Plan> {
  const planned = (one: Table): Outcome<Plan> => {
    const plan = planOpen(one, setting, planOf, refinement);
    return isUnsatisfiable(plan) ? plan : withWrittenColumns(plan, one);
  };
  const outside: Outside = (one, isSmall) => (refinement.leavesPartialKeys ? outsidePartialKeys(one, isSmall) : null);
  const named = withConditionalKeys(withNames(table, setting.dialect));
  return firstMade(stricterTables(named, outside), named, (one) => {
    const plan = planned(one);
    return isUnsatisfiable(plan) ? plan : withMoreRows(plan, one, outside, planned);
  });
}

/** The table without the rows of some of its partial keys; null: it has no such key. */
type Outside = (table: Table, isSmall: (key: Key) => boolean) => Table | null;

/**
 * Tables that take fewer rows and are easier to plan: with columns in the order by which a key compares the least and the greatest of
 * them, and without the rows of partial keys over truth values.
 */
function stricterTables(table: Table, outside: Outside): readonly Table[] {
  const ordered = withOrderedPairs(table);
  const both = ordered && outside(ordered, comparesTruths);
  return [both, ordered, outside(table, comparesTruths)].filter((one) => one !== null);
}

/** A plan with all rows outside of the partial keys that allow few; the given one, where that has no more rows. */
function withMoreRows(plan: Plan, table: Table, outside: Outside, planned: (table: Table) => Outcome<Plan>): Plan {
  if (plan.rowLimit >= ENOUGH_ROWS) return plan;
  const few = new Set(plan.constraints.flatMap(({ name, rows }) => (rows < ENOUGH_ROWS ? [name] : [])));
  const further = outside(table, ({ name }) => few.has(name ?? ''));
  const other = further === null ? null : madeIn(planned(further));
  return other !== null && other.rowLimit > plan.rowLimit && other.warnings.length <= plan.warnings.length
    ? other
    : plan;
}

/** The plan of a table without the checks that ask for NULLs alone, where its rows keep them, or else of the table as it is. */
function planOpen(table: Table, setting: Setting, planOf: PlanOf, refinement: Refinement): Outcome<Plan> {
  const planned = (one: Table) => planAsItIs(one, setting, planOf, refinement);
  const open = withoutNullChecks(table);
  const free = open && madeIn(planned(open.table));
  return (open && free && withNullChecks(free, open, setting.dialect.semantics)) ?? planned(table);
}

/**
 * The plan of a table as it is. What is asked for beside its constraints, and then what computing demands, is no constraint: a row
 * that it leaves no room for may do without.
 */
function planAsItIs(table: Table, setting: Setting, planOf: PlanOf, refinement: Refinement): Outcome<Plan> {
  const asked = askedNulls(table).length > 0 ? [NEEDS] : [];
  return firstMade<readonly Need[], Plan>([...asked, ['needed', 'optional']], ['needed'], (needs) => {
    const model = outcomeOf(() => modelOf(table, setting, planOf, refinement, needs));
    return isUnsatisfiable(model) ? model : planModel(model, refinement.nullsCompared);
  });
}
