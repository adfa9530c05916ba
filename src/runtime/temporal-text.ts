import { dayText } from '../values/part.ts';
import { readSpan, spanOf } from '../values/span-text.ts';
import {
  clockOf,
  clockText,
  dayOfDate,
  fractionOf,
  INFINITE_DAY,
  INFINITE_MOMENT,
  interval,
  momentOf,
  SECOND,
  splitMoment,
} from './calendar.ts';
import { type IntervalValue, Refusal, Unevaluable } from './value.ts';

const DATE = '(?<year>\\d{4,5})-(?<month>\\d{1,2})-(?<day>\\d{1,2})';
const COMPACT_DATE = '(?<year>\\d{4})(?<month>\\d{2})(?<day>\\d{2})';
const SLASHED_DATE = '(?<month>\\d{1,2})/(?<day>\\d{1,2})/(?<year>\\d{4})';
const CLOCK = '(?<hour>\\d{1,2}):(?<minute>\\d{1,2})(?::(?<second>\\d{1,2})(?:\\.(?<fraction>\\d*))?)?';
const ZONE = '(?<zone>Z|[+-]\\d{1,2}(?::?\\d{2})?)?';
const MOMENTS = [DATE, COMPACT_DATE, SLASHED_DATE].map(
  (date) => new RegExp(`^\\s*${date}(?:(?:[T ]|\\s+)${CLOCK}\\s*${ZONE})?\\s*$`, 'i'),
);
const TIME = new RegExp(`^\\s*${CLOCK}\\s*${ZONE}\\s*$`, 'i');

/** A moment as written: `zone` in microseconds east of UTC, null where none is named. */
export interface WrittenMoment {
  readonly moment: bigint;
  readonly zone: bigint | null;
}

/** Reads a date with or without a time. Refusal: it is malformed; Unevaluable: its form is not read here. */
export function parseMoment(text: string): WrittenMoment {
  const word = text.trim().toLowerCase();
  if (word === 'infinity') return { moment: INFINITE_MOMENT, zone: 0n };
  if (word === '-infinity') return { moment: -INFINITE_MOMENT, zone: 0n };
  if (word === 'epoch') return { moment: 0n, zone: 0n };
  for (const pattern of MOMENTS) {
    const groups = pattern.exec(text)?.groups;
    if (groups === undefined) continue;
    const { year, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone } = groups;
    const clock = clockOf(Number(hour), Number(minute), Number(second), fractionOf(fraction));
    const date = dayOfDate(Number(year), Number(month), Number(day));
    return { moment: momentOf(date, clock), zone: zone === undefined ? null : zoneOf(zone) };
  }
  throw unread(text);
}

function unread(text: string): Refusal | Unevaluable {
  // What has digits and letters may be a form that the server reads and this does not; without digits it is a word.
  return /\d|now|today|tomorrow|yesterday|allballs/i.test(text) ? new Unevaluable() : new Refusal();
}

function zoneOf(zone: string): bigint {
  const match = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone);
  if (match === null) return 0n;
  const seconds = Number(match[2]) * 3600 + Number(match[3] ?? '0') * 60;
  return BigInt(match[1] === '-' ? -seconds : seconds) * SECOND;
}

export function parseDate(text: string): number {
  const { moment } = parseMoment(text);
  if (moment >= INFINITE_MOMENT) return INFINITE_DAY;
  return moment <= -INFINITE_MOMENT ? -INFINITE_DAY : splitMoment(moment).day;
}

export function dateText(day: number): string {
  if (!Number.isFinite(day)) return day > 0 ? 'infinity' : '-infinity';
  return dayText(day);
}

/** Microseconds of a day. */
export function parseTime(text: string): bigint {
  const groups = TIME.exec(text)?.groups;
  if (groups === undefined) throw unread(text);
  const { hour = '0', minute = '0', second = '0', fraction = '' } = groups;
  return clockOf(Number(hour), Number(minute), Number(second), fractionOf(fraction));
}

/** A time that is a span: of more hours than a day has, and with a sign. Microseconds. */
export function parseSpan(text: string): bigint {
  const match = /^\s*(-?)(\d{1,3}):(\d{2}):(\d{2})(?:\.(\d{1,6}))?\s*$/.exec(text);
  if (match === null) throw new Unevaluable(); // This form of a time is not read.
  const [, sign, hour = '', minute = '', second = '', fraction = ''] = match;
  const span = BigInt(Number(hour) * 3600 + Number(minute) * 60 + Number(second)) * SECOND + fractionOf(fraction);
  return sign === '-' ? -span : span;
}

/** So many of a unit; undefined: the unit is not known. */
export function unitsOf(count: number, unit: string): IntervalValue | undefined {
  const span = spanOf(count, unit);
  return span === undefined ? undefined : interval(span.months, span.days, span.microseconds);
}

/** Reads an interval. Refusal: it is none; Unevaluable: it may be one that is not read here. */
export function parseInterval(text: string): IntervalValue {
  const span = readSpan(text);
  if (span !== null) return interval(span.months, span.days, span.microseconds);
  throw /\d|infinity/i.test(text) ? new Unevaluable() : new Refusal();
}

/** An interval as PostgreSQL writes it. */
export function intervalText({ months, days, microseconds }: IntervalValue): string {
  const count = (number: number, unit: string) => (number === 0 ? [] : [`${number} ${unit}${number === 1 ? '' : 's'}`]);
  const words = [...count(Math.trunc(months / 12), 'year'), ...count(months % 12, 'mon'), ...count(days, 'day')];
  // Signs within an interval are not written.
  if (words.some((word) => word.startsWith('-')) && words.length > 1) throw new Unevaluable();
  if (microseconds !== 0n || words.length === 0) {
    if (words.length > 0 && microseconds < 0n !== words[0]?.startsWith('-')) {
      throw new Unevaluable(); // Signs within an interval are not written.
    }
    words.push(`${microseconds < 0n ? '-' : ''}${clockText(microseconds < 0n ? -microseconds : microseconds)}`);
  }
  return words.join(' ');
}
