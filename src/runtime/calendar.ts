import { dayNumber, dayText } from '../values/part.ts';
import { type IntervalValue, Refusal, Unevaluable } from './value.ts';

export const SECOND = 1_000_000n;
export const DAY = 86_400n * SECOND;

/** What stands for infinity among days and moments: beyond all that a server holds. */
export const INFINITE_DAY = Number.POSITIVE_INFINITY;
export const INFINITE_MOMENT = 2n ** 80n;

/** A moment taken apart. */
export interface Civil {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** Of the day. */
  readonly microseconds: bigint;
}

/** Year, month and day of a day number. */
export function civilOf(day: number): { readonly year: number; readonly month: number; readonly day: number } {
  if (!Number.isFinite(day)) throw new Unevaluable(); // Infinity has no date.
  const [year = '', month = '', dayOfMonth = ''] = dayText(day).split('-');
  return { year: Number(year), month: Number(month), day: Number(dayOfMonth) };
}

/** Day number of a date that exists; Refusal: there is none. */
export function dayOfDate(year: number, month: number, day: number): number {
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) throw new Refusal(); // There is no such date.
  // Servers differ on the year 0, and hold years before it in ways of their own.
  if (year < 1 || year > 9999) throw new Unevaluable(); // Only the years from 1 to 9999 are known.
  return dayNumber(year, month, day);
}

export function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The day of a moment, and what is left of it. */
export function splitMoment(moment: bigint): { readonly day: number; readonly microseconds: bigint } {
  if (moment >= INFINITE_MOMENT || moment <= -INFINITE_MOMENT) throw new Unevaluable(); // Infinity has no date.
  const microseconds = ((moment % DAY) + DAY) % DAY;
  return { day: Number((moment - microseconds) / DAY), microseconds };
}

export function momentOf(day: number, microseconds = 0n): bigint {
  if (!Number.isFinite(day)) return day > 0 ? INFINITE_MOMENT : -INFINITE_MOMENT;
  return BigInt(day) * DAY + microseconds;
}

/** A day so many months later; a day that the month lacks becomes its last. */
export function addMonths(day: number, months: number): number {
  const { year, month, day: dayOfMonth } = civilOf(day);
  const count = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1];
  return dayOfDate(toYear, toMonth, Math.min(dayOfMonth, daysIn(toYear, toMonth)));
}

/** A moment with an interval added, the units from the largest to the smallest. */
export function addInterval(moment: bigint, { months, days, microseconds }: IntervalValue): bigint {
  if (moment >= INFINITE_MOMENT || moment <= -INFINITE_MOMENT) return moment;
  const { day, microseconds: rest } = splitMoment(moment);
  const later = months === 0 ? day : addMonths(day, months);
  const sum = momentOf(later + days, rest) + microseconds;
  civilOf(splitMoment(sum).day);
  return sum;
}

export function interval(months: number, days: number, microseconds: bigint): IntervalValue {
  return { kind: 'interval', months, days, microseconds };
}

export function negatedInterval({ months, days, microseconds }: IntervalValue): IntervalValue {
  return interval(-months, -days, -microseconds);
}

/** What intervals are compared by: a month counts as 30 days. */
export function lengthOf({ months, days, microseconds }: IntervalValue): bigint {
  return BigInt(months * 30 + days) * DAY + microseconds;
}

/** Digits of a fraction of a second as microseconds, rounded. */
export function fractionOf(digits: string): bigint {
  return BigInt(Math.round(Number(`0.${digits || '0'}`) * 1e6));
}

/** Microseconds of a time of day; Refusal: there is no such time. */
export function clockOf(hour: number, minute: number, second: number, fraction: bigint): bigint {
  if (hour > 24 || minute > 59 || second > 60 || (hour === 24 && (minute > 0 || second > 0 || fraction > 0n))) {
    throw new Refusal(); // There is no such time.
  }
  return BigInt(hour * 3600 + minute * 60 + second) * SECOND + fraction;
}

/** HH:MM:SS and the fraction without zeros at its end. */
export function clockText(microseconds: bigint): string {
  if (microseconds < 0n) return `-${clockText(-microseconds)}`;
  const seconds = Number(microseconds / SECOND);
  const fraction = String(microseconds % SECOND)
    .padStart(6, '0')
    .replace(/0+$/, '');
  const two = (number: number) => String(number).padStart(2, '0');
  const clock = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return fraction === '' ? clock : `${clock}.${fraction}`;
}

export function momentText(moment: bigint): string {
  if (moment >= INFINITE_MOMENT) return 'infinity';
  if (moment <= -INFINITE_MOMENT) return '-infinity';
  const { day, microseconds } = splitMoment(moment);
  return `${dayText(day)} ${clockText(microseconds)}`;
}

/** Days since Monday, from 1, and the ISO week's year and number. */
export function isoWeekOf(day: number): { readonly year: number; readonly week: number } {
  const thursday = day - ((((day + 3) % 7) + 7) % 7) + 3;
  const { year } = civilOf(thursday);
  return { year, week: Math.floor((thursday - dayNumber(year, 1, 1)) / 7) + 1 };
}

/** 0 is Sunday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7;
}

export function dayOfYear(day: number): number {
  return day - dayNumber(civilOf(day).year, 1, 1) + 1;
}
