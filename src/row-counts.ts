import type { QualifiedName } from './ir.ts';
import { dottedName } from './qualified-name.ts';

/** How many rows tables have. */
export interface RowCounts {
  /** By the names of tables, with their schema, `shop.orders`, or without, where every schema's is meant. */
  readonly named: ReadonlyMap<string, number>;
  /** Rows of each of the others. */
  readonly others: number;
}

/** So many rows in every table. */
export function sameRows(rows: number): RowCounts {
  return { named: new Map(), others: rows };
}

/** How many rows a table has. */
export function rowsOf({ named, others }: RowCounts, table: QualifiedName): number {
  return entryOf(named, table) ?? others;
}

/** What is said of a table by its name: with its schema or, if nothing is, without. */
export function entryOf<Entry>(entries: ReadonlyMap<string, Entry>, table: QualifiedName): Entry | undefined {
  return entries.get(dottedName(table)) ?? entries.get(table.at(-1) ?? '');
}
