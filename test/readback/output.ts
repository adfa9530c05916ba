import type { Dialect } from '../../grammar/dialect.ts';
import type { StringForm } from '../../grammar/lexis.ts';
import { decodeName, decodeString } from '../../src/decode.ts';
import { tokenize } from '../../src/lexer.ts';
import { LexicalTable } from '../../src/lexical-table.ts';
import { END, NUMBER, QUOTED_NAME, STRING, SYMBOL, type Tokens, WORD } from '../../src/token.ts';
import { Vocabulary } from '../../src/vocabulary.ts';

/*
 * Reads an output back with the project's own lexer, as a server that runs all, or just some, of its executable comments
 * would: knowing the dialect, but nothing of what wrote it.
 */

/** How a value is written. `string`: also as the bytes of its characters, or joined of several. */
export type LiteralClass = 'null' | 'default' | 'number' | 'string' | 'word' | 'hexadecimal' | 'bits' | 'spatial';

/** A value as it stands in the output: its text there, how it is written, and what it stands for, without quotes. */
export interface ReadValue {
  readonly written: string;
  readonly class: LiteralClass;
  readonly content: string;
}

/** An INSERT statement. `columns`: null, where it names none. */
export interface ReadStatement {
  readonly table: readonly string[];
  readonly columns: readonly string[] | null;
  readonly rows: readonly (readonly ReadValue[])[];
  /** Where it begins and ends in the output. */
  readonly start: number;
  readonly end: number;
}

/** What an output holds. */
export interface ReadOutput {
  /** The statements that set the encoding, and the quotes of names, or nothing. */
  readonly preamble: string;
  readonly statements: readonly ReadStatement[];
  /** Of how many rows it says that they were written, of how many that were asked for; null: it says nothing. */
  readonly warning: { readonly written: number; readonly asked: number } | null;
}

/** The output is something else than INSERT statements. */
export class ReadError extends Error {
  override readonly name = 'ReadError';
}

const tables = new WeakMap<Dialect, LexicalTable>();

/** Dialects as a session reads them in which double quotes are those of names. */
const ansi = new WeakMap<Dialect, Dialect>();

/** The comments that an output may begin with: constant words, codes of warnings and how many there are. */
const COUNTS = /^(?:-- Warning: [a-z_]+ \(\d+\)\n)*/;

/** The dialect as the statements at the beginning of an output make it. */
function dialectOf(text: string, dialect: Dialect): Dialect {
  const { swallowedQuotes, encodingPreamble } = dialect.literals;
  if (swallowedQuotes === null || !text.startsWith(`${encodingPreamble}\n${swallowedQuotes.preamble}\n`))
    return dialect;
  const { lexis, literals } = dialect;
  const known = ansi.get(dialect) ?? {
    ...dialect,
    lexis: {
      ...lexis,
      nameQuotes: lexis.nameQuotes + swallowedQuotes.quote,
      stringQuotes: lexis.stringQuotes.replace(swallowedQuotes.quote, ''),
    },
    literals: { ...literals, encodingPreamble: `${encodingPreamble}\n${swallowedQuotes.preamble}` },
  };
  ansi.set(dialect, known);
  return known;
}

function lexicalTableOf(dialect: Dialect): LexicalTable {
  const known = tables.get(dialect) ?? new LexicalTable(dialect.lexis, new Vocabulary([]));
  tables.set(dialect, known);
  return known;
}

/** What begins the executable comments of an output that not all servers run, each once. */
export function markersOf(text: string, dialect: Dialect): readonly string[] {
  return [...new Set(tokenize(text, lexicalTableOf(dialectOf(text, dialect))).regions.map(({ marker }) => marker))];
}

/**
 * Reads an output as a server does that runs the executable comments with these markers; null: all of them. Throws ReadError,
 * or DdlError where the lexer reads no token.
 */
export function readOutput(text: string, given: Dialect, markers: readonly string[] | null = null): ReadOutput {
  const dialect = dialectOf(text, given);
  const table = lexicalTableOf(dialect);
  if (markers === null) return new OutputReader(tokenize(text, table), dialect).output();
  const seen = tokenize(text, table)
    .regions.filter(({ marker }) => !markers.includes(marker))
    .reduceRight(
      (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end + 2 - start) + rest.slice(end + 2),
      text,
    );
  return new OutputReader(tokenize(seen, table), dialect, BLANKS).output();
}

