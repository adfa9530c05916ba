import { DdlError } from '../ddl-error.ts';
import { CHUNK_BYTES, NODES_PER_CHUNK, STATEMENT_BYTES } from '../limits.ts';
import type { Plan } from '../plan/plan.ts';
import type { Warning } from '../warning.ts';
import { kernels } from './kernels.ts';
import {
  CELLS,
  DIGIT_BYTES,
  DIGITS,
  type Extent,
  LANES,
  memory,
  OUTPUT,
  OUTPUT_BYTES,
  OVERRUN_BYTES,
  ROW_BYTES,
} from './memory.ts';
import { occupyMemory } from './occupancy.ts';
import type { Program } from './program.ts';
import { RowBlocks, rowsOfLanes } from './row-blocks.ts';
import type { RowText } from './row-text.ts';

const bytes = new Uint8Array(memory.buffer);
const encoder = new TextEncoder();

/** What an INSERT statement begins with, in front of the table's name. */
export const INSERT_VERB = 'INSERT INTO';

/** How statements begin, in front of the table's name, and end, whether all rows are in one, and the most bytes of one. */
export interface StatementForm {
  readonly verb: string;
  readonly end: string;
  readonly isOneStatement: boolean;
  readonly mostBytes: number;
}

/** Statements of their own, of so many rows as a client takes at once. */
export const PLAIN_FORM: StatementForm = {
  verb: INSERT_VERB,
  end: ';\n',
  isOneStatement: false,
  mostBytes: STATEMENT_BYTES,
};

/** A chunk's buffer is a multiple of this. */
const SPARE_BYTES = 32 * 1024;

/** Chunks that wait for reuse at most. */
const SPARE_CHUNKS = 4;

/** The output of one call of `insert`: chunks of text in UTF-8, made while they are taken. */
export interface Insertion extends Iterable<Uint8Array> {
  /** Rows that this output will hold, as far as the table's keys allow. */
  readonly rows: number;
  /** What a reader should know of the table, and of this output of it. */
  readonly warnings: readonly Warning[];
  /** Rows written so far, all of them in statements that were handed out or will be with the next chunk. */
  readonly rowsWritten: number;
  /**
   * Ends the output early, behind a whole row: the next chunk closes the open statement, where there are any, and says in a comment how
   * many rows were written.
   */
  stop(): void;
  /** Gives a chunk back for reuse once its bytes were copied or sent. Optional; saves memory and time. */
  release(chunk: Uint8Array): void;
}

/** What an output is made of. All numbers are checked whole numbers. */
export interface InsertionPlan {
  readonly plan: Plan;
  readonly program: Program;
  readonly text: RowText;
  readonly form: StatementForm;
  /** First row, and the row behind the last. */
  readonly first: number;
  readonly end: number;
  readonly batchSize: number;
  /** Whether the warnings' comments come first, and what sets the encoding, where the output has or needs them. */
  readonly preamble: boolean;
  /** Rows that the caller wanted in all: where fewer are written, a comment says so. */
  readonly askedFor: number;
  /** Where the rows are a part of an output: how many stand before it, and whether it is the last, which has the comment. */
  readonly rowsBefore: number;
  readonly isLast: boolean;
  readonly warnings: readonly Warning[];
}

/** Writes an output row by row in statements; each call of the iterator's `next` makes one chunk. */
export class StatementWriter implements Insertion {
  readonly rows: number;
  readonly warnings: readonly Warning[];
  readonly #made: InsertionPlan;
  readonly #batchSize: number;
  /** What stands before the rows of a statement. */
  readonly #header: Uint8Array;
  readonly #statementEnd: Uint8Array;
  /** Bytes of a statement at most. */
  readonly #statementBytes: number;
  readonly #blocks: RowBlocks;
  readonly #spares: Uint8Array[] = [];
  #out = OUTPUT;
  /** Rows and bytes of the open statement; no rows: none is open. */
  #openRows = 0;
  #openBytes = 0;
  /** Rows of the batch at hand: a statement that is closed for its length leaves the rest of its batch to the next one. */
  #batchRows = 0;
  /** Bytes of the longest chunk. */
  #longest = 0;
  #begun = false;
  #stopped = false;
  #finished = false;

