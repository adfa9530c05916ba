/** Rows in groups, as the images of a key have them: which group a row is of, and its place there. */
export interface Groups {
  /** Groups that there are, and rows that each has at most. */
  readonly groups: number;
  readonly most: number;
  /** Rows of one group after the other in each round of groups, and where they begin in it. */
  readonly sizes: readonly number[];
  readonly begins: readonly number[];
  /** Rows in a round. */
  readonly round: number;
}

/** How many rows groups have, one after the other: few have many. */
const SIZES: readonly number[] = [2, 1, 4, 1, 3, 2, 1, 6, 1, 2, 3, 1, 5, 1, 2, 1];

/** Groups of at most so many rows, with so many rows in all of them, as far as there is room. */
export function groupsOf(groups: number, most: number, rows: number): Groups {
  const pattern = SIZES.slice(0, groups);
  const mean = sumOf(pattern) / pattern.length;
  const factor = Math.max(1, Math.ceil(rows / groups / mean));
  const sizes = pattern.map((size) => Math.min(most, size * factor));
  const begins = sizes.map((_, place) => sumOf(sizes.slice(0, place)));
  return { groups, most, sizes, begins, round: sumOf(sizes) };
}

/** Where a row is: its group, and how many rows of that come before. */
export const found = { group: 0, place: 0 };

/**
 * Finds the group of a row. Behind the rows of all whole rounds come those that groups have room for beside, and behind these the groups
 * of the round that is none: each pair of a group and a place has one row.
 */
export function findGroup({ groups, most, sizes, begins, round }: Groups, row: number): void {
  const rounds = Math.floor(groups / sizes.length);
  const inRounds = rounds * round;
  if (row < inRounds) {
    const [turn, rest] = [Math.floor(row / round), row % round];
    const at = lastAtMost(begins, rest);
    found.group = turn * sizes.length + at;
    found.place = rest - (begins[at] as number);
    return;
  }
  const left = most * sizes.length - round;
  const beyond = row - inRounds;
  if (beyond < rounds * left) {
    let rest = beyond % left;
    let at = 0;
    for (; rest >= most - (sizes[at] as number); at++) rest -= most - (sizes[at] as number);
    found.group = Math.floor(beyond / left) * sizes.length + at;
    found.place = (sizes[at] as number) + rest;
    return;
  }
  const last = beyond - rounds * left;
  found.group = rounds * sizes.length + Math.floor(last / most);
  found.place = last % most;
}

function lastAtMost(begins: readonly number[], rest: number): number {
  let at = begins.length - 1;
  while ((begins[at] as number) > rest) at--;
  return at;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
