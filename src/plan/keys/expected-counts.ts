import type { Table } from '../../ir.ts';
import { meaningsOfTable } from '../../meanings/index.ts';
import type { NumberForm } from '../../values/meaning.ts';
import type { RowCount } from '../plan.ts';
import type { DistinctKey } from './keys.ts';

/*
 * In keys over several columns, each has the values that people expect of it, as far as these tell the rows apart: ids of as many things
 * as the table has rows, lines from 1 on, years. Where they are too few, there are more.
 */

/** What a column of a key counts, and from which number on. */
export interface ExpectedCount extends RowCount {
  readonly least: number;
}

/** Columns whose name says no more than that they number rows of some table. */
const ID = 'general.id';

/** Of types of fewer bits, a key may need the numbers below the expected ones, too. */
const LEAST_BITS = 16;

/** What else is known of columns. */
interface Known {
  /** What a column counts that refers to a table which is absent; null: it refers to none. */
  readonly referred: (column: string) => RowCount | null;
  /** Whether only its keys decide on a column. */
  readonly isFree: (column: string) => boolean;
}

/** What columns count: references to absent tables, and whole numbers that stand in keys over several columns alone. */
export function expectedCounts(
  table: Table,
  keys: readonly DistinctKey[],
  { referred, isFree }: Known,
): ReadonlyMap<string, ExpectedCount> {
  const alone = new Set(keys.flatMap(({ columns }) => (columns.length === 1 ? columns : [])));
  const beside = new Set(keys.flatMap(({ columns }) => columns).filter((column) => !alone.has(column)));
  const meanings = meaningsOfTable(table);
  return new Map(
    table.columns.flatMap(({ name, type }): readonly (readonly [string, ExpectedCount])[] => {
      const rows = referred(name);
      if (rows !== null) return [[name, { ...rows, least: 1 }]];
      const meaning = meanings.get(name)?.[0]?.meaning;
      const isRoomy = type.shape.kind === 'integer' && type.shape.bits >= LEAST_BITS;
      if (!isRoomy || meaning === undefined || !beside.has(name) || !isFree(name)) return [];
      const counts = { table: table.name, reference: -1, listed: false };
      if (meaning.name === ID) return [[name, { ...counts, what: 'numbers', least: 1 }]];
      const form = meaning.numbers;
      return form === undefined || (form.scale ?? 0) > 0
        ? []
        : [[name, { ...counts, what: 'values', values: valuesOf(form), least: Math.ceil(form.first) }]];
    }),
  );
}

/** How many values of a form are usual: all, or those around the middle of a skewed one. */
function valuesOf({ first, last, spread }: NumberForm): number {
  const all = Math.floor(last) - Math.ceil(first) + 1;
  if (spread?.kind === 'exponential') return Math.min(all, Math.ceil(2 * spread.mean) + 1);
  return spread?.kind === 'lognormal' ? Math.min(all, Math.ceil(2 * (spread.median - first)) + 1) : all;
}
