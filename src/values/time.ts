import type { Shape } from '../../grammar/shape.ts';
import type { Domain } from './domain.ts';
import type { Part } from './part.ts';
import { type DomainRequest, narrowed, type Scalar } from './request.ts';

const SECONDS_OF_DAY = 86_400;

/** Hours that two digits write: MySQL's TIME, a span, holds more. */
const WRITTEN_HOURS = 100;

/** Time of day, with the fraction of a second that the column keeps. */
export function timeDomain(shape: Shape<'time'>, request: DomainRequest): Domain | null {
  const day = { first: 0, last: SECONDS_OF_DAY - 1 };
  const legal = { first: 0, last: Math.min(shape.hours, WRITTEN_HOURS) * 3600 - 1 };
  const interval = narrowed(request.facts, secondOf, day, legal);
  if (interval === null) return null;
  const clock: Part = { kind: 'clock', first: interval.first, size: interval.last - interval.first + 1 };
  const open = request.facts.least === null && request.facts.most === null;
  const zone: readonly Part[] = shape.zoned ? [{ kind: 'constant', text: request.literals.zone }] : [];
  return { kind: 'time', literal: 'quoted', parts: [clock, ...(open ? fractionParts(shape.precision) : []), ...zone] };
}

/** `.` and the digits of a fraction, or nothing. */
export function fractionParts(precision: number): readonly Part[] {
  if (precision === 0) return [];
  return [
    { kind: 'constant', text: '.' },
    { kind: 'digits', width: precision, first: 0, size: 10 ** precision },
  ];
}

/** Second of the day, in UTC, of a constant such as '08:30', '08:30:15' or '08:30:15+02', or null. */
function secondOf(value: Scalar): number | null {
  const match = /^\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d*)?)?\s*(?:([-+])(\d{1,2})(?::?(\d{2}))?)?/.exec(String(value));
  if (match === null) return null;
  const [, hour, minute, second = '0', sign, zoneHour = '0', zoneMinute = '0'] = match;
  const offset = (Number(zoneHour) * 3600 + Number(zoneMinute) * 60) * (sign === '-' ? -1 : 1);
  return Number(hour) * 3600 + Number(minute) * 60 + Number(second) - offset;
}
