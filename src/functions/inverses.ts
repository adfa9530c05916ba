import { clockText, dayNumber, dayText } from '../values/part.ts';

/** How the text of a bound is made of a finite number, mostly a whole one, and the numbers that a function gives at all. */
export interface Inverse {
  readonly least?: number;
  readonly most?: number;
  /** The first and the last argument for a number, as decimal digits without an exponent. */
  readonly first: (value: number) => string;
  readonly last: (value: number) => string;
  /** Whether these are numbers; else dates and times. */
  readonly literal?: 'number';
  /** Whether it gives fractions of whole arguments: its numbers are any, and bounds are not rounded to whole ones. */
  readonly givesFractions?: true;
  /** Whether the same numbers come again with each period: the bounds are of one period. */
  readonly isPeriodic?: true;
  /** Whether it is the day of a month, which every month has. */
  readonly isDayOfMonth?: true;
  /** The number of a day, counted from 1970-01-01, where days are listed: a period has few of them. */
  readonly ofDay?: (day: number) => number;
  /** The unit of a clock that the numbers are, where moments are listed. */
  readonly ofClock?: 'minute' | 'second';
}

/** Digits behind the point that the square of a fraction is written with: those of the square of the least margin, and two more. */
const SQUARE_DIGITS = 20;

/** The square of a number: of a whole one with all of its digits, which a double has up to 2^53 alone. */
function squareOf(root: number): string {
  return Number.isInteger(root) ? String(BigInt(root) ** 2n) : (root * root).toFixed(SQUARE_DIGITS);
}

/** Of square roots. From 0 on: of a number below, PostgreSQL refuses the root, and MySQL has NULL. */
export const SQUARE: Inverse = {
  least: 0,
  first: squareOf,
  last: squareOf,
  literal: 'number',
  givesFractions: true,
};

/** Days from MySQL's day 0 to 1970-01-01. */
const EPOCH_DAY = 719_528;

const SECONDS_OF_DAY = 86_400;

/** A Sunday and a Monday, and the year that they are in: a leap year. */
export const LEAP_YEAR = 2024;
const SUNDAY = dayNumber(LEAP_YEAR, 9, 1);
const MONDAY = dayNumber(LEAP_YEAR, 9, 2);

const monthStart = (year: number, month: number): string => dayText(dayNumber(year, month, 1));
const monthEnd = (year: number, month: number): string =>
  `${dayText(month === 12 ? dayNumber(year, 12, 31) : dayNumber(year, month + 1, 1) - 1)} 23:59:59`;
const dayStart = (day: number): string => dayText(day);
const dayEnd = (day: number): string => `${dayText(day)} 23:59:59`;
const moment = (second: number): string =>
  `${dayText(Math.floor(second / SECONDS_OF_DAY))} ${clockText(((second % SECONDS_OF_DAY) + SECONDS_OF_DAY) % SECONDS_OF_DAY)}`;
const two = (value: number): string => String(value).padStart(2, '0');

function monthOf(day: number): number {
  return Number(dayText(day).slice(5, 7));
}

/*
 * Of the functions of one date or number that MySQL takes for partitions: MySQL 9 manual 26.6.3, "Partitioning Limitations
 * Relating to Functions".
 */

export const YEAR: Inverse = {
  least: 1000,
  most: 9999,
  first: (value) => monthStart(value, 1),
  last: (value) => monthEnd(value, 12),
};

/** The fourth of January is always of the year's first week, the 28th of December of its last. */
export const ISO_YEAR: Inverse = {
  ...YEAR,
  first: (value) => `${monthStart(value, 1).slice(0, -1)}4`,
  last: (value) => `${value}-12-28`,
};

export const QUARTER: Inverse = {
  least: 1,
  most: 4,
  first: (value) => monthStart(LEAP_YEAR, value * 3 - 2),
  last: (value) => monthEnd(LEAP_YEAR, value * 3),
  isPeriodic: true,
  ofDay: (day) => Math.ceil(monthOf(day) / 3),
};

