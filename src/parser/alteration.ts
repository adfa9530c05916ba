import type { AlterEffect } from '../../grammar/dialect.ts';
import { type Named, namesOf } from '../constraint-names.ts';
import type { Expression, KeyPart } from '../ir.ts';
import { columnsOf, operandsOf } from '../walk.ts';
import { type ColumnDraft, existingColumn, type Place, type TableDraft, type TableEffect } from './draft.ts';

type Effects =
  | 'dropColumn'
  | 'dropConstraint'
  | 'dropGeneration'
  | 'dropKey'
  | 'setExpression'
  | 'convertCharacterSet'
  | 'setSchema'
  | `rename${Capitalize<Renamed>}`;
type Renamed = 'column' | 'constraint' | 'key' | 'table';

/** Actions of ALTER TABLE that take away or rename what the CREATE TABLE made. */
export const alterations: Readonly<Record<Effects & AlterEffect, TableEffect>> = {
  /** Checks go with a column, and keys, also those that it shares with others; or keys lose it, and go with their last one. */
  dropColumn(table, { name = '', words }, place) {
    if (table.column(name) === undefined && words.includes('if')) return;
    const dropped = existingColumn(table, name, place);
    const isDropped = (other: string | null): boolean => other !== null && table.isSame(other, dropped.name);
    const reads = (expression: Expression | null): boolean =>
      expression !== null && [...columnsOf(expression)].some(isDropped);
    const isPart = ({ column, expression }: KeyPart): boolean => isDropped(column) || reads(expression);
    table.columns = table.columns.filter((column) => column !== dropped);
    if (place.parser.grammar.dialect.dropColumn === 'fromKeys') {
      change(table.keys, (key) => ({ ...key, parts: key.parts.filter((part) => !isPart(part)) }));
      change(table.indexes, (index) => ({ ...index, parts: index.parts.filter((part) => !isPart(part)) }));
      keep(table.keys, ({ parts }) => parts.length > 0);
      keep(table.indexes, ({ parts }) => parts.length > 0);
    }
    keep(table.keys, ({ parts, where }) => !parts.some(isPart) && !reads(where));
    keep(table.indexes, ({ parts }) => !parts.some(isPart));
    keep(table.checks, ({ expression }) => !reads(expression));
    keep(table.foreignKeys, ({ columns }) => !columns.some(isDropped));
    keep(table.notNull, (column) => !isDropped(column.name));
    keep(table.notNullClauses, (clause) => !isDropped(clause.column));
    keep(table.foreignActions, ({ columns }) => !columns.some(isDropped));
    keep(table.mentions, (mention) => !isDropped(mention.name));
  },

  /** A constraint that is not known here (a NOT NULL with a name) stays: rows that keep it load without it, too. */
  dropConstraint(table, { constraint = '', words }, place) {
    const isOther = unlessNamed(table, constraint, place);
    const isKnown = [...table.keys, ...table.checks, ...table.foreignKeys].some((one) => !isOther(one));
    if (!isKnown && !words.includes('if') && !table.otherConstraints.has(constraint) && !GIVEN_NAME.test(constraint)) {
      throw place.parser.cursor.error(`There is no constraint "${constraint}".`, place.offset, 'semantic_error');
    }
    dropKeys(table, isOther);
    keep(table.checks, isOther);
    keep(table.foreignKeys, isOther);
  },

  /** DROP {PRIMARY KEY | INDEX Name} */
  dropKey(table, { constraint = '', words }, place) {
    if (words.includes('primary')) {
      if (table.keys.every(({ kind }) => kind !== 'primary')) {
        throw place.parser.cursor.error('There is no primary key.', place.offset, 'semantic_error');
      }
      return dropKeys(table, ({ kind }) => kind !== 'primary');
    }
    const isOther = unlessNamed(table, constraint, place);
    dropKeys(table, isOther);
    keep(table.indexes, isOther);
  },

  dropGeneration(table, { name }, place) {
    const column = existingColumn(table, name, place);
    column.filledBy = 'writer';
    column.numbering = null;
    column.generation = null;
  },

  setExpression(table, { name, expressions }, place) {
    existingColumn(table, name, place).generation = expressions[0] ?? null;
  },

  convertCharacterSet(table, { characterSet, collation }) {
    table.characterSet = characterSet ?? null;
    table.collation = collation ?? null;
    for (const column of table.columns) column.type = { ...column.type, characterSet: null, collation: null };
  },

  renameColumn(table, { name = '', constraint: to = '' }, place) {
    renameColumn(table, existingColumn(table, name, place).name, to);
  },

  renameConstraint(table, { constraint: from = '', name: to = '' }, place) {
    const isOther = unlessNamed(table, from, place);
    const named = <One extends Named>(one: One): One => (isOther(one) ? one : { ...one, name: to });
    change(table.keys, named);
    change(table.checks, named);
    change(table.foreignKeys, named);
  },

  renameKey(table, { constraint: from = '', name: to = '' }, place) {
    const isOther = unlessNamed(table, from, place);
    const named = <One extends Named>(one: One): One => (isOther(one) ? one : { ...one, name: to });
    change(table.keys, named);
    change(table.indexes, named);
  },

  setSchema(table, { name = '' }, { parser }) {
    parser.tables.rename(table, [name, table.name.at(-1) ?? '']);
  },

  renameTable(table, { name = '', table: path }, { parser }) {
    parser.tables.rename(table, path ?? [...table.name.slice(0, -1), name]);
  },
};

