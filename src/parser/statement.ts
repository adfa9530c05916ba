import type { StatementEffect } from '../../grammar/dialect.ts';
import type { DdlError } from '../ddl-error.ts';
import { parseActions } from './alter-action.ts';
import { alterations } from './alteration.ts';
import type { Captures } from './captures.ts';
import type { Parser } from './context.ts';
import { copyLike, EVERYTHING } from './copy.ts';
import { creations } from './creations.ts';
import { indexKind, newColumn, newKey, TableDraft } from './draft.ts';
import { parseElement, parseTypedElement, unknownSource } from './element.ts';
import { parsePartitionBound } from './partition.ts';
import { skipUnread } from './recovery.ts';
import { redefinitions } from './redefinition.ts';
import { parseSchemaElements } from './schema.ts';
import { numberingOf } from './sequence.ts';
import { skipBalanced, skipStatement } from './skipped.ts';
import { parseOptions } from './table-option.ts';
import { addPartition } from './tables.ts';
import { unknownColumns } from './target.ts';
import { defineComposite, defineDomain, defineEnum, defineRange } from './type-definition.ts';

/**
 * Text : [Statement] ( ; [Statement] )* — with CREATE TABLE statements among them, which it adds to the parser's tables. Throws
 * DdlError where the text is at fault.
 */
export function parseText(parser: Parser): void {
  const { cursor } = parser;
  for (;;) {
    while (cursor.spelling === ';') cursor.advance();
    if (cursor.atEnd()) return;
    const start = cursor.index;
    try {
      parseStatement(parser);
      if (!cursor.atEnd() && !cursor.at(';')) throw cursor.unexpected();
    } catch (error) {
      skipUnread(parser, start, error);
    }
  }
}

/** Statement : a row of the dialect's statements. */
function parseStatement(parser: Parser): void {
  const { cursor, grammar } = parser;
  const offset = cursor.offset;
  const match = grammar.statements.match(parser);
  if (match === null) {
    cursor.expecting('a CREATE TABLE statement');
    throw cursor.unexpected();
  }
  statementEffects[match.effect](parser, match.captures, offset);
  parser.qualifiers.length = 0;
}

/** Where only a table's own name may qualify columns, what stands in it is about that table's columns alone. */
function refuseOtherTables({ cursor, grammar, qualifiers }: Parser, { name }: TableDraft): void {
  if (grammar.dialect.qualifiers.ofColumns === 'anyTable') return;
  const other = qualifiers.find((qualifier) => qualifier.name !== name.at(-1));
  if (other === undefined) return;
  throw cursor.error(`There is no table "${other.name}" here.`, other.offset, 'semantic_error');
}

type Effect = (parser: Parser, captures: Captures, offset: number) => void;

