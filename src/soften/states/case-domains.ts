import { IN_CENTS } from '../../meanings/dependencies/movements.ts';
import { SPANS, type Span } from '../../meanings/dependencies/state-numbers.ts';
import type { ColumnPlan, RelatedPlan } from '../../plan/plan.ts';
import type { Interval } from '../../relation/propagate.ts';
import { type Domain, endsOf } from '../../values/domain.ts';
import { isHeld } from '../../values/held.ts';
import { measureOf } from '../../values/measure.ts';
import type { Part } from '../../values/part.ts';
import { isSigned } from './case-conditions.ts';
import type { CaseEffect } from './cased.ts';
import { aboveZero, inBand, rangeWithin, wholeOf, withoutEnds, withSign, zeroOf } from './number-domains.ts';

/* What a number may be in a case, by what its state says of it. */

/** Which share of a number's values, the least ones first, is its own in a case. */
const BANDS: Partial<Readonly<Record<CaseEffect, readonly [number, number]>>> = {
  bottom: [0, 0.12],
  lowest: [0, 0.35],
  low: [0.05, 0.6],
  middle: [0.25, 0.8],
  high: [0.5, 0.96],
  highest: [0.7, 1],
  fee: [0, 0.35],
  salary: [0.7, 1],
};

/** Tens of which a machine pays out so many at least and at most, and how often fewer of them. */
const NOTES = { least: 2, most: 50, edges: [0, 9, 24, 49], weights: [60, 30, 10] };

/** What the values of a number in a case are made of. */
export interface Makings {
  readonly own: Domain;
  /** Its values, or those of what it is all of. */
  readonly wide: Domain;
  readonly column: ColumnPlan;
  /** What checks leave it beside; null: that is not known. */
  readonly allowed: Interval | null;
  readonly isOfOther: boolean;
  readonly entry: RelatedPlan | null;
  /** Whether it may have the other sign than all of its values. */
  readonly isMirrored: boolean;
}

/** The values of a number in a case; null: it is NULL; undefined: it cannot be what it is to be. */
export function domainOf(effect: CaseEffect, makings: Makings): Domain | null | undefined {
  const { own, wide, column, allowed, isOfOther, entry } = makings;
  const [share = 0] = column.nullShares;
  switch (effect) {
    case 'zero':
      return zeroOf(own, column.shape, allowed !== null && allowed.low <= 0 && allowed.high >= 0) ?? undefined;
    case 'null':
      return share > 0 ? null : own;
    case 'some':
      return aboveZero(own) ?? (entry === null ? undefined : own);
    case 'whole':
      return isOfOther ? wide : (wholeOf(own) ?? undefined);
    case 'part':
      return isOfOther ? own : (withoutEnds(own) ?? own);
    case 'taken':
      return wide;
    default:
      return isSigned(effect) ? signedOf(effect, makings) : bandOf(own, effect, column);
  }
}

/** The values of a whole, where a column that is all of it can hold them; else its own. */
export function widest(own: Domain, whole: ColumnPlan | undefined, { shape }: ColumnPlan, allowed: Interval): Domain {
  const [domain = null] = whole?.domains ?? [];
  const measure = domain === null ? null : measureOf(domain);
  if (domain === null || measure === null || domain.kind !== own.kind) return own;
  const isAllowed = allowed.low <= measure.least && measure.most <= allowed.high;
  const isHeldWhole = isAllowed && endsOf(domain).every((end) => isHeld(end, shape));
  return isHeldWhole && measure.scale === measureOf(own)?.scale ? domain : own;
}

/** The values that have the sign of an effect, and of these those of the size that it says. */
function signedOf(effect: CaseEffect, { own, column, isMirrored }: Makings): Domain | undefined {
  const [way = '', ...size] = effect.split(' ');
  const isAbove = way === 'plus';
  if (size[0] === 'notes') return notesOf(own, column, isAbove) ?? undefined;
  const sized = size.length === 0 ? null : (withSign(own, true, column.shape) ?? rangeWithin(own, ABOVE_ZERO));
  const some = sized === null ? undefined : bandOf(sized, size.join(' ') as CaseEffect, column);
  const made = some === undefined ? null : withSign(some, isAbove, column.shape);
  return made ?? (isMirrored ? (withSign(own, isAbove, column.shape) ?? undefined) : own);
}

/** From less than any amount on. */
const ABOVE_ZERO = [1e-9, Number.POSITIVE_INFINITY] as const;

/** What a unit of money counts in a column: its cents have a hundred of them. */
const unitOf = ({ name }: ColumnPlan): number => (IN_CENTS.test(name) ? 100 : 1);

/** What machines pay out of the amounts of a domain: tens; null: it has none of them. */
function notesOf(own: Domain, column: ColumnPlan, isAbove: boolean): Domain | null {
  const measure = measureOf(own);
  const { least, most, edges, weights } = NOTES;
  if (measure === null || measure.weights.at(-1) !== 1) return null;
  const { scale } = measure;
  const [low, high] = [least, most].map((tens) => 10 * tens * unitOf(column) * 10 ** scale);
  const ends = [measure.least, measure.most].map(Math.abs).sort((a, b) => a - b);
  const isWide = measure.least * measure.most < 0 || (ends[0] ?? 0) <= (low ?? 0);
  if (!isWide || (ends[1] ?? 0) < (high ?? 0)) return null;
  const size = most - least + 1;
  const distribution = isAbove
    ? ({ kind: 'histogram', edges, weights } as const)
    : ({
        kind: 'histogram',
        edges: edges.map((edge) => size - edge).reverse(),
        weights: weights.toReversed(),
      } as const);
  const zeros = '0'.repeat(String(10 * unitOf(column)).length - 1);
  const parts: readonly Part[] = [
    { kind: 'wide', first: isAbove ? least : -most, size, scale: 0, distribution },
    { kind: 'constant', text: zeros },
    ...(scale === 0 ? [] : [{ kind: 'constant', text: `.${'0'.repeat(scale)}` } as const]),
  ];
  const made = { ...own, parts };
  return endsOf(made).every((end) => isHeld(end, column.shape)) ? made : null;
}

function bandOf(own: Domain, effect: CaseEffect, column: ColumnPlan): Domain | undefined {
  if (effect === 'notes') return notesOf(own, column, true) ?? undefined;
  const span = effect in SPANS ? SPANS[effect as Span] : null;
  const unit = unitOf(column);
  const within = span === null ? null : rangeWithin(own, [span[0] * unit, span[1] * unit]);
  if (within !== null) return within;
  const band = BANDS[effect];
  if (span !== null && band === undefined) return undefined;
  return band === undefined ? own : (inBand(own, band) ?? undefined);
}
