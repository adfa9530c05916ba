import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { seed } from 'drizzle-seed';
import { Client } from 'pg';
import { compile } from '../src/index.ts';
import { statementsOf } from '../test/support/statements.ts';
import { writeRows } from './correctness.ts';
import { t } from './drizzle-table.ts';
import type { Figure } from './figure.ts';
import { generateSeries, type RowMaker, rowMakers, statementsBy } from './rivals.ts';
import { type Contender, interleaved, millisecondsOf } from './rounds.ts';
import { tables } from './tables.ts';

/** Rows that a rate is measured with: those who are slow write fewer, for about as long. */
const ROWS = { rowsmith: 100_000, libraries: 5000, seeded: 2000, series: 20_000 };
const BRIEF_ROWS = { rowsmith: 5000, libraries: 500, seeded: 500, series: 500 };

/** Rows that are counted in the database before anything is timed. */
const COUNTED = 500;

/** A database with the empty table, and what is done to it. */
interface Database {
  readonly name: string;
  execute(sql: string): Promise<unknown>;
  count(): Promise<number>;
  close(): Promise<void>;
}

async function pgliteDatabase(pglite: PGlite): Promise<Database> {
  await pglite.exec(tables.ten);
  return {
    name: 'PGlite',
    execute: (sql) => pglite.exec(sql),
    count: async () => (await pglite.query<{ count: number }>(COUNT)).rows[0]?.count ?? 0,
    close: () => pglite.close(),
  };
}

/** A real server, if there is one: its table is of the session alone. */
async function serverDatabase(): Promise<Database | null> {
  const { POSTGRES_URL: connectionString } = process.env;
  if (connectionString === undefined) return null;
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(tables.ten.replace('CREATE', 'CREATE TEMPORARY'));
  return {
    name: 'PostgreSQL',
    execute: (sql) => client.query(sql),
    count: async () => (await client.query<{ count: number }>(COUNT)).rows[0]?.count ?? 0,
    close: () => client.end(),
  };
}

const COUNT = 'SELECT count(*)::int AS count FROM t';

/** Who fills a database's table with rows. */
interface Filler {
  readonly name: string;
  readonly rows: number;
  fill(rows: number): Promise<void>;
}

/** Fills the empty table; gives the milliseconds. Fails where not all rows are there then. */
async function filled(database: Database, { name, fill }: Filler, rows: number): Promise<number> {
  await database.execute('TRUNCATE t');
  const start = performance.now();
  await fill(rows);
  const milliseconds = performance.now() - start;
  const count = await database.count();
  if (count !== rows) throw new Error(`Of ${rows} rows that ${name} wrote, ${count} are there.`);
  return milliseconds;
}

async function run(database: Database, statements: Iterable<string>): Promise<void> {
  for (const statement of statements) await database.execute(statement);
}

/** Rates of those who fill tables, in rows per second, beside Rowsmith's: as text, and into a database. */
export async function contenders(brief: boolean, rounds: number): Promise<readonly Figure[]> {
  const rows = brief ? BRIEF_ROWS : ROWS;
  const pglite = await PGlite.create();
  const databases = [await pgliteDatabase(pglite), await serverDatabase()].filter((one) => one !== null);
  try {
    const [first] = databases;
    if (first === undefined) throw new Error('There is no database.');
    for (const [name, make] of Object.entries(rowMakers)) {
      await filled(first, { name, rows: COUNTED, fill: (count) => run(first, statementsBy(make, count)) }, COUNTED);
    }
    const texts = await asText(rows, rounds);
    const ours = texts[0]?.rowsPerSecond ?? Number.NaN;
    const loads: Rate[] = [];
    for (const database of databases)
      loads.push(...(await loaded(database, fillersOf(database, pglite, rows), rounds)));
    return [...texts, ...loads].map(({ name, milliseconds, rowsPerSecond }) => ({
      name,
      milliseconds,
      rate: `${rowsPerSecond.toFixed(0)} rows; rowsmith writes ${(ours / rowsPerSecond).toPrecision(3)} ×`,
      ofC: null,
    }));
  } finally {
    for (const database of databases) await database.close();
  }
}

interface Rate {
  readonly name: string;
  readonly milliseconds: number;
  readonly rowsPerSecond: number;
}

function rateOf(name: string, rows: number, milliseconds: number): Rate {
  return { name, milliseconds, rowsPerSecond: (rows / milliseconds) * 1000 };
}

/** Rowsmith first, then the libraries. */
async function asText(rows: typeof ROWS, rounds: number): Promise<readonly Rate[]> {
  const table = compile(tables.ten, { dialect: 'postgresql' });
  let seed = 0;
  const own = { name: 'rowsmith', run: () => millisecondsOf(() => writeRows(table, rows.rowsmith, seed++)) };
  const libraries = Object.entries(rowMakers).map(([name, make]) => writing(name, make, rows.libraries));
  const timings = await interleaved([own, ...libraries], rounds);
  return Array.from(timings, ([name, { median }]) =>
    rateOf(`ten columns as text: ${name}`, name === own.name ? rows.rowsmith : rows.libraries, median),
  );
}

function fillersOf(database: Database, pglite: PGlite, rows: typeof ROWS): readonly Filler[] {
  const table = compile(tables.ten, { dialect: 'postgresql' });
  const ours: Filler = {
    name: 'rowsmith',
    rows: rows.series,
    fill: (count) => run(database, statementsOf(table.insert({ rows: count }))),
  };
  const series: Filler = {
    name: 'generate_series',
    rows: rows.series,
    fill: (count) => run(database, [generateSeries(count)]),
  };
  const drizzleSeed: Filler = {
    name: 'drizzle-seed',
    rows: rows.seeded,
    fill: (count) => seed(drizzle(pglite), { t }, { count, seed: 1 }),
  };
  return database.name === 'PGlite' ? [ours, series, drizzleSeed] : [ours, series];
}

async function loaded(database: Database, fillers: readonly Filler[], rounds: number): Promise<readonly Rate[]> {
  for (const filler of fillers) await filled(database, filler, COUNTED);
  const timings = await interleaved(
    fillers.map((filler) => ({ name: filler.name, run: () => filled(database, filler, filler.rows) })),
    Math.min(rounds, 5),
  );
  return fillers.map(({ name, rows }) =>
    rateOf(`into ${database.name}: ${name}`, rows, timings.get(name)?.median ?? Number.NaN),
  );
}

function writing(name: string, make: RowMaker, rows: number): Contender {
  return {
    name,
    run: () =>
      millisecondsOf(() => {
        const encoder = new TextEncoder();
        let bytes = 0;
        for (const statement of statementsBy(make, rows)) bytes += encoder.encode(statement).length;
        if (bytes === 0) throw new Error(`${name} wrote nothing.`);
      }),
  };
}
