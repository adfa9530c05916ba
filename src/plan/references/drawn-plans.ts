import type { FittingImages, KeyPlan, ParentStep, Plan, Siblings } from '../plan.ts';

/* The plans of other tables' rows that are drawn with those of a plan, as it says. */

/** The plans of the parents' rows that are drawn with a plan's rows. */
export function plansDrawn({ columns, hidden }: Pick<Plan, 'columns' | 'hidden'>): readonly Plan[] {
  return [...columns, ...hidden].flatMap(({ draw }) =>
    draw.kind === 'parent' && draw.value.kind === 'drawn' ? [draw.value.plan] : [],
  );
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
