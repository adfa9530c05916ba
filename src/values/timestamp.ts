import type { Shape } from '../../grammar/shape.ts';
import { dayOf, dayPart, daysOf, daysWithin, isBounded, type Moment, momentOf, momentsOf, placeOf } from './date.ts';
import type { Domain } from './domain.ts';
import type { MomentForm } from './meaning.ts';
import { dayNumber, type Part } from './part.ts';
import {
  type Bound,
  type DomainRequest,
  type Facts,
  type Interval,
  NO_FACTS,
  narrowed,
  numberOf,
  type Scalar,
} from './request.ts';
import { busyClock, densePart, isStepped } from './spread.ts';
import { fractionParts, secondOf } from './time.ts';

/** Days that 32-bit Unix time holds in every time zone. */
const EPOCH_DAYS: Interval = { first: dayNumber(1970, 1, 2), last: dayNumber(2038, 1, 17) };

const WIDE_DAYS: Interval = { first: dayNumber(1000, 1, 1), last: dayNumber(9999, 12, 31) };

/** Days whose microseconds, and the distances between any two of them, a double counts exactly. */
const COUNTED_DAYS: Interval = { first: dayNumber(1950, 1, 1), last: dayNumber(2199, 12, 31) };

/** Digits of a second with which a double counts all moments of `WIDE_DAYS`. */
const WIDE_PRECISION = 4;

/** Days since the last time that a zone left out a whole day (Pacific/Apia, 2011-12-30; tz database). */
const GAPLESS_DAYS: Interval = { first: dayNumber(2012, 1, 1), last: EPOCH_DAYS.last };

/** Days on which no zone changes its clock (tz database): for the hours that others skip. */
const STILL_DAYS: Interval = { first: dayNumber(2024, 6, 1), last: dayNumber(2024, 7, 31) };

/**
 * Seconds of the day that no zone's clock has skipped since then: MySQL refuses a local time that daylight saving
 * leaves out in the session's zone, and the zones change between 23:00 and 06:00.
 */
const GAPLESS_CLOCK: Interval = { first: 6 * 3600, last: 23 * 3600 - 1 };

const WHOLE_DAY: Interval = { first: NO_FACTS.clockFirst, last: NO_FACTS.clockLast };

/** Date and time of day. */
export function timestampDomain(shape: Shape<'timestamp'>, request: DomainRequest): Domain | null {
  const epoch = shape.range === 'epoch';
  // A key needs all the moments that there are.
  const meant: MomentForm = request.distinct ? { ...momentsOf(request), clock: 'any' } : momentsOf(request);
  const many = epoch ? GAPLESS_DAYS : shape.precision > WIDE_PRECISION ? COUNTED_DAYS : WIDE_DAYS;
  const isNight = epoch && clockOf(request, true) === null;
  const natural = isNight ? STILL_DAYS : needsMany(request, meant) ? many : daysOf(meant, request.timeLine);
  const legal = epoch ? EPOCH_DAYS : WIDE_DAYS;
  const facts = wholeDays(request.facts, shape.zoned);
  const within = (asked: Facts): Interval | null =>
    isNight || needsMany(request, meant)
      ? narrowed(asked, numberOf, natural, legal)
      : daysWithin({ ...request, facts: asked }, numberOf, { natural, legal, meant });
  const days = (shape.zoned ? within(withMargin(facts, request.facts)) : null) ?? within(facts);
  const zone: readonly Part[] = shape.zoned ? [{ kind: 'constant', text: request.literals.zone }] : [];
  const clock = clockOf(request, epoch && !isNight);
  if (clock === null) return null;
  const fraction = isOfDays(request) || isStepped(meant.clock) ? [] : fractionParts(shape.precision);
  const parts =
    days === null ? partsOfOneDay(request.facts, shape, legal) : [...partsOfDays(days, clock, meant), ...fraction];
  return parts === null ? null : { kind: 'timestamp', literal: 'quoted', parts: [...parts, ...zone] };
}

/** Days whose seconds are enough for all rows of a key, where none of its other columns tells rows apart. */
const ENOUGH_DAYS = 365;

/**
 * Whether a key needs more moments than those that are meant: where it compares their days alone, and where conditions may ask for
 * any, unless it was asked for where they lie.
 */
function needsMany(request: DomainRequest, meant: MomentForm): boolean {
  if (!request.distinct || isOfDays(request)) return request.distinct;
  return !isBounded(meant, request.timeLine) && (meant.to - meant.from) * request.roomBeside < ENOUGH_DAYS;
}

/** The seconds of the day that there are; `gapless`: of those that no clock skips. Null: none. */
function clockOf(request: DomainRequest, gapless: boolean): Interval | null {
  const whole = gapless ? GAPLESS_CLOCK : WHOLE_DAY;
  const first = Math.max(whole.first, request.facts.clockFirst);
  const last = Math.min(whole.last, request.facts.clockLast);
  if (first > last) return null;
  if (!isOfDays(request)) return { first, last };
  const noon = Math.max(first, Math.min(last, NOON));
  return { first: noon, last: noon };
}

