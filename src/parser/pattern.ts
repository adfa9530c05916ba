import type { Vocabulary } from '../vocabulary.ts';
import { Captures, NOTHING } from './captures.ts';
import type { Nonterminals, Parser } from './context.ts';

/**
 * Patterns: rows of syntax in the notation of the manuals.
 *
 *   WORD ( ) , = .   that word or mark          'x'      that mark, where it has a meaning here
 *   [ … ]            optional                   { … }    grouping
 *   … | …            the first that matches     … *  +   repeated, zero or one times at least
 *   WORD!            the word, and note that it was there
 *   <name>           a rule of the dialect of that name, or else a nonterminal of the parser
 *
 * Matching is that of parsing expression grammars (Ford, POPL 2004): ordered choice, and an option that fails half-way
 * is undone. A nonterminal is entered only where it can start, and then fails for good.
 */
type Matcher = (parser: Parser) => boolean;

export interface Compiled {
  readonly match: Matcher;
  /** Numbers of the spellings with which it can start; null: a nonterminal can stand first. */
  readonly firsts: ReadonlySet<number> | null;
  /** Whether it matches nothing at all. */
  readonly empty: boolean;
  /** The word or mark that it is, where it is nothing else. */
  readonly word?: Word;
}

/** A word or mark, and its number in the vocabulary. */
interface Word {
  readonly number: number;
  readonly spelling: string;
}

const NOTATION = /<[a-z-]+>|'[^']+'!?|[A-Za-z_][\w$]*!?|[^\s\w]/g;

/** Every word and mark that a pattern mentions, in lower case. */
export function spellingsOf(pattern: string): string[] {
  return (pattern.match(NOTATION) ?? [])
    .filter((piece) => !/^(<.+>|[[\]{}|*+])$/.test(piece))
    .map((piece) => literalOf(piece));
}

function literalOf(piece: string): string {
  return piece
    .replace(/!$/, '')
    .replace(/^'(.+)'$/, (_, mark: string) => mark)
    .toLowerCase();
}

/** What patterns may mention. */
export interface Mentionable {
  readonly rules: Readonly<Record<string, string>>;
  readonly nonterminals: Nonterminals;
  readonly vocabulary: Vocabulary;
  /** The rules that patterns mentioned before, compiled. */
  readonly compiledRules: Map<string, Compiled>;
}

/** Compiles a pattern. Throws Error for one that is badly written or names what does not exist. */
export function compilePattern(pattern: string, known: Mentionable): Compiled {
  const { rules, nonterminals, vocabulary } = known;
  const pieces = pattern.match(NOTATION) ?? [];
  let next = 0;

  function choice(): Compiled {
    const branches = [sequence()];
    while (pieces[next] === '|') {
      next++;
      branches.push(sequence());
    }
    const [only] = branches;
    return branches.length === 1 && only !== undefined ? only : anyOf(branches);
  }

  function sequence(): Compiled {
    const items: Compiled[] = [];
    while (next < pieces.length && !'|]}'.includes(pieces[next] ?? '')) items.push(repeated());
    const [only] = items;
    return items.length === 1 && only !== undefined ? only : allOf(items);
  }

  function repeated(): Compiled {
    const item = element();
    const suffix = pieces[next];
    if (suffix !== '*' && suffix !== '+') return item;
    next++;
    return suffix === '*' ? anyNumberOf(item) : allOf([item, anyNumberOf(item)]);
  }

  function element(): Compiled {
    const piece = pieces[next++] ?? '';
    if (piece === '[') return optional(closed(']'));
    if (piece === '{') return closed('}');
    if (piece.startsWith('<')) return reference(piece.slice(1, -1));
    const spelling = literalOf(piece);
    const number = vocabulary.numberOf(spelling);
    if (number === 0) throw new Error(`The vocabulary lacks ${spelling} of the pattern: ${pattern}`);
    return piece.endsWith('!') && piece.length > 1 ? notedWord(spelling, number) : literal(spelling, number);
  }

  function closed(mark: string): Compiled {
    const inner = choice();
    if (pieces[next++] !== mark) throw new Error(`Missing ${mark} in the pattern: ${pattern}`);
    return inner;
  }

  function reference(name: string): Compiled {
    const rule = rules[name];
    if (rule !== undefined) {
      const compiled = known.compiledRules.get(name) ?? compilePattern(rule, known);
      known.compiledRules.set(name, compiled);
      return compiled;
    }
    const nonterminal = nonterminals[name];
    if (nonterminal === undefined) throw new Error(`Unknown <${name}> in the pattern: ${pattern}`);
    const match: Matcher = (parser) => {
      if (!nonterminal.starts(parser)) return false;
      parser.captures ??= new Captures();
      nonterminal.take(parser, parser.captures);
      return true;
    };
    return { match, firsts: null, empty: false };
  }

  const compiled = choice();
  if (next < pieces.length) throw new Error(`Unexpected ${pieces[next]} in the pattern: ${pattern}`);
  return compiled;
}