  constructor(made: InsertionPlan) {
    const { program, text, form, first, end, batchSize } = made;
    this.#made = made;
    this.rows = end - first;
    this.warnings = made.warnings;
    this.#header = headerWith(form.verb, text.header);
    this.#statementEnd = encoder.encode(form.end);
    this.#statementBytes = form.mostBytes;
    this.#batchSize = form.isOneStatement ? Number.POSITIVE_INFINITY : Math.min(batchSize, text.statementRows);
    const statement = this.#header.length + this.#statementEnd.length;
    const blockRows = rowsOfBlock(text, statement, program.lanes.count, this.#batchSize);
    this.#blocks = new RowBlocks(made.plan, program, made, blockRows);
  }

  readonly #mayHaveWritten = (): readonly Extent[] => {
    const { program, text } = this.#made;
    return [
      ...program.scratch,
      { start: CELLS, bytes: text.writes.cellsEnd - CELLS + OVERRUN_BYTES },
      { start: DIGITS, bytes: DIGIT_BYTES },
      { start: OUTPUT, bytes: this.#longest + OVERRUN_BYTES },
    ];
  };

  get rowsWritten(): number {
    return this.#blocks.row - this.#made.first;
  }

  stop(): void {
    this.#stopped = true;
  }

  release(chunk: Uint8Array): void {
    if (this.#spares.length < SPARE_CHUNKS && !this.#finished) this.#spares.push(new Uint8Array(chunk.buffer));
  }

  [Symbol.iterator](): Iterator<Uint8Array> {
    return {
      next: () => {
        const chunk = this.#finished ? null : this.#chunk();
        return chunk === null ? { done: true, value: undefined } : { done: false, value: chunk };
      },
      return: () => {
        this.#finished = true;
        return { done: true, value: undefined };
      },
    };
  }

  /** Fills a chunk: whole blocks of rows, until it is large enough or the output ends. */
  #chunk(): Uint8Array {
    occupyMemory(this, this.#mayHaveWritten);
    this.#out = OUTPUT;
    if (!this.#begun) this.#begin();
    const blocks = this.#blocks;
    this.#made.program.tables.enter();
    this.#made.text.image.enter();
    const workBefore = blocks.work;
    // As long as it is made, and where a fault ends it, it may lie anywhere.
    const longest = this.#longest;
    this.#longest = OUTPUT_BYTES;
    const isFull = () => this.#out - OUTPUT >= CHUNK_BYTES || blocks.work - workBefore >= NODES_PER_CHUNK;
    while (!blocks.isDone && !this.#stopped && !isFull()) this.#write(blocks.draw());
    if (blocks.isDone || this.#stopped) this.#end();
    const length = this.#out - OUTPUT;
    this.#longest = Math.max(longest, length);
    const chunk = this.#spare(length);
    chunk.set(bytes.subarray(OUTPUT, this.#out));
    return chunk;
  }

  #spare(length: number): Uint8Array {
    const spare = this.#spares.pop();
    if (spare !== undefined && spare.length >= length) return spare.subarray(0, length);
    // Rounded up, so that the next chunk fits into it, too.
    return new Uint8Array(Math.ceil(length / SPARE_BYTES) * SPARE_BYTES).subarray(0, length);
  }

  #begin(): void {
    this.#begun = true;
    if (this.#made.preamble) this.#put(encoder.encode(this.#made.text.preamble));
  }

  /** Writes the rows of a block into the output, cut into statements. */
  #write(count: number): void {
    for (let row = 0; row < count; ) {
      const opens = this.#openRows === 0;
      if (opens) this.#open();
      const wanted = Math.min(count, row + this.#batchSize - this.#batchRows);
      const written = opens ? this.#writeFirst(row, wanted) : this.#writeRows(row, wanted, this.#out);
      row += written;
      if (row < wanted) this.#close();
      if (this.#batchRows === this.#batchSize) {
        this.#close();
        this.#batchRows = 0;
      }
    }
  }

  #open(): void {
    this.#put(this.#header);
    this.#openBytes = this.#header.length;
  }

  /** Writes rows of a statement from its first one on: what separates it from the row before lies over the header's end. */
  #writeFirst(from: number, to: number): number {
    const { separatorBytes } = this.#made.text;
    const start = this.#out - separatorBytes;
    const written = this.#writeRows(from, to, start);
    bytes.set(this.#header.subarray(this.#header.length - separatorBytes), start);
    return written;
  }

  /** Writes rows of the block at a place, as many as the open statement takes; gives how many. */
  #writeRows(from: number, to: number, out: number): number {
    const { writes, place } = this.#made.text;
    const { offset, forms, formsEnd, width } = writes;
    // The first row of a statement has its place in any case.
    const room = this.#openRows === 0 ? ROW_BYTES : this.#statementBytes - this.#statementEnd.length - this.#openBytes;
    const limit = Math.min(OUTPUT + OUTPUT_BYTES, this.#out + room);
    const end = kernels.writeRows(offset, forms, formsEnd, LANES, from, to, out, limit, width, place * 4, DIGITS);
    const written = kernels.rowsWritten();
    this.#openRows += written;
    this.#batchRows += written;
    this.#openBytes += end - this.#out;
    this.#out = end;
    return written;
  }

  #close(): void {
    if (this.#openRows === 0) return;
    this.#put(this.#statementEnd);
    this.#openRows = 0;
  }

  #end(): void {
    this.#close();
    this.#finished = true;
    const { askedFor, rowsBefore, isLast, text } = this.#made;
    const written = rowsBefore + this.rowsWritten;
    if (text.hasComments && written < askedFor && (isLast || this.#stopped)) {
      this.#put(encoder.encode(`-- Warning: ${written} of ${askedFor} rows were written.\n`));
    }
  }

  #put(text: Uint8Array): void {
    bytes.set(text, this.#out);
    this.#out += text.length;
  }
}

/** The header of statements that begin with another verb. */
function headerWith(verb: string, header: Uint8Array): Uint8Array {
  if (verb === INSERT_VERB) return header;
  return encoder.encode(verb + new TextDecoder().decode(header.subarray(INSERT_VERB.length)));
}

/**
 * Rows of a block: so few that their lanes fit, and what they make with the statements around them, which have so many bytes beside
 * their rows.
 */
function rowsOfBlock({ writes: { width } }: RowText, statement: number, lanes: number, batchSize: number): number {
  let rows = rowsOfLanes(lanes);
  const bytesOf = (count: number) => count * width + (Math.floor(count / batchSize) + 2) * statement;
  while (rows > 1 && bytesOf(rows) > OUTPUT_BYTES - 2 * CHUNK_BYTES) rows = Math.floor(rows / 2);
  if (bytesOf(rows) > OUTPUT_BYTES - 2 * CHUNK_BYTES) {
    // The whole of it is at fault, from its start on.
    throw new DdlError('limit_exceeded', 'A row of this table is too wide.', '', 0);
  }
  return rows;
}