/** Whether a constant is a moment at one of the seconds of the day that there are. */
export function isInClock(value: Scalar, { clockFirst, clockLast }: Facts): boolean {
  if (clockFirst === NO_FACTS.clockFirst && clockLast === NO_FACTS.clockLast) return true;
  const second = Math.floor(secondOf(String(value).slice(DAY_LENGTH).replace(/^T/i, ' ')) ?? 0);
  return second >= clockFirst && second <= clockLast;
}

function partsOfDays(days: Interval, clock: Interval, meant: MomentForm): readonly Part[] {
  return [densePart(dayPart(days), meant), { kind: 'constant', text: ' ' }, busyClock(clock, meant)];
}

/** Whether a key compares the days of the moments alone: these are told by their first characters. */
function isOfDays({ distinct, comparedLength }: DomainRequest): boolean {
  return distinct && comparedLength <= DAY_LENGTH;
}

/** Characters of a day, YYYY-MM-DD: those that a moment begins with. */
export const DAY_LENGTH = 10;

/** A second that is of another day in no two of a zone's days, whatever its clock does in the night. */
const NOON = 12 * 3600;

/** Bounds of days further inside by one where a bound has no offset: then the session's time zone decides what it is. */
function withMargin(days: Facts, { least, most }: Facts): Facts {
  const moved = (bound: Bound | null, of: Bound | null, by: number): Bound | null =>
    bound === null || of === null || OFFSET.test(String(of.value))
      ? bound
      : { ...bound, value: Number(bound.value) + by };
  return { ...days, least: moved(days.least, least, 1), most: moved(days.most, most, -1) };
}

/** The offset behind a time of day. */
const OFFSET = /:[0-9.]+\s*[-+]\d{1,2}(?::?\d{2})?$/;

/** Bounds of days that lie between the bounds with all their hours. */
function wholeDays(facts: Facts, zoned: boolean): Facts {
  const least = facts.least === null ? null : dayOf(facts.least.value, zoned);
  const most = facts.most === null ? null : dayOf(facts.most.value, zoned);
  return {
    ...facts,
    least:
      least === null ? null : { value: facts.least?.strict ? Math.floor(least) + 1 : Math.ceil(least), strict: false },
    most: most === null ? null : { value: Math.floor(most) - 1, strict: false },
    excluded: facts.excluded
      .map((value) => dayOf(value, zoned))
      .filter((day) => day !== null)
      .map(Math.floor),
  };
}

const SECONDS_OF_DAY = 86_400;
const MICROSECONDS = 1e6;

/**
 * Whole seconds between two bounds that no whole day lies between: those of the day with the more of them. Where there is none, the
 * fractions of a second.
 */
function partsOfOneDay(
  { least, most, clockFirst, clockLast }: Facts,
  shape: Shape<'timestamp'>,
  legal: Interval,
): readonly Part[] | null {
  const [from, to] = [least, most].map((bound) => (bound === null ? null : momentOf(bound.value, shape.zoned)));
  if (from === null || from === undefined || to === null || to === undefined) return null;
  const [begins, ends] = [placeOf(from), placeOf(to)];
  const hasMore = Math.floor(ends) > Math.floor(begins) && ends % 1 > 1 - (begins % 1);
  const day = Math.floor(hasMore ? ends : begins);
  if (day < legal.first || day > legal.last) return null;
  const microsecond = (moment: Moment): number =>
    Math.round(((moment.day - day) * SECONDS_OF_DAY + moment.second) * MICROSECONDS);
  const begin = Math.max(clockFirst * MICROSECONDS, microsecond(from) + (least?.strict ? 1 : 0));
  const end = Math.min((clockLast + 1) * MICROSECONDS - 1, microsecond(to) - (most?.strict ? 1 : 0));
  const [first, last] = [Math.ceil(begin / MICROSECONDS), Math.floor(end / MICROSECONDS)];
  const clock = first <= last ? clockPart(first, last) : partsOfOneSecond(begin, end, shape.precision);
  return clock === null ? null : [dayPart({ first: day, last: day }), { kind: 'constant', text: ' ' }, ...clock];
}

/** Fractions between two microseconds of the day that no whole second lies between; null: the type has none there. */
function partsOfOneSecond(begin: number, end: number, precision: number): readonly Part[] | null {
  const second = Math.floor(begin / MICROSECONDS);
  const tick = 10 ** Math.max(0, 6 - precision);
  const [first, last] = [begin, end].map((place) => (place - second * MICROSECONDS) / tick);
  const [least, most] = [Math.ceil(first ?? 0), Math.floor(last ?? 0)];
  if (precision === 0 || least > most) return null;
  const fraction: Part = { kind: 'digits', width: Math.min(6, precision), first: least, size: most - least + 1 };
  return [...clockPart(second, second), { kind: 'constant', text: '.' }, fraction];
}

function clockPart(first: number, last: number): readonly Part[] {
  return [{ kind: 'clock', first, size: last - first + 1 }];
}
