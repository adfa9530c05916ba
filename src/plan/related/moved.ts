import type { Interval } from '../../relation/propagate.ts';
import { isOfOtherRows } from '../hidden-columns.ts';
import { isBehind, UNBOUNDED } from './kept.ts';
import type { Measured } from './measured-columns.ts';
import type { TableAgreement } from './roles.ts';

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
  const others = drawnBy.get(column)?.flatMap((one) => one.with) ?? [];
  return others.some((other) => isOfOtherRows(other) || isMoved(other, drawnBy));
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

/** The end of an interval that is as wide as another one, or all of it. */
export function movedInto({ low, high }: Interval, like: Interval): Interval {
  const width = like.high - like.low;
  return Number.isFinite(low) && low > -UNBOUNDED
    ? { low, high: Math.min(high, low + width) }
    : { low: high - width, high };
}
