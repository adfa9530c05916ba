import type { AlterEffect } from '../../grammar/dialect.ts';
import type { Expression, KeyPart } from '../ir.ts';
import { columnsOf, operandsOf } from '../walk.ts';
import type { Captures } from './captures.ts';
import { constraintsByName } from './constraint-name.ts';
import { existingColumn, type Place, type TableDraft } from './draft.ts';

type Alteration = (table: TableDraft, captures: Captures, place: Place) => void;

type Effects = 'dropColumn' | 'dropConstraint' | 'dropGeneration' | 'setExpression' | `rename${Capitalize<Renamed>}`;
type Renamed = 'column' | 'constraint' | 'table';

/** Actions of ALTER TABLE that take away or rename what the CREATE TABLE made. */
export const alterations: Readonly<Record<Effects & AlterEffect, Alteration>> = {
  /** Its keys and checks go with a column, also those that it shares with others. */
  dropColumn(table, { name = '', words }, place) {
    if (table.column(name) === undefined && words.includes('if')) return;
    const dropped = existingColumn(table, name, place);
    table.columns = table.columns.filter((column) => column !== dropped);
    keep(table.keys, ({ parts, where }) => !parts.some((part) => mentions(part, name)) && !reads(where, name));
    keep(table.checks, ({ expression }) => !reads(expression, name));
    keep(table.foreignKeys, ({ columns }) => !columns.includes(name));
    keep(table.notNull, (column) => column.name !== name);
    keep(table.mentions, (mention) => mention.name !== name);
  },

  /** A constraint that is not known here (a NOT NULL with a name) stays: rows that keep it load without it, too. */
  dropConstraint(table, { constraint = '', words }, { parser, offset }) {
    const dropped = constraintsByName(table).get(constraint);
    const isOther = table.otherConstraints.has(constraint) || GIVEN_NAME.test(constraint);
    if (dropped === undefined && !words.includes('if') && !isOther) {
      throw parser.cursor.error(`There is no constraint "${constraint}".`, offset, 'semantic_error');
    }
    // The columns of a primary key stay NOT NULL.
    if (dropped !== undefined && 'parts' in dropped && dropped.kind === 'primary') {
      for (const { column, offset } of dropped.parts) if (column !== null) table.notNull.push({ name: column, offset });
    }
    keep(table.keys, (key) => key !== dropped);
    keep(table.checks, (check) => check !== dropped);
    keep(table.foreignKeys, (key) => key !== dropped);
  },

  dropGeneration(table, { name }, place) {
    const column = existingColumn(table, name, place);
    column.filledBy = 'writer';
    column.generation = null;
  },

  setExpression(table, { name, expressions }, place) {
    existingColumn(table, name, place).generation = expressions[0] ?? null;
  },

  renameColumn(table, { name: from = '', constraint: to = '' }, place) {
    table.renameColumn(existingColumn(table, from, place), to);
    const renamed = (name: string): string => (name === from ? to : name);
    const part = (one: KeyPart): KeyPart => ({ ...one, column: one.column === null ? null : renamed(one.column) });
    table.keys.splice(0, Infinity, ...table.keys.map((key) => ({ ...key, parts: key.parts.map(part) })));
    table.foreignKeys.splice(
      0,
      Infinity,
      ...table.foreignKeys.map((key) => ({ ...key, columns: key.columns.map(renamed) })),
    );
    table.notNull.splice(0, Infinity, ...table.notNull.map((one) => ({ ...one, name: renamed(one.name) })));
    table.mentions.splice(0, Infinity, ...table.mentions.map((one) => ({ ...one, name: renamed(one.name) })));
    if (table.partitioning !== null) {
      table.partitioning = { ...table.partitioning, parts: table.partitioning.parts.map(part) };
    }
    for (const expression of expressionsOf(table)) renameIn(expression, renamed);
  },

  renameConstraint(table, { constraint: from = '', name: to = '' }) {
    const renamed = constraintsByName(table).get(from);
    const named = <One extends object>(one: One): One => (one === renamed ? { ...one, name: to } : one);
    table.keys.splice(0, Infinity, ...table.keys.map(named));
    table.checks.splice(0, Infinity, ...table.checks.map(named));
    table.foreignKeys.splice(0, Infinity, ...table.foreignKeys.map(named));
  },

  renameTable(table, { name = '' }, { parser }) {
    parser.tables.rename(table, [...table.name.slice(0, -1), name]);
  },
};

/** Ends of the names that the server gives, maybe before a table or column was renamed. */
const GIVEN_NAME = /_(?:not_null|check|[pf]?key|excl)\d*$/;

/** Parts of a table that an alteration may have to look at. */
export function sizeOf({ columns, checks, keys, foreignKeys }: TableDraft): number {
  return columns.length + checks.length + keys.length + foreignKeys.length;
}

/** Leaves in a list what passes the test. */
function keep<Item>(list: Item[], passes: (item: Item) => boolean): void {
  list.splice(0, Infinity, ...list.filter(passes));
}

function mentions({ column, expression }: KeyPart, name: string): boolean {
  return column === name || reads(expression, name);
}

function reads(expression: Expression | null, name: string): boolean {
  return expression !== null && columnsOf(expression).has(name);
}

function expressionsOf(table: TableDraft): Expression[] {
  return [
    ...table.checks.map(({ expression }) => expression),
    ...table.keys.map(({ where }) => where),
    ...table.keys.flatMap(({ parts }) => parts.map(({ expression }) => expression)),
    ...(table.partitioning?.parts ?? []).map(({ expression }) => expression),
    ...table.columns.map(({ generation }) => generation),
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
