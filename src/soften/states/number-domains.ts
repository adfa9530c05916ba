import type { Shape } from '../../../grammar/shape.ts';
import type { Interval } from '../../relation/propagate.ts';
import { curveOf, type Distribution } from '../../values/distribution.ts';
import { type Domain, endsOf } from '../../values/domain.ts';
import { isHeld } from '../../values/held.ts';
import { measureOf } from '../../values/measure.ts';
import { digitSizes, LANE_SIZE, type Part } from '../../values/part.ts';

/* Some of the values of a column of numbers. */

/** The value zero alone, in a column of numbers; null: it is none of them. `isFree`: no check says which these are. */
export function zeroOf(domain: Domain, shape: Shape, isFree: boolean): Domain | null {
  const measure = measureOf(domain);
  if (measure === null || measure.dimension !== 'number') return null;
  const { scale, least, most, table, weights } = measure;
  const text = scale === 0 ? '0' : `0.${'0'.repeat(scale)}`;
  const zero: Domain = { ...domain, parts: [{ kind: 'constant', text }] };
  const isIn = table === null ? least <= 0 && most >= 0 && weights.at(-1) === 1 : table.includes(0);
  return isIn || (isFree && isHeld('0', shape)) ? zero : null;
}

/** The values of a domain that all have one sign, with the sign that they are to have; null: they have both, or are no plain range. */
export function withSign(domain: Domain, isAbove: boolean, shape: Shape): Domain | null {
  const measure = measureOf(domain);
  const [part, more] = domain.parts;
  if (measure === null || part === undefined || more !== undefined) return null;
  if (isAbove ? measure.least > 0 : measure.most < 0) return domain;
  const isRange = part.kind === 'integer' || (part.kind === 'wide' && part.size <= LANE_SIZE);
  if (!isRange || (measure.least <= 0 && measure.most >= 0)) return null;
  const { distribution, expected: _, ...range } = part;
  const other = { ...range, first: 1 - part.first - part.size };
  const parts = [distribution === undefined ? other : { ...other, distribution: mirrored(distribution, part.size) }];
  const made: Domain = { ...domain, parts };
  return endsOf(made).every((end) => isHeld(end, shape)) ? made : null;
}

/** Stretches of ranks that are as likely as each other, by which a distribution is mirrored. */
const STRETCHES = 64;

/** How likely the ranks of a range are, as those of the same range with the other sign. */
function mirrored(distribution: Distribution, size: number): Distribution {
  if (distribution.kind === 'normal') return { ...distribution, mean: size - distribution.mean };
  const curve = curveOf(distribution, size);
  const edges = Array.from({ length: STRETCHES + 1 }, (_, place) => size - curve.quantile(1 - place / STRETCHES));
  return { kind: 'histogram', edges, weights: Array.from({ length: STRETCHES }, () => 1) };
}

/** The values of a domain without zero; null: it has values below, or zero cannot be left out. */
export function aboveZero(domain: Domain): Domain | null {
  const measure = measureOf(domain);
  if (measure === null || measure.least < 0) return null;
  if (measure.least > 0) return domain;
  const [part, more] = domain.parts;
  if (part === undefined || more !== undefined) return null;
  if (part.kind === 'pool') return withoutZeros(domain, part);
  const inner = between(part, 1, 0);
  return inner === null ? null : { ...domain, parts: [inner] };
}

/** The values of a domain from a number on and below another one; null: there are none, or it is no plain range. */
export function rangeWithin(domain: Domain, [from, below]: readonly [number, number]): Domain | null {
  const measure = measureOf(domain);
  const [part, more] = domain.parts;
  if (measure === null || measure.table !== null || part === undefined || more !== undefined) return null;
  const { least, most, scale, weights } = measure;
  const [step = 1] = weights;
  const first = Math.max(0, Math.ceil((from * 10 ** scale - least) / step));
  const last = Math.max(0, Math.ceil((most + step - below * 10 ** scale) / step));
  const inner = between(part, first, last);
  return inner === null ? null : { ...domain, parts: [inner] };
}

/** The values of a domain between its ends; null: it is no plain range. */
export function withoutEnds(domain: Domain): Domain | null {
  const [part, more] = domain.parts;
  const inner = part === undefined || more !== undefined ? null : between(part, 1, 1);
  return inner === null ? null : { ...domain, parts: [inner] };
}

/** What says that all of something is done: one, or a hundred of as many parts. */
const WHOLES: ReadonlySet<number> = new Set([1, 100]);

/** The last value of a domain, if that is a whole; null: it is not. */
export function wholeOf(domain: Domain): Domain | null {
  const [, text = ''] = endsOf(domain);
  if (!WHOLES.has(Number(text))) return null;
  const [part, more] = domain.parts;
  const [size = 1] = part === undefined ? [] : digitSizes(part);
  // A range counts as what it is the end of does.
  const end = part === undefined || more !== undefined ? null : between(part, size - 1, 0);
  return { ...domain, parts: [end ?? { kind: 'constant', text }] };
}

/**
 * The values of a domain of moments in the days that lie within a window; null: there are none, or its days are no plain range. `isShared`:
 * whether others show parts of them by their ranks, so that these stay, and those of other days never come.
 */
