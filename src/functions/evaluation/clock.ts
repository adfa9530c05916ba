import {
  addInterval,
  civilOf,
  clockOf,
  DAY,
  dayOfDate,
  fractionOf,
  interval,
  isoWeekOf,
  momentOf,
  SECOND,
  splitMoment,
} from '../../runtime/calendar.ts';
import { Decimal, round } from '../../runtime/decimal.ts';
import { unitsOf } from '../../runtime/temporal-text.ts';
import { Refusal, Unevaluable, type Value } from '../../runtime/value.ts';
import { count, exact, moment, span, text } from '../../runtime/values-as.ts';
import type { Implementations } from './implementation.ts';

/** The longest time that MySQL's TIME holds: 838:59:59. */
const LONGEST = 3_020_399n * SECOND;

/** The last second that every server counts from 1970. */
const LAST_SECOND = 2n ** 31n - 1n;

const whole = (number: number): Decimal => Decimal.of(number);

/** A time as a column of it holds it: a longer one is cut with a warning, which a strict server makes an error of. */
function held(microseconds: bigint): bigint {
  if (microseconds > LONGEST || microseconds < -LONGEST) throw new Refusal(); // The time is longer than a column holds.
  return microseconds;
}

/** A moment that MySQL knows. */
function known(value: bigint): bigint {
  if (value < FIRST_MOMENT || value >= AFTER_LAST_MOMENT) throw new Unevaluable(); // MySQL knows no such moment.
  return value;
}

const FIRST_MOMENT = momentOf(dayOfDate(1000, 1, 1));
const AFTER_LAST_MOMENT = momentOf(dayOfDate(9999, 12, 31) + 1);

function secondsOf(value: Value | undefined): bigint {
  return round(exact(value), 6).units * 10n ** BigInt(6 - round(exact(value), 6).scale);
}

/** MAKEDATE: years of two digits are of the century around 1970 to 2069. */
function madeDate(year: number, dayOfYear: number): Value {
  if (year < 0 || year > 9999 || dayOfYear <= 0) return null;
  const full = year < 70 ? year + 2000 : year < 100 ? year + 1900 : year;
  const date = dayOfDate(full, 1, 1) + dayOfYear - 1;
  return date > dayOfDate(9999, 12, 31) ? null : date;
}

function madeTime(hour: number, minute: number, second: Value | undefined): Value {
  const seconds = secondsOf(second);
  if (minute < 0 || minute > 59 || seconds < 0n || seconds >= 60n * SECOND) return null;
  const rest = clockOf(0, minute, 0, 0n) + seconds;
  const hours = BigInt(Math.abs(hour)) * 3600n * SECOND;
  return held(hour < 0 ? -(hours + rest) : hours + rest);
}

/** YEARWEEK: weeks of the year before count there. */
function yearWeek(date: number, mode: number): number {
  if (mode === 3 || mode === 1) {
    const { year, week } = isoWeekOf(date);
    return year * 100 + week;
  }
  if (mode !== 0 && mode !== 2) throw new Unevaluable(); // This way to count weeks is not known here.
  const sunday = (year: number): number => {
    const first = dayOfDate(year, 1, 1);
    return first + ((7 - ((((first + 4) % 7) + 7) % 7)) % 7);
  };
  const { year } = civilOf(date);
  const own = date < sunday(year) ? year - 1 : year;
  return own * 100 + Math.floor((date - sunday(own)) / 7) + 1;
}

/** A period as months: YYMM or YYYYMM. */
function monthsOf(period: number): number {
  const [year, month] = [Math.floor(period / 100), period % 100];
  if (period < 0 || month < 1 || month > 12) throw new Unevaluable(); // Malformed periods differ between servers.
  return (year < 70 ? year + 2000 : year < 100 ? year + 1900 : year) * 12 + month - 1;
}

/** An offset from UTC as CONVERT_TZ takes it; names of zones are not known here. */
function offsetOf(zone: string): bigint {
  const [, sign, hours = '', minutes = ''] = /^([-+])(\d\d?):([0-5]\d)$/.exec(zone) ?? [];
  if (sign === undefined || Number(hours) > 12) throw new Unevaluable(); // The zone is not known here.
  const offset = clockOf(Number(hours), Number(minutes), 0, 0n);
  return sign === '-' ? -offset : offset;
}

/** Moments that CONVERT_TZ surely converts: those of TIMESTAMP, but for their first and last days. */
function isConverted(value: bigint): boolean {
  return value > 2n * DAY && value < (LAST_SECOND - 200_000n) * SECOND;
}

/** The parts that STR_TO_DATE has read of a text. */
interface Parts {
  year: number | null;
  month: number | null;
  day: number | null;
  hour: number;
  minute: number;
  second: number;
  fraction: bigint;
  afternoon: boolean | null;
}

type Setter = (parts: Parts, written: string) => void;

