import type { Shape } from '../../grammar/shape.ts';
import { roundedProduct } from './decimal.ts';
import type { Domain } from './domain.ts';
import { ENOUGH_VALUES, exponentialParts, insideOf } from './exponential.ts';
import { type NumberPart, numberPart } from './integer.ts';
import { meantNumberParts } from './meant-number.ts';
import type { Part } from './part.ts';
import { type DomainRequest, type Interval, isSingle, narrowed, numberOf, type Scalar } from './request.ts';
import { scaleFor } from './scale.ts';

/**
 * Decimal digits that each width keeps apart (C's FLT_DIG and DBL_DIG): values of no more digits are different numbers
 * after rounding to binary.
 */
const DIGITS = { 32: 6, 64: 15 } as const;

/** What each width holds with all of its digits. */
const RANGES = {
  32: { leastPower: -37, most: 3.4028e38 },
  64: { leastPower: -307, most: 1.7976e308 },
} as const;

/**
 * Binary floating point, as decimals of few enough digits: in plain ones, or with an exponent where bounds leave few of
 * these or none.
 */
export function floatDomain(shape: Shape<'float'>, request: DomainRequest): Domain | null {
  const digits = digitsOf(shape);
  const facts = shape.bits === 32 ? insideOf(request.facts, isSingle) : request.facts;
  const scale = Math.min(shape.scale ?? digits, digits);
  const held = { precision: digits, scale, unsigned: shape.unsigned, floats: shape.scale === null };
  const meant = meantNumberParts({ ...request, facts }, held);
  if (meant !== null) return domainOf(meant);
  const plain = plainPart(shape, request);
  const isOpen = shape.scale === null && shape.precision === null;
  if (!isOpen || (plain !== null && plain.size >= ENOUGH_VALUES)) return plain === null ? null : domainOf([plain]);
  const parts = exponentialParts(request.facts, { ...RANGES[shape.bits], digits: DIGITS[shape.bits] }, shape.unsigned);
  if (parts !== null && parts[0].size >= (plain?.size ?? 0)) return domainOf(parts);
  return plain === null ? null : domainOf([plain]);
}

function domainOf(parts: readonly Part[]): Domain {
  return { kind: 'float', literal: 'bare', parts };
}

function digitsOf({ bits, precision }: Shape<'float'>): number {
  return Math.min(DIGITS[bits], precision ?? Number.POSITIVE_INFINITY);
}

/** Decimals between the bounds, of as many digits behind the point as look natural there; null: there are none. */
function plainPart(shape: Shape<'float'>, request: DomainRequest): NumberPart | null {
  const digits = digitsOf(shape);
  const facts = shape.bits === 32 ? insideOf(request.facts, isSingle) : request.facts;
  const scale = Math.min(shape.scale ?? scaleFor(facts, digits, shape.bits === 32 ? 2 : 6), digits);
  const unit = 10 ** scale;
  const ordinal = (value: Scalar): number | null => {
    const number = numberOf(value);
    return number === null ? null : roundedProduct(number, unit);
  };
  const limit = 10 ** digits - 1;
  const legal: Interval = { first: shape.unsigned ? 0 : -limit, last: limit };
  const natural: Interval = { first: 0, last: request.distinct ? limit : Math.min(limit, 10 ** (4 + scale) - 1) };
  const interval = narrowed(facts, ordinal, natural, legal);
  return interval === null ? null : numberPart(interval, scale);
}
