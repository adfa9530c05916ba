import type { Shape } from '../../grammar/shape.ts';
import type { Domain } from './domain.ts';
import { unitOrdinal } from './exact.ts';
import { ENOUGH_VALUES, exponentialParts } from './exponential.ts';
import { type HugeInterval, hugeParts } from './huge.ts';
import { type NumberPart, numberPart } from './integer.ts';
import { meantNumberParts } from './meant-number.ts';
import { digitSizes, type Part } from './part.ts';
import {
  type Bound,
  type DomainRequest,
  type Facts,
  type Interval,
  narrowed,
  numberOf,
  type Scalar,
} from './request.ts';
import { scaleFor } from './scale.ts';

/** Digits that a double holds exactly, and so the most that one part counts. */
const EXACT_DIGITS = 15;

/** Digits before the point of numbers that nothing narrows. */
const NATURAL_WHOLE_DIGITS = 4;

/** Digits behind the point that a meaning has at most, where the type has any number of them. */
const MEANT_SCALE = 6;

/** Digits of whole numbers of unbounded precision: more than any bound has that is not absurd. */
const HUGE_DIGITS = 1000;

/** Digits behind the point at most: a double holds the power of ten. */
const MOST_SCALE = 300;

/** Exact numbers of a precision and scale. Null precision: PostgreSQL's unbounded numeric. */
export function decimalDomain(shape: Shape<'decimal'>, request: DomainRequest): Domain | null {
  // Unbounded numeric takes any scale: more digits for a narrow interval.
  const scale = shape.scale ?? scaleFor(request.facts, EXACT_DIGITS, 2);
  const precision = shape.precision ?? EXACT_DIGITS;
  const held = {
    precision,
    scale: shape.scale ?? Math.max(scale, MEANT_SCALE),
    unsigned: shape.unsigned,
    isOpen: shape.scale === null,
  };
  const meant = meantNumberParts(request, held);
  if (meant !== null) return { kind: 'decimal', literal: 'bare', parts: meant };
  const parts = hasFacts(request.facts)
    ? factParts(shape, scale, request.facts)
    : naturalParts(precision, scale, request.distinct);
  return parts === null ? null : { kind: 'decimal', literal: 'bare', parts };
}

/** Parts of numbers that facts leave: where plain digits count few of them, with the same digits in front, or an exponent. */
function factParts(
  { precision, scale: own, unsigned }: Shape<'decimal'>,
  scale: number,
  facts: Facts,
): readonly Part[] | null {
  const whole = precision === null ? HUGE_DIGITS : precision - scale;
  const plain = narrowedParts(whole + scale, scale, unsigned, facts);
  if (plain !== null && sizeOf(plain) >= ENOUGH_VALUES) return plain;
  const range = { digits: EXACT_DIGITS, leastPower: -Math.min(own ?? MOST_SCALE, MOST_SCALE), most: 1 };
  const others = [
    hugeParts(facts, hugeLimits(whole + scale, unsigned), scale),
    own === null || own > EXACT_DIGITS ? exponentialParts(facts, range, unsigned) : null,
  ];
  return others.reduce<readonly Part[] | null>((best, parts) => (sizeOf(parts) > sizeOf(best) ? parts : best), plain);
}

/** How many values the parts have. */
function sizeOf(parts: readonly Part[] | null): number {
  return parts === null ? 0 : parts.flatMap(digitSizes).reduce((size, digits) => size * digits, 1);
}

/** Currency amounts: PostgreSQL reads them from a string. */
export function moneyDomain(_shape: Shape<'money'>, request: DomainRequest): Domain | null {
  const { facts } = request;
  const plain = (bound: Bound | null): Bound | null => bound && { ...bound, value: withoutCurrency(bound.value) };
  const bounds = {
    ...facts,
    least: plain(facts.least),
    most: plain(facts.most),
    excluded: facts.excluded.map(withoutCurrency),
  };
  const amount = { precision: 11, scale: 2, unsigned: false };
  const parts = meantNumberParts({ ...request, facts: bounds }, amount) ?? narrowedParts(11, 2, false, bounds);
  return parts === null ? null : { kind: 'money', literal: 'quoted', parts };
}

