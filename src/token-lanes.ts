import type { NumberedRowData } from './lexical-table.ts';
import { END, type TokenKind } from './token.ts';

/** Tokens for which there is room at first, at most: texts with more of them are mostly data, which is not kept. */
const MOST_AT_FIRST = 1 << 18;

/** The tokens that were read so far, in lanes that grow. What writes to the lanes itself counts its tokens, too. */
export class TokenLanes {
  count = 0;
  /** Parentheses that are open in what was forgotten of the statement at hand. */
  #forgottenDepth = 0;
  kinds: Uint8Array;
  starts: Int32Array;
  ends: Int32Array;
  spellings: Uint16Array;

  /** `characters`: length of the text. */
  constructor(characters: number) {
    const capacity = Math.min(characters >> 2, MOST_AT_FIRST) + 16;
    // The lanes share one buffer, which is allocated in a fraction of the time of four.
    const buffer = new ArrayBuffer(capacity * 11);
    this.starts = new Int32Array(buffer, 0, capacity);
    this.ends = new Int32Array(buffer, capacity * 4, capacity);
    this.spellings = new Uint16Array(buffer, capacity * 8, capacity);
    this.kinds = new Uint8Array(buffer, capacity * 10, capacity);
  }

  get isFull(): boolean {
    return this.count === this.kinds.length;
  }

  push(kind: TokenKind, start: number, end: number, spelling: number): void {
    if (this.isFull) this.#grow();
    const i = this.count++;
    this.kinds[i] = kind;
    this.starts[i] = start;
    this.ends[i] = end;
    this.spellings[i] = spelling;
  }

  #grow(): void {
    const capacity = this.kinds.length * 2;
    const { kinds, starts, ends, spellings } = this;
    this.kinds = new Uint8Array(capacity);
    this.kinds.set(kinds);
    this.starts = new Int32Array(capacity);
    this.starts.set(starts);
    this.ends = new Int32Array(capacity);
    this.ends.set(ends);
    this.spellings = new Uint16Array(capacity);
    this.spellings.set(spellings);
  }

  /** Makes room for more tokens of the statement from number `statement` on, of whose rows nothing is kept. */
  makeRoom(statement: number, rowData: NumberedRowData): void {
    const rows = this.#rowsIn(statement, rowData);
    if (rows > 0) {
      this.#forgottenDepth += this.#depthFrom(rows, rowData);
      this.#forget(rows);
    }
    if (this.count > this.kinds.length >> 1) this.#grow();
  }

  /**
   * Forgets the rows that stand as values in the statement from number `statement` on, which the last token ended: dumps hold
   * millions of them. A statement that stands in another one's parentheses is kept, as its end is that one's, too.
   */
  endStatement(statement: number, rowData: NumberedRowData): void {
    const rows = this.#rowsIn(statement, rowData);
    if (rows > 0 && this.#forgottenDepth + this.#depthFrom(rows, rowData) === 0) this.#forget(rows);
    this.#forgottenDepth = 0;
  }

  /** Number of the token behind the word that opens the rows of this statement; 0: it holds none. */
  #rowsIn(statement: number, { statements, opens, unless }: NumberedRowData): number {
    const { count, spellings } = this;
    if (!statements.has(spellings[statement] ?? 0)) return 0;
    for (let i = statement + 1; i < count && spellings[i] !== unless; i++) if (spellings[i] === opens) return i + 1;
    return 0;
  }

  /** Parentheses that are open at the last token, of those from number `start` on but for that one's own. */
  #depthFrom(start: number, { parentheses: [open, close] }: NumberedRowData): number {
    const { count, spellings } = this;
    let depth = 0;
    for (let i = start; i < count - 1; i++) {
      if (spellings[i] === open) depth++;
      else if (spellings[i] === close) depth--;
    }
    return depth;
  }

  /** Forgets the tokens from number `first` on, but for the last one. */
  #forget(first: number): void {
    const last = this.count - 1;
    if (first >= last) return;
    this.kinds[first] = this.kinds[last] ?? END;
    this.starts[first] = this.starts[last] ?? 0;
    this.ends[first] = this.ends[last] ?? 0;
    this.spellings[first] = this.spellings[last] ?? 0;
    this.count = first + 1;
  }
}
