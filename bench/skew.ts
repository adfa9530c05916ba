import { compile } from '../src/index.ts';
import type { Distribution } from '../src/values/distribution.ts';
import { compiledPlan } from '../test/emit/sample-plan.ts';
import { writeRows } from './correctness.ts';
import type { Figure } from './figure.ts';
import { type Contender, interleaved, millisecondsOf } from './rounds.ts';
import { tables } from './tables.ts';

/** Distributions of columns of the ten-column table: of their first digits. */
const DISTRIBUTIONS: Readonly<Record<string, Distribution>> = {
  age: { kind: 'normal', mean: 40, deviation: 15 },
  price: { kind: 'lognormal', origin: 0, median: 4000, sigma: 0.9 },
  active: { kind: 'weights', weights: [1, 9] },
  created: { kind: 'exponential', mean: 400, from: 'last' },
};

/** What distributions cost: the ten-column table with and without them, the best of the rounds, as they differ by little. */
export async function skew(brief: boolean, rounds: number): Promise<readonly Figure[]> {
  const rows = brief ? 2000 : 100_000;
  const plain = compile(tables.ten, { dialect: 'postgresql' });
  const columns = plain.plan.columns.map((column) => {
    const distribution = DISTRIBUTIONS[column.name];
    if (distribution === undefined) return column;
    return {
      ...column,
      domains: column.domains.map((domain) => domain && { ...domain, distributions: [distribution] }),
    };
  });
  const skewed = compiledPlan({ ...plain.plan, columns });
  let seed = 0;
  const contenders = Object.entries({ 'all alike': plain, 'four columns skewed': skewed }).map(
    ([name, table]): Contender => ({ name, run: () => millisecondsOf(() => writeRows(table, rows, seed++)) }),
  );
  const timings = await interleaved(contenders, rounds);
  const alike = timings.get('all alike')?.best ?? Number.NaN;
  return Array.from(timings, ([name, { best }]) => ({
    name: `ten columns: ${name}`,
    milliseconds: best,
    rate: `${(rows / best / 1000).toFixed(2)} M rows, ${(((best - alike) * 1e6) / rows / 4).toFixed(1)} ns for each skewed value`,
    ofC: null,
  }));
}
