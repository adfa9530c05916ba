import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';
import { serversOrPglite } from '../support/pglite-server.ts';
import { statementsOf } from '../support/statements.ts';

/*
 * Rows load today, whatever the reference time is: conditions that ask for the time, which MySQL and MariaDB do not take, and types
 * that hold the years of a few decades.
 */

const ROWS = 200;

interface Case {
  readonly title: string;
  readonly servers: readonly string[];
  readonly ddl: string;
}

const CASES: readonly Case[] = [
  {
    title: 'conditions',
    servers: ['pglite', 'postgresql'],
    ddl: `CREATE TABLE t (
      past date NOT NULL CHECK (past < now()),
      today date NOT NULL CHECK (today <= current_date),
      later timestamptz NOT NULL CHECK (later > now()),
      born date NOT NULL CHECK (age(born) >= interval '18 years'),
      built int NOT NULL CHECK (built BETWEEN 1900 AND extract(year FROM now())),
      begun timestamp NOT NULL,
      ended timestamp NOT NULL,
      CHECK (begun < ended AND ended < localtimestamp)
    )`,
  },
  {
    title: 'conditions that no day before an early reference time keeps',
    servers: ['pglite', 'postgresql'],
    ddl: `CREATE TABLE t (
      old date NOT NULL CHECK (old > current_date - interval '90 years' AND old < current_date),
      recent date NOT NULL CHECK (recent BETWEEN '2020-01-01' AND current_date)
    )`,
  },
  {
    title: 'types',
    servers: ['pglite', 'postgresql'],
    ddl: `CREATE TABLE t (
      created_at timestamp(6) UNIQUE, updated_at timestamptz, day date PRIMARY KEY, during tstzrange, span daterange,
      epoch int, epoch_ms bigint, birth_date date, age smallint, expires_at timestamp
    )`,
  },
  {
    title: 'types',
    servers: ['mysql', 'mariadb'],
    ddl: `CREATE TABLE t (
      created_at timestamp NOT NULL DEFAULT current_timestamp,
      updated_at datetime(6) NOT NULL,
      expires_at timestamp NULL,
      birth_date date NOT NULL,
      model_year year NOT NULL,
      epoch int unsigned NOT NULL,
      epoch_ms bigint NOT NULL,
      seen_at timestamp(3) NOT NULL UNIQUE,
      in_year int AS (year(updated_at)) STORED
    )`,
  },
];

const TIMES = ['1930-01-01', '2000-02-29', '2026-01-01', '2035-06-15', '2150-12-31'];

const loads = suite('rows of any reference time load today');

for (const server of serversOrPglite()) {
  const session = server.connect();
  // Where there is no connection, each test says so.
  session.catch(() => {});
  for (const { title, ddl } of CASES.filter(({ servers }) => servers.includes(server.name))) {
    for (const referenceTime of TIMES) {
      loads(`${server.name}: ${title} at ${referenceTime}`, async () => {
        const connected = await session;
        await connected.reset();
        await connected.execute(ddl);
        const table = compile(ddl, { dialect: server.dialect, referenceTime });
        assert.equal(table.warnings, []);
        for (const statement of statementsOf(table.insert({ rows: ROWS, seed: 7 }))) await connected.execute(statement);
        assert.is(await connected.count('t'), ROWS);
      });
    }
  }
  loads.after(async () => (await session).close());
}

loads.run();
