import type { AlterEffect, OptionEffect, StatementEffect } from '../../grammar/dialect.ts';
import { addPartition, type Place, reductions, renameColumn } from './alteration.ts';
import { parseAttributes, parseColumn } from './column.ts';
import type { Captures, Parser } from './context.ts';
import { drawsFromSequence, indexKind, newKey, TableDraft } from './draft.ts';
import { parseConstraint, parseElement } from './element.ts';
import { noCaptures } from './pattern.ts';
import { defineComposite, defineDomain, defineEnum, defineRange } from './type-definition.ts';

/** The one table of a text, while its statements are read. */
interface Reading {
  readonly parser: Parser;
  table: TableDraft | null;
}

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
  createTable(reading, { table: name }, offset) {
    const { cursor, grammar } = reading.parser;
    if (reading.table !== null)
      throw cursor.error('There are two CREATE TABLE statements; send one at a time.', offset);
    const table = new TableDraft(name ?? [], offset);
    reading.table = table;
    // What begins with an option has its columns from a query: where it has none, a list is missing.
    if (
      cursor.spelling !== '(' ||
      cursor.peek(1) === '(' ||
      grammar.dialect.keywords.get(cursor.peek(1)) === 'reserved'
    ) {
      const start = cursor.index;
      parseOptions(reading.parser, table, grammar.dialect.optionSeparator);
      if (cursor.index > start && !cursor.at('(')) throw cursor.unexpected();
      if (cursor.index > start) throw cursor.error('Options stand behind the columns.');
    }
    if (cursor.spelling === '(' && cursor.peek(1) === ')' && grammar.dialect.emptyTables) {
      cursor.advance();
      cursor.advance();
    } else {
      cursor.parenthesized(() => parseElement(reading.parser, table));
    }
    parseOptions(reading.parser, table, grammar.dialect.optionSeparator);
  },

  createTableOf({ parser }, { table }, offset) {
    throw parser.cursor.error(
      `The columns of the type of "${table?.join('.')}" are not known here: send the table with its columns instead of OF.`,
      offset,
      'unsupported_statement',
    );
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

  createEnum: ({ parser }, captures) => defineEnum(parser, captures),
  createRange: ({ parser }, captures) => defineRange(parser, captures),
  createComposite: ({ parser }, captures) => defineComposite(parser, captures),
  createDomain: ({ parser }, captures) => defineDomain(parser, captures),

  dropIndex(reading, captures, offset) {
    reductions.dropKey(ownTable(reading, captures.table, offset), captures, { parser: reading.parser, offset });
  },

  renameTable(reading, { table, parent }, offset) {
    ownTable(reading, table, offset).name = parent ?? [];
  },

  createIndex(reading, { name, parts, table: target, where, words }, offset) {
    const table = ownTable(reading, target, offset);
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
function parseOptions(parser: Parser, table: TableDraft, separator: string): void {
  const { cursor, grammar } = parser;
  for (let separated = false, last: OptionEffect = 'ignored'; ; ) {
    const offset = cursor.offset;
    const match = grammar.tableOptions.match(parser);
    if (match === null) {
      if (!separated) return;
      cursor.expecting('a table option');
      throw cursor.unexpected();
    }
    // Behind the partitions that the statement defines, only a query stands.
    if (last === 'partitionBy' && match.effect !== 'select')
      throw cursor.error('This option stands before PARTITION BY.', offset);
    last = match.effect;
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
  alterEffects[match.effect](table, match.captures, { parser, offset });
}

const alterEffects: Readonly<Record<AlterEffect, OptionEffectOn>> = {
  ...reductions,

  ignored() {},

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
    if (name !== undefined) renameColumn(table, name, column.name);
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
    if (drawsFromSequence(column.default)) column.filledBy = 'sequence';
  },

  setType(table, { name, type }, place) {
    if (type !== undefined) existingColumn(table, name, place).type = type;
  },

  dropDefault(table, { name }, place) {
    existingColumn(table, name, place).default = null;
  },

  identity(table, { name }, place) {
    existingColumn(table, name, place).filledBy = 'sequence';
  },

  attribute(table, { name }, place) {
    parseAttributes(place.parser, table, existingColumn(table, name, place));
  },
};

function existingColumn(table: TableDraft, name: string | undefined, { parser, offset }: Place) {
  const column = table.column(name ?? '');
  if (column === undefined) throw parser.cursor.error(`There is no column "${name}".`, offset, 'semantic_error');
  return column;
}
