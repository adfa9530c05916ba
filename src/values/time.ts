import type { Shape } from '../../grammar/shape.ts';
import type { Domain } from './domain.ts';
import type { Part } from './part.ts';
import { type DomainRequest, narrowed, type Scalar } from './request.ts';
import { steppedClock } from './spread.ts';

const SECONDS_OF_DAY = 86_400;

/** Hours that two digits write: MySQL's TIME, a span, holds more. */
const WRITTEN_HOURS = 100;

/** Time of day, with the fraction of a second that the column keeps; spans of more hours where a bound asks for them. */
export function timeDomain(shape: Shape<'time'>, request: DomainRequest): Domain | null {
  const meant = request.meanings.find(({ clock }) => clock !== undefined)?.clock;
  const day = meant ?? { first: 0, last: SECONDS_OF_DAY - 1 };
  const legal = { first: 0, last: Math.min(shape.hours, WRITTEN_HOURS) * 3600 - 1 };
  const interval = narrowed(request.facts, secondOf, day, legal);
  const span = shape.hours > WRITTEN_HOURS ? spanParts(shape.hours, request) : null;
  if (interval === null) return span === null ? null : { kind: 'time', literal: 'quoted', parts: span };
  const clock: Part = { kind: 'clock', first: interval.first, size: interval.last - interval.first + 1 };
  const zone: readonly Part[] = shape.zoned ? [{ kind: 'constant', text: request.literals.zone }] : [];
  const stepped = request.distinct || meant?.step === undefined ? null : steppedClock(interval, meant.step, null);
  if (stepped !== null) return { kind: 'time', literal: 'quoted', parts: [stepped, ...zone] };
  const open = request.facts.least === null && request.facts.most === null;
  return { kind: 'time', literal: 'quoted', parts: [clock, ...(open ? fractionParts(shape.precision) : []), ...zone] };
}

/** Whole hours beyond those of a clock, or before zero (MySQL manual 13.2.3: from -838:59:59 to 838:59:59). */
function spanParts(hours: number, { facts }: DomainRequest): readonly Part[] | null {
  const hourOf = (value: Scalar): number | null => {
    const second = secondOf(value);
    return second === null ? null : second / 3600;
  };
  const end = { kind: 'constant', text: ':00:00' } as const;
  const above = narrowed(
    facts,
    hourOf,
    { first: WRITTEN_HOURS, last: hours - 1 },
    { first: WRITTEN_HOURS, last: hours - 1 },
  );
  if (above !== null) return [{ kind: 'integer', first: above.first, size: above.last - above.first + 1 }, end];
  const below = narrowed(facts, hourOf, { first: 1 - hours, last: -1 }, { first: 1 - hours, last: -1 });
  if (below === null) return null;
  // Counted from the far end, the hours of a negative time stand behind a sign of their own.
  const size = below.last - below.first + 1;
  return [{ kind: 'constant', text: '-' }, { kind: 'integer', first: -below.last, size }, end];
}

/** `.` and the digits of a fraction, or nothing. */
export function fractionParts(precision: number): readonly Part[] {
  if (precision === 0) return [];
  return [
    { kind: 'constant', text: '.' },
    { kind: 'digits', width: precision, first: 0, size: 10 ** precision },
  ];
}

/** Second of the day, in UTC and with its fraction, of a constant such as '08:30', '08:30:15.5+02' or, a span, '-100:00:00'; or null. */
export function secondOf(value: Scalar): number | null {
  const match = /^\s*(-?)(\d{1,3}):(\d{2})(?::(\d{2}(?:\.\d*)?))?\s*(?:([-+])(\d{1,2})(?::?(\d{2}))?)?/.exec(
    String(value),
  );
  if (match === null) return null;
  const [, minus, hour, minute, second = '0', sign, zoneHour = '0', zoneMinute = '0'] = match;
  const offset = (Number(zoneHour) * 3600 + Number(zoneMinute) * 60) * (sign === '-' ? -1 : 1);
  const clock = Number(hour) * 3600 + Number(minute) * 60 + Number(second);
  return (minus === '-' ? -clock : clock) - offset;
}
