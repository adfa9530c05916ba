import { cornersOf, leftBy } from '../../plan/related/corners.ts';
import type { Contractor } from '../../relation/contractor.ts';
import { EVERYTHING, type Interval, type Intervals } from '../../relation/propagate.ts';
import type { TableAgreement } from './table-agreement.ts';

/** A column that is drawn behind others: what narrows it once they are known, and between which bounds it is drawn at all. */
export interface DrawnBehind {
  readonly column: string;
  readonly contractors: readonly Contractor[];
  readonly interval: Interval;
  /** How far it lies above the least that they leave at most; null: as far as they let it. */
  readonly reach: number | null;
}

/** Columns whose corners are looked at: there are 2 to the power of that many. */
const MOST_ROOTS = 5;

/**
 * What contractors leave their target at the corners of some intervals, where columns between are drawn behind these: what is used is
 * never more than there is, so that what is left is not negative, although each for itself could be anything. Every step is monotonic
 * in each column, and so the corners bound what lies between them. `between`: in the order in which they are drawn. Null: there are
 * too many corners.
 */
export function hullOfCorners(
  contractors: readonly Contractor[],
  roots: Intervals,
  between: readonly DrawnBehind[],
): Interval | null {
  if (roots.size > MOST_ROOTS) return null;
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const corner of cornersOf(roots)) {
    const intervals = new Map(corner);
    for (const { column, contractors: own, interval, reach } of between) {
      const left = leftBy(own, interval, intervals);
      // Where the others leave nothing, the nearest value is drawn.
      const nearest = left.low > interval.high ? interval.high : interval.low;
      const high = reach === null ? left.high : Math.min(left.high, left.low + reach);
      intervals.set(column, left.low <= left.high ? { low: left.low, high } : { low: nearest, high: nearest });
    }
    const { low, high } = leftBy(contractors, EVERYTHING, intervals);
    [least, most] = [Math.min(least, low), Math.max(most, high)];
  }
  return { low: least, high: most };
}

/** The columns that contractors take. */
export function inputsOf(contractors: readonly Contractor[]): readonly string[] {
  return contractors.flatMap((contractor) => contractor.inputs.map(({ column }) => column));
}

/** The columns that decide on others in the end, and those between that are drawn behind them. */
export interface Sources {
  readonly roots: readonly string[];
  readonly between: readonly DrawnBehind[];
}

type Drawn = readonly [column: string, agreements: readonly TableAgreement[]];

/** What decides on columns. `drawnBy`: what others are drawn by, in the order in which they are. */
export function sourcesOf(
  columns: readonly string[],
  drawnBy: ReadonlyMap<string, readonly TableAgreement[]>,
  drawnBehind: (drawn: Drawn) => DrawnBehind,
): Sources {
  const reached = new Set(columns);
  const drawn: Drawn[] = [];
  for (const [column, agreements] of [...drawnBy].toReversed()) {
    if (!reached.has(column)) continue;
    for (const other of agreements.flatMap((agreement) => agreement.with)) reached.add(other);
    drawn.unshift([column, agreements]);
  }
  return { roots: [...reached].filter((column) => !drawnBy.has(column)), between: drawn.map(drawnBehind) };
}
