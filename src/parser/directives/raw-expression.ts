import { DdlError } from '../../ddl-error.ts';
import { tokenize } from '../../lexer.ts';
import type { LexicalTable } from '../../lexical-table.ts';
import { MAX_EXPRESSION_CHARACTERS } from '../../limits.ts';
import { SYMBOL } from '../../token.ts';

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

const CLOSERS: ReadonlySet<string> = new Set(CLOSING.values());

/** What clients and servers read in different ways, whatever stands around it: escapes, breaks of lines, ends of comments. */
const AMBIGUOUS = /\\|\p{Cc}|\*\//u;

/**
 * Why a text may not stand as it is among the values of a row, as the rest of a sentence; null: it may. What it computes is not
 * looked at: only that the row behind it goes on as it should, however a client or a server is set.
 */
export function rawExpressionFault(text: string, table: LexicalTable): string | null {
  if (text.trim() === '') return 'must be an expression, such as now()';
  if (text.length > MAX_EXPRESSION_CHARACTERS) return `must have at most ${MAX_EXPRESSION_CHARACTERS} characters`;
  if (AMBIGUOUS.test(text)) return 'must hold no backslash, no line break and no "*/"';
  try {
    return faultOfTokens(text, table);
  } catch (error) {
    if (!(error instanceof DdlError)) throw error;
    return `must be one whole expression: ${error.message.replace(/\.$/, '')}`;
  }
}

/** Throws DdlError for what is no token. */
function faultOfTokens(text: string, table: LexicalTable): string | null {
  const { count, kinds, starts, ends } = tokenize(text, table);
  const open: string[] = [];
  let behind = 0;
  for (let i = 0; i < count; i++) {
    const [start = 0, end = 0] = [starts[i], ends[i]];
    if (text.slice(behind, start).trim() !== '') return 'must hold no comment';
    behind = end;
    const mark = kinds[i] === SYMBOL ? text.slice(start, end) : '';
    if (mark === ';') return 'must hold no semicolon outside of quotes';
    if (mark === ',' && open.length === 0) return 'must be one expression, not a list of several';
    const closing = CLOSING.get(mark);
    if (closing !== undefined) open.push(closing);
    else if (CLOSERS.has(mark) && open.pop() !== mark) return `must not close what it does not open, "${mark}"`;
  }
  return open.length === 0 ? null : `must close what it opens, with "${open.at(-1)}"`;
}
