import type { QualifiedName, Table } from '../ir.ts';
import { MAX_ROWS } from '../limits.ts';
import { type RowCounts, rowsOf } from '../row-counts.ts';
import type { Steps } from '../steps.ts';
import type { Circle, PlannedTable } from './schema-plan.ts';

/** Rows of a table: a number, or as many times those of the table that its first foreign key refers to: `3x`. */
export type Rows = number | `${number}x`;

/** Whether a text is such a number of times. */
export function isMultiple(text: string): text is `${number}x` {
  return /^[0-9]+(?:\.[0-9]+)?x$/.test(text);
}

/** Times that counts within a circle are looked at again: each bounds the others, and they settle soon. */
const MAX_ROUNDS = 8;

/** What was asked for. */
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

/** How many rows tables have, and how many were asked for. */
export interface TableCount {
  readonly asked: number;
  readonly rows: number;
  /** Null: it has as many as were asked for. */
  readonly fewer: FewerReason | null;
}

/** The same, and how many rows the whole table has, of which these are a part. */
export interface WholeCount extends TableCount {
  readonly whole: number;
}

/** Rows that a whole table has at most with so many rows in the others. */
export type MostRows = (table: PlannedTable, asked: number, counts: RowCounts) => Steps<number>;

/** The rows of all tables, by their places: as many as asked for, or as their keys and their parents' rows allow. */
export function* countRows(
  circles: readonly Circle[],
  { rows: usual, rowsOf: special, rowsElsewhere, offset, tableRows }: AskedRows,
  mostOf: MostRows,
): Steps<ReadonlyMap<PlannedTable, WholeCount>> {
  const named = new Map<string, number>();
  const counts: RowCounts = { named, others: rowsElsewhere };
  const written = new Map<string, number>();
  const found = new Map<PlannedTable, WholeCount>();
  for (const { tables } of circles) {
    const asked = tables.map((planned) => {
      const wanted = askedOf(planned.table, { named: written, others: Math.min(usual, rowsElsewhere) }, usual, special);
      return { planned, name: countedName(planned.table.name), wanted, end: Math.min(MAX_ROWS, offset + wanted) };
    });
    for (const { name, wanted, end } of asked) named.set(name, wanted === 0 ? 0 : (tableRows ?? end));
    for (let round = 0, isSettled = false; round < MAX_ROUNDS && !isSettled; round++) {
      isSettled = true;
      for (const { planned, name, wanted, end } of asked) {
        const most = wanted === 0 ? 0 : yield* mostOf(planned, Math.max(end, tableRows ?? end), counts);
        yield;
        const whole = Math.min(most, tableRows ?? most);
        isSettled &&= whole === named.get(name);
        named.set(name, whole);
        const rows = Math.max(0, Math.min(end, most) - offset);
        written.set(name, rows);
        found.set(planned, { asked: wanted, rows, fewer: rows < wanted ? 'keys' : null, whole });
      }
      if (tables.length === 1) break;
    }
  }
  return found;
}

/**
 * What each table keeps of its rows where all together may have `most`, and have more: its rows up to an equal part of these, and a
 * share of what others leave of theirs. What is left over by then goes to the first tables, since the others refer to them.
 */
export function sharesOf(rows: readonly number[], most: number): readonly number[] {
  const equal = Math.floor(most / rows.length);
  const kept = rows.map((count) => Math.min(count, equal));
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  const rest = most - sum(kept);
  const excess = BigInt(sum(rows) - sum(kept));
  const shares = rows.map((count, i) => {
    const own = kept[i] ?? 0;
    // In whole numbers: a quotient of doubles may be one row short.
    return own + Number((BigInt(rest) * BigInt(count - own)) / excess);
  });
  let left = most - sum(shares);
  return shares.map((share, i) => {
    const isMore = left > 0 && share < (rows[i] ?? 0);
    if (isMore) left--;
    return isMore ? share + 1 : share;
  });
}

/** A table's name as the counts of rows have it. */
export function countedName(name: QualifiedName): string {
  return name.join('.');
}

function askedOf(
  { name, foreignKeys }: Table,
  written: RowCounts,
  usual: number,
  special: ReadonlyMap<string, Rows>,
): number {
  const asked = special.get(countedName(name)) ?? special.get(name.at(-1) ?? '') ?? usual;
  if (typeof asked === 'number') return asked;
  const times = Math.min(Number(asked.slice(0, -1)), MAX_ROWS);
  const parent = foreignKeys.find(({ target }) => countedName(target) !== countedName(name));
  const wanted = Math.round(times * (parent === undefined ? usual : rowsOf(written, parent.target)));
  return Math.min(Math.max(1, wanted), MAX_ROWS);
}
