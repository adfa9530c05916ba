import type { Insertion } from '../emit/insertion.ts';
import type { QualifiedName } from '../ir.ts';
import type { Warning } from '../warning.ts';
import type { Piece, SchemaScript, TableRows } from './script.ts';

const encoder = new TextEncoder();

/** An output of a schema: chunks of SQL text in UTF-8, made while they are taken. */
export class SchemaInsertion implements Insertion {
  /** The tables that are written, and how many rows each has. */
  readonly tables: readonly TableRows[];
  readonly rows: number;
  readonly warnings: readonly Warning[];
  readonly #script: SchemaScript;
  #rowsBefore = 0;
  #current: Insertion | null = null;
  #table: QualifiedName | null = null;
  #stopped = false;

  constructor(script: SchemaScript) {
    this.#script = script;
    this.tables = script.tables;
    this.warnings = script.warnings;
    this.rows = script.tables.reduce((sum, { rows }) => sum + rows, 0);
  }

  get rowsWritten(): number {
    return this.#rowsBefore + (this.#current?.rowsWritten ?? 0);
  }

  /** The table whose rows are being written; null: none is. */
  get table(): QualifiedName | null {
    return this.#table;
  }

  /** Ends the output early, as soon as what was begun can be left: the rows of tables that refer to each other come in one piece. */
  stop(): void {
    this.#stopped = true;
  }

  release(chunk: Uint8Array): void {
    this.#current?.release(chunk);
  }

  *[Symbol.iterator](): Iterator<Uint8Array> {
    for (const { pieces } of this.#script.steps) {
      for (const piece of pieces) {
        // What a step has opened, it closes.
        if (this.#stopped && typeof piece !== 'string' && !piece.isNeeded) continue;
        yield* this.#chunks(piece);
      }
      if (this.#stopped) break;
    }
    // The comment of a table that was left says nothing of those behind it.
    if (this.#stopped && this.tables.length > 1) {
      yield encoder.encode(`-- Warning: ${this.rowsWritten} of ${this.rows} rows of all tables were written.\n`);
    }
  }

  *#chunks(piece: Piece): Generator<Uint8Array, void> {
    if (typeof piece === 'string') {
      yield encoder.encode(piece);
      return;
    }
    const insertion = piece.insert();
    this.#table = piece.table;
    if (!piece.isCompletion) this.#current = insertion;
    for (const chunk of insertion) {
      yield chunk;
      if (this.#stopped && !piece.isNeeded) insertion.stop();
    }
    if (!piece.isCompletion) this.#rowsBefore += insertion.rowsWritten;
    this.#current = null;
    this.#table = null;
  }
}
