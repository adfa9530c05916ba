import { CLOCK } from './patterns.ts';
import type { Family } from './record.ts';

/** The months of periods such as 202001. */
const PERIOD = [200_001, 200_012] as const;

/** The first and last of each part of a moment that every month and day has. */
const YEARS = [1, 9999] as const;

const MONTHS = [1, 12] as const;

const DAYS = [1, 28] as const;

const HOURS = [0, 23] as const;

const MINUTES = [0, 59] as const;

/** Functions of dates and times, beside those that give a unit of them. */
export const moments: Family = {
  time: { reads: { pattern: CLOCK }, givesClock: true },
  timediff: { reads: { pattern: CLOCK }, difference: 'time' },
  date: { reads: 'date', unit: 'day', truncates: true, term: 'day' },
  last_day: { reads: 'date' },
  date_format: { reads: 'date', writesFormat: true },
  date_add: { reads: 'date', term: 'sum' },
  date_sub: { reads: 'date', term: 'difference' },
  adddate: { reads: 'date', term: 'sum' },
  subdate: { reads: 'date', term: 'difference' },
  datediff: { reads: 'date', term: 'days between' },
  timestamp: { reads: 'date' },
  str_to_date: { reads: 'format', refuses: true, nullUnless: 'format' },
  maketime: { refuses: true },
  sec_to_time: { refuses: true },
  period_add: { domains: [PERIOD], hasColumnDomains: true },
  period_diff: { domains: [PERIOD, PERIOD], hasColumnDomains: true },
  make_date: { domains: [YEARS, MONTHS, DAYS], hasColumnDomains: true, isMaker: true },
  make_timestamp: { domains: [YEARS, MONTHS, DAYS, HOURS, MINUTES, MINUTES], hasColumnDomains: true, isMaker: true },
  make_time: { domains: [HOURS, MINUTES, MINUTES], hasColumnDomains: true, isMaker: true },
  now: { now: 'time' },
  current_timestamp: { now: 'time' },
  localtimestamp: { now: 'time' },
  transaction_timestamp: { now: 'time' },
  statement_timestamp: { now: 'time' },
  clock_timestamp: { now: 'time' },
  sysdate: { now: 'time' },
  localtime: { now: 'time' },
  current_date: { now: 'date' },
  curdate: { now: 'date' },
  'timestampdiff second': { secondsOfUnit: 1, unitsBetween: { unit: 'second' } },
  'timestampdiff minute': { secondsOfUnit: 60, unitsBetween: { unit: 'minute' } },
  'timestampdiff hour': { secondsOfUnit: 3600, unitsBetween: { unit: 'hour' } },
  'timestampdiff day': { secondsOfUnit: 86_400, unitsBetween: { unit: 'day' } },
  'timestampdiff week': { secondsOfUnit: 7 * 86_400, unitsBetween: { unit: 'week' } },
  to_char: { writesFormat: true },
  age: { difference: 'age' },
  'timestampdiff month': { unitsBetween: { unit: 'month', days: [28, 31] } },
  'timestampdiff quarter': { unitsBetween: { unit: 'quarter', days: [90, 92] } },
  'timestampdiff year': { unitsBetween: { unit: 'year', days: [365, 366] } },
};
