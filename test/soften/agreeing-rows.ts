import * as assert from 'uvu/assert';
import { type CompiledTable, compile, type DialectName } from '../../src/index.ts';
import { type Written, writtenRows } from '../plan/parsed-rows.ts';

/* Rows of tables whose columns agree, and what lies between their values. */

/** Rows of each table that is made. */
export const ROWS = 2000;
export const SECONDS_PER_DAY = 86_400;

/** A table and its rows. */
export interface Made {
  readonly table: CompiledTable;
  /** The values of columns in each row. */
  readonly values: (...columns: readonly string[]) => readonly (readonly Written[])[];
}

/** A table of such columns without warnings, and its rows. */
export function made(columns: string, dialect: DialectName): Made {
  const table = compile(`CREATE TABLE t (${columns})`, { dialect });
  assert.equal(table.warnings, []);
  const places = new Map(table.plan.columns.map(({ name }, place) => [name, place]));
  const rows = writtenRows(table, { rows: ROWS, seed: 7 });
  assert.is(rows.length, ROWS);
  return {
    table,
    values: (...names) => rows.map((row) => names.map((name) => row[places.get(name) ?? -1] ?? null)),
  };
}

/** A moment, a day or a time of day in seconds. */
export function secondsOf(written: string): number {
  const text = written.includes('-') ? written.replace(' ', 'T') : `2000-01-01T${written}`;
  const [day = '', time = '00:00:00'] = text.replace(/\+.*$/, '').split('T');
  return Date.parse(`${day}T${time.slice(0, 12)}Z`) / 1000;
}

/** Distances of two columns in seconds, of the rows that have both. */
export function distances({ values }: Made, from: string, to: string): readonly number[] {
  return values(from, to)
    .flatMap(([first = null, second = null]) =>
      first === null || second === null ? [] : [secondsOf(second) - secondsOf(first)],
    )
    .sort((one, other) => one - other);
}

/** The middle one of numbers in their order. */
export function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Whole cents, without the rounding of binary fractions. */
export function cents(written: Written | undefined): number {
  return Math.round(Number(written ?? 0) * 100);
}
