import type { AlterEffect, OptionEffect, StatementEffect } from '../../grammar/dialect.ts';
import { alterations, renameColumn, sizeOf } from './alteration.ts';
import { parseAttributes, parseColumn } from './column.ts';
import type { Captures, Parser } from './context.ts';
import {
  drawsFromSequence,
  existingColumn,
  indexKind,
  newColumn,
  newKey,
  type Place,
  type Reading,
  TableDraft,
} from './draft.ts';
import { parseConstraint, parseElement, parseTypedElement } from './element.ts';
import { noCaptures } from './pattern.ts';
import { redefinitions } from './redefinition.ts';
import { addPartition, repartitions } from './repartition.ts';
import { defineComposite, defineDomain, defineEnum, defineRange } from './type-definition.ts';

/** Text : [Statement] ( ; [Statement] )* — with one CREATE TABLE among the statements. */
export function parseText(parser: Parser): TableDraft {
  const { cursor } = parser;
  const reading: Reading = { parser, table: null };
  for (;;) {
    while (cursor.spelling === ';') cursor.advance();
    if (cursor.atEnd()) break;
    parseStatement(reading);
    if (!cursor.atEnd() && !cursor.at(';')) throw cursor.unexpected();
  }
  if (reading.table === null) throw cursor.error('There is no CREATE TABLE statement here.');
  return reading.table;
}

/** Statement : a row of the dialect's statements. */
function parseStatement(reading: Reading): void {
  const { cursor, grammar } = reading.parser;
  const offset = cursor.offset;
  const match = grammar.statements.match(reading.parser);
  if (match === null) {
    cursor.expecting('a CREATE TABLE statement');
    throw cursor.unexpected();
  }
  statementEffects[match.effect](reading, match.captures, offset);
}

type Effect = (reading: Reading, captures: Captures, offset: number) => void;

const statementEffects: Readonly<Record<StatementEffect, Effect>> = {
  ignored() {},

  /** ( Element [, Element]* ) Option* */
  createTable(reading, { table: name, words }, offset) {
    const { cursor, grammar } = reading.parser;
    const table = newTable(reading, name, offset);
    if (words.includes('unlogged')) table.persistence = 'unlogged';
    if (words.includes('temp') || words.includes('temporary')) table.persistence = 'temporary';
    refuseLeadingOptions(reading.parser, table);
    if (cursor.spelling === '(' && cursor.peek(1) === ')' && grammar.dialect.emptyTables) {
      cursor.advance();
      cursor.advance();
    } else {
      cursor.parenthesized(() => parseElement(reading.parser, table));
    }
    parseOptions(reading.parser, table);
  },

  /** ( Element [, Element]* ) Option* — where the type came along */
  createTableOf(reading, { table: name, parent }, offset) {
    const { cursor, definitions } = reading.parser;
    const fields = definitions.get(parent?.at(-1) ?? '')?.columns;
    if (fields === undefined) {
      throw cursor.error(
        `The columns of the type of "${name?.join('.')}" are not known here: send its CREATE TYPE along, or the table with its columns instead of OF.`,
        offset,
        'unsupported_statement',
      );
    }
    const table = newTable(reading, name, offset);
    table.columns = fields.map(({ name: field, type }) => newColumn(field, offset, type, null));
    if (cursor.spelling === '(') cursor.parenthesized(() => parseTypedElement(reading.parser, table));
    parseOptions(reading.parser, table);
  },

  createTableAs({ parser }, _captures, offset) {
    throw parser.cursor.error(
      'The columns of a query are not known here: send the table with its columns instead of AS.',
      offset,
      'unsupported_statement',
    );
  },

  createTablePartition({ parser }, _captures, offset) {
    throw parser.cursor.error(
      'The columns of a partition are those of its parent: send the definition of the parent instead of PARTITION OF.',
      offset,
      'unsupported_statement',
    );
  },

  /** A partition of the table that was created. */
  createPartition(reading, { parent, bounds }, offset) {
    if (reading.table === null) statementEffects.createTablePartition(reading, noCaptures(), offset);
    else addPartition(ownTable(reading, parent, offset), bounds);
  },

  createTableLike({ parser }, _captures, offset) {
    throw parser.cursor.error(
      'The columns of another table are not known here: send the whole definition instead of LIKE.',
      offset,
      'unsupported_statement',
    );
  },

  ...redefinitions,

  createEnum: ({ parser }, captures) => defineEnum(parser, captures),
  createRange: ({ parser }, captures) => defineRange(parser, captures),
  createComposite: ({ parser }, captures) => defineComposite(parser, captures),
  createDomain: ({ parser }, captures) => defineDomain(parser, captures),

  dropIndex(reading, captures, offset) {
    alterations.dropKey(ownTable(reading, captures.table, offset), captures, { parser: reading.parser, offset });
  },

  renameTable(reading, { table, parent }, offset) {
    ownTable(reading, table, offset).name = parent ?? [];
  },

  createIndex(reading, { name, parts, included, table: target, where, words }, offset) {
    const table = ownTable(reading, target, offset);
    table.mentions.push(...(included ?? []));
    if (!words.includes('unique')) {
      table.indexes.push({ name: name ?? null, offset, parts: parts ?? [], kind: indexKind(words) });
      return;
    }
    const key = newKey('unique', name ?? null, offset, parts ?? []);
    key.nullsDistinct = !words.includes('not');
    key.where = where ?? null;
    table.keys.push(key);
  },

  /** ALTER TABLE Name Action [, Action]* */
  alterTable(reading, { table: target }, offset) {
    const table = ownTable(reading, target, offset);
    reading.parser.cursor.list(() => parseAction(reading.parser, table));
  },
};

