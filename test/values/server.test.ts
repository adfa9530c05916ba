import type { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { hstore } from '@electric-sql/pglite/contrib/hstore';
import { intarray } from '@electric-sql/pglite/contrib/intarray';
import { isn } from '@electric-sql/pglite/contrib/isn';
import { lo } from '@electric-sql/pglite/contrib/lo';
import { ltree } from '@electric-sql/pglite/contrib/ltree';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { seg } from '@electric-sql/pglite/contrib/seg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { extensionTypes } from '../../grammar/postgresql/extension-types.ts';
import { compile } from '../../src/index.ts';
import { startPglite } from '../support/pglite.ts';
import { sampled } from '../support/sample.ts';

/** The server names its types, and each of them is filled: PGlite is the same version as the grammar's, with contrib. */
const it = suite('values and the server');

const ROWS = 300;
const KEYED_ROWS = 1000;

/** Of so many of the server's types, one is in a sample. */
const TYPE_STEP = 8;

/** Extensions of other projects, which PGlite does not hold. */
const ELSEWHERE = 'vector halfvec sparsevec geometry geography box2d box3d raster topogeometry'.split(' ');

const EXTENSIONS = { citext, cube, earthdistance, hstore, intarray, isn, lo, ltree, pg_trgm, seg };

let server: PGlite;

it.before(async () => {
  server = await startPglite(EXTENSIONS);
  for (const name of Object.keys(EXTENSIONS)) await server.exec(`CREATE EXTENSION ${name}`);
});

it.after(() => server.close());

interface FilledType {
  readonly type: string;
  /** Whether the server takes it in a key. */
  readonly keyed: boolean;
}

let types: readonly FilledType[] | undefined;

/** Types whose values a statement can write, those of extensions too. */
async function filledTypes(): Promise<readonly FilledType[]> {
  if (types !== undefined) return types;
  const { rows } = await server.query<{ type: string }>(
    `SELECT format_type(pg_type.oid, NULL) AS type FROM pg_type JOIN pg_namespace ON pg_namespace.oid = typnamespace
     WHERE nspname IN ('pg_catalog', 'information_schema', 'public') AND typtype IN ('b', 'r', 'm', 'd')
       AND (typcategory <> 'A' OR typsubscript <> 'array_subscript_handler'::regproc) ORDER BY type`,
  );
  const found: FilledType[] = [];
  for (const { type } of sampled(rows, TYPE_STEP)) {
    const unreadable = await refusal(`SELECT '1'::${type}`);
    if (/cannot accept a value|not implemented/.test(unreadable)) continue;
    found.push({ type, keyed: (await refusal(`CREATE TABLE t (a ${type} UNIQUE)`)) === '' });
  }
  types = found;
  return types;
}

/** Why the server refuses a statement, of which nothing stays; empty: it does not. */
async function refusal(statement: string): Promise<string> {
  await server.exec('BEGIN');
  try {
    await server.exec(statement);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await server.exec('ROLLBACK');
  }
}

/** Creates what the text defines, writes rows for its table `t`, loads them and gives how many there are. */
async function load(ddl: string, rows: number): Promise<number> {
  const table = compile(ddl, { dialect: 'postgresql' });
  assert.equal(table.warnings, [], ddl);
  await server.exec('BEGIN');
  try {
    await server.exec(ddl);
    await server.exec(table.text({ rows, seed: ddl }));
    const { rows: counted } = await server.query<{ count: number }>('SELECT count(*)::int AS count FROM t');
    assert.is(counted[0]?.count, Math.min(rows, table.plan.rowLimit), ddl);
    return counted[0]?.count ?? 0;
  } catch (error) {
    throw new Error(`${ddl}: ${error instanceof Error ? error.message : error}`, { cause: error });
  } finally {
    await server.exec('ROLLBACK');
  }
}

it('every type of an installed extension is in the table, and no other', async () => {
  const { rows } = await server.query<{ name: string }>(
    `SELECT typname AS name FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typcategory <> 'A'`,
  );
  const described = [...rows.map(({ name }) => name), ...ELSEWHERE];
  assert.equal(
    Object.keys(extensionTypes).sort(),
    described.sort(),
    'a type of extension-types.ts has its extension in EXTENSIONS, or its name in ELSEWHERE',
  );
});

it('every type is filled, and so are arrays of it, domains over it and composite types of it', async () => {
  for (const { type } of await filledTypes()) {
    await load(
      `CREATE DOMAIN d AS ${type}; CREATE TYPE c AS (x ${type}, y ${type}[], z d);
       CREATE TABLE t (a ${type}, b ${type}[], c ${type} NOT NULL, d d, e d[], f c, g c[] NOT NULL, h ${type}[][])`,
      ROWS,
    );
  }
});

it('every type with an order fills unique columns, as arrays, in domains and in composite types too', async () => {
  for (const { type, keyed } of await filledTypes()) {
    if (!keyed) continue;
    await load(`CREATE TABLE t (a ${type} UNIQUE)`, KEYED_ROWS);
    await load(
      `CREATE DOMAIN d AS ${type}; CREATE TYPE c AS (x ${type}, y d);
       CREATE TABLE t (a ${type}[] PRIMARY KEY, b d, c c, UNIQUE (b), UNIQUE (c, a))`,
      KEYED_ROWS,
    );
  }
});

it('ranges over every type with an order are filled, in unique columns too', async () => {
  for (const { type, keyed } of await filledTypes()) {
    if (!keyed) continue;
    await load(
      `CREATE TYPE r AS RANGE (SUBTYPE = ${type}); CREATE TABLE t (a r UNIQUE, b r NOT NULL, c r[], d r_multirange UNIQUE)`,
      ROWS,
    );
  }
});

/** Types with arguments, and those that nest. */
const TABLES: readonly string[] = [
  'CREATE TABLE t (a numeric(5,-2) UNIQUE, b numeric(3,5) UNIQUE, c numeric(5) UNIQUE, d numeric(40,20) UNIQUE, e numeric(1000,0))',
  'CREATE TABLE t (a numeric(5,-2)[] UNIQUE, b numeric(3,5)[], c numeric(2,2) NOT NULL)',
  'CREATE TABLE t (a char(3) UNIQUE, b varchar(4) UNIQUE, c bpchar UNIQUE, d char(300) UNIQUE, e char(2)[])',
  'CREATE TABLE t (a bit(33) UNIQUE, b varbit(40) UNIQUE, c bit(3)[] UNIQUE, d varbit[] UNIQUE)',
  'CREATE TABLE t (a time(0) UNIQUE, b timetz(2) UNIQUE, c timestamp(0) UNIQUE, d timestamptz(3) UNIQUE, e interval(0) UNIQUE)',
  'CREATE TABLE t (a interval year UNIQUE, b interval year to month, c interval month, d interval day, e interval day to hour)',
  'CREATE TABLE t (a interval day to minute, b interval day to second(3), c interval hour UNIQUE, d interval hour to minute)',
  'CREATE TABLE t (a interval hour to second, b interval minute UNIQUE, c interval minute to second, d interval second(2))',
  'CREATE TABLE t (a _text, b _int4 NOT NULL, c _varchar(5), d "_numeric"(5,2), e "varchar"(7), f pg_catalog."bit"(4))',
  'CREATE TABLE t (a int[3][3], b text ARRAY[4], c boolean[] UNIQUE, d box[][], e "char"[] UNIQUE)',
  'CREATE TABLE t (a public.citext UNIQUE, b "public"."hstore", c public.ltree[] UNIQUE)',
  `CREATE TYPE mood AS ENUM ('sad', 'o"k', 'it''s', 'a\\b', '');
   CREATE DOMAIN feeling AS mood CHECK (VALUE <> 'sad'); CREATE TYPE day AS (feelings feeling[], at timestamptz);
   CREATE DOMAIN diary AS day[]; CREATE TYPE life AS (days diary, name "char");
   CREATE TABLE t (a life NOT NULL, b life[], c diary, d mood UNIQUE, e mood[])`,
  `CREATE DOMAIN score AS int CHECK (VALUE BETWEEN 1 AND 9); CREATE DOMAIN code AS text NOT NULL CHECK (VALUE ~ '^[A-Z]{3}$');
   CREATE TYPE pair AS (s score, c code); CREATE TYPE scores AS RANGE (SUBTYPE = float8);
   CREATE TABLE t (a score[] NOT NULL, b code[], c pair, d pair[], e score[][], f scores, g scores_multirange[])`,
  `CREATE DOMAIN pos AS int CHECK (VALUE > 5000000); CREATE TYPE posrange AS RANGE (SUBTYPE = pos);
   CREATE TABLE t (a posrange UNIQUE, b posrange[], c posmultirange)`,
  `CREATE TYPE floatrange AS RANGE (SUBTYPE = float8, SUBTYPE_DIFF = float8mi, MULTIRANGE_TYPE_NAME = floats);
   CREATE TYPE spanrange AS RANGE (SUBTYPE = interval); CREATE TABLE t (a floatrange, b floats, c spanmultirange UNIQUE)`,
];

for (const ddl of TABLES) {
  it(ddl, async () => {
    assert.ok((await load(ddl, ROWS)) > 0);
  });
}

/** What a check demands of a kind of value is met without a warning. */
const CHECKED: readonly string[] = [
  "a interval CHECK (a > '0'), b interval CHECK (b BETWEEN '1 hour' AND '8 hours')",
  "a interval day CHECK (a <= interval '7 days' AND a > interval '0'), b interval CHECK (b >= '00:30' AND b <> '1 day')",
  "a interval year to month CHECK (a >= '1 year 6 mons' AND a < 'P10Y'), b interval CHECK (b < '-1 day')",
  "a interval CHECK (a IN ('1 day', '2 days')), b macaddr CHECK (b = '08:00:2b:01:02:03'), c money CHECK (c IN ('1', '2.5'))",
  "a time CHECK (a >= '08:00' AND a < '18:00:00'), b timetz CHECK (b > '09:00+00' AND b < '12:00:00+02:30')",
  "a money CHECK (a > '0'), b money CHECK (b BETWEEN '1.50' AND '$3.00'), c money CHECK (c < '$1,000.00')",
  "a date CHECK (a < 'Jan 5, 2021'), b date CHECK (b > '5 March 2024' AND b < 'infinity'), c date CHECK (c > '1/31/2020')",
  "a timestamptz CHECK (a BETWEEN '2024-01-01 00:00+02' AND '2024-01-01 00:01+02'), b timestamptz CHECK (b < '2024-01-01')",
  "a uuid CHECK (a > '80000000-0000-0000-0000-000000000000'), b uuid CHECK (b < '40000000-0000-0000-0000-000000000000')",
  "a bit varying CHECK (length(a) = 24), b varbit(90) CHECK (length(b) > 70), c bit(4) CHECK (c = '1010')",
  "a char CHECK (a >= 'A' AND a <= 'F'), b varchar(5) CHECK (b > 'a' AND b < 'c'), c \"char\" CHECK (c > 'a')",
  'a int[] CHECK (array_length(a, 1) <= 3), b text[] CHECK (cardinality(b) = 4), c int[] CHECK (cardinality(c) > 6)',
  "a jsonb CHECK (jsonb_typeof(a) = 'array'), b json CHECK (json_typeof(b) = 'object'), c jsonb CHECK (jsonb_typeof(c) = 'string')",
  "a bytea CHECK (octet_length(a) = 16), b bytea CHECK (b = '\\x00ff'), c bytea CHECK (c <> '')",
  "a text[] CHECK (a = '{}' OR a = '{x,y}'), b jsonb CHECK (b = '{}'), c int4range CHECK (c <> 'empty')",
  "a tsvector CHECK (a = 'a b'), b ltree CHECK (b IN ('a.b', 'a.c')), c point, d regclass CHECK (d <> 'pg_class'::regclass)",
];

for (const columns of CHECKED) {
  it(columns, async () => {
    assert.is(await load(`CREATE TABLE t (${columns})`, ROWS), ROWS);
  });
}

it('a type whose values only the server makes is NULL, with a warning, or stands in no row', () => {
  const { warnings } = compile('CREATE TABLE t (a gtsvector, b int)', { dialect: 'postgresql' });
  assert.equal(
    warnings.map(({ code }) => code),
    ['unknown_type'],
  );
  assert.throws(
    () => compile('CREATE TABLE t (a gtsvector NOT NULL)', { dialect: 'postgresql' }),
    /No value can stand/,
  );
});

it.run();
