import { withoutBlanks } from './blanks.ts';
import { Unevaluable } from './value.ts';

/** How two texts compare where their collation is known only roughly: what it does not decide is Unevaluable. */
export interface TextComparison {
  readonly equal: (one: string, other: string) => boolean;
  readonly order: (one: string, other: string) => number;
}

const undecided = (): never => {
  throw new Unevaluable(); // The collation is not known well enough to compare these texts.
};

/** Collations that compare the bytes. */
const BINARY = /(?:^|_)(?:bin|c|posix|ucs_basic|binary|pg_c_utf8)$/i;

/** Texts that are equal only where their bytes are; their order is that of any locale. */
export function bytesComparison(collation: string | null): TextComparison {
  const binary = collation !== null && BINARY.test(collation);
  return { equal: (one, other) => one === other, order: binary ? codePointOrder : anyOrder };
}

/** Texts that may be equal though they differ in case, accents or trailing blanks, as their collation has it. */
export function collatedComparison(collation: string | null): TextComparison {
  const name = collation?.toLowerCase() ?? '';
  const binary = BINARY.test(name);
  const equal = (one: string, other: string): boolean => {
    if (one === other) return true;
    const [left, right] = [withoutBlanks(one), withoutBlanks(other)];
    if (left !== one || right !== other) return equalPadded(name, equal(left, right));
    if (binary) return false;
    return isAscii(one) && isAscii(other) ? equalCased(name, one, other) : equalAccented(name, one, other);
  };
  return { equal, order: binary ? codePointOrder : (one, other) => (equal(one, other) ? 0 : foldedOrder(one, other)) };
}

/** Texts that differ in trailing blanks, and are equal or not without them. */
function equalPadded(collation: string, without: boolean): boolean {
  if (!without) return false;
  if (collation === '') return undecided();
  return !/0900|nopad|^binary$/.test(collation);
}

function equalCased(collation: string, one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase() && !/_cs$/.test(collation);
}

function equalAccented(collation: string, one: string, other: string): boolean {
  const sameFolded = folded(one) === folded(other);
  if (!sameFolded) return isAscii(folded(one)) && isAscii(folded(other)) ? false : undecided();
  if (/_as_cs$/.test(collation)) return false;
  if (/_ai_ci$/.test(collation)) return true;
  return one.toLowerCase() === other.toLowerCase() && !/_cs$/.test(collation) ? true : undecided();
}

export function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}

/** The case of letters that lower() or upper() gives. */
export type Letters = 'lower' | 'upper';

/** A text in letters of a case: case mapping differs between locales beyond ASCII and Latin letters that have a partner of one character. */
export function cased(text: string, letters: Letters): string {
  const map = (one: string): string => (letters === 'lower' ? one.toLowerCase() : one.toUpperCase());
  if (isAscii(text)) return map(text);
  return [...text]
    .map((character) => {
      const other = map(character);
      if ([...other].length !== 1 || (character > '\u024f' && other !== character)) {
        throw new Unevaluable(); // The case of these characters differs between locales.
      }
      return other;
    })
    .join('');
}

/** A text without case and accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The order of UTF-8 bytes, which is that of code points. */
function codePointOrder(one: string, other: string): number {
  const [left, right] = [[...one], [...other]];
  for (let i = 0; i < left.length && i < right.length; i++) {
    const difference = (left[i]?.codePointAt(0) ?? 0) - (right[i]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** The order that bytes and dictionaries agree on. */
function anyOrder(one: string, other: string): number {
  if (one === other) return 0;
  const order = Math.sign(codePointOrder(one, other));
  return order === Math.sign(foldedOrder(one, other)) ? order : undecided();
}

/** The order of a dictionary, where the first characters that differ beyond case are letters or digits. */
function foldedOrder(one: string, other: string): number {
  const [left, right] = [one.toLowerCase(), other.toLowerCase()];
  for (let i = 0; i < left.length && i < right.length; i++) {
    const [a, b] = [left.charAt(i), right.charAt(i)];
    if (a === b) continue;
    if (!/[a-z0-9]/.test(a) || !/[a-z0-9]/.test(b) || !isAscii(left) || !isAscii(right)) return undecided();
    return a < b ? -1 : 1;
  }
  // Of texts that differ in case or trailing blanks only, every locale has its own order.
  if (left.length === right.length) return undecided();
  const longer = left.length > right.length ? left : right;
  // Where blanks fill the shorter one, what sorts before a blank makes the longer one the smaller.
  return /[a-z0-9]/.test(longer.charAt(Math.min(left.length, right.length))) ? left.length - right.length : undecided();
}
