import { dialects } from '../grammar/index.ts';
import { compile } from '../src/index.ts';
import { readOutput } from '../test/readback/output.ts';
import { writeRows } from './correctness.ts';
import type { Figure } from './figure.ts';
import { interleaved, millisecondsOf } from './rounds.ts';
import { tables } from './tables.ts';

/** Rows as statements are read back so much more slowly that fewer are. */
const READ_SHARE = 1 / 50;

/** Rows of the ten-column table as JavaScript values, beside the same rows as statements, and beside reading these. */
export async function objects(brief: boolean, rounds: number): Promise<readonly Figure[]> {
  const rows = brief ? 2000 : 100_000;
  const table = compile(tables.ten, { dialect: 'postgresql' });
  const statements = table.text({ rows: rows * READ_SHARE });
  let seed = 0;
  let used = 0;
  const ways: readonly (readonly [string, number, () => void])[] = [
    ['as statements', rows, () => void writeRows(table, rows, seed++)],
    [
      'as objects',
      rows,
      () => {
        for (const row of table.rows({ rows, seed: seed++ })) if (row['active'] === true) used++;
      },
    ],
    [
      'as objects, each text looked into',
      rows,
      () => {
        // V8 joins the pieces of a text only then.
        for (const row of table.rows({ rows, seed: seed++ })) {
          for (const value of Object.values(row)) if (typeof value === 'string') used += value.charCodeAt(0);
        }
      },
    ],
    [
      'as arrays',
      rows,
      () => {
        for (const row of table.rows({ rows, seed: seed++, as: 'array' })) if (row[5] === true) used++;
      },
    ],
    ['statements, read', rows * READ_SHARE, () => void readOutput(statements, dialects.postgresql)],
  ];
  const contenders = ways.map(([name, , run]) => ({ name, run: () => millisecondsOf(run) }));
  const timings = await interleaved(contenders, rounds);
  if (used === 0) throw new Error('No row was looked at.');
  const nanoseconds = ways.map(([name, count]) => ((timings.get(name)?.median ?? Number.NaN) * 1e6) / count);
  return ways.map(([name], i): Figure => {
    const own = nanoseconds[i] ?? Number.NaN;
    const ratio = own / (nanoseconds[0] ?? Number.NaN);
    return {
      name: `ten columns ${name}`,
      milliseconds: timings.get(name)?.median ?? null,
      rate: `${(1000 / own).toFixed(2)} M rows; ${ratio.toFixed(1)} × the time of statements`,
      ofC: null,
    };
  });
}
