import type { Literals } from '../../grammar/dialect.ts';
import type { Shape } from '../../grammar/shape.ts';
import type { AddressSet } from './address-set.ts';
import type { Language } from './language.ts';
import type { Meaning } from './meaning.ts';
import type { TimeLine } from './time-line.ts';

/** A constant of the DDL that a value is compared with. */
export type Scalar = number | string | boolean;

/** A bound of an interval. */
export interface Bound {
  readonly value: Scalar;
  /** Whether the bound itself is left out. */
  readonly strict: boolean;
}

/** JSON of any type, or of the one type that jsonb_typeof names. */
export type JsonFormat = 'json' | 'object' | 'array' | 'string' | 'number' | 'boolean';

/** What is demanded of a column's values that are not NULL, beyond their type: one alternative of its checks. */
export interface Facts {
  readonly least: Bound | null;
  readonly most: Bound | null;
  /** Bounds that values keep because the server computes with them: narrower ones than those of the type. */
  readonly legalLeast: Bound | null;
  readonly legalMost: Bound | null;
  /** A whole number that values are multiples of, but for `rest`; null: any number will do. */
  readonly step: number | null;
  /** What is left of values when they are divided by `step`. Where it is not zero, they are not negative. */
  readonly rest: number;
  /** The only values allowed; null: no such list. */
  readonly list: readonly Scalar[] | null;
  readonly excluded: readonly Scalar[];
  /** Text that values start with. */
  readonly prefix: string;
  /** Languages that text is in, all of them at once. */
  readonly languages: readonly Language[];
  /** Format that values have, beyond what the type demands: JSON, or of JSON one type; null: none. */
  readonly format: JsonFormat | null;
  /** Case that all letters of values have; null: any. */
  readonly letters: 'lower' | 'upper' | null;
  /** Characters, bits or elements that values have at least and at most. */
  readonly lengthLeast: number;
  readonly lengthMost: number;
  /** The addresses that a network's values are of; null: any. */
  readonly addresses: AddressSet | null;
  /** First and last second of the day at which moments are. */
  readonly clockFirst: number;
  readonly clockLast: number;
}

export const NO_FACTS: Facts = {
  least: null,
  most: null,
  legalLeast: null,
  legalMost: null,
  step: null,
  rest: 0,
  list: null,
  excluded: [],
  prefix: '',
  languages: [],
  format: null,
  letters: null,
  lengthLeast: 0,
  lengthMost: Number.POSITIVE_INFINITY,
  addresses: null,
  clockFirst: 0,
  clockLast: 86_399,
};

/** A place in a JSON document, by keys and indexes, and the type that the value there becomes. */
export interface JsonMember {
  readonly path: readonly (string | number)[];
  readonly shape: Shape;
  /** What people keep there, as the last key of its path says. */
  readonly meanings: readonly Meaning[];
  /** The path as it is written, where a key compares the value there. */
  readonly keyed: string | null;
}

/** What is demanded of the values inside of a value, as the domains among their types do; of those inside them, too. */
export interface Inner {
  /** Whether NULL may stand in its place. */
  readonly nullable: boolean;
  readonly facts: Facts;
  readonly inner: readonly Inner[];
}

/** What is asked of a kind: the domain of a column's values. */
export interface DomainRequest {
  readonly facts: Facts;
  /** Whether an expression computes with the values, so that large ones could leave its type's range. */
  readonly computedWith: boolean;
  /** Whether nothing looks into the column's values: no check, key, index or expression. */
  readonly free: boolean;
  /** What people keep in the column, as its name and its table's say, the most telling first. */
  readonly meanings: readonly Meaning[];
  /** When things happen. */
  readonly timeLine: TimeLine;
  /** Whether bounds of its values are there for safety: the table's author wrote them, and nobody asks for values up to them. */
  readonly isGuarded: boolean;
  /** Whether no two values may be equal, under any collation: then the domain is as large as it can be. */
  readonly distinct: boolean;
  /** How many rows the other columns of a key tell apart, about; 1: it has none. 0: any of its values may be asked for. */
  readonly roomBeside: number;
  /** Whether the column's collation, and all that keys compare of it, surely tell the cases of letters apart. */
  readonly keepsCase: boolean;
  /** Letters that the column's collation takes for the same, beside their other cases: a group of them each. */
  readonly equalLetters: readonly string[];
  /** Whether no two values of a key may overlap: ranges, and areas of a plane. */
  readonly disjoint: boolean;
  /** Characters that a key compares; values differ within them. Infinity: all. */
  readonly comparedLength: number;
  readonly literals: Literals;
  /** What expressions take out of a JSON document; none: it is any. */
  readonly members: readonly JsonMember[];
  /** Composite types and arrays around the value: text is escaped once more for each. */
  readonly depth: number;
  /** Ends behind the first element that arrays whose lengths vary have to choose from. */
  readonly ends: number;
  /** What is demanded inside: of an array's elements, a composite type's fields, a range's bounds. Empty: nothing. */
  readonly inner: readonly Inner[];
}

