import { getOrInsertComputed } from '../collections.ts';
import type { NumberedRows, Siblings } from '../plan/plan.ts';
import { rowsOf } from '../row-counts.ts';
import { laneValue } from './block.ts';
import { drawRows, type Making, programReady } from './parent-list.ts';
import { MOST_TESTED } from './row-tests.ts';

/** The rows that those of a leading table have as siblings, by the leaders' numbers: so many from a place of the list on. */
export interface SiblingRows {
  readonly firsts: Int32Array;
  readonly counts: Int32Array;
  readonly followers: Int32Array;
}

/**
 * Draws the rows of both tables once, or those of pairs, as far as there are so many of them; null: they are too many. `fitting`: 1 for each follower that
 * may be referred to; null: any may.
 */
export function siblingRows(
  { leaders, followers, pairs }: Siblings,
  leading: number,
  following: number,
  fitting: Uint8Array | null,
  making: Making,
): SiblingRows | null {
  const rows = pairs === undefined ? following : Math.min(rowsOf(making.counts, pairs.table), pairs.rows);
  if (leading + rows > MOST_TESTED) return null;
  const ownersOfFollowers = ownersOf(followers, rows, making);
  const named = pairs === undefined ? null : ownersOf({ plan: followers.plan, number: pairs.number }, rows, making);
  const sets = new Map<number, Set<number>>();
  ownersOfFollowers.forEach((owner, row) => {
    const follower = named?.[row] ?? row;
    const isThere = owner !== NOBODY && follower >= 0 && follower < following;
    if (isThere && fitting?.[follower] !== 0) getOrInsertComputed(sets, owner, () => new Set()).add(follower);
  });
  const groups = new Map([...sets].map(([owner, set]) => [owner, [...set].sort((one, other) => one - other)]));
  const starts = new Map<number, number>();
  let total = 0;
  for (const [owner, rows] of groups) {
    starts.set(owner, total);
    total += rows.length;
  }
  const owners =
    leaders === null ? Float64Array.from({ length: leading }, (_, row) => row) : ownersOf(leaders, leading, making);
  return {
    firsts: Int32Array.from(owners, (owner) => starts.get(owner) ?? 0),
    counts: Int32Array.from(owners, (owner) => groups.get(owner)?.length ?? 0),
    followers: Int32Array.from([...groups.values()].flat()),
  };
}

/** Of a row that belongs to no other. */
const NOBODY = -1;

/** The numbers of what the rows of a table belong to. */
function ownersOf({ plan, number }: NumberedRows, rows: number, making: Making): Float64Array {
  const owners = new Float64Array(rows).fill(NOBODY);
  const program = programReady(plan, making);
  const lanes = program.lanes.columns.get(number);
  if (lanes === undefined) return owners;
  drawRows(program, rows, (row, place) => {
    const isNull = lanes.flag >= 0 && laneValue(lanes.flag, place) === 1;
    if (!isNull) owners[row] = laneValue(lanes.first, place);
  });
  return owners;
}
