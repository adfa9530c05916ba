import { type Context, type Model, withNullsCompared } from './model.ts';
import { isUnsatisfiable, madeIn, type Outcome, outcomeOf } from './outcome.ts';
import type { Plan } from './plan.ts';
import { Planner } from './planner.ts';

/** Rounds of planning at most: each propagates what the relations of the one before imply. */
const MAX_ROUNDS = 3;

/**
 * The plan of a model. Of a disjunction, the case that suits a key best is tried as the only one at first; where no values satisfy
 * what compares columns, NULL in them may. `nullsCompared`: that is to be so from the start.
 */
export function planModel(model: Model, nullsCompared: boolean): Outcome<Plan> {
  const withNulls = withNullsCompared(model);
  if (nullsCompared) return planOf(withNulls ?? model, false);
  const settled = model.checked.components.length > 0 ? madeIn(planOf(model, true)) : null;
  if (settled !== null) return settled;
  const open = planOf(model, false);
  if (!isUnsatisfiable(open) || withNulls === null) return open;
  return madeIn(planOf(withNulls, false)) ?? open;
}

/** `settlesCases`: whether the only case that is left of a disjunction counts as what always holds. */
function planOf(model: Model, settlesCases: boolean): Outcome<Plan> {
  const context = { ...model, settlesCases, known: new Map() };
  return outcomeOf(() => {
    const settled = plannerOf(context).settled();
    const nulls = settled.withNullsForUnknown();
    const withNulls =
      nulls && madeIn(outcomeOf(() => agreedPlan(new Planner(context, nulls, new Map()).settled(), context)));
    const plan = withNulls ?? agreedPlan(settled, context);
    return context.softening.soften(plan, context.table, context.dialect, context.parents.planOf);
  });
}

/** The planner of the last round. Columns of keys are functions of others where that still tells rows apart. */
function plannerOf(context: Context): Planner {
  const planner = plannerAfter(context, true);
  return planner.keepsKeys() ? planner : plannerAfter(context, false);
}

/** `definesKeys`: whether columns of keys may be functions of others. */
function plannerAfter(context: Context, definesKeys: boolean): Planner {
  let planner = new Planner(context, context.checked, new Map());
  planner.refuseContradiction();
  for (let round = 1; round < MAX_ROUNDS; round++) {
    const implied = planner.implied(definesKeys);
    if (implied === null) break;
    const next = new Planner(context, implied.checked, implied.keyed);
    // What contradicts itself shows in the first round; later ones follow from how values are drawn, too.
    if (round > 1 && !hasValues(next)) break;
    planner = next;
  }
  return planner;
}

/** The plan of a table whose columns are drawn within what is expected of them. */
function agreedPlan(planner: Planner, { softening, parents }: Context): Plan {
  return planner.plan(softening.agree(planner.constrained(), parents.planOf));
}

/** Whether there are values for each column: a planner draws them to tell what keeps keys. */
function hasValues(planner: Planner): boolean {
  return !isUnsatisfiable(outcomeOf(() => ({ keeps: planner.keepsKeys() })));
}
