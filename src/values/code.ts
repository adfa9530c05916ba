import type { Part } from './part.ts';
import { alphanumericPairs, alphanumerics } from './vocabulary.ts';

/** Characters of the code that makes a key's values differ: 36^8 of them, more than any number of rows. */
export const CODE_LENGTH = 8;

const pool = (entries: readonly string[]): Part => ({ kind: 'pool', entries });

/** Exactly so many characters of letters and digits. No characters: the empty string. */
export function codeParts(length: number): readonly Part[] {
  if (length <= 0) return [{ kind: 'constant', text: '' }];
  const pairs = Array.from({ length: Math.floor(Math.min(length, CODE_LENGTH) / 2) }, () => pool(alphanumericPairs));
  return length % 2 === 1 && length <= CODE_LENGTH ? [...pairs, pool(alphanumerics)] : pairs;
}
