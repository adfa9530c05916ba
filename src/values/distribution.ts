import { normalBelow, normalQuantile } from './normal.ts';

/**
 * How likely the ranks of a digit are: plain data. Where a domain gives none, each is as likely as any other. What a distribution
 * gives to ranks that the digit does not have is left out, and the others share it; where it leaves none, all are alike.
 */
export type Distribution =
  /** Relative weights, one a rank; a rank without one never comes. */
  | { readonly kind: 'weights'; readonly weights: readonly number[] }
  /** In ranks, cut at both ends. */
  | { readonly kind: 'normal'; readonly mean: number; readonly deviation: number }
  /** Of the rank's distance from `origin`, half of which are below `median`; `sigma`: deviation of its natural logarithm. */
  | { readonly kind: 'lognormal'; readonly origin: number; readonly median: number; readonly sigma: number }
  /** Of the distance from one end, `mean` ranks on average: ever fewer away from there. */
  | { readonly kind: 'exponential'; readonly mean: number; readonly from: 'first' | 'last' }
  /** The n-th rank is as likely as 1 / n^exponent. */
  | { readonly kind: 'zipf'; readonly exponent: number }
  /** Evenly between neighbouring edges, in ranks; a weight less than there are edges. */
  | { readonly kind: 'histogram'; readonly edges: readonly number[]; readonly weights: readonly number[] };

/** A distribution over [0, size), in which rank r is what lies from r to before r + 1. */
export interface Curve {
  /** Share of draws below a point of [0, size], from 0 to 1 (the cumulative distribution function). */
  readonly below: (point: number) => number;
  /** The point below which a share of draws lies: rises with it (the quantile function). */
  readonly quantile: (share: number) => number;
  /** Stretches of ranks, [first, end), that never come, though some on both sides of them do. */
  readonly gaps: readonly (readonly [number, number])[];
  /** Points at which the density jumps, in their order. */
  readonly jumps: readonly number[];
}

/** The curve of a distribution cut to `size` ranks. */
export function curveOf(distribution: Distribution, size: number): Curve {
  return cut(distribution, size) ?? uniform(size);
}

function uniform(size: number): Curve {
  return { below: (point) => point / size, quantile: (share) => share * size, gaps: [], jumps: [] };
}

/** Null: none of these ranks ever comes. */
function cut(distribution: Distribution, size: number): Curve | null {
  switch (distribution.kind) {
    case 'weights':
      return piecewise((place) => place, distribution.weights, size);
    case 'histogram': {
      const { edges, weights } = distribution;
      return piecewise((place) => edges[place] ?? size, weights.slice(0, Math.max(0, edges.length - 1)), size);
    }
    case 'normal':
      return normal(distribution, size);
    case 'lognormal':
      return lognormal(distribution, size);
    case 'exponential': {
      const curve = exponential(distribution.mean, size);
      return distribution.from === 'first' || curve === null ? curve : mirrored(curve, size);
    }
    case 'zipf':
      return zipf(distribution.exponent, size);
  }
}

/** Evenly between edges that rise. */
function piecewise(edgeOf: (place: number) => number, weights: readonly number[], size: number): Curve | null {
  const edges: number[] = [];
  const sums: number[] = [];
  const gaps: [number, number][] = [];
  let sum = 0;
  for (let place = 0; place < weights.length; place++) {
    const [from, to] = [edgeOf(place), edgeOf(place + 1)];
    const [first, end] = [Math.max(0, from), Math.min(size, to)];
    const weight = Math.max(0, weights[place] ?? 0);
    if (!(first < end) || !(weight > 0)) continue;
    const last = edges.at(-1);
    if (last === undefined || last < first) {
      if (last !== undefined && Math.ceil(last) < Math.floor(first)) gaps.push([Math.ceil(last), Math.floor(first)]);
      edges.push(first);
      sums.push(sum);
    }
    sum += (weight * (end - first)) / (to - from);
    sums.push(sum);
    edges.push(end);
  }
  if (!(sum > 0) || !Number.isFinite(sum)) return null;
  return { ...interpolated(edges, sums, sum), gaps, jumps: edges };
}

/** The lines between points whose coordinates rise together. */
function interpolated(
  points: readonly number[],
  sums: readonly number[],
  total: number,
): Pick<Curve, 'below' | 'quantile'> {
  return {
    below: (point) => between(points, sums, point) / total,
    quantile: (share) => between(sums, points, share * total),
  };
}

