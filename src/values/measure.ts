import { type Dimension, modelOf } from '../../grammar/kinds.ts';
import { momentOf } from './date.ts';
import { roundedProduct } from './decimal.ts';
import { type Domain, radicesOf } from './domain.ts';
import { clockText, dayText, digitSizes, lowOf, type Part } from './part.ts';
import type { Scalar } from './request.ts';

/**
 * A domain whose values are whole numbers of a unit: 10^-scale, for times of a second. The values rise with
 * the rank: value = origin + the sum of each digit times its weight. A list has no weights, but a table of its values.
 */
export interface Measure {
  readonly dimension: Dimension;
  readonly scale: number;
  readonly origin: number;
  /** Sizes of the digits and what each weighs, most significant first. Empty for a list. */
  readonly radices: readonly number[];
  readonly weights: readonly number[];
  /** The values of a list by rank; else null. */
  readonly table: readonly number[] | null;
  readonly least: number;
  readonly most: number;
}

/** Seconds of a day. */
export const DAY = 86_400;

/** The measure of a domain; null: its values are not counted in units, or a double does not count them exactly. */
export function measureOf(domain: Domain): Measure | null {
  const { dimension } = modelOf(domain.kind);
  if (dimension === null) return null;
  const [first] = domain.parts;
  const isList = domain.parts.length === 1 && first?.kind === 'pool';
  // Quarters of an hour are counted as hours are.
  if (isList && (dimension !== 'clock' || stepsOf(first.entries) === null))
    return listMeasure(dimension, first.entries);
  const placed = (PLACES[dimension] ?? placedTime)(domain.parts);
  if (placed === null) return null;
  const radices = radicesOf(domain);
  const { scale, origin, weights } = placed;
  const most = weights.reduce((sum, weight, i) => sum + weight * ((radices[i] ?? 1) - 1), origin);
  const isExact = Number.isSafeInteger(origin) && Number.isSafeInteger(most);
  return isExact && rises(weights, radices)
    ? { dimension, scale, origin, radices, weights, table: null, least: origin, most }
    : null;
}

/** Whether a measure has a value between two ends. */
export function hasValueWithin({ origin, radices, weights, table }: Measure, low: number, high: number): boolean {
  if (table !== null) return table.some((value) => low <= value && value <= high);
  // As the values rise with the rank, the largest one below an end has the largest digits that go.
  const largest = weights.reduce((value, weight, i) => {
    const digit = Math.min((radices[i] ?? 1) - 1, Math.floor((high - value) / weight));
    return value + Math.max(0, digit) * weight;
  }, origin);
  return low <= largest && largest <= high;
}

/** Whether each digit weighs more than all digits behind it together can. */
function rises(weights: readonly number[], radices: readonly number[]): boolean {
  let rest = 0;
  for (let i = weights.length - 1; i >= 0; i--) {
    const weight = weights[i] ?? 0;
    if (weight <= rest) return false;
    rest += weight * ((radices[i] ?? 1) - 1);
  }
  return true;
}

/** What reads the places of the parts, where they are not those of a time. */
const PLACES: Partial<Readonly<Record<Dimension, (parts: readonly Part[]) => Placed | null>>> = {
  number: placedNumber,
  span: placedSpan,
};

interface Placed {
  readonly scale: number;
  readonly origin: number;
  readonly weights: readonly number[];
}

/** The parts of a number, from the last digit to the first: where each stands decides what it weighs. */
function placedNumber(parts: readonly Part[]): Placed | null {
  let places = 0;
  let scale = 0;
  let origin = 0;
  const weights: number[] = [];
  for (const part of parts.toReversed()) {
    const unit = 10 ** places;
    if (part.kind === 'constant' && /^0*$/.test(part.text)) {
      places += part.text.length;
    } else if (part.kind === 'constant' && /^0?\.0*$/.test(part.text)) {
      places += part.text.length - part.text.indexOf('.') - 1;
      scale = places;
    } else if (part.kind === 'digits') {
      weights.unshift(unit);
      origin += part.first * unit;
      places += part.width;
    } else if (part.kind === 'integer' && (part.first >= 0 || scale === 0)) {
      weights.unshift(unit);
      origin += part.first * unit;
    } else if (part.kind === 'wide' && (part.scale === 0 || places === 0)) {
      scale += part.scale;
      origin += part.first * unit;
      weights.unshift(...(digitSizes(part).length === 1 ? [unit] : [unit * lowOf(part), unit]));
    } else {
      return null;
    }
  }
  return { scale, origin, weights };
}

/** Units of spans that are always as long, as they are written behind their number, in seconds. */
const SECONDS: Readonly<Record<string, number>> = {
  ' days ': DAY,
  ' days': DAY,
  ' hours': 3600,
  ' minutes': 60,
  ' seconds': 1,
};

