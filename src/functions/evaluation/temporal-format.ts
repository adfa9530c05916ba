import { civilOf, DAY, dayOfYear, isoWeekOf, SECOND, splitMoment, weekdayOf } from '../../runtime/calendar.ts';
import { Unevaluable } from '../../runtime/value.ts';
import { moment, text } from '../../runtime/values-as.ts';
import type { Implementations } from './implementation.ts';
import { dayNameOf, monthNameOf } from './temporal.ts';

/** A moment with all that formats show of it. */
interface Fields {
  readonly date: number;
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly microsecond: number;
}

function fieldsOf(value: bigint): Fields {
  const { day: date, microseconds } = splitMoment(value);
  const seconds = Number(microseconds / SECOND);
  const clock = { hour: Math.floor(seconds / 3600), minute: Math.floor(seconds / 60) % 60, second: seconds % 60 };
  return { date, ...civilOf(date), ...clock, microsecond: Number(microseconds % SECOND) };
}

type Formatter = (fields: Fields) => string | number;

const twelve = (hour: number): number => hour % 12 || 12;
const wide =
  (width: number, number: (fields: Fields) => number): Formatter =>
  (fields) =>
    String(number(fields)).padStart(width, '0');

/** PostgreSQL's template patterns (manual 9.8), the longest first. */
const TEMPLATES: readonly (readonly [string, Formatter])[] = [
  ['HH24', wide(2, ({ hour }) => hour)],
  ['HH12', wide(2, ({ hour }) => twelve(hour))],
  ['IYYY', wide(4, ({ date }) => isoWeekOf(date).year)],
  ['YYYY', wide(4, ({ year }) => year)],
  ['SSSS', ({ hour, minute, second }) => hour * 3600 + minute * 60 + second],
  ['Month', ({ date }) => monthNameOf(date).padEnd(9)],
  ['MONTH', ({ date }) => monthNameOf(date).toUpperCase().padEnd(9)],
  ['month', ({ date }) => monthNameOf(date).toLowerCase().padEnd(9)],
  ['IDDD', wide(3, ({ date }) => (isoWeekOf(date).week - 1) * 7 + (weekdayOf(date) || 7))],
  ['DDD', wide(3, ({ date }) => dayOfYear(date))],
  ['YYY', wide(3, ({ year }) => year % 1000)],
  ['Mon', ({ date }) => monthNameOf(date).slice(0, 3)],
  ['MON', ({ date }) => monthNameOf(date).slice(0, 3).toUpperCase()],
  ['mon', ({ date }) => monthNameOf(date).slice(0, 3).toLowerCase()],
  ['Day', ({ date }) => dayNameOf(date).padEnd(9)],
  ['DAY', ({ date }) => dayNameOf(date).toUpperCase().padEnd(9)],
  ['day', ({ date }) => dayNameOf(date).toLowerCase().padEnd(9)],
  ['YY', wide(2, ({ year }) => year % 100)],
  ['MM', wide(2, ({ month }) => month)],
  ['DD', wide(2, ({ day }) => day)],
  ['HH', wide(2, ({ hour }) => twelve(hour))],
  ['MI', wide(2, ({ minute }) => minute)],
  ['SS', wide(2, ({ second }) => second)],
  ['MS', wide(3, ({ microsecond }) => Math.floor(microsecond / 1000))],
  ['US', wide(6, ({ microsecond }) => microsecond)],
  ['ID', ({ date }) => weekdayOf(date) || 7],
  ['IW', wide(2, ({ date }) => isoWeekOf(date).week)],
  ['WW', wide(2, ({ date }) => Math.floor((dayOfYear(date) - 1) / 7) + 1)],
  ['Dy', ({ date }) => dayNameOf(date).slice(0, 3)],
  ['DY', ({ date }) => dayNameOf(date).slice(0, 3).toUpperCase()],
  ['dy', ({ date }) => dayNameOf(date).slice(0, 3).toLowerCase()],
  ['AM', ({ hour }) => (hour < 12 ? 'AM' : 'PM')],
  ['PM', ({ hour }) => (hour < 12 ? 'AM' : 'PM')],
  ['am', ({ hour }) => (hour < 12 ? 'am' : 'pm')],
  ['pm', ({ hour }) => (hour < 12 ? 'am' : 'pm')],
  ['D', ({ date }) => weekdayOf(date) + 1],
  ['Q', ({ month }) => Math.ceil(month / 3)],
  ['W', ({ day }) => Math.floor((day - 1) / 7) + 1],
];