function newTable(reading: Reading, name: Captures['table'], offset: number): TableDraft {
  if (reading.table !== null) {
    throw reading.parser.cursor.error('There are two CREATE TABLE statements; send one at a time.', offset);
  }
  reading.table = new TableDraft(name ?? [], offset, reading.parser.grammar.dialect.columnNames);
  return reading.table;
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

/** The table that was created, which the statement at `offset` must name. */
function ownTable({ parser, table }: Reading, name: Captures['table'], offset: number): TableDraft {
  const last = name?.at(-1) ?? '';
  if (table === null || table.name.at(-1)?.toLowerCase() !== last.toLowerCase()) {
    throw parser.cursor.error(
      `There is no CREATE TABLE for "${last}" before this statement.`,
      offset,
      'semantic_error',
    );
  }
  return table;
}

/** Option ( [Separator] Option )* */
function parseOptions(parser: Parser, table: TableDraft, separator = parser.grammar.dialect.optionSeparator): void {
  const { cursor, grammar } = parser;
  for (let separated = false, last: { readonly effect: OptionEffect; readonly place: number } | null = null; ; ) {
    const offset = cursor.offset;
    const match = grammar.tableOptions.match(parser);
    if (match === null) {
      if (!separated) return;
      cursor.expecting('a table option');
      throw cursor.unexpected();
    }
    if (grammar.dialect.optionOrder === 'fixed' && last !== null && match.place <= last.place) {
      throw cursor.error('This option cannot stand behind the one before it.', offset);
    }
    // Behind the partitions that the statement defines, only a query stands.
    if (last?.effect === 'partitionBy' && match.effect !== 'select') {
      throw cursor.error('This option stands before PARTITION BY.', offset);
    }
    last = match;
    optionEffects[match.effect](table, match.captures, { parser, offset });
    separated = separator !== '' && cursor.eat(separator);
  }
}

type OptionEffectOn = (table: TableDraft, captures: Captures, place: Place) => void;

const optionEffects: Readonly<Record<OptionEffect, OptionEffectOn>> = {
  ignored() {},

  characterSet(table, { characterSet }) {
    table.characterSet = characterSet ?? null;
  },

  collation(table, { collation }) {
    table.collation = collation ?? null;
  },

  engine(table, { name }) {
    table.engine = name ?? null;
  },

  inherits(table) {
    table.inherits = true;
  },

  onCommit(table, _captures, { parser, offset }) {
    if (table.persistence === 'temporary') return;
    throw parser.cursor.error('ON COMMIT is for temporary tables only.', offset, 'semantic_error');
  },

  sequenceStart(table, { integers }) {
    table.sequenceStart = integers[0] ?? 1;
  },

  /** The columns that the query adds to those of the list are not known. */
  select(table, _captures, { parser, offset }) {
    if (table.columns.length > 0) table.inherits = true;
    else statementEffects.createTableAs({ parser, table: null }, noCaptures(), offset);
  },

  partitionKey(table, captures, place) {
    optionEffects.partitionBy(table, captures, place);
    if (table.partitioning !== null) table.partitioning = { ...table.partitioning, partitions: 'elsewhere' };
  },

  partitionBy(table, { words, expressions, columns, parts, bounds }, { offset }) {
    const [method] = words;
    const elements = [
      ...(parts ?? []),
      ...(columns ?? []).map((column) => ({ column, expression: null, length: null, offset, operator: null })),
      ...expressions.map((expression) => ({ column: null, expression, length: null, offset, operator: null })),
    ];
    const known = method === 'range' || method === 'list' || method === 'key' ? method : 'hash';
    table.partitioning = { method: known, parts: elements, bounds: bounds ?? [], partitions: 'here', offset };
  },
};

/** Action : a row of the dialect's alter actions, what it adds behind it. */
function parseAction(parser: Parser, table: TableDraft): void {
  const { cursor, grammar } = parser;
  const offset = cursor.offset;
  const match = grammar.alterActions.match(parser);
  if (match === null) throw cursor.unexpected();
  if (Object.hasOwn(alterations, match.effect)) cursor.rework(sizeOf(table));
  alterEffects[match.effect](table, match.captures, { parser, offset });
}

const alterEffects: Readonly<Record<AlterEffect, OptionEffectOn>> = {
  ignored() {},

  ...alterations,
  ...repartitions,

  tableOptions(table, _captures, { parser }) {
    const start = parser.cursor.index;
    parseOptions(parser, table, '');
    if (parser.cursor.index === start) throw parser.cursor.unexpected();
  },

  addElement(table, captures, place) {
    if (!parseConstraint(place.parser, table)) alterEffects.addColumn(table, captures, place);
  },

  addColumn(table, { words }, { parser }) {
    const element = () => parseElement(parser, table, words.includes('exists') ? 'absent' : 'always');
    if (parser.cursor.spelling === '(') parser.cursor.parenthesized(element);
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
  },

  setType(table, { name, type }, place) {
    if (type !== undefined) existingColumn(table, name, place).type = type;
  },

  dropDefault(table, { name }, place) {
    const column = existingColumn(table, name, place);
    column.default = null;
    column.filledBy = 'writer';
    if (column.type.shape.kind === 'integer' && column.type.shape.sequence) column.nullable = false;
  },

  identity(table, { name }, place) {
    existingColumn(table, name, place).filledBy = 'sequence';
  },

  attribute(table, { name }, place) {
    parseAttributes(place.parser, table, existingColumn(table, name, place));
  },
};
