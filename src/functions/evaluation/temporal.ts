import {
  addInterval,
  addMonths,
  civilOf,
  clockOf,
  DAY,
  dayOfDate,
  dayOfYear,
  daysIn,
  INFINITE_MOMENT,
  interval,
  isoWeekOf,
  lengthOf,
  momentOf,
  negatedInterval,
  SECOND,
  splitMoment,
  weekdayOf,
} from '../../runtime/calendar.ts';
import { Decimal, toFloat } from '../../runtime/decimal.ts';
import { unitsOf } from '../../runtime/temporal-text.ts';
import { type IntervalValue, Refusal, Unevaluable, type Value } from '../../runtime/value.ts';
import { count, day, exact, float, moment, span, text } from '../../runtime/values-as.ts';
import { dayNumber } from '../../values/part.ts';
import type { Implementations } from './implementation.ts';

const whole = (number: number): Decimal => Decimal.of(number);
const exactMicroseconds = (microseconds: bigint): Decimal => new Decimal(microseconds, 6);

/** A field of a moment (EXTRACT, PostgreSQL manual 9.9.1); `second` with its fraction. */
function fieldOf(field: string, value: bigint): Decimal {
  const { day: date, microseconds } = splitMoment(value);
  const seconds = Number(microseconds / SECOND);
  switch (field.replace(/s$/, '')) {
    case 'hour':
      return whole(Math.floor(seconds / 3600));
    case 'minute':
      return whole(Math.floor(seconds / 60) % 60);
    case 'second':
      return exactMicroseconds(microseconds % (60n * SECOND));
    case 'millisecond':
      return new Decimal(microseconds % (60n * SECOND), 3);
    case 'microsecond':
      return new Decimal(microseconds % (60n * SECOND), 0);
    default:
      return field === 'epoch' ? exactMicroseconds(value) : fieldOfDay(field, date);
  }
}

type Fields<Of> = Readonly<Record<string, (value: Of) => Decimal | number>>;

/** What a table of fields has under a name, which may be in the plural. */
function fieldIn<Of>(fields: Fields<Of>, field: string, value: Of): Decimal {
  const name = field.replace(/s$/, '');
  const found = Object.hasOwn(fields, name) ? fields[name]?.(value) : undefined;
  if (found === undefined) throw new Unevaluable(); // This field is not known here.
  return typeof found === 'number' ? whole(found) : found;
}

const FIELDS_OF_DAY: Fields<ReturnType<typeof civilOf> & { readonly date: number }> = {
  year: ({ year }) => year,
  month: ({ month }) => month,
  day: ({ day }) => day,
  quarter: ({ month }) => Math.ceil(month / 3),
  dow: ({ date }) => weekdayOf(date),
  isodow: ({ date }) => weekdayOf(date) || 7,
  doy: ({ date }) => dayOfYear(date),
  week: ({ date }) => isoWeekOf(date).week,
  isoyear: ({ date }) => isoWeekOf(date).year,
  decade: ({ year }) => Math.floor(year / 10),
  century: ({ year }) => Math.ceil(year / 100),
  centurie: ({ year }) => Math.ceil(year / 100),
  millennium: ({ year }) => Math.ceil(year / 1000),
  epoch: ({ date }) => date * 86_400,
  julian: ({ date }) => date + 2_440_588,
};

function fieldOfDay(field: string, date: number): Decimal {
  return fieldIn(FIELDS_OF_DAY, field, { ...civilOf(date), date });
}

/** A date has no time of day: its fields are refused. */
function fieldOfDate(field: string, date: number): Decimal {
  if (/^(?:hour|minute|(?:milli|micro)?second)s?$/.test(field)) throw new Refusal(); // A date has no time.
  return fieldOfDay(field, date);
}

function fieldOfTime(field: string, microseconds: bigint): Decimal {
  if (!/^(?:hour|minute|(?:milli|micro)?second)s?$|^epoch$/.test(field)) throw new Refusal(); // A time has no date.
  return fieldOf(field, microseconds === DAY ? 0n : microseconds);
}

const FIELDS_OF_INTERVAL: Fields<IntervalValue> = {
  year: ({ months }) => Math.trunc(months / 12),
  month: ({ months }) => months % 12,
  day: ({ days }) => days,
  hour: ({ microseconds }) => new Decimal(microseconds / (3600n * SECOND), 0),
  minute: ({ microseconds }) => new Decimal((microseconds / (60n * SECOND)) % 60n, 0),
  second: ({ microseconds }) => exactMicroseconds(microseconds % (60n * SECOND)),
  epoch: ({ months, days, microseconds }) => {
    const years = Math.trunc(months / 12);
    // A year counts as 365.25 days.
    return exactMicroseconds(
      BigInt(years) * 31_557_600n * SECOND + BigInt((months % 12) * 30 + days) * DAY + microseconds,
    );
  },
};

