import { CLOCK } from './patterns.ts';
import type { Family } from './record.ts';

/** Functions that give a unit of a date or time, as a number. */
export const units: Family = {
  year: { reads: 'date', indexRange: [1901, 2155] },
  quarter: { reads: 'date' },
  month: { reads: 'date' },
  week: { reads: 'date' },
  yearweek: { reads: 'date' },
  day: { reads: 'date' },
  dayofmonth: { reads: 'date' },
  dayofyear: { reads: 'date' },
  dayofweek: { reads: 'date' },
  weekday: { reads: 'date' },
  to_days: { reads: 'date' },
  to_seconds: { reads: 'date' },
  hour: { reads: { pattern: CLOCK } },
  minute: { reads: { pattern: CLOCK } },
  second: { reads: { pattern: CLOCK } },
  microsecond: { reads: { pattern: CLOCK } },
  time_to_sec: { reads: { pattern: CLOCK } },
  unix_timestamp: { reads: 'date' },
};
