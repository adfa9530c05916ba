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

/** A table of fourteen columns; `check`: one more check beside the keys and the two that are absorbed. */
const withCheck = (check: string): string =>
  `CREATE TABLE t (id bigint NOT NULL, shop integer NOT NULL, number integer NOT NULL, state text NOT NULL,
    least integer NOT NULL, most integer NOT NULL, price numeric(8,2) NOT NULL, fee numeric(8,2) NOT NULL,
    total numeric(10,2) NOT NULL, name text NOT NULL, opens timestamp NOT NULL, closes timestamp NOT NULL,
    first date NOT NULL, last date${check === '' ? '' : `${KEYS}${ABSORBED}, CHECK (${check})`})`;

/** Checks of several columns that draws keep, and others that are evaluated on each row. */
const KINDS = {
  'without constraints': withCheck(''),
  'least <= most': withCheck('least <= most'),
  'least + 5 <= most': withCheck('least + 5 <= most'),
  'opens < closes': withCheck('opens < closes'),
  'first <= last': withCheck('first <= last'),
  'total = price + fee': withCheck('total = price + fee'),
  'opens < closes, price < fee': withCheck('opens < closes AND price < fee'),
  'evaluated: (least + most) % 3 <> 0': withCheck('(least + most) % 3 <> 0'),
  'evaluated: CASE over a list of texts': withCheck(
    "CASE WHEN state = 'new' THEN least % 2 = 0 ELSE most % 7 <> 1 END",
  ),
  'evaluated: functions of texts': withCheck('length(name || state) > 5'),
  'evaluated: parts of times': withCheck('extract(dow FROM opens) < 6 OR closes > opens'),
};

/** What constraints cost: rates of tables with them and without. */
export async function constraints(brief: boolean, rounds: number): Promise<readonly Figure[]> {
  const rows = brief ? 2000 : 100_000;
  return [
    ...(await costs('nine columns', TABLES, rows, rounds)),
    ...(await costs('fourteen columns', KINDS, rows, rounds)),
  ];
}

async function costs(
  group: string,
  tables: Readonly<Record<string, string>>,
  rows: number,
  rounds: number,
): Promise<readonly Figure[]> {
  const ddls = Object.entries(tables);
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
    name: `${group}: ${name}`,
    milliseconds: median,
    rate: `${(rows / median / 1000).toFixed(2)} M rows, ${((plain / median) * 100).toFixed(0)} % of those without`,
    ofC: null,
  }));
}
