import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileSchema, type SchemaOptions } from '../../src/index.ts';
import { labelOf } from '../loadcheck/schemas/catalog.ts';
import { dumpsFor } from '../loadcheck/schemas/dumps.ts';
import { countRows, inspectNumbers, inspectReferences, isTaken } from '../loadcheck/schemas/inspect.ts';
import { postgresqlCatalog } from '../loadcheck/schemas/postgresql-catalog.ts';
import { emptyPglite, startPglite } from '../support/pglite.ts';
import { sampled } from '../support/sample.ts';
import { textOf } from './schema-rows.ts';

/*
 * The schemas of fixtures/schemas are filled again where they are full, by each habit that takes that: as many rows are there as before,
 * and each reference finds one.
 */

const ROWS = 30;

const HABITS: readonly SchemaOptions[] = [
  { insert: 'ignore' },
  { insert: 'ignore', transaction: true, disableTriggers: true },
  { insert: 'update' },
  { insert: 'update', transaction: true, analyze: true, single: true },
  { truncate: true },
  { truncate: true, transaction: true, disableTriggers: true, seed: 8 },
  { truncate: true, transaction: true, identity: 'database', seed: 8 },
];

/** What only psql reads. */
const OF_CLIENT = /^\\|^COPY /m;

let server: PGlite;
const query = async (sql: string) => (await server.query<unknown[]>(sql, [], { rowMode: 'array' })).rows;

test.before(async () => {
  server = await startPglite();
});
test.before.each(() => emptyPglite(server));
test.after(() => server.close());

const dumps = dumpsFor('postgresql', 'fixtures/schemas').map(({ id, path }) => ({
  id,
  ddl: readFileSync(path, 'utf8'),
}));

for (const { id, ddl } of sampled(
  dumps.filter(({ ddl }) => !OF_CLIENT.test(ddl)),
  3,
)) {
  test(`${id} is filled again`, async () => {
    await server.exec(ddl);
    await server.exec('RESET search_path');
    const schema = compileSchema(ddl, { dialect: 'postgresql' });
    const counts = async () => {
      const rows = await countRows(await postgresqlCatalog.tables(query), query);
      return Array.from(rows, ([table, count]) => `${labelOf(table)} ${count}`).sort();
    };
    const fill = (options: SchemaOptions) => server.exec(textOf(schema, { rows: ROWS, seed: 7, ...options }));
    // Rows give all numbers, as those that come again do.
    await fill({ identity: 'explicit' });
    const full = await counts();
    for (const habits of HABITS) {
      await fill(habits);
      assert.equal(await counts(), full, JSON.stringify(habits));
      const references = await inspectReferences(postgresqlCatalog, query);
      assert.equal(
        references.filter(({ orphans }) => orphans > 0),
        [],
      );
      assert.equal((await inspectNumbers(postgresqlCatalog, query)).filter(isTaken), []);
    }
  });
}

test.run();
