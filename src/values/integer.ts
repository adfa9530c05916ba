import type { Shape } from '../../grammar/shape.ts';
import type { Domain } from './domain.ts';
import { mentions } from './hints.ts';
import { type HugeInterval, hugeParts } from './huge.ts';
import { LANE_SIZE, type Part, WIDE_LOW } from './part.ts';
import { type DomainRequest, type Interval, narrowed, numberOf } from './request.ts';

/** Whole numbers. What no fact narrows lies where people's numbers lie; a key uses as much of what the type holds as it needs. */
export function integerDomain(shape: Shape<'integer'>, request: DomainRequest): Domain | null {
  const legal = legalInterval(shape);
  const interval = request.distinct
    ? keyInterval(request, legal)
    : ((shape.isTruth ? truths(request) : null) ??
      narrowed(request.facts, numberOf, shape.isTruth ? TRUTH : naturalInterval(request, legal), legal));
  const parts = interval === null ? hugeParts(request.facts, limitsOf(shape)) : [numberPart(interval, 0)];
  return parts === null ? null : { kind: 'integer', literal: 'bare', parts };
}

/** What the type holds, exactly. */
export function limitsOf({ bits, unsigned }: Shape<'integer'>): HugeInterval {
  const half = 2n ** BigInt(bits - 1);
  return unsigned ? { first: 0n, last: 2n * half - 1n } : { first: -half, last: half - 1n };
}

/** A part that counts numbers. */
export type NumberPart = Extract<Part, { kind: 'integer' | 'wide' }>;

/** A part for the numbers of an interval, in units of the last digit behind the point. */
export function numberPart(interval: Interval, scale: number): NumberPart {
  const { first, last } = countable(interval);
  const size = last - first + 1;
  if (scale === 0 && size <= LANE_SIZE && Math.max(Math.abs(first), Math.abs(last)) <= LANE_SIZE) {
    return { kind: 'integer', first, size };
  }
  return { kind: 'wide', first, size, scale };
}

/** As much of an interval as has a size that a double holds exactly: where it can be, as people number rows. */
function countable({ first, last }: Interval): Interval {
  const most = 2 ** 52 - 1;
  if (last - first < Number.MAX_SAFE_INTEGER) return { first, last };
  return last >= most ? { first: Math.max(first, 1), last: most } : { first: Math.max(first, -most), last };
}

/** What the type holds, as far as it is counted here. */
export function legalInterval({ bits, unsigned }: Shape<'integer'>): Interval {
  // Numbers are counted in doubles: of 64 bits, those that a double holds exactly.
  const most = Number.MAX_SAFE_INTEGER;
  if (unsigned) return { first: 0, last: Math.min(2 ** bits - 1, most) };
  return { first: Math.max(-(2 ** (bits - 1)), -most), last: Math.min(2 ** (bits - 1) - 1, most) };
}

/** False and true. */
const TRUTH: Interval = { first: 0, last: 1 };

/** Those of them that facts leave; null: there is none, or the facts name other numbers, so that these are meant, too. */
function truths({ facts }: DomainRequest): Interval | null {
  const named = [facts.least?.value, facts.most?.value, ...facts.excluded].filter((value) => value !== undefined);
  const isOther = named.some((value) => ![0, 1].includes(numberOf(value) ?? 0));
  return isOther ? null : narrowed(facts, numberOf, TRUTH, TRUTH);
}

/** Names with the interval that people expect behind them. */
const HINTS: readonly { readonly words: readonly string[]; readonly interval: Interval }[] = [
  { words: ['age'], interval: { first: 18, last: 90 } },
  { words: ['year'], interval: { first: 1990, last: 2029 } },
  { words: ['month'], interval: { first: 1, last: 12 } },
  { words: ['day'], interval: { first: 1, last: 28 } },
  { words: ['hour'], interval: { first: 0, last: 23 } },
  { words: ['percent', 'percentage'], interval: { first: 0, last: 100 } },
  { words: ['quantity', 'qty', 'count', 'amount'], interval: { first: 1, last: 100 } },
  { words: ['rating', 'stars'], interval: { first: 1, last: 5 } },
];

/** More rows than any table is counted to have: two digits count them, and permute them. */
const MOST_ROWS = 4_503_599 * WIDE_LOW;

/** Rows that a key tells apart by positive numbers alone, so that it needs no others: more than anyone asks for. */
const ENOUGH_ROWS = 1_000_000_000;

/**
 * The numbers of a key: positive ones where these are enough, else all. Where an expression computes with them, two of them add
 * up within the type.
 */
function keyInterval({ facts, computedWith, roomBeside }: DomainRequest, legal: Interval): Interval | null {
  const all = computedWith ? { first: Math.max(legal.first, 1), last: Math.floor(legal.last / 2) } : legal;
  const above = ({ first, last }: Interval): Interval => ({
    first: Math.max(first, 1),
    last: Math.min(last, MOST_ROWS),
  });
  const positive = narrowed(facts, numberOf, above(all), above(legal));
  if (positive !== null && (positive.last - positive.first + 1) * roomBeside >= ENOUGH_ROWS) return positive;
  const interval = narrowed(facts, numberOf, all, legal);
  if (interval === null || interval.first > 0 || roomBeside === 0) return interval;
  // Of two gaps between excluded values, the one above zero is better than one that is hardly wider.
  const isBeside = positive !== null && interval.last < positive.first;
  if (isBeside && 2 * (positive.last - positive.first) >= interval.last - interval.first) return positive;
  // One lane counts them all, down from the last.
  return { ...interval, first: Math.max(interval.first, interval.last - LANE_SIZE + 1) };
}

function naturalInterval({ name, computedWith }: DomainRequest, legal: Interval): Interval {
  const hint = HINTS.find(({ words }) => mentions(name, ...words));
  const { first, last } = hint?.interval ?? { first: 1, last: computedWith ? 1000 : 1_000_000_000 };
  return { first: Math.max(first, legal.first), last: Math.min(last, legal.last) };
}