/** Numbers with a unit behind each, and a time of day. */
function placedSpan(parts: readonly Part[]): Placed | null {
  let origin = 0;
  const weights: number[] = [];
  for (const [i, part] of parts.entries()) {
    if (part.kind === 'constant') continue;
    const unit = parts[i + 1];
    const weight = part.kind === 'clock' ? 1 : unit?.kind === 'constant' ? SECONDS[unit.text] : undefined;
    if (weight === undefined || (part.kind !== 'clock' && part.kind !== 'integer' && part.kind !== 'wide')) return null;
    const isPair = part.kind === 'wide' && digitSizes(part).length === 2;
    weights.push(...(isPair ? [weight * lowOf(part), weight] : [weight]));
    origin += weight * part.first;
  }
  return weights.length === 0 ? null : { scale: 0, origin, weights };
}

/** Days, a time of day and its fraction, and constants between and behind them. */
function placedTime(parts: readonly Part[]): Placed | null {
  const scale = parts.reduce((digits, part) => (part.kind === 'digits' ? part.width : digits), 0);
  const unit = 10 ** scale;
  let origin = 0;
  const weights: number[] = [];
  for (const part of parts) {
    if (part.kind === 'constant') continue;
    if (part.kind === 'pool') {
      const steps = stepsOf(part.entries);
      if (steps === null) return null;
      weights.push(steps.step * unit);
      origin += steps.first * unit;
      continue;
    }
    if (part.kind !== 'day' && part.kind !== 'clock' && part.kind !== 'digits') return null;
    const weight = part.kind === 'day' ? DAY * unit : part.kind === 'clock' ? unit : 1;
    weights.push(weight);
    origin += weight * part.first;
  }
  return weights.length === 0 ? null : { scale, origin, weights };
}

/** The first second of times of day that lie as far from each other one after the next, and how far; null: they do not. */
function stepsOf(entries: readonly string[]): { readonly first: number; readonly step: number } | null {
  const seconds = entries.map((entry) => ordinalOf({ dimension: 'clock', scale: 0 }, entry) ?? Number.NaN);
  const [first = Number.NaN, second = first + 1] = seconds;
  const step = second - first;
  return seconds.every((one, rank) => one === first + rank * step) ? { first, step } : null;
}

/** Digits behind the point of a number, and behind that of a second. */
const DECIMALS = /\.(\d*)/;
const DECIMALS_OF_SECOND = /:\d{2}\.(\d*)/;

function listMeasure(dimension: Dimension, entries: readonly string[]): Measure | null {
  const decimals = dimension === 'number' ? DECIMALS : DECIMALS_OF_SECOND;
  const scale = largest(entries.map((entry) => (decimals.exec(entry)?.[1] ?? '').length));
  const table = entries.map((entry) => ordinalOf({ dimension, scale }, entry) ?? Number.NaN);
  if (!table.every(Number.isSafeInteger)) return null;
  const least = -largest(table.map((ordinal) => -ordinal));
  return { dimension, scale, origin: 0, radices: [], weights: [], table, least, most: largest(table) };
}

/** The largest of as many numbers as there are; Math.max takes only as many arguments as the stack holds. */
function largest(numbers: readonly number[]): number {
  return numbers.reduce((most, number) => Math.max(most, number), Number.NEGATIVE_INFINITY);
}

/** A constant in the units of a measure, as a rule a whole number; null: it is no such value. */
export function ordinalOf({ dimension, scale }: Pick<Measure, 'dimension' | 'scale'>, value: Scalar): number | null {
  if (dimension === 'number') {
    const number = typeof value === 'boolean' ? Number.NaN : Number(value);
    return Number.isFinite(number) && value !== '' ? roundedProduct(number, 10 ** scale) : null;
  }
  if (dimension === 'instant') {
    const moment = momentOf(value);
    return moment === null ? null : moment.day * DAY * 10 ** scale + Math.round(moment.second * 10 ** scale);
  }
  if (dimension === 'span') return null;
  const match = /^\s*(\d{1,3}):(\d{2})(?::(\d{2}(?:\.\d*)?))?/.exec(String(value));
  if (match === null) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return minutes * 60 * 10 ** scale + Math.round(Number(match[3] ?? '0') * 10 ** scale);
}

/** The constant that a number of units stands for: the inverse of `ordinalOf`, to the second. */
export function scalarOf({ dimension, scale }: Pick<Measure, 'dimension' | 'scale'>, ordinal: number): Scalar {
  if (dimension === 'number') return ordinal / 10 ** scale;
  const seconds = Math.floor(ordinal / 10 ** scale);
  if (dimension === 'span') return `${seconds} seconds`;
  if (dimension === 'clock') return clockText(seconds);
  const day = Math.floor(seconds / DAY);
  return `${dayText(day)} ${clockText(seconds - day * DAY)}`;
}
