/** An exact number: units · 10^-scale. Integers have scale 0. */
export class Decimal {
  readonly units: bigint;
  readonly scale: number;

  constructor(units: bigint, scale: number) {
    this.units = units;
    this.scale = scale;
  }

  static of(whole: number | bigint): Decimal {
    return new Decimal(BigInt(whole), 0);
  }

  toString(): string {
    if (this.scale === 0) return String(this.units);
    const digits = String(this.units < 0n ? -this.units : this.units).padStart(this.scale + 1, '0');
    return `${this.units < 0n ? '-' : ''}${digits.slice(0, -this.scale)}.${digits.slice(-this.scale)}`;
  }
}

/** Digits of an exact number at most: more than the servers hold, and few enough that a product takes no time. */
const MAX_DIGITS = 2000;

const NUMBER = /^\s*([+-]?)(?:(\d+)(?:\.(\d*))?|\.(\d+))(?:[eE]([+-]?\d{1,5}))?\s*$/;

/** Reads an exact number, or gives null: the text is none, or has more digits than the servers hold. */
export function parseDecimal(text: string): Decimal | null {
  if (text.length > MAX_DIGITS) return null;
  const match = NUMBER.exec(text);
  if (match === null) return null;
  const [, sign, whole = '', fraction = match[4] ?? '', , exponent = '0'] = match;
  const units = BigInt(`${whole}${fraction}`) * (sign === '-' ? -1n : 1n);
  const scale = fraction.length - Number(exponent);
  if (Math.abs(scale) > MAX_DIGITS) return null;
  return scale < 0 ? new Decimal(units * power10(-scale), 0) : new Decimal(units, scale);
}

const POWERS = Array.from({ length: 64 }, (_, exponent) => 10n ** BigInt(exponent));

export function power10(exponent: number): bigint {
  return POWERS[exponent] ?? 10n ** BigInt(exponent);
}

/** Both numbers' units at the larger of their scales. */
function aligned(one: Decimal, other: Decimal): readonly [bigint, bigint, number] {
  if (one.scale === other.scale) return [one.units, other.units, one.scale];
  return one.scale < other.scale
    ? [one.units * power10(other.scale - one.scale), other.units, other.scale]
    : [one.units, other.units * power10(one.scale - other.scale), one.scale];
}

export function add(one: Decimal, other: Decimal): Decimal {
  const [left, right, scale] = aligned(one, other);
  return new Decimal(left + right, scale);
}

export function subtract(one: Decimal, other: Decimal): Decimal {
  const [left, right, scale] = aligned(one, other);
  return new Decimal(left - right, scale);
}

export function multiply(one: Decimal, other: Decimal): Decimal {
  return new Decimal(one.units * other.units, one.scale + other.scale);
}

/** The rest of a division that cuts toward zero: it has the sign of the first number. */
export function remainder(one: Decimal, other: Decimal): Decimal {
  const [left, right, scale] = aligned(one, other);
  return new Decimal(left % right, scale);
}

/** The quotient, rounded half away from zero to so many digits behind the point. */
export function divide(one: Decimal, other: Decimal, scale: number): Decimal {
  const shift = scale + other.scale - one.scale;
  const numerator = shift >= 0 ? one.units * power10(shift) : one.units;
  const denominator = shift >= 0 ? other.units : other.units * power10(-shift);
  return new Decimal(roundedQuotient(numerator, denominator), scale);
}

/** The quotient's whole part, cut toward zero. */
export function quotient(one: Decimal, other: Decimal): Decimal {
  const [left, right] = aligned(one, other);
  return new Decimal(left / right, 0);
}

function roundedQuotient(numerator: bigint, denominator: bigint): bigint {
  const whole = numerator / denominator;
  const rest = numerator % denominator;
  const twice = (rest < 0n ? -rest : rest) * 2n;
  if (twice < (denominator < 0n ? -denominator : denominator)) return whole;
  return numerator < 0n === denominator < 0n ? whole + 1n : whole - 1n;
}

export function negate(one: Decimal): Decimal {
  return new Decimal(-one.units, one.scale);
}

export function absolute(one: Decimal): Decimal {
  return one.units < 0n ? negate(one) : one;
}

export function signOf(one: Decimal): number {
  return one.units < 0n ? -1 : one.units > 0n ? 1 : 0;
}

export function compareDecimals(one: Decimal, other: Decimal): number {
  const [left, right] = aligned(one, other);
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Rounded half away from zero to a number of digits behind the point; a negative number counts digits before it. */
export function round(one: Decimal, digits: number): Decimal {
  if (digits >= one.scale) return new Decimal(one.units * power10(digits - one.scale), digits);
  return shifted(roundedQuotient(one.units, power10(one.scale - digits)), digits);
}

/** Cut toward zero to a number of digits behind the point. */
export function truncate(one: Decimal, digits: number): Decimal {
  if (digits >= one.scale) return new Decimal(one.units * power10(digits - one.scale), digits);
  return shifted(one.units / power10(one.scale - digits), digits);
}

function shifted(units: bigint, digits: number): Decimal {
  return digits >= 0 ? new Decimal(units, digits) : new Decimal(units * power10(-digits), 0);
}

export function floor(one: Decimal): Decimal {
  const whole = truncate(one, 0);
  return compareDecimals(whole, one) > 0 ? new Decimal(whole.units - 1n, 0) : whole;
}

export function ceiling(one: Decimal): Decimal {
  return negate(floor(negate(one)));
}

/** The double nearest to an exact number. */
export function toFloat(one: Decimal): number {
  return Number(one.toString());
}

/** Digits before the point, without zeros in front: 0 for numbers below one. */
export function wholeDigitsOf(one: Decimal): number {
  const whole = truncate(absolute(one), 0).units;
  return whole === 0n ? 0 : String(whole).length;
}
