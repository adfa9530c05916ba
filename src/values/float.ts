import type { Shape } from '../../grammar/shape.ts';
import type { Domain } from './domain.ts';
import { numberPart } from './integer.ts';
import { type DomainRequest, type Interval, narrowed, numberOf, type Scalar } from './request.ts';

/**
 * Decimal digits that each width keeps apart (C's FLT_DIG and DBL_DIG): values of no more digits are different numbers
 * after rounding to binary.
 */
const DIGITS = { 32: 6, 64: 15 } as const;

/** Binary floating point, as decimals of few enough digits. */
export function floatDomain(shape: Shape<'float'>, request: DomainRequest): Domain | null {
  const digits = Math.min(DIGITS[shape.bits], shape.precision ?? Number.POSITIVE_INFINITY);
  const scale = Math.min(shape.scale ?? (shape.bits === 32 ? 2 : 6), digits);
  const unit = 10 ** scale;
  const ordinal = (value: Scalar): number | null => {
    const number = numberOf(value);
    return number === null ? null : number * unit;
  };
  const limit = 10 ** digits - 1;
  const legal: Interval = { first: shape.unsigned ? 0 : -limit, last: limit };
  const natural: Interval = { first: 0, last: request.distinct ? limit : Math.min(limit, 10 ** (4 + scale) - 1) };
  const interval = narrowed(request.facts, ordinal, natural, legal);
  return interval === null ? null : { kind: 'float', literal: 'bare', parts: [numberPart(interval, scale)] };
}
