import type { PlaceOfRow } from '../plan/plan.ts';
import { laneValue } from './block.ts';
import { NO_LANES } from './lanes.ts';
import { drawRows, type Making, programReady } from './parent-list.ts';
import { MOST_TESTED } from './row-tests.ts';

/**
 * Draws rows of a table once: the rank that says how many rows before each refer to the same, the last one for all beyond it. Null: they
 * are too many.
 */
export function ranksOfPlaces(
  { rows: numbered, ranks, isFalling }: PlaceOfRow,
  rows: number,
  making: Making,
): Int32Array | null {
  if (rows > MOST_TESTED) return null;
  const { plan, number } = numbered;
  const program = programReady(plan, making);
  const { first: lane, flag } = program.lanes.columns.get(number) ?? NO_LANES;
  const found = new Int32Array(rows);
  const counts = new Map<number, number>();
  drawRows(program, rows, (row, place) => {
    // What refers to nothing has no place among others.
    if (flag >= 0 && laneValue(flag, place) === 1) return;
    const referred = laneValue(lane, place);
    const before = counts.get(referred) ?? 0;
    counts.set(referred, before + 1);
    const rank = Math.min(before, ranks - 1);
    found[row] = isFalling ? ranks - 1 - rank : rank;
  });
  return found;
}
