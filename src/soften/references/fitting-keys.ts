import type { FittingImages, FittingLane, KeyPlan, ParentStep, Plan } from '../../plan/plan.ts';
import { withReferences } from './chosen-rows.ts';

/**
 * Lets the keys that number the rows of parents begin with those that fit: with applications for jobs that are published, and with labels of
 * the project of an issue.
 */
export function withFittingKeys(plan: Plan): Plan {
  const keys = plan.keys.map((key): KeyPlan => {
    const fitting = fittingOf(key, plan);
    return fitting === null ? key : { ...key, fitting };
  });
  if (keys.every((key, index) => key === plan.keys[index])) return plan;
  const changed = withReferences(plan, (step) => {
    const key = step.turn === null ? undefined : keys[step.turn.key];
    return step.turn === null || key === undefined ? step : { ...step, turn: { ...step.turn, plan: key } };
  });
  return { ...changed, keys };
}

/** The images of a key that fit; null: any does. */
function fittingOf({ lanes }: KeyPlan, { columns }: Plan): FittingImages | null {
  const steps = columns.flatMap(({ draw }) => (draw.kind === 'parent' ? draw.steps.slice(0, 1) : []));
  const numbering = lanes.flatMap(({ column, counts }): readonly FittingLane[] => {
    if (counts === null || counts.what !== 'rows' || counts.listed) return [];
    const step = steps.find(({ reference, turn }) => reference === counts.reference && turn?.beside === null);
    return step === undefined ? [] : [{ lane: column, step }];
  });
  const placesOf = ({ lane }: FittingLane) =>
    lanes.flatMap(({ column, digits }) => (column === lane ? digits.map(({ digit }) => digit) : []));
  // Where one number tells the rows of both, no pair can be chosen.
  const isApart = (one: FittingLane, other: FittingLane): boolean =>
    placesOf(one).every((place) => !placesOf(other).includes(place));
  for (const follower of numbering) {
    const { among } = follower.step;
    const leader = numbering.find(({ step }) => step.reference === among?.leader.reference);
    if (among !== undefined && leader !== undefined && isApart(leader, follower))
      return { leader, follower, siblings: among.siblings };
  }
  const [first, ...others] = numbering.filter(({ step }) => isAsking(step));
  if (first === undefined) return null;
  return { leader: first, follower: others.find((one) => isApart(first, one)) ?? null, siblings: null };
}

/** Whether a step asks for rows in some states. */
function isAsking({ only }: ParentStep): boolean {
  return only?.some(({ kind }) => kind === 'state') === true;
}
