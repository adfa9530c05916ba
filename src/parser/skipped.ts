import type { Cursor } from '../cursor.ts';
import { END, QUOTED_NAME, SYMBOL, WORD } from '../token.ts';
import type { Nonterminals, Parser } from './context.ts';

/** Takes everything up to the parenthesis that closes the one at the cursor. */
export function skipBalanced(cursor: Cursor): void {
  const start = cursor.offset;
  let depth = 0;
  do {
    if (cursor.kind === END) throw cursor.error('This parenthesis is not closed.', start);
    if (cursor.kind === SYMBOL && cursor.spelling === '(') depth++;
    if (cursor.kind === SYMBOL && cursor.spelling === ')') depth--;
    cursor.advance();
  } while (depth > 0);
}

/** Tokens that are looked through for a comma. */
const MAX_LOOKED_AHEAD = 64;

/** Whether the parentheses at the cursor hold a list: a comma stands in them, not far from their beginning. */
export function listsSeveral(cursor: Cursor): boolean {
  if (cursor.spelling !== '(') return false;
  let depth = 0;
  for (let i = 0; i < MAX_LOOKED_AHEAD; i++) {
    const spelling = cursor.peek(i);
    if (spelling === '(') depth++;
    else if (spelling === ')') depth--;
    if (spelling === ',' && depth === 1) return true;
    if (depth === 0 || cursor.peekKind(i) === END) return false;
  }
  return false;
}

/** Takes all that is left of a statement. */
export function skipStatement(cursor: Cursor): void {
  while (cursor.kind !== END && cursor.spelling !== ';') cursor.advance();
}

const never = (): boolean => false;

/** Words behind END where it ends what is not counted. */
const UNCOUNTED_ENDS: ReadonlySet<string> = new Set(['if', 'loop', 'while', 'repeat']);

/**
 * Takes all that is left of a statement that holds others: in parentheses, or in blocks between BEGIN and END. Where one of them
 * is not closed, it ends at its first semicolon. It ends before what `isNext` says is another statement, too.
 */
export function skipBlocks(parser: Parser, isNext: () => boolean = never): void {
  const { cursor } = parser;
  if (parser.hasOpenBlock) {
    skipStatement(cursor);
    return;
  }
  let first = -1;
  let depth = 0;
  for (; cursor.kind !== END; cursor.advance()) {
    const { spelling } = cursor;
    if (depth <= 0 && isNext()) return;
    if (spelling === ';') {
      // What the client's DELIMITER made the end of statements is no end of those within.
      if (depth <= 0 || cursor.text !== ';') return;
      if (first < 0) first = cursor.index;
    } else if (spelling === '(' || spelling === 'begin' || (spelling === 'case' && cursor.peek(-1) !== 'end')) {
      depth++;
    } else if (spelling === ')' || (spelling === 'end' && !UNCOUNTED_ENDS.has(cursor.peek(1)))) {
      depth--;
    }
  }
  if (depth <= 0 || first < 0) return;
  parser.hasOpenBlock = true;
  cursor.reset(first);
}

/** Tokens from number `start` ahead to this word outside of parentheses in the same statement; 0: it does not follow. */
function spellingAhead(cursor: Cursor, start: number, word: string): number {
  let depth = 0;
  for (let i = start; cursor.peekKind(i) !== END; i++) {
    const spelling = cursor.peek(i);
    if (spelling === ';' || depth < 0) return 0;
    if (spelling === '(') depth++;
    else if (spelling === ')') depth--;
    else if (spelling === word && depth === 0) return i;
  }
  return 0;
}

/** Words that may stand between the columns of a table and the AS of its query. */
const BEFORE_QUERY: ReadonlySet<string> = new Set(['as', 'using', 'with', 'without', 'on', 'tablespace']);

/** Tokens up to the AS of a query, behind names in parentheses (without types) and options; 0: there is no query. */
function tokensToQuery(cursor: Cursor): number {
  let i = 0;
  if (cursor.peek(0) === '(') {
    do {
      const kind = cursor.peekKind(i + 1);
      if (kind !== WORD && kind !== QUOTED_NAME) return 0;
      i += 2;
    } while (cursor.peek(i) === ',');
    if (cursor.peek(i++) !== ')') return 0;
  }
  return BEFORE_QUERY.has(cursor.peek(i)) ? spellingAhead(cursor, i, 'as') : 0;
}

const always = (): boolean => true;

/** Productions of what is skipped, since it does not matter to rows. */
export const skipped: Nonterminals = {
  /** What stands between a table's name and the AS of its query. */
  'query-head': {
    starts: ({ cursor }) => tokensToQuery(cursor) > 0,
    take({ cursor }) {
      for (let left = tokensToQuery(cursor); left > 0; left--) cursor.advance();
    },
  },
  /** A query that makes a table: SELECT … INTO. */
  'query-into': {
    starts: ({ cursor }) => spellingAhead(cursor, 0, 'into') > 0,
    take({ cursor }) {
      skipStatement(cursor);
    },
  },
  balanced: {
    starts: ({ cursor }) => cursor.at('('),
    take({ cursor }) {
      skipBalanced(cursor);
    },
  },
  /** The rest of a statement that may hold others. */
  routine: {
    starts: always,
    take(parser) {
      skipBlocks(parser);
    },
  },
  'up-to-execute': {
    starts: always,
    take({ cursor }) {
      for (let ahead = spellingAhead(cursor, 0, 'execute'); ahead > 0; ahead--) cursor.advance();
    },
  },
  /** All that is left of a statement that does not matter to rows. */
  rest: {
    starts: always,
    take({ cursor }) {
      skipStatement(cursor);
    },
  },
};