function literal(spelling: string, number: number): Compiled {
  const match: Matcher = ({ cursor }) => cursor.eatNumbered(number, spelling);
  return { match, firsts: new Set([number]), empty: false, word: { number, spelling } };
}

/** Words and marks in a row, such as NOT NULL: one loop instead of a call for each. */
function wordsInRow(words: readonly Word[]): Matcher {
  return ({ cursor }) => {
    const start = cursor.index;
    for (const { number, spelling } of words) {
      if (cursor.eatNumbered(number, spelling)) continue;
      cursor.reset(start);
      return false;
    }
    return true;
  };
}

function notedWord(spelling: string, number: number): Compiled {
  const match: Matcher = (parser) => {
    if (!parser.cursor.eatNumbered(number, spelling)) return false;
    parser.captures ??= new Captures();
    parser.captures.addWord(spelling);
    return true;
  };
  return { match, firsts: new Set([number]), empty: false };
}

function allOf(items: readonly Compiled[]): Compiled {
  const words = items.flatMap(({ word }) => word ?? []);
  const match = words.length === items.length ? wordsInRow(words) : inRow(items.map((item) => item.match));
  const leading = items.slice(0, items.findIndex((item) => !item.empty) + 1 || items.length);
  return { match, firsts: union(leading), empty: items.every((item) => item.empty) };
}

function inRow(matchers: readonly Matcher[]): Matcher {
  return (parser) => {
    const start = parser.cursor.index;
    const words = parser.captures === null ? 0 : parser.captures.wordCount;
    for (let i = 0; i < matchers.length; i++) {
      if (!matchers[i]?.(parser)) {
        parser.cursor.reset(start);
        if (parser.captures !== null) parser.captures.forgetWords(words);
        return false;
      }
    }
    return true;
  };
}

function anyOf(branches: readonly Compiled[]): Compiled {
  const candidates = new Map<number, readonly Matcher[]>();
  // Most choices are between what the same word begins each time.
  let last = -1;
  let ofLast: readonly Matcher[] = [];
  const match: Matcher = (parser) => {
    const number = parser.cursor.spellingNumber;
    if (number !== last) {
      last = number;
      ofLast = candidates.get(number) ?? candidatesAt(number, branches);
      candidates.set(number, ofLast);
    }
    const started = ofLast;
    for (let i = 0; i < started.length; i++) if (started[i]?.(parser)) return true;
    return false;
  };
  return { match, firsts: union(branches), empty: branches.some((branch) => branch.empty) };
}

/** The branches that can match at a spelling, in order; where none can start, all, so that each notes what it expected. */
function candidatesAt(number: number, branches: readonly Compiled[]): readonly Matcher[] {
  const canStart = branches.some(({ firsts }) => firsts?.has(number));
  const candidates = canStart
    ? branches.filter(({ empty, firsts }) => empty || firsts === null || firsts.has(number))
    : branches;
  return candidates.map(({ match }) => match);
}

function optional(item: Compiled): Compiled {
  const { match: inner, firsts } = item;
  const only = onlyOf(firsts);
  let lastOther = -1;
  const match: Matcher = (parser) => {
    const { cursor } = parser;
    const number = cursor.spellingNumber;
    if (number === lastOther) return true;
    if (only === 0 ? firsts?.has(number) === false : number !== only) {
      lastOther = number;
      return true;
    }
    const muted = cursor.mute();
    inner(parser);
    cursor.unmute(muted);
    return true;
  };
  return { match, firsts, empty: true };
}

/** The number of the one spelling in a set; 0: there are others, or it is not known. */
function onlyOf(firsts: ReadonlySet<number> | null): number {
  const [only = 0] = firsts?.size === 1 ? firsts : [];
  return only;
}

function anyNumberOf(item: Compiled): Compiled {
  const { match: inner, firsts } = item;
  let lastOther = -1;
  const match: Matcher = (parser) => {
    const { cursor } = parser;
    for (let start = -1; start !== cursor.index; ) {
      const number = cursor.spellingNumber;
      if (number === lastOther) break;
      if (firsts?.has(number) === false) {
        lastOther = number;
        break;
      }
      start = cursor.index;
      const muted = cursor.mute();
      const matched = inner(parser);
      cursor.unmute(muted);
      if (!matched) break;
    }
    return true;
  };
  return { match, firsts, empty: true };
}

