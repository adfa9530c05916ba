import type { Distribution } from './distribution.ts';

/** A distribution as so many even segments: edges in ranks, and a weight between each two. */
export interface Segments {
  readonly edges: readonly number[];
  readonly weights: readonly number[];
}

/** Segments that are alike in length, and others that each are half as long as the next: where values lie close, and where they are far apart. */
const EVEN_SEGMENTS = 32;
const MOST_HALVINGS = 32;

/** A distribution of `size` ranks as segments, of which one is the rank `apart` alone. Their weights are as exact as a glance needs. */
export function segmentsOf(distribution: Distribution, size: number, apart: number): Segments {
  const wanted = new Set([0, size, apart, apart + 1]);
  for (let i = 1; i < EVEN_SEGMENTS; i++) wanted.add(Math.round((size * i) / EVEN_SEGMENTS));
  for (let i = 1; i < MOST_HALVINGS; i++) {
    const distance = Math.round(size / 2 ** i);
    wanted.add(distance);
    wanted.add(size - distance);
    wanted.add(Math.min(size, apart + distance));
  }
  const edges = [...wanted].sort((one, other) => one - other);
  const density = densityOf(distribution, size);
  const weights = edges.slice(0, -1).map((edge, i) => {
    const end = edges[i + 1] ?? size;
    return density((edge + end) / 2) * (end - edge);
  });
  return { edges, weights: weights.some((weight) => weight > 0) ? weights : weights.map(() => 1) };
}

/** How dense a distribution is at a point, up to a factor. */
function densityOf(distribution: Distribution, size: number): (point: number) => number {
  switch (distribution.kind) {
    case 'weights':
      return (point) => distribution.weights[Math.floor(point)] ?? 0;
    case 'normal':
      return (point) => Math.exp(-(((point - distribution.mean) / distribution.deviation) ** 2) / 2);
    case 'lognormal':
      return (point) => {
        const value = point - distribution.origin;
        if (value <= 0) return 0;
        return Math.exp(-((Math.log(value / distribution.median) / distribution.sigma) ** 2) / 2) / value;
      };
    case 'exponential':
      return (point) => Math.exp((distribution.from === 'first' ? -point : point - size) / distribution.mean);
    case 'zipf':
      return (point) => (point + 0.5) ** -distribution.exponent;
    case 'histogram': {
      const { edges, weights } = distribution;
      return (point) => {
        const place = edges.findLastIndex((edge) => edge <= point);
        const width = (edges[place + 1] ?? Number.POSITIVE_INFINITY) - (edges[place] ?? 0);
        return (weights[place] ?? 0) / width;
      };
    }
  }
}
