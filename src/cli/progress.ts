import type { Surroundings } from './surroundings.ts';

/** Time between two updates, in milliseconds: often enough to look alive, too rarely to cost anything. */
const UPDATE_MILLISECONDS = 100;

/** A line on a terminal that says how far a command has come. */
export interface Progress {
  show(rowsWritten: number): void;
  /** Takes the line away. */
  clear(): void;
}

/** Progress towards `rows`, where the standard error is a terminal that the rows are not written to; else it does nothing. */
export function startProgress(surroundings: Surroundings, rows: number, rowsToStdout: boolean): Progress {
  const { stdout, stderr, now } = surroundings;
  if (stderr.isTTY !== true || (rowsToStdout && stdout.isTTY === true)) return { show() {}, clear() {} };
  const grouped = new Intl.NumberFormat('en');
  let shownAt = now();
  return {
    show(rowsWritten) {
      if (now() - shownAt < UPDATE_MILLISECONDS) return;
      shownAt = now();
      stderr.write(`\r${grouped.format(rowsWritten)} of ${grouped.format(rows)} rows\x1b[K`);
    },
    clear() {
      stderr.write('\r\x1b[K');
    },
  };
}
