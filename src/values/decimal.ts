import type { Shape } from '../../grammar/shape.ts';
import type { Domain } from './domain.ts';
import { numberPart } from './integer.ts';
import type { Part } from './part.ts';
import { type DomainRequest, type Facts, type Interval, narrowed, numberOf, type Scalar } from './request.ts';

/** Digits that a double holds exactly, and so the most that one part counts. */
const EXACT_DIGITS = 15;

/** Digits before the point of numbers that nothing narrows. */
const NATURAL_WHOLE_DIGITS = 4;

/** Exact numbers of a precision and scale. Null precision: PostgreSQL's unbounded numeric. */
export function decimalDomain(shape: Shape<'decimal'>, request: DomainRequest): Domain | null {
  const scale = shape.scale ?? 2;
  const precision = shape.precision ?? EXACT_DIGITS;
  const parts = hasFacts(request.facts)
    ? narrowedParts(precision, scale, shape.unsigned, request.facts)
    : naturalParts(precision, scale, request.distinct);
  return parts === null ? null : { kind: 'decimal', literal: 'bare', parts };
}

/** Currency amounts: PostgreSQL reads them from a string. */
export function moneyDomain(_shape: Shape<'money'>, request: DomainRequest): Domain | null {
  const parts = narrowedParts(11, 2, false, request.facts);
  return parts === null ? null : { kind: 'money', literal: 'quoted', parts };
}

function hasFacts({ least, most, excluded }: Facts): boolean {
  return least !== null || most !== null || excluded.length > 0;
}

/** One part that counts units of the last digit, as far as a double counts them exactly. */
function narrowedParts(precision: number, scale: number, unsigned: boolean, facts: Facts): readonly Part[] | null {
  const kept = Math.max(0, Math.min(scale, EXACT_DIGITS - Math.min(precision - scale, NATURAL_WHOLE_DIGITS + 2)));
  const unit = 10 ** kept;
  const ordinal = (value: Scalar): number | null => {
    const number = numberOf(value);
    return number === null ? null : roundedProduct(number, unit);
  };
  const limit = 10 ** Math.min(EXACT_DIGITS, precision - scale + kept) - 1;
  const legal: Interval = { first: unsigned ? 0 : -limit, last: limit };
  const natural: Interval = { first: 0, last: Math.min(limit, 10 ** (NATURAL_WHOLE_DIGITS + kept) - 1) };
  const interval = narrowed(facts, ordinal, natural, legal);
  return interval === null ? null : [numberPart(interval, kept)];
}

/** The product, without the error that a decimal fraction brings along (0.07 · 100 is 7). */
function roundedProduct(number: number, unit: number): number {
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
export function digitParts(count: number): readonly Part[] {
  const parts: Part[] = [];
  for (let left = count; left > 0; left -= 9) {
    const width = Math.min(left, 9);
    parts.push({ kind: 'digits', width, first: 0, size: 10 ** width });
  }
  return parts;
}
