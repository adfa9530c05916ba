import type { Shape } from '../../grammar/shape.ts';
import { roundedProduct } from './decimal.ts';
import type { Domain } from './domain.ts';
import { numberPart } from './integer.ts';
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

/**
 * Decimal digits that each width keeps apart (C's FLT_DIG and DBL_DIG): values of no more digits are different numbers
 * after rounding to binary.
 */
const DIGITS = { 32: 6, 64: 15 } as const;

/** Binary floating point, as decimals of few enough digits. */
export function floatDomain(shape: Shape<'float'>, request: DomainRequest): Domain | null {
  const digits = Math.min(DIGITS[shape.bits], shape.precision ?? Number.POSITIVE_INFINITY);
  const facts = shape.bits === 32 ? insideOf(request.facts) : request.facts;
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
  return interval === null ? null : { kind: 'float', literal: 'bare', parts: [numberPart(interval, scale)] };
}

/** Bounds without the bounds themselves: rounded to single precision, a constant such as 0.1 lies beside its own value. */
function insideOf(facts: Facts): Facts {
  const strict = (bound: Bound | null): Bound | null => (bound === null ? null : { ...bound, strict: true });
  return { ...facts, least: strict(facts.least), most: strict(facts.most) };
}
