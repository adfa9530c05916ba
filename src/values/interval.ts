import type { Shape } from '../../grammar/shape.ts';
import type { Domain } from './domain.ts';
import { numberPart } from './integer.ts';
import type { ClockForm } from './meaning.ts';
import type { Part } from './part.ts';
import { type DomainRequest, narrowed, type Scalar } from './request.ts';
import { readSpan } from './span-text.ts';
import { steppedClock } from './spread.ts';

const count = (first: number, size: number): Part => ({ kind: 'integer', first, size });
const unit = (text: string): Part => ({ kind: 'constant', text });
const clock: Part = { kind: 'clock', first: 0, size: 86_400 };

/** Values by the fields that the type keeps; what it would cut off is not written. */
const BY_FIELDS: Readonly<Record<string, readonly Part[]>> = {
  year: [count(1, 99), unit(' years')],
  'year to month': [count(1, 99), unit(' years '), count(0, 12), unit(' months')],
  month: [count(1, 999), unit(' months')],
  day: [count(1, 9999), unit(' days')],
  'day to hour': [count(1, 9999), unit(' days '), count(0, 24), unit(' hours')],
  'day to minute': [count(1, 9999), unit(' days '), count(0, 1440), unit(' minutes')],
  'day to second': [count(1, 9999), unit(' days '), clock],
  hour: [count(1, 9999), unit(' hours')],
  'hour to minute': [count(1, 99_999), unit(' minutes')],
  'hour to second': [clock],
  minute: [count(1, 99_999), unit(' minutes')],
  'minute to second': [clock],
  second: [clock],
};

const ANY_FIELDS: readonly Part[] = [count(1, 9999), unit(' days '), clock];

/** Units of bounded spans: the smallest that the type keeps, with its seconds as the server compares spans (manual 9.9). */
const DAY = 86_400;
const UNITS: Readonly<Record<string, number>> = {
  year: 360 * DAY,
  month: 30 * DAY,
  day: DAY,
  hour: 3600,
  minute: 60,
  second: 1,
};

/** Largest bounded span: any type's smallest unit counts it. */
const MOST_SECONDS = 2_000_000_000;

/** Width of a span's values that has one bound only, and units of a type that counts in long ones. */
const NATURAL_SECONDS = 30 * DAY;
const NATURAL_UNITS = 12;

/** Spans of time. */
export function intervalDomain(shape: Shape<'interval'>, { facts, distinct, meanings }: DomainRequest): Domain | null {
  if (facts.least === null && facts.most === null && facts.excluded.length === 0) {
    const natural = BY_FIELDS[shape.fields ?? ''] ?? ANY_FIELDS;
    // What ends in a time of day keeps spans that are shorter than a day.
    const isClocked = natural.at(-1) === clock;
    const meant = distinct || !isClocked ? undefined : meanings.find((meaning) => meaning.clock !== undefined)?.clock;
    return { kind: 'interval', literal: 'quoted', parts: meant === undefined ? natural : [spanOf(meant)] };
  }
  const name = shape.fields?.split(' ').at(-1) ?? 'second';
  const seconds = UNITS[name] ?? 1;
  const most = Math.floor(MOST_SECONDS / seconds);
  const ordinal = (value: Scalar): number | null => {
    const span = secondsOfSpan(String(value));
    return span === null ? null : span / seconds;
  };
  const natural = { first: 1, last: Math.max(NATURAL_UNITS, Math.floor(NATURAL_SECONDS / seconds)) };
  const interval = narrowed(facts, ordinal, natural, { first: -most, last: most });
  if (interval === null) return null;
  return { kind: 'interval', literal: 'quoted', parts: [numberPart(interval, 0), unit(` ${name}s`)] };
}

/** Spans shorter than a day that people keep in a column. */
function spanOf({ first, last, step }: ClockForm): Part {
  const stepped = step === undefined ? null : steppedClock({ first, last }, step, null);
  return stepped ?? { kind: 'clock', first, size: last - first + 1 };
}

/** Seconds of a span such as '1 day 02:30', '90 minutes' or 'P1DT2H', as the server compares spans; null: it is no such span. */
export function secondsOfSpan(written: string): number | null {
  const span = readSpan(written);
  return span === null ? null : span.months * 30 * DAY + span.days * DAY + Number(span.microseconds) / 1e6;
}
