import { roundedToEven } from '../../runtime/casts.ts';
import {
  absolute,
  add,
  ceiling,
  compareDecimals,
  Decimal,
  divide,
  floor,
  multiply,
  negate,
  power10,
  quotient,
  remainder,
  round,
  signOf,
  subtract,
  toFloat,
  truncate,
} from '../../runtime/decimal.ts';
import { Refusal, Unevaluable } from '../../runtime/value.ts';
import { count, exact, float } from '../../runtime/values-as.ts';
import type { Implementations } from './implementation.ts';

/** The divisor, if it is one. MySQL, too, refuses a division by zero while it writes, in its default mode. */
function divisor(number: Decimal): Decimal {
  if (number.units === 0n) throw new Refusal(); // A number is divided by zero.
  return number;
}

/** Digits of PostgreSQL's numerics are kept in groups of so many. */
const GROUP = 4;

/** Weight of the first group of a number, and that group: what PostgreSQL finds a quotient's digits by. */
function leadingGroup(number: Decimal): readonly [number, bigint] {
  const units = number.units < 0n ? -number.units : number.units;
  if (units === 0n) return [0, 0n];
  const weight = Math.floor((String(units).length - 1 - number.scale) / GROUP);
  const shift = weight * GROUP + number.scale;
  return [weight, shift >= 0 ? units / power10(shift) : units * power10(-shift)];
}

/** Digits behind the point of a quotient: at least 16 that tell (select_div_scale in the server's numeric.c). */
function quotientScale(one: Decimal, other: Decimal): number {
  const [weight, first] = leadingGroup(one);
  const [otherWeight, otherFirst] = leadingGroup(other);
  const quotientWeight = weight - otherWeight - (first <= otherFirst ? 1 : 0);
  return Math.min(1000, Math.max(16 - quotientWeight * GROUP, one.scale, other.scale));
}

/** A whole number's remainder by another, and a greatest common divisor. */
function commonDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other < 0n ? -other : other];
  while (b > 0n) [a, b] = [b, a % b];
  return a;
}

function power(base: number, exponent: number): number {
  if (base === 0 && exponent < 0) throw new Refusal(); // Zero has no negative power.
  if (base < 0 && !Number.isInteger(exponent)) throw new Refusal(); // A negative number has no such power.
  const result = base ** exponent;
  if (result === 0 && base !== 0) throw new Refusal(); // The number is out of range.
  return result;
}

/** The number, where it is in the domain of the function. */
function within(holds: boolean, number: number): number {
  if (!holds) throw new Refusal(); // The function has no value here.
  return number;
}

function hasLogarithm(base: number, number: number): boolean {
  return base > 0 && base !== 1 && number > 0;
}

/** Digits of a power at most: no check compares with more, and they are quickly computed. */
const MAX_POWER_DIGITS = 8000;

/** A whole power of an exact number; others are not exact. */
function exactPower(base: Decimal, exponent: Decimal): Decimal {
  const times = Number(exponent.units) / Number(power10(exponent.scale));
  if (!Number.isInteger(times) || times < 0 || times > 100) throw new Unevaluable(); // This power is not exact.
  if (String(base.units).length * times > MAX_POWER_DIGITS) throw new Unevaluable(); // This power is too long.
  const scale = Math.max(base.scale, exponent.scale);
  const product = new Decimal(base.units ** BigInt(times), base.scale * times);
  const digits = String(product.units).length - product.scale;
  return round(product, Math.max(0, Math.min(1000, Math.max(16 - digits + 1, scale))));
}

/** Digits behind the point that a result has at most (numeric.h, NUMERIC_MAX_RESULT_SCALE). */
const MAX_SCALE = 2000;

function resultScale(digits: number): number {
  return Math.max(-MAX_SCALE, Math.min(MAX_SCALE, digits));
}

/** MySQL's rounding of a float: to the nearest even only where it is exactly between. */
function roundedFloat(value: number, digits: number): number {
  if (!Number.isInteger(digits) || Math.abs(digits) > 15) throw new Unevaluable(); // This rounding is not exact.
  const scaled = value * 10 ** digits;
  if (Math.abs(Math.abs(scaled % 1) - 0.5) < 1e-6) throw new Unevaluable(); // Halves of floats round in a way of their own.
  return Math.round(scaled) / 10 ** digits;
}