export const MONTH: Inverse = {
  least: 1,
  most: 12,
  first: (value) => monthStart(LEAP_YEAR, value),
  last: (value) => monthEnd(LEAP_YEAR, value),
  isPeriodic: true,
  ofDay: monthOf,
};

export const YEAR_MONTH: Inverse = {
  least: 100_001,
  most: 999_912,
  first: (value) => monthStart(Math.floor(value / 100), Math.max(1, value % 100)),
  last: (value) =>
    value % 100 === 0 ? monthEnd(value / 100 - 1, 12) : monthEnd(Math.floor(value / 100), Math.min(12, value % 100)),
};

export const DAY_OF_MONTH: Inverse = {
  least: 1,
  most: 31,
  first: (value) => dayStart(dayNumber(LEAP_YEAR, 1, value)),
  last: (value) => dayEnd(dayNumber(LEAP_YEAR, 1, value)),
  isPeriodic: true,
  isDayOfMonth: true,
};

export const DAY_OF_YEAR: Inverse = {
  least: 1,
  most: 366,
  first: (value) => dayStart(dayNumber(LEAP_YEAR, 1, 1) + value - 1),
  last: (value) => dayEnd(dayNumber(LEAP_YEAR, 1, 1) + value - 1),
  isPeriodic: true,
  ofDay: (day) => day - dayNumber(Number(dayText(day).slice(0, 4)), 1, 1) + 1,
};

export const DAY_OF_WEEK: Inverse = {
  least: 1,
  most: 7,
  first: (value) => dayStart(SUNDAY + value - 1),
  last: (value) => dayEnd(SUNDAY + value - 1),
  isPeriodic: true,
  ofDay: (day) => ((day + 4) % 7) + 1,
};

export const WEEKDAY: Inverse = {
  least: 0,
  most: 6,
  first: (value) => dayStart(MONDAY + value),
  last: (value) => dayEnd(MONDAY + value),
  isPeriodic: true,
  ofDay: (day) => (day + 3) % 7,
};

export const TO_DAYS: Inverse = {
  least: dayNumber(1000, 1, 1) + EPOCH_DAY,
  most: dayNumber(9999, 12, 31) + EPOCH_DAY,
  first: (value) => dayStart(value - EPOCH_DAY),
  last: (value) => dayEnd(value - EPOCH_DAY),
};

export const TO_SECONDS: Inverse = {
  least: (dayNumber(1000, 1, 1) + EPOCH_DAY) * SECONDS_OF_DAY,
  most: (dayNumber(9999, 12, 31) + EPOCH_DAY) * SECONDS_OF_DAY,
  first: (value) => moment(value - EPOCH_DAY * SECONDS_OF_DAY),
  last: (value) => moment(value - EPOCH_DAY * SECONDS_OF_DAY),
};

/** The zone of the session is not known: a day of distance is more than any zone's. */
export const UNIX_TIMESTAMP: Inverse = {
  least: SECONDS_OF_DAY,
  most: 2 ** 31,
  first: (value) => moment(value + SECONDS_OF_DAY),
  last: (value) => moment(value - SECONDS_OF_DAY),
};

export const HOUR: Inverse = {
  least: 0,
  most: 23,
  first: (value) => `${two(value)}:00:00`,
  last: (value) => `${two(value)}:59:59`,
  isPeriodic: true,
};

export const MINUTE: Inverse = {
  least: 0,
  most: 59,
  first: (value) => `10:${two(value)}:00`,
  last: (value) => `10:${two(value)}:59`,
  isPeriodic: true,
  ofClock: 'minute',
};

export const SECOND: Inverse = {
  least: 0,
  most: 59,
  first: (value) => `10:10:${two(value)}`,
  last: (value) => `10:10:${two(value)}`,
  isPeriodic: true,
  ofClock: 'second',
};

export const TIME_TO_SEC: Inverse = { least: 0, most: SECONDS_OF_DAY - 1, first: clockText, last: clockText };
