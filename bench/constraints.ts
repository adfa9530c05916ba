import { compile } from '../src/index.ts';
import { checkLoads, outputsOf, writeRows } from './correctness.ts';
import type { Figure } from './figure.ts';
import { interleaved, millisecondsOf } from './rounds.ts';

const table = (constraints: string): string =>
  `CREATE TABLE t (id bigint NOT NULL, shop integer NOT NULL, number integer NOT NULL, state text NOT NULL,
    least integer NOT NULL, most integer NOT NULL, price numeric(8,2) NOT NULL, name text NOT NULL, note varchar(60)${constraints})`;

const KEYS = ', UNIQUE (id), UNIQUE (shop, number)';
const ABSORBED = ", CHECK (price BETWEEN 1 AND 1000), CHECK (state IN ('new', 'paid', 'sent'))";

/** One table with and without constraints. */
const TABLES = {
  'without constraints': table(''),
  'two keys, three CHECKs of a column each': table(`${KEYS}${ABSORBED}, CHECK (least > 0)`),
  'the same, one CHECK of two columns': table(`${KEYS}${ABSORBED}, CHECK (least < most)`),
  'the same, one CHECK that is evaluated': table(`${KEYS}${ABSORBED}, CHECK ((least + most) % 3 <> 0)`),
};

/** What constraints cost: rates of one table with them and without. */
export async function constraints(brief: boolean, rounds: number): Promise<readonly Figure[]> {
  const rows = brief ? 2000 : 100_000;
  const ddls = Object.entries(TABLES);
  await checkLoads(ddls.map(([, ddl]) => ({ ddl, outputs: outputsOf(ddl, null) })));
  let seed = 0;
  const timings = await interleaved(
    ddls.map(([name, ddl]) => {
      const compiled = compile(ddl, { dialect: 'postgresql' });
      return { name, run: () => millisecondsOf(() => writeRows(compiled, rows, seed++)) };
    }),
    rounds,
  );
  const plain = timings.get('without constraints')?.median ?? Number.NaN;
  return Array.from(timings, ([name, { median }]) => ({
    name: `nine columns: ${name}`,
    milliseconds: median,
    rate: `${(rows / median / 1000).toFixed(2)} M rows, ${((plain / median) * 100).toFixed(0)} % of those without`,
    ofC: null,
  }));
}