/** Numbers whose factorial is computed: of larger ones it is longer than what is computed with. */
const MOST_FACTORIAL = 1000n;

function factorial(number: bigint): Decimal {
  if (number < 0n) throw new Refusal(); // A negative number has no factorial.
  if (number > MOST_FACTORIAL) throw new Unevaluable(); // This factorial is too long.
  let product = 1n;
  for (let factor = 2n; factor <= number; factor++) product *= factor;
  return new Decimal(product, 0);
}

/** The number of the bucket that a number lies in, of as many equal ones between two bounds; 0 and one more are outside. */
function bucketOf(value: Decimal, low: Decimal, high: Decimal, { units: buckets }: Decimal): Decimal {
  const direction = BigInt(compareDecimals(high, low));
  if (buckets <= 0n || direction === 0n) throw new Refusal(); // There are no such buckets.
  const [offset, width] = [subtract(value, low), subtract(high, low)];
  const scale = Math.max(offset.scale, width.scale);
  const [from, whole] = [offset, width].map(({ units, scale: own }) => units * power10(scale - own) * direction);
  if (from === undefined || whole === undefined || from < 0n) return new Decimal(0n, 0);
  return new Decimal(from >= whole ? buckets + 1n : (from * buckets) / whole + 1n, 0);
}

/** Functions and operators of numbers: `int` are whole, `exact` exact, `float` binary floating point. */
export const numberFunctions: Implementations = {
  'exact.add': ([one, other]) => add(exact(one), exact(other)),
  'exact.subtract': ([one, other]) => subtract(exact(one), exact(other)),
  'exact.multiply': ([one, other]) => multiply(exact(one), exact(other)),
  'exact.remainder': ([one, other]) => remainder(exact(one), divisor(exact(other))),
  'exact.negate': ([one]) => negate(exact(one)),
  'exact.same': ([one]) => exact(one),
  'int.divide': ([one, other]) => quotient(exact(one), divisor(exact(other))),
  'exact.divide': ([one, other]) => divide(exact(one), divisor(exact(other)), quotientScale(exact(one), exact(other))),
  'exact.divide_by_increment': ([one, other]) => {
    const [left, right] = [exact(one), divisor(exact(other))];
    const made = divide(left, right, left.scale + 4);
    // Inside of an expression the servers keep more digits than they show.
    if (compareDecimals(multiply(made, right), left) !== 0) throw new Unevaluable(); // This quotient is not exact.
    return made;
  },
  'exact.quotient': ([one, other]) => quotient(exact(one), divisor(exact(other))),
  'exact.power': ([base, exponent]) => exactPower(exact(base), exact(exponent)),
  'float.add': ([one, other]) => float(one) + float(other),
  'float.subtract': ([one, other]) => float(one) - float(other),
  'float.multiply': ([one, other]) => float(one) * float(other),
  'float.divide': ([one, other]) => {
    if (float(other) === 0) throw new Refusal(); // A number is divided by zero.
    return float(one) / float(other);
  },
  'float.remainder': ([one, other]) => {
    if (float(other) === 0) throw new Refusal(); // A number is divided by zero.
    return float(one) % float(other);
  },
  'float.negate': ([one]) => -float(one),
  'float.same': ([one]) => float(one),
  'float.power': ([base, exponent]) => power(float(base), float(exponent)),
  'exact.abs': ([one]) => absolute(exact(one)),
  'float.abs': ([one]) => Math.abs(float(one)),
  'exact.sign': ([one]) => Decimal.of(signOf(exact(one))),
  'float.sign': ([one]) => (float(one) === 0 ? 0 : Math.sign(float(one))),
  'float.sign_exact': ([one]) => Decimal.of(Math.sign(float(one))),
  'exact.ceil': ([one]) => ceiling(exact(one)),
  'float.ceil': ([one]) => Math.ceil(float(one)),
  'exact.floor': ([one]) => floor(exact(one)),
  'float.floor': ([one]) => Math.floor(float(one)),
  'exact.round': ([one, digits]) => round(exact(one), digits === undefined ? 0 : resultScale(count(digits))),
  'exact.round_within': ([one, digits]) => {
    const number = exact(one);
    return round(number, Math.min(number.scale, digits === undefined ? 0 : Math.max(-30, Math.min(30, count(digits)))));
  },
  'exact.trunc': ([one, digits]) => truncate(exact(one), digits === undefined ? 0 : resultScale(count(digits))),
  'exact.trunc_within': ([one, digits]) => {
    const number = exact(one);
    return truncate(number, Math.min(number.scale, Math.max(-30, Math.min(30, count(digits)))));
  },
  'float.round': ([one]) => roundedToEven(float(one)),
  'float.round_digits': ([one, digits]) => roundedFloat(float(one), digits === undefined ? 0 : count(digits)),
  'float.trunc': ([one]) => Math.trunc(float(one)),
  'float.sqrt': ([one]) => within(float(one) >= 0, Math.sqrt(float(one))),
  'float.sqrt_or_null': ([one]) => (float(one) < 0 ? null : Math.sqrt(float(one))),
  'float.cbrt': ([one]) => Math.cbrt(float(one)),
  'float.exp': ([one]) => Math.exp(float(one)),
  'float.ln': ([one]) => within(float(one) > 0, Math.log(float(one))),
  'float.log10': ([one]) => within(float(one) > 0, Math.log10(float(one))),
  'float.log2': ([one]) => within(float(one) > 0, Math.log2(float(one))),
  'float.log_of': ([base, number]) =>
    within(hasLogarithm(float(base), float(number)), Math.log(float(number)) / Math.log(float(base))),
  'exact.log_of': ([base, number]) => {
    within(hasLogarithm(toFloat(exact(base)), toFloat(exact(number))), 0);
    throw new Unevaluable(); // The digits of exact logarithms are not computed.
  },
  'float.pi': () => Math.PI,
  'float.degrees': ([one]) => (float(one) * 180) / Math.PI,
  'float.radians': ([one]) => (float(one) / 180) * Math.PI,
  'float.sin': ([one]) => Math.sin(float(one)),
  'float.cos': ([one]) => Math.cos(float(one)),
  'float.tan': ([one]) => Math.tan(float(one)),
  'float.atan': ([one]) => Math.atan(float(one)),
  'float.atan2': ([one, other]) => Math.atan2(float(one), float(other)),
  'float.asin_or_null': ([one]) => (Math.abs(float(one)) > 1 ? null : Math.asin(float(one))),
  'float.acos_or_null': ([one]) => (Math.abs(float(one)) > 1 ? null : Math.acos(float(one))),
  'float.cot': ([one]) => within(float(one) !== 0, 1 / Math.tan(float(one))),
  'float.atanh': ([one]) => within(Math.abs(float(one)) < 1, Math.atanh(float(one))),
  'float.acosh': ([one]) => within(float(one) >= 1, Math.acosh(float(one))),
  'float.asin': ([one]) => within(Math.abs(float(one)) <= 1, Math.asin(float(one))),
  'float.acos': ([one]) => within(Math.abs(float(one)) <= 1, Math.acos(float(one))),
  'exact.factorial': ([one]) => factorial(exact(one).units),
  'exact.bucket': ([one, low, high, buckets]) => bucketOf(exact(one), exact(low), exact(high), exact(buckets)),
  'float.bucket': ([one, low, high, buckets]) => {
    const [value, from, to, parts] = [float(one), float(low), float(high), count(buckets)];
    if (parts <= 0 || from === to) throw new Refusal(); // There are no such buckets.
    const place = Math.floor(((value - from) / (to - from)) * parts) + 1;
    return Decimal.of(Math.max(0, Math.min(parts + 1, place)));
  },
  'int.gcd': ([one, other]) => new Decimal(commonDivisor(exact(one).units, exact(other).units), 0),
  'exact.scale': ([one]) => Decimal.of(exact(one).scale),
  'exact.min_scale': ([one]) => {
    const [, fraction = ''] = exact(one).toString().split('.');
    return Decimal.of(fraction.replace(/0+$/, '').length);
  },
  'exact.trim_scale': ([one]) => {
    const [, fraction = ''] = exact(one).toString().split('.');
    return truncate(exact(one), fraction.replace(/0+$/, '').length);
  },
};
