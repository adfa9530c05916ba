import type { AlterEffect, OptionEffect, StatementEffect } from '../../grammar/dialect.ts';
import { MAX_PARTITIONS } from '../limits.ts';
import { alterations, dropPrefixes, renameColumn, sizeOf } from './alteration.ts';
import { type Captures, NOTHING } from './captures.ts';
import { parseAttributes, parseColumn } from './column.ts';
import type { Parser } from './context.ts';
import { copyLike, EVERYTHING, inherit } from './copy.ts';
import { creations } from './creations.ts';
import { drawsFromSequence, existingColumn, indexKind, newColumn, newKey, type Place, TableDraft } from './draft.ts';
import { parseConstraint, parseElement, parseTypedElement, unknownSource } from './element.ts';
import { parsePartitionBound } from './partition.ts';
import { redefinitions } from './redefinition.ts';
import { repartitions, undivided } from './repartition.ts';
import { parseSchemaElements } from './schema.ts';
import { numberingOf } from './sequence.ts';
import { skipBalanced, skipStatement } from './skipped.ts';
import { faultOfParameter, faultOfPlace } from './storage.ts';
import { addPartition, unknownColumns } from './tables.ts';
import { defineComposite, defineDomain, defineEnum, defineRange } from './type-definition.ts';

/** Text : [Statement] ( ; [Statement] )* — with CREATE TABLE statements among them, which it adds to the parser's tables. */
export function parseText(parser: Parser): void {
  const { cursor } = parser;
  for (;;) {
    while (cursor.spelling === ';') cursor.advance();
    if (cursor.atEnd()) return;
    parseStatement(parser);
    if (!cursor.atEnd() && !cursor.at(';')) throw cursor.unexpected();
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

/** What stands in a table is about that table's columns alone. */
function refuseOtherTables({ cursor, grammar, qualifiers }: Parser, { name }: TableDraft): void {
  if (grammar.dialect.analysis === null) return;
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
    const table = newTable(parser, name, offset);
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
  createTableOf(parser, { table: name, parent }, offset) {
    const { cursor, definitions } = parser;
    const fields = definitions.get(parent?.at(-1) ?? '')?.columns;
    if (fields === undefined) {
      throw cursor.error(
        `The columns of the type of "${name?.join('.')}" are not known here: send its CREATE TYPE along, or the table with its columns instead of OF.`,
        offset,
        'unsupported_statement',
      );
    }
    const table = newTable(parser, name, offset);
    table.columns = fields.map(({ name: field, type }) => newColumn(field, offset, type, null));
    if (cursor.spelling === '(') cursor.parenthesized(() => parseTypedElement(parser, table));
    const generated = table.columns.find(({ generation }) => generation !== null);
    if (generated !== undefined) {
      throw cursor.error('A table of a type has no generated columns.', generated.offset, 'semantic_error');
    }
    parseOptions(parser, table);
  },

  createTableAs({ cursor }, _captures, offset) {
    throw unknownColumns(cursor, offset);
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
    const table = newTable(parser, name, offset);
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

  createTableLike(parser, { table: name, parent = [] }, offset) {
    const source = parser.tables.find(parent);
    if (source === undefined) throw unknownSource(parser, parent, offset);
    const table = newTable(parser, name, offset);
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

  renameTable(parser, { table, parent }, offset) {
    parser.tables.rename(ownTable(parser, table, offset), parent ?? []);
  },

  createRelation({ tables }, { table: name = [] }) {
    tables.addOther(name);
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

  /** ALTER TABLE Name Action [, Action]* */
  alterTable(parser, { table: target, words }, offset) {
    const { cursor, tables } = parser;
    const isAbsent = words.includes('exists') && tables.findAny(target ?? []) === undefined;
    if (isAbsent || isOfOther(parser, target)) return skipStatement(cursor);
    const table = ownTable(parser, target, offset);
    parseActions(parser, table);
    refuseOtherTables(parser, table);
  },
};

function notePersistence(table: TableDraft, words: readonly string[]): void {
  if (words.includes('unlogged')) table.persistence = 'unlogged';
  if (words.includes('temp') || words.includes('temporary')) table.persistence = 'temporary';
}

function newTable({ grammar, tables }: Parser, name: Captures['table'], offset: number): TableDraft {
  const table = new TableDraft(name ?? [], offset, grammar.dialect.columnNames);
  tables.add(table);
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
function ownTable({ cursor, tables }: Parser, name: Captures['table'], offset: number): TableDraft {
  const table = tables.findAny(name ?? []);
  if (table === undefined) {
    throw cursor.error(
      `There is no CREATE TABLE for "${name?.at(-1)}" before this statement.`,
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
    if (separated && (match.effect === 'partitionBy' || match.effect === 'select')) {
      throw cursor.error('No comma stands before this option.', offset);
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

/** A number of partitions is that of their definitions. */
function refusePartitionCount(
  { cursor }: Parser,
  said: number | undefined,
  defined: number | undefined,
  offset: number,
): void {
  if (said === undefined) return;
  if (said < 1 || said > MAX_PARTITIONS) {
    throw cursor.error(`A table has between 1 and ${MAX_PARTITIONS} partitions.`, offset, 'semantic_error');
  }
  if (said !== defined) {
    throw cursor.error(`There are ${defined} partitions defined instead of ${said}.`, offset, 'semantic_error');
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

  inherits(table, { tables: names = [] }, { parser, offset }) {
    const parents = names.map((name) => parser.tables.find(name)).filter((parent) => parent !== undefined);
    const [own] = parents.filter((parent) => parent === table);
    if (own !== undefined) throw parser.cursor.error('A table cannot inherit from itself.', offset, 'semantic_error');
    table.inherits = parents.length < names.length;
    table.isChild = true;
    inherit(parser, table, parents);
  },

  onCommit(table, _captures, { parser, offset }) {
    if (table.persistence === 'temporary') return;
    throw parser.cursor.error('ON COMMIT is for temporary tables only.', offset, 'semantic_error');
  },

  accessMethod(table, { name = '' }) {
    table.accessMethod = name;
  },

  storageParameters(table, { strings }, { parser, offset }) {
    const { analysis } = parser.grammar.dialect;
    // Other ways of storing a table have parameters of their own.
    if (analysis === null || table.accessMethod !== 'heap') return;
    const seen = new Set<string>();
    for (const written of strings) {
      const fault = faultOfParameter(written, analysis) ?? faultOfPlace(written, seen, table.partitioning !== null);
      if (fault !== null) throw parser.cursor.error(fault, offset, 'semantic_error');
    }
  },

  sequenceStart(table, { integers }) {
    table.sequenceStart = integers[0] ?? 1;
  },

  /** The columns that the query adds to those of the list are not known. */
  select(table, _captures, { parser, offset }) {
    if (table.columns.length > 0) table.inherits = true;
    else statementEffects.createTableAs(parser, NOTHING, offset);
  },

  partitionKey(table, captures, place) {
    if (table.isChild) {
      const message = 'A table that inherits from others is not partitioned.';
      throw place.parser.cursor.error(message, place.offset, 'semantic_error');
    }
    optionEffects.partitionBy(table, captures, place);
    if (table.partitioning !== null) table.partitioning = { ...table.partitioning, unlisted: 'noRow' };
  },

  partitionBy(table, { words, expressions, columns, parts, bounds, count }, { parser, offset }) {
    const [method] = words;
    // What SYSTEM_TIME takes are no columns, but constants.
    const divided = method === undefined ? [] : expressions;
    refusePartitionCount(parser, count, bounds?.length ?? count, offset);
    const elements = [
      ...(parts ?? []),
      ...(columns ?? []).map((column) => ({ column, expression: null, length: null, offset, operator: null })),
      ...divided.map((expression) => ({ column: null, expression, length: null, offset, operator: null })),
    ];
    if (words.includes('subpartition') && method !== 'range' && method !== 'list') {
      throw parser.cursor.error('Only partitions by RANGE or LIST have subpartitions.', offset, 'semantic_error');
    }
    const known = method === 'range' || method === 'list' || method === 'key' ? method : 'hash';
    const partitions = (bounds ?? []).map(undivided);
    table.partitioning = { method: known, parts: elements, partitions, unlisted: 'anyRow', offset };
  },
};

/** Actions : Action ( , Action )* [Partitions] | Partitions — what divides the table stands alone, or last without a comma. */
function parseActions(parser: Parser, table: TableDraft): void {
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

const alterEffects: Readonly<Record<AlterEffect, OptionEffectOn>> = {
  ignored() {},

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
