import type { ExecutableComment, Lexis } from '../grammar/lexis.ts';
import { DdlError } from './ddl-error.ts';
import { LINE_BREAK } from './decode.ts';
import { codeOf } from './executable-comment.ts';
import { blockCommentEnd, type OperatorRun, operatorRunAt, quotedEnd } from './extent.ts';
import {
  COMMENT,
  DIGIT,
  type LexicalTable,
  LINE_END,
  MARK,
  NAME_PART,
  NAME_QUOTE,
  NAME_START,
  OPERATOR,
  PREFIX,
  SINGLE,
  SPACE,
  STRING_QUOTE,
} from './lexical-table.ts';
import { isDigitAt, numberEnd } from './number-extent.ts';
import {
  type ConditionalRegion,
  END,
  NUMBER,
  QUOTED_NAME,
  STRING,
  SYMBOL,
  type TokenKind,
  type Tokens,
  WORD,
} from './token.ts';
import { unitsOf } from './units.ts';
import { mixFolded } from './vocabulary.ts';

const SEMICOLON = 0x3b;
const SLASH = 0x2f;
const STAR = 0x2a;
const POINT = 0x2e;
const QUOTE = 0x27;
const LETTER_U = 0x75;
const AMPERSAND = 0x26;
const BACKSLASH = 0x5c;

/** Cuts `source` into tokens. Throws DdlError for what is no token and for what is not closed. Linear in time. */
export function tokenize(source: string, table: LexicalTable): Tokens {
  return new Lexer(source, table).run();
}

class Lexer {
  readonly #source: string;
  readonly #units: Uint8Array;
  #table: LexicalTable;
  readonly #lexis: Lexis;
  #position = 0;
  #count = 0;
  #kinds: Uint8Array;
  #starts: Int32Array;
  #ends: Int32Array;
  #spellings: Uint16Array;
  readonly #regions: ConditionalRegion[] = [];
  /** The run of operator characters at hand. */
  #operatorRun: OperatorRun = { end: 0, lastSpecial: -1, lastUnsigned: -1 };
  /** Where the executable comment began in which the position is, or -1. */
  #executableStart = -1;
  #executableMarker = '';
  /** Number of the first token of the statement, and of the first one in the modes of reading at hand. */
  #statement = 0;
  #inModes = 0;
  /** Whether the last string had a prefix that makes backslashes escapes. */
  #escaping = false;

  constructor(source: string, table: LexicalTable) {
    this.#source = source;
    this.#units = unitsOf(source);
    this.#table = table;
    this.#lexis = table.lexis;
    const capacity = (source.length >> 2) + 16;
    // The lanes share one buffer, which is allocated in a fraction of the time of four.
    const buffer = new ArrayBuffer(capacity * 11);
    this.#starts = new Int32Array(buffer, 0, capacity);
    this.#ends = new Int32Array(buffer, capacity * 4, capacity);
    this.#spellings = new Uint16Array(buffer, capacity * 8, capacity);
    this.#kinds = new Uint8Array(buffer, capacity * 10, capacity);
  }

