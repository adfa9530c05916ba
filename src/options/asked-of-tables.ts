import type { Rows, TableOptions } from './value-options.ts';

/** What was asked of single tables' outputs where the text was read: outputs obey it where their own options do not say otherwise. */
export interface AskedOfTables {
  /** By the whole names of tables. */
  readonly rowsOf: Readonly<Record<string, Rows>>;
  readonly seedOf: Readonly<Record<string, number | string>>;
  /** Tables whose rows are not written. */
  readonly omitted: readonly string[];
}

/** Of no table anything. */
export const NOTHING_ASKED: AskedOfTables = { rowsOf: {}, seedOf: {}, omitted: [] };

/** What options of tables, by their names, say of their outputs: of several that say the same of a table, the last counts. */
export function askedOfTables(tables: readonly (readonly [name: string, options: TableOptions])[]): AskedOfTables {
  return {
    rowsOf: Object.fromEntries(tables.flatMap(([name, { rows }]) => (rows === undefined ? [] : [[name, rows]]))),
    seedOf: Object.fromEntries(tables.flatMap(([name, { seed }]) => (seed === undefined ? [] : [[name, seed]]))),
    omitted: tables.flatMap(([name, { omit }]) => (omit === undefined ? [] : [name])),
  };
}
