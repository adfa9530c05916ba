import type { Shape } from '../../grammar/shape.ts';
import type { Domain } from './domain.ts';
import { dayNumber } from './part.ts';
import { type DomainRequest, type Interval, narrowed, type Scalar } from './request.ts';

/** Days around a fixed reference: ten years from 2020 on. */
export const NATURAL_DAYS: Interval = { first: dayNumber(2020, 1, 1), last: dayNumber(2029, 12, 31) };

/** What every server's date holds and its text form has four digits of a year for. */
const LEGAL_DAYS: Interval = { first: dayNumber(1000, 1, 1), last: dayNumber(9999, 12, 31) };

/** Calendar days. */
export function dateDomain(_shape: Shape<'date'>, request: DomainRequest): Domain | null {
  const natural = request.distinct ? LEGAL_DAYS : NATURAL_DAYS;
  const interval = narrowed(request.facts, dayOf, natural, LEGAL_DAYS);
  if (interval === null) return null;
  return { kind: 'date', literal: 'quoted', parts: [dayPart(interval)] };
}

export function dayPart({ first, last }: Interval): { kind: 'day'; first: number; size: number } {
  return { kind: 'day', first, size: last - first + 1 };
}

/** Day number of a constant such as '2020-01-31', '20200131' or '1/31/2020', with the fraction of the day that a time makes; or null. */
export function dayOf(value: Scalar): number | null {
  const text = String(value);
  const match = ISO_DATE.exec(text) ?? SLASHED_DATE.exec(text);
  if (match?.groups === undefined) return null;
  const { year, month, day, hour = '0', minute = '0', second = '0' } = match.groups;
  const seconds = Number(hour) * 3600 + Number(minute) * 60 + Number(second);
  return dayNumber(Number(year), Number(month), Number(day)) + seconds / 86_400;
}

const CLOCK = '(?:[T ]+(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::(?<second>\\d{2})(?:\\.\\d*)?)?)?';
const ISO_DATE = new RegExp(`^\\s*(?<year>\\d{4})[-/.]?(?<month>\\d{1,2})[-/.]?(?<day>\\d{1,2})${CLOCK}`);
/** Month first, as PostgreSQL reads it by default. */
const SLASHED_DATE = new RegExp(`^\\s*(?<month>\\d{1,2})/(?<day>\\d{1,2})/(?<year>\\d{4})${CLOCK}`);