function union(items: readonly Compiled[]): ReadonlySet<number> | null {
  const firsts = new Set<number>();
  for (const item of items) {
    if (item.firsts === null) return null;
    for (const first of item.firsts) firsts.add(first);
  }
  return firsts;
}

/** A row of a table; a pattern that starts with a word is compiled when that word was read. */
class Row<Effect> {
  readonly effect: Effect;
  /** Place among the table's rows, from 0. */
  readonly place: number;
  match: Matcher;

  constructor(effect: Effect, place: number, compile: () => Matcher) {
    this.effect = effect;
    this.place = place;
    this.match = (parser) => {
      this.match = compile();
      return this.match(parser);
    };
  }
}

/** The word or mark with which all that a pattern matches starts; undefined: there is none, or that takes compiling it. */
function firstWordOf(pattern: string): string | undefined {
  const [first = '', second] = pattern.match(NOTATION) ?? [];
  const isPlain = /^['A-Za-z_(),=.]/.test(first) && second !== '*';
  return isPlain && !/\|/.test(pattern.replace(/\[[^\]]*\]|\{[^}]*\}|'.'/g, '')) ? literalOf(first) : undefined;
}

/** What a row matched: its effect and what its nonterminals took. */
export interface Match<Effect> {
  readonly effect: Effect;
  readonly captures: Captures;
  /** Place of the row in its table, from 0. */
  readonly place: number;
}

interface Dispatch<Effect> {
  /** The rows that can start with each spelling, by its number; undefined: none but the open ones. */
  readonly bySpelling: readonly (readonly Row<Effect>[] | undefined)[];
  /** Rows that start with a nonterminal, in order with the others for words that start none of those. */
  readonly open: readonly Row<Effect>[];
}

function dispatchOf<Effect>(table: Readonly<Record<string, Effect>>, known: Mentionable): Dispatch<Effect> {
  const bySpelling = known.vocabulary.spellings.map((): Row<Effect>[] | undefined => undefined);
  const open: Row<Effect>[] = [];
  for (const [place, [pattern, effect]] of Object.entries(table).entries()) {
    const word = firstWordOf(pattern);
    const number = word === undefined ? 0 : known.vocabulary.numberOf(word);
    const compiled = number === 0 ? compilePattern(pattern, known) : null;
    const row = new Row(effect, place, () => (compiled ?? compilePattern(pattern, known)).match);
    const firsts = compiled === null ? [number] : compiled.firsts;
    if (firsts === null) {
      open.push(row);
      for (const rows of bySpelling) rows?.push(row);
      continue;
    }
    for (const first of firsts) bySpelling[first] = [...(bySpelling[first] ?? open), row];
  }
  return { bySpelling, open };
}

/** A table of syntax rows, ready to match: the first row that matches at the cursor wins. */
export class RowSet<Effect> {
  readonly #table: Readonly<Record<string, Effect>>;
  readonly #known: Mentionable;
  /** The rows by the words and marks that they start with; made when the first of them is asked for. */
  #dispatch: Dispatch<Effect> | null = null;

  constructor(table: Readonly<Record<string, Effect>>, known: Mentionable) {
    this.#table = table;
    this.#known = known;
  }

  #rows(): Dispatch<Effect> {
    this.#dispatch ??= dispatchOf(this.#table, this.#known);
    return this.#dispatch;
  }

  /** Whether a row can start with the word or mark at the cursor. */
  mayStart({ spellingNumber }: Parser['cursor']): boolean {
    return this.startsWith(spellingNumber);
  }

  /** The same for the spelling of this number in the vocabulary. */
  startsWith(spellingNumber: number): boolean {
    return this.#rows().bySpelling[spellingNumber] !== undefined;
  }

  /** Matches one row at the cursor; null: none matches, and the cursor stays. */
  match(parser: Parser): Match<Effect> | null {
    const { cursor } = parser;
    const { bySpelling, open } = this.#dispatch ?? this.#rows();
    const rows = bySpelling[cursor.spellingNumber] ?? open;
    if (rows.length === 0) return null;
    const start = cursor.index;
    const outer = parser.captures;
    const muted = cursor.mute();
    let found: Match<Effect> | null = null;
    for (let i = 0; i < rows.length && found === null; i++) {
      const row = rows[i];
      parser.captures = null;
      if (row?.match(parser)) {
        found = { effect: row.effect, captures: parser.captures ?? NOTHING, place: row.place };
      } else {
        cursor.reset(start);
      }
    }
    cursor.unmute(muted);
    parser.captures = outer;
    return found;
  }
}
