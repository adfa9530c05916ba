/** A place in a text, as people count: both numbers start at 1, columns count characters (code points). */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Most characters of a source line that an excerpt shows; a longer line is cut around the place. */
const EXCERPT_CHARACTERS = 100;

/** Offset of the first character of the line that holds `offset`. CR, LF and CR LF each end a line. */
function lineStart(source: string, offset: number): number {
  let start = offset;
  while (start > 0 && !isLineBreak(source.charCodeAt(start - 1))) start--;
  return start;
}

function isLineBreak(unit: number): boolean {
  return unit === 0x0a || unit === 0x0d;
}

/** Where `offset` (UTF-16 units from 0) lies in `source`. Only called when an error is shown, so it just scans. */
export function positionAt(source: string, offset: number): Position {
  let line = 1;
  for (let i = 0; i < offset; i++) {
    const unit = source.charCodeAt(i);
    if (unit === 0x0a || (unit === 0x0d && source.charCodeAt(i + 1) !== 0x0a)) line++;
  }
  return { line, column: Array.from(source.slice(lineStart(source, offset), offset)).length + 1 };
}

/** The line around `offset`, and under it a caret at the place. Control characters show as spaces. */
export function excerptAt(source: string, offset: number): string {
  const start = Math.max(lineStart(source, offset), offset - EXCERPT_CHARACTERS / 2);
  let end = offset;
  while (end < source.length && end - start < EXCERPT_CHARACTERS && !isLineBreak(source.charCodeAt(end))) end++;
  const visible = (text: string) => Array.from(text, (character) => (character < ' ' ? ' ' : character));
  const line = visible(source.slice(start, end)).join('');
  const indent = ' '.repeat(visible(source.slice(start, offset)).length);
  return `${line}\n${indent}^`;
}
