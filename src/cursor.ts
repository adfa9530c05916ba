import type { Dialect, NameRole } from '../grammar/dialect.ts';
import { DdlError, type DdlErrorCode } from './ddl-error.ts';
import { decodeName, decodeString, hasBadEscape } from './decode.ts';
import { MAX_NESTING, MAX_REWORK } from './limits.ts';
import { FREE, FREE_UNLESS_CALLED, type NameTable } from './name-table.ts';
import { END, NUMBER, QUOTED_NAME, STRING, SYMBOL, type TokenKind, type Tokens, WORD } from './token.ts';

const SPACE = 0x20;
const ZERO = 0x30;
const CAPITAL_A = 0x41;
const CAPITAL_Z = 0x5a;

/** Digits of a number that a double surely holds. */
const EXACT_DIGITS = 15;

/** What `expecting` notes where a name could stand. */
const A_NAME = 'a name';

/** What ends the sentence about a keyword in its place. */
const RESERVED_NAME = ', a reserved word: to be a name, it has to be quoted.';

/** Most alternatives that an error sentence lists before it just names the first ones. */
const LISTED_EXPECTATIONS = 4;

/** A place in the tokens, the verbs that move it, and what was expected at the furthest place reached. */
export class Cursor {
  readonly tokens: Tokens;
  readonly dialect: Dialect;
  readonly #spellings: readonly string[];
  readonly #names: NameTable;
  readonly #kinds: Uint8Array;
  readonly #numbers: Uint16Array;
  #index = 0;
  #depth = 0;
  #furthest = 0;
  #reworked = 0;
  /** What was expected at the furthest place: so many first items of a list. */
  readonly #expected: string[] = [];
  #expectedCount = 0;
  /** Most characters of a name in ASCII that is surely not too long, and whether capitals in it are folded. */
  readonly #plainLength: number;
  readonly #folds: boolean;
  /** Token at which nothing is noted as expected: what may be left out there is no news to a reader. */
  #muted = -1;

  constructor(tokens: Tokens, dialect: Dialect, spellings: readonly string[], names: NameTable) {
    this.tokens = tokens;
    this.dialect = dialect;
    this.#spellings = spellings;
    this.#names = names;
    this.#kinds = tokens.kinds;
    this.#numbers = tokens.spellings;
    const { nameBytes, nameLimits, nameFolding } = dialect.lexis;
    this.#plainLength = Math.min(nameBytes ?? nameLimits.characters, nameLimits.characters);
    this.#folds = nameFolding === 'lower';
  }

  /** Number of the current token. */
  get index(): number {
    return this.#index;
  }

  /** Goes (back) to token `index`. */
  reset(index: number): void {
    this.#index = index;
  }

  /** Goes back to token `index`, the first of a statement, out of all that was entered since. */
  restart(index: number): void {
    this.#index = index;
    this.#depth = 0;
    this.#muted = -1;
  }

