import { CLOCK } from './patterns.ts';
import type { Family, FunctionRecord } from './record.ts';

/** The months of periods such as 202001. */
const PERIOD = [200_001, 200_012] as const;

/** The days, counted from the year 0, of which MySQL makes dates (manual 14.7), and the seconds of which PostgreSQL makes moments. */
const LAST_DAYS = [366, 3_652_424] as const;

const SECONDS = [-210_866_803_200, 9_224_318_015_999] as const;

/** The first and last of each part of a moment that every month and day has. */
const YEARS = [1, 9999] as const;

const MONTHS = [1, 12] as const;

const DAYS = [1, 28] as const;

const HOURS = [0, 23] as const;

const MINUTES = [0, 59] as const;

const currentDate: FunctionRecord = { now: 'date' };

const dateAdd: FunctionRecord = { reads: 'date', term: 'sum' };

const dateSub: FunctionRecord = { reads: 'date', term: 'difference' };

/** Functions of dates and times, beside those that give a unit of them. */
export const moments: Family = {
  now: { now: 'time' },
  current_timestamp: { now: 'time' },
  localtimestamp: { now: 'time' },
  transaction_timestamp: { now: 'time' },
  statement_timestamp: { now: 'time' },
  clock_timestamp: { now: 'time' },
  sysdate: { now: 'time' },
  localtime: { now: 'time' },
  current_date: currentDate,
  curdate: currentDate,
  date: { reads: 'date', unit: 'day', truncates: true, term: 'day' },
  time: { reads: { pattern: CLOCK }, givesClock: true },
  timestamp: { reads: 'date' },
  last_day: { reads: 'date' },
  date_add: dateAdd,
  adddate: dateAdd,
  date_sub: dateSub,
  subdate: dateSub,
  datediff: { reads: 'date', term: 'days between' },
  timediff: { reads: { pattern: CLOCK }, difference: 'time' },
  age: { difference: 'age' },
  'timestampdiff microsecond': { secondsOfUnit: 0.000_001, unitsBetween: { unit: 'microsecond' } },
  'timestampdiff second': { secondsOfUnit: 1, unitsBetween: { unit: 'second' } },
  'timestampdiff minute': { secondsOfUnit: 60, unitsBetween: { unit: 'minute' } },
  'timestampdiff hour': { secondsOfUnit: 3600, unitsBetween: { unit: 'hour' } },
  'timestampdiff day': { secondsOfUnit: 86_400, unitsBetween: { unit: 'day' } },
  'timestampdiff week': { secondsOfUnit: 7 * 86_400, unitsBetween: { unit: 'week' } },
  'timestampdiff month': { unitsBetween: { unit: 'month', days: [28, 31] } },
  'timestampdiff quarter': { unitsBetween: { unit: 'quarter', days: [90, 92] } },
  'timestampdiff year': { unitsBetween: { unit: 'year', days: [365, 366] } },
  period_add: { argumentDomains: [PERIOD], hasColumnDomains: true },
  period_diff: { argumentDomains: [PERIOD, PERIOD], hasColumnDomains: true },
  make_date: { argumentDomains: [YEARS, MONTHS, DAYS], hasColumnDomains: true, isMaker: true },
  make_timestamp: {
    argumentDomains: [YEARS, MONTHS, DAYS, HOURS, MINUTES, MINUTES],
    hasColumnDomains: true,
    isMaker: true,
  },
  make_time: { argumentDomains: [HOURS, MINUTES, MINUTES], hasColumnDomains: true, isMaker: true },
  from_days: { argumentDomains: [LAST_DAYS] },
  to_timestamp: { argumentDomains: [SECONDS] },
  maketime: { refuses: true },
  sec_to_time: { refuses: true },
  date_format: { reads: 'date', writesFormat: true },
  to_char: { writesFormat: true },
  str_to_date: { reads: 'format', refuses: true, nullUnless: 'format' },
};
