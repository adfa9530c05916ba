import type { NumberedRows, Siblings } from '../plan/plan.ts';
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
 * Draws the rows of both tables once, as far as there are so many of them; null: they are too many. `fitting`: 1 for each follower that
 * may be referred to; null: any may.
 */
export function siblingRows(
  { leaders, followers }: Siblings,
  leading: number,
  following: number,
  fitting: Uint8Array | null,
  making: Making,
): SiblingRows | null {
  if (leading + following > MOST_TESTED) return null;
  const ownersOfLeaders = leaders && ownersOf(leaders, leading, making);
  const ownersOfFollowers = ownersOf(followers, following, making).map((owner, row) =>
    fitting?.[row] === 0 ? NOBODY : owner,
  );
  const owners = 1 + ownersOfFollowers.reduce((most, owner) => Math.max(most, owner), NOBODY);
  const starts = new Int32Array(owners + 1);
  for (const owner of ownersOfFollowers) if (owner !== NOBODY) starts[owner + 1] = (starts[owner + 1] ?? 0) + 1;
  for (let owner = 0; owner < owners; owner++) starts[owner + 1] = (starts[owner + 1] ?? 0) + (starts[owner] ?? 0);
  const ends = starts.slice();
  const list = new Int32Array(starts[owners] ?? 0);
  ownersOfFollowers.forEach((owner, row) => {
    if (owner === NOBODY) return;
    const place = ends[owner] ?? 0;
    list[place] = row;
    ends[owner] = place + 1;
  });
  const ownerOf = (row: number): number => (ownersOfLeaders === null ? row : (ownersOfLeaders[row] ?? NOBODY));
  const rows = Int32Array.from({ length: leading }, (_, row) => ownerOf(row));
  return {
    firsts: rows.map((owner) => (owner < owners ? (starts[owner] ?? 0) : 0)),
    counts: rows.map((owner) => (owner >= 0 && owner < owners ? (starts[owner + 1] ?? 0) - (starts[owner] ?? 0) : 0)),
    followers: list,
  };
}

/** Of a row that belongs to no other. */
const NOBODY = -1;

/** The numbers of what the rows of a table belong to. */
function ownersOf({ plan, number }: NumberedRows, rows: number, making: Making): Int32Array {
  const owners = new Int32Array(rows).fill(NOBODY);
  const program = programReady(plan, making);
  const lanes = program.lanes.columns.get(number);
  if (lanes === undefined) return owners;
  drawRows(program, rows, (row, place) => {
    const isNull = lanes.flag >= 0 && laneValue(lanes.flag, place) === 1;
    if (!isNull) owners[row] = laneValue(lanes.first, place);
  });
  return owners;
}
