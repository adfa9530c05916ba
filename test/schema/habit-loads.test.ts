import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileSchema, type SchemaOptions } from '../../src/index.ts';
import { statementsIn } from '../fixtures/fixture.ts';
import { labelOf } from '../loadcheck/schemas/catalog.ts';
import { dumpsFor } from '../loadcheck/schemas/dumps.ts';
import { countRows, inspectNumbers, inspectReferences, isTaken } from '../loadcheck/schemas/inspect.ts';
import { postgresqlCatalog } from '../loadcheck/schemas/postgresql-catalog.ts';
import { emptyPglite, startPglite } from '../support/pglite.ts';
import { sampled } from '../support/sample.ts';
import { availableServers } from '../support/servers.ts';
import { statementsOf } from '../support/statements.ts';
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

/** The same where rows come as a text of JSON. */
const OF_JSON: readonly SchemaOptions[] = [
  { insert: 'ignore', format: 'insert-json' },
  { insert: 'update', format: 'insert-json', single: true },
  { truncate: true, transaction: true, format: 'insert-json' },
];

/** What only a client reads. */
const OF_CLIENT = /^\\|^COPY |^DELIMITER /m;

let server: PGlite;
const query = async (sql: string) => (await server.query<unknown[]>(sql, [], { rowMode: 'array' })).rows;

test.before(async () => {
  server = await startPglite();
});
test.before.each(() => emptyPglite(server));
test.after(() => server.close());

/** The schemas that need no client, and their texts. */
function dumpsOf(server: 'postgresql' | 'mysql' | 'mariadb'): readonly { readonly id: string; readonly ddl: string }[] {
  const dumps = dumpsFor(server, 'fixtures/schemas').map(({ id, path }) => ({ id, ddl: readFileSync(path, 'utf8') }));
  return sampled(
    dumps.filter(({ ddl }) => !OF_CLIENT.test(ddl)),
    3,
  );
}

for (const { id, ddl } of dumpsOf('postgresql')) {
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
    for (const habits of [...OF_JSON, ...HABITS]) {
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

/** Those of MySQL, whose triggers run in any case. */
const MYSQL_HABITS: readonly SchemaOptions[] = [
  { insert: 'replace' },
  { insert: 'replace', transaction: true, analyze: true },
  ...HABITS.map(({ disableTriggers, ...habits }) => habits),
];

for (const server of availableServers(['mysql', 'mariadb'])) {
  for (const { id, ddl } of dumpsOf(server.name)) {
    test(`${server.name}: ${id} is filled again`, async () => {
      const session = await server.connect();
      try {
        await session.reset();
        for (const statement of statementsIn(ddl)) await session.execute(statement);
        const schema = compileSchema(ddl, { dialect: 'mysql' });
        const insertion = (options: SchemaOptions) => schema.insert({ rows: ROWS, seed: 7, ...options });
        const fill = async (options: SchemaOptions) => {
          for (const statement of statementsOf(insertion(options))) await session.execute(statement);
        };
        const counts = async () => {
          const found = [];
          for (const { table } of schema.tables) {
            found.push(await session.count(table.name.map((part) => `\`${part.replaceAll('`', '``')}\``).join('.')));
          }
          return found;
        };
        await fill({ identity: 'explicit' });
        const full = await counts();
        for (const habits of MYSQL_HABITS) {
          await fill(habits);
          assert.equal(await counts(), full, JSON.stringify(habits));
        }
      } finally {
        await session.close();
      }
    });
  }
}

test.run();