const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** What the specifiers of STR_TO_DATE read: digits at most, and what they are. Names are read whole. */
const NUMBERS: Readonly<Record<string, readonly [number, Setter]>> = {
  Y: [4, (parts, written) => (parts.year = Number(written))],
  m: [2, (parts, written) => (parts.month = Number(written))],
  c: [2, (parts, written) => (parts.month = Number(written))],
  d: [2, (parts, written) => (parts.day = Number(written))],
  e: [2, (parts, written) => (parts.day = Number(written))],
  H: [2, (parts, written) => (parts.hour = Number(written))],
  k: [2, (parts, written) => (parts.hour = Number(written))],
  h: [2, (parts, written) => (parts.hour = Number(written) % 12)],
  l: [2, (parts, written) => (parts.hour = Number(written) % 12)],
  i: [2, (parts, written) => (parts.minute = Number(written))],
  s: [2, (parts, written) => (parts.second = Number(written))],
  S: [2, (parts, written) => (parts.second = Number(written))],
  f: [6, (parts, written) => (parts.fraction = fractionOf(written))],
};

/** STR_TO_DATE of a date or a moment; what the format does not read is refused, as a strict server does. */
function readMoment(written: string, format: string): bigint {
  const parts: Parts = {
    year: null,
    month: null,
    day: null,
    hour: 0,
    minute: 0,
    second: 0,
    fraction: 0n,
    afternoon: null,
  };
  const refuse = (): never => {
    throw new Refusal(); // The text is not of this format.
  };
  const whole = format.replaceAll('%T', '%H:%i:%s').replaceAll('%r', '%h:%i:%s %p');
  let at = 0;
  for (let i = 0; i < whole.length; i++) {
    const mark = whole.charAt(i);
    if (mark !== '%') {
      // How far white space may differ from the format's is not asked.
      if (written.charAt(at++) !== mark) refuse();
      continue;
    }
    const letter = whole.charAt(++i);
    const [digits, set] = Object.hasOwn(NUMBERS, letter) ? (NUMBERS[letter] ?? [0, null]) : [0, null];
    if (set === null) at = readName(letter, written, at, parts);
    else {
      const [number = refuse()] = new RegExp(`^\\d{1,${digits}}`).exec(written.slice(at)) ?? [];
      if (letter === 'Y' && number.length < 4) throw new Unevaluable(); // Short years differ between servers.
      set(parts, number);
      at += number.length;
    }
  }
  if (at < written.length) refuse();
  const { year, month, day, hour, minute, second, fraction, afternoon } = parts;
  if (year === null || month === null || day === null) throw new Unevaluable(); // A moment without a date is not read.
  if (hour > 23 || minute > 59 || second > 59 || year < 1000) refuse();
  const clock = clockOf(afternoon === true ? hour + 12 : hour, minute, second, fraction);
  return momentOf(dayOfDate(year, month, day), clock);
}

function readName(letter: string, written: string, at: number, parts: Parts): number {
  const rest = written.slice(at, at + 20).toLowerCase();
  if (letter === 'M' || letter === 'b') {
    const index = MONTHS.findIndex((name) => rest.startsWith(letter === 'M' ? name : name.slice(0, 3)));
    if (index < 0) throw new Refusal(); // There is no such month.
    parts.month = index + 1;
    return at + (letter === 'M' ? (MONTHS[index] ?? '').length : 3);
  }
  if (letter === 'p' && /^[ap]m/.test(rest)) {
    parts.afternoon = rest.startsWith('p');
    return at + 2;
  }
  throw new Unevaluable(); // This specifier is not read here.
}

/** Fields of a day, and of two units with those between them (EXTRACT HOUR_MINUTE): the places that each takes. */
const PLACES: Readonly<Record<string, number>> = { day: 1_000_000, hour: 10_000, minute: 100, second: 1 };

function joinedField(unit: string, days: number, microseconds: bigint): Decimal {
  const [first = '', last = first] = unit === 'microsecond' ? ['second', unit] : unit.split('_');
  const seconds = Number(microseconds / SECOND);
  const fields: Readonly<Record<string, number>> = {
    day: days,
    hour: Math.floor(seconds / 3600),
    minute: Math.floor(seconds / 60) % 60,
    second: seconds % 60,
  };
  const names = Object.keys(PLACES);
  const from = names.indexOf(first);
  const to = last === 'microsecond' ? names.length - 1 : names.indexOf(last);
  if (from < 0 || to < 0) throw new Unevaluable(); // This field is not known here.
  const least = PLACES[names[to] ?? ''] ?? 1;
  const number = names
    .slice(from, to + 1)
    .reduce((sum, name) => sum + ((fields[name] ?? 0) * (PLACES[name] ?? 0)) / least, 0);
  if (last !== 'microsecond') return whole(number);
  if (unit === 'microsecond') return new Decimal(microseconds % SECOND, 0);
  return new Decimal(BigInt(number) * SECOND + (microseconds % SECOND), 0);
}

