import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileSchema, type Mode } from '../../src/index.ts';
import { labelOf } from '../loadcheck/schemas/catalog.ts';
import { dumpsFor } from '../loadcheck/schemas/dumps.ts';
import { countRows, inspectNumbers, inspectReferences, isTaken } from '../loadcheck/schemas/inspect.ts';
import { postgresqlCatalog } from '../loadcheck/schemas/postgresql-catalog.ts';
import { emptyPglite, startPglite } from '../support/pglite.ts';
import { textOf } from './schema-rows.ts';

/*
 * The schemas of fixtures/schemas in PostgreSQL as WebAssembly: each is restored, filled in one go, and looked through as the load
 * check of whole schemas does it with real servers and the command.
 */

const ROWS = 60;

/** What only psql reads. */
const OF_CLIENT = /^\\|^COPY /m;

const MODES: readonly Mode[] = ['random', 'edge'];

let server: PGlite;
const query = async (sql: string) => (await server.query<unknown[]>(sql, [], { rowMode: 'array' })).rows;

test.before(async () => {
  server = await startPglite();
});
test.before.each(() => emptyPglite(server));
test.after(() => server.close());

for (const { id, path, expectation } of dumpsFor('postgresql', 'fixtures/schemas')) {
  const ddl = readFileSync(path, 'utf8');
  if (OF_CLIENT.test(ddl)) continue;
  for (const mode of MODES)
    test(`${id} is filled with ${mode} rows`, async () => {
      await server.exec(ddl);
      await server.exec('RESET search_path');
      const schema = compileSchema(ddl, { dialect: 'postgresql', mode });
      await server.exec(textOf(schema, { rows: ROWS, seed: 7 }));
      const counts = await countRows(await postgresqlCatalog.tables(query), query);
      for (const [table, rows] of counts) {
        const most = expectation.rows?.[table.name] ?? expectation.rows?.[labelOf(table)] ?? ROWS;
        assert.ok(rows >= Math.min(ROWS, most), `${labelOf(table)} has ${rows} rows`);
      }
      const references = await inspectReferences(postgresqlCatalog, query);
      assert.equal(
        references.filter(({ orphans }) => orphans > 0),
        [],
      );
      assert.equal((await inspectNumbers(postgresqlCatalog, query)).filter(isTaken), []);
    });
}

test.run();
