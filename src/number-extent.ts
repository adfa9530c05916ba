import { type LexicalTable, NAME_PART } from './lexical-table.ts';

const POINT = 0x2e;
const LETTER_E = 0x65;

/** Whether a digit stands at an offset. */
export function isDigitAt(source: string, offset: number): boolean {
  const unit = source.charCodeAt(offset);
  return unit >= 0x30 && unit <= 0x39;
}

/** Offset behind the number that starts at `start`; `start` where a name starts there, with digits. */
export function numberEnd(source: string, start: number, table: LexicalTable): number {
  const radix = radixNumberEnd(source, start, table);
  if (radix > start) return radix;
  const whole = digitsEnd(source, start, table);
  const hasPoint = source.charCodeAt(whole) === POINT && source.charCodeAt(whole + 1) !== POINT;
  const end = hasPoint ? digitsEnd(source, whole + 1, table) : whole;
  const exponent = exponentEnd(source, end, table);
  const isName = exponent === whole && table.lexis.digitsStartNames && isNamePartAt(source, whole, table);
  return isName ? start : exponent;
}

function isNamePartAt(source: string, offset: number, table: LexicalTable): boolean {
  return offset < source.length && (table.classOf(source.charCodeAt(offset)) & NAME_PART) !== 0;
}

function digitsEnd(source: string, start: number, table: LexicalTable): number {
  let end = start;
  while (isDigitAt(source, end) || (separatorAt(source, end, table) && isDigitAt(source, end + 1) && end > start))
    end++;
  return end;
}

function separatorAt(source: string, offset: number, { lexis: { digitSeparator } }: LexicalTable): boolean {
  return digitSeparator !== '' && source.charAt(offset) === digitSeparator;
}

/** Offset behind the exponent that starts at `start`; `start` where none does. */
function exponentEnd(source: string, start: number, table: LexicalTable): number {
  if ((source.charCodeAt(start) | 0x20) !== LETTER_E) return start;
  const sign = source.charAt(start + 1);
  const digits = sign === '+' || sign === '-' ? start + 2 : start + 1;
  return isDigitAt(source, digits) ? digitsEnd(source, digits, table) : start;
}

/** Offset behind a number such as 0x1F; `start` where there is none. */
function radixNumberEnd(source: string, start: number, table: LexicalTable): number {
  const { radixPrefixes, digitsStartNames } = table.lexis;
  if (!table.radixStarts.includes(source.charAt(start))) return start;
  for (const [prefix, digits] of Object.entries(radixPrefixes)) {
    const written = source.slice(start, start + prefix.length);
    if (written !== prefix && (digitsStartNames || written.toLowerCase() !== prefix)) continue;
    const isOne = (offset: number) => offset < source.length && digits.includes(source.charAt(offset).toLowerCase());
    let end = start + prefix.length;
    while (isOne(end) || (separatorAt(source, end, table) && isOne(end + 1))) end++;
    if (end > start + prefix.length) return end;
  }
  return start;
}
