import { getOrInsertComputed } from '../collections.ts';
import type { Thread } from '../plan/plan.ts';
import { mix32 } from '../random.ts';
import { laneValue } from './block.ts';
import { drawRows, type Making, programReady, valueReader } from './parent-list.ts';
import { MOST_TESTED } from './row-tests.ts';

/** Earlier rows that are looked at for one that came to be before. */
const LOOKS = 8;

/** Of a row that follows none. */
const NONE_BEFORE = -1;

/** Draws the rows of a table once: for each, the number of an earlier one of its thread that came to be before. Null: there are too many. */
export function earlierInThreads(
  { plan, about, moment }: Thread,
  rows: number,
  key: number,
  making: Making,
): Int32Array | null {
  if (rows > MOST_TESTED) return null;
  const program = programReady(plan, making);
  const lanes = about.map((name) => program.lanes.columns.get(name)?.first ?? 0);
  const momentAt = moment === null ? () => 0 : valueReader(moment, plan, program);
  const moments = new Float64Array(rows);
  const threads = new Map<string, number[]>();
  const before = new Int32Array(rows).fill(NONE_BEFORE);
  drawRows(program, rows, (row, place) => {
    const now = momentAt(place);
    moments[row] = now;
    const thread = getOrInsertComputed(threads, lanes.map((lane) => laneValue(lane, place)).join(), () => []);
    for (let look = 0; look < LOOKS && thread.length > 0 && before[row] === NONE_BEFORE; look++) {
      const found = thread[(mix32(key ^ mix32(row + Math.imul(look, 0x9e3779b1))) >>> 0) % thread.length] ?? 0;
      if ((moments[found] ?? 0) <= now) before[row] = found;
    }
    thread.push(row);
  });
  return before;
}