/** An amount without what a locale writes around its digits. */
function withoutCurrency(value: Scalar): Scalar {
  return typeof value === 'string' ? value.replace(/[$,\s]/g, '') : value;
}

function hasFacts({ least, most, legalLeast, legalMost, excluded }: Facts): boolean {
  return [least, most, legalLeast, legalMost].some((bound) => bound !== null) || excluded.length > 0;
}

/**
 * Parts that count units of 10^-kept, as far as a double counts them exactly: where the bounds are large, or the scale is
 * negative, a unit is a power of ten, and zeros follow.
 */
function narrowedParts(
  precision: number,
  scale: number,
  unsigned: boolean,
  facts: Facts,
): readonly [NumberPart, Part] | null {
  const bounds = [facts.least, facts.most].map((bound) => (bound === null ? 0 : Math.abs(numberOf(bound.value) ?? 0)));
  const wholeDigits = Math.max(NATURAL_WHOLE_DIGITS, Math.ceil(Math.log10(Math.max(1, ...bounds) + 1)) + 1);
  const kept = Math.min(scale, EXACT_DIGITS - wholeDigits);
  const limit = 10 ** Math.min(EXACT_DIGITS, Math.max(0, precision - scale + kept)) - 1;
  const legal: Interval = { first: unsigned ? 0 : -limit, last: limit };
  const natural: Interval = { first: 0, last: Math.min(limit, 10 ** (NATURAL_WHOLE_DIGITS + Math.max(0, kept)) - 1) };
  const interval = narrowed(facts, unitOrdinal(kept), natural, legal);
  if (interval === null) return null;
  return [numberPart(interval, Math.max(0, kept)), { kind: 'constant', text: '0'.repeat(Math.max(0, -kept)) }];
}

/** Whole numbers of so many digits. */
function hugeLimits(digits: number, unsigned: boolean): HugeInterval {
  const last = 10n ** BigInt(Math.max(0, digits)) - 1n;
  return { first: unsigned ? 0n : -last, last };
}

/** The product, without the error that a decimal fraction brings along (0.07 · 100 is 7). */
export function roundedProduct(number: number, unit: number): number {
  const product = number * unit;
  const whole = Math.round(product);
  return Math.abs(product - whole) < 1e-6 ? whole : product;
}

/** All digits of a scale of any length; the whole part only as long as looks natural, unless a key needs more. */
function naturalParts(precision: number, scale: number, distinct: boolean): readonly Part[] {
  if (scale < 0) {
    const size = 10 ** Math.min(precision, 9);
    return [
      { kind: 'integer', first: 1, size: size - 1 },
      { kind: 'constant', text: '0'.repeat(-scale) },
    ];
  }
  const whole = Math.max(0, precision - scale);
  const wholeDigits = Math.min(whole, distinct ? 9 : NATURAL_WHOLE_DIGITS);
  const wholePart: Part =
    wholeDigits === 0
      ? { kind: 'constant', text: '0' }
      : { kind: 'integer', first: 0, size: distinct && whole > 9 ? 10 ** 9 : 10 ** wholeDigits };
  if (scale === 0) return [wholePart];
  const zeros = '0'.repeat(Math.max(0, scale - precision));
  return [wholePart, { kind: 'constant', text: `.${zeros}` }, ...digitParts(scale - zeros.length)];
}

/** Parts for exactly so many decimal digits. */
function digitParts(count: number): readonly Part[] {
  const parts: Part[] = [];
  for (let left = count; left > 0; left -= 9) {
    const width = Math.min(left, 9);
    parts.push({ kind: 'digits', width, first: 0, size: 10 ** width });
  }
  return parts;
}
