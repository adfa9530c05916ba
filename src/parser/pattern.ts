import type { Captures, Nonterminals, Parser } from './context.ts';

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
type Matcher = (parser: Parser, captures: Captures) => boolean;

interface Compiled {
  readonly match: Matcher;
  /** Spellings with which it can start; null: a nonterminal can stand first. */
  readonly firsts: ReadonlySet<string> | null;
  /** Whether it matches nothing at all. */
  readonly empty: boolean;
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

/** Compiles a pattern. Throws Error for one that is badly written or names what does not exist. */
export function compilePattern(
  pattern: string,
  rules: Readonly<Record<string, string>>,
  nonterminals: Nonterminals,
): Compiled {
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
    if (piece.endsWith('!') && piece.length > 1) return notedWord(literalOf(piece));
    return literal(literalOf(piece));
  }

  function closed(mark: string): Compiled {
    const inner = choice();
    if (pieces[next++] !== mark) throw new Error(`Missing ${mark} in the pattern: ${pattern}`);
    return inner;
  }

  function reference(name: string): Compiled {
    const rule = rules[name];
    if (rule !== undefined) return compilePattern(rule, rules, nonterminals);
    const nonterminal = nonterminals[name];
    if (nonterminal === undefined) throw new Error(`Unknown <${name}> in the pattern: ${pattern}`);
    const match: Matcher = (parser, captures) => {
      if (!nonterminal.starts(parser)) return false;
      nonterminal.take(parser, captures);
      return true;
    };
    return { match, firsts: null, empty: false };
  }

  const compiled = choice();
  if (next < pieces.length) throw new Error(`Unexpected ${pieces[next]} in the pattern: ${pattern}`);
  return compiled;
}

function literal(spelling: string): Compiled {
  return { match: (parser) => parser.cursor.eat(spelling), firsts: new Set([spelling]), empty: false };
}

function notedWord(spelling: string): Compiled {
  const match: Matcher = (parser, captures) => {
    if (!parser.cursor.eat(spelling)) return false;
    captures.words.push(spelling);
    return true;
  };
  return { match, firsts: new Set([spelling]), empty: false };
}

function allOf(items: readonly Compiled[]): Compiled {
  const matchers = items.map((item) => item.match);
  const match: Matcher = (parser, captures) => {
    const start = parser.cursor.index;
    const words = captures.words.length;
    for (const matcher of matchers) {
      if (!matcher(parser, captures)) {
        parser.cursor.reset(start);
        captures.words.length = words;
        return false;
      }
    }
    return true;
  };
  const leading = items.slice(0, items.findIndex((item) => !item.empty) + 1 || items.length);
  return { match, firsts: union(leading), empty: items.every((item) => item.empty) };
}

function anyOf(branches: readonly Compiled[]): Compiled {
  const matchers = branches.map((branch) => branch.match);
  const match: Matcher = (parser, captures) => {
    for (const matcher of matchers) if (matcher(parser, captures)) return true;
    return false;
  };
  return { match, firsts: union(branches), empty: branches.some((branch) => branch.empty) };
}

function optional(item: Compiled): Compiled {
  const match: Matcher = (parser, captures) => {
    parser.cursor.optionally(() => item.match(parser, captures));
    return true;
  };
  return { match, firsts: item.firsts, empty: true };
}

function anyNumberOf(item: Compiled): Compiled {
  const match: Matcher = (parser, captures) => {
    for (let start = -1; start !== parser.cursor.index; ) {
      start = parser.cursor.index;
      if (!parser.cursor.optionally(() => item.match(parser, captures))) break;
    }
    return true;
  };
  return { match, firsts: item.firsts, empty: true };
}

function union(items: readonly Compiled[]): ReadonlySet<string> | null {
  const firsts = new Set<string>();
  for (const item of items) {
    if (item.firsts === null) return null;
    for (const first of item.firsts) firsts.add(first);
  }
  return firsts;
}

interface Row<Effect> {
  readonly match: Matcher;
  readonly effect: Effect;
  /** Place among the table's rows, from 0. */
  readonly place: number;
}

/** What a row has taken before it starts: nothing. */
export function noCaptures(): Captures {
  return { words: [], integers: [], strings: [], expressions: [] };
}

/** What a row matched: its effect and what its nonterminals took. */
export interface Match<Effect> {
  readonly effect: Effect;
  readonly captures: Captures;
  /** Place of the row in its table, from 0. */
  readonly place: number;
}

interface Dispatch<Effect> {
  readonly bySpelling: ReadonlyMap<string, readonly Row<Effect>[]>;
  /** Rows that start with a nonterminal, in order with the others for words that start none of those. */
  readonly open: readonly Row<Effect>[];
}

function dispatchOf<Effect>(
  table: Readonly<Record<string, Effect>>,
  rules: Readonly<Record<string, string>>,
  nonterminals: Nonterminals,
): Dispatch<Effect> {
  const bySpelling = new Map<string, Row<Effect>[]>();
  const open: Row<Effect>[] = [];
  for (const [place, [pattern, effect]] of Object.entries(table).entries()) {
    const { match, firsts } = compilePattern(pattern, rules, nonterminals);
    const row = { match, effect, place };
    if (firsts === null) {
      open.push(row);
      for (const rows of bySpelling.values()) rows.push(row);
      continue;
    }
    for (const first of firsts) bySpelling.set(first, [...(bySpelling.get(first) ?? open), row]);
  }
  return { bySpelling, open };
}

/** A table of syntax rows, ready to match: the first row that matches at the cursor wins. */
export class RowSet<Effect> {
  readonly #table: Readonly<Record<string, Effect>>;
  readonly #rules: Readonly<Record<string, string>>;
  readonly #nonterminals: Nonterminals;
  /** The rows by the words and marks that they start with; made when the first of them is asked for. */
  #dispatch: Dispatch<Effect> | null = null;

  constructor(
    table: Readonly<Record<string, Effect>>,
    rules: Readonly<Record<string, string>>,
    nonterminals: Nonterminals,
  ) {
    this.#table = table;
    this.#rules = rules;
    this.#nonterminals = nonterminals;
  }

  get #rows(): Dispatch<Effect> {
    this.#dispatch ??= dispatchOf(this.#table, this.#rules, this.#nonterminals);
    return this.#dispatch;
  }

  /** Compiles all rows now. Throws Error for a pattern that is badly written. */
  check(): void {
    dispatchOf(this.#table, this.#rules, this.#nonterminals);
  }

  /** Whether a row can start with this word or mark. */
  mayStart(spelling: string): boolean {
    return this.#rows.bySpelling.has(spelling);
  }

  /** Matches one row at the cursor; null: none matches, and the cursor stays. */
  match(parser: Parser): Match<Effect> | null {
    return parser.cursor.optionally(() => this.#firstMatch(parser));
  }

  #firstMatch(parser: Parser): Match<Effect> | null {
    const { cursor } = parser;
    const { bySpelling, open } = this.#rows;
    const rows = bySpelling.get(cursor.spelling) ?? open;
    const start = cursor.index;
    for (const row of rows) {
      const captures = noCaptures();
      if (row.match(parser, captures)) return { effect: row.effect, captures, place: row.place };
      cursor.reset(start);
    }
    return null;
  }
}
