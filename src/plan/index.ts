import type { Key, Table } from '../ir.ts';
import { askedNulls } from './derived/asked-nulls.ts';
import { withWrittenColumns } from './derived/filled-columns.ts';
import { withOrderedPairs } from './keys/ordered-pairs.ts';
import { comparesTruths, outsidePartialKeys, withConditionalKeys } from './keys/partial-keys.ts';
import { type Model, modelOf } from './model.ts';
import { withNames } from './named.ts';
import { withNullChecks, withoutNullChecks } from './null-checks.ts';
import { isUnsatisfiable, madeIn, type Outcome, outcomeOf } from './outcome.ts';
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
  const plan = planStricter(table, setting, planOf, refinement);
  const isFollowing = refinement.followsParents && followedColumns(table).length > 0;
  if (!isFollowing || (!isUnsatisfiable(plan) && plan.rowLimit >= ENOUGH_ROWS && plan.warnings.length === 0))
    return plan;
  const free = planStricter(table, setting, planOf, { ...refinement, followsParents: false });
  if (isUnsatisfiable(plan)) return free;
  const isBetter =
    !isUnsatisfiable(free) && (free.rowLimit > plan.rowLimit || free.warnings.length < plan.warnings.length);
  return isBetter ? free : plan;
}

/** The same as asked for. Of the stricter tables that are easier to plan, the first that has a row is taken. */
function planStricter(table: Table, setting: Setting, planOf: PlanOf, refinement: Refinement): Outcome<Plan> {
  const planned = (one: Table) => {
    const plan = planAsItIs(one, setting, planOf, refinement);
    return isUnsatisfiable(plan) ? plan : withWrittenColumns(plan, one);
  };
  const outside = (one: Table, isSmall: (key: Key) => boolean) =>
    refinement.leavesPartialKeys ? outsidePartialKeys(one, isSmall) : null;
  const named = withConditionalKeys(withNames(table, setting.dialect));
  const ordered = withOrderedPairs(named);
  const stricter = [ordered && outside(ordered, comparesTruths), ordered, outside(named, comparesTruths)];
  for (const one of stricter) {
    const plan = one === null ? null : madeIn(planned(one));
    if (one !== null && plan !== null) return withMoreRows(plan, one, outside, planned);
  }
  const open = withoutNullChecks(named);
  const free = open === null ? null : madeIn(planned(open.table));
  const kept = open === null || free === null ? null : withNullChecks(free, open, setting.dialect.semantics);
  if (kept !== null) return withMoreRows(kept, named, outside, planned);
  const plan = planned(named);
  return isUnsatisfiable(plan) ? plan : withMoreRows(plan, named, outside, planned);
}

/** A plan with all rows outside of the partial keys that allow few; the given one, where that has no more rows. */
function withMoreRows(
  plan: Plan,
  table: Table,
  outside: (table: Table, isSmall: (key: Key) => boolean) => Table | null,
  planned: (table: Table) => Outcome<Plan>,
): Plan {
  if (plan.rowLimit >= ENOUGH_ROWS) return plan;
  const few = new Set(plan.constraints.flatMap(({ name, rows }) => (rows < ENOUGH_ROWS ? [name] : [])));
  const further = outside(table, ({ name }) => few.has(name ?? ''));
  const other = further === null ? null : madeIn(planned(further));
  return other !== null && other.rowLimit > plan.rowLimit && other.warnings.length <= plan.warnings.length
    ? other
    : plan;
}

/**
 * The plan of a table as it is. What is asked for beside its constraints, and then what computing demands, is no constraint: a row
 * that it leaves no room for may do without.
 */
function planAsItIs(table: Table, setting: Setting, planOf: PlanOf, refinement: Refinement): Outcome<Plan> {
  const modelled = (needs: readonly Need[]) => outcomeOf(() => modelOf(table, setting, planOf, refinement, needs));
  const planned = (model: Outcome<Model>): Outcome<Plan> =>
    isUnsatisfiable(model) ? model : planModel(model, refinement.nullsCompared);
  const isAsked = askedNulls(table).length > 0;
  const asked = isAsked ? madeIn(planned(modelled(NEEDS))) : null;
  if (asked !== null) return asked;
  const model = modelled(['needed', 'optional']);
  const plan = planned(model);
  return isUnsatisfiable(plan) && !isUnsatisfiable(model) ? (madeIn(planned(modelled(['needed']))) ?? plan) : plan;
}
