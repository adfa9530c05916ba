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
  if (interval === null) return shape.precision === null && shape.scale === null ? largeDomain(shape, facts) : null;
  return { kind: 'float', literal: 'bare', parts: [numberPart(interval, scale)] };
}

/** Largest finite number of each width, rounded down. */
const MOST = { 32: 3.4e38, 64: 1.7e308 } as const;

/** Numbers between bounds that are beyond what so few digits write out: with an exponent. */
function largeDomain({ bits, unsigned }: Shape<'float'>, facts: Facts): Domain | null {
  const reach = Math.max(...[facts.least, facts.most].map((bound) => Math.abs(numberOf(bound?.value ?? 0) ?? 0)));
  const exponent = Math.ceil(Math.log10(reach)) - DIGITS[bits] + 1;
  if (!(exponent > 0)) return null;
  const ordinal = (value: Scalar): number | null => {
    const number = numberOf(value);
    return number === null ? null : number / 10 ** exponent;
  };
  const limit = Math.min(10 ** DIGITS[bits] - 1, Math.floor(MOST[bits] / 10 ** exponent));
  const legal: Interval = { first: unsigned ? 0 : -limit, last: limit };
  const interval = narrowed(facts, ordinal, { first: 0, last: limit }, legal);
  if (interval === null) return null;
  return {
    kind: 'float',
    literal: 'bare',
    parts: [numberPart(interval, 0), { kind: 'constant', text: `e${exponent}` }],
  };
}

/** Bounds without the bounds themselves: rounded to single precision, a constant such as 0.1 lies beside its own value. */
function insideOf(facts: Facts): Facts {
  const strict = (bound: Bound | null): Bound | null => (bound === null ? null : { ...bound, strict: true });
  return { ...facts, least: strict(facts.least), most: strict(facts.most) };
}
