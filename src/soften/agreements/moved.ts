import { isOfOtherRows } from '../../plan/hidden-columns.ts';
import type { Measured } from '../../plan/related/measured-columns.ts';
import type { Interval } from '../../relation/propagate.ts';
import { isBehind, UNBOUNDED } from './kept.ts';
import type { TableAgreement } from './table-agreement.ts';

/* Moments that rows of other tables move, and what is written down before something to come. */

type DrawnBy = ReadonlyMap<string, readonly TableAgreement[]>;

/** The last unit of the moments that a column lies behind and that rows of other tables move; -Infinity: none does. */
export function lastMoved(
  column: string,
  agreements: readonly TableAgreement[],
  drawnBy: DrawnBy,
  measuredOf: (name: string) => Measured | null,
): number {
  const unit = 10 ** (measuredOf(column)?.scale ?? 0);
  const moved = agreements
    .filter(isBehind)
    .flatMap((one) => one.with)
    .filter((other) => isMoved(other, drawnBy));
  return Math.max(
    ...moved.map((other) => {
      const { interval = { high: Number.NEGATIVE_INFINITY }, grid = 1, scale = 0 } = measuredOf(other) ?? {};
      return ((interval.high + grid) / 10 ** scale) * unit - 1;
    }),
  );
}

/** Whether a column lies behind rows of other tables, be it through others of its row. */
function isMoved(column: string, drawnBy: DrawnBy): boolean {
  const seen = new Set([column]);
  for (const name of seen) {
    const others = drawnBy.get(name)?.flatMap((one) => one.with) ?? [];
    if (others.some(isOfOtherRows)) return true;
    for (const other of others) seen.add(other);
  }
  return false;
}

/** What is left for a moment, which ends by now where it is merely written down before something to come. */
export function writtenByNow(
  { low, high }: Interval,
  { interval }: Measured,
  agreements: readonly TableAgreement[],
): Interval {
  const isNear = agreements.some(({ conditions }) => conditions.length > 1);
  return { low, high: isNear ? high : Math.min(high, Math.max(low, interval.high)) };
}

/**
 * The end of an interval that is as wide as what a column holds, or all of it, up to `now`, a moment, where that is past; null: it would
 * lie behind that.
 */
export function movedInto(
  { low, high }: Interval,
  { interval, dimension, scale }: Measured,
  now: number,
): Interval | null {
  const reference = now * 10 ** scale;
  if (dimension === 'instant' && low > reference && interval.high <= reference) return null;
  const width = interval.high - interval.low;
  const hasStart = Number.isFinite(low) && low > -UNBOUNDED;
  const last = dimension === 'instant' && interval.high <= reference ? Math.min(high, reference) : high;
  const moved = hasStart ? { low, high: Math.min(last, low + width) } : { low: last - width, high: last };
  return Math.abs(moved.low) < UNBOUNDED && Math.abs(moved.high) < UNBOUNDED ? moved : null;
}
