import { Cursor } from '../cursor.ts';
import type { Table } from '../ir.ts';
import { tokenize } from '../lexer.ts';
import { analyse } from './analyse.ts';
import { Checker } from './check.ts';
import type { Grammar, Parser } from './context.ts';
import { parseText } from './statement.ts';
import { Tables, targetOf } from './tables.ts';

/** Reads one CREATE TABLE statement and its companions. Throws DdlError where the text is at fault. */
export function parse(source: string, grammar: Grammar): Table {
  const tokens = tokenize(source, grammar.lexicalTable);
  const { spellings } = grammar.lexicalTable.vocabulary;
  const parser: Parser = {
    cursor: new Cursor(tokens, grammar.dialect, spellings, grammar.names),
    grammar,
    definitions: new Map(),
    tables: new Tables(),
    captures: null,
    qualifiers: [],
  };
  parseText(parser);
  const target = targetOf(parser);
  const { analysis } = grammar.dialect;
  // A partition of its own statement has the columns of its parent.
  for (const table of parser.tables.all) {
    if (analysis !== null && table.partitionOf === null) analyse(table, analysis, source);
  }
  return new Checker(parser.tables, source, grammar.dialect).check(target);
}
