import { FIRST_LOADED, LAST_LOADED, referenceDay, type TimeLine } from '../values/time-line.ts';

/** The days between which now() is, counted as dates are, in any zone. */
export interface LoadTime {
  readonly first: number;
  readonly last: number;
}

/** Days that lie before the first one in any zone, and behind the last one, at least. */
const BEFORE = 2;
const BEHIND = 1;

/**
 * The days between which now() is: the one of the reference time, and those at which rows are loaded, which are not known before.
 * Whatever is compared with the time must do for all of them.
 */
export function loadTimeOf(line: TimeLine): LoadTime {
  const day = line.isAsked ? referenceDay(line) : FIRST_LOADED;
  return { first: Math.min(day, FIRST_LOADED) - BEFORE, last: Math.max(day + 1, LAST_LOADED) + BEHIND };
}
