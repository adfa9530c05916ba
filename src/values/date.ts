import type { Shape } from '../../grammar/shape.ts';
import type { Domain } from './domain.ts';
import type { MomentForm } from './meaning.ts';
import { dayNumber } from './part.ts';
import { type DomainRequest, type Interval, narrowed, narrowedTime, type Ordinal, type Scalar } from './request.ts';
import { densePart } from './spread.ts';
import { referenceDay, type TimeLine } from './time-line.ts';

/** The three years before the reference time, of which the last is the busiest. */
const NATURAL_MOMENTS: MomentForm = {
  from: -3 * 365,
  to: 0,
  dense: { end: 'last', days: 400 },
  clock: 'waking',
  isEvent: true,
};

/** The moments that people keep in a column. */
export function momentsOf({ meanings }: Pick<DomainRequest, 'meanings'>): MomentForm {
  return meanings.find(({ moments }) => moments !== undefined)?.moments ?? NATURAL_MOMENTS;
}

/** The days of moments on a time line: those of events lie between its ends, where it has some. */
export function daysOf(form: MomentForm, line: TimeLine): Interval {
  const day = referenceDay(line);
  const meant = { first: day + form.from, last: day + form.to - 1 };
  if (!isBounded(form, line)) return meant;
  const last = line.to ?? Math.max(meant.last, line.from ?? meant.last);
  return { first: line.from ?? Math.min(meant.first, last - (meant.last - meant.first)), last };
}

/**
 * The days of moments that facts leave; null: none. Those of events lie between the ends of a time line that has some, where the facts
 * leave any there.
 */
export function daysWithin(
  request: DomainRequest,
  ordinal: Ordinal,
  days: { readonly natural: Interval; readonly legal: Interval; readonly meant: MomentForm },
): Interval | null {
  const { natural, legal, meant } = days;
  const { facts, timeLine: line, meanings } = request;
  const inside = isBounded(meant, line)
    ? narrowed(facts, ordinal, daysOf(meant, line), { first: line.from ?? legal.first, last: line.to ?? legal.last })
    : null;
  const isMeant = meanings.some(({ moments }) => moments !== undefined);
  return (
    inside ?? (isMeant ? narrowedTime(request, ordinal, natural, legal) : narrowed(facts, ordinal, natural, legal))
  );
}

/** Whether it was asked for when moments are. */
export function isBounded({ isEvent = false }: MomentForm, { from, to }: TimeLine): boolean {
  return isEvent && (from !== null || to !== null);
}

/** What every server's date holds and its text form has four digits of a year for. */
const LEGAL_DAYS: Interval = { first: dayNumber(1000, 1, 1), last: dayNumber(9999, 12, 31) };

/** Rows that the other columns of a key tell apart on each of its days, so that it needs none but those that are meant. */
const ENOUGH_BESIDE = 10_000;

/** Calendar days. */
export function dateDomain(_shape: Shape<'date'>, request: DomainRequest): Domain | null {
  const meant = momentsOf(request);
  const { facts, timeLine } = request;
  const needsAll = request.distinct && request.roomBeside < ENOUGH_BESIDE;
  const interval = needsAll
    ? narrowed(facts, dayOf, LEGAL_DAYS, LEGAL_DAYS)
    : daysWithin(request, dayOf, { natural: daysOf(meant, timeLine), legal: LEGAL_DAYS, meant });
  if (interval === null) return null;
  return { kind: 'date', literal: 'quoted', parts: [densePart(dayPart(interval), meant)] };
}

export function dayPart({ first, last }: Interval): { kind: 'day'; first: number; size: number } {
  return { kind: 'day', first, size: last - first + 1 };
}

/** A moment as its day and the seconds since that began, which may be less than none, or more than those of a day, where an offset counts. */
export interface Moment {
  readonly day: number;
  readonly second: number;
}

/** The moment that a constant such as '2020-01-31', '20200131 10:00:30.25', '1/31/2020' or 'Jan 31, 2020' says; or null. `zoned`: an offset behind the time counts. */
export function momentOf(value: Scalar, zoned = false): Moment | null {
  const text = String(value);
  const match = ISO_DATE.exec(text) ?? SLASHED_DATE.exec(text) ?? MONTH_FIRST.exec(text) ?? DAY_FIRST.exec(text);
  if (match?.groups === undefined) return null;
  const { year, name, day, hour = '0', minute = '0', second = '0' } = match.groups;
  const month = match.groups['month'] ?? MONTHS.indexOf(name?.toLowerCase() ?? '') / 3 + 1;
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(second);
  const offset = zoned ? offsetOf(match.groups['zone'] ?? '') : 0;
  return { day: dayNumber(Number(year), Number(month), Number(day)), second: seconds - offset };
}

/** Day number of such a constant, with the fraction of the day that a time makes; or null. */
export function dayOf(value: Scalar, zoned = false): number | null {
  const moment = momentOf(value, zoned);
  return moment === null ? null : placeOf(moment);
}

/** The days until a moment, with the fraction of its own. */
export function placeOf({ day, second }: Moment): number {
  return day + second / 86_400;
}

const CLOCK =
  '(?:[T ]+(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::(?<second>\\d{2}(?:\\.\\d*)?))?\\s*(?<zone>[-+]\\d{1,2}(?::?\\d{2})?)?)?';
const ISO_DATE = new RegExp(`^\\s*(?<year>\\d{4})[-/.]?(?<month>\\d{1,2})[-/.]?(?<day>\\d{1,2})${CLOCK}`);
/** Seconds of an offset from UTC such as +02 or -03:30. */
function offsetOf(zone: string): number {
  const match = /^([-+])(\d{1,2})(?::?(\d{2}))?$/.exec(zone);
  if (match === null) return 0;
  return (Number(match[2]) * 3600 + Number(match[3] ?? '0') * 60) * (match[1] === '-' ? -1 : 1);
}

/** 'Jan 5, 2021' and '5 January 2021'. */
const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';
const MONTH_NAME = '(?<name>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const MONTH_FIRST = new RegExp(`^\\s*${MONTH_NAME}[ -](?<day>\\d{1,2}),?[ -](?<year>\\d{4})${CLOCK}`, 'i');
const DAY_FIRST = new RegExp(`^\\s*(?<day>\\d{1,2})[ -]${MONTH_NAME}[ -](?<year>\\d{4})${CLOCK}`, 'i');
/** Month first, as PostgreSQL reads it by default. */
const SLASHED_DATE = new RegExp(`^\\s*(?<month>\\d{1,2})/(?<day>\\d{1,2})/(?<year>\\d{4})${CLOCK}`);