/** The start of the year, month, week, day, hour … that a moment is in. */
function truncatedMoment(field: string, value: bigint): bigint {
  const { day: date, microseconds } = splitMoment(value);
  const { year, month } = civilOf(date);
  const floorTo = (unit: bigint) => momentOf(date, microseconds - (microseconds % unit));
  switch (field.toLowerCase().replace(/s$/, '')) {
    case 'microsecond':
      return value;
    case 'millisecond':
      return floorTo(1000n);
    case 'second':
      return floorTo(SECOND);
    case 'minute':
      return floorTo(60n * SECOND);
    case 'hour':
      return floorTo(3600n * SECOND);
    case 'day':
      return momentOf(date);
    case 'week':
      return momentOf(date - ((weekdayOf(date) + 6) % 7));
    case 'month':
      return momentOf(dayNumber(year, month, 1));
    case 'quarter':
      return momentOf(dayNumber(year, month - ((month - 1) % 3), 1));
    case 'year':
      return momentOf(dayNumber(year, 1, 1));
    case 'decade':
      return momentOf(dayOfDate(year - (year % 10), 1, 1));
    case 'century':
      return momentOf(dayNumber(year - ((year - 1) % 100), 1, 1));
    default:
      throw new Unevaluable(); // This field is not known here.
  }
}

/** The difference of two moments in years, months, days and time (AGE). */
function ageOf(later: bigint, earlier: bigint): IntervalValue {
  if (later < earlier) return negatedInterval(ageOf(earlier, later));
  const [to, from] = [splitMoment(later), splitMoment(earlier)];
  const [one, other] = [civilOf(to.day), civilOf(from.day)];
  let months = (one.year - other.year) * 12 + one.month - other.month;
  let days = one.day - other.day;
  let microseconds = to.microseconds - from.microseconds;
  if (microseconds < 0n) {
    microseconds += DAY;
    days--;
  }
  if (days < 0) {
    // Borrowed from the month of the earlier moment, as the server does.
    days += daysIn(other.year, other.month);
    months--;
  }
  return interval(months, days, microseconds);
}

/** Whole units between two moments, cut toward zero (TIMESTAMPDIFF). */
function unitsBetween(unit: string, earlier: bigint, later: bigint): Decimal {
  const one = unitsOf(1, unit);
  if (one === undefined) throw new Unevaluable(); // This unit is not known here.
  if (one.months === 0) return new Decimal((later - earlier) / lengthOf(one), 0);
  const [from, to] = [splitMoment(earlier), splitMoment(later)];
  const [start, end] = [civilOf(from.day), civilOf(to.day)];
  let months = (end.year - start.year) * 12 + end.month - start.month;
  const inMonth = (civil: { readonly day: number }, microseconds: bigint) => BigInt(civil.day) * DAY + microseconds;
  const rest = inMonth(end, to.microseconds) - inMonth(start, from.microseconds);
  if (months > 0 && rest < 0n) months--;
  if (months < 0 && rest > 0n) months++;
  return whole(Math.trunc(months / one.months));
}

/** An interval times a number, a fraction of a month carried into days of 30, as PostgreSQL does it. */
function scaled({ months, days, microseconds }: IntervalValue, factor: number): IntervalValue {
  if (!Number.isInteger(factor)) {
    if (months !== 0 || days !== 0) throw new Unevaluable(); // A fraction of a day is not evaluated.
    return interval(0, 0, BigInt(Math.round(Number(microseconds) * factor)));
  }
  return interval(months * factor, days * factor, microseconds * BigInt(factor));
}

const sum = (one: IntervalValue, other: IntervalValue): IntervalValue =>
  interval(one.months + other.months, one.days + other.days, one.microseconds + other.microseconds);

const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTH_NAMES = 'January February March April May June July August September October November December'.split(' ');

export const dayNameOf = (date: number): string => DAY_NAMES[weekdayOf(date)] ?? '';
export const monthNameOf = (date: number): string => MONTH_NAMES[civilOf(date).month - 1] ?? '';