  get kind(): TokenKind {
    return (this.#kinds[this.#index] ?? END) as TokenKind;
  }

  /** Offset of the current token in the source. */
  get offset(): number {
    return this.tokens.starts[this.#index] ?? this.tokens.source.length;
  }

  /** Spelling, in lower case, of the current word or symbol if the grammar knows it; else the empty string. */
  get spelling(): string {
    return this.#spellings[this.#numbers[this.#index] ?? 0] ?? '';
  }

  /** Number of this spelling in the grammar's vocabulary. */
  get spellingNumber(): number {
    return this.#numbers[this.#index] ?? 0;
  }

  /** The spelling `ahead` tokens further on. */
  peek(ahead: number): string {
    return this.#spellings[this.#numbers[this.#index + ahead] ?? 0] ?? '';
  }

  /** The kind of the token `ahead` tokens further on. */
  peekKind(ahead: number): TokenKind {
    return (this.#kinds[this.#index + ahead] ?? END) as TokenKind;
  }

  /** The current token as written. */
  get text(): string {
    return this.tokens.source.slice(this.tokens.starts[this.#index], this.tokens.ends[this.#index]);
  }

  /** The whole number that the current token is, in so few decimal digits that it is exact; -1: it is another number. */
  get wholeNumber(): number {
    const { source, starts, ends } = this.tokens;
    const start = starts[this.#index] ?? 0;
    const end = ends[this.#index] ?? 0;
    if (end - start > EXACT_DIGITS) return -1;
    let value = 0;
    for (let i = start; i < end; i++) {
      const digit = source.charCodeAt(i) - ZERO;
      if (digit < 0 || digit > 9) return -1;
      value = value * 10 + digit;
    }
    return value;
  }

  /** Offset behind the token before the current one: the end of what was read. */
  get endOfLast(): number {
    return this.tokens.ends[this.#index - 1] ?? 0;
  }

  advance(): void {
    if (this.#index < this.tokens.count - 1) this.#index++;
  }

  /** Whether the current token is this word or symbol. */
  at(spelling: string): boolean {
    if (this.spelling === spelling) return true;
    this.expecting(spelling);
    return false;
  }

  /** Takes this word or symbol if it is the current token. */
  eat(spelling: string): boolean {
    if (!this.at(spelling)) return false;
    this.advance();
    return true;
  }

  /** The same, by the number of the spelling. */
  eatNumbered(number: number, spelling: string): boolean {
    if (this.#numbers[this.#index] !== number) {
      this.expecting(spelling);
      return false;
    }
    this.advance();
    return true;
  }

  /** Takes these words in a row, or nothing. */
  eatAll(...spellings: string[]): boolean {
    for (let i = 0; i < spellings.length; i++) {
      if (this.peek(i) !== spellings[i]) {
        if (i === 0) this.expecting(spellings[0] ?? '');
        return false;
      }
    }
    for (let i = 0; i < spellings.length; i++) this.advance();
    return true;
  }

  /** Takes this word or symbol, or fails. */
  expect(spelling: string): void {
    if (!this.eat(spelling)) throw this.unexpected();
  }

  /** Notes that `what` could have stood at the current token: words and symbols quoted, others as phrases. */
  expecting(what: string): void {
    if (this.#index < this.#furthest || this.#index === this.#muted) return;
    if (this.#index > this.#furthest) {
      this.#furthest = this.#index;
      this.#expectedCount = 0;
    }
    const count = this.#expectedCount;
    for (let i = 0; i < count; i++) if (this.#expected[i] === what) return;
    if (count > LISTED_EXPECTATIONS) return;
    this.#expected[count] = what;
    this.#expectedCount = count + 1;
  }

  /** From here on, what is expected at the current token is not worth noting. Gives what `unmute` takes. */
  mute(): number {
    const muted = this.#muted;
    this.#muted = this.#index;
    return muted;
  }

  /** Ends what `mute` began. */
  unmute(muted: number): void {
    this.#muted = muted;
  }

  /** One or more items between commas. */
  list<Item>(item: () => Item): Item[] {
    const items = [item()];
    while (this.eat(',')) items.push(item());
    return items;
  }

  /** `( item [, item]* )` */
  parenthesized<Item>(item: () => Item): Item[] {
    this.expect('(');
    const items = this.list(item);
    this.expect(')');
    return items;
  }

  /** Goes one level of nesting deeper, and fails where there are too many: counted, so that no stack overflows. */
  enter(): void {
    if (++this.#depth > MAX_NESTING) {
      throw this.error(`This is nested deeper than ${MAX_NESTING} levels.`, this.offset, 'limit_exceeded');
    }
  }

  /** Notes that a statement goes over so many parts of what was read before it, and fails where that becomes too much. */
  rework(parts: number): void {
    this.#reworked += parts;
    if (this.#reworked > MAX_REWORK) {
      throw this.error('There are too many changes to what was defined before.', this.offset, 'limit_exceeded');
    }
  }

  /** Comes back from a level of nesting. */
  leave(): void {
    this.#depth--;
  }

  /** The error with this message at an offset: throw it. */
  error(message: string, offset = this.offset, code: DdlErrorCode = 'syntax_error'): DdlError {
    return new DdlError(code, message, this.tokens.source, offset);
  }

  /**
   * The error at the furthest place that any production reached, with what could have stood there: throw it. Where a statement
   * ends within parentheses, it is at the innermost of those that are open.
   */
  unexpected(): DdlError {
    this.#index = Math.max(this.#furthest, this.#index);
    const found = this.#surprise();
    const opened = this.kind === END || this.spelling === ';' ? this.#openParenthesis() : -1;
    if (opened >= 0) return this.error(`This parenthesis is not closed: ${found}.`, this.tokens.starts[opened]);
    const sentence = `${found.slice(0, 1).toUpperCase()}${found.slice(1)}`;
    return this.error(sentence + (this.#isReservedName() ? RESERVED_NAME : '.'));
  }

  /** What is at the current token in place of what could be, as a part of a sentence. */
  #surprise(): string {
    const noted = this.#expected.slice(0, this.#expectedCount);
    const expected = noted.map((what) => (what.startsWith('a') && what.includes(' ') ? what : quote(what)));
    const found = this.kind === END ? 'the end of the text' : `"${clip(this.text)}"`;
    if (expected.length === 0) return `unexpected ${found}`;
    const listed = expected.slice(0, LISTED_EXPECTATIONS);
    const last = listed.pop() ?? '';
    const phrase = listed.length === 0 ? last : `${listed.join(', ')} or ${last}`;
    return `expected ${phrase}, found ${found}`;
  }

  /** Whether the current token is a keyword in the place of a name. */
  #isReservedName(): boolean {
    const isName = this.#expected.slice(0, this.#expectedCount).includes(A_NAME);
    return isName && this.kind === WORD && this.dialect.keywords.has(this.spelling);
  }

  /** The innermost parenthesis that is open at the current token, of those in its statement; -1: there is none. */
  #openParenthesis(): number {
    let closed = 0;
    for (let i = this.#index - 1; i >= 0; i--) {
      const spelling = this.#spellings[this.#numbers[i] ?? 0];
      if (spelling === ';') return -1;
      if (spelling === ')') closed++;
      if (spelling === '(' && closed-- === 0) return i;
    }
    return -1;
  }

  /** Whether the current token can be a name in this role. */
  atName(role: NameRole): boolean {
    const kind = this.kind;
    if (kind === QUOTED_NAME) return true;
    if (kind === WORD && this.#isFree(role)) return true;
    this.expecting(A_NAME);
    return false;
  }

  #isFree(role: NameRole): boolean {
    const free = this.#names[role][this.spellingNumber];
    return free === FREE || (free === FREE_UNLESS_CALLED && !this.#callsRightHere());
  }

  /** Whether a parenthesis follows without white space. */
  #callsRightHere(): boolean {
    return this.peek(1) === '(' && this.tokens.starts[this.#index + 1] === this.tokens.ends[this.#index];
  }

  /** Takes a name in this role and gives it as the server stores it; fails on anything else. */
  name(role: NameRole): string {
    if (!this.atName(role)) throw this.unexpected();
    return this.anyName();
  }

  /** Takes the current token as a name whatever word it is: behind a point no keyword is reserved. */
  anyName(): string {
    const plain = this.#plainName();
    if (plain === '') return this.#decodedName();
    this.advance();
    return plain;
  }

  /** The current token as a name, where it just stands for its letters, as nearly all do; else an empty string. */
  #plainName(): string {
    const { source, starts, ends } = this.tokens;
    const isQuoted = this.kind === QUOTED_NAME;
    const start = (starts[this.#index] ?? 0) + (isQuoted ? 1 : 0);
    const end = (ends[this.#index] ?? 0) - (isQuoted ? 1 : 0);
    if (end <= start || end - start > this.#plainLength || (!isQuoted && this.kind !== WORD)) return '';
    const quote = isQuoted ? source.charCodeAt(end) : -1;
    if (isQuoted && (source.charCodeAt(start - 1) !== quote || source.charCodeAt(end - 1) <= SPACE)) return '';
    const folds = !isQuoted && this.#folds;
    for (let i = start; i < end; i++) {
      const unit = source.charCodeAt(i);
      if (unit === quote || unit === 0 || unit >= 0x80 || (folds && unit >= CAPITAL_A && unit <= CAPITAL_Z)) return '';
    }
    return source.slice(start, end);
  }

  #decodedName(): string {
    if (this.kind !== WORD && this.kind !== QUOTED_NAME) {
      this.expecting(A_NAME);
      throw this.unexpected();
    }
    const text = this.text;
    const unicode = this.kind === QUOTED_NAME && /^u&"/i.test(text);
    this.advance();
    const mark = unicode ? this.unicodeMark() : undefined;
    const name = decodeName(text, this.dialect.lexis, mark);
    const start = this.endOfLast - text.length;
    const { characters, end } = this.dialect.lexis.nameLimits;
    if (name === '') throw this.error('A name cannot be empty.', start);
    if (name.includes('\0')) throw this.error('A name cannot hold the character NUL.', start);
    if (name.length > characters && [...name].length > characters) {
      throw this.error(`A name has ${characters} characters at most.`, start, 'semantic_error');
    }
    if (end !== '' && name.endsWith(end)) {
      throw this.error(`A name does not end with "${end}".`, start, 'semantic_error');
    }
    if (unicode && hasBadEscape(text, 'unicode', mark)) {
      throw this.error('This Unicode escape is not complete.', start);
    }
    return name;
  }

  /** [UESCAPE STRING] : the character that begins an escape in the Unicode string or name before it. */
  unicodeMark(): string | undefined {
    if (this.spelling !== 'uescape') return undefined;
    this.advance();
    const mark = this.kind === STRING ? decodeString(this.text, this.dialect.lexis).value : '';
    if (!/^[^0-9a-fA-F+'"\s]$/u.test(mark)) throw this.error('Expected a character that begins the escapes.');
    this.advance();
    return mark;
  }

  /** `name [. name]*`, with so many names before the last one at most. */
  qualifiedName(role: NameRole, qualifiers = Number.POSITIVE_INFINITY): string[] {
    if (this.dialect.qualifiers.leadingPoint && this.spelling === '.') this.advance();
    const parts = [this.name(role)];
    while (this.spelling === '.' && parts.length <= qualifiers) {
      this.advance();
      parts.push(this.anyName());
    }
    return parts;
  }

  atString(): boolean {
    if (this.kind === STRING) return true;
    this.expecting('a string');
    return false;
  }

  atNumber(): boolean {
    if (this.kind === NUMBER) return true;
    this.expecting('a number');
    return false;
  }

  /** Whether all tokens were read. */
  atEnd(): boolean {
    return this.kind === END;
  }

  /** Whether the current token is a symbol (an operator or punctuation mark). */
  atSymbol(): boolean {
    return this.kind === SYMBOL;
  }
}

function quote(text: string): string {
  return `"${/^[a-z]/.test(text) ? text.toUpperCase() : text}"`;
}

function clip(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
