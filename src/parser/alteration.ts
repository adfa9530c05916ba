import type { AlterEffect } from '../../grammar/dialect.ts';
import type { Key } from '../ir.ts';
import { columnsOf, rewritten } from '../walk.ts';
import type { Captures, Parser } from './context.ts';
import type { Index, TableDraft } from './draft.ts';

/** Where an action of ALTER TABLE stands. */
export interface Place {
  readonly parser: Parser;
  readonly offset: number;
}

type Effect = (table: TableDraft, captures: Captures, place: Place) => void;

/** Actions of ALTER TABLE that take away from a table or give its parts other names. */
type Reduction = Extract<
  AlterEffect,
  | 'dropColumn'
  | 'dropKey'
  | 'dropConstraint'
  | 'renameColumn'
  | 'renameKey'
  | 'renameTable'
  | 'convertCharacterSet'
  | 'attachPartition'
  | 'dropPartition'
  | 'reorganizePartition'
  | 'removePartitioning'
>;

export const reductions: Readonly<Record<Reduction, Effect>> = {
  /** A key loses the column, and is gone with its last one. */
  dropColumn(table, { name = '' }) {
    const column = table.column(name)?.name;
    if (column === undefined) return;
    table.columns = table.columns.filter((one) => one.name !== column);
    table.keys = table.keys
      .map((key) => ({ ...key, parts: key.parts.filter((part) => !isSame(part.column, column)) }))
      .filter(({ parts }) => parts.length > 0);
    table.indexes = table.indexes
      .map((index) => ({ ...index, parts: index.parts.filter((part) => !isSame(part.column, column)) }))
      .filter(({ parts }) => parts.length > 0);
    table.checks = table.checks.filter(
      ({ expression }) => ![...columnsOf(expression)].some((one) => isSame(one, column)),
    );
    table.foreignKeys = table.foreignKeys.filter(({ columns }) => !columns.some((one) => isSame(one, column)));
  },

  /** The columns of a primary key stay NOT NULL without it. */
  dropKey(table, { name, words }, { offset }) {
    const dropped = table.keys.filter(({ kind }) => words.includes('primary') && kind === 'primary');
    for (const { column } of dropped.flatMap(({ parts }) => parts)) {
      if (column !== null) table.notNull.push({ name: column, offset });
    }
    table.indexes = table.indexes.filter((index) => words.includes('primary') || !isNamed(index, name));
    table.keys = table.keys.filter((key) => !(words.includes('primary') ? key.kind === 'primary' : isNamed(key, name)));
  },

  dropConstraint(table, { name }) {
    const isOther = (one: { readonly name: string | null }) => !isSame(one.name, name ?? '');
    table.keys = table.keys.filter((key) => !isNamed(key, name));
    table.checks = table.checks.filter(isOther);
    table.foreignKeys = table.foreignKeys.filter(isOther);
  },

  renameColumn(table, { name = '', constraint = '' }) {
    renameColumn(table, name, constraint);
  },

  renameKey(table, { name, constraint = '' }) {
    table.keys = table.keys.map((key) => (isNamed(key, name) ? { ...key, name: constraint } : key));
    table.indexes = table.indexes.map((index) => (isNamed(index, name) ? { ...index, name: constraint } : index));
  },

  renameTable(table, { table: name }) {
    table.name = name ?? table.name;
  },

  convertCharacterSet(table, { characterSet, collation }) {
    table.characterSet = characterSet ?? null;
    table.collation = collation ?? null;
    for (const column of table.columns) column.type = { ...column.type, characterSet: null, collation: null };
  },

  attachPartition(table, { bounds }) {
    addPartition(table, bounds);
  },

  dropPartition(table, { columns = [] }) {
    const { partitioning } = table;
    if (partitioning === null) return;
    const bounds = partitioning.bounds.filter(({ name }) => !columns.some((dropped) => isSame(name ?? null, dropped)));
    table.partitioning = { ...partitioning, bounds };
  },

  /** The partitions named give way to others in their place. */
  reorganizePartition(table, { columns = [], bounds = [] }) {
    const { partitioning } = table;
    if (partitioning === null || columns.length === 0) return;
    const isReplaced = (name: string | undefined) => columns.some((one) => isSame(name ?? null, one));
    const first = partitioning.bounds.findIndex(({ name }) => isReplaced(name));
    table.partitioning = {
      ...partitioning,
      bounds: partitioning.bounds.flatMap((bound, i) => (i === first ? bounds : isReplaced(bound.name) ? [] : [bound])),
    };
  },

  removePartitioning(table) {
    table.partitioning = null;
  },
};

/** Counts the partition of another statement among those of the table. */
export function addPartition(table: TableDraft, bounds: Captures['bounds']): void {
  if (table.partitioning === null) return;
  const known = table.partitioning.bounds;
  table.partitioning = { ...table.partitioning, bounds: [...known, ...(bounds ?? [])], partitions: 'here' };
}

/** Gives a column another name wherever the table speaks of it. */
export function renameColumn(table: TableDraft, from: string, to: string): void {
  const column = table.column(from);
  if (column === undefined) return;
  const renamed = (name: string): string => (isSame(name, from) ? to : name);
  const inside = <E extends Parameters<typeof rewritten>[0] | null>(expression: E) =>
    expression === null ? null : rewritten(expression, (one) => ({ ...one, name: renamed(one.name) }));
  column.name = to;
  for (const one of table.columns) {
    one.generation = inside(one.generation);
    one.default = inside(one.default);
  }
  const renamedPart = (part: Key['parts'][number]) => ({
    ...part,
    column: part.column === null ? null : renamed(part.column),
    expression: inside(part.expression),
  });
  table.keys = table.keys.map((key) => ({ ...key, parts: key.parts.map(renamedPart), where: inside(key.where) }));
  table.indexes = table.indexes.map((index) => ({ ...index, parts: index.parts.map(renamedPart) }));
  table.checks = table.checks.map((check) => ({ ...check, expression: inside(check.expression) ?? check.expression }));
  table.foreignKeys = table.foreignKeys.map((key) => ({ ...key, columns: key.columns.map(renamed) }));
  const { partitioning } = table;
  if (partitioning !== null) table.partitioning = { ...partitioning, parts: partitioning.parts.map(renamedPart) };
}

/** Whether a key or index has this name; one without a name is called after its first column. */
function isNamed(key: Key | Index, name: string | undefined): boolean {
  return key.kind !== 'primary' && isSame(key.name ?? key.parts[0]?.column ?? null, name ?? '');
}

function isSame(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}
