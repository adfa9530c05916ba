import type { Shape } from '../../../grammar/shape.ts';
import type { Interval, Intervals } from '../../relation/propagate.ts';
import { limitsOf } from '../../values/integer.ts';
import { DAY, type Measure, ordinalOf } from '../../values/measure.ts';
import { dayNumber } from '../../values/part.ts';
import type { Facts } from '../../values/request.ts';

/** What of a measured column decides how far its values may be widened. */
interface Widened {
  readonly dimension: Measure['dimension'];
  readonly scale: number;
  readonly interval: Interval;
  /** Whether there are no others than these. */
  readonly listed: boolean;
}

/** How many times their own width natural values are widened by, on both sides, where they leave no row; the last: as far as they go. */
export const WIDENINGS: readonly number[] = [1, 10, 100, Number.POSITIVE_INFINITY];

/** Digits of a number that a double keeps. */
const MAX_DIGITS = 15;

/** The interval of a column's values, widened by so many times its width as far as its type and what always holds of it allow. */
export function widened(measured: Widened, shape: Shape | undefined, { least, most }: Facts, widths: number): Interval {
  const { low, high } = measured.interval;
  if (measured.listed) return measured.interval;
  const by = (high - low + 1) * widths;
  const wide = wideInterval(measured, shape);
  const [first, last] = [least, most].map((bound) => (bound === null ? null : ordinalOf(measured, bound.value)));
  return {
    low: Math.max(low - by, wide.low, first ?? wide.low),
    high: Math.min(high + by, wide.high, last ?? wide.high),
  };
}

/** Whether each column whose values are listed has one of them within its interval. */
export function holdListedValues(
  intervals: Intervals,
  facts: ReadonlyMap<string, Facts>,
  measuredOf: (column: string) => Widened | null,
): boolean {
  return [...intervals].every(([column, { low, high }]) => {
    const [measured, list] = [measuredOf(column), facts.get(column)?.list ?? null];
    if (measured === null || list === null) return true;
    const ordinals = list.map((value) => ordinalOf(measured, value));
    return ordinals.some((ordinal) => ordinal === null || (ordinal >= low && ordinal <= high));
  });
}

/** All that a column of the kind may hold, about. */
function wideInterval({ dimension, scale }: Widened, shape: Shape | undefined): Interval {
  if (shape?.kind === 'integer') {
    const { first, last } = limitsOf(shape);
    return { low: Number(first) * 10 ** scale, high: Number(last) * 10 ** scale };
  }
  if (shape?.kind === 'decimal' && shape.precision !== null && shape.precision <= MAX_DIGITS) {
    const most = 10 ** (shape.precision - (shape.scale ?? 0)) - 1;
    return { low: shape.unsigned ? 0 : -most * 10 ** scale, high: most * 10 ** scale };
  }
  if (dimension === 'number') return { low: -Number.MAX_SAFE_INTEGER, high: Number.MAX_SAFE_INTEGER };
  const day = DAY * 10 ** scale;
  if (dimension === 'span') return { low: 0, high: 9999 * day };
  return dimension === 'clock'
    ? { low: 0, high: day - 1 }
    : { low: dayNumber(1000, 1, 1) * day, high: dayNumber(9999, 12, 31) * day };
}
