import type { Shape } from '../../../grammar/shape.ts';
import { dayOf } from '../date.ts';
import type { Facts } from '../request.ts';
import { secondOf } from '../time.ts';
import { isInClock } from '../timestamp.ts';
import { type EdgeRequest, hasOnly } from './edge.ts';

/** Leap days, ends of years and of a century, and the day from which computers count; the first and the last that all servers hold. */
const DAYS = [
  '1000-01-01',
  '9999-12-31',
  '2024-02-29',
  '2000-02-29',
  '1999-12-31',
  '2000-01-01',
  '1970-01-01',
  '1969-12-31',
];

/** Hours behind such days, in which no zone's clock is put forward where the session's zone counts. */
const LAST_SECOND = '23:59:59';

/** Moments that 32-bit Unix time holds in every zone: no clock is put forward at noon, or in the last night of a year. */
const EPOCH_MOMENTS = [
  '1970-01-02 12:00:00',
  '2038-01-17 12:00:00',
  '2024-02-29 12:00:00',
  '2000-02-29 12:00:00',
  `2023-12-31 ${LAST_SECOND}{fraction}`,
  '2001-09-09 12:00:00{fraction}',
];

const WIDE_MOMENTS = DAYS.map((day) => `${day} ${day.endsWith('31') ? `${LAST_SECOND}{fraction}` : '00:00:00'}`);

const TIMES = ['00:00:00', `${LAST_SECOND}{fraction}`, '12:00:00', '00:00:01'];

export function dateEdges(_shape: Shape<'date'>, asked: EdgeRequest): readonly string[] {
  return [...DAYS.filter((day) => isWithin(day, asked, 0)), ...unread(asked, asked.extremes.days)];
}

export function timestampEdges({ precision, zoned, range }: Shape<'timestamp'>, asked: EdgeRequest): readonly string[] {
  const fill = filler(precision, zoned ? asked.request.literals.zone : '');
  const moments = (range === 'epoch' ? EPOCH_MOMENTS : WIDE_MOMENTS).map((text) => fill(`${text}{zone}`));
  // Without an offset, the session's zone decides on what a bound is.
  const margin = zoned ? 1 : 0;
  return [
    ...moments.filter((text) => isWithin(text, asked, margin) && isInClock(text, asked.request.facts)),
    ...(range === 'epoch' ? [] : unread(asked, asked.extremes.moments.map(fill))),
  ];
}

export function timeEdges({ precision, zoned, hours }: Shape<'time'>, asked: EdgeRequest): readonly string[] {
  const { facts, literals } = asked.request;
  const fill = filler(precision, zoned ? literals.zone : '');
  const spans = hours > 24 ? [`${hours - 1}:59:59`, `-${hours - 1}:59:59`] : [];
  const times = [...TIMES, ...spans].map((text) => fill(`${text}{zone}`));
  const isBetween = (text: string): boolean => {
    const second = secondOf(text);
    return second !== null && isInOrder(second, facts, secondOf) && (fractionOf(text) === 0 || isOpen(facts));
  };
  if (!hasOnly(facts, 'least', 'most', 'excluded')) return [];
  return [...times.filter(isBetween), ...unread(asked, asked.extremes.times.map(fill))];
}

/** What PostgreSQL holds of spans of time: manual 8.5. */
export function intervalEdges({ fields }: Shape<'interval'>, asked: EdgeRequest): readonly string[] {
  return fields === null ? unread(asked, ['0', '-178000000 years', '178000000 years', '1 microsecond', '-1 day']) : [];
}

/** Puts digits of a second's fraction, and an offset, in their places. */
function filler(precision: number, zone: string): (text: string) => string {
  const fraction = precision === 0 ? '' : `.${'9'.repeat(precision)}`;
  return (text) => text.replace('{fraction}', fraction).replace('{zone}', zone);
}

/** Texts of a column that nothing reads and of which nothing is demanded. */
function unread({ isUnread, request }: EdgeRequest, texts: readonly string[]): readonly string[] {
  return isUnread && hasOnly(request.facts) ? texts : [];
}

function fractionOf(text: string): number {
  return Number(`0${/\.\d+/.exec(text)?.[0] ?? ''}`);
}

function isOpen({ least, most, excluded }: Facts): boolean {
  return least === null && most === null && excluded.length === 0;
}

/** Whether a moment surely lies within what the facts leave. `margin`: days that it keeps from their bounds. */
function isWithin(text: string, { request: { facts } }: EdgeRequest, margin: number): boolean {
  if (!hasOnly(facts, 'least', 'most', 'excluded', 'clockFirst', 'clockLast')) return false;
  const day = dayOf(text);
  return day !== null && isInOrder(day, facts, dayOf, margin) && (fractionOf(text) === 0 || facts.most === null);
}

/** Whether a number lies between bounds and is none of the excluded ones, as `numberIn` reads them; what it cannot read rules all out. */
function isInOrder(
  number: number,
  { least, most, excluded }: Facts,
  numberIn: (value: string | number | boolean) => number | null,
  margin = 0,
): boolean {
  const [low, high] = [least, most].map((bound) => (bound === null ? undefined : numberIn(bound.value)));
  if (low === null || high === null) return false;
  const isAbove = low === undefined || (least?.strict ? number > low + margin : number >= low + margin);
  const isBelow = high === undefined || (most?.strict ? number < high - margin : number <= high - margin);
  return isAbove && isBelow && excluded.every((value) => numberIn(value) !== number);
}
