import { randomBytes } from 'node:crypto';
import type { DialectName } from '../../src/index.ts';

/** A server said no to a statement, or did not answer in time. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
}

/**
 * One connection to a server, with a scratch database of its own, so that sessions never meet. Whatever a server
 * answers other than success is thrown as a ServerError.
 */
export interface Session {
  /** Makes the database empty and the settings those of a new connection. Call it before each table, the first too. */
  reset(): Promise<void>;
  /** From now until the next reset, rows may refer to rows that do not exist. */
  ignoreForeignKeys(): Promise<void>;
  /** Sends one statement as it is. */
  execute(statement: string): Promise<void>;
  /**
   * Sends a statement that reads rows from the client, and the rows: PostgreSQL's `COPY … FROM stdin`, MySQL's `LOAD DATA LOCAL INFILE`.
   * What the server only warns of there, as it does of values that do not fit, is an error, too.
   */
  load(statement: string, rows: Uint8Array): Promise<void>;
  /** Checks what was put off until the end of a transaction. */
  checkDeferred(): Promise<void>;
  /** Rows of a table, whose name is written as in a statement. */
  count(table: string): Promise<number>;
  /** Drops the scratch database and ends the connection. */
  close(): Promise<void>;
}

export interface Server {
  readonly name: string;
  readonly dialect: DialectName;
  connect(): Promise<Session>;
}

/** What a server may take to answer one statement: 0.6 s were seen, for making a database on a busy machine. */
export const STATEMENT_TIMEOUT_MS = 30_000;

/** A name that no database has yet, and that needs no quotes anywhere. */
export function scratchDatabaseName(): string {
  return `rowsmith_${randomBytes(6).toString('hex')}`;
}

/** Runs an action of a database driver and turns what it throws into a ServerError. */
export async function throwingServerErrors<T>(
  action: () => Promise<T>,
  describe: (error: Error) => string,
): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw error instanceof Error ? new ServerError(describe(error), { cause: error }) : error;
  }
}
