import { lowerBound } from '../collections.ts';
import type { Tokens } from '../token.ts';
import type { Parser } from './context.ts';
import { MARK } from './directives/comments.ts';
import type { ColumnDraft } from './draft.ts';

/** Characters of a comment that are kept. */
const MOST_CHARACTERS = 200;

/**
 * Notes what stands behind columns at the ends of their lines (`sts_cd char(1), -- active, inactive`) as what their author says of
 * them, where no COMMENT does.
 */
export function noteLineComments({ cursor: { tokens }, tables, grammar }: Parser, source: string): void {
  const opens = grammar.dialect.lexis.lineComments.map(({ open }) => open);
  if (!opens.some((open) => source.includes(open))) return;
  const columns = tables.all.flatMap((draft) => draft.columns).sort((a, b) => b.offset - a.offset);
  // From behind, so that the end of a line is looked for once, however many columns stand on it.
  let [lineEnd, behind] = [source.length, source.length];
  for (const alike of groupsOf(columns)) {
    const [{ offset, name } = { offset: 0, name: '' }] = alike;
    const newline = source.slice(offset, behind).search(/[\r\n]/);
    const isLast = newline >= 0 || behind === source.length;
    if (newline >= 0) lineEnd = offset + newline;
    behind = offset;
    // Copies of a column stand where it does, and the fields of a type all where that is named.
    const isOne = alike.every((column) => column.name === name);
    const comment = isLast && isOne ? commentBehind(source, tokens, offset, lineEnd) : '';
    if (comment.includes(MARK) || !opens.some((open) => comment.startsWith(open))) continue;
    const text = comment.replace(/^[-#\s]+/, '').slice(0, MOST_CHARACTERS);
    if (/\p{L}|\d.+\d/u.test(text)) for (const column of alike) column.comment ??= text;
  }
}

/** Columns that stand at one place, in their order. */
function groupsOf(columns: readonly ColumnDraft[]): readonly (readonly ColumnDraft[])[] {
  const groups: ColumnDraft[][] = [];
  for (const column of columns) {
    const last = groups.at(-1);
    if (last?.[0]?.offset === column.offset) last.push(column);
    else groups.push([column]);
  }
  return groups;
}

/** What stands behind the last token of a line that is a column's; empty: something else stands there, too. */
function commentBehind(source: string, { starts, ends, count }: Tokens, offset: number, lineEnd: number): string {
  let depth = 0;
  let end = offset;
  let isListed = false;
  for (
    let token = lowerBound(count, (place) => (starts[place] ?? 0) < offset);
    (starts[token] ?? lineEnd) < lineEnd;
    token++
  ) {
    if (isListed) return '';
    end = ends[token] ?? end;
    const text = source.slice(starts[token], end);
    if (text === '(') depth++;
    if (text === ')') depth--;
    isListed = text === ',' && depth === 0;
    if (depth < 0) return '';
  }
  return source.slice(end, lineEnd).trim();
}
