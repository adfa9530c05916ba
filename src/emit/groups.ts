import { sumOf } from '../collections.ts';

/** Rows in groups, as the images of a key have them: which group a row is of, and its place there. */
export interface Groups {
  /** Groups that there are, and rows that each has at most. */
  readonly groups: number;
  readonly most: number;
  /** Rows of one group after the other in each round of groups, and where they begin in it; the last round may have fewer groups. */
  readonly sizes: readonly number[];
  readonly begins: readonly number[];
  /** Rows in a round. */
  readonly round: number;
}

/** Rows of sixteen groups in turn, 2.25 on average: few have many. Where there are more rows for each group, all have more. */
const SIZES: readonly number[] = [2, 1, 4, 1, 3, 2, 1, 6, 1, 2, 3, 1, 5, 1, 2, 1];

/** How much more rows each group has from one attempt to give all rows a place to the next. */
const STEP = 1.1;

/** Groups of at most so many rows, with so many rows in all of them, as far as there is room. */
export function groupsOf(groups: number, most: number, rows: number): Groups {
  const pattern = SIZES.slice(0, groups);
  const wanted = Math.min(most, rows / groups) * pattern.length;
  let factor = Math.max(1, wanted / sumOf(pattern));
  let sizes = sizesBy(pattern, factor, most);
  for (; sumOf(sizes) < wanted && sizes.some((size) => size < most); sizes = sizesBy(pattern, factor, most))
    factor *= STEP;
  return { groups, most, sizes, begins: beginsOf(sizes), round: sumOf(sizes) };
}

/** So many times the sizes of a pattern: rounded such that their sum is, one at least. */
function sizesBy(pattern: readonly number[], factor: number, most: number): readonly number[] {
  const begins = [...beginsOf(pattern), sumOf(pattern)].map((begin) => Math.round(begin * factor));
  return pattern.map((_, place) => {
    const size = (begins[place + 1] ?? 0) - (begins[place] ?? 0);
    return Math.min(most, Math.max(1, size));
  });
}

function beginsOf(sizes: readonly number[]): readonly number[] {
  return sizes.map((_, place) => sumOf(sizes.slice(0, place)));
}

/** Where a row is: its group, and how many rows of that come before. */
export const found = { group: 0, place: 0 };

/**
 * Finds the group of a row. Behind the rows that all groups have by their sizes come those that they have room for beside: each pair of a
 * group and a place has one row.
 */
export function findGroup({ groups, most, sizes, begins, round }: Groups, row: number): void {
  const rounds = Math.floor(groups / sizes.length);
  const inGroups = rounds * round + (begins[groups % sizes.length] as number);
  if (row < inGroups) {
    const [turn, rest] = [Math.floor(row / round), row % round];
    let at = sizes.length - 1;
    while ((begins[at] as number) > rest) at--;
    found.group = turn * sizes.length + at;
    found.place = rest - (begins[at] as number);
    return;
  }
  const room = most * sizes.length - round;
  const beyond = row - inGroups;
  let rest = beyond % room;
  let at = 0;
  for (; rest >= most - (sizes[at] as number); at++) rest -= most - (sizes[at] as number);
  found.group = Math.floor(beyond / room) * sizes.length + at;
  found.place = (sizes[at] as number) + rest;
}
