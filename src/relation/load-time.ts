import { dayNumber } from '../values/part.ts';

/** Rows are loaded some time between these days, in any zone: whatever is compared with the time must do for all of them. */
export const LOADED = { first: dayNumber(2025, 12, 30), last: dayNumber(2101, 1, 1) };