/** MySQL's week numbers, mode by mode (manual 14.7, WEEK); others are not evaluated. */
function weekIn(date: number, mode: number): number {
  if (mode === 3) return isoWeekOf(date).week;
  if (mode !== 0 && mode !== 1) throw new Unevaluable(); // This way to count weeks is not known here.
  const first = dayNumber(civilOf(date).year, 1, 1);
  const weekday = weekdayOf(first);
  // Mode 0: weeks start with the first Sunday; mode 1: with the Monday of the first week of four days.
  const start =
    mode === 0 ? first + ((7 - weekday) % 7) : first - ((weekday + 6) % 7) + ((weekday + 6) % 7 > 3 ? 7 : 0);
  return date < start ? 0 : Math.floor((date - start) / 7) + 1;
}

function timeOf(hour: number, minute: number, second: Value | undefined): bigint {
  if (hour < 0 || minute < 0) throw new Refusal(); // There is no such time.
  const value = typeof second === 'number' ? second : toFloat(exact(second));
  if (value < 0) throw new Refusal(); // There is no such time.
  return clockOf(hour, minute, Math.floor(value), BigInt(Math.round((value % 1) * 1e6)));
}

const shifted = (value: Value | undefined, by: IntervalValue) => addInterval(moment(value), by);

/** Whether an interval counts whole days: a date with it is a date. */
function movedDate(date: number, { months, days, microseconds }: IntervalValue): number {
  if (microseconds !== 0n) throw new Unevaluable(); // A date and a time of day make a moment.
  const sumOfDays = (months === 0 ? date : addMonths(date, months)) + days;
  civilOf(sumOfDays);
  return sumOfDays;
}

