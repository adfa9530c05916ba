import { suite, type Test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DialectName, InsertOptions } from '../../src/index.ts';
import { fixturesOf } from '../fixtures/fixture.ts';
import type { Server } from '../support/servers.ts';
import { Connection, joined, servers } from './loading.ts';

/** A key of several columns, unique columns, checks, names and labels that need their quotes, and text beyond ASCII. */
const TABLES: { readonly [Name in DialectName]: string } = {
  mysql: `CREATE TABLE \`odd \`\`name\`\` ü\` (
    id BIGINT UNSIGNED AUTO_INCREMENT PRIMARY KEY,
    shelf TINYINT UNSIGNED NOT NULL,
    slot INT NOT NULL,
    code CHAR(8) NOT NULL UNIQUE,
    title VARCHAR(60) NOT NULL,
    note TEXT,
    kind ENUM('it''s', 'größer', 'b\\\\s', 'c;d') NOT NULL,
    tags SET('x', 'y', 'z'),
    price DECIMAL(9,2) NOT NULL CHECK (price >= 0),
    ratio DOUBLE,
    made DATETIME(3) NOT NULL,
    day DATE,
    raw VARBINARY(20),
    doc JSON,
    UNIQUE KEY place (shelf, slot)
  )`,
  postgresql: `CREATE TABLE "odd ""name"" ü" (
    id bigserial PRIMARY KEY,
    shelf smallint NOT NULL,
    slot integer NOT NULL,
    code char(8) NOT NULL UNIQUE,
    title varchar(60) NOT NULL,
    note text,
    kind text NOT NULL CHECK (kind IN ('it''s', 'größer', E'b\\\\s', 'c;d')),
    tags text[],
    price numeric(9,2) NOT NULL CHECK (price >= 0),
    ratio double precision,
    made timestamptz(3) NOT NULL,
    day date,
    raw bytea,
    doc jsonb,
    token uuid NOT NULL UNIQUE,
    UNIQUE (shelf, slot)
  )`,
};

const OUTPUTS: readonly InsertOptions[] = [
  { batchSize: 1, seed: 0 },
  { batchSize: 3, seed: Number.MAX_SAFE_INTEGER },
  { batchSize: 7, seed: 'a seed, with "quotes" and ü' },
  { batchSize: 199, seed: '' },
  { batchSize: 200 },
  { batchSize: Number.MAX_SAFE_INTEGER, seed: 1, offset: 2 ** 32 - 100 },
];

/** Rows of each output. */
const ROWS = 200;

/** A table whose rows are so long that the statement's bytes end it and not its rows, and enough of them. */
const WIDE_TABLE = `CREATE TABLE wide (${Array.from({ length: 150 }, (_, i) => `c${i} TEXT NOT NULL`).join(', ')})`;
const WIDE_ROWS = 4000;

/** The loads of all kinds share a connection, since to start a server in this process takes seconds. */
for (const server of servers) {
  const it = suite(`loads into ${server.name}`);
  const connection = new Connection(server);
  addFixtures(it, server, connection);
  addOutputs(it, server, connection);
  it.after(() => connection.close());
  it.run();
}

/** Every fixture that the server is to take. */
function addFixtures(it: Test, { dialect, name }: Server, connection: Connection): void {
  for (const { path, ddl, error, asked, servers: takers } of fixturesOf(dialect)) {
    if (error !== undefined || (takers.length > 0 && !takers.includes(name))) continue;
    it(path, async () => {
      const { failure } = await connection.load({
        ddl,
        statements: statementsOfFixture(ddl),
        rows: asked,
        insert: (table) => table.insert({ rows: asked, seed: path }),
      });
      assert.is(failure?.reason, undefined);
    });
  }
}

/** Each ends with a semicolon that ends its line. What holds comments only is none. */
function statementsOfFixture(ddl: string): string[] {
  return ddl.split(/(?<=;)[ \t]*\n/).filter((statement) => /^(?!\s*(?:--|$))/m.test(statement));
}

/** What a caller may ask of the writer. */
function addOutputs(it: Test, { dialect }: Server, connection: Connection): void {
  const load = async (ddl: string, rows: number, outputs: readonly InsertOptions[]) => {
    const { failure, outcome } = await connection.load({
      ddl,
      statements: [ddl],
      rows,
      insert: (table) => joined(outputs.map((options) => table.insert(options))),
    });
    assert.is(failure?.reason, undefined);
    assert.is(outcome, 'loaded');
  };
  const ddl = TABLES[dialect];
  for (const options of OUTPUTS) it(JSON.stringify(options), () => load(ddl, ROWS, [{ rows: ROWS, ...options }]));
  it('parts of one output, made apart', () =>
    load(ddl, ROWS, [
      { rows: 67, offset: 133, batchSize: 10 },
      { rows: 1, offset: 132 },
      { rows: 132, batchSize: 131 },
    ]));
  it('more than a statement may hold', () => load(WIDE_TABLE, WIDE_ROWS, [{ rows: WIDE_ROWS, batchSize: WIDE_ROWS }]));
}