/** What stands between two tokens: a blank, a line's end, or the ends of executable comments. */
const GAP = /^(?:[ \n]|(?: \*\/)?(?: \/\*M?![0-9]+ ?)?)$/;
/** The same where some of them are passed over. */
const BLANKS = /^[ \n]*(?:\*\/)?[ \n]*(?:\/\*M?![0-9]+)?[ \n]*$/;

/** The one comment that an output may end with: constant words and numbers. */
const WARNING = /^-- Warning: (\d+) of (\d+) rows were written\.\n$/;

class OutputReader {
  readonly #tokens: Tokens;
  readonly #dialect: Dialect;
  readonly #gap: RegExp;
  #next = 0;

  constructor(tokens: Tokens, dialect: Dialect, gap = GAP) {
    this.#tokens = tokens;
    this.#dialect = dialect;
    this.#gap = gap;
  }

  /** Output : Count* [Preamble] Statement* [Warning] */
  output(): ReadOutput {
    const { source } = this.#tokens;
    const { encodingPreamble } = this.#dialect.literals;
    const [counts = ''] = COUNTS.exec(source) ?? [];
    const preamble = source.startsWith(`${encodingPreamble}\n`, counts.length) ? encodingPreamble : '';
    while (this.#start() < counts.length + preamble.length) this.#next++;
    const statements: ReadStatement[] = [];
    while (this.#kind() !== END) {
      // Each statement begins a line.
      const before = this.#behindLast(preamble === '' && statements.length === 0 ? counts : '\n');
      statements.push(this.#statement(before));
    }
    const end = this.#end(this.#next - 1);
    const rest = source.slice(end);
    const behind =
      this.#next > 0 && rest.startsWith('\n') ? rest.slice(1) : rest.slice(this.#next > 0 ? 0 : counts.length);
    const [last, written, asked] = WARNING.exec(behind) ?? [];
    if (last === undefined && (behind !== '' || (rest === '' && this.#next > 0))) this.#fail('Expected the end', end);
    return {
      preamble,
      statements,
      warning: last === undefined ? null : { written: Number(written), asked: Number(asked) },
    };
  }

  /** Statement : INSERT INTO Name {. Name}* [( Name {, Name}* ) [OVERRIDING SYSTEM VALUE]] {VALUES Row {, Row}* | DEFAULT VALUES} ; */
  #statement(start: number): ReadStatement {
    this.#word('INSERT');
    this.#word('INTO');
    const table = [this.#name()];
    while (this.#eat('.')) table.push(this.#name());
    const columns: string[] = [];
    const rows: (readonly ReadValue[])[] = [];
    if (this.#eat('(')) {
      do columns.push(this.#name());
      while (this.#eat(','));
      this.#expect(')');
      if (this.#text() === 'OVERRIDING') this.#words(this.#dialect.literals.overriding ?? 'VALUES');
      this.#word('VALUES');
      do rows.push(this.#row());
      while (this.#eat(','));
    } else {
      this.#words(this.#dialect.literals.emptyRow ?? 'VALUES');
      rows.push([]);
    }
    this.#expect(';');
    return { table, columns: columns.length === 0 ? null : columns, rows, start, end: this.#end(this.#next - 1) };
  }

  /** Row : ( Value {, Value}* ) */
  #row(): readonly ReadValue[] {
    const values: ReadValue[] = [];
    this.#expect('(');
    do values.push(this.#value());
    while (this.#eat(','));
    this.#expect(')');
    return values;
  }

  /** Value : [-] NUMBER | STRING | Introducer NUMBER | CONCAT ( Value {, Value}* ) | Spatial | WORD */
  #value(): ReadValue {
    const first = this.#next;
    const kind = this.#kind();
    const text = this.#text();
    if (kind === STRING) return this.#string();
    if (kind === NUMBER || (kind === SYMBOL && text === '-')) return this.#number();
    if (kind !== WORD) return this.#fail('Expected a value');
    this.#take();
    if (text === 'NULL') return this.#read(first, 'null', text);
    if (text === 'DEFAULT') return this.#read(first, 'default', text);
    if (text === 'CONCAT') return this.#concatenation(first);
    if (text === 'ST_GeomFromText') return this.#spatial(first);
    if (text === this.#dialect.introducer + UTF8) return this.#read(first, 'string', this.#characters());
    return this.#read(first, 'word', text);
  }

  #number(): ReadValue {
    const first = this.#next;
    if (this.#text() === '-') {
      this.#take();
      if (this.#start() !== this.#end(first)) this.#fail('Expected a number behind its sign');
    }
    if (this.#kind() !== NUMBER) this.#fail('Expected a number');
    this.#take();
    const { written } = this.#read(first, 'number', '');
    return { written, class: 'number', content: written };
  }

  #string(): ReadValue {
    const first = this.#next;
    const { form, value } = decodeString(this.#text(), this.#dialect.lexis);
    this.#take();
    return this.#read(first, CLASSES[form] ?? 'string', value);
  }

  /** The characters whose bytes in UTF-8 a number spells. */
  #characters(): string {
    const text = this.#text();
    if (this.#kind() !== NUMBER || !/^0x(?:[0-9a-f]{2})+$/.test(text)) this.#fail('Expected the bytes of a string');
    this.#take();
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(text.slice(2), 'hex'));
  }

  /** Concatenation : CONCAT ( Value {, Value}* ) */
  #concatenation(first: number): ReadValue {
    this.#expect('(');
    const texts: string[] = [];
    do {
      const value = this.#value();
      if (value.class !== 'string') this.#fail('Expected a string');
      texts.push(value.content);
    } while (this.#eat(','));
    this.#expect(')');
    return this.#read(first, 'string', texts.join(''));
  }

  /** Spatial : ST_GeomFromText ( STRING , NUMBER ) */
  #spatial(first: number): ReadValue {
    this.#expect('(');
    const { class: form, content } = this.#value();
    this.#expect(',');
    const system = this.#value();
    this.#expect(')');
    if (form !== 'string' || !/^\d+$/.test(system.written)) this.#fail('Expected a text and a reference system');
    return this.#read(first, 'spatial', `SRID=${system.written};${content}`);
  }

  #read(first: number, form: LiteralClass, content: string): ReadValue {
    return { written: this.#tokens.source.slice(this.#start(first), this.#end(this.#next - 1)), class: form, content };
  }

  #name(): string {
    const { swallowedQuotes } = this.#dialect.literals;
    const text = this.#text();
    const isBare = swallowedQuotes?.bare.test(text) === true && swallowedQuotes.behind.test(text);
    if (this.#kind() !== QUOTED_NAME && !(isBare && this.#kind() === WORD)) this.#fail('Expected a name in quotes');
    const name = decodeName(this.#text(), { ...this.#dialect.lexis, nameBytes: null });
    this.#take();
    return name;
  }

  #words(text: string): void {
    for (const word of text.split(' ')) this.#word(word);
  }

  #word(word: string): void {
    if (this.#kind() !== WORD || this.#text() !== word) this.#fail(`Expected ${word}`);
    this.#take();
  }

  #expect(mark: string): void {
    if (!this.#eat(mark)) this.#fail(`Expected "${mark}"`);
  }

  #eat(mark: string): boolean {
    if (this.#kind() !== SYMBOL || this.#text() !== mark) return false;
    this.#take();
    return true;
  }

  /** Goes on behind the token at hand: what stands between it and the next is nothing that could be read as more. */
  #take(): void {
    const [end, next] = [this.#end(), this.#start(this.#next + 1)];
    const gap = this.#tokens.source.slice(end, next);
    const isLast = this.#text() === ';' || this.#kind(this.#next + 1) === END;
    if (!isLast && !this.#gap.test(gap)) this.#fail('Expected nothing between two tokens', end);
    this.#next++;
  }

  /** Where the token at hand begins, before which just this stands. */
  #behindLast(text: string): number {
    const from = this.#next === 0 ? 0 : this.#end(this.#next - 1);
    if (this.#tokens.source.slice(from, this.#start()) !== text) this.#fail('Expected a statement', from);
    return this.#start();
  }

  #kind(token = this.#next): number {
    return this.#tokens.kinds[token] ?? END;
  }

  #start(token = this.#next): number {
    return this.#tokens.starts[token] ?? this.#tokens.source.length;
  }

  #end(token = this.#next): number {
    return token < 0 ? 0 : (this.#tokens.ends[token] ?? this.#tokens.source.length);
  }

  #text(): string {
    return this.#tokens.source.slice(this.#start(), this.#end());
  }

  #fail(message: string, offset = this.#start()): never {
    const { source } = this.#tokens;
    throw new ReadError(`${message} at ${offset}, found ${JSON.stringify(source.slice(offset, offset + 40))}.`);
  }
}

/** The character set that strings are said to be of, where they are written as bytes. */
const UTF8 = 'utf8mb4';

const CLASSES: { readonly [F in StringForm]?: LiteralClass } = { hexadecimal: 'hexadecimal', bits: 'bits' };
