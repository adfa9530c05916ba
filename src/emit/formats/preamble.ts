import type { Literals } from '../../../grammar/dialect.ts';
import type { Plan } from '../../plan/plan.ts';
import { type Warning, warningCounts } from '../../warning.ts';

/** What statements of a plan's rows begin with: comments, and what sets the encoding. `isAscii`: whether that is all of the rows. */
export function preambleOf(
  { warnings }: Plan,
  header: string,
  isAscii: boolean,
  { encodingPreamble }: Literals,
): string {
  return warningComments(warnings) + (isAscii && /^\p{ASCII}*$/u.test(header) ? '' : `${encodingPreamble}\n`);
}

/** A line for each kind of warning. Their messages quote the DDL, and no text of the input stands in a comment: codes and numbers do. */
function warningComments(warnings: readonly Warning[]): string {
  return Array.from(warningCounts(warnings), ([code, count]) => `-- Warning: ${code} (${count})\n`).join('');
}
