import {
  type ColumnPlan,
  type FittingImages,
  type KeyPlan,
  type ParentStep,
  type Plan,
  type Siblings,
  withFirstStep,
} from '../plan.ts';

/* Which rows of parents references choose, be it by those that other references lead to. */

/** The columns that conditions read which are evaluated on each row: a row may be drawn again for them. */
export function evaluatedColumns({ residuals }: Pick<Plan, 'residuals'>): ReadonlySet<string> {
  return new Set(residuals.flatMap(({ columns }) => columns));
}

/** A plan whose references to rows of parents are changed, and with each what chooses such rows by those that it leads to. */
export function withReferences(plan: Plan, changed: (first: ParentStep) => ParentStep): Plan {
  const deep = (step: ParentStep): ParentStep =>
    changed({
      ...step,
      ...(step.apart === undefined ? {} : { apart: deep(step.apart) }),
      ...(step.among === undefined ? {} : { among: { ...step.among, leader: deep(step.among.leader) } }),
    });
  const moved = (column: ColumnPlan): ColumnPlan => ({ ...column, draw: withFirstStep(column.draw, deep) });
  return { ...plan, columns: plan.columns.map(moved), hidden: plan.hidden.map(moved) };
}

/** The numbers of the foreign keys by whose rows those of the first of some steps are chosen. */
export function leadersOf([first]: readonly ParentStep[]): readonly number[] {
  return [first?.apart, first?.among?.leader].flatMap((step) =>
    step === undefined ? [] : [step.reference, ...leadersOf([step])],
  );
}

/** The plans by whose rows those that a plan's refer to are chosen. */
export function plansOfTests({ columns, hidden, keys }: Pick<Plan, 'columns' | 'hidden' | 'keys'>): ReadonlySet<Plan> {
  const found = new Set<Plan>();
  const seen = new Set<FittingImages>();
  const addSiblings = ({ leaders, followers, follower }: Siblings): void => {
    if (leaders !== null) found.add(leaders.plan);
    found.add(followers.plan);
    add(follower);
  };
  const addKey = ({ fitting }: KeyPlan): void => {
    if (fitting === undefined || seen.has(fitting)) return;
    seen.add(fitting);
    for (const lane of [fitting.leader, fitting.follower]) if (lane != null) add(lane.step);
    if (fitting.siblings !== null) addSiblings(fitting.siblings);
  };
  const add = ({ among, only = [], apart, turn, schedule }: ParentStep): void => {
    if (turn !== null) addKey(turn.plan);
    for (const test of only) {
      if (test.kind === 'siblings') addSiblings(test.siblings);
      else found.add(test.states.plan);
    }
    if (among !== undefined) {
      addSiblings(among.siblings);
      add(among.leader);
    }
    if (apart !== undefined) add(apart);
    if (schedule !== undefined) {
      found.add(schedule.plan);
      for (const { plan } of [...schedule.bounds, ...schedule.limits]) found.add(plan);
    }
  };
  for (const key of keys) addKey(key);
  for (const { draw } of [...columns, ...hidden]) {
    if (draw.kind === 'parent') draw.steps.forEach(add);
    if (draw.kind === 'parent' && draw.value.kind === 'digits' && draw.value.key !== null) addKey(draw.value.key.plan);
    if (draw.kind === 'parent' && draw.value.kind === 'place') found.add(draw.value.rows.plan);
    if (draw.kind === 'earlier' && draw.thread !== undefined) found.add(draw.thread.plan);
  }
  return found;
}
