import { Cursor } from '../cursor.ts';
import type { QualifiedName, Table } from '../ir.ts';
import { tokenize } from '../lexer.ts';
import { analyse, analysePartition } from './analyse.ts';
import { typesOf } from './analyse-types.ts';
import { Checker } from './check.ts';
import type { Grammar, Parser } from './context.ts';
import type { TableDraft } from './draft.ts';
import { withNearestTypes } from './nearest-type.ts';
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
    creations: { functions: new Set(), operators: false },
    captures: null,
    qualifiers: [],
  };
  parseText(parser);
  const target = targetOf(parser);
  const { analysis } = grammar.dialect;
  const find = (name: QualifiedName): TableDraft | undefined => parser.tables.find(name);
  const surroundings = { types: typesOf(parser), find, source };
  // A partition of its own statement has the columns of its parent.
  for (const table of parser.tables.all) {
    if (analysis === null) continue;
    (table.partitionOf === null ? analyse : analysePartition)(table, analysis, surroundings);
  }
  return withNearestTypes(new Checker(parser.tables, source, grammar.dialect).check(target), grammar);
}
