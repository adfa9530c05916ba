import type { PGlite } from '@electric-sql/pglite';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysis } from '../../grammar/postgresql/analysis.ts';
import { pseudoTypes } from '../../grammar/postgresql/pseudo-types.ts';
import { outcomeOf } from '../parser/reading.ts';
import { startPglite } from '../support/pglite.ts';
import { takes } from './pglite-verdict.ts';

/** The lists of what PostgreSQL refuses are those of its catalogs. */
const it = suite('grammar/postgresql and the catalogs');

let server: PGlite;

it.before(async () => {
  server = await startPglite();
});

it.after(() => server.close());

async function namesOf(query: string): Promise<readonly string[]> {
  const { rows } = await server.query<{ name: string }>(query);
  return rows.map(({ name }) => name).sort();
}

it('functions of many rows', async () => {
  const names = await namesOf(
    `SELECT proname AS name FROM pg_proc WHERE pronamespace = 'pg_catalog'::regnamespace
     GROUP BY 1 HAVING bool_and(prokind IN ('a', 'w') OR proretset)`,
  );
  assert.equal([...analysis.manyRowFunctions].sort(), names);
});

it('columns of the system', async () => {
  const names = await namesOf(
    "SELECT attname AS name FROM pg_attribute WHERE attrelid = 'pg_class'::regclass AND attnum < 0",
  );
  assert.equal([...analysis.systemColumns].sort(), names);
});

it('pseudo-types', async () => {
  const names = await namesOf("SELECT typname AS name FROM pg_type WHERE typtype = 'p' AND typname NOT LIKE '\\_%'");
  assert.equal([...pseudoTypes].sort(), names);
});

it('types that no key holds, and types that take no collation', async () => {
  const types = await namesOf(
    `SELECT format_type(oid, NULL) AS name FROM pg_type
     WHERE typnamespace = 'pg_catalog'::regnamespace AND typtype IN ('b', 'r', 'm') AND typname NOT LIKE '\\_%'`,
  );
  for (const clause of ['UNIQUE', 'PRIMARY KEY', 'COLLATE "C"']) {
    for (const type of types) {
      const statement = `CREATE TABLE t (a ${type} ${clause})`;
      assert.is(outcomeOf('postgresql', statement) === 'read', await takes(server, statement), statement);
    }
  }
});

it('types that an identity has', async () => {
  for (const type of ['smallint', 'integer', 'bigint', 'numeric', 'text', 'oid', 'serial', 'int4range', 'boolean']) {
    const statement = `CREATE TABLE t (a ${type} GENERATED ALWAYS AS IDENTITY)`;
    assert.is(outcomeOf('postgresql', statement) === 'read', await takes(server, statement), statement);
  }
});

it.run();
