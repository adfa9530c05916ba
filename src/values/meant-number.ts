import { unitOrdinal } from './exact.ts';
import { numberPart, roundParts } from './integer.ts';
import { listedParts } from './listed-number.ts';
import type { NumberForm } from './meaning.ts';
import type { Part } from './part.ts';
import { plainNumbers } from './plain-number.ts';
import { type DomainRequest, type Facts, type Interval, narrowed } from './request.ts';
import { spreadPart, weightedPool } from './spread.ts';

/** What a type of numbers with a point holds. */
interface Held {
  /** Digits in all, and behind the point. */
  readonly precision: number;
  readonly scale: number;
  readonly unsigned: boolean;
  /** Whether digits that do not stand behind the point may stand before it. */
  readonly floats?: boolean;
  /** Whether the type bounds neither. */
  readonly isOpen?: boolean;
}

/** Digits behind the point of numbers about which nothing is known, where the type has any number of them. */
const USUAL_SCALE = 2;

/** Numbers that a meaning gives, or else numbers as they are usual, as far as the type and the facts let them; null: neither does. */
export function meantNumberParts(request: DomainRequest, held: Held): readonly Part[] | null {
  if (request.distinct) return null;
  return partsOfMeanings(request, held) ?? usualParts(request, held);
}

function usualParts({ facts }: DomainRequest, held: Held): readonly Part[] | null {
  const { precision, scale, floats = false, isOpen = false } = held;
  if (scale < 0) return null;
  const unit = 10 ** -scale;
  const last = floats || isOpen ? Number.POSITIVE_INFINITY : 10 ** Math.max(0, precision - scale) - unit;
  const form = plainNumbers({ last, scale: floats || isOpen ? Math.min(scale, USUAL_SCALE) : scale }, facts, 0);
  return form === null ? null : countedParts(form, facts, held);
}

function partsOfMeanings({ meanings, facts }: DomainRequest, held: Held): readonly Part[] | null {
  for (const { numbers } of meanings) {
    if (numbers === undefined) continue;
    const kept = Math.min(numbers.scale ?? 0, held.scale, decimalsOf(numbers, held));
    const parts = listedParts(numbers, facts, kept, wholeOf(held, kept)) ?? countedParts(numbers, facts, held);
    if (parts !== null) return parts;
  }
  return null;
}

/** Digits behind the point that a type has for the largest of some numbers: of a fixed number in all, those that are left. */
function decimalsOf({ first, last }: NumberForm, { precision, floats = false }: Held): number {
  const wholes = String(Math.trunc(Math.max(Math.abs(first), Math.abs(last)))).length;
  return floats ? Math.max(0, precision - wholes) : Number.POSITIVE_INFINITY;
}

/** The whole numbers that leave room for so many digits behind the point. */
function wholeOf({ precision, scale, unsigned, floats = false }: Held, kept: number): Interval {
  const limit = 10 ** (precision - (floats ? kept : scale)) - 1;
  return { first: unsigned ? 0 : -limit, last: limit };
}

/** Numbers between the ends of a form, with as many digits behind the point as look natural. */
function countedParts(
  form: NumberForm,
  facts: Facts,
  { precision, scale, unsigned, floats = false }: Held,
): readonly Part[] | null {
  const whole = String(Math.trunc(Math.max(Math.abs(form.first), Math.abs(form.last)))).length;
  const kept = Math.max(0, Math.min(form.scale ?? 0, floats ? precision - whole : scale));
  const unit = 10 ** -kept;
  const limit = 10 ** Math.min(15, Math.max(0, floats ? precision : precision - scale + kept)) - 1;
  const legal: Interval = { first: unsigned ? 0 : -limit, last: limit };
  const inUnits = (value: number) => Math.round(value * 10 ** kept);
  const natural = {
    first: Math.max(legal.first, inUnits(form.first)),
    last: Math.min(legal.last, inUnits(form.last)),
  };
  if (natural.first > natural.last) return null;
  const interval = narrowed(facts, unitOrdinal(kept), natural, legal);
  if (interval === null) return null;
  const spread = interval.first < 0 ? form.spread : oneWay(form.spread);
  const few = weightedPool(spread, interval, facts, kept);
  if (few !== null) return [few];
  // A price of more than nothing, or of at most so much, is a price.
  const rounded = kept > 0 ? endedParts(form, within(natural, interval), kept) : roundParts(form, interval, natural);
  return rounded ?? [spreadPart(numberPart(interval, kept), spread, unit)];
}

/** Numbers that go either way from nothing, where they go one way alone: many small ones, and few large ones. */
function oneWay(spread: NumberForm['spread']): NumberForm['spread'] {
  if (spread?.kind !== 'normal' || 2 * Math.abs(spread.mean) > spread.deviation) return spread;
  return { kind: 'lognormal', median: spread.deviation / 5, sigma: 1.2 };
}

const within = (natural: Interval, { first, last }: Interval): Interval => ({
  first: Math.max(natural.first, first),
  last: Math.min(natural.last, last),
});

/** A whole number and the digits behind it, some of which come more often: amounts end like amounts. */
function endedParts({ endings, spread }: NumberForm, { first, last }: Interval, kept: number): readonly Part[] | null {
  const unit = 10 ** kept;
  if (endings === undefined || first < 0 || unit > 100) return null;
  const whole = { first: Math.ceil(first / unit), last: Math.floor((last + 1) / unit) - 1 };
  if (whole.first >= whole.last) return null;
  const weights = Array.from({ length: unit }, (_, ending) => endings.get(ending) ?? 0);
  return [
    spreadPart({ kind: 'integer', first: whole.first, size: whole.last - whole.first + 1 }, spread),
    { kind: 'constant', text: '.' },
    { kind: 'digits', width: kept, first: 0, size: unit, distribution: { kind: 'weights', weights } },
  ];
}
