import { type Warning, warningCounts } from '../../warning.ts';

/** A line for each kind of warning. Their messages quote the DDL, and no text of the input stands in a comment: codes and numbers do. */
export function warningComments(warnings: readonly Warning[]): string {
  return Array.from(warningCounts(warnings), ([code, count]) => `-- Warning: ${code} (${count})\n`).join('');
}
