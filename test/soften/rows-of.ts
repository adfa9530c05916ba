import * as assert from 'uvu/assert';
import type { DialectName } from '../../grammar/index.ts';
import { compile } from '../../src/index.ts';
import { writtenRows } from '../plan/parsed-rows.ts';

/* Rows of a table, and what is expected of them. */

export type Row = Readonly<Record<string, string | null>>;

/** Rows of a table by the names of their columns. */
export function rowsOf(name: string, elements: string, dialect: DialectName = 'postgresql'): readonly Row[] {
  const table = compile(`CREATE TABLE ${name} (${elements})`, { dialect });
  assert.equal(table.warnings, []);
  const names = table.plan.columns.map((column) => column.name);
  return writtenRows(table, { rows: 400, seed: 5 }).map((row) =>
    Object.fromEntries(names.map((column, place) => [column, row[place] === null ? null : String(row[place])])),
  );
}

/** What is expected of the rows whose column has a value; `*`: of all others. */
export type Expected = Readonly<Record<string, (row: Row) => boolean>>;

/** The number in a column of a row. */
export const at = (row: Row, column: string): number => Number(row[column]);