/** Names that the server gives, maybe before a table or column was renamed: by their ends, or MariaDB's to checks. */
const GIVEN_NAME = /_(?:not_null|check|[pf]?key|excl|chk_|ibfk_)\d*$|^CONSTRAINT_\d+$/i;

/** Parts of a table that an alteration may have to look at. */
export function sizeOf({ columns, checks, keys, indexes, foreignKeys }: TableDraft): number {
  return columns.length + checks.length + keys.length + indexes.length + foreignKeys.length;
}

/** Gives a column another name wherever the table speaks of it. */
export function renameColumn(table: TableDraft, from: string, to: string): void {
  const column = table.column(from);
  if (column !== undefined) table.renameColumn(column, to);
  const renamed = (name: string): string => (table.isSame(name, from) ? to : name);
  const part = (one: KeyPart): KeyPart => ({ ...one, column: one.column === null ? null : renamed(one.column) });
  change(table.keys, (key) => ({ ...key, parts: key.parts.map(part) }));
  change(table.indexes, (index) => ({ ...index, parts: index.parts.map(part) }));
  change(table.foreignKeys, (key) => ({ ...key, columns: key.columns.map(renamed) }));
  change(table.notNull, (one) => ({ ...one, name: renamed(one.name) }));
  change(table.notNullClauses, (one) => ({ ...one, column: renamed(one.column) }));
  change(table.foreignActions, (one) => ({
    ...one,
    columns: one.columns.map(renamed),
    set: one.set.map((mention) => ({ ...mention, name: renamed(mention.name) })),
  }));
  change(table.mentions, (one) => ({ ...one, name: renamed(one.name) }));
  if (table.partitioning !== null) {
    table.partitioning = { ...table.partitioning, parts: table.partitioning.parts.map(part) };
  }
  for (const expression of expressionsOf(table)) renameIn(expression, renamed);
}

/** A key loses a prefix that is as long as the column's new type, or that this type has none of. */
export function dropPrefixes(table: TableDraft, { name, type: { shape } }: ColumnDraft): void {
  const longest = shape.kind === 'text' ? shape.characters : shape.kind === 'bytes' ? shape.length : 0;
  const part = (one: KeyPart): KeyPart =>
    one.column !== null &&
    one.length !== null &&
    table.isSame(one.column, name) &&
    one.length >= (longest ?? Number.POSITIVE_INFINITY)
      ? { ...one, length: null }
      : one;
  change(table.keys, (key) => ({ ...key, parts: key.parts.map(part) }));
  change(table.indexes, (index) => ({ ...index, parts: index.parts.map(part) }));
}

/** Tells which parts of a table have another name than this one. */
function unlessNamed(table: TableDraft, name: string, { parser }: Place): (one: Named) => boolean {
  const names = namesOf(table, parser.grammar.dialect.constraintNames);
  return (one) => !table.isSame(names.get(one) ?? '', name);
}

/** Takes away keys that do not pass the test. The columns of a primary key stay NOT NULL. */
function dropKeys(table: TableDraft, passes: (key: TableDraft['keys'][number]) => boolean): void {
  for (const { parts } of table.keys.filter((key) => key.kind === 'primary' && !passes(key))) {
    for (const { column, offset } of parts) if (column !== null) table.notNull.push({ name: column, offset });
  }
  keep(table.keys, passes);
}

/** Leaves in a list what passes the test. */
function keep<Item>(list: Item[], passes: (item: Item) => boolean): void {
  list.splice(0, Infinity, ...list.filter(passes));
}

function change<Item>(list: Item[], changed: (item: Item) => Item): void {
  list.splice(0, Infinity, ...list.map(changed));
}

function expressionsOf(table: TableDraft): Expression[] {
  return [
    ...table.checks.map(({ expression }) => expression),
    ...table.keys.map(({ where }) => where),
    ...[...table.keys, ...table.indexes].flatMap(({ parts }) => parts.map(({ expression }) => expression)),
    ...(table.partitioning?.parts ?? []).map(({ expression }) => expression),
    ...table.columns.flatMap(({ generation, default: value }) => [generation, value]),
  ].filter((expression) => expression !== null);
}

/** Renames columns in a tree that was just read, and that nothing else holds. */
function renameIn(expression: Expression, renamed: (name: string) => string): void {
  const waiting: Expression[] = [expression];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.kind === 'column') {
      const column: { name: string } = next;
      column.name = renamed(next.name);
    } else waiting.push(...operandsOf(next));
  }
}