const statementEffects: Readonly<Record<StatementEffect, Effect>> = {
  ignored() {},

  /** ( Element [, Element]* ) Option* */
  createTable(parser, { table: name, words }, offset) {
    const { cursor, grammar } = parser;
    const table = newTable(parser, name, words, offset);
    notePersistence(table, words);
    refuseLeadingOptions(parser, table);
    if (cursor.spelling === '(' && cursor.peek(1) === ')' && grammar.dialect.emptyTables) {
      cursor.advance();
      cursor.advance();
    } else {
      cursor.parenthesized(() => parseElement(parser, table));
    }
    parseOptions(parser, table);
    refuseOtherTables(parser, table);
  },

  /** ( Element [, Element]* ) Option* — where the type came along */
  createTableOf(parser, { table: name, parent, words }, offset) {
    const { cursor, definitions } = parser;
    const fields = definitions.get(parent?.at(-1) ?? '')?.columns;
    if (fields === undefined) {
      throw cursor.error(
        `The columns of the type of "${name?.join('.')}" are not known here: send its CREATE TYPE along, or the table with its columns instead of OF.`,
        offset,
        'unsupported_statement',
      );
    }
    const table = newTable(parser, name, words, offset);
    notePersistence(table, words);
    table.columns = fields.map(({ name: field, type }) => newColumn(field, offset, type, null));
    if (cursor.spelling === '(') cursor.parenthesized(() => parseTypedElement(parser, table));
    const generated = table.columns.find(({ generation }) => generation !== null);
    if (generated !== undefined) {
      throw cursor.error('A table of a type has no generated columns.', generated.offset, 'semantic_error');
    }
    parseOptions(parser, table);
  },

  createTableAs(parser, _captures, offset) {
    const fault = unknownColumns(parser.cursor, offset);
    if (parser.unread === 'refused') throw fault;
    skipped(parser, fault);
  },

  selectInto({ tables }, _captures, offset) {
    tables.addQuery(offset);
  },

  /** [( Element [, Element]* )] Bound Option* — a partition of a table that was created. */
  createPartition(parser, { table: name, parent: parentName, words }, offset) {
    const { cursor, tables } = parser;
    const parent = tables.findAny(parentName ?? []);
    if (parent === undefined) {
      if (cursor.spelling === '(') skipBalanced(cursor);
      parsePartitionBound(parser);
      throw cursor.error(
        'The columns of a partition are those of its parent: send the definition of the parent instead of PARTITION OF.',
        offset,
        'unsupported_statement',
      );
    }
    const table = newTable(parser, name, words, offset);
    notePersistence(table, words);
    if (cursor.spelling === '(') {
      cursor.rework(parent.columns.length);
      table.columns = parent.columns.map((column) => ({ ...column }));
      cursor.parenthesized(() => parseTypedElement(parser, table));
    }
    const bound = parsePartitionBound(parser);
    parseOptions(parser, table);
    refuseOtherTables(parser, table);
    addPartition(parser, parent, table, bound, offset);
  },

  createTableLike(parser, { table: name, parent = [], words }, offset) {
    const source = parser.tables.find(parent);
    if (source === undefined) throw unknownSource(parser, parent, offset);
    const table = newTable(parser, name, words, offset);
    copyLike(parser, table, source, EVERYTHING);
    const { partitioning, characterSet, collation, engine } = source;
    Object.assign(table, { partitioning, characterSet, collation, engine });
  },

  ...creations,
  ...redefinitions,

  createEnum: defineEnum,
  createRange: defineRange,
  createComposite: defineComposite,
  createDomain: defineDomain,

  dropIndex(parser, captures, offset) {
    alterations.dropKey(ownTable(parser, captures.table, offset), captures, { parser, offset });
  },

  /** Name TO Name [, Name TO Name]* */
  renameTables(parser, _captures, offset) {
    const { cursor, tables } = parser;
    cursor.list(() => {
      const table = ownTable(parser, cursor.qualifiedName('column'), offset);
      cursor.expect('to');
      tables.rename(table, cursor.qualifiedName('column'));
    });
  },

  setSearchPath({ tables }, { columns = [] }) {
    tables.searchPath = columns;
  },

  createRelation({ tables }, { table: name = [] }) {
    tables.addOther(name);
  },

  dropTables({ tables }, { tables: names = [] }) {
    for (const name of names) tables.drop(name);
  },

  createSequence({ tables }, captures) {
    tables.addSequence(captures.table ?? [], numberingOf(captures));
  },

  /** CREATE SCHEMA Name Element* */
  createSchema(parser, { name }) {
    parseSchemaElements(parser, name ?? null, parseStatement);
  },

  createIndex(parser, { name, parts, included, table: target, where, words }, offset) {
    if (isOfOther(parser, target)) return;
    if (parser.unread === 'skipped' && parser.tables.findAny(target ?? []) === undefined) {
      skipped(parser, noTable(parser, target, offset));
      return;
    }
    const table = ownTable(parser, target, offset);
    refuseOtherTables(parser, table);
    table.mentions.push(...(included ?? []));
    if (!words.includes('unique')) {
      table.indexes.push({
        name: name ?? null,
        offset,
        parts: parts ?? [],
        where: where ?? null,
        kind: indexKind(words),
      });
      return;
    }
    const key = newKey('unique', name ?? null, offset, parts ?? []);
    key.nullsDistinct = !words.includes('not');
    key.where = where ?? null;
    table.keys.push(key);
  },

  /** COMMENT ON COLUMN Table . Column IS String — of a view's columns, too. */
  commentColumn({ tables }, { parent: path = [], strings }) {
    const column = tables.findAny(path.slice(0, -1))?.column(path.at(-1) ?? '');
    if (column !== undefined) column.comment = strings[0] ?? null;
  },

  /** ALTER TABLE Name Action [, Action]* */
  alterTable(parser, { table: target, words }, offset) {
    const { cursor, tables } = parser;
    const isAbsent = tables.findAny(target ?? []) === undefined;
    if ((isAbsent && words.includes('exists')) || isOfOther(parser, target)) return skipStatement(cursor);
    if (isAbsent && parser.unread === 'skipped') return skipped(parser, noTable(parser, target, offset));
    const table = ownTable(parser, target, offset);
    parseActions(parser, table);
    refuseOtherTables(parser, table);
  },
};

function notePersistence(table: TableDraft, words: readonly string[]): void {
  if (words.includes('unlogged')) table.persistence = 'unlogged';
  if (words.includes('temp') || words.includes('temporary')) table.persistence = 'temporary';
}

/** The table that a statement creates. Where one of its name is there already, and the statement minds that, nothing comes of it. */
function newTable(
  { grammar, tables }: Parser,
  name: Captures['table'],
  words: readonly string[],
  offset: number,
): TableDraft {
  const table = new TableDraft(tables.inSearchPath(name ?? []), offset, grammar.dialect.columnNames);
  if (words.includes('replace')) tables.drop(table.name);
  if (!words.includes('exists') || !tables.has(table.name)) tables.add(table);
  return table;
}

/** What begins with an option has its columns from a query: where it has none, a list is missing. */
function refuseLeadingOptions(parser: Parser, table: TableDraft): void {
  const { cursor, grammar } = parser;
  const { keywords } = grammar.dialect;
  if (cursor.spelling === '(' && cursor.peek(1) !== '(' && keywords.get(cursor.peek(1)) !== 'reserved') return;
  const start = cursor.index;
  parseOptions(parser, table);
  if (cursor.index > start && !cursor.at('(')) throw cursor.unexpected();
  if (cursor.index > start) throw cursor.error('Options stand behind the columns.');
}

/** Whether a name is that of a view or a sequence: PostgreSQL's ALTER TABLE and CREATE INDEX take those, too. */
function isOfOther({ tables }: Parser, name: Captures['table'] = []): boolean {
  return tables.isOther(name) && tables.find(name) === undefined;
}

/** The table that was created, which the statement at `offset` must name. */
function ownTable(parser: Parser, name: Captures['table'], offset: number): TableDraft {
  const table = parser.tables.findAny(name ?? []);
  if (table === undefined) throw noTable(parser, name, offset);
  return table;
}

function noTable({ cursor }: Parser, name: Captures['table'], offset: number): DdlError {
  const message = `There is no CREATE TABLE for "${name?.at(-1)}" before this statement.`;
  return cursor.error(message, offset, 'semantic_error');
}

/** Skips the rest of a statement about a table that gets no rows from here, with a warning. */
function skipped({ cursor, warnings }: Parser, { message, offset }: DdlError): void {
  skipStatement(cursor);
  warnings.push({ code: 'statement_skipped', message: `This statement is skipped: ${message}`, offset });
}
