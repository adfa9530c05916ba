import type { Literals } from '../../grammar/dialect.ts';

/** A constant of the DDL that a value is compared with. */
export type Scalar = number | string | boolean;

/** A bound of an interval. */
export interface Bound {
  readonly value: Scalar;
  /** Whether the bound itself is left out. */
  readonly strict: boolean;
}

/** What is demanded of a column's values that are not NULL, beyond their type: one alternative of its checks. */
export interface Facts {
  readonly least: Bound | null;
  readonly most: Bound | null;
  /** The only values allowed; null: no such list. */
  readonly list: readonly Scalar[] | null;
  readonly excluded: readonly Scalar[];
  /** Text that values start with. */
  readonly prefix: string;
  /** Regular expression that values match; null: none. */
  readonly pattern: string | null;
  /** Format that values have, beyond what the type demands; null: none. */
  readonly format: 'json' | null;
  /** Case that all letters of values have; null: any. */
  readonly letters: 'lower' | 'upper' | null;
  /** Characters that values have at least and at most. */
  readonly lengthLeast: number;
  readonly lengthMost: number;
}

export const NO_FACTS: Facts = {
  least: null,
  most: null,
  list: null,
  excluded: [],
  prefix: '',
  pattern: null,
  format: null,
  letters: null,
  lengthLeast: 0,
  lengthMost: Number.POSITIVE_INFINITY,
};

/** What is asked of a kind: the domain of a column's values. */
export interface DomainRequest {
  readonly facts: Facts;
  /** Whether an expression computes with the values, so that large ones could leave its type's range. */
  readonly computedWith: boolean;
  /** The column's name: it hints at what people store there. */
  readonly name: string;
  /** Whether no two values may be equal, under any collation: then the domain is as large as it can be. */
  readonly distinct: boolean;
  /** Characters that a key compares; values differ within them. Infinity: all. */
  readonly comparedLength: number;
  readonly literals: Literals;
}

/** A bound as a number on the kind's own scale, rounded inwards; `fallback` where there is no bound. */
export function leastOf(
  bound: Bound | null,
  ordinal: (value: Scalar) => number | null,
  fallback: number,
): number | null {
  if (bound === null) return fallback;
  const exact = ordinal(bound.value);
  if (exact === null) return null;
  const whole = Math.ceil(exact);
  return Math.max(fallback, bound.strict && whole === exact ? whole + 1 : whole);
}

/** The same from above. */
export function mostOf(
  bound: Bound | null,
  ordinal: (value: Scalar) => number | null,
  fallback: number,
): number | null {
  if (bound === null) return fallback;
  const exact = ordinal(bound.value);
  if (exact === null) return null;
  const whole = Math.floor(exact);
  return Math.min(fallback, bound.strict && whole === exact ? whole - 1 : whole);
}

export interface Interval {
  readonly first: number;
  readonly last: number;
}

/**
 * The interval of ordinals that the facts leave of `natural` (what is written without facts) and `legal` (what the type
 * holds); null: none. Bounds beyond the natural interval widen it. An excluded value cuts off the shorter side.
 */
export function narrowed(
  facts: Facts,
  ordinal: (value: Scalar) => number | null,
  natural: Interval,
  legal: Interval,
): Interval | null {
  const least = leastOf(facts.least, ordinal, legal.first);
  const most = mostOf(facts.most, ordinal, legal.last);
  if (least === null || most === null || least > most) return null;
  let first = facts.least === null ? Math.min(natural.first, most) : least;
  let last = facts.most === null ? Math.max(natural.last, least) : most;
  if (facts.least !== null && facts.most === null)
    last = Math.min(legal.last, Math.max(last, first + natural.last - natural.first));
  if (facts.most !== null && facts.least === null) first = Math.max(legal.first, Math.min(first, natural.first));
  for (const value of facts.excluded) {
    const cut = ordinal(value);
    if (cut === null || cut < first || cut > last) continue;
    if (cut - first > last - cut) last = Math.ceil(cut) - 1;
    else first = Math.floor(cut) + 1;
  }
  return first > last ? null : { first, last };
}

/** A number that a constant stands for, or null. */
export function numberOf(value: Scalar): number | null {
  if (typeof value === 'boolean') return value ? 1 : 0;
  const number = typeof value === 'number' ? value : Number(value.trim() || Number.NaN);
  return Number.isFinite(number) ? number : null;
}
