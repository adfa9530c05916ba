import type { KeyPlan, LanePlan, RowCount } from '../plan.ts';
import { product } from './keys.ts';

/** What there is to count in a parent of so many rows: two at least, where rows are told from another one. */
export function numberOf(what: RowCount['what'], rows: number): number {
  if (what !== 'others' && what !== 'pairs') return rows;
  const others = Math.max(rows, 2) - 1;
  return what === 'others' ? others : Math.max(1, Math.floor(others / 2));
}

/** A key as it is with so many rows in the tables that it refers to. */
export function sizedKey(key: KeyPlan, rowsOf: (counts: RowCount) => number): KeyPlan {
  const wanted = Math.max(
    0,
    ...key.lanes.map(({ counts }) => (counts !== null && isOpen(counts) ? rowsOf(counts) : 0)),
  );
  let sized = withCounts(key, rowsOf, 1);
  // Numbers of rows that are not here may be larger, where these leave the key too little room.
  for (let factor = 2; sized.size < Math.min(wanted, key.size) && factor < MOST_FACTOR; factor *= 2) {
    sized = withCounts(key, rowsOf, factor);
  }
  return sized;
}

/** How much larger such numbers may become: then each column has all that it may hold. */
const MOST_FACTOR = 2 ** 32;

function withCounts(key: KeyPlan, rowsOf: (counts: RowCount) => number, factor: number): KeyPlan {
  if (key.lanes.every(({ counts }) => counts === null)) return key;
  const radices = [...key.radices];
  const lanes = key.lanes.map((lane): LanePlan => {
    if (lane.counts === null) return lane;
    const counted =
      lane.counts.values ?? (isInSolePair(lane, key, rowsOf) ? 1 : numberOf(lane.counts.what, rowsOf(lane.counts)));
    const most = counted * (isOpen(lane.counts) ? factor : 1);
    let weight = 1;
    const digits = lane.digits.map(({ digit }) => {
      const place = { digit, weight };
      radices[digit] = Math.max(1, Math.min(radices[digit] ?? 1, Math.floor(most / weight)));
      weight *= radices[digit] ?? 1;
      return place;
    });
    return { ...lane, spread: 1, digits };
  });
  return { ...key, size: product(radices), radices, lanes };
}

/** Whether a lane counts the rows of which the first of an ordered pair is one, where two rows are but one such pair. */
function isInSolePair({ counts }: LanePlan, { lanes }: KeyPlan, rowsOf: (counts: RowCount) => number): boolean {
  const isSole = ({ counts: other }: LanePlan): boolean =>
    other?.what === 'pairs' && other.table === counts?.table && rowsOf(other) <= 2;
  return counts?.what === 'rows' && lanes.some(isSole);
}

/** Whether a lane is one of a column, and not of rows of a parent. */
export function isOfColumn({ counts }: LanePlan): boolean {
  return counts === null || isOpen(counts);
}

/** Whether a column holds more than what is counted, so that the lane may become larger. */
function isOpen({ what }: RowCount): boolean {
  return what === 'numbers' || what === 'values';
}
