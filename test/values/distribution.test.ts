import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Curve, curveOf, type Distribution } from '../../src/values/distribution.ts';
import { normalBelow, normalQuantile } from '../../src/values/normal.ts';
import { BASE_AT, CELL_BYTES, LINE_BYTES, SLOPE_AT } from '../../src/values/piece-code.ts';
import { type QuantileTable, quantileTable, roughTable } from '../../src/values/quantile-table.ts';

const LAST = 2 ** 31 - 1;

/** Distributions of each kind, over few ranks and over many. */
const CASES: Readonly<Record<string, readonly [Distribution, number]>> = {
  'a short list': [{ kind: 'weights', weights: [70, 20, 9, 0.9, 0.1] }, 5],
  'a list with gaps': [{ kind: 'weights', weights: [0, 1, 0, 1e-5, 0, 0, 3, 0] }, 8],
  'two alike': [{ kind: 'weights', weights: [1, 0, 1] }, 3],
  'a list of many': [{ kind: 'weights', weights: Array.from({ length: 3000 }, (_, i) => 1 / (i + 1)) }, 3000],
  'a list of many with gaps': [
    { kind: 'weights', weights: Array.from({ length: 9000 }, (_, i) => (i % 900 < 40 ? 0 : 1 + (i % 3))) },
    9000,
  ],
  'a list longer than its digit': [{ kind: 'weights', weights: [1, 2, 3, 4] }, 2],
  ages: [{ kind: 'normal', mean: 40, deviation: 12 }, 100],
  'a bell over many ranks': [{ kind: 'normal', mean: 1e6, deviation: 2e5 }, 2_000_001],
  'the lower half of a bell': [{ kind: 'normal', mean: 0, deviation: 300 }, 5000],
  'the tail of a bell': [{ kind: 'normal', mean: -6000, deviation: 1000 }, 5000],
  'the tail of a bell beyond the end': [{ kind: 'normal', mean: 11_000, deviation: 1000 }, 5000],
  prices: [{ kind: 'lognormal', origin: 0, median: 40, sigma: 1 }, 1_000_000],
  'prices from some rank on': [{ kind: 'lognormal', origin: 100, median: 4000, sigma: 1.5 }, LAST],
  'prices from before the first rank on': [{ kind: 'lognormal', origin: -30, median: 40, sigma: 0.5 }, 3000],
  'ever fewer': [{ kind: 'exponential', mean: 90, from: 'first' }, 1000],
  'ever more': [{ kind: 'exponential', mean: 300, from: 'last' }, 3650],
  'ever fewer of all': [{ kind: 'exponential', mean: 1e6, from: 'first' }, LAST],
  'ranks of few': [{ kind: 'zipf', exponent: 0.8 }, 12],
  ranks: [{ kind: 'zipf', exponent: 0.8 }, 1000],
  'ranks of many': [{ kind: 'zipf', exponent: 1 }, 1_000_000],
  'steep ranks': [{ kind: 'zipf', exponent: 1.5 }, LAST],
  'hours of a day': [
    { kind: 'histogram', edges: [0, 25_200, 32_400, 61_200, 79_200, 86_400], weights: [1, 4, 30, 8, 0] },
    86_400,
  ],
  'buckets with a gap': [{ kind: 'histogram', edges: [0, 10, 20, 30], weights: [1, 0, 3] }, 30],
  'buckets beyond the digit': [{ kind: 'histogram', edges: [-50, 50, 150], weights: [1, 1] }, 100],
  'one rank': [{ kind: 'normal', mean: 5, deviation: 2 }, 1],
  'two ranks': [{ kind: 'exponential', mean: 1, from: 'first' }, 2],
};

/** A part of the draws: those that come one behind the other, from one point to before another. */
interface Stretch {
  readonly first: number;
  readonly end: number;
  readonly share: number;
}

/** What the two lines of each cell of a table lead to, in units of ranks. */
function stretchesOf({ cells, bits }: QuantileTable): readonly Stretch[] {
  const view = new DataView(cells.buffer, cells.byteOffset, cells.length);
  return Array.from({ length: 2 ** bits }, (_, cell) => {
    const threshold = view.getUint32(cell * CELL_BYTES, true);
    const lineAt = (at: number, from: number, to: number): Stretch => {
      const base = view.getFloat64(cell * CELL_BYTES + at + BASE_AT, true);
      const slope = view.getFloat64(cell * CELL_BYTES + at + SLOPE_AT, true);
      const share = (to - from) / 2 ** (32 + bits);
      // A rank by itself is what is nearest to it.
      if (slope === 0) return { first: base, end: base + 1, share };
      return { first: base + 0.5 + from * slope, end: base + 0.5 + to * slope, share };
    };
    return [lineAt(0, 0, threshold), lineAt(LINE_BYTES, threshold, 2 ** 32)];
  })
    .flat()
    .filter(({ share }) => share > 0);
}

/** The largest distance between the cumulative shares of a table and of the distribution itself (Kolmogorov, Smirnov). */
function distanceOf(stretches: readonly Stretch[], { below }: Curve): number {
  const edges = new Set(stretches.flatMap(({ first, end }) => [Math.round(first), Math.round((first + end) / 2)]));
  let distance = 0;
  for (const point of edges) {
    const share = stretches.reduce(
      (sum, one) => sum + one.share * Math.min(1, Math.max(0, (point - one.first) / (one.end - one.first))),
      0,
    );
    distance = Math.max(distance, Math.abs(share - below(point)));
  }
  return distance;
}

