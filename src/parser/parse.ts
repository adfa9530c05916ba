import { Cursor } from '../cursor.ts';
import type { Table } from '../ir.ts';
import { tokenize } from '../lexer.ts';
import { analyse } from './analyse.ts';
import { check } from './check.ts';
import type { Grammar, Parser } from './context.ts';
import { parseText } from './statement.ts';

/** Reads one CREATE TABLE statement and its companions. Throws DdlError where the text is at fault. */
export function parse(source: string, grammar: Grammar): Table {
  const tokens = tokenize(source, grammar.lexicalTable);
  const { spellings } = grammar.lexicalTable.vocabulary;
  const parser: Parser = { cursor: new Cursor(tokens, grammar.dialect, spellings), grammar, definitions: new Map() };
  const draft = parseText(parser);
  if (grammar.dialect.analysis !== null) analyse(draft, grammar.dialect.analysis, source);
  return check(draft, source, grammar.dialect);
}
