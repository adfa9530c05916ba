import type { Contractor } from '../../relation/contractor.ts';
import { type Interval, type Intervals, narrowedBy } from '../../relation/propagate.ts';

/** The corners of intervals: each column at its least or its largest value, in all 2 to the power of so many combinations. */
export function* cornersOf(intervals: Intervals): Iterable<Intervals> {
  for (let corner = 0; corner < 2 ** intervals.size; corner++) {
    yield new Map(
      Array.from(intervals, ([column, { low, high }], place) => {
        const end = (corner >> place) % 2 === 0 ? low : high;
        return [column, { low: end, high: end }] as const;
      }),
    );
  }
}

/** What all contractors of a target leave of an interval. */
export function leftBy(contractors: readonly Contractor[], interval: Interval, intervals: Intervals): Interval {
  return contractors.reduce((left, contractor) => narrowedBy(contractor, left, intervals), interval);
}
