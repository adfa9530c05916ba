import type { ElementEffect } from '../../grammar/dialect.ts';
import { DdlError } from '../ddl-error.ts';
import type { KeyPart } from '../ir.ts';
import { MAX_COLUMNS } from '../limits.ts';
import { dottedName } from '../qualified-name.ts';
import { WORD } from '../token.ts';
import type { Captures } from './captures.ts';
import { parseAttributes, parseColumn } from './column.ts';
import { addCheck, addForeignKey } from './constraint.ts';
import type { Parser } from './context.ts';
import { copyLike, partsOf as likedParts } from './copy.ts';
import { existingColumn, indexKind, newKey, type TableDraft, type TableEffect } from './draft.ts';
import { isDeferrable } from './properties.ts';
import { likedTable } from './source.ts';

/** Element : a row of the dialect's table elements | Column */
export function parseElement(parser: Parser, table: TableDraft): void {
  const start = parser.cursor.index;
  try {
    parseConstraintOrColumn(parser, table);
  } catch (error) {
    throw reservedColumn(parser, start, error) ?? error;
  }
}

/** The error for a column whose name is a keyword that begins a constraint (`check boolean`); null: `error` is about something else. */
function reservedColumn({ cursor, grammar }: Parser, start: number, error: unknown): DdlError | null {
  const { starts } = cursor.tokens;
  const isEarly = error instanceof DdlError && error.offset <= (starts[start + 2] ?? 0);
  if (!isEarly || error.code !== 'syntax_error') return null;
  cursor.reset(start + 1);
  const startsType = grammar.types.mayStart(cursor) || grammar.numberedTypes[cursor.spellingNumber] !== undefined;
  cursor.reset(start);
  if (!startsType || cursor.kind !== WORD || cursor.atName('column')) return null;
  return cursor.error(`"${cursor.text}" is a reserved word: to name a column, it has to be quoted.`);
}

function parseConstraintOrColumn(parser: Parser, table: TableDraft): void {
  const offset = parser.cursor.offset;
  if (!parseConstraint(parser, table)) {
    if (!parser.cursor.atName('column')) {
      parser.cursor.expecting('a constraint');
      throw parser.cursor.unexpected();
    }
    const column = parseColumn(parser, table);
    if (!table.add(column)) {
      throw parser.cursor.error(`Column "${column.name}" is defined twice.`, offset, 'semantic_error');
    }
    if (table.columns.length > MAX_COLUMNS) {
      throw parser.cursor.error(`A table has ${MAX_COLUMNS} columns at most.`, offset, 'limit_exceeded');
    }
  }
}

/** TypedElement : a row of the dialect's table elements | Name [WITH OPTIONS] Attribute* — of a table of a given type */
export function parseTypedElement(parser: Parser, table: TableDraft): void {
  const { cursor } = parser;
  const { offset } = cursor;
  if (parseConstraint(parser, table)) return;
  const column = existingColumn(table, cursor.name('column'), { parser, offset });
  cursor.eatAll('with', 'options');
  // A partition's column may have another collation than its parent's.
  const { collation } = column.type;
  column.type = { ...column.type, collation: null };
  parseAttributes(parser, table, column);
  if (column.type.collation === null) column.type = { ...column.type, collation };
}

/** Constraint : a row of the dialect's table elements. False: none stands here. */
export function parseConstraint(parser: Parser, table: TableDraft): boolean {
  const offset = parser.cursor.offset;
  const match = parser.grammar.tableElements.match(parser);
  if (match === null) return false;
  effects[match.effect](table, match.captures, { parser, offset });
  return true;
}

/** The error for LIKE of a table that did not come along. */
export function unknownSource({ cursor }: Parser, name: readonly string[], offset: number): DdlError {
  return cursor.error(
    `The columns of "${dottedName(name)}" are not known here: send its CREATE TABLE along, or the columns instead of LIKE.`,
    offset,
    'unsupported_statement',
  );
}

/** The parts of a key, of which the last may be compared by overlap (WITHOUT OVERLAPS). */
function partsOf({ parts = [], words }: Captures): readonly KeyPart[] {
  if (!words.includes('overlaps')) return parts;
  return parts.map((part, i) => (i === parts.length - 1 ? { ...part, operator: '&&' } : part));
}