export interface Interval {
  readonly first: number;
  readonly last: number;
}

/** Gives a constant's place on the kind's own scale of whole steps, or null where it is no such value. */
export type Ordinal = (value: Scalar) => number | null;

/**
 * The interval of ordinals that the facts leave of `natural` (what is written without facts) and `type` (what the type
 * holds); null: none. Bounds beyond the natural interval move it. Of the intervals that excluded values cut it into, the
 * widest counts. A bound that is no value of the kind is no bound.
 */
export function narrowed(facts: Facts, ordinal: Ordinal, natural: Interval, type: Interval): Interval | null {
  const legal = {
    first: Math.max(type.first, leastOf(facts.legalLeast, ordinal) ?? type.first),
    last: Math.min(type.last, mostOf(facts.legalMost, ordinal) ?? type.last),
  };
  const least = leastOf(facts.least, ordinal);
  const most = mostOf(facts.most, ordinal);
  const width = natural.last - natural.first;
  let first = Math.max(legal.first, least ?? natural.first);
  let last = Math.min(legal.last, most ?? natural.last);
  if (most === null && first > last - width) last = Math.min(legal.last, first + width);
  if (least === null && first >= last) first = Math.max(legal.first, last - width);
  return first > last ? null : widestGap({ first, last }, facts.excluded, ordinal);
}

/** As much of what people keep as bounds leave at least, where these do not move it. */
const SHARE_KEPT = 1 / 10;

/**
 * The same of years and days that a meaning puts before or behind the reference time: a bound beyond them is there for safety, as in
 * `BETWEEN 1900 AND 2100`, and nobody was born in 2099.
 */
export function narrowedTime(
  { facts, isGuarded }: Pick<DomainRequest, 'facts' | 'isGuarded'>,
  ordinal: Ordinal,
  natural: Interval,
  type: Interval,
): Interval | null {
  const kept = { first: Math.max(natural.first, type.first), last: Math.min(natural.last, type.last) };
  const inside = isGuarded ? narrowed(facts, ordinal, kept, kept) : null;
  const isEnough = inside !== null && widthOf(inside) >= SHARE_KEPT * widthOf(natural);
  return isEnough ? inside : narrowed(facts, ordinal, natural, type);
}

const widthOf = ({ first, last }: Interval): number => last - first + 1;

/** A lower bound as an ordinal, rounded inwards; null: there is none. */
function leastOf(bound: Bound | null, ordinal: Ordinal): number | null {
  const exact = bound === null ? null : ordinal(bound.value);
  if (exact === null) return null;
  const whole = Math.ceil(exact);
  return bound?.strict && whole === exact ? whole + 1 : whole;
}

/** The same from above. */
function mostOf(bound: Bound | null, ordinal: Ordinal): number | null {
  const exact = bound === null ? null : ordinal(bound.value);
  if (exact === null) return null;
  const whole = Math.floor(exact);
  return bound?.strict && whole === exact ? whole - 1 : whole;
}

function widestGap({ first, last }: Interval, excluded: readonly Scalar[], ordinal: Ordinal): Interval | null {
  const cuts = excluded
    .map(ordinal)
    .filter((cut) => cut !== null && Number.isInteger(cut) && cut >= first && cut <= last)
    .map(Number)
    .sort((one, other) => one - other);
  let widest: Interval = { first, last: first - 1 };
  let start = first;
  for (const cut of [...cuts, last + 1]) {
    if (cut - 1 - start > widest.last - widest.first) widest = { first: start, last: cut - 1 };
    start = cut + 1;
  }
  return widest.first > widest.last ? null : widest;
}

/** Whether a text is a whole number in plain digits. */
export function isWhole(text: string): boolean {
  return /^[-+]?\d+$/.test(text.trim());
}

/** A number that a constant stands for, or null. */
export function numberOf(value: Scalar): number | null {
  if (typeof value === 'boolean') return value ? 1 : 0;
  const number = typeof value === 'number' ? value : Number(value.trim() || Number.NaN);
  return Number.isFinite(number) ? number : null;
}

/** Whether a number is one of single precision, so that it is equal to itself where it is compared in double precision. */
export function isSingle(value: Scalar): boolean {
  const number = numberOf(value);
  return number !== null && Math.fround(number) === number;
}
