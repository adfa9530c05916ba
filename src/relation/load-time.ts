import { dayNumber } from '../values/part.ts';

/** Functions that give the time of loading, and what they give (PostgreSQL manual 9.9.5, MySQL manual 14.7). */
export const NOW: ReadonlyMap<string, 'date' | 'time'> = new Map([
  ['now', 'time'],
  ['current_timestamp', 'time'],
  ['localtimestamp', 'time'],
  ['transaction_timestamp', 'time'],
  ['statement_timestamp', 'time'],
  ['clock_timestamp', 'time'],
  ['sysdate', 'time'],
  ['localtime', 'time'],
  ['current_date', 'date'],
  ['curdate', 'date'],
]);

/** Rows are loaded some time between these days, in any zone: whatever is compared with the time must do for all of them. */
export const LOADED = { first: dayNumber(2025, 12, 30), last: dayNumber(2101, 1, 1) };
