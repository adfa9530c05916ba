import type { Shape } from '../../grammar/shape.ts';
import { daysOf } from './date.ts';
import type { Domain } from './domain.ts';
import { type HugeInterval, hugeParts } from './huge.ts';
import { listedParts } from './listed-number.ts';
import type { Meaning, MomentForm, Spread } from './meaning.ts';
import { LANE_SIZE, type Part, WIDE_LOW } from './part.ts';
import { plainNumbers } from './plain-number.ts';
import { type DomainRequest, type Interval, narrowed, narrowedTime, numberOf } from './request.ts';
import { spreadPart, weightedPool } from './spread.ts';
import { SECONDS_OF_DAY, type TimeLine } from './time-line.ts';

/** Whole numbers. What no fact narrows lies where people's numbers lie; a key uses as much of what the type holds as it needs. */
export function integerDomain(shape: Shape<'integer'>, request: DomainRequest): Domain | null {
  const legal = legalInterval(shape);
  if (shape.isTruth && !request.distinct) {
    const interval = truths(request) ?? narrowed(request.facts, numberOf, TRUTH, legal);
    return numbersOf(shape, request, interval, truthSpread(request.meanings));
  }
  const listed = listedNumbers(request, legal);
  if (listed !== null) return { kind: 'integer', literal: 'bare', parts: listed };
  const meant = request.distinct ? null : (meantNumbers(request, legal) ?? usualNumbers(request, legal));
  const natural = meant ?? { first: 1, last: request.computedWith ? 1000 : 1_000_000_000 };
  const within = { first: Math.max(natural.first, legal.first), last: Math.min(natural.last, legal.last) };
  const kept = meant?.isDated === true ? narrowedTime(request, numberOf, within, legal) : null;
  const interval = request.distinct
    ? keyInterval(request, legal)
    : (kept ?? narrowed(request.facts, numberOf, within, legal));
  const parts = meant === null || interval === null ? null : roundParts(meant, interval, within);
  return parts === null
    ? numbersOf(shape, request, interval, meant?.spread)
    : { kind: 'integer', literal: 'bare', parts };
}

/** The numbers of an interval; none: those that facts leave beyond what is counted here. */
function numbersOf(
  shape: Shape<'integer'>,
  { facts }: DomainRequest,
  interval: Interval | null,
  spread: Spread | undefined,
): Domain | null {
  const parts =
    interval === null
      ? hugeParts(facts, limitsOf(shape))
      : [weightedPool(spread, interval, facts, 0) ?? spreadPart(numberPart(interval, 0), spread)];
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

/** Different numbers of those that people round at least, where something narrows the interval. */
const LEAST_ROUND = 100;

/** Cents of what they are of. */
const HUNDRED = 100;

/** A number and the zeros behind it, as people round what is large, or the cents in which prices end; null: they do not, or something leaves few such numbers. */
export function roundParts(
  { zeros = 0, spread, scale = 0, endings }: Pick<Meant, 'zeros' | 'spread' | 'scale' | 'endings'>,
  interval: Interval,
  natural: Interval,
): readonly Part[] | null {
  const isEnded = zeros === 0 && scale === 0 && endings !== undefined;
  const unit = isEnded ? HUNDRED : 10 ** zeros;
  const isWhole = interval.first <= natural.first && interval.last >= natural.last;
  const { first: least, last: most } = isWhole ? natural : interval;
  const first = Math.max(1, Math.ceil(least / unit));
  const last = Math.floor(most / unit);
  if (unit === 1 || least < 0 || last - first < (isWhole ? 1 : LEAST_ROUND)) return null;
  const units = { kind: 'integer', first, size: last - first + 1 } as const;
  if (isEnded) {
    const weights = Array.from({ length: unit }, (_, ending) => endings.get(ending) ?? 0);
    const cents: Part = { kind: 'digits', width: 2, first: 0, size: unit, distribution: { kind: 'weights', weights } };
    return [spreadPart({ ...units, size: units.size - 1 }, spread, unit), cents];
  }
  return [spreadPart(units, spread, unit), { kind: 'constant', text: '0'.repeat(zeros) }];
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

/** Whole numbers that people keep in a column, and how they spread. */
interface Meant extends Interval {
  readonly spread?: Spread | undefined;
  readonly zeros?: number | undefined;
  readonly scale?: number | undefined;
  readonly endings?: ReadonlyMap<number, number> | undefined;
  readonly isDated?: boolean | undefined;
}

/** Those of the first meaning whose numbers, or whose moments counted in seconds or milliseconds since 1970, the type holds. */
function meantNumbers({ meanings, timeLine }: DomainRequest, legal: Interval): Meant | null {
  for (const { numbers, moments } of meanings) {
    if (numbers !== undefined && numbers.first <= legal.last && numbers.last >= legal.first) {
      return { ...numbers, first: Math.ceil(numbers.first), last: Math.floor(numbers.last) };
    }
    if (moments !== undefined && legal.last >= LEAST_EPOCH) return epochOf(moments, timeLine, legal);
  }
  return null;
}

/**
 * Numbers of a column that says nothing; null: expressions compute with them, or facts say where they lie. Those that conditions
 * relate to others (no room beside them) are all alike: what bounds of their own leave of a distribution costs each of a chain more.
 */
function usualNumbers({ computedWith, roomBeside, facts }: DomainRequest, { last }: Interval): Meant | null {
  if (computedWith) return null;
  const usual = plainNumbers({ last, scale: 0 }, facts, 1);
  return usual === null || roomBeside > 0 ? usual : { first: usual.first, last: usual.last };
}

/** Those of a thing that other columns pick, too, where the first meaning of numbers lists them; null: it does not. */
function listedNumbers({ meanings, facts, distinct }: DomainRequest, legal: Interval): readonly Part[] | null {
  const form = meanings.find(({ numbers }) => numbers !== undefined)?.numbers;
  const listed = form?.listed;
  if (form === undefined || listed === undefined) return null;
  const entries = distinct ? listed.distinct : listed.entries;
  return entries === undefined ? null : listedParts({ ...form, listed: { ...listed, entries } }, facts, 0, legal);
}

/** Seconds since 1970 that a type holds at least where moments are counted in it. */
const LEAST_EPOCH = 2 ** 31 - 1;

/** Milliseconds since 1970 of today need more bits than seconds do: a type that has them holds them. */
function epochOf(form: MomentForm, line: TimeLine, legal: Interval): Meant {
  const unit = SECONDS_OF_DAY * (legal.last > 2 ** 32 ? 1000 : 1);
  const days = daysOf(form, line);
  const first = days.first * unit;
  const last = Math.min(legal.last, (days.last + 1) * unit) - 1;
  // Of times that the type does not hold, those that lie nearest.
  const width = (days.last - days.first + 1) * unit - 1;
  if (first > last) return { first: Math.max(legal.first, last - width), last, isDated: true };
  const ends =
    last < legal.first ? { first: legal.first, last: Math.min(legal.last, legal.first + width) } : { first, last };
  return { ...ends, isDated: true };
}

/** How often a number that people take for a truth value is true. */
function truthSpread(meanings: readonly Meaning[]): Spread | undefined {
  const share = meanings.find(({ truth }) => truth !== undefined)?.truth;
  return share === undefined
    ? undefined
    : {
        kind: 'weights',
        weights: new Map([
          [0, 1 - share],
          [1, share],
        ]),
      };
}
