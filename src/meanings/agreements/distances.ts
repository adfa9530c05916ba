import type { Distance } from '../../values/distance.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
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

/** How long things last, by words of their names. */
export const LASTING: readonly (readonly [words: string, Distance])[] = [
  ['break lunch pause', minutes(10, 30, 60, 0.3)],
  ['sale sales registration subscription membership', days(7, 60, 400, 0.7)],
  ['course semester enrollment', days(14, 84, 200, 0.5)],
  ['project campaign sprint contract phase program milestone season', days(7, 90, 720, 0.8)],
  ['exhibition exhibit', days(5, 75, 400, 0.8)],
  ['shift', hours(4, 8, 12, 0.2)],
  ['window', hours(0.5, 2, 8, 0.5)],
  ['reserved', hours(1, 1.75, 4, 0.3)],
  ['appointment meeting call slot interview visit inspection', minutes(15, 40, 240, 0.5)],
  ['class lesson lecture exam talk', hours(0.5, 1, 3, 0.35)],
  ['session game match event screening maintenance outage task job run trip ride', hours(0.5, 1.5, 12, 0.6)],
];

/** Those of them that are over on the same day, with what else has hours on days of the week. */
export const LASTING_HOURS: readonly (readonly [words: string, Distance])[] = [
  ...LASTING.filter(([, { most }]) => most < DAY),
  ['section course timetable lecture seminar tutorial workshop training yoga gym', hours(0.75, 1.25, 3.5, 0.3)],
];

/** The same in days, where that is all that is said of them. */
export const LASTING_DAYS: readonly (readonly [words: string, Distance])[] = [
  ['event match game conference festival exam trip tour outage maintenance tournament', days(0, 2, 14, 0.7)],
  ['rental hire stay', days(1, 4, 45, 0.7)],
  ['task job run visit', days(0, 6, 60, 0.8)],
];

/** What takes minutes from step to step, by words of its table's name or of what it refers to: who is driven, and what is brought warm. */
export const QUICK =
  'food meal dish restaurant kitchen pizza menu dinner lunch takeaway courier restaurant_id waiter_id table_id courier_id rider_id ride taxi cab dispatch ambulance';
