import type { ParentRowStep } from '../operation.ts';
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
  const isListed = (first: number, row: number) => {
    const count = counts[row] ?? -1;
    return first >= 0 && count >= 0 && first + count <= followers.length;
  };
  if (!firsts.every(isListed)) throw new Refused('A row has siblings beyond their list.');
}

/** Refuses rows that refer to themselves or to later ones; null: there is no list of what they refer to. */
export function beforeEachRow(earlier: Int32Array | null): void {
  if (earlier?.some((found, row) => found >= row)) throw new Refused('A row refers to one that is not before it.');
}

/** A step behind those that choose among its rows. */
export function withLeaders(step: ParentRowStep): readonly ParentRowStep[] {
  const leaders = [step.apart, step.among?.leader ?? null].filter((leader) => leader !== null);
  return [...leaders.flatMap(withLeaders), step];
}
