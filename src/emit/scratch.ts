import type { Plan } from '../plan/plan.ts';
import { plansDrawn } from '../plan/references/drawn-plans.ts';
import { placesOfComputed } from './computed.ts';
import type { Lanes } from './lanes.ts';
import {
  BLOCK_ROWS,
  CHECK_SCRATCH,
  COMPUTED,
  COMPUTED_COLUMN_BYTES,
  type Extent,
  INTERVALS,
  LANE_BYTES,
  LANES,
  REGIONS,
  ROW_SCRATCH,
  ROWS,
  SLOTS,
  VALUES,
} from './memory.ts';
import { COLUMN_BYTES, SLOT_BYTES } from './record.ts';

/* Where an output leaves traces in the common memory, so that they are gone before the next one begins. */

/** What drawing and checking the rows of a plan writes to in the common memory, outside of its tables. */
export function scratchOf(plan: Plan, lanes: Lanes): readonly Extent[] {
  const { residuals } = plan;
  const computed = placesOfComputed(plan).size;
  return [
    // The list of all rows is the same for all.
    { start: ROWS + 4 * BLOCK_ROWS, bytes: 4 * BLOCK_ROWS * (REGIONS - 1) },
    ROW_SCRATCH,
    { start: LANES, bytes: Math.min(LANE_BYTES, BLOCK_ROWS * lanes.count * 4) },
    ...(residuals.length === 0 ? [] : [CHECK_SCRATCH]),
    ...withParents(plan).flatMap((drawn) => (drawn.related.length === 0 ? [] : relatedScratch(drawn))),
    ...(computed === 0 ? [] : [{ start: COMPUTED, bytes: computed * COMPUTED_COLUMN_BYTES }]),
  ];
}

/** A plan, and those of rows of parents that are drawn with its rows. */
function withParents(plan: Plan): readonly Plan[] {
  return [plan, ...plansDrawn(plan).flatMap(withParents)];
}

function relatedScratch({ related }: Plan): readonly Extent[] {
  const slots = related.flatMap(({ demands }) =>
    demands.flatMap(({ contractor: { inputs, steps, result } }) => [
      result,
      ...inputs.map(({ slot }) => slot),
      ...steps.map(({ out }) => out),
    ]),
  );
  return [
    { start: INTERVALS, bytes: SLOT_BYTES },
    { start: SLOTS, bytes: (slots.reduce((most, slot) => Math.max(most, slot), -1) + 1) * SLOT_BYTES },
    { start: VALUES, bytes: related.length * COLUMN_BYTES },
  ];
}
