import { DIGIT, type LexicalTable, LINE_END, NAME_PART, OPERATOR } from './lexical-table.ts';

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

/** Offset behind the string that a tag between dollar signs opens at `start`; 0: none starts there; -1: it is not closed. */
export function dollarEnd(source: string, start: number, table: LexicalTable): number {
  const { dollarQuote } = table.lexis;
  if (dollarQuote === '' || source.charAt(start) !== dollarQuote) return 0;
  let i = start + 1;
  while (i < source.length && source.charAt(i) !== dollarQuote) {
    const bits = table.classOf(source.charCodeAt(i));
    if ((bits & NAME_PART) === 0 || (i === start + 1 && (bits & DIGIT) !== 0)) return 0;
    i++;
  }
  if (i >= source.length) return 0;
  const tag = source.slice(start, i + 1);
  const close = source.indexOf(tag, i + 1);
  return close < 0 ? -1 : close + tag.length;
}

/** Offset of the end of the line that holds `start`. */
export function lineEnd(source: string, start: number, table: LexicalTable): number {
  let end = start;
  while (end < source.length && (table.classOf(source.charCodeAt(end)) & LINE_END) === 0) end++;
  return end;
}

/** Whether only blanks stand between the start of the line and this offset. */
export function startsLine(source: string, offset: number, table: LexicalTable): boolean {
  let i = offset - 1;
  while (i >= 0 && (source.charAt(i) === ' ' || source.charAt(i) === '\t')) i--;
  return i < 0 || (table.classOf(source.charCodeAt(i)) & LINE_END) !== 0;
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
