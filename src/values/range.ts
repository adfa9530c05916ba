import type { Shape } from '../../grammar/shape.ts';
import { dayPart } from './date.ts';
import type { Domain } from './domain.ts';
import { type DomainOf, isTooLarge, MAX_DEPTH, quotedParts } from './nested.ts';
import { type CountedPart, dayNumber, dayText, type Part } from './part.ts';
import { type DomainRequest, type Facts, NO_FACTS, type Scalar } from './request.ts';
import { referenceYear, type TimeLine } from './time-line.ts';

const text = (text: string): Part => ({ kind: 'constant', text });

/**
 * Ranges that hold their lower bound and not their upper one, and multiranges of one such range. Two ranges with
 * different lower bounds are different in any case, so a key's values differ in these.
 */
export function rangeDomain(shape: Shape<'range'>, request: DomainRequest, domainOf: DomainOf): Domain | null {
  if (isTooLarge(shape, request)) return null;
  const [within] = request.inner;
  const inside: DomainRequest = {
    ...request,
    facts: within?.facts ?? NO_FACTS,
    inner: within?.inner ?? [],
    depth: request.depth + 1,
    comparedLength: Number.POSITIVE_INFINITY,
    equalLetters: [],
    keepsCase: false,
  };
  const apart = request.disjoint ? slots(shape.of, request) : null;
  const filled = apart ?? (request.depth > MAX_DEPTH ? null : bounds(shape.of, inside, domainOf));
  const parts = filled ?? [text('(,)')];
  const range = shape.multiple ? [text('{'), ...parts, text('}')] : parts;
  return { kind: 'range', literal: 'quoted', parts: range };
}

const HOUR: CountedPart = { kind: 'digits', width: 2, first: 0, size: 24 };

/** Ranges of which no two overlap: a number, a day or an hour each; null: the subtype has none that are known here. */
function slots(of: Shape, request: DomainRequest): readonly Part[] | null {
  switch (of.kind) {
    case 'integer':
    case 'decimal':
    case 'float':
    case 'money': {
      const bits = of.kind === 'integer' ? Math.min(of.bits, 32) : 32;
      const digits = of.kind === 'decimal' && of.precision !== null ? of.precision - (of.scale ?? 0) : 6;
      const size = of.kind === 'integer' ? 2 ** (bits - 1) - 2 : 10 ** Math.max(0, Math.min(9, digits)) - 1;
      // Numbers between two whole ones let a range end without its upper bound, as ranges of days do in any case.
      const isFine = of.kind !== 'integer' && (of.kind !== 'decimal' || of.scale === null || of.scale > 0);
      return slot({ kind: 'integer', first: 1, size }, isFine ? '.5)' : ']');
    }
    case 'date':
      return slot(dayPart(SLOT_DAYS), ']');
    case 'timestamp': {
      const day = dayPart(SLOT_DAYS);
      const [from, to] = [':00:00', ':59:59'].map((time) => text(of.zoned ? `${time}${request.literals.zone}` : time));
      const again = (part: CountedPart, back: number): Part => ({ kind: 'again', back, of: part });
      return from === undefined || to === undefined
        ? null
        : [text('['), day, text(' '), HOUR, from, text(','), again(day, 2), text(' '), again(HOUR, 1), to, text(')')];
    }
    default:
      return null;
  }
}

/** Days that every subtype of days holds. */
const SLOT_DAYS = { first: dayNumber(1900, 1, 1), last: dayNumber(9998, 12, 31) };

function slot(part: CountedPart, end: string): readonly Part[] {
  return [text('['), part, text(','), { kind: 'again', back: 1, of: part }, text(end)];
}

/** The bounds; where a domain that is the subtype demands something, its values have the place of the lower one. */
function bounds(of: Shape, request: DomainRequest, domainOf: DomainOf): readonly Part[] | null {
  const windowed = request.facts === NO_FACTS ? boundsBetween(of, request, domainOf) : null;
  return windowed ?? openBounds(of, request, domainOf);
}

/** A lower bound from one window of the subtype's values, an upper one from the window behind it; null: there are none. */
function boundsBetween(of: Shape, request: DomainRequest, domainOf: DomainOf): readonly Part[] | null {
  const found = windowsOf(of, request.timeLine);
  if (found === null) return null;
  const [low, high] = found.map((facts) => domainOf(of, { ...request, facts }));
  if (!low || !high) return null;
  return [text('['), ...quotedParts(low), text(','), ...quotedParts(high), text(')')];
}

/** No upper bound, which is right whatever the order of the subtype is. */
function openBounds(of: Shape, request: DomainRequest, domainOf: DomainOf): readonly Part[] | null {
  const lower = domainOf(of, request);
  return lower === null ? null : [text('['), ...quotedParts(lower), text(',)')];
}

/** Two windows of a subtype's values, the second one behind the first; null: nothing is known of their order. */
function windowsOf(shape: Shape, timeLine: TimeLine): readonly [Facts, Facts] | null {
  switch (shape.kind) {
    case 'integer':
      return split(1, Math.min(2_000_000, 2 ** (shape.bits - 1) - 1), 1);
    case 'decimal':
      return decimalWindows(shape);
    case 'float':
      return split(0, shape.bits === 32 ? 2000 : 2_000_000, 0.001);
    case 'money':
      return split(0, 10_000, 0.01);
    case 'date':
    case 'timestamp':
      return momentWindows(timeLine);
    case 'time':
      return [between('00:00:00', '11:59:59'), between('12:00:00', '23:59:59')];
    case 'interval':
      return [between('1 hour', '1 month'), between('2 months', '1 year')];
    case 'text':
      return shape.characters !== null && shape.characters < 4 ? null : [startingWith('1'), startingWith('2')];
    default:
      return null;
  }
}

/** Days between the windows of moments, as many as there may be: more than any zone moves one. */
const DAYS_APART = 31;

/** Days of both windows together, where only the last of them is asked for. */
const LEAST_DAYS = 3 * 365;

/** Five years up to the reference time and five behind it, or the halves of what a time line is bounded to. */
function momentWindows(line: TimeLine): readonly [Facts, Facts] {
  const year = referenceYear(line);
  const last = line.to ?? dayNumber(year + 3, 12, 31);
  const first = line.from ?? Math.min(dayNumber(year - 6, 1, 1), last - LEAST_DAYS);
  const isBounded = line.from !== null || line.to !== null;
  const apart = isBounded ? Math.min(DAYS_APART, Math.floor((last - first) / 3)) : DAYS_APART;
  const middle = isBounded ? Math.floor((first + last - apart) / 2) : dayNumber(year - 2, 12, 31);
  const next = middle + apart + 1;
  return [between(dayText(first), dayText(middle)), between(dayText(next), dayText(Math.max(last, next)))];
}

/** Windows as wide as the digits before the point allow. */
function decimalWindows({ precision, scale }: Shape<'decimal'>): readonly [Facts, Facts] | null {
  const digits = precision === null ? 6 : Math.min(6, precision - (scale ?? 0));
  const unit = 10 ** -(scale ?? 2);
  return unit * 4 > 10 ** digits ? null : split(0, 10 ** digits - unit, unit);
}

function split(first: number, last: number, step: number): readonly [Facts, Facts] {
  const middle = first + Math.floor((last - first) / step / 2) * step;
  return [between(first, middle), between(middle + step, last)];
}

function between(least: Scalar, most: Scalar): Facts {
  return { ...NO_FACTS, least: { value: least, strict: false }, most: { value: most, strict: false } };
}

/** Digits sort alike under every collation. */
function startingWith(prefix: string): Facts {
  return { ...NO_FACTS, prefix };
}
