import type { Shape } from '../../../grammar/shape.ts';
import type { Column, ForeignKey, Names, Table } from '../../ir.ts';
import { columnsIn, tableExpressions } from '../columns.ts';
import { targetsOf } from './targets.ts';

/** The columns of a table that others refer to. */
export interface Targets {
  readonly all: Names;
  /** Those that keep their usual values for those who refer to them. */
  readonly fixed: Names;
}

/** A column, by its table's name and its own. */
type Place = string;

/**
 * The columns that tables refer to, by their tables. Such a row must not hold unusual values where what refers to it is read by
 * conditions, keys over parts of it or expressions of its own table, has another type, or is referred to by such a column in turn.
 * `tables`: all that may refer to each other. Tables of the same name in several schemas count as one.
 */
export function targetsAmong(tables: readonly Table[]): (table: Table) => Targets {
  const byName = new Map(tables.map((table) => [nameOf(table.name), table]));
  const referring = tables.flatMap((table) => {
    const read = readColumns(table);
    return table.foreignKeys.flatMap((key) => pairsOf(table, key, byName.get(nameOf(key.target)) ?? null, read));
  });
  const fixed = new Set<Place>(referring.filter(({ isRead }) => isRead).map(({ target }) => target));
  for (let known = -1; known !== fixed.size; ) {
    known = fixed.size;
    for (const { source, target } of referring) if (fixed.has(source)) fixed.add(target);
  }
  const all = new Set(referring.map(({ target }) => target));
  return ({ name, columns }) => {
    const among = (places: ReadonlySet<Place>): Names =>
      new Set(columns.map((column) => column.name).filter((column) => places.has(placeOf(nameOf(name), column))));
    return { all: among(all), fixed: among(fixed) };
  };
}

/** A table with all that it refers to, and that these refer to in turn. */
export function withAncestors(table: Table): readonly Table[] {
  const found = new Set([table]);
  for (const one of found) for (const { parent } of one.foreignKeys) if (parent !== null) found.add(parent);
  return [...found];
}

interface Referring {
  readonly source: Place;
  readonly target: Place;
  readonly isRead: boolean;
}

function pairsOf(table: Table, key: ForeignKey, parent: Table | null, read: ReadonlySet<string>): readonly Referring[] {
  const targets = targetsOf(key, parent);
  // A check of one column of a MATCH FULL is one of all of them.
  const isWhole = key.matchFull && key.columns.some((name) => read.has(name));
  return key.columns.map((name, i): Referring => {
    const [source, target] = [columnOf(table, name), columnOf(parent, targets[i] ?? '')];
    return {
      source: placeOf(nameOf(table.name), name),
      target: placeOf(nameOf(key.target), targets[i] ?? ''),
      isRead: isWhole || read.has(name) || !hasSameType(source, target),
    };
  });
}

/** The columns of a table that it reads beyond comparing them as a whole. */
function readColumns(table: Table): ReadonlySet<string> {
  const { columns, keys, partitioning } = table;
  const parts = keys.flatMap(({ parts: own }) => own);
  const compared = parts.filter(({ length, operator }) => length !== null || operator !== null);
  return new Set([
    ...columnsIn(Object.values(tableExpressions(table)).flat()),
    ...[...compared, ...(partitioning?.parts ?? [])].flatMap(({ column }) => column ?? []),
    ...columns.filter(({ type }) => type.domainChecks.length > 0).map(({ name }) => name),
  ]);
}

function columnOf(table: Table | null, name: string): Column | undefined {
  return table?.columns.find((column) => column.name === name);
}

function hasSameType(source: Column | undefined, target: Column | undefined): boolean {
  return source !== undefined && target !== undefined && spelling(source.type.shape) === spelling(target.type.shape);
}

/** What a type holds, whoever numbers its values. */
function spelling(shape: Shape): string {
  return JSON.stringify(shape.kind === 'integer' ? [shape.bits, shape.unsigned] : shape);
}

function nameOf(name: readonly string[]): string {
  return (name.at(-1) ?? '').toLowerCase();
}

function placeOf(table: string, column: string): Place {
  return `${table}\0${column}`;
}
