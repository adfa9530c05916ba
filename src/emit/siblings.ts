import type { NumberedRows, Siblings } from '../plan/plan.ts';
import { laneValue } from './block.ts';
import { drawBlock, type Making, programReady, rowsOfBlock } from './parent-list.ts';

/** Rows that are drawn for one pair of references, at most: with more, any rows go together, so that the first row comes soon. */
const MOST_ROWS = 400_000;

/** The rows that those of a leading table have as siblings, by the leaders' numbers: so many from a place of the list on. */
export interface SiblingRows {
  readonly firsts: Int32Array;
  readonly counts: Int32Array;
  readonly followers: Int32Array;
}

/** Draws the rows of both tables once, as far as there are so many of them; null: they are too many. */
export function siblingRows(
  { leaders, followers }: Siblings,
  leading: number,
  following: number,
  making: Making,
): SiblingRows | null {
  if (leading + following > MOST_ROWS) return null;
  const ownersOfLeaders = leaders && ownersOf(leaders, leading, making);
  const ownersOfFollowers = ownersOf(followers, following, making);
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
  const full = rowsOfBlock(program);
  for (let row = 0; row < rows; row += full) {
    const count = Math.min(full, rows - row);
    drawBlock(program, row, count);
    for (let index = 0; index < count; index++) {
      const isNull = lanes.flag >= 0 && laneValue(lanes.flag, index) === 1;
      if (!isNull) owners[row + index] = laneValue(lanes.first, index);
    }
  }
  return owners;
}

/** Of each row of a table the one that stands in its place: itself where it has siblings of all kinds; none: no row has. */
export function rowsWithSiblings(all: readonly SiblingRows[], rows: number): Int32Array | null {
  const having: number[] = [];
  for (let row = 0; row < rows; row++) if (all.every(({ counts }) => (counts[row] ?? 0) > 0)) having.push(row);
  if (having.length === 0 || having.length === rows) return null;
  const own = new Set(having);
  return Int32Array.from({ length: rows }, (_, row) =>
    own.has(row) ? row : (having[Math.floor((row * having.length) / rows)] ?? row),
  );
}
