import { normalQuantile } from './normal.ts';

/**
 * How far a moment lies behind another one, in seconds: log-normal, between two ends. What takes a day as a rule takes an hour
 * now and then, and a week as often.
 */
export interface Distance {
  readonly least: number;
  readonly median: number;
  /** Deviation of the natural logarithm. */
  readonly sigma: number;
  readonly most: number;
}

/** Stretches of a table of distances: each is as likely as any other. */
export const DISTANCE_SEGMENTS = 64;

/** Share of the shortest and of the longest distances that are left out: the tails have no end. */
const TAIL_SHARE = 1 / 512;

/** The quantiles of a distance in so many units a second: they rise, one more than there are segments. */
export function distanceTable(
  { least, median, sigma, most }: Distance,
  unitsPerSecond: number,
): Float64Array<ArrayBuffer> {
  return Float64Array.from({ length: DISTANCE_SEGMENTS + 1 }, (_, place) => {
    const share = Math.min(1 - TAIL_SHARE, Math.max(TAIL_SHARE, place / DISTANCE_SEGMENTS));
    const seconds = median * Math.exp(sigma * normalQuantile(share));
    return Math.round(Math.min(most, Math.max(least, seconds)) * unitsPerSecond);
  });
}

/** The longest distance that is drawn, in so many units a second. */
export function farthest(distance: Distance, unitsPerSecond: number): number {
  return distanceTable(distance, unitsPerSecond)[DISTANCE_SEGMENTS] ?? 0;
}
