import { unitOrdinal } from './exact.ts';
import { numberPart, roundParts } from './integer.ts';
import type { NumberForm } from './meaning.ts';
import type { Part } from './part.ts';
import { type DomainRequest, type Facts, type Interval, narrowed, numberOf } from './request.ts';
import { spreadPart, weightedPool } from './spread.ts';

/** What a type of numbers with a point holds. */
interface Held {
  /** Digits in all, and behind the point. */
  readonly precision: number;
  readonly scale: number;
  readonly unsigned: boolean;
  /** Whether digits that do not stand behind the point may stand before it. */
  readonly floats?: boolean;
}

/** Numbers that a meaning gives, as far as the type and the facts let them; null: none does. */
export function meantNumberParts({ meanings, facts, distinct }: DomainRequest, held: Held): readonly Part[] | null {
  if (distinct) return null;
  for (const { numbers } of meanings) {
    const parts =
      numbers === undefined ? null : (listedParts(numbers, facts, held) ?? countedParts(numbers, facts, held));
    if (parts !== null) return parts;
  }
  return null;
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
  const few = weightedPool(form.spread, interval, facts, kept);
  if (few !== null) return [few];
  // A price of more than nothing is a price.
  const isWhole = interval.first <= natural.first && interval.last >= natural.last;
  const rounded = kept > 0 ? (isWhole ? endedParts(form, natural, kept) : null) : roundParts(form, interval, natural);
  return rounded ?? [spreadPart(numberPart(interval, kept), form.spread, unit)];
}

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

/** Numbers of a list that other columns pick from, too, with digits behind them that vary. */
function listedParts(
  { listed, scale = 0 }: NumberForm,
  { least, most, ...facts }: Facts,
  held: Held,
): readonly Part[] | null {
  if (listed === undefined) return null;
  const entries = listed.entries();
  const kept = Math.min(scale, held.scale);
  const written = entries.map((entry) => shortened(entry, kept));
  const numbers = written.map(Number);
  const [lowest, highest] = [Math.min(...numbers) - 1, Math.max(...numbers) + 1];
  const isFree =
    facts.excluded.length === 0 && facts.legalLeast === null && facts.legalMost === null && facts.step === null;
  const isAbove = least === null || (numberOf(least.value) ?? Number.POSITIVE_INFINITY) <= lowest;
  const isBelow = most === null || (numberOf(most.value) ?? Number.NEGATIVE_INFINITY) >= highest;
  const whole = held.precision - (held.floats === true ? kept : held.scale);
  const isHeld = Math.max(Math.abs(lowest), Math.abs(highest)) < 10 ** whole;
  if (!isFree || !isAbove || !isBelow || !isHeld || (held.unsigned && lowest < 0)) return null;
  const [first = ''] = written;
  const behind = first.includes('.') ? first.length - first.indexOf('.') - 1 : 0;
  const free = Math.min(kept - behind, 9);
  const digits: readonly Part[] = free > 0 ? [{ kind: 'digits', width: free, first: 0, size: 10 ** free }] : [];
  const point: readonly Part[] = free > 0 && behind === 0 ? [{ kind: 'constant', text: '.' }] : [];
  return [{ kind: 'pool', entries: written, picks: listed.picks }, ...point, ...digits];
}

/** A number without what it has beyond so many digits behind the point. */
function shortened(text: string, digits: number): string {
  const point = text.indexOf('.');
  if (point < 0) return text;
  return digits === 0 ? text.slice(0, point) : text.slice(0, point + 1 + digits);
}
