import { type LexicalTable, OPERATOR } from './lexical-table.ts';

const SLASH = 0x2f;
const STAR = 0x2a;
const BACKSLASH = 0x5c;

/** Offset behind the quote that closes what the one at `open` opens; -1: it is not closed. */
export function quotedEnd(source: string, open: number, quote: number, escapes: boolean): number {
  for (let i = open + 1; i < source.length; i++) {
    const unit = source.charCodeAt(i);
    if (unit === quote) {
      if (source.charCodeAt(i + 1) !== quote) return i + 1;
      i++;
    } else if (unit === BACKSLASH && escapes) {
      i++;
    }
  }
  return -1;
}

/** Offset behind the comment that starts at `start` and may hold others where they nest; -1: it is not closed. */
export function blockCommentEnd(source: string, start: number, nests: boolean): number {
  let depth = 0;
  for (let i = start; i < source.length; i++) {
    const unit = source.charCodeAt(i);
    if (unit === STAR && source.charCodeAt(i + 1) === SLASH) {
      i++;
      depth--;
      if (depth === 0) return i + 1;
    } else if (unit === SLASH && source.charCodeAt(i + 1) === STAR && (nests || depth === 0)) {
      i++;
      depth++;
    }
  }
  return -1;
}

/** A run of operator characters: its end, and its last characters that a sign may follow, or that are none. */
export interface OperatorRun {
  readonly end: number;
  readonly lastSpecial: number;
  readonly lastUnsigned: number;
}

/** PostgreSQL: an operator of several characters may end in + or - only if it holds one of these. */
const ALLOW_TRAILING_SIGN = '~!@#%^&|`?';

/** The run that starts at `start` and ends before a comment or another character. */
export function operatorRunAt(source: string, start: number, table: LexicalTable): OperatorRun {
  let end = start;
  let lastSpecial = -1;
  let lastUnsigned = -1;
  while (end < source.length && (table.classOf(source.charCodeAt(end)) & OPERATOR) !== 0) {
    const pair = source.slice(end, end + 2);
    if (end > start && (pair === '--' || pair === '/*')) break;
    const character = source.charAt(end);
    if (ALLOW_TRAILING_SIGN.includes(character)) lastSpecial = end;
    if (character !== '+' && character !== '-') lastUnsigned = end;
    end++;
  }
  return { end, lastSpecial, lastUnsigned };
}
