import { type Contractor, highOf, lowOf, runContractor, setInput } from './contractor.ts';
import { ROUNDING } from './interval-step.ts';

/** The least and the largest that a column's whole numbers can be. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The intervals of columns. */
export type Intervals = ReadonlyMap<string, Interval>;

export const EVERYTHING: Interval = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/** What two intervals have in common; null: nothing. */
export function common(one: Interval, other: Interval): Interval | null {
  const both = { low: Math.max(one.low, other.low), high: Math.min(one.high, other.high) };
  return both.low <= both.high ? both : null;
}

export function isInside(inner: Interval, outer: Interval): boolean {
  return inner.low >= outer.low && inner.high <= outer.high;
}

/** Steps of contractors that are run until no interval changes: bounds the time that relations without end take. */
const MAX_STEPS = 60_000;

/**
 * Narrows the intervals of columns to what their relations leave, as far as each relation alone shows. Null: a column has
 * nothing left. Columns without an interval demand nothing.
 */
export function propagated(contractors: readonly Contractor[], intervals: Intervals): Intervals | null {
  const narrowed = new Map(intervals);
  const backwards = contractors.toReversed();
  let steps = 0;
  let round = 0;
  // Every other round goes backwards: so a chain of any length is followed to both of its ends at once.
  for (let changed = true; changed && steps < MAX_STEPS; round++) {
    changed = false;
    for (const contractor of round % 2 === 0 ? contractors : backwards) {
      steps += contractor.steps.length;
      const known = narrowed.get(contractor.target);
      if (known === undefined) continue;
      const interval = narrowedBy(contractor, known, narrowed);
      if (interval.low > interval.high) return null;
      if (interval.low > known.low || interval.high < known.high) {
        narrowed.set(contractor.target, interval);
        changed = true;
      }
    }
  }
  return narrowed;
}

/** What a contractor leaves of its target's interval. */
export function narrowedBy(contractor: Contractor, known: Interval, intervals: Intervals): Interval {
  for (const { column, slot } of contractor.inputs) {
    const interval = intervals.get(column);
    setInput(slot, interval?.low ?? Number.NaN, interval?.high ?? Number.NaN);
  }
  runContractor(contractor);
  const low = wholeAbove(lowOf(contractor.result), contractor.exact);
  const high = wholeBelow(highOf(contractor.result), contractor.exact);
  return {
    low: Number.isNaN(low) ? known.low : Math.max(low, known.low),
    high: Number.isNaN(high) ? known.high : Math.min(high, known.high),
  };
}

/** The least whole number that is not below an end of an interval. */
function wholeAbove(low: number, exact: boolean): number {
  return Math.ceil(exact ? low : low - ROUNDING);
}

/** The largest whole number that is not above an end of an interval. */
function wholeBelow(high: number, exact: boolean): number {
  return Math.floor(exact ? high : high + ROUNDING);
}
