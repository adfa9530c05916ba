import type { QualifiedName } from '../ir.ts';
import { END } from '../token.ts';
import type { Parser } from './context.ts';

/** Words that begin an element of a schema; both are reserved, so that no element holds them. */
const STARTS: ReadonlySet<string> = new Set(['create', 'grant']);

/** Elements whose rows take no more than themselves; the others have no effect on rows. */
const READ: ReadonlySet<string> = new Set(['table', 'index', 'unique', 'unlogged', 'temporary', 'temp']);

/**
 * ( CREATE TABLE … | CREATE INDEX … | CREATE VIEW … | CREATE SEQUENCE … | CREATE TRIGGER … | GRANT … )* — the elements of CREATE
 * SCHEMA, whose tables are in that schema (PostgreSQL manual, CREATE SCHEMA). `parseStatement` reads one.
 */
export function parseSchemaElements(
  parser: Parser,
  schema: string | null,
  parseStatement: (parser: Parser) => void,
): void {
  const { cursor, tables } = parser;
  while (STARTS.has(cursor.spelling)) {
    const count = tables.all.length;
    if (cursor.spelling === 'create' && READ.has(cursor.peek(1))) parseStatement(parser);
    else skipElement(parser);
    for (const table of tables.all.slice(count)) {
      if (schema !== null && table.name.length === 1) tables.rename(table, qualified(schema, table.name));
    }
  }
}

function qualified(schema: string, name: QualifiedName): QualifiedName {
  return [schema, ...name];
}

function skipElement({ cursor }: Parser): void {
  do cursor.advance();
  while (cursor.kind !== END && cursor.spelling !== ';' && !STARTS.has(cursor.spelling));
}
