import { Readable } from 'node:stream';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import {
  ServerError,
  type Session,
  STATEMENT_TIMEOUT_MS,
  scratchDatabaseName,
  throwingServerErrors,
} from './session.ts';

/** A database other than the session's own that a statement asked for, with the tables that it held before. */
interface Visit {
  readonly database: string;
  readonly existed: boolean;
  readonly tables: ReadonlySet<unknown>;
}

/** What a session waits for its turn to work outside its database: less than the timeout of a statement. */
const VISIT_WAIT_S = 20;

const LATE = `No answer within ${STATEMENT_TIMEOUT_MS} ms.`;

const CREATE_DATABASE = /^\s*CREATE\s+(?:DATABASE|SCHEMA)\s+(?:IF\s+NOT\s+EXISTS\s+)?(?:`((?:[^`]|``)+)`|(\w+))/i;

/** Connects to the MySQL or MariaDB server at an address. The session's database is made by the first reset. */
export async function connectMysql(url: string): Promise<Session> {
  return new MysqlSession(url, await connect(url));
}

class MysqlSession implements Session {
  readonly #url: string;
  readonly #connection: Connection;
  readonly #database = scratchDatabaseName();
  #visits: Visit[] = [];

  constructor(url: string, connection: Connection) {
    this.#url = url;
    this.#connection = connection;
  }

  async reset(): Promise<void> {
    await this.#endVisits();
    // Drops temporary tables, restores every setting and gives locks back; what it makes of the character set differs
    // between the servers.
    await throwingServerErrors(() => this.#connection.reset(), describe);
    await this.#query('SET NAMES utf8mb4');
    await this.#query(`DROP DATABASE IF EXISTS ${this.#database}`);
    await this.#query(`CREATE DATABASE ${this.#database}`);
    await this.#query(`USE ${this.#database}`);
  }

  async ignoreForeignKeys(): Promise<void> {
    await this.#query('SET foreign_key_checks = 0');
  }

  async execute(statement: string): Promise<void> {
    const [, quoted, plain] = CREATE_DATABASE.exec(statement) ?? [];
    const database = quoted?.replaceAll('``', '`') ?? plain;
    if (database !== undefined) await this.#visit(database);
    await this.#query(statement);
  }

  async load(statement: string, rows: Uint8Array): Promise<void> {
    // MySQL refuses rows from clients unless it is told not to, for all of its sessions.
    await this.#query('SET GLOBAL local_infile = 1');
    await throwingServerErrors(
      () => this.#connection.query({ sql: statement, infileStreamFactory: () => Readable.from([Buffer.from(rows)]) }),
      describe,
    );
    const warnings = await this.#query('SHOW WARNINGS');
    const [first] = warnings.filter((warning) => warning[0] !== 'Note');
    if (first !== undefined) throw new ServerError(`${first[1]} ${first[2]}`);
  }

  /** There is nothing of the kind in MySQL. */
  async checkDeferred(): Promise<void> {}

  async count(table: string): Promise<number> {
    const rows = await this.#query(`SELECT count(*) FROM ${table}`);
    return Number(rows[0]?.[0]);
  }

  async close(): Promise<void> {
    try {
      await this.#endVisits();
    } finally {
      this.#connection.destroy();
      await runOnce(this.#url, `DROP DATABASE IF EXISTS ${this.#database}`);
    }
  }

  async #visit(database: string): Promise<void> {
    // One session at a time, of this process or another, works outside its own database.
    const locked = await this.#query(`SELECT GET_LOCK('rowsmith visit', ${VISIT_WAIT_S})`);
    if (locked[0]?.[0] !== 1) throw new ServerError('Another session holds the lock for work outside its database.');
    const name = quoteText(database);
    const found = await this.#query(`SELECT 1 FROM information_schema.schemata WHERE schema_name = ${name}`);
    this.#visits.push({ database, existed: found.length > 0, tables: new Set(await this.#tablesOf(database)) });
  }

  async #endVisits(): Promise<void> {
    const visits = this.#visits;
    this.#visits = [];
    for (const { database, existed, tables } of visits) {
      if (!existed) {
        await this.#query(`DROP DATABASE IF EXISTS ${quoteName(database)}`);
        continue;
      }
      const added = (await this.#tablesOf(database)).filter((table) => !tables.has(table));
      if (added.length === 0) continue;
      await this.ignoreForeignKeys();
      await this.#query(`DROP TABLE ${added.map((table) => `${quoteName(database)}.${quoteName(table)}`).join(', ')}`);
    }
  }

  async #tablesOf(database: string): Promise<string[]> {
    const name = quoteText(database);
    const rows = await this.#query(`SELECT table_name FROM information_schema.tables WHERE table_schema = ${name}`);
    return rows.map((row) => String(row[0]));
  }

  /** Rows come as arrays. The server's own time limit is for SELECT only, so the client ends what takes too long. */
  async #query(sql: string): Promise<RowDataPacket[]> {
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      // Where not even this is answered, the server is gone, and the query fails of itself.
      runOnce(this.#url, `KILL QUERY ${this.#connection.threadId}`).catch(() => {});
    }, STATEMENT_TIMEOUT_MS);
    try {
      const [rows] = await throwingServerErrors(
        () => this.#connection.query<RowDataPacket[]>({ sql, rowsAsArray: true }),
        (error) => (late ? LATE : describe(error)),
      );
      // Some of what is interrupted ends as if it were done.
      if (late) throw new ServerError(LATE);
      return rows;
    } finally {
      clearTimeout(timer);
    }
  }
}

async function connect(url: string): Promise<Connection> {
  // Two flags that this driver sets and the stock client does not: the first changes how statements are read.
  const connection = await createConnection({ uri: url, flags: ['-IGNORE_SPACE', '-FOUND_ROWS'] });
  // A lost connection shows in the next query; without a listener, the event would end the process.
  connection.on('error', () => {});
  return connection;
}

async function runOnce(url: string, sql: string): Promise<void> {
  const connection = await connect(url);
  try {
    await connection.query(sql);
  } finally {
    connection.destroy();
  }
}

function quoteName(name: string): string {
  return `\`${name.replaceAll('`', '``')}\``;
}

function quoteText(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

function describe(error: Error & { errno?: number }): string {
  return error.errno === undefined ? error.message : `${error.errno} ${error.message}`;
}