/** MySQL's functions of times and of moments that are made of numbers and texts (manual 14.7). */
export const clockFunctions: Implementations = {
  'clock.plus': ([value, by]) => held(moment(value) + moment(by)),
  'clock.minus': ([value, by]) => held(moment(value) - moment(by)),
  'clock.plus_span': ([value, by]) => held(moment(value) + clockSpan(by)),
  'clock.minus_span': ([value, by]) => held(moment(value) - clockSpan(by)),
  'clock.between': ([one, other]) => held(moment(one) - moment(other)),
  'moment.plus_clock': ([value, by]) => known(addInterval(moment(value), interval(0, 0, moment(by)))),
  'moment.minus_clock': ([value, by]) => known(addInterval(moment(value), interval(0, 0, -moment(by)))),
  'moment.plus_units': ([unit, number, value]) => {
    const by = unitsOf(count(number), text(unit));
    if (by === undefined) throw new Unevaluable(); // The unit is not known here.
    return known(addInterval(moment(value), by));
  },
  'moment.to_seconds': ([value]) => {
    const { day, microseconds } = splitMoment(moment(value));
    return new Decimal(BigInt(day + 719_528) * 86_400n + microseconds / SECOND, 0);
  },
  'moment.year_week': ([value, mode]) =>
    whole(yearWeek(splitMoment(moment(value)).day, mode === undefined ? 0 : count(mode))),
  'moment.unit': ([unit, value]) => {
    const { day, microseconds } = splitMoment(moment(value));
    const { year, month, day: dayOfMonth } = civilOf(day);
    switch (text(unit)) {
      case 'year':
        return whole(year);
      case 'quarter':
        return whole(Math.ceil(month / 3));
      case 'month':
        return whole(month);
      case 'year_month':
        return whole(year * 100 + month);
      default:
        return joinedField(text(unit), dayOfMonth, microseconds);
    }
  },
  'clock.hour': ([value]) => new Decimal(moment(value) / (3600n * SECOND), 0),
  'clock.minute': ([value]) => new Decimal((moment(value) / (60n * SECOND)) % 60n, 0),
  'clock.second': ([value]) => new Decimal((moment(value) / SECOND) % 60n, 0),
  'clock.microsecond': ([value]) => new Decimal(moment(value) % SECOND, 0),
  'clock.seconds': ([value]) => new Decimal(moment(value) / SECOND, 0),
  'clock.unit': ([unit, value]) => {
    if (text(unit).startsWith('day')) throw new Unevaluable(); // The days of a time differ between servers.
    const span = moment(value);
    if (span >= 0n) return joinedField(text(unit), 0, span);
    const { units, scale } = joinedField(text(unit), 0, -span);
    return new Decimal(-units, scale);
  },
  'moment.epoch': ([value], { zone }) => {
    const microseconds = moment(value) - zone();
    if (microseconds < SECOND || microseconds > LAST_SECOND * SECOND) {
      throw new Unevaluable(); // Servers count other spans of time.
    }
    return microseconds % SECOND === 0n ? new Decimal(microseconds / SECOND, 0) : new Decimal(microseconds, 6);
  },
  'moment.of_epoch': ([seconds], { zone }) => {
    const microseconds = secondsOf(seconds);
    if (microseconds < 0n || microseconds > LAST_SECOND * SECOND) {
      throw new Unevaluable(); // Servers count other spans of time.
    }
    return microseconds + zone();
  },
  'moment.converted': ([value, from, to]) => {
    const given = moment(value) - offsetOf(text(from));
    if (!isConverted(given)) throw new Unevaluable(); // Moments outside of a TIMESTAMP are not converted.
    return given + offsetOf(text(to));
  },
  'date.of_day': ([year, day]) => madeDate(count(year), count(day)),
  'clock.of_parts': ([hour, minute, second]) => madeTime(count(hour), count(minute), second),
  'clock.of_seconds': ([seconds]) => held(secondsOf(seconds)),
  'period.add': ([period, months]) => {
    const sum = monthsOf(count(period)) + count(months);
    if (sum < 12_000) throw new Unevaluable(); // Early periods differ between servers.
    return whole(Math.floor(sum / 12) * 100 + (sum % 12) + 1);
  },
  'period.difference': ([one, other]) => whole(monthsOf(count(one)) - monthsOf(count(other))),
  'moment.of_text': ([value, format]) => readMoment(text(value), text(format)),
};

/** Microseconds of an interval that is added to a time: with days, it would be added to a moment of today. */
function clockSpan(by: Value | undefined): bigint {
  const { months, days, microseconds } = span(by);
  if (months !== 0 || days !== 0) throw new Unevaluable(); // The answer depends on the day.
  return microseconds;
}
