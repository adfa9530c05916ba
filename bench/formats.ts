import { compile, type DialectName, type FormatName, formatNames } from '../src/index.ts';
import type { Figure } from './figure.ts';
import { type Contender, interleaved, millisecondsOf } from './rounds.ts';
import { tables } from './tables.ts';

/** What each form of output takes: the ten-column table, the best of the rounds, as they differ by little. */
export async function formats(brief: boolean, rounds: number): Promise<readonly Figure[]> {
  const rows = brief ? 2000 : 100_000;
  const dialect: DialectName = 'postgresql';
  const table = compile(tables.ten, { dialect });
  let seed = 0;
  const write = (format: FormatName): void => {
    const insertion = table.insert({ rows, seed: seed++, format });
    for (const chunk of insertion) insertion.release(chunk);
  };
  const contenders = formatNames.map((name): Contender => ({ name, run: () => millisecondsOf(() => write(name)) }));
  const timings = await interleaved(contenders, rounds);
  const insert = timings.get('insert')?.best ?? Number.NaN;
  return Array.from(timings, ([name, { best }]) => ({
    name: `ten columns as ${name}`,
    milliseconds: best,
    rate: `${(rows / best / 1000).toFixed(2)} M rows, ${(best / insert).toFixed(2)} × INSERT`,
    ofC: null,
  }));
}