  run(): Tokens {
    const source = this.#source;
    const { length } = source;
    for (;;) {
      this.#plain();
      if (this.#position >= length) break;
      if (this.#count === this.#kinds.length) {
        this.#grow();
        continue;
      }
      const unit = source.charCodeAt(this.#position);
      this.#step(unit, this.#table.classOf(unit));
    }
    if (this.#executableStart >= 0) this.#fail('This comment is not closed.', this.#executableStart);
    this.#push(END, length, length, 0);
    this.#respell();
    return {
      source: this.#source,
      count: this.#count,
      kinds: this.#kinds,
      starts: this.#starts,
      ends: this.#ends,
      spellings: this.#spellings,
      regions: this.#regions,
    };
  }

  /**
   * Reads what most of a text consists of, up to anything else: blanks, words, whole numbers, single marks, and names and
   * strings in quotes that hold neither quotes nor backslashes. One loop over local variables takes half the time of a call
   * for each token.
   */
  #plain(): void {
    const units = this.#units;
    const length = units.length - 1;
    const { classes, marks, vocabulary } = this.#table;
    const [kinds, starts, ends, spellings] = [this.#kinds, this.#starts, this.#ends, this.#spellings];
    const capacity = kinds.length;
    let position = this.#position;
    let count = this.#count;
    while (position < length && count < capacity) {
      const start = position;
      let unit = units[start] ?? 0;
      const bits = classes[unit] ?? 0;
      if ((bits & SPACE) !== 0) {
        position++;
        continue;
      }
      let kind: TokenKind = SYMBOL;
      let spelling = 0;
      if ((bits & NAME_START) !== 0) {
        if ((bits & PREFIX) !== 0 && this.#opensString(units[start + 1] ?? 0)) break;
        let hash = 0;
        do {
          hash = mixFolded(hash, unit);
          unit = units[++position] ?? 0;
        } while (((classes[unit] ?? 0) & NAME_PART) !== 0);
        kind = WORD;
        spelling = vocabulary.find(units, start, position, hash);
      } else if (bits === SINGLE && unit !== SEMICOLON) {
        position++;
        spelling = marks[unit] ?? 0;
      } else if ((bits & DIGIT) !== 0) {
        do unit = units[++position] ?? 0;
        while (((classes[unit] ?? 0) & DIGIT) !== 0);
        if (unit === POINT || ((classes[unit] ?? 0) & NAME_PART) !== 0) {
          position = start;
          break;
        }
        kind = NUMBER;
      } else if ((bits & (NAME_QUOTE | STRING_QUOTE)) !== 0 && !this.#escaping) {
        const quote = unit;
        do unit = units[++position] ?? 0;
        while (unit !== quote && unit !== BACKSLASH && position < length);
        if (unit !== quote || units[position + 1] === quote) {
          position = start;
          break;
        }
        position++;
        kind = (bits & NAME_QUOTE) !== 0 ? QUOTED_NAME : STRING;
      } else {
        break;
      }
      kinds[count] = kind;
      starts[count] = start;
      ends[count] = position;
      spellings[count++] = spelling;
    }
    this.#position = position;
    this.#count = count;
  }

  /** Whether a unit behind a prefix makes a string of it (or a Unicode-escaped name). */
  #opensString(next: number): boolean {
    return next === QUOTE || next === AMPERSAND;
  }

  #fail(message: string, offset: number): never {
    throw new DdlError('syntax_error', message, this.#source, offset);
  }

  #push(kind: TokenKind, start: number, end: number, spelling: number): void {
    if (this.#count === this.#kinds.length) this.#grow();
    const i = this.#count++;
    this.#kinds[i] = kind;
    this.#starts[i] = start;
    this.#ends[i] = end;
    this.#spellings[i] = spelling;
  }

  #grow(): void {
    const capacity = this.#kinds.length * 2;
    const kinds = new Uint8Array(capacity);
    kinds.set(this.#kinds);
    this.#kinds = kinds;
    const starts = new Int32Array(capacity);
    starts.set(this.#starts);
    this.#starts = starts;
    const ends = new Int32Array(capacity);
    ends.set(this.#ends);
    this.#ends = ends;
    const spellings = new Uint16Array(capacity);
    spellings.set(this.#spellings);
    this.#spellings = spellings;
  }

  /** Reads one token or comment at the position, by its first character and the class of that. */
  #step(unit: number, bits: number): void {
    const source = this.#source;
    const start = this.#position;
    if ((bits & NAME_START) !== 0) {
      if ((bits & PREFIX) === 0 || !this.#prefixedString(start)) this.#word(start);
    } else if ((bits & COMMENT) !== 0 && this.#comment(start)) {
      // Passed over: a comment is no token.
    } else if ((bits & DIGIT) !== 0 || (unit === POINT && isDigitAt(source, start + 1) && !this.#followsName())) {
      this.#number(start);
    } else if ((bits & NAME_QUOTE) !== 0) {
      this.#position = this.#quotedEnd(start, unit, false, 'This quoted name is not closed.');
      this.#push(QUOTED_NAME, start, this.#position, 0);
    } else if ((bits & STRING_QUOTE) !== 0) {
      this.#string(start, start, this.#continuesEscapes(start) ? 'escape' : this.#lexis.plainStrings);
    } else if (this.#lexis.dollarQuote !== '' && this.#dollarString(start)) {
      // Pushed.
    } else if (bits === SINGLE) {
      this.#single(unit);
    } else if (unit === STAR && this.#executableStart >= 0 && source.charCodeAt(start + 1) === SLASH) {
      this.#closeExecutable(start);
    } else {
      this.#symbol(start, bits);
    }
  }

  #single(unit: number): void {
    const start = this.#position;
    this.#position = start + 1;
    this.#push(SYMBOL, start, start + 1, this.#table.marks[unit] ?? 0);
    if (unit === SEMICOLON) this.#endStatement(start + 1);
  }

  /** Whether the last token is a name that ends here, so that a point begins a qualification and no number. */
  #followsName(): boolean {
    const kind = this.#kinds[this.#count - 1];
    return this.#count > 0 && this.#ends[this.#count - 1] === this.#position && (kind === WORD || kind === QUOTED_NAME);
  }

  #word(start: number): void {
    const units = this.#units;
    const { classes, vocabulary } = this.#table;
    let hash = 0;
    let end = start;
    for (; ((classes[units[end] ?? 0] ?? 0) & NAME_PART) !== 0; end++) hash = mixFolded(hash, units[end] ?? 0);
    this.#position = end;
    this.#push(WORD, start, end, vocabulary.find(units, start, end, hash));
  }

  /** A string (or a Unicode-escaped name) whose prefix starts here; false: it is a plain word. */
  #prefixedString(start: number): boolean {
    const source = this.#source;
    const next = source.charCodeAt(start + 1);
    if (!this.#opensString(next)) return false;
    const forms = this.#lexis.stringPrefixes;
    const first = String.fromCharCode(source.charCodeAt(start) | 0x20);
    const form = forms[first];
    if (form !== undefined && next === QUOTE) {
      this.#string(start, start + 1, form);
      return true;
    }
    const unicode = forms['u&'];
    if (unicode === undefined || first.charCodeAt(0) !== LETTER_U || next !== AMPERSAND) return false;
    const quote = source.charCodeAt(start + 2);
    if (quote === QUOTE) {
      this.#string(start, start + 2, unicode);
      return true;
    }
    if ((this.#table.classOf(quote) & NAME_QUOTE) === 0) return false;
    this.#position = this.#quotedEnd(start + 2, quote, false, 'This quoted name is not closed.');
    this.#push(QUOTED_NAME, start, this.#position, 0);
    return true;
  }

  /** Whether a string that starts here continues one with escapes: its backslashes are escapes, too. */
  #continuesEscapes(start: number): boolean {
    const last = this.#count - 1;
    if (!this.#escaping || this.#kinds[last] !== STRING) return false;
    return LINE_BREAK.test(this.#source.slice(this.#ends[last], start));
  }

  #string(start: number, open: number, form: string): void {
    this.#escaping = form === 'escape';
    const escapes = form === 'backslash' || form === 'escape';
    const quote = this.#source.charCodeAt(open);
    this.#position = this.#quotedEnd(open, quote, escapes, 'This string is not closed.');
    this.#push(STRING, start, this.#position, 0);
  }

  /** Offset behind the quote that closes what `open` opens. */
  #quotedEnd(open: number, quote: number, escapes: boolean, complaint: string): number {
    const end = quotedEnd(this.#source, open, quote, escapes);
    if (end > 0) return end;
    return this.#fail(complaint, open);
  }

  /** `$tag$ … $tag$`; false: no such string starts here. */
  #dollarString(start: number): boolean {
    const source = this.#source;
    if (source.charAt(start) !== this.#lexis.dollarQuote) return false;
    let i = start + 1;
    while (i < source.length && source.charAt(i) !== this.#lexis.dollarQuote) {
      const bits = this.#table.classOf(source.charCodeAt(i));
      if ((bits & NAME_PART) === 0 || (i === start + 1 && (bits & DIGIT) !== 0)) return false;
      i++;
    }
    const tag = source.slice(start, i + 1);
    const close = i < source.length ? source.indexOf(tag, i + 1) : -1;
    if (i >= source.length) return false;
    if (close < 0) this.#fail('This string is not closed.', start);
    this.#position = close + tag.length;
    this.#push(STRING, start, this.#position, 0);
    return true;
  }

  /** Passes over a comment that starts here, or enters an executable one; false: none starts here. */
  #comment(start: number): boolean {
    const source = this.#source;
    if (source.charCodeAt(start) === SLASH && source.charCodeAt(start + 1) === STAR) {
      const executable = this.#lexis.executableComments.find(({ open }) => source.startsWith(open, start));
      if (executable !== undefined && this.#openExecutable(executable, start)) return true;
      this.#position = this.#blockCommentEnd(start, executable !== undefined || this.#lexis.blockCommentsNest);
      return true;
    }
    if (source.charAt(start) === this.#lexis.clientCommand && this.#startsLine(start)) {
      this.#position = this.#lineEnd(start);
      return true;
    }
    for (const { open, spaced } of this.#lexis.lineComments) {
      if (!source.startsWith(open, start)) continue;
      const next = source.charCodeAt(start + open.length);
      // MySQL: a control character counts as white space here, and so does the end of the text (NaN).
      if (spaced && next > 0x20 && next !== 0x7f) continue;
      this.#position = this.#lineEnd(start + open.length);
      return true;
    }
    return false;
  }

  #lineEnd(start: number): number {
    let end = start;
    while (end < this.#source.length && (this.#table.classOf(this.#source.charCodeAt(end)) & LINE_END) === 0) end++;
    return end;
  }

  /** Whether only blanks stand between the start of the line and this offset. */
  #startsLine(offset: number): boolean {
    let i = offset - 1;
    while (i >= 0 && (this.#source.charAt(i) === ' ' || this.#source.charAt(i) === '\t')) i--;
    return i < 0 || (this.#table.classOf(this.#source.charCodeAt(i)) & LINE_END) !== 0;
  }

  #blockCommentEnd(start: number, nests: boolean): number {
    const end = blockCommentEnd(this.#source, start, nests);
    if (end > 0) return end;
    return this.#fail('This comment is not closed.', start);
  }

  /** Enters a comment that at least one server runs as code; false: none does, it is a comment like any other. */
  #openExecutable(comment: ExecutableComment, start: number): boolean {
    if (this.#executableStart >= 0) return false;
    const code = codeOf(this.#source, start, comment, this.#table.serverCount);
    if (code === null) return false;
    this.#executableStart = start;
    this.#executableMarker = code.marker;
    this.#position = code.start;
    return true;
  }

  #closeExecutable(end: number): void {
    if (this.#executableMarker !== '') {
      this.#regions.push({ start: this.#executableStart, end, marker: this.#executableMarker });
    }
    this.#executableStart = -1;
    this.#position = end + 2;
  }

  #number(start: number): void {
    const end = numberEnd(this.#source, start, this.#table);
    const isWord = end === start || this.#isNamePart(end);
    if (isWord && !this.#lexis.digitsStartNames) this.#fail('There is something behind this number.', end);
    if (isWord) {
      this.#word(start);
      return;
    }
    this.#position = end;
    this.#push(NUMBER, start, end, 0);
  }

  #isNamePart(offset: number): boolean {
    return offset < this.#source.length && (this.#table.classOf(this.#source.charCodeAt(offset)) & NAME_PART) !== 0;
  }

  #symbol(start: number, bits: number): void {
    const source = this.#source;
    let end = start + 1;
    const mark = (bits & MARK) === 0 ? undefined : this.#lexis.marks.find((one) => source.startsWith(one, start));
    if (mark !== undefined) end = start + mark.length;
    else if ((bits & OPERATOR) !== 0) end = this.#operatorEnd(start);
    let hash = 0;
    for (let i = start; i < end; i++) hash = mixFolded(hash, this.#units[i] ?? 0);
    this.#position = end;
    this.#push(SYMBOL, start, end, this.#table.vocabulary.find(this.#units, start, end, hash));
  }

  /** Passes over the data that a client sends behind a statement such as COPY … FROM STDIN. */
  #endStatement(end: number): void {
    const first = this.#starts[this.#statement] ?? end;
    this.#statement = this.#count;
    const { inlineData: data, modes } = this.#lexis;
    if (modes !== null && startsWithWord(this.#source, first, modes.statement)) {
      this.#respell();
      this.#inModes = this.#count;
      this.#table = this.#table.after(this.#source.slice(first, end), modes);
    }
    if (data === null || !startsWithWord(this.#source, first, data.statement)) return;
    if (!data.source.test(this.#source.slice(first, end))) return;
    const close = new RegExp(data.end);
    close.lastIndex = end;
    const match = close.exec(this.#source);
    this.#position = match === null ? this.#source.length : match.index + match[0].length;
  }

  /** Gives words and marks the spellings that they have in the modes of reading at hand. */
  #respell(): void {
    const { respelled } = this.#table;
    if (respelled.size === 0) return;
    for (let i = this.#inModes; i < this.#count; i++) {
      const spelling = this.#spellings[i] ?? 0;
      this.#spellings[i] = respelled.get(spelling) ?? spelling;
    }
  }

  /**
   * PostgreSQL manual 4.1.3: the longest run of operator characters without a comment, less the signs that end it. What
   * matters of a run is found out once, for all operators that it is cut into.
   */
  #operatorEnd(start: number): number {
    if (start >= this.#operatorRun.end) this.#operatorRun = operatorRunAt(this.#source, start, this.#table);
    const { end, lastSpecial, lastUnsigned } = this.#operatorRun;
    return lastSpecial >= start ? end : Math.max(start, lastUnsigned) + 1;
  }
}

function startsWithWord(source: string, offset: number, word: string): boolean {
  return source.slice(offset, offset + word.length).toLowerCase() === word;
}
