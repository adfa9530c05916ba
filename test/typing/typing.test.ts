import type { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { intarray } from '@electric-sql/pglite/contrib/intarray';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { catalog } from '../../grammar/postgresql/catalog.ts';
import { mix32 } from '../../src/random.ts';
import { lookupOf } from '../../src/typing/catalog.ts';
import { takes } from '../grammar/pglite-verdict.ts';
import { outcomeOf } from '../parser/reading.ts';
import { startPglite } from '../support/pglite.ts';
import { sampledCount } from '../support/sample.ts';

/** The catalog is the server's, and what is made of it is what the server makes of it. */
const it = suite('types of expressions');

let server: PGlite;

it.before(async () => {
  server = await startPglite({ btree_gist, cube, earthdistance, intarray, pg_trgm });
  for (const name of ['btree_gist', 'cube', 'earthdistance', 'intarray', 'pg_trgm']) {
    await server.exec(`CREATE EXTENSION ${name}`);
  }
});

it.after(() => server.close());

const { types, functions, operators, casts, ranges } = lookupOf(catalog);

interface Described {
  readonly name: string;
  readonly facts: string;
}

async function described(query: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await server.query<Described>(query);
  const found = new Map<string, string[]>();
  for (const { name, facts } of rows) found.set(name, [...(found.get(name) ?? []), facts]);
  return found;
}

const PARAMETERS = `coalesce((SELECT string_agg(typname, ',' ORDER BY place)
  FROM unnest(proargtypes) WITH ORDINALITY given(type, place) JOIN pg_type ON pg_type.oid = given.type), '')`;

it('each function of the table has the signatures of the server', async () => {
  const known = await described(
    `SELECT proname AS name, ${PARAMETERS} || '>' || (SELECT typname FROM pg_type WHERE oid = prorettype) AS facts
     FROM pg_proc WHERE pronamespace = 'pg_catalog'::regnamespace`,
  );
  for (const name of functions.names) {
    const signatures = functions.get(name) ?? [];
    const written = signatures.map(({ parameters, result }) => `${parameters.join()}>${result}`);
    const takable = (known.get(name) ?? []).filter((facts) => !/\b(?:internal|cstring|trigger)\b/.test(facts));
    assert.equal([...written].sort(), [...takable].sort(), name);
  }
});

it('every operator of the server is in the table', async () => {
  const known = await described(
    `SELECT oprname AS name, concat_ws(',', l.typname, r.typname) || '>' || t.typname AS facts
     FROM pg_operator LEFT JOIN pg_type l ON l.oid = oprleft JOIN pg_type r ON r.oid = oprright JOIN pg_type t ON t.oid = oprresult
     WHERE oprnamespace = 'pg_catalog'::regnamespace`,
  );
  for (const [name, facts] of known) {
    const written = new Set(operators.get(name)?.map(({ parameters, result }) => `${parameters.join()}>${result}`));
    assert.equal(
      facts.filter((signature) => !written.has(signature)),
      [],
      name,
    );
  }
});

it('casts, types and ranges are those of the server', async () => {
  const words: Readonly<Record<string, string>> = { i: 'implicit', a: 'assignment', e: 'explicit' };
  const known = await server.query<{ from: string; to: string; context: string }>(
    `SELECT s.typname AS from, t.typname AS to, castcontext AS context
     FROM pg_cast JOIN pg_type s ON s.oid = castsource JOIN pg_type t ON t.oid = casttarget
     WHERE 'pg_catalog'::regnamespace IN (s.typnamespace) AND t.typnamespace = s.typnamespace`,
  );
  assert.equal(
    [...casts].map(([pair, { context }]) => `${pair} ${context}`).sort(),
    known.rows.map(({ from, to, context }) => `${from}:${to} ${words[context]}`).sort(),
  );
  const categories = await described(
    `SELECT typname AS name, typcategory::text || CASE WHEN typispreferred THEN '!' ELSE '' END AS facts
     FROM pg_type WHERE typtype IN ('b', 'r', 'm') AND typnamespace = 'pg_catalog'::regnamespace`,
  );
  for (const [name, { category, preferred }] of types) {
    assert.equal(categories.get(name), [`${category}${preferred ? '!' : ''}`], name);
  }
  const subtypes = await described(
    'SELECT rngtypid::regtype::text AS name, rngmultitypid::regtype::text AS facts FROM pg_range',
  );
  assert.equal([...ranges].map(([name, { multirange }]) => [name, [multirange]]).sort(), [...subtypes].sort());
});

/** Types of columns, which stand for those of parameters, too. */
const COLUMNS =
  `bool int2 int4 int8 numeric float4 float8 money text varchar bpchar name bytea bit varbit date time timetz timestamp
  timestamptz interval uuid json jsonb xml inet cidr macaddr point box circle path int4range numrange tstzrange int4multirange oid
  regclass pg_lsn tsvector tsquery jsonpath xid8 int4[] text[] numeric[] date[]`.split(/\s+/);

const LITERALS = ["'1'", '1', '1.5', 'true', "DATE '2024-01-01'", "'a'::text", 'ARRAY[1, 2]', 'ARRAY[]::text[]'];

const FORMS = [
  'coalesce(a, b)',
  'greatest(a, b)',
  'nullif(a, b)',
  'a IN (b, c)',
  'a IN (1, 2)',
  "a IN ('1', 'x')",
  'a BETWEEN b AND c',
  'CASE WHEN a IS NULL THEN b ELSE c END',
  'CASE a WHEN b THEN 1 END',
  'ARRAY[a, b]',
  'a = ANY (b)',
  '1 = ALL (a)',
  'a IS DISTINCT FROM b',
  "a LIKE 'x%'",
  "a SIMILAR TO 'x'",
  '(a, b) = (b, c)',
  'a[1]',
  'a COLLATE "C"',
  "a AT TIME ZONE 'UTC'",
  'EXTRACT(year FROM a)',
  'POSITION(a IN b)',
  'SUBSTRING(a FROM 2)',
  'SUBSTRING(a FOR 2)',
  'TRIM(a)',
  'TRIM(LEADING b FROM a)',
  'a IS JSON',
  'a IS DOCUMENT',
  'a IS NORMALIZED',
  'NOT a',
  'a AND b',
  'a IS TRUE',
  '- a',
  'a || b',
  'a + b',
  'a - 1',
  'a < b',
  'concat(a, b)',
  'a::int4',
  'a::text',
  'a::date',
  'a::text::jsonb',
];
const NAMES = ['a', 'b', 'c'];

/** An expression over columns whose types mostly suit it, by number. */
function sample(number: number): string {
  let state = number;
  const pick = <Item>(items: readonly Item[], fallback: Item): Item => {
    state = mix32(state + 1) >>> 0;
    return items[state % items.length] ?? fallback;
  };
  const near = (type: string): string =>
    pick([true, true, false], true) && COLUMNS.includes(type.replace(/^_(\w+)/, '$1[]'))
      ? type.replace(/^_(\w+)/, '$1[]')
      : pick(COLUMNS, 'int4');
  const columns = [pick(COLUMNS, ''), pick(COLUMNS, ''), pick(COLUMNS, '')];
  const argument = (type: string, i: number): string => {
    if (i > 2 || pick([0, 1, 2, 3, 4], 0) === 0) return pick(LITERALS, '1');
    columns[i] = near(type);
    return NAMES[i] ?? '1';
  };
  const written = (): string => {
    const kind = pick([0, 1, 2], 0);
    if (kind === 0) return pick(FORMS, 'a');
    const table = kind === 1 ? operators : functions;
    const name = pick([...table.names], '+');
    const parameters = pick(table.get(name) ?? [], undefined)?.parameters ?? [];
    const given = parameters.map(argument);
    if (kind === 2) return `"${name}"(${given.join(', ')})`;
    return given.length === 1 ? `${name} ${given[0]}` : given.join(` ${name} `);
  };
  const expression = written();
  const table = `CREATE TABLE t (${columns.map((type, i) => `${NAMES[i]} ${type}`).join(', ')}`;
  const end = [
    `, CHECK ((${expression}) IS NULL))`,
    `, CHECK (${expression}))`,
    `, d ${pick(COLUMNS, 'int4')} GENERATED ALWAYS AS (${expression}) STORED)`,
    `); CREATE INDEX ON t USING hash ((${expression}))`,
  ];
  return table + pick(end, '');
}

/** What is judged by its text alone, or by an operator class of the index: not by types. */
const OTHER_FAULTS = /22P02|22007|22023|22003|42704|2201B|42601/;

it('what the server finds no meaning in is refused, and nothing else', async () => {
  const different: string[] = [];
  for (let number = 0; number < sampledCount(1500, 4); number++) {
    const statement = sample(number);
    const outcome = outcomeOf('postgresql', statement);
    if ((outcome === 'read') === (await takes(server, statement))) continue;
    if (outcome === 'read' && OTHER_FAULTS.test(await codeOf(statement))) continue;
    different.push(`${statement} — ${outcome}`);
  }
  assert.equal(different, []);
});

async function codeOf(statement: string): Promise<string> {
  try {
    await server.exec('BEGIN');
    await server.exec(statement);
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : '';
  } finally {
    await server.exec('ROLLBACK');
  }
  return '';
}

for (const [statement, outcome] of [
  ['CREATE TABLE t (a text, CHECK (a > 1))', 'semantic_error 1:25 There is no operator text > int4.'],
  ['CREATE TABLE t (a int, CHECK (a + true > 1))', 'semantic_error 1:24 There is no operator int4 + bool.'],
  ['CREATE TABLE t (a int, CHECK (a))', 'semantic_error 1:24 CHECK takes conditions, and no value of the type int4.'],
  [
    'CREATE TABLE t (a int DEFAULT now())',
    'semantic_error 1:17 The column "a" takes no value of the type timestamptz.',
  ],
  ['CREATE TABLE t (a text, CHECK (length(a, 1) > 1))', 'semantic_error 1:32 There is no function length(text, int4).'],
  ['CREATE TABLE t (a text, CHECK (my_own(a) > 1))', 'read'],
  ['CREATE FUNCTION length(text, int) RETURNS int; CREATE TABLE t (a text, CHECK (length(a, 1) > 1))', 'read'],
  ['CREATE OPERATOR > (FUNCTION = f); CREATE TABLE t (a text, CHECK (a > 1))', 'read'],
  ['CREATE TABLE t (a my_type, b int, CHECK (a > b))', 'read'],
  ['CREATE TABLE t (a text, CHECK (app.length(a, 1) > 1))', 'read'],
  ['CREATE TABLE t (a text, CHECK (pg_catalog.length(a) > 1))', 'read'],
] as const) {
  it(statement, () => assert.is(outcomeOf('postgresql', statement), outcome));
}

it.run();
