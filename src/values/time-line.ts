import { dayNumber, dayText } from './part.ts';

/** When things happen, as the values of all tables of a text have it. No clock is asked, so that the same seed gives the same rows. */
export interface TimeLine {
  /** Seconds from 1970 to the moment at which everything is looked at, in UTC: what is past lies before it. */
  readonly reference: number;
  /** Whether conditions that ask for the time hold at that moment, too, and not only whenever rows may be loaded. */
  readonly isAsked: boolean;
  /** The first and the last day of what happens; null: where the names of columns say, before and around the reference time. */
  readonly from: number | null;
  readonly to: number | null;
}

export const SECONDS_OF_DAY = 86_400;

/** The year that the years of the table of meanings are written for: they are those of people who live then. */
const MEANT_YEAR = 2026;

/** The first of 2026, where nothing else is asked for. */
export const DEFAULT_TIME_LINE: TimeLine = {
  reference: dayNumber(MEANT_YEAR, 1, 1) * SECONDS_OF_DAY,
  isAsked: true,
  from: null,
  to: null,
};

/** Rows are loaded between these days, in UTC. */
export const FIRST_LOADED = dayNumber(MEANT_YEAR, 1, 1);
export const LAST_LOADED = dayNumber(2100, 12, 31);

/** Whether the reference time is one at which rows may be loaded. */
export function isWhileLoaded(line: TimeLine): boolean {
  const day = referenceDay(line);
  return day >= FIRST_LOADED && day < LAST_LOADED;
}

/** The number of the day on which everything is looked at. */
export function referenceDay({ reference }: Pick<TimeLine, 'reference'>): number {
  return Math.floor(reference / SECONDS_OF_DAY);
}

/** The year in which everything is looked at. */
export function referenceYear(line: Pick<TimeLine, 'reference'>): number {
  return yearOfDay(referenceDay(line));
}

/** The year of a day's number. */
export function yearOfDay(day: number): number {
  return Number(dayText(day).slice(0, 4));
}
