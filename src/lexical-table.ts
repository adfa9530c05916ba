import type { Lexis, ReadingModes } from '../grammar/lexis.ts';
import { BEYOND_ASCII } from './units.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Classes of ASCII characters, as bits of one table entry; every character beyond ASCII starts and continues names. */
export const SPACE = 1;
export const NAME_START = 2;
export const NAME_PART = 4;
export const DIGIT = 8;
export const OPERATOR = 16;
export const LINE_END = 32;
export const NAME_QUOTE = 64;
export const STRING_QUOTE = 128;
/** Starts a name that may turn out to be the prefix of a string. */
export const PREFIX = 256;
/** May open a comment. */
export const COMMENT = 512;
/** Starts a mark of several characters. */
export const MARK = 1024;
/** Is a token by itself, whatever stands around it. */
export const SINGLE = 2048;

/** `RowData` by the numbers of its words: nothing where they are not in the vocabulary. */
export interface NumberedRowData {
  readonly statements: ReadonlySet<number>;
  readonly opens: number;
  readonly unless: number;
  readonly parentheses: readonly [number, number];
}

/** A dialect's lexis, made ready for the lexer once. */
export class LexicalTable {
  /** The class bits of each ASCII character, and of what stands for all others. */
  readonly classes: Uint16Array;
  /** Number of the spelling of each ASCII character as a mark of its own; 0: not in the vocabulary. */
  readonly marks: Uint16Array;
  readonly lexis: Lexis;
  readonly vocabulary: Vocabulary;
  /** Characters that the prefixes of numbers in other bases start with. */
  readonly radixStarts: string;
  /** How many servers there are that run executable comments. */
  readonly serverCount: number;
  /** Numbers of the words and marks of statements that hold rows. */
  readonly rowData: NumberedRowData;
  /** Numbers of the spellings that a mode of reading gives to others. */
  readonly respelled: ReadonlyMap<number, number>;
  /** The table without any mode of reading, and those with some by their modes' names. */
  readonly #base: LexicalTable;
  readonly #inModes = new Map<string, LexicalTable>();

  constructor(lexis: Lexis, vocabulary: Vocabulary, base?: LexicalTable, respelled?: ReadonlyMap<number, number>) {
    this.lexis = lexis;
    this.#base = base ?? this;
    this.respelled = respelled ?? new Map();
    this.vocabulary = vocabulary;
    const { statements, opens, unless } = lexis.rowData;
    this.rowData = {
      statements: new Set(statements.map((word) => vocabulary.numberOf(word)).filter((number) => number > 0)),
      opens: vocabulary.numberOf(opens),
      unless: vocabulary.numberOf(unless),
      parentheses: [vocabulary.numberOf('('), vocabulary.numberOf(')')],
    };
    this.classes = new Uint16Array(BEYOND_ASCII + 1);
    this.classes[BEYOND_ASCII] = NAME_START | NAME_PART;
    this.marks = Uint16Array.from({ length: BEYOND_ASCII }, (_, unit) =>
      vocabulary.numberOf(String.fromCharCode(unit)),
    );
    this.radixStarts = Object.keys(lexis.radixPrefixes)
      .map((prefix) => prefix.charAt(0))
      .join('');
    this.serverCount = new Set(lexis.executableComments.flatMap(({ runs }) => runs.map(({ server }) => server))).size;
    this.#mark(lexis.whiteSpace, SPACE);
    this.#mark(lexis.nameStart, NAME_START | NAME_PART);
    this.#mark(lexis.namePart, NAME_PART);
    this.#mark('0123456789', DIGIT | NAME_PART);
    this.#mark(lexis.operatorCharacters, OPERATOR);
    this.#mark(lexis.lineEnds, LINE_END);
    this.#mark(lexis.nameQuotes, NAME_QUOTE);
    this.#mark(lexis.stringQuotes, STRING_QUOTE);
    for (const prefix of Object.keys(lexis.stringPrefixes)) {
      this.#mark(prefix.charAt(0) + prefix.charAt(0).toUpperCase(), PREFIX);
    }
    for (const { open } of lexis.lineComments) this.#mark(open.charAt(0), COMMENT);
    this.#mark('(),;', SINGLE);
    this.#mark('/', COMMENT);
    for (const mark of lexis.marks) this.#mark(mark.charAt(0), MARK);
    this.#mark(lexis.clientCommands.open, COMMENT);
  }

  /** The table for the text behind a statement that starts with the word which sets modes of reading. */
  after(statement: string, { assignment, changes }: ReadingModes): LexicalTable {
    const match = assignment.exec(statement);
    if (match === null) return this;
    // The value ends before another variable, which takes one, too.
    const rest = statement.slice(match.index + match[0].length).toLowerCase();
    const other = rest.indexOf('=');
    const value = other < 0 ? rest : rest.slice(0, rest.lastIndexOf(',', other));
    const words = value.split(/\W+/);
    return this.#base.#in(
      Object.keys(changes).filter((name) => words.includes(name)),
      changes,
    );
  }

  /** The table in these modes, made once. */
  #in(names: readonly string[], changes: ReadingModes['changes']): LexicalTable {
    if (names.length === 0) return this;
    const key = names.join();
    let table = this.#inModes.get(key);
    if (table === undefined) {
      const made = names.flatMap((name) => changes[name] ?? []);
      const quotes = made.map(({ nameQuotes = '' }) => nameQuotes).join('');
      const { vocabulary, lexis } = this;
      const { nameQuotes } = lexis;
      const stringQuotes = [...lexis.stringQuotes].filter((quote) => !quotes.includes(quote)).join('');
      const respelled = made.flatMap(({ respelled: words = {} }) => Object.entries(words));
      table = new LexicalTable(
        { ...lexis, nameQuotes: nameQuotes + quotes, stringQuotes },
        vocabulary,
        this,
        new Map(respelled.map(([from, to]) => [vocabulary.numberOf(from), vocabulary.numberOf(to)])),
      );
      this.#inModes.set(key, table);
    }
    return table;
  }

  #mark(characters: string, bits: number): void {
    for (let i = 0; i < characters.length; i++) {
      const unit = characters.charCodeAt(i);
      this.classes[unit] = (this.classes[unit] ?? 0) | bits;
    }
  }

  /** The class bits of a UTF-16 unit. */
  classOf(unit: number): number {
    return this.classes[Math.min(unit, BEYOND_ASCII)] ?? 0;
  }
}