/** TO_CHAR of a moment: the common patterns, FM before them, quoted text and marks. */
function toChar(value: bigint, template: string): string {
  const fields = fieldsOf(value);
  let out = '';
  for (let at = 0; at < template.length; ) {
    const fill = !template.startsWith('FM', at);
    const start = fill ? at : at + 2;
    const found = TEMPLATES.find(([name]) => template.startsWith(name, start));
    if (found !== undefined) {
      const shown = String(found[1](fields));
      out += fill ? shown : shown.trimEnd().replace(/^0+(?=\d)/, '');
      at = start + found[0].length;
      if (/^th/i.test(template.slice(at))) throw new Unevaluable(); // Ordinal numbers are not written.
      continue;
    }
    const quoted = /^"([^"\\]*)"/.exec(template.slice(at));
    // This pattern is not known here.
    if (quoted === null && /[A-Za-z0-9"\\]/.test(template.charAt(at))) throw new Unevaluable();
    out += quoted?.[1] ?? template.charAt(at);
    at += quoted?.[0].length ?? 1;
  }
  return out;
}

/** MySQL's format specifiers (manual 14.7, DATE_FORMAT). */
const SPECIFIERS: Readonly<Record<string, Formatter>> = {
  Y: wide(4, ({ year }) => year),
  y: wide(2, ({ year }) => year % 100),
  m: wide(2, ({ month }) => month),
  c: ({ month }) => month,
  d: wide(2, ({ day }) => day),
  e: ({ day }) => day,
  H: wide(2, ({ hour }) => hour),
  k: ({ hour }) => hour,
  h: wide(2, ({ hour }) => twelve(hour)),
  I: wide(2, ({ hour }) => twelve(hour)),
  l: ({ hour }) => twelve(hour),
  i: wide(2, ({ minute }) => minute),
  s: wide(2, ({ second }) => second),
  S: wide(2, ({ second }) => second),
  f: wide(6, ({ microsecond }) => microsecond),
  j: wide(3, ({ date }) => dayOfYear(date)),
  p: ({ hour }) => (hour < 12 ? 'AM' : 'PM'),
  M: ({ date }) => monthNameOf(date),
  b: ({ date }) => monthNameOf(date).slice(0, 3),
  W: ({ date }) => dayNameOf(date),
  a: ({ date }) => dayNameOf(date).slice(0, 3),
  w: ({ date }) => weekdayOf(date),
  v: wide(2, ({ date }) => isoWeekOf(date).week),
  x: wide(4, ({ date }) => isoWeekOf(date).year),
  T: (fields) => dateFormatted(fields, '%H:%i:%s'),
  '%': () => '%',
};

function dateFormatted(fields: Fields, format: string): string {
  return format.replaceAll(/%(.)/gsu, (_match, letter: string) => {
    const formatter = Object.hasOwn(SPECIFIERS, letter) ? SPECIFIERS[letter] : undefined;
    if (formatter === undefined) throw new Unevaluable(); // This specifier is not known here.
    return String(formatter(fields));
  });
}

export const formatFunctions: Implementations = {
  to_char: ([value, template]) => toChar(moment(value), text(template)),
  time_format: ([value, format]) => {
    const [clock, written] = [moment(value), text(format)];
    if (clock < 0n || clock >= DAY || /%[^HkhIlisSfpTr%]/.test(written)) {
      throw new Unevaluable(); // Only times of a day are formatted.
    }
    return dateFormatted(fieldsOf(clock), written);
  },
  date_format: ([value, format]) => dateFormatted(fieldsOf(moment(value)), text(format)),
};
