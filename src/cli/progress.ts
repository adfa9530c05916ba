import { printableLine } from './report.ts';
import type { Surroundings } from './surroundings.ts';

/** Time between two updates, in milliseconds: often enough to look alive, too rarely to cost anything. */
const UPDATE_MILLISECONDS = 100;

/** Characters of a table's name that are shown: the line is not to be longer than a terminal is wide. */
const SHOWN_NAME = 24;

/** The table whose rows come now. */
export interface ProgressTable {
  readonly name: string;
  /** Its number among all tables, from 1. */
  readonly number: number;
  /** Rows that are written of it. */
  readonly rows: number;
}

/** A line on a terminal that says how far a command has come. */
export interface Progress {
  /** The rows of a table begin, or some more of them. */
  begin(table: ProgressTable): void;
  /** Adds what was written. */
  add(rows: number, bytes: number): void;
  /** Takes the line away. */
  clear(): void;
}

/** Progress over so many tables, where the standard error is a terminal that the rows are not written to; else it does nothing. */
export function startProgress(surroundings: Surroundings, tables: number, rowsToStdout: boolean): Progress {
  const { stdout, stderr, now } = surroundings;
  if (stderr.isTTY !== true || (rowsToStdout && stdout.isTTY === true)) return { begin() {}, add() {}, clear() {} };
  const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
  const megabytes = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const startedAt = now();
  let shownAt = startedAt;
  let current: ProgressTable = { name: '', number: 1, rows: 0 };
  let rowsOfTable = 0;
  let rowsInAll = 0;
  let bytesInAll = 0;
  const line = (time: number): string => {
    const { name, number, rows } = current;
    const shown = name.length <= SHOWN_NAME ? name : `${name.slice(0, SHOWN_NAME - 1)}…`;
    const table = tables === 1 ? '' : `table ${number} of ${tables}, ${printableLine(shown)}: `;
    const rate = rowsInAll / Math.max(1, time - startedAt);
    const written = `${grouped.format(rowsOfTable)} of ${grouped.format(rows)} rows`;
    return `${table}${written}, ${megabytes.format(bytesInAll / 1e6)} MB, ${grouped.format(rate * 1000)} rows/s`;
  };
  return {
    begin(table) {
      current = table;
      rowsOfTable = 0;
    },
    add(rows, bytes) {
      rowsOfTable += rows;
      rowsInAll += rows;
      bytesInAll += bytes;
      const time = now();
      if (time - shownAt < UPDATE_MILLISECONDS) return;
      shownAt = time;
      stderr.write(`\r${line(time)}\x1b[K`);
    },
    clear() {
      stderr.write('\r\x1b[K');
    },
  };
}
