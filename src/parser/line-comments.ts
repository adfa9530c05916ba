import type { Parser } from './context.ts';
import { MARK } from './directives/comments.ts';

/** Characters of a comment that are kept. */
const MOST_CHARACTERS = 200;

/**
 * Notes what stands behind columns at the ends of their lines (`sts_cd char(1), -- active, inactive`) as what their author says of
 * them, where no COMMENT does.
 */
export function noteLineComments({ cursor: { tokens }, tables, grammar }: Parser, source: string): void {
  const opens = grammar.dialect.lexis.lineComments.map(({ open }) => open);
  if (!opens.some((open) => source.includes(open))) return;
  const { starts, ends, count } = tokens;
  const begun = starts.subarray(0, count);
  const columns = tables.all.flatMap((draft) => draft.columns).sort((a, b) => a.offset - b.offset);
  for (const [place, column] of columns.entries()) {
    const lineEnd = endOfLine(source, column.offset);
    const next = columns[place + 1]?.offset ?? Number.POSITIVE_INFINITY;
    if (column.comment !== null || next < lineEnd) continue;
    const before = lastBefore(begun, lineEnd);
    const end = ends[before] ?? lineEnd;
    const comment = source.slice(end, lineEnd).trim();
    const isEnded = source.slice(starts[before], end) === ';';
    if (isEnded || comment.includes(MARK) || !opens.some((open) => comment.startsWith(open))) continue;
    const text = comment.replace(/^[-#\s]+/, '').slice(0, MOST_CHARACTERS);
    if (/\p{L}/u.test(text)) column.comment = text;
  }
}

function endOfLine(source: string, offset: number): number {
  const end = source.indexOf('\n', offset);
  return end < 0 ? source.length : end;
}

/** The place of the last of some rising numbers below a bound; -1: there is none. */
function lastBefore(numbers: ArrayLike<number>, bound: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? bound) < bound) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
