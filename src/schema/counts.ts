import type { QualifiedName, Table } from '../ir.ts';
import { type RowCounts, rowsOf } from '../row-counts.ts';
import type { Circle, PlannedTable } from './schema-plan.ts';

/** Rows of a table: a number, or as many times those of the table that its first foreign key refers to: `3x`. */
export type Rows = number | `${number}x`;

/** Times that counts within a circle are looked at again: each bounds the others, and they settle soon. */
const MAX_ROUNDS = 8;

/** What was asked for. */
export interface AskedRows {
  readonly rows: number;
  /** By names of tables, with their schema or without. */
  readonly rowsOf: ReadonlyMap<string, Rows>;
}

/** How many rows tables have, and how many were asked for. */
export interface TableCount {
  readonly asked: number;
  readonly rows: number;
}

/**
 * The rows of all tables, by their places: as many as asked for, or as their keys and their parents' rows allow. `mostOf`: those that
 * a table has at most with so many rows in the others.
 */
export function countRows(
  circles: readonly Circle[],
  { rows: usual, rowsOf: special }: AskedRows,
  mostOf: (table: PlannedTable, asked: number, counts: RowCounts) => number,
): ReadonlyMap<PlannedTable, TableCount> {
  const named = new Map<string, number>();
  const counts: RowCounts = { named, others: usual };
  const found = new Map<PlannedTable, TableCount>();
  for (const { tables } of circles) {
    const asked = new Map(tables.map((table) => [table, askedOf(table.table, counts, usual, special)]));
    for (const [{ table }, rows] of asked) named.set(countedName(table.name), rows);
    for (let round = 0, isSettled = false; round < MAX_ROUNDS && !isSettled; round++) {
      isSettled = true;
      for (const [planned, rows] of asked) {
        const most = mostOf(planned, rows, counts);
        isSettled &&= most === named.get(countedName(planned.table.name));
        named.set(countedName(planned.table.name), most);
      }
      if (tables.length === 1) break;
    }
    for (const [planned, rows] of asked) {
      found.set(planned, { asked: rows, rows: named.get(countedName(planned.table.name)) ?? rows });
    }
  }
  return found;
}

/** A table's name as the counts of rows have it. */
export function countedName(name: QualifiedName): string {
  return name.join('.');
}

function askedOf(
  { name, foreignKeys }: Table,
  counts: RowCounts,
  usual: number,
  special: ReadonlyMap<string, Rows>,
): number {
  const asked = special.get(countedName(name)) ?? special.get(name.at(-1) ?? '') ?? usual;
  if (typeof asked === 'number') return asked;
  const times = Number(asked.slice(0, -1));
  const parent = foreignKeys.find(({ target }) => countedName(target) !== countedName(name));
  return Math.max(1, Math.round(times * (parent === undefined ? usual : rowsOf(counts, parent.target))));
}
