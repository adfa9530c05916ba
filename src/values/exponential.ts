import { type NumberPart, numberPart } from './integer.ts';
import type { Part } from './part.ts';
import { type Bound, type Facts, type Interval, narrowed, numberOf, type Scalar } from './request.ts';

/** Values between bounds that leave nothing to wish for: with so many of them there is no need of an exponent. */
export const ENOUGH_VALUES = 1000;

/** What a type of numbers holds with so many digits. */
export interface NumberRange {
  readonly digits: number;
  /** The least power of ten that values are multiples of. */
  readonly leastPower: number;
  /** The largest value. */
  readonly most: number;
}

/** Digits that a double keeps: what is whole in so many of them may be a bound. */
const DOUBLE_DIGITS = 15;

/** Whole numbers of a power of ten near the bounds, and that power; null: they leave none, or there is no bound. */
export function exponentialParts(
  facts: Facts,
  { digits, leastPower, most }: NumberRange,
  unsigned: boolean,
): readonly [NumberPart, Part] | null {
  const bounds = [facts.least, facts.most].map((bound) => (bound === null ? null : numberOf(bound.value)));
  const numbers = bounds.filter((bound) => bound !== null);
  const largest = Math.max(0, ...numbers.map(Math.abs));
  if (largest === 0) return null;
  // What is bounded on one side alone goes ten times as far on the other one.
  const power = Math.floor(Math.log10(largest)) + (numbers.length === 1 ? 2 : 1) - digits;
  const exponent = Math.max(leastPower, Math.min(power, Math.floor(Math.log10(most)) + 1 - digits));
  const unit = Number(`1e${exponent}`);
  // A bound lies on either side of itself where it is rounded.
  const ordinal = (value: Scalar): number | null => {
    const number = numberOf(value);
    return number === null ? null : Number((number / unit).toPrecision(DOUBLE_DIGITS));
  };
  const limit = Math.min(10 ** digits - 1, Math.floor(most / unit));
  const legal: Interval = { first: unsigned ? 0 : -limit, last: limit };
  const interval = narrowed(insideOf(facts), ordinal, { first: 0, last: limit }, legal);
  return interval === null ? null : [numberPart(interval, 0), { kind: 'constant', text: `e${exponent}` }];
}

/** Bounds without those that are no values themselves: rounded to single precision, a constant such as 0.1 lies beside its own value. */
export function insideOf(facts: Facts, isValue: (bound: Scalar) => boolean = () => false): Facts {
  const strict = (bound: Bound | null): Bound | null =>
    bound === null || isValue(bound.value) ? bound : { ...bound, strict: true };
  return { ...facts, least: strict(facts.least), most: strict(facts.most) };
}
