import type { SiblingRows } from '../siblings.ts';
import { Refused } from './reading.ts';

/** Refuses numbers of rows that a parent does not have. */
export function numbersBelow(numbers: Int32Array, rows: number): void {
  if (numbers.some((number) => number < 0 || number >= rows))
    throw new Refused('A list has rows that a parent does not have.');
}

/** Refuses siblings that a parent does not have, and places beyond their list. */
export function siblingsBelow({ firsts, counts, followers }: SiblingRows, rows: number): void {
  numbersBelow(followers, rows);
  const isListed = (first: number, row: number) => first >= 0 && first + (counts[row] ?? 0) <= followers.length;
  if (!firsts.every(isListed)) throw new Refused('A row has siblings beyond their list.');
}
