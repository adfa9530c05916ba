import type { QualifiedName } from './ir.ts';

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
  return named.get(table.join('.')) ?? named.get(table.at(-1) ?? '') ?? others;
}