export function daysWithin(domain: Domain, { low, high }: Interval, isShared: boolean): Domain | null {
  const measure = measureOf(domain);
  const [days, ...rest] = domain.parts;
  if (measure === null || measure.table !== null || days === undefined || digitSizes(days).length !== 1) return null;
  const {
    origin,
    weights: [day = 0, ...others],
    radices: [count = 0],
  } = measure;
  const isWhole = others.length > 0;
  const first = Math.max(0, Math.ceil((low - origin) / day));
  const last = Math.min(
    count - 1,
    isWhole ? Math.floor((high - origin + 1) / day) - 1 : Math.floor((high - origin) / day),
  );
  const cut = isShared ? seldomBeside : between;
  const inner = day > 0 && first <= last ? cut(days, first, count - 1 - last) : null;
  return inner === null ? null : { ...domain, parts: [inner, ...rest] };
}

/** The values of a domain between two shares of its draws; null: it is no plain range, or has too few values. */
export function inBand(domain: Domain, [from, to]: readonly [number, number]): Domain | null {
  const [part, ...rest] = domain.parts;
  const [size = 0, more] = part === undefined ? [] : digitSizes(part);
  if (part === undefined || more !== undefined || measureOf(domain) === null) return null;
  if (part.kind === 'pool') {
    const inner = listInBand(part, from, to);
    return inner === null ? null : { ...domain, parts: [inner, ...rest] };
  }
  const curve = curveOf(part.distribution ?? { kind: 'histogram', edges: [0, size], weights: [1] }, size);
  const first = Math.floor(curve.quantile(from));
  const end = Math.min(size, Math.max(first + 1, Math.ceil(curve.quantile(to))));
  const inner = between(part, first, size - end);
  return inner === null ? null : { ...domain, parts: [inner, ...rest] };
}

/** A list of numbers of which those between two shares of the draws come, in the order of their size; null: none does. */
function listInBand(part: Extract<Part, { kind: 'pool' }>, from: number, to: number): Part | null {
  if (part.picks !== undefined || (part.distribution !== undefined && part.distribution.kind !== 'weights'))
    return null;
  const weights = part.distribution?.weights ?? part.entries.map(() => 1);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const order = part.entries.map((_, rank) => rank).sort((a, b) => Number(part.entries[a]) - Number(part.entries[b]));
  const kept = part.entries.map(() => 0);
  let below = 0;
  for (const rank of order) {
    const weight = weights[rank] ?? 0;
    if (below + weight > from * sum && below < to * sum) kept[rank] = weight;
    below += weight;
  }
  return kept.some((weight) => weight > 0) ? { ...part, distribution: { kind: 'weights', weights: kept } } : null;
}

/** A list of numbers without those that are zero; null: there are no others, or it is one of things that others pick. */
function withoutZeros(domain: Domain, part: Extract<Part, { kind: 'pool' }>): Domain | null {
  const isZero = part.entries.map((entry) => Number(entry) === 0);
  if (part.picks !== undefined || part.distribution?.kind !== 'weights' || isZero.every((zero) => zero)) return null;
  const { weights } = part.distribution;
  const others = weights.map((weight, rank) => (isZero[rank] === true ? 0 : weight));
  if (!others.some((weight) => weight > 0)) return null;
  return { ...domain, parts: [{ ...part, distribution: { kind: 'weights', weights: others } }] };
}

/** A range of numbers without some of the first ones and of the last; null: none is left. */
function between(part: Part, first: number, last: number): Part | null {
  const isRange = part.kind === 'integer' || part.kind === 'wide' || part.kind === 'day';
  if (!isRange || part.picks !== undefined) return null;
  const size = part.size - first - last;
  if (size < 1 || part.size > LANE_SIZE) return null;
  const { distribution, expected: _, ...range } = part;
  const rest = { ...range, first: part.first + first, size };
  return distribution === undefined ? rest : { ...rest, distribution: shifted(distribution, first, size) };
}

/** A range of which some of the first ranks and of the last never come, and the others as often among each other as before. */
function seldomBeside(part: Part, first: number, last: number): Part | null {
  if (between(part, first, last) === null || !('size' in part)) return null;
  const { size, distribution = { kind: 'histogram', edges: [0, size], weights: [1] } } = part;
  const { below, quantile } = curveOf(distribution, size);
  const [low, high] = [below(first), below(size - last)];
  const edges = Array.from({ length: STRETCHES + 1 }, (_, place) => {
    const stretch = place / STRETCHES;
    const at = high > low ? quantile(low + (high - low) * stretch) : first + (size - last - first) * stretch;
    return Math.min(size - last, Math.max(first, at));
  });
  return { ...part, distribution: { kind: 'histogram', edges, weights: edges.slice(1).map(() => 1) } };
}

/** A distribution over so many ranks that begin so many later. */
function shifted(distribution: Distribution, by: number, size: number): Distribution {
  switch (distribution.kind) {
    case 'weights': {
      const weights = distribution.weights.slice(by, by + size);
      return { kind: 'weights', weights };
    }
    case 'normal':
      return { ...distribution, mean: distribution.mean - by };
    case 'lognormal':
      return { ...distribution, origin: distribution.origin - by };
    case 'histogram':
      return { ...distribution, edges: distribution.edges.map((edge) => edge - by) };
    default:
      return distribution;
  }
}
