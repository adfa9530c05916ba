/** Work in steps of some milliseconds, with a result: other work can be done between them. */
export type Steps<Result> = Generator<void, Result, void>;

/** Columns, or what there is of them, that a step takes: each takes some ten microseconds, and ten times as long at first. */
const STEP_ITEMS = 256;

/** Whether a step ends before the item with this number, counted from 0. */
export function endsStep(item: number): boolean {
  return item % STEP_ITEMS === STEP_ITEMS - 1;
}

/** Does all steps at once. */
export function resultOf<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