const effects: Readonly<Record<ElementEffect, TableEffect>> = {
  ignored(table, { constraint }) {
    if (constraint !== undefined) table.otherConstraints.add(constraint);
  },

  primaryKey(table, captures, { parser, offset }) {
    const { constraint, included, words } = captures;
    if (words.includes('invisible') || words.includes('ignored')) {
      throw parser.cursor.error('A primary key is visible.', offset, 'semantic_error');
    }
    const key = newKey('primary', constraint ?? null, offset, partsOf(captures));
    key.isDeferrable = isDeferrable(words);
    table.keys.push(key);
    table.mentions.push(...(included ?? []));
  },

  /** The unique index becomes the primary key: its columns are NOT NULL. */
  primaryKeyOfIndex(table, { constraint, name }, { parser, offset }) {
    const index = table.keys.find((key) => key.name === name);
    if (index === undefined) throw parser.cursor.error(`There is no unique index "${name}".`, offset, 'semantic_error');
    if (constraint !== undefined) table.otherConstraints.add(constraint);
    for (const { column } of index.parts) if (column !== null) table.notNull.push({ name: column, offset });
  },

  unique(table, captures, { offset }) {
    const { constraint, included, name, words, where } = captures;
    const key = newKey('unique', name ?? constraint ?? null, offset, partsOf(captures));
    table.mentions.push(...(included ?? []));
    key.nullsDistinct = !words.includes('not');
    key.where = where ?? null;
    key.isDeferrable = isDeferrable(words);
    table.keys.push(key);
  },

  index(table, { name, parts, words }, { offset }) {
    table.indexes.push({ name: name ?? null, offset, parts: parts ?? [], kind: indexKind(words) });
  },

  exclude(table, { constraint, parts, where, included, name: method = 'btree' }, { parser, offset }) {
    refuseExclusion(parser, method, parts ?? [], offset);
    const bare = parts?.find(({ operator }) => operator === null);
    if (bare !== undefined) throw parser.cursor.error('Expected an operator WITH this part.', bare.offset);
    table.mentions.push(...(included ?? []));
    const key = newKey('exclude', constraint ?? null, offset, parts ?? []);
    key.where = where ?? null;
    table.keys.push(key);
  },

  check: addCheck,

  foreignKey(table, captures, place) {
    addForeignKey(table, captures.columns ?? [], captures, place);
  },

  notNull(table, { constraint, name = '', words }, { offset }) {
    if (constraint !== undefined) table.otherConstraints.add(constraint);
    table.notNullClauses.push({ column: name, name: constraint ?? null, inherited: !words.includes('no'), offset });
    table.notNull.push({ name, offset });
  },

  like(table, { table: name = [], words }, { parser, offset }) {
    const source = likedTable(parser, name, offset);
    if (source === undefined || source === table) throw unknownSource(parser, name, offset);
    const own = new Set(table.columns.map((column) => column.name));
    const twice = source.columns.find((column) => own.has(column.name));
    if (twice !== undefined) {
      throw parser.cursor.error(`Column "${twice.name}" is defined twice.`, offset, 'semantic_error');
    }
    copyLike(parser, table, source, likedParts(words));
  },

  /** The start of a period lies before its end, which the server checks. */
  period(table, { name: period, columns }, { offset }) {
    for (const name of columns ?? []) table.notNull.push({ name, offset });
    table.periods.set((period ?? '').toLowerCase(), columns ?? []);
    const [left, right] = (columns ?? []).map((name) => ({ kind: 'column', name, offset }) as const);
    if (left === undefined || right === undefined) return;
    table.checks.push({ name: period ?? null, offset, expression: { kind: 'binary', operator: '<', left, right } });
  },
};

/** An EXCLUDE constraint is kept by some kinds of indexes alone, and by operators that read both ways. */
function refuseExclusion({ cursor, grammar }: Parser, method: string, parts: readonly KeyPart[], offset: number): void {
  const { analysis } = grammar.dialect;
  if (analysis === null) return;
  const operators = analysis.exclusionMethods.get(method);
  if (operators === undefined) {
    throw cursor.error(`No EXCLUDE constraint is kept by "${method}".`, offset, 'semantic_error');
  }
  for (const { operator, offset: at } of parts) {
    if (operator === null) continue;
    if (analysis.oneWayOperators.has(operator) || operators?.has(operator) === false) {
      throw cursor.error(`The operator ${operator} is none of an EXCLUDE constraint.`, at, 'semantic_error');
    }
  }
}
