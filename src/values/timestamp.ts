import type { Shape } from '../../grammar/shape.ts';
import { dayOf, dayPart, NATURAL_DAYS } from './date.ts';
import type { Domain } from './domain.ts';
import { dayNumber, type Part } from './part.ts';
import { type DomainRequest, type Interval, narrowed } from './request.ts';
import { fractionParts } from './time.ts';

/** Days that 32-bit Unix time holds in every time zone. */
const EPOCH_DAYS: Interval = { first: dayNumber(1970, 1, 2), last: dayNumber(2038, 1, 17) };

const WIDE_DAYS: Interval = { first: dayNumber(1000, 1, 1), last: dayNumber(9999, 12, 31) };

/** Days since the last time that a zone left out a whole day (Pacific/Apia, 2011-12-30; tz database). */
const GAPLESS_DAYS: Interval = { first: dayNumber(2012, 1, 1), last: EPOCH_DAYS.last };

/**
 * Seconds of the day that no zone's clock has skipped since then: MySQL refuses a local time that daylight saving
 * leaves out in the session's zone, and the zones change between 23:00 and 06:00.
 */
const GAPLESS_CLOCK: Interval = { first: 6 * 3600, last: 23 * 3600 - 1 };

const WHOLE_DAY: Interval = { first: 0, last: 86_399 };

/** Date and time of day. */
export function timestampDomain(shape: Shape<'timestamp'>, request: DomainRequest): Domain | null {
  const epoch = shape.range === 'epoch';
  const natural = request.distinct ? (epoch ? GAPLESS_DAYS : WIDE_DAYS) : NATURAL_DAYS;
  const days = narrowed(request.facts, dayOf, natural, epoch ? EPOCH_DAYS : WIDE_DAYS);
  // Bounds within one day leave no whole day between them.
  const interval = days === null ? null : wholeDays(days, request);
  if (interval === null) return null;
  const { first, last } = epoch ? GAPLESS_CLOCK : WHOLE_DAY;
  const zone: readonly Part[] = shape.zoned ? [{ kind: 'constant', text: request.literals.zone }] : [];
  return {
    kind: 'timestamp',
    literal: 'quoted',
    parts: [
      dayPart(interval),
      { kind: 'constant', text: ' ' },
      { kind: 'clock', first, size: last - first + 1 },
      ...fractionParts(shape.precision),
      ...zone,
    ],
  };
}

/** The days that lie between the bounds with all their hours: an upper bound at midnight leaves out its own day. */
function wholeDays({ first, last }: Interval, { facts }: DomainRequest): Interval | null {
  const bound = facts.most === null ? null : dayOf(facts.most.value);
  const end = bound === null ? last : Math.min(last, Math.floor(bound) - 1);
  return first > end ? null : { first, last: end };
}
