import pg from 'pg';
import { type Session, STATEMENT_TIMEOUT_MS, scratchDatabaseName, throwingServerErrors } from './session.ts';

/** What a PostgreSQL session needs of a driver. */
export interface PostgresqlConnection {
  /** Runs one statement, and refuses two in one text, as the extended protocol does. */
  run(statement: string): Promise<void>;
  /** Runs a `COPY … FROM stdin` and sends its rows. */
  copy(statement: string, rows: Uint8Array): Promise<void>;
  /** The value in the first row's column `count`. */
  count(sql: string): Promise<number>;
  close(): Promise<void>;
}

/** Connects to the server at an address and makes a database there, which the session drops when it is closed. */
export async function connectPostgresql(url: string): Promise<Session> {
  const database = scratchDatabaseName();
  // From template0, since template1 may hold objects of the site, and cannot be copied by two at a time.
  await runOnce(url, `CREATE DATABASE ${database} TEMPLATE template0`);
  const address = new URL(url);
  address.pathname = database;
  const client = new pg.Client({ connectionString: address.href, statement_timeout: STATEMENT_TIMEOUT_MS });
  // A lost connection shows in the next query; without a listener, the event would end the process.
  client.on('error', () => {});
  await client.connect();
  return postgresqlSession({
    async run(statement) {
      const query: pg.QueryConfig & { readonly queryMode: 'extended' } = { text: statement, queryMode: 'extended' };
      await client.query(query);
    },
    copy: (statement, rows) =>
      new Promise((resolve, reject) => {
        client
          .query(new CopyQuery(statement, rows))
          .on('end', () => resolve())
          .on('error', reject);
      }),
    async count(sql) {
      const result = await client.query<{ count: number }>(sql);
      return result.rows[0]?.count ?? 0;
    },
    async close() {
      await client.end();
      await runOnce(url, `DROP DATABASE ${database} WITH (FORCE)`);
    },
  });
}

/** A COPY whose rows are at hand: the driver by itself has none to send. */
class CopyQuery extends pg.Query {
  readonly #rows: Uint8Array;

  constructor(statement: string, rows: Uint8Array) {
    super(statement);
    this.#rows = rows;
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(Buffer.from(this.#rows));
    connection.endCopyFrom();
  }
}

/** What the driver's connection has, though its types do not say so. */
interface CopyConnection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

/** A session in which each table is made in a transaction that the next reset rolls back: quick, and nothing stays. */
export function postgresqlSession(connection: PostgresqlConnection): Session {
  const run = (statement: string) => throwingServerErrors(() => connection.run(statement), describe);
  return {
    async reset() {
      await run('ROLLBACK');
      await run('BEGIN');
    },
    ignoreForeignKeys: () => run('SET LOCAL session_replication_role = replica'),
    execute: run,
    load: (statement, rows) => throwingServerErrors(() => connection.copy(statement, rows), describe),
    checkDeferred: () => run('SET CONSTRAINTS ALL IMMEDIATE'),
    count: (table) =>
      throwingServerErrors(() => connection.count(`SELECT count(*)::int AS count FROM ${table}`), describe),
    close: () => connection.close(),
  };
}

async function runOnce(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** SQLSTATE, message and detail: the detail names the row or the key. Both drivers give errors these fields. */
function describe(error: Error & { code?: string; detail?: string }): string {
  const message = error.code === undefined ? error.message : `${error.code} ${error.message}`;
  return error.detail === undefined ? message : `${message} (${error.detail})`;
}
