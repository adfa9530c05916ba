import type { Distance } from '../values/distance.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

const span =
  (unit: number) =>
  (least: number, median: number, most: number, sigma = 0.7): Distance => ({
    least: least * unit,
    median: median * unit,
    sigma,
    most: most * unit,
  });
/* Distances by their least, their median and their most, in units. */

export const minutes = span(MINUTE);
export const hours = span(HOUR);
export const days = span(DAY);
export const years = span(YEAR);
