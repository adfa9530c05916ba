import {
  type CompiledTable,
  compile,
  type Insertion,
  type InsertOptions,
  type SchemaOptions,
  type Warning,
} from '../../src/index.ts';

/** What the shells give for an output: of a table, or of all tables of a text. */
type Given = InsertOptions & Pick<SchemaOptions, 'mostRows'>;

/** How a stub table behaves, where it is not to behave well. */
export interface StubOptions {
  /** Bytes of each chunk. Default 40. */
  readonly chunkBytes?: number;
  /** Called before each chunk is made, with its number from 0; what it throws, making the chunk throws. */
  readonly beforeChunk?: (number: number) => void;
  /** Called when a chunk is given back. */
  readonly onRelease?: () => void;
  readonly warnings?: readonly Warning[];
  /** Rows that the table can hold. */
  readonly maxRows?: number;
}

/** What happened to a stub table. */
export interface StubLog {
  readonly inserts: Given[];
  chunksMade: number;
  chunksReleased: number;
  stops: number;
  /** Iterations that have ended, by their end or by their reader's. */
  ended: number;
}

export interface StubTable {
  readonly compiled: CompiledTable;
  readonly log: StubLog;
}

/**
 * A table whose chunks hold one row each. Chunks that were released are overwritten at once, so that one released too early
 * shows in the bytes that its reader gets.
 */
export function stubTable(options: StubOptions = {}): StubTable {
  const log: StubLog = { inserts: [], chunksMade: 0, chunksReleased: 0, stops: 0, ended: 0 };
  const insert = (given: Given = {}): Insertion => {
    log.inserts.push(given);
    const { rows = 1000, mostRows = Number.POSITIVE_INFINITY } = given;
    return new StubInsertion(Math.min(rows, mostRows, options.maxRows ?? Number.POSITIVE_INFINITY), options, log);
  };
  const unused = () => {
    throw new Error('The shells take chunks.');
  };
  const { table, plan } = compile('CREATE TABLE t (a INT)', { dialect: 'mysql' });
  function* insertInSteps(given?: Given): Generator<void, Insertion, void> {
    yield;
    return insert(given);
  }
  const warnings = options.warnings ?? [];
  const compiled = {
    table,
    plan,
    warnings,
    insert,
    insertInSteps,
    stream: unused,
    text: unused,
    loadStatement: unused,
    rows: unused,
  };
  return { log, compiled };
}

/** The row with this number as a stub table writes it. */
export function stubRow(number: number, chunkBytes = 40): string {
  return `INSERT INTO t VALUES (${number});`.padEnd(chunkBytes - 1, ' ').concat('\n');
}

/** What a stub table writes when it is stopped. */
export const STUB_STOPPED = '-- stopped\n';

/** All that a stub table writes for this number of rows. */
export function stubText(rows: number, chunkBytes?: number): string {
  return Array.from({ length: rows }, (_, number) => stubRow(number, chunkBytes)).join('');
}

class StubInsertion implements Insertion {
  readonly rows: number;
  rowsWritten = 0;
  readonly warnings: readonly Warning[];
  private stopped = false;
  private readonly options: StubOptions;
  private readonly log: StubLog;

  constructor(rows: number, options: StubOptions, log: StubLog) {
    this.rows = rows;
    this.warnings = options.warnings ?? [];
    this.options = options;
    this.log = log;
  }

  stop(): void {
    this.log.stops++;
    this.stopped = true;
  }

  release(chunk: Uint8Array): void {
    this.log.chunksReleased++;
    chunk.fill(0x23);
    this.options.onRelease?.();
  }

  *[Symbol.iterator](): Generator<Uint8Array, void> {
    try {
      while (this.rowsWritten < this.rows) {
        if (this.stopped) {
          yield new TextEncoder().encode(STUB_STOPPED);
          return;
        }
        this.options.beforeChunk?.(this.log.chunksMade);
        this.log.chunksMade++;
        yield new TextEncoder().encode(stubRow(this.rowsWritten++, this.options.chunkBytes));
      }
    } finally {
      this.log.ended++;
    }
  }
}
