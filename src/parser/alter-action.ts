import type { AlterEffect } from '../../grammar/dialect.ts';
import { alterations, dropPrefixes, renameColumn, sizeOf } from './alteration.ts';
import { parseAttributes, parseColumn } from './column.ts';
import type { Parser } from './context.ts';
import { drawsFromSequence, existingColumn, TableDraft, type TableEffect } from './draft.ts';
import { parseConstraint, parseElement } from './element.ts';
import { repartitions } from './repartition.ts';
import { numberingOf } from './sequence.ts';
import { parseOptions } from './table-option.ts';

/** Actions : Action ( , Action )* [Partitions] | Partitions — what divides the table stands alone, or last without a comma. */
export function parseActions(parser: Parser, table: TableDraft): void {
  const { cursor } = parser;
  for (let others = 0; ; ) {
    const { offset, spelling } = cursor;
    const effect = parseAction(parser, table);
    const isAlone = Object.hasOwn(repartitions, effect) || spelling === 'partition';
    if (isAlone && others > 0) throw cursor.error('What divides a table stands alone.', offset);
    if (isAlone || !cursor.eat(',')) break;
    if (effect !== 'ignored') others++;
  }
  if (cursor.at('partition') || cursor.at('remove')) parseAction(parser, table);
}

/** Action : a row of the dialect's alter actions, what it adds behind it. */
function parseAction(parser: Parser, table: TableDraft): AlterEffect {
  const { cursor, grammar } = parser;
  const offset = cursor.offset;
  const match = grammar.alterActions.match(parser);
  if (match === null) throw cursor.unexpected();
  if (Object.hasOwn(alterations, match.effect)) cursor.rework(sizeOf(table));
  alterEffects[match.effect](table, match.captures, { parser, offset });
  return match.effect;
}

const alterEffects: Readonly<Record<AlterEffect, TableEffect>> = {
  ignored() {},

  versioned(table) {
    table.isVersioned = true;
  },

  ...alterations,
  ...repartitions,

  /** The table has the parent's columns and checks already. */
  inherit(table, { table: name = [] }, { parser }) {
    const parent = parser.tables.find(name);
    if (parent !== undefined && parent !== table) table.sources.push(parent);
  },

  tableOptions(table, _captures, { parser }) {
    const start = parser.cursor.index;
    parseOptions(parser, table, '');
    if (parser.cursor.index === start) throw parser.cursor.unexpected();
  },

  addElement(table, captures, place) {
    if (!parseConstraint(place.parser, table)) alterEffects.addColumn(table, captures, place);
  },

  addColumn(table, { words }, { parser }) {
    const { cursor } = parser;
    const element = () => (words.includes('exists') ? addAbsent(parser, table) : parseElement(parser, table));
    if (cursor.spelling === '(') cursor.parenthesized(element);
    else element();
    parser.grammar.columnPosition.match(parser);
  },

  modifyColumn(table, { name, words }, { parser, offset }) {
    const column = parseColumn(parser, table);
    parser.grammar.columnPosition.match(parser);
    if (words.includes('exists') && table.column(name ?? column.name) === undefined) return;
    const old = existingColumn(table, name ?? column.name, { parser, offset });
    if (name !== undefined) {
      parser.cursor.rework(sizeOf(table));
      renameColumn(table, name, column.name);
    }
    table.columns = table.columns.map((one) => (one === old ? column : one));
    dropPrefixes(table, column);
  },

  setNotNull(table, { name }, place) {
    existingColumn(table, name, place).nullable = false;
  },

  dropNotNull(table, { name }, place) {
    existingColumn(table, name, place).nullable = true;
  },

  setDefault(table, { name, expressions }, place) {
    const column = existingColumn(table, name, place);
    column.default = expressions[0] ?? null;
    column.filledBy = drawsFromSequence(column.default) ? 'sequence' : 'writer';
    column.numbering = null;
  },

  setType(table, { name, type }, place) {
    if (type !== undefined) existingColumn(table, name, place).type = type;
  },

  dropDefault(table, { name }, place) {
    const column = existingColumn(table, name, place);
    column.default = null;
    column.filledBy = 'writer';
    column.numbering = null;
  },

  identity(table, captures, place) {
    const column = existingColumn(table, captures.name, place);
    column.filledBy = 'sequence';
    column.numbering = numberingOf(captures);
  },

  attribute(table, { name }, place) {
    parseAttributes(place.parser, table, existingColumn(table, name, place));
  },
};

/** IF NOT EXISTS: what is read of a column that is there has no effect. */
function addAbsent(parser: Parser, table: TableDraft): void {
  const start = parser.cursor.index;
  const alone = new TableDraft(table.name, parser.cursor.offset, parser.grammar.dialect.columnNames);
  parseElement(parser, alone);
  if (alone.columns.some(({ name }) => table.column(name) !== undefined)) return;
  parser.cursor.reset(start);
  parseElement(parser, table);
}