for (const [name, [distribution, size]] of Object.entries(CASES)) {
  test(`${name}: the table is that of the distribution`, () => {
    const curve = curveOf(distribution, size);
    const stretches = stretchesOf(quantileTable(distribution, size));
    assert.ok(Math.abs(stretches.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-12);
    for (const { first, end } of stretches) assert.ok(first >= -1e-5 && end > first && end <= size + 1e-5);
    const distance = distanceOf(stretches, curve);
    assert.ok(distance < 1 / 2000, `distance ${distance}`);
    assert.ok(distanceOf(stretchesOf(roughTable(distribution, size)), curve) <= 1 / 8);
  });

  test(`${name}: the quantiles are the inverse of the cumulative shares`, () => {
    const { below, quantile } = curveOf(distribution, size);
    let last = quantile(0);
    for (let share = 0; share <= 1; share += 1 / 512) {
      const point = quantile(share);
      assert.ok(point >= last && point <= size, `${point} follows ${last}`);
      assert.ok(Math.abs(below(point) - share) < 1e-6, `${below(point)} of ${share}`);
      last = point;
    }
    assert.ok(below(0) < 1e-12 && below(size) > 1 - 1e-12);
  });

  test(`${name}: what is likely comes, and what has no weight does not`, () => {
    const { below } = curveOf(distribution, size);
    if (size > 9000) return;
    const shares = new Float64Array(size);
    for (const { first, end, share } of stretchesOf(quantileTable(distribution, size))) {
      for (let rank = Math.floor(first + 1e-5); rank < end - 1e-5; rank++) {
        const part = (Math.min(end, rank + 1) - Math.max(first, rank)) / (end - first);
        shares[rank] = (shares[rank] ?? 0) + share * part;
      }
    }
    shares.forEach((share, rank) => {
      const expected = below(rank + 1) - below(rank);
      if (expected > 2 ** -30) assert.ok(share > 0, `rank ${rank}`);
      if (distribution.kind === 'weights' && expected === 0) assert.is(share, 0, `rank ${rank}`);
    });
  });
}

test('at the end of a tail whose points a double cannot tell apart, all ranks are below the size', () => {
  for (const [origin, size] of [
    [-900_000_001, 199_801],
    [-9_900_000_001, 100],
  ] as const) {
    const table = quantileTable({ kind: 'lognormal', origin, median: 2500, sigma: 0.9 }, size);
    for (const { first, end } of stretchesOf(table))
      assert.ok(first >= -1e-5 && end <= size + 1e-5, `${first} to ${end}`);
  }
});

test('the shares of a short list are those of its weights', () => {
  const weights = [70, 20, 9, 0.9, 0.1];
  const shares = weights.map(() => 0);
  for (const { first, share } of stretchesOf(quantileTable({ kind: 'weights', weights }, 5))) {
    shares[first] = (shares[first] ?? 0) + share;
  }
  for (const [rank, weight] of weights.entries()) {
    assert.ok(Math.abs((shares[rank] ?? 0) - weight / 100) < 2 ** -30);
  }
});

for (const [name, distribution] of Object.entries<Distribution>({
  'no weights': { kind: 'weights', weights: [] },
  'weights of nothing': { kind: 'weights', weights: [0, 0] },
  'weights beyond the ranks': { kind: 'weights', weights: [...Array<number>(90).fill(0), 1] },
  'a bell without width': { kind: 'normal', mean: 4, deviation: 0 },
  'a bell that lies too far away': { kind: 'normal', mean: 1e9, deviation: 1 },
  'a median of nothing': { kind: 'lognormal', origin: 0, median: 0, sigma: 1 },
  'an origin behind the ranks': { kind: 'lognormal', origin: 90, median: 5, sigma: 1 },
  'a mean of nothing': { kind: 'exponential', mean: 0, from: 'last' },
  'no number': { kind: 'exponential', mean: Number.NaN, from: 'first' },
  'buckets without edges': { kind: 'histogram', edges: [], weights: [1, 2] },
  'an exponent that is too large': { kind: 'zipf', exponent: Number.NEGATIVE_INFINITY },
})) {
  test(`where a distribution leaves no rank, all are alike: ${name}`, () => {
    const stretches = stretchesOf(quantileTable(distribution, 80));
    assert.ok(
      distanceOf(stretches, { below: (point) => point / 80, quantile: (share) => 80 * share, gaps: [], jumps: [] }) <
        0.002,
    );
  });
}

/** Shares of the standard normal distribution, from tables of it. */
for (const [x, share] of [
  [0, 0.5],
  [1, 0.841344746068543],
  [-1.959963984540054, 0.025],
  [-3, 0.001349898031630095],
  [2.5, 0.993790334674224],
  [-6, 9.865876450376946e-10],
  [-9, 1.1285884059538324e-19],
  [5, 0.9999997133484281],
] as const) {
  test(`the share of a normal distribution below ${x}`, () => {
    assert.ok(Math.abs(normalBelow(x) / share - 1) < 1e-11, `${normalBelow(x)}`);
    if (x < 3) assert.ok(Math.abs(normalQuantile(share) - x) < 2e-8, `${normalQuantile(share)}`);
  });
}

test('all of a normal distribution lies between the infinities', () => {
  assert.is(normalQuantile(0), Number.NEGATIVE_INFINITY);
  assert.is(normalQuantile(1), Number.POSITIVE_INFINITY);
  assert.is(normalBelow(Number.NEGATIVE_INFINITY), 0);
  assert.is(normalBelow(Number.POSITIVE_INFINITY), 1);
});

test.run();
