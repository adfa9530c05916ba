import type { Table } from '../ir.ts';
import { MAX_ROWS } from '../limits.ts';
import type { Rows } from '../options/value-options.ts';
import { dottedName, refersToItself } from '../qualified-name.ts';
import { entryOf, type RowCounts, rowsOf } from '../row-counts.ts';
import type { Steps } from '../steps.ts';
import type { Circle, PlannedTable } from './schema-plan.ts';

/** Times that counts within a circle are looked at again: each bounds the others, and they settle soon. */
const MAX_ROUNDS = 8;

/** How many rows were asked for. */
export interface AskedRows {
  readonly rows: number;
  /** By names of tables, with their schema or without. */
  readonly rowsOf: ReadonlyMap<string, Rows>;
  /** Rows of each table that is not in the text. */
  readonly rowsElsewhere: number;
  /** Number of the first row of each table. */
  readonly offset: number;
  /** Rows of each whole table, which references to it count; null: up to the last of those asked for. */
  readonly tableRows: number | null;
}

/** Why a table has fewer rows than were asked for: its keys and its parents' rows allow no more, or all tables together have too many. */
export type FewerReason = 'keys' | 'limit';

/** How many rows of a table an output has, and how many were asked for. */
export interface TableCount {
  readonly asked: number;
  readonly rows: number;
  /** Null: it has as many as were asked for. */
  readonly fewer: FewerReason | null;
}

/** The same, and how many rows the whole table has, of which these are a part: so many its children refer to. */
export interface WholeCount extends TableCount {
  readonly whole: number;
}

/** Gives how many rows of a whole table its plan allows, `most` at most, where the others have so many. */
export type RowLimitOf = (table: PlannedTable, most: number, counts: RowCounts) => Steps<number>;

/** The rows of all tables: as many as asked for, or as their keys and their parents' rows allow. */
export function* countRows(
  circles: readonly Circle[],
  { rows: usual, rowsOf: rowsOfTables, rowsElsewhere, offset, tableRows }: AskedRows,
  rowLimitOf: RowLimitOf,
): Steps<ReadonlyMap<PlannedTable, WholeCount>> {
  const wholes = new Map<string, number>();
  const counts: RowCounts = { named: wholes, others: rowsElsewhere };
  const written = new Map<string, number>();
  const found = new Map<PlannedTable, WholeCount>();
  for (const { tables } of circles) {
    const before: RowCounts = { named: written, others: Math.min(usual, rowsElsewhere) };
    const members = tables.map((planned) => {
      const asked = askedOf(planned.table, before, usual, rowsOfTables);
      return { planned, name: dottedName(planned.table.name), asked, end: Math.min(MAX_ROWS, offset + asked) };
    });
    for (const { name, asked, end } of members) wholes.set(name, asked === 0 ? 0 : (tableRows ?? end));
    for (let round = 0, isSettled = false; round < MAX_ROUNDS && !isSettled; round++) {
      isSettled = true;
      for (const { planned, name, asked, end } of members) {
        const limit = asked === 0 ? 0 : yield* rowLimitOf(planned, Math.max(end, tableRows ?? end), counts);
        yield;
        const whole = Math.min(limit, tableRows ?? limit);
        isSettled &&= whole === wholes.get(name);
        wholes.set(name, whole);
        const rows = Math.max(0, Math.min(end, limit) - offset);
        written.set(name, rows);
        found.set(planned, { asked, rows, fewer: rows < asked ? 'keys' : null, whole });
      }
      if (tables.length === 1) break;
    }
  }
  return found;
}

/**
 * What each table keeps of its rows where all together may have `most`, and have more: its rows up to an equal part of these, and a
 * share of what others leave of theirs. What rounding leaves over goes to the first tables, since the others refer to them.
 */
export function sharesOf(rows: readonly number[], most: number): readonly number[] {
  const equal = Math.floor(most / rows.length);
  const kept = rows.map((count) => Math.min(count, equal));
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  const rest = most - sum(kept);
  const excess = BigInt(sum(rows) - sum(kept));
  const shares = rows.map((count, i) => {
    const base = kept[i] ?? 0;
    // In whole numbers: a quotient of doubles may be one row short.
    return base + Number((BigInt(rest) * BigInt(count - base)) / excess);
  });
  let remaining = most - sum(shares);
  return shares.map((share, i) => {
    const isMore = remaining > 0 && share < (rows[i] ?? 0);
    if (isMore) remaining--;
    return isMore ? share + 1 : share;
  });
}

/** How many rows of a table are asked for. `written`: how many those before it write. */
function askedOf(table: Table, written: RowCounts, usual: number, rowsOfTables: ReadonlyMap<string, Rows>): number {
  const asked = entryOf(rowsOfTables, table.name) ?? usual;
  if (typeof asked === 'number') return asked;
  const times = Math.min(Number(asked.slice(0, -1)), MAX_ROWS);
  const parent = table.foreignKeys.find((key) => !refersToItself(key, table));
  const product = Math.round(times * (parent === undefined ? usual : rowsOf(written, parent.target)));
  return Math.min(Math.max(1, product), MAX_ROWS);
}
