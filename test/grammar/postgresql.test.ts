import type { PGlite } from '@electric-sql/pglite';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { KeywordClass } from '../../grammar/dialect.ts';
import { keywords } from '../../grammar/postgresql/keywords.ts';
import { systemTypes } from '../../grammar/postgresql/system-types.ts';
import { read } from '../parser/reading.ts';
import { startPglite } from '../support/pglite.ts';

/** PostgreSQL describes itself; PGlite is the same version as the grammar's. */
const it = suite('grammar/postgresql and the server');

let server: PGlite;

it.before(async () => {
  server = await startPglite();
});

it.after(() => server.close());

/** The server's letters for the classes of words that are no names somewhere. */
const CLASSES: Readonly<Record<string, KeywordClass>> = {
  C: 'columnName',
  T: 'typeOrFunctionName',
  R: 'reserved',
};

it('every keyword that is no name somewhere is in the table, in its class, and no other word is', async () => {
  const { rows } = await server.query<{ word: string; catcode: string }>(
    "SELECT word, catcode FROM pg_get_keywords() WHERE catcode <> 'U'",
  );
  const described = rows.map(({ word, catcode }) => `${word} ${CLASSES[catcode]}`);
  assert.equal(Array.from(keywords, ([word, keywordClass]) => `${word} ${keywordClass}`).sort(), described.sort());
});

/** Types of the catalogs whose values only the server makes. */
const WITHOUT_VALUES: ReadonlySet<string> = new Set([
  'gtsvector',
  'pg_brin_bloom_summary',
  'pg_brin_minmax_multi_summary',
  'pg_dependencies',
  'pg_mcv_list',
  'pg_ndistinct',
  'pg_node_tree',
]);

/** The types that a column may have: of the system's schemas, without what is made for the rows of tables and views. */
const COLUMN_TYPES = `SELECT typname AS name, nspname AS schema, format_type(pg_type.oid, NULL) AS written
  FROM pg_type JOIN pg_namespace ON pg_namespace.oid = typnamespace
  WHERE nspname IN ('pg_catalog', 'information_schema') AND typtype IN ('b', 'r', 'm', 'd')
    AND NOT EXISTS (SELECT 1 FROM pg_type element WHERE element.oid = pg_type.typelem AND element.typtype IN ('c', 'p'))
    AND NOT (nspname = 'information_schema' AND typname LIKE '\\_%')`;

interface ColumnType {
  readonly name: string;
  readonly schema: string;
  readonly written: string;
}

it('every type of the system that a column may have is in the table, and no other', async () => {
  const { rows } = await server.query<ColumnType>(COLUMN_TYPES);
  const described = rows.map(({ name, schema }) => (schema === 'pg_catalog' ? name : `${schema}.${name}`));
  assert.equal(Object.keys(systemTypes).sort(), described.sort());
});

it('every type of the system is read under each of its spellings', async () => {
  const { rows } = await server.query<ColumnType>(COLUMN_TYPES);
  for (const { name, schema, written } of rows) {
    for (const spelling of [written, `${schema}.${name}`, `"${schema}"."${name}"`]) {
      const kind = shapeOf(spelling);
      assert.is(kind === 'opaque', WITHOUT_VALUES.has(name), spelling);
      assert.is.not(kind, 'unknown', spelling);
      assert.is(shapeOf(`${spelling}[]`), 'array', spelling);
    }
  }
});

it('every operator of the server is read', async () => {
  const { rows } = await server.query<{ name: string; kind: string }>(
    'SELECT DISTINCT oprname AS name, oprkind AS kind FROM pg_operator',
  );
  for (const { name, kind } of rows) {
    const expression = kind === 'l' ? `${name} a` : `a ${name} b`;
    const [check] = read(
      'postgresql',
      `CREATE TABLE t (a int, b int, CHECK (${expression})); CREATE OPERATOR === (FUNCTION = f)`,
    ).checks;
    assert.ok(check !== undefined && check.expression.kind !== 'column', expression);
  }
});

/** The kind of value of a column whose type is written so. */
function shapeOf(type: string): string | undefined {
  return read('postgresql', `CREATE TABLE t (a ${type})`).columns[0]?.type.shape.kind;
}

it.run();
