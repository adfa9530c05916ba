import { PGlite } from '@electric-sql/pglite';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { KeywordClass } from '../../grammar/dialect.ts';
import { keywords } from '../../grammar/postgresql/keywords.ts';
import { read } from '../parser/reading.ts';

/** PostgreSQL describes itself; PGlite is the same version as the grammar's. */
const it = suite('grammar/postgresql and the server');

let server: PGlite;

it.before(async () => {
  server = await PGlite.create();
});

it.after(() => server.close());

/** The server's letters for the classes. */
const CLASSES: Readonly<Record<string, KeywordClass>> = {
  U: 'unreserved',
  C: 'columnName',
  T: 'typeOrFunctionName',
  R: 'reserved',
};

it('every keyword is in the table, in its class, and no other word is', async () => {
  const { rows } = await server.query<{ word: string; catcode: string }>('SELECT word, catcode FROM pg_get_keywords()');
  const described = rows.map(({ word, catcode }) => `${word} ${CLASSES[catcode]}`);
  assert.equal(Array.from(keywords, ([word, keywordClass]) => `${word} ${keywordClass}`).sort(), described.sort());
});

/** Types of the catalogs that take no value from a statement: only their defaults and NULL can be written. */
const WITHOUT_VALUES: ReadonlySet<string> = new Set([
  'aclitem',
  'gtsvector',
  'int2vector',
  'oidvector',
  'pg_brin_bloom_summary',
  'pg_brin_minmax_multi_summary',
  'pg_dependencies',
  'pg_mcv_list',
  'pg_ndistinct',
  'pg_node_tree',
]);

it('every type of pg_catalog that a column may have is in the table', async () => {
  const { rows } = await server.query<{ name: string }>(
    `SELECT typname AS name FROM pg_type
     WHERE typnamespace = 'pg_catalog'::regnamespace AND typtype IN ('b', 'r', 'm') AND typname NOT LIKE '\\_%'`,
  );
  const unlisted = rows.map(({ name }) => name).filter((name) => shapeOf(`"${name}"`) === 'unknown');
  assert.equal(unlisted.filter((name) => shapeOf(name) === 'unknown').sort(), [...WITHOUT_VALUES].sort());
});

it('every type of pg_catalog is read as the server writes it', async () => {
  const { rows } = await server.query<{ written: string; name: string }>(
    `SELECT format_type(oid, NULL) AS written, typname AS name FROM pg_type
     WHERE typnamespace = 'pg_catalog'::regnamespace AND typtype IN ('b', 'r', 'm')`,
  );
  for (const { written, name } of rows) {
    const element = name.replace(/^_/, '');
    const known = !WITHOUT_VALUES.has(element);
    assert.is(shapeOf(written) !== 'unknown', known || written.endsWith('[]'), written);
  }
});

it('every operator of the server is read', async () => {
  const { rows } = await server.query<{ name: string; kind: string }>(
    'SELECT DISTINCT oprname AS name, oprkind AS kind FROM pg_operator',
  );
  for (const { name, kind } of rows) {
    const expression = kind === 'l' ? `${name} a` : `a ${name} b`;
    const [check] = read('postgresql', `CREATE TABLE t (a int, b int, CHECK (${expression}))`).checks;
    assert.ok(check !== undefined && check.expression.kind !== 'column', expression);
  }
});

/** The kind of value of a column whose type is written so. */
function shapeOf(type: string): string | undefined {
  return read('postgresql', `CREATE TABLE t (a ${type})`).columns[0]?.type.shape.kind;
}

it.run();
