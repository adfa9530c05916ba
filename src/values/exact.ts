import type { Ordinal, Scalar } from './request.ts';

/** A constant counted in units: the whole number of them that it is, or the one below it. */
export interface ExactUnits {
  readonly floor: bigint;
  readonly isWhole: boolean;
}

/** Powers of ten of constants at most: what lies beyond is no bound. */
const MOST_EXPONENT = 1000;

/** Counts a constant in units of 10^-places, with all of its digits; null: it is no decimal number. */
export function exactUnits(value: Scalar, places: number): ExactUnits | null {
  const text = String(typeof value === 'boolean' ? Number(value) : value).trim();
  const [, sign = '', whole = '', fraction = '', power = '0'] =
    /^([-+]?)(\d*)\.?(\d*)(?:e([-+]?\d+))?$/i.exec(text) ?? [];
  const digits = whole + fraction;
  if (digits === '' || Math.abs(Number(power)) > MOST_EXPONENT) return null;
  const units = BigInt(`${sign === '-' ? '-' : ''}${digits}`);
  const shift = places - fraction.length + Number(power);
  if (shift >= 0) return { floor: units * 10n ** BigInt(shift), isWhole: true };
  const divisor = 10n ** BigInt(-shift);
  const quotient = units / divisor;
  const isWhole = quotient * divisor === units;
  return { floor: isWhole || units > 0n ? quotient : quotient - 1n, isWhole };
}

/** Ordinals of units of 10^-places: a half stands for any part of a unit. */
export function unitOrdinal(places: number): Ordinal {
  return (value) => {
    const units = exactUnits(value, places);
    if (units === null) return null;
    return Number(units.floor) + (units.isWhole ? 0 : 0.5);
  };
}

/** Digits behind the point by which constants are ordered: no type of MySQL's has more than half of them. */
const COMPARED_PLACES = 64;

/** Orders two constants by their digits: below, at or above zero. What is no decimal number is equal to all. */
export function compareExactly(one: Scalar, other: Scalar): number {
  const [left, right] = [exactUnits(one, COMPARED_PLACES), exactUnits(other, COMPARED_PLACES)];
  return left === null || right === null ? 0 : Number(left.floor - right.floor);
}
