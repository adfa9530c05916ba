import type { RanksBeside, SharedDigit } from '../plan/plan.ts';
import { laneValue, rowAt, setLaneValue } from './block.ts';
import { type Lanes, NO_LANES } from './lanes.ts';
import { Operation } from './operation.ts';
import type { SiblingRows } from './siblings.ts';

/** Puts a rank that stands beside the one in another lane, `offset`, in the place of the lane's; where none does, that stays. */
export function keepBeside({ lane, offset, beside }: Operation, start: number, count: number): void {
  const { firsts, counts, followers } = beside;
  for (let i = 0; i < count; i++) {
    const row = rowAt(start + i);
    const leader = laneValue(offset, row);
    const ranks = counts[leader] ?? 0;
    if (ranks === 0) continue;
    const place = (firsts[leader] ?? 0) + (laneValue(lane, row) % ranks);
    setLaneValue(lane, row, followers[place] ?? 0);
  }
}

/** The digit that a shared one copies, be it only to have its rank changed then; null: chance draws it. */
export function copiedDigit(source: SharedDigit | null): SharedDigit | null {
  if (source?.beside === undefined) return source;
  const { turn } = source.beside;
  return turn === null ? null : { column: turn, digit: 0 };
}

/** What makes so many ranks in a lane, once they are drawn, stand beside those of another column; nothing: they stay as they are. */
export function besideDraws(
  source: SharedDigit | null,
  lane: number,
  size: number,
  { columns }: Lanes,
): readonly Operation[] {
  if (source?.beside === undefined) return [];
  const offset = (columns.get(source.column) ?? NO_LANES).first + source.digit;
  const kernel = keepBeside;
  return [Object.assign(new Operation(), { kernel, lane, offset, size, beside: listedBeside(source.beside.ranks) })];
}

function listedBeside(groups: RanksBeside['ranks']): SiblingRows {
  const firsts = new Int32Array(groups.length);
  groups.forEach(({ length }, rank) => {
    if (rank + 1 < firsts.length) firsts[rank + 1] = (firsts[rank] ?? 0) + length;
  });
  return {
    firsts,
    counts: Int32Array.from(groups, ({ length }) => length),
    followers: Int32Array.from(groups.flat()),
  };
}
