import { SPANS, type Span } from '../meanings/dependencies/state-numbers.ts';
import type { ColumnPlan, RelatedPlan } from '../plan/plan.ts';
import type { Interval } from '../relation/propagate.ts';
import { type Domain, endsOf } from '../values/domain.ts';
import { isHeld } from '../values/held.ts';
import { measureOf } from '../values/measure.ts';
import type { CaseEffect } from './number-cases.ts';
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
};

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
  const { own, wide, column, allowed, isOfOther, entry, isMirrored } = makings;
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
    case 'minus':
    case 'plus':
      return isMirrored ? (withSign(own, effect === 'plus', column.shape) ?? undefined) : own;
    default:
      return bandOf(own, effect);
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

function bandOf(own: Domain, effect: CaseEffect): Domain | undefined {
  const span = effect in SPANS ? SPANS[effect as Span] : null;
  if (span !== null) return rangeWithin(own, span) ?? undefined;
  const band = BANDS[effect];
  return band === undefined ? own : (inBand(own, band) ?? undefined);
}