function between(from: readonly number[], to: readonly number[], value: number): number {
  let [low, high] = [0, from.length - 1];
  if (value <= (from[low] ?? 0)) return to[low] ?? 0;
  if (value >= (from[high] ?? 0)) return to[high] ?? 0;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((from[middle] ?? 0) <= value) low = middle;
    else high = middle;
  }
  const [start, end] = [from[low] ?? 0, from[high] ?? 0];
  const part = (value - start) / (end - start);
  return (to[low] ?? 0) + part * ((to[high] ?? 0) - (to[low] ?? 0));
}

/** A standard normal distribution cut to the points between two. */
function standard(low: number, high: number): Pick<Curve, 'below' | 'quantile'> | null {
  // In the upper tail, shares are too close to 1 to differ: it is mirrored.
  if (low > 0) {
    const other = standard(-high, -low);
    if (other === null) return null;
    return { below: (point) => 1 - other.below(-point), quantile: (share) => -other.quantile(1 - share) };
  }
  const [first, last] = [normalBelow(low), normalBelow(high)];
  const whole = last - first;
  if (!(whole > 0)) return null;
  return {
    below: (point) => (normalBelow(point) - first) / whole,
    quantile: (share) => normalQuantile(first + share * whole),
  };
}

function normal({ mean, deviation }: Distribution & { kind: 'normal' }, size: number): Curve | null {
  if (!(deviation > 0)) return null;
  const inDeviations = (point: number) => (point - mean) / deviation;
  const curve = standard(inDeviations(0), inDeviations(size));
  if (curve === null) return null;
  return {
    below: (point) => curve.below(inDeviations(point)),
    quantile: (share) => within(mean + deviation * curve.quantile(share), 0, size),
    gaps: [],
    jumps: [],
  };
}

function lognormal({ origin, median, sigma }: Distribution & { kind: 'lognormal' }, size: number): Curve | null {
  if (!(median > 0) || !(sigma > 0) || !(origin < size)) return null;
  const inDeviations = (point: number) => Math.log(Math.max(0, point - origin) / median) / sigma;
  const curve = standard(inDeviations(0), inDeviations(size));
  if (curve === null) return null;
  return {
    below: (point) => curve.below(inDeviations(point)),
    quantile: (share) => within(origin + median * Math.exp(sigma * curve.quantile(share)), 0, size),
    gaps: [],
    jumps: [],
  };
}

function exponential(mean: number, size: number): Curve | null {
  if (!(mean > 0)) return null;
  const whole = -Math.expm1(-size / mean);
  return {
    below: (point) => -Math.expm1(-point / mean) / whole,
    quantile: (share) => within(-mean * Math.log1p(-share * whole), 0, size),
    gaps: [],
    jumps: [],
  };
}

function mirrored({ below, quantile }: Curve, size: number): Curve {
  return {
    below: (point) => 1 - below(size - point),
    quantile: (share) => size - quantile(1 - share),
    gaps: [],
    jumps: [],
  };
}

/** Ranks of Zipf's law that are summed; behind them the sum is as good as the integral (by the midpoint rule, to 1e-5). */
const ZIPF_SUMMED = 64;

function zipf(exponent: number, size: number): Curve | null {
  const summed = Math.min(size, ZIPF_SUMMED);
  const points = [0];
  const sums = [0];
  let sum = 0;
  for (let rank = 0; rank < summed; rank++) {
    sum += (rank + 1) ** -exponent;
    points.push(rank + 1);
    sums.push(sum);
  }
  if (!Number.isFinite(sum)) return null;
  const head = interpolated(points, sums, 1);
  // The integral of (x + 1/2)^-exponent from where the sum ends, and its inverse.
  const power = 1 - exponent;
  const start = summed + 0.5;
  const isLogarithm = Math.abs(power) < 1e-9;
  const tailTo = (point: number) =>
    isLogarithm ? Math.log((point + 0.5) / start) : ((point + 0.5) ** power - start ** power) / power;
  const tailAt = (rest: number) =>
    (isLogarithm ? start * Math.exp(rest) : (start ** power + rest * power) ** (1 / power)) - 0.5;
  const total = sum + tailTo(Math.max(size, summed));
  return {
    below: (point) => (point <= summed ? head.below(point) : sum + tailTo(point)) / total,
    quantile: (share) => {
      const target = share * total;
      return within(target <= sum ? head.quantile(target) : tailAt(target - sum), 0, size);
    },
    gaps: [],
    jumps: points,
  };
}

function within(point: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, point));
}
