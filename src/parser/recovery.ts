import { DdlError } from '../ddl-error.ts';
import { startsLine } from '../extent.ts';
import type { Parser } from './context.ts';
import { skipBlocks } from './skipped.ts';

/**
 * Skips a statement that ended in an error, with a warning. Throws the error where the statement defines tables or what they
 * are made of, or where the caller wants every statement to be understood. `start`: the number of the statement's first token.
 */
export function skipUnread(parser: Parser, start: number, error: unknown): void {
  const { cursor, unread, warnings } = parser;
  if (!(error instanceof DdlError) || unread === 'refused') throw error;
  cursor.restart(start);
  parser.captures = null;
  parser.qualifiers.length = 0;
  if (defines(parser)) throw error;
  const { offset } = cursor;
  // Whatever its first word means, it is behind that.
  cursor.advance();
  skipBlocks(parser, () => startsDefinition(parser));
  warnings.push({ code: 'statement_skipped', message: `This statement is skipped: ${error.message}`, offset });
}

/** Whether a statement at the cursor would define something. */
function defines(parser: Parser): boolean {
  const { cursor, grammar } = parser;
  const start = cursor.index;
  const isDefinition = grammar.definingStatements.match(parser) !== null;
  cursor.reset(start);
  return isDefinition;
}

/** The same where it begins a line: what is not understood may lack its semicolon. */
function startsDefinition(parser: Parser): boolean {
  const { cursor, grammar } = parser;
  if (!grammar.definingStatements.mayStart(cursor)) return false;
  return startsLine(cursor.tokens.source, cursor.offset, grammar.lexicalTable) && defines(parser);
}
