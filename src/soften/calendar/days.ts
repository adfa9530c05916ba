import { daysIn } from '../../runtime/calendar.ts';
import { dayNumber } from '../../values/part.ts';

/** A day of the calendar, taken apart. */
export interface CalendarDay {
  /** Days since 1970-01-01. */
  readonly number: number;
  readonly year: number;
  readonly month: number;
  /** Of the month. */
  readonly day: number;
}

const MILLISECONDS_OF_DAY = 86_400_000;

/** A day by its number. Lists have many of them: a platform's dates are the fastest. */
export function calendarDay(number: number): CalendarDay {
  const date = new Date(number * MILLISECONDS_OF_DAY);
  return { number, year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export const quarterOf = ({ month }: CalendarDay): number => Math.ceil(month / 3);
export const halfOf = ({ month }: CalendarDay): number => Math.ceil(month / 6);
export const dayOfYearOf = ({ number, year }: CalendarDay): number => number - dayNumber(year, 1, 1) + 1;
/** The week of ISO 8601: that of the week's Thursday. */
export const weekOf = ({ number }: CalendarDay): number =>
  Math.ceil(dayOfYearOf(calendarDay(number + 4 - weekdayOf({ number }))) / 7);

/** Monday is 1, Sunday 7. */
export const weekdayOf = ({ number }: Pick<CalendarDay, 'number'>): number => ((((number + 3) % 7) + 7) % 7) + 1;

const isWeekend = (day: CalendarDay): boolean => weekdayOf(day) > 5;
export const weekendOf = (day: CalendarDay): number => Number(isWeekend(day));
export const workdayOf = (day: CalendarDay): number => Number(!isWeekend(day));
export const leapYearOf = ({ year }: CalendarDay): number => Number(daysIn(year, 2) === 29);

/** Day numbers of days at the ends of the week, the month, the quarter and the year of a day. */
export const ENDS = {
  'week start': (day) => day.number + 1 - weekdayOf(day),
  'week end': (day) => day.number + 7 - weekdayOf(day),
  'month start': ({ year, month }) => dayNumber(year, month, 1),
  'month end': ({ year, month }) => dayNumber(year, month, daysIn(year, month)),
  'quarter start': (day) => dayNumber(day.year, quarterOf(day) * 3 - 2, 1),
  'quarter end': (day) => dayNumber(day.year, quarterOf(day) * 3, daysIn(day.year, quarterOf(day) * 3)),
  'year start': ({ year }) => dayNumber(year, 1, 1),
  'year end': ({ year }) => dayNumber(year, 12, 31),
} as const satisfies Readonly<Record<string, (day: CalendarDay) => number>>;

/** The day before one, by its number. */
export const dayBefore = (number: number): CalendarDay => calendarDay(number - 1);
