import { DdlError } from '../ddl-error.ts';
import type { Parser } from './context.ts';
import { skipBlocks } from './skipped.ts';

/**
 * Passes over a statement that ended in an error, with a warning. Throws the error where the statement defines tables or what they
 * are made of, or where the caller wants every statement to be understood. `start`: the number of the statement's first token.
 */
export function skipUnread(parser: Parser, start: number, error: unknown): void {
  const { cursor, grammar, unread, warnings } = parser;
  if (!(error instanceof DdlError) || unread === 'refused') throw error;
  cursor.restart(start);
  parser.captures = null;
  parser.qualifiers.length = 0;
  if (grammar.definingStatements.match(parser) !== null) throw error;
  const { offset } = cursor;
  // Whatever its first word means, it is behind that.
  cursor.advance();
  skipBlocks(parser);
  warnings.push({ code: 'statement_skipped', message: `This statement is skipped: ${error.message}`, offset });
}