/** Functions and operators of dates, times and intervals. */
export const temporalFunctions: Implementations = {
  now: (_given, { now }) => now(),
  today: (_given, { now, zone }) => splitMoment(now() + zone()).day,
  local_now: (_given, { now, zone }) => now() + zone(),
  time_of_day: (_given, { now, zone }) => splitMoment(now() + zone()).microseconds,
  'date.plus_days': ([date, days]) => checkedDay(day(date) + count(days)),
  'date.minus_days': ([date, days]) => checkedDay(day(date) - count(days)),
  'days.plus_date': ([days, date]) => checkedDay(day(date) + count(days)),
  'date.minus_date': ([one, other]) => whole(finite(day(one)) - finite(day(other))),
  'date.plus_time': ([date, time]) => momentOf(day(date)) + moment(time),
  'moment.plus': ([value, by]) => shifted(value, span(by)),
  'plus.moment': ([by, value]) => shifted(value, span(by)),
  'moment.minus': ([value, by]) => shifted(value, negatedInterval(span(by))),
  'date.plus_span': ([date, by]) => movedDate(day(date), span(by)),
  'span.plus_date': ([by, date]) => movedDate(day(date), span(by)),
  'date.minus_span': ([date, by]) => movedDate(day(date), negatedInterval(span(by))),
  'zoned.plus': ([value, by], { zone }) => addInterval(moment(value) + zone(), span(by)) - zone(),
  'zoned.minus': ([value, by], { zone }) => addInterval(moment(value) + zone(), negatedInterval(span(by))) - zone(),
  'moment.minus_moment': ([one, other]) => {
    const difference = moment(one) - moment(other);
    return interval(0, Number(difference / DAY), difference % DAY);
  },
  'time.minus_time': ([one, other]) => interval(0, 0, moment(one) - moment(other)),
  'time.plus': ([time, by]) => (((moment(time) + span(by).microseconds) % DAY) + DAY) % DAY,
  'time.minus': ([time, by]) => (((moment(time) - span(by).microseconds) % DAY) + DAY) % DAY,
  'span.add': ([one, other]) => sum(span(one), span(other)),
  'span.subtract': ([one, other]) => sum(span(one), negatedInterval(span(other))),
  'span.negate': ([one]) => negatedInterval(span(one)),
  'span.multiply': ([one, factor]) => scaled(span(one), float(factor)),
  'multiply.span': ([factor, one]) => scaled(span(one), float(factor)),
  'moment.field': ([field, value]) => fieldOf(text(field).toLowerCase(), moment(value)),
  'zoned.field': ([field, value], { zone }) => {
    const name = text(field).toLowerCase();
    return fieldOf(name, name === 'epoch' ? moment(value) : moment(value) + zone());
  },
  'zoned.part': ([field, value], { zone }) => {
    const name = text(field).toLowerCase();
    return toFloat(fieldOf(name, name === 'epoch' ? moment(value) : moment(value) + zone()));
  },
  'zoned.trunc': ([field, value], { zone }) => truncatedMoment(text(field), moment(value) + zone()) - zone(),
  'zone.trunc': ([field, value, name]) => {
    const offset = fixedZone(text(name));
    return truncatedMoment(text(field), moment(value) + offset) - offset;
  },
  'date.field': ([field, value]) => fieldOfDate(text(field).toLowerCase(), finite(day(value))),
  'time.field': ([field, value]) => fieldOfTime(text(field).toLowerCase(), moment(value)),
  'span.field': ([field, value]) => fieldIn(FIELDS_OF_INTERVAL, text(field).toLowerCase(), span(value)),
  'moment.part': ([field, value]) => toFloat(fieldOf(text(field).toLowerCase(), moment(value))),
  'date.part': ([field, value]) => toFloat(fieldOf(text(field).toLowerCase(), momentOf(finite(day(value))))),
  'span.part': ([field, value]) => toFloat(fieldIn(FIELDS_OF_INTERVAL, text(field).toLowerCase(), span(value))),
  'moment.trunc': ([field, value]) => truncatedMoment(text(field), moment(value)),
  age: ([later, earlier]) => ageOf(moment(later), moment(earlier)),
  'age.today': ([value], { now, zone }) => ageOf(momentOf(splitMoment(now() + zone()).day), moment(value)),
  make_date: ([year, month, date]) => {
    if (count(year) === 0) throw new Refusal(); // There is no year 0.
    return dayOfDate(count(year), count(month), count(date));
  },
  make_time: ([hour, minute, second]) => timeOf(count(hour), count(minute), second),
  make_timestamp: ([year, month, date, hour, minute, second]) =>
    momentOf(dayOfDate(count(year), count(month), count(date)), timeOf(count(hour), count(minute), second)),
  isfinite: ([value]) => typeof value !== 'number' || Number.isFinite(value),
  'isfinite.moment': ([value]) => moment(value) < INFINITE_MOMENT && moment(value) > -INFINITE_MOMENT,
  to_timestamp: ([seconds]) => BigInt(Math.round(float(seconds) * 1e6)),
  'zone.of_zoned': ([zone, value]) => moment(value) + fixedZone(text(zone)),
  'zone.of_plain': ([zone, value]) => moment(value) - fixedZone(text(zone)),
  'moment.date': ([value]) => splitMoment(moment(value)).day,
  'moment.time': ([value]) => splitMoment(moment(value)).microseconds,
  'moment.same': ([value]) => moment(value),
  'moment.year': ([value]) => fieldOf('year', moment(value)),
  'moment.quarter': ([value]) => fieldOf('quarter', moment(value)),
  'moment.month': ([value]) => fieldOf('month', moment(value)),
  'moment.day': ([value]) => fieldOf('day', moment(value)),
  'moment.day_of_week': ([value]) => whole(weekdayOf(splitMoment(moment(value)).day) + 1),
  'moment.weekday': ([value]) => whole((weekdayOf(splitMoment(moment(value)).day) + 6) % 7),
  'moment.day_of_year': ([value]) => whole(dayOfYear(splitMoment(moment(value)).day)),
  'moment.week': ([value, mode]) => whole(weekIn(splitMoment(moment(value)).day, mode === undefined ? 0 : count(mode))),
  'moment.iso_week': ([value]) => whole(isoWeekOf(splitMoment(moment(value)).day).week),
  'moment.day_name': ([value]) => dayNameOf(splitMoment(moment(value)).day),
  'moment.month_name': ([value]) => monthNameOf(splitMoment(moment(value)).day),
  'moment.last_day': ([value]) => {
    const { year, month } = civilOf(splitMoment(moment(value)).day);
    return dayOfDate(year, month, daysIn(year, month));
  },
  'moment.to_days': ([value]) => whole(splitMoment(moment(value)).day + 719_528),
  'moment.days_between': ([one, other]) => whole(splitMoment(moment(one)).day - splitMoment(moment(other)).day),
  'moment.units_between': ([unit, earlier, later]) => unitsBetween(text(unit), moment(earlier), moment(later)),
  'days.to_date': ([number]) => checkedDay(count(number) - 719_528),
};

function checkedDay(date: number): number {
  if (Number.isFinite(date)) civilOf(date);
  const { year } = Number.isFinite(date) ? civilOf(date) : { year: 1 };
  if (year < 1 || year > 9999) throw new Unevaluable(); // Only the years from 1 to 9999 are known.
  return date;
}

function finite(date: number): number {
  if (!Number.isFinite(date)) throw new Unevaluable(); // Infinity has no date.
  return date;
}

/** Zones without daylight saving, which all servers know. */
function fixedZone(zone: string): bigint {
  if (/^(?:utc|gmt|z|zulu|etc\/utc)$/i.test(zone)) return 0n;
  throw new Unevaluable(); // The zone is not known here.
}
