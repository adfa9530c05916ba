import type { Rows, TableOptions } from './value-options.ts';

/** What was asked of single tables' outputs where the text was read: outputs obey it where their own options do not say otherwise. */
export interface AskedOfTables {
  /** By the names of tables, with their schema or without. */
  readonly rowsOf: Readonly<Record<string, Rows>>;
  readonly seedOf: Readonly<Record<string, number | string>>;
  /** Tables whose rows are not written. */
  readonly omitted: readonly string[];
}

/** What options say of single tables' outputs. */
export function askedOfTables(tables: Readonly<Record<string, TableOptions>>): AskedOfTables {
  const all = Object.entries(tables);
  return {
    rowsOf: Object.fromEntries(all.flatMap(([name, { rows }]) => (rows === undefined ? [] : [[name, rows]]))),
    seedOf: Object.fromEntries(all.flatMap(([name, { seed }]) => (seed === undefined ? [] : [[name, seed]]))),
    omitted: all.flatMap(([name, { omit }]) => (omit === undefined ? [] : [name])),
  };
}
