export { DdlError, type DdlErrorCode } from './ddl-error.ts';

/** A dialect of SQL that Rowsmith reads and writes. MariaDB's is read as `mysql`. */
export type DialectName = 'mysql' | 'postgresql';

/** What a reader should know about a table or an output. `message` may quote the DDL: never write it into the output. */
export interface Warning {
  /** A stable snake_case word for the kind of warning. */
  readonly code: string;
  readonly message: string;
}

export interface InsertOptions {
  /** Rows asked for: an integer from 1. Default 1000. */
  readonly rows?: number;
  /** Rows in each INSERT statement: an integer from 1. Default 500. */
  readonly batchSize?: number;
  /** An integer from 0 to 2^53 - 1, or any string. Default 0: the library draws no chance of its own. */
  readonly seed?: number | string;
  /** Number of the first row: an integer from 0. Row i is the same bytes whatever the offset. Default 0. */
  readonly offset?: number;
  /** Asked for but not to be written: the output then holds a comment that says it was cut from this number of rows. */
  readonly rowsAskedFor?: number;
}

/** The output of one call of `insert`: chunks of SQL text in UTF-8, made while they are taken. */
export interface Insertion extends Iterable<Uint8Array> {
  /** Rows that this output will hold, as far as the table's keys allow. */
  readonly rows: number;
  /** Rows written so far, all of them in statements that were handed out or will be with the next chunk. */
  readonly rowsWritten: number;
  /** Ends the output early: the next chunk closes the open statement and says in a comment how many rows were written. */
  stop(): void;
  /** Gives a chunk back for reuse once its bytes were copied or sent. Optional; saves memory and time. */
  release(chunk: Uint8Array): void;
}

/** A CREATE TABLE statement, read and planned, ready to write rows. */
export interface CompiledTable {
  readonly warnings: readonly Warning[];
  insert(options?: InsertOptions): Insertion;
  /** The same output as a web stream. */
  stream(options?: InsertOptions): ReadableStream<Uint8Array>;
  /** The same output as one string: for small outputs. */
  text(options?: InsertOptions): string;
}

/** Reads one CREATE TABLE statement and its companions. Throws DdlError where the text is at fault. */
export function compile(_ddl: string, _options: { readonly dialect: DialectName }): CompiledTable {
  throw new Error('The pipeline is not joined yet.');
}
