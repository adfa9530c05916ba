import type { Dimension } from '../../grammar/kinds.ts';
import type { ColumnDirectives, ColumnDistribution } from '../ir.ts';
import { countedDomain } from './counted.ts';
import { curveOf, type Distribution } from './distribution.ts';
import { type Domain, radicesOf } from './domain.ts';
import { placeOfConstant } from './evidence.ts';
import type { Meaning } from './meaning.ts';
import { DAY, type Measure, measureOf, ordinalOf } from './measure.ts';
import { digitSizes, type Part } from './part.ts';
import type { Scalar } from './request.ts';

/* Domains whose values are as likely as somebody asks for. */

type Weights = NonNullable<ColumnDirectives['weights']>;

/** A list of values with their weights; those without one never come. Null: the domain is no list, or none of its values has one. */
export function weighedDomain(domain: Domain, weights: Weights): Domain | null {
  const [part, second] = domain.parts;
  if (part?.kind !== 'pool' || second !== undefined) return null;
  const own = part.entries.map(() => 0);
  for (const { value, weight } of weights) {
    const place = placeOfConstant(domain, part.entries, value);
    if (place >= 0) own[place] = (own[place] ?? 0) + weight;
  }
  if (own.every((weight) => weight === 0)) return null;
  return { ...domain, parts: [drawnBy(part, { kind: 'weights', weights: own })] };
}

/** A domain whose values are spread like this, as far as its first digit tells them. Null: the parameters are none for its values. */
export function likelyDomain(given: Domain, asked: ColumnDistribution): Domain | null {
  const domain = countedDomain(given);
  const at = domain.parts.findIndex((part) => (digitSizes(part)[0] ?? 1) > 1);
  const part = domain.parts[at];
  if (part === undefined || part.kind === 'computed') return domain;
  const distribution = distributionIn(domain, part, at, askedIn(asked));
  if (distribution === null) return null;
  const drawn = drawnBy(part, distribution === 'even' ? null : distribution);
  return { ...domain, parts: domain.parts.with(at, drawn) };
}

/** The part as a distribution alone draws it: what other columns pick has no say in it. */
function drawnBy(part: Part, distribution: Distribution | null): Part {
  const { picks, distribution: before, ...text } = part;
  return distribution === null ? text : { ...text, distribution };
}

/** A distribution by its name, and its parameters. */
type Asked = Exclude<ColumnDistribution, string>;

function askedIn(asked: ColumnDistribution): Asked {
  return typeof asked === 'string' ? { [asked]: {} } : asked;
}

/** How ranks stand for values. */
interface Axis {
  /** Ranks in all. */
  readonly size: number;
  /** Ranks from the first one to a value, of which rank 0 is the least; null: it is no such value. */
  readonly placeOf: (value: Scalar) => number | null;
  /** Ranks that a distance takes. */
  readonly lengthOf: (distance: number) => number;
  /** How far behind the beginning of its rank a value lies. */
  readonly middle: number;
}

function distributionIn(domain: Domain, part: Part, at: number, asked: Asked): Distribution | 'even' | null {
  const measure = measureOf(domain);
  if (measure?.table && asked.zipf === undefined) return listedDistribution(measure, measure.table, asked);
  return distributionOn(measureAxis(domain, part, at, measure) ?? rankAxis(part), asked);
}

/** The ranks of a digit, whatever their texts are; an entry of a list stands for its own. */
function rankAxis(part: Part): Axis {
  const placeOf = (value: Scalar): number | null => {
    if (typeof value === 'number') return value;
    const place = part.kind === 'pool' ? part.entries.indexOf(String(value)) : -1;
    return place < 0 ? null : place;
  };
  return { size: digitSizes(part)[0] ?? 1, placeOf, lengthOf: (distance) => distance, middle: 0.5 };
}

/** The values that the first digit of a domain counts; null: it counts none. */
function measureAxis(domain: Domain, part: Part, at: number, whole: Measure | null): Axis | null {
  // A number of more digits than a double has is as good as the part of it that stands in front.
  const measure = whole ?? measureOf({ ...domain, parts: [part] });
  if (measure === null || measure.table !== null) return null;
  const { radices, weights, origin } = measure;
  const digit = whole === null ? 0 : radicesOf({ ...domain, parts: domain.parts.slice(0, at) }).length;
  const unit = weights[digit] ?? 1;
  const isLast = radices.slice(digit + 1).every((radix) => radix === 1);
  return axisOf(measure, origin, unit, radices[digit] ?? 1, isLast ? 0.5 : 0);
}

/** How many seconds, or numbers, a distance of one is. */
const DISTANCES: Readonly<Record<Dimension, number>> = { number: 1, instant: DAY, clock: 1, span: 1 };

/** `unit`: what one rank counts, in units of the measure. */
function axisOf(measure: Measure, origin: number, unit: number, size: number, middle: number): Axis {
  const { dimension, scale } = measure;
  const lengthOf = (distance: number): number => (distance * DISTANCES[dimension] * 10 ** scale) / unit;
  const placeOf = (value: Scalar): number | null => {
    // Of moments and times, a number is a distance from the least one.
    if (dimension !== 'number' && typeof value === 'number') return lengthOf(value);
    const ordinal = ordinalOf(measure, value);
    return ordinal === null ? null : (ordinal - origin) / unit;
  };
  return { size, placeOf, lengthOf, middle };
}

