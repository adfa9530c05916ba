import { countsOf, getOrInsertComputed } from '../../collections.ts';

/*
 * Which of the rows of a list tell each other apart in the keys that hold some of their columns. What a key compares of a row
 * is its projection. Rows of one class are the same to the keys, and rows of two classes differ in each of them.
 */

/** A number for what a key compares of each row of a list, by the rows' places: the same for the same. */
export type Projection = readonly number[];

/** Rows that may be looked at while classes are sought: bounds the search of a matching. */
const MAX_STEPS = 1_000_000;

/** Places of rows in classes: as many classes as there can be of one key or two, and as a rule of more. */
export function classesOf(count: number, projections: readonly Projection[]): readonly (readonly number[])[] {
  const coarsest = projections.find((one) => projections.every((other) => follows(one, other)));
  if (coarsest !== undefined) return grouped(coarsest);
  // What follows from another one is kept with it.
  const needed = projections.filter(
    (one, i) => !projections.some((other, j) => i !== j && follows(other, one) && (!follows(one, other) || j < i)),
  );
  const [first, second, third] = needed;
  if (first === undefined || second === undefined) return Array.from({ length: count }, (_, place) => [place]);
  return third === undefined ? matched(first, second) : chosen(count, needed);
}

/** Whether rows that differ in the first projection differ in the other, too. */
function follows(one: Projection, other: Projection): boolean {
  if (one === other) return true;
  const known = new Map<number, number>();
  return other.every((value, place) => {
    const own = one[place] ?? 0;
    return getOrInsertComputed(known, value, () => own) === own;
  });
}

function grouped(projection: Projection): readonly (readonly number[])[] {
  const groups = new Map<number, number[]>();
  for (const [place, value] of projection.entries()) getOrInsertComputed(groups, value, () => []).push(place);
  return [...groups.values()];
}

/** As many rows as there are of which no two are the same in either projection: a matching (augmenting paths, Berge 1957). */
function matched(first: Projection, second: Projection): readonly (readonly number[])[] {
  const groups = grouped(first);
  /** The group that has each value of the second projection, and by which of its rows. */
  const takenBy = new Map<number, { readonly group: number; readonly place: number }>();
  let steps = 0;
  for (let start = 0; start < groups.length && steps < MAX_STEPS; start++) {
    // Breadth first: the way back to the start is kept with each group that is reached.
    const reached = new Map<number, { readonly from: number; readonly place: number } | null>([[start, null]]);
    let end: { readonly group: number; readonly place: number } | null = null;
    for (const group of reached.keys()) {
      for (const place of groups[group] ?? []) {
        steps++;
        const holder = takenBy.get(second[place] ?? 0);
        if (holder === undefined) {
          end = { group, place };
          break;
        }
        if (!reached.has(holder.group)) reached.set(holder.group, { from: group, place });
      }
      if (end !== null || steps >= MAX_STEPS) break;
    }
    for (let step = end; step !== null; ) {
      takenBy.set(second[step.place] ?? 0, step);
      const way = reached.get(step.group) ?? null;
      step = way === null ? null : { group: way.from, place: way.place };
    }
  }
  return [...takenBy.values()].map(({ place }) => [place]);
}

/** Rows of which no two are the same in any projection: those whose values are the rarest come first. */
function chosen(count: number, projections: readonly Projection[]): readonly (readonly number[])[] {
  const sizes = projections.map(countsOf);
  const weightOf = (place: number): number =>
    projections.reduce((sum, projection, i) => sum + (sizes[i]?.get(projection[place] ?? 0) ?? 0), 0);
  const weights = Array.from({ length: count }, (_, place) => weightOf(place));
  const order = weights.map((_, place) => place).sort((one, other) => (weights[one] ?? 0) - (weights[other] ?? 0));
  const used = projections.map(() => new Set<number>());
  const taken: (readonly number[])[] = [];
  for (const place of order) {
    if (projections.some((projection, i) => used[i]?.has(projection[place] ?? 0))) continue;
    projections.forEach((projection, i) => {
      used[i]?.add(projection[place] ?? 0);
    });
    taken.push([place]);
  }
  return taken;
}
