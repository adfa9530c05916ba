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
  time: { reads: { pattern: CLOCK } },
  timediff: { reads: { pattern: CLOCK }, difference: 'time' },
  date: { reads: 'date' },
  last_day: { reads: 'date' },
  date_format: { reads: 'date' },
  date_add: { reads: 'date' },
  date_sub: { reads: 'date' },
  adddate: { reads: 'date' },
  subdate: { reads: 'date' },
  datediff: { reads: 'date' },
  timestamp: { reads: 'date' },
  str_to_date: { reads: 'format', refuses: true },
  maketime: { refuses: true },
  sec_to_time: { refuses: true },
  period_add: { domains: [PERIOD], hasColumnDomains: true },
  period_diff: { domains: [PERIOD, PERIOD], hasColumnDomains: true },
  make_date: { domains: [YEARS, MONTHS, DAYS], hasColumnDomains: true, isMaker: true },
  make_timestamp: { domains: [YEARS, MONTHS, DAYS, HOURS, MINUTES, MINUTES], hasColumnDomains: true, isMaker: true },
  make_time: { domains: [HOURS, MINUTES, MINUTES], hasColumnDomains: true, isMaker: true },
};