/** Shares of the ranks at which distributions lie that say no more. */
const DEVIATION = 1 / 6;
const EXPONENTIAL_MEAN = 1 / 5;
const LOGNORMAL_MEDIAN = 1 / 20;

function distributionOn(axis: Axis, asked: Asked): Distribution | 'even' | null {
  const { size, placeOf, lengthOf, middle } = axis;
  const { normal, lognormal, exponential, zipf, histogram } = asked;
  if (normal !== undefined) {
    const place = normal.mean === undefined ? (size - 1) / 2 : placeOf(normal.mean);
    const deviation = normal.deviation === undefined ? size * DEVIATION : lengthOf(normal.deviation);
    return place === null ? null : { kind: 'normal', mean: place + middle, deviation };
  }
  if (lognormal !== undefined) {
    const median = lognormal.median === undefined ? size * LOGNORMAL_MEDIAN : lengthOf(lognormal.median);
    return { kind: 'lognormal', origin: 0, median: median + middle, sigma: lognormal.sigma ?? 1 };
  }
  if (exponential !== undefined) {
    const mean = exponential.mean === undefined ? size * EXPONENTIAL_MEAN : lengthOf(exponential.mean);
    return { kind: 'exponential', mean: mean + middle, from: exponential.from ?? 'first' };
  }
  if (zipf !== undefined) return { kind: 'zipf', exponent: zipf.exponent ?? 1 };
  if (histogram === undefined) return 'even';
  const edges = (histogram.edges ?? [0, size]).map((edge) => (histogram.edges === undefined ? edge : placeOf(edge)));
  const known = edges.filter((edge) => edge !== null).map(Number);
  if (known.length < edges.length || known.some((edge, i) => edge <= (known[i - 1] ?? Number.NEGATIVE_INFINITY)))
    return null;
  return { kind: 'histogram', edges: known, weights: histogram.weights ?? known.slice(1).map(() => 1) };
}

/** How likely the values of a list are: each stands for all that are nearer to it than to any other. */
function listedDistribution(measure: Measure, table: readonly number[], asked: Asked): Distribution | 'even' | null {
  const { least, most } = measure;
  const axis = axisOf(measure, least, 1, most - least + 1, 0.5);
  const distribution = distributionOn(axis, asked);
  if (distribution === null || distribution === 'even') return distribution;
  if (distribution.kind === 'histogram') return barsOfList(distribution, table, least);
  const curve = curveOf(distribution, axis.size);
  const places = [...new Set(table)].map((ordinal) => ordinal - least).sort((a, b) => a - b);
  const shares = new Map(
    places.map((place, i) => {
      const [before, next] = [places[i - 1], places[i + 1]];
      const from = before === undefined ? 0 : (before + place + 1) / 2;
      const to = next === undefined ? axis.size : (place + next + 1) / 2;
      return [place, curve.below(to) - curve.below(from)] as const;
    }),
  );
  return { kind: 'weights', weights: table.map((ordinal) => shares.get(ordinal - least) ?? 0) };
}

/** The values of a list have equal shares of the bars in which they stand; null: none stands in one. */
function barsOfList(
  { edges, weights }: Distribution & { kind: 'histogram' },
  table: readonly number[],
  least: number,
): Distribution | null {
  const bars = table.map((ordinal) =>
    edges.findIndex((edge, i) => edge <= ordinal - least && ordinal - least < (edges[i + 1] ?? edge)),
  );
  const shares = bars.map((bar) => (weights[bar] ?? 0) / bars.filter((place) => place === bar).length);
  return shares.every((share) => share === 0) ? null : { kind: 'weights', weights: shares };
}

/** How far from the middle the values of a distribution without bounds lie, in its deviations: all but one in 15,000. */
const REACH = 4;

/** Values that are told apart between the ends of what parameters say. */
const TOLD_APART = 1000;

/** The numbers that a distribution's parameters speak of, where nothing else says where a column's numbers lie; null: they speak of none. */
export function numbersSpokenOf(asked: ColumnDistribution): Meaning | null {
  const ends = endsOf(askedIn(asked));
  if (ends === null || !(ends.first < ends.last) || !Number.isFinite(ends.last - ends.first)) return null;
  const scale = Math.max(2, Math.ceil(Math.log10(TOLD_APART / (ends.last - ends.first))));
  return { name: 'numbers as they are asked for', numbers: { ...ends, scale } };
}

function endsOf({ normal, lognormal, exponential, histogram }: Asked): { first: number; last: number } | null {
  if (normal?.mean !== undefined && normal.deviation !== undefined) {
    const reach = REACH * normal.deviation;
    return { first: normal.mean - reach, last: normal.mean + reach };
  }
  if (lognormal?.median !== undefined) {
    return { first: 0, last: lognormal.median * Math.exp(REACH * (lognormal.sigma ?? 1)) };
  }
  // Of an exponential distribution, one value in 3000 lies beyond eight times its mean.
  if (exponential?.mean !== undefined) return { first: 0, last: 2 * REACH * exponential.mean };
  const edges = (histogram?.edges ?? []).filter((edge) => typeof edge === 'number');
  const [first, last] = [edges[0], edges.at(-1)];
  return first === undefined || last === undefined ? null : { first, last };
}
