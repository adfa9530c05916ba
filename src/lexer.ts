import type { ExecutableComment, Lexis } from '../grammar/lexis.ts';
import { wordCommandAt } from './client-command.ts';
import { DdlError } from './ddl-error.ts';
import { LINE_BREAK } from './decode.ts';
import { codeOf } from './executable-comment.ts';
import {
  blockCommentEnd,
  dollarEnd,
  lineEnd,
  type OperatorRun,
  operatorRunAt,
  quotedEnd,
  startsLine,
} from './extent.ts';
import {
  COMMENT,
  DIGIT,
  type LexicalTable,
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
import { TokenLanes } from './token-lanes.ts';
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
const BYTE_ORDER_MARK = '\ufeff';

/** Cuts `source` into tokens. Throws DdlError for what is no token and for what is not closed. Linear in time. */
export function tokenize(source: string, table: LexicalTable): Tokens {
  return new Lexer(source, table).run();
}

class Lexer {
  readonly #source: string;
  readonly #units: Uint8Array;
  #table: LexicalTable;
  readonly #lexis: Lexis;
  readonly #lanes: TokenLanes;
  #position: number;
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
  /** What ends a statement where that is no semicolon, or nothing. */
  #delimiter = '';

  constructor(source: string, table: LexicalTable) {
    this.#source = source;
    this.#units = unitsOf(source);
    this.#table = table;
    this.#lexis = table.lexis;
    this.#lanes = new TokenLanes(source.length);
    this.#position = source.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  }

  run(): Tokens {
    const source = this.#source;
    const { length } = source;
    for (;;) {
      if (this.#delimiter === '') this.#plain();
      else this.#delimited();
      if (this.#position >= length) break;
      if (this.#lanes.isFull) {
        this.#lanes.makeRoom(this.#statement, this.#table.rowData);
        continue;
      }
      const unit = source.charCodeAt(this.#position);
      this.#step(unit, this.#table.classOf(unit));
    }
    if (this.#executableStart >= 0) this.#fail('This comment is not closed.', this.#executableStart);
    this.#lanes.push(END, length, length, 0);
    this.#respell();
    const { count, kinds, starts, ends, spellings } = this.#lanes;
    return { source, count, kinds, starts, ends, spellings, regions: this.#regions };
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
    const { kinds, starts, ends, spellings } = this.#lanes;
    const capacity = kinds.length;
    const first = this.#lexis.clientCommands.words.size === 0 ? -1 : this.#statement;
    let position = this.#position;
    let count = this.#lanes.count;
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
        if (count === first && wordCommandAt(this.#source, start, this.#table) !== null) {
          position = start;
          break;
        }
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
    this.#lanes.count = count;
  }

  /** Passes over blanks and over what ends a statement where that is no semicolon. */
  #delimited(): void {
    const source = this.#source;
    for (;;) {
      while ((this.#table.classOf(source.charCodeAt(this.#position)) & SPACE) !== 0) this.#position++;
      if (!source.startsWith(this.#delimiter, this.#position) || this.#position === source.length) return;
      const start = this.#position;
      this.#position += this.#delimiter.length;
      this.#sendStatement(start, this.#position);
    }
  }

  /** Whether a unit behind a prefix makes a string of it (or a Unicode-escaped name). */
  #opensString(next: number): boolean {
    return next === QUOTE || next === AMPERSAND;
  }

  #fail(message: string, offset: number): never {
    throw new DdlError('syntax_error', message, this.#source, offset);
  }

  /** Reads one token or comment at the position, by its first character and the class of that. */
  #step(unit: number, bits: number): void {
    const source = this.#source;
    const start = this.#position;
    if ((bits & NAME_START) !== 0) {
      const isOther = ((bits & PREFIX) !== 0 && this.#prefixedString(start)) || this.#wordCommand(start);
      if (!isOther) this.#word(start);
    } else if ((bits & COMMENT) !== 0 && this.#comment(start)) {
      // Passed over: a comment is no token.
    } else if ((bits & DIGIT) !== 0 || (unit === POINT && isDigitAt(source, start + 1) && !this.#followsName())) {
      this.#number(start);
    } else if ((bits & NAME_QUOTE) !== 0) {
      this.#position = this.#quotedEnd(start, unit, false, 'This quoted name is not closed.');
      this.#lanes.push(QUOTED_NAME, start, this.#position, 0);
    } else if ((bits & STRING_QUOTE) !== 0) {
      this.#string(start, start, this.#continuesEscapes(start) ? 'escape' : this.#lexis.plainStrings);
    } else if (this.#dollarString(start)) {
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
    if (unit !== SEMICOLON) this.#lanes.push(SYMBOL, start, start + 1, this.#table.marks[unit] ?? 0);
    else if (this.#delimiter === '') this.#sendStatement(start, start + 1);
    else this.#lanes.push(SYMBOL, start, start + 1, 0);
  }

  /** Ends a statement by what stands here. */
  #sendStatement(start: number, end: number): void {
    this.#lanes.push(SYMBOL, start, end, this.#table.marks[SEMICOLON] ?? 0);
    this.#endStatement(end);
  }

  /** Whether the last token is a name that ends here, so that a point begins a qualification and no number. */
  #followsName(): boolean {
    const { count, kinds, ends } = this.#lanes;
    const kind = kinds[count - 1];
    return count > 0 && ends[count - 1] === this.#position && (kind === WORD || kind === QUOTED_NAME);
  }

  #word(start: number): void {
    const units = this.#units;
    const { classes, vocabulary } = this.#table;
    let hash = 0;
    let end = start;
    while (((classes[units[end] ?? 0] ?? 0) & NAME_PART) !== 0) end++;
    // A delimiter such as $$ ends a word, too.
    const cut = this.#delimiter === '' ? -1 : this.#source.slice(start, end).indexOf(this.#delimiter);
    if (cut > 0) end = start + cut;
    for (let i = start; i < end; i++) hash = mixFolded(hash, units[i] ?? 0);
    this.#position = end;
    this.#lanes.push(WORD, start, end, vocabulary.find(units, start, end, hash));
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
    this.#lanes.push(QUOTED_NAME, start, this.#position, 0);
    return true;
  }

  /** Whether a string that starts here continues one with escapes: its backslashes are escapes, too. */
  #continuesEscapes(start: number): boolean {
    const { count, kinds, ends } = this.#lanes;
    if (!this.#escaping || kinds[count - 1] !== STRING) return false;
    return LINE_BREAK.test(this.#source.slice(ends[count - 1], start));
  }

  #string(start: number, open: number, form: string): void {
    this.#escaping = form === 'escape';
    const escapes = form === 'backslash' || form === 'escape';
    const quote = this.#source.charCodeAt(open);
    this.#position = this.#quotedEnd(open, quote, escapes, 'This string is not closed.');
    this.#lanes.push(STRING, start, this.#position, 0);
  }

  /** Offset behind the quote that closes what `open` opens. */
  #quotedEnd(open: number, quote: number, escapes: boolean, complaint: string): number {
    const end = quotedEnd(this.#source, open, quote, escapes);
    if (end > 0) return end;
    return this.#fail(complaint, open);
  }

  /** `$tag$ … $tag$`; false: no such string starts here. */
  #dollarString(start: number): boolean {
    const end = dollarEnd(this.#source, start, this.#table);
    if (end === 0) return false;
    if (end < 0) this.#fail('This string is not closed.', start);
    this.#position = end;
    this.#lanes.push(STRING, start, end, 0);
    return true;
  }

  /** Passes over a comment that starts here, or enters an executable one; false: none starts here. */
  #comment(start: number): boolean {
    const source = this.#source;
    if (source.charCodeAt(start) === SLASH && source.charCodeAt(start + 1) === STAR) {
      const executable = this.#lexis.executableComments.find(({ open }) => source.startsWith(open, start));
      if (executable !== undefined && this.#openExecutable(executable, start)) return true;
      const end = blockCommentEnd(source, start, executable !== undefined || this.#lexis.blockCommentsNest);
      if (end < 0) this.#fail('This comment is not closed.', start);
      this.#position = end;
      return true;
    }
    if (source.charAt(start) === this.#lexis.clientCommands.open && this.#clientCommand(start)) return true;
    for (const { open, spaced } of this.#lexis.lineComments) {
      if (!source.startsWith(open, start)) continue;
      const next = source.charCodeAt(start + open.length);
      // MySQL: a control character counts as white space here, and so does the end of the text (NaN).
      if (spaced && next > 0x20 && next !== 0x7f) continue;
      this.#position = lineEnd(source, start + open.length, this.#table);
      return true;
    }
    return false;
  }

  /** Passes over a command of the client that begins with a mark; false: none starts here. */
  #clientCommand(start: number): boolean {
    const { open, sends, sendsData } = this.#lexis.clientCommands;
    const sending = new RegExp(sends);
    sending.lastIndex = start + open.length;
    const isSending = sending.test(this.#source);
    if (!isSending && !startsLine(this.#source, start, this.#table)) return false;
    this.#position = lineEnd(this.#source, start, this.#table);
    if (isSending) this.#sendStatement(start, start + open.length);
    else if (sendsData?.test(this.#source.slice(start, this.#position))) this.#passData(this.#position);
    return true;
  }

  /** Passes over a command of the client that is a word and its line; false: none starts here. */
  #wordCommand(start: number): boolean {
    const begins = this.#lanes.count === this.#statement;
    if (!begins && (this.#delimiter === '' || !startsLine(this.#source, start, this.#table))) return false;
    const command = wordCommandAt(this.#source, start, this.#table);
    if (command === null || (command.delimiter === null && this.#delimiter !== '')) return false;
    // Behind a body that nothing ends, the change of the delimiter does.
    if (!begins) this.#sendStatement(start, start);
    this.#position = command.end;
    this.#delimiter = command.delimiter ?? '';
    return true;
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
    this.#lanes.push(NUMBER, start, end, 0);
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
    this.#lanes.push(SYMBOL, start, end, this.#table.vocabulary.find(this.#units, start, end, hash));
  }

  /** Passes over the data that a client sends behind a statement such as COPY … FROM STDIN. */
  #endStatement(end: number): void {
    const first = this.#lanes.starts[this.#statement] ?? end;
    this.#lanes.endStatement(this.#statement, this.#table.rowData);
    this.#statement = this.#lanes.count;
    const { inlineData: data, modes } = this.#lexis;
    if (modes !== null && startsWithWord(this.#source, first, modes.statement)) {
      this.#respell();
      this.#inModes = this.#statement;
      this.#table = this.#table.after(this.#source.slice(first, end), modes);
    }
    if (data === null || !startsWithWord(this.#source, first, data.statement)) return;
    if (data.source.test(this.#source.slice(first, end))) this.#passData(end);
  }

  /** Passes over the data that start at `start`. */
  #passData(start: number): void {
    const { inlineData: data } = this.#lexis;
    if (data === null) return;
    const close = new RegExp(data.end);
    close.lastIndex = start;
    const match = close.exec(this.#source);
    this.#position = match === null ? this.#source.length : match.index + match[0].length;
  }

  /** Gives words and marks the spellings that they have in the modes of reading at hand. */
  #respell(): void {
    const { respelled } = this.#table;
    if (respelled.size === 0) return;
    const { count, spellings } = this.#lanes;
    for (let i = this.#inModes; i < count; i++) {
      const spelling = spellings[i] ?? 0;
      spellings[i] = respelled.get(spelling) ?? spelling;
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
