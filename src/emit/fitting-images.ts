import type { KeyPlan } from '../plan/plan.ts';
import type { Digit, FittingPairs } from './operation.ts';

/** What of the pairs of two parents' rows fits, by the rows of the first: see FittingPairs. */
export type FittingRows = Pick<FittingPairs, 'firsts' | 'counts' | 'followers'>;

/** The digits of a key's images, or of its groups' numbers, by their places. */
export function digitsOf({ radices, numbered }: Pick<KeyPlan, 'radices' | 'numbered'>): ReadonlyMap<number, Digit> {
  const digits = new Map<number, Digit>();
  let weight = 1;
  for (let place = radices.length - 1; place >= 0; place--) {
    if (place === numbered) continue;
    const radix = radices[place] ?? 1;
    digits.set(place, { radix, weight });
    weight *= radix;
  }
  return digits;
}

/** The pairs of a key's digits, as rows fit; null: none do, or all, or they are not those of the digits. */
export function fittingPairs(
  digits: ReadonlyMap<number, Digit>,
  leading: number,
  following: number | null,
  { firsts, counts, followers }: FittingRows,
): FittingPairs | null {
  const leader = digits.get(leading);
  const follower = following === null ? ALONE : digits.get(following);
  if (leader === undefined || follower === undefined || counts.length !== leader.radix) return null;
  if (followers.some((row) => row >= follower.radix)) return null;
  const begins = new Float64Array(leader.radix + 1);
  counts.forEach((count, row) => {
    begins[row + 1] = (begins[row] ?? 0) + count;
  });
  const total = begins[leader.radix] ?? 0;
  if (total === 0 || total === leader.radix * follower.radix) return null;
  const others = [...digits].filter(([place]) => place !== leading && place !== following).map(([, digit]) => digit);
  return { leader, follower, others, begins, firsts, counts, followers };
}

/** A digit that is none. */
const ALONE: Digit = { radix: 1, weight: 0 };

/** Images of pairs that fit. */
export function imagesFitting({ begins, leader, others }: FittingPairs): number {
  return (begins[leader.radix] ?? 0) * restOf(others);
}

/** What digits are in all. */
function restOf(others: readonly Digit[]): number {
  return others.reduce((product, { radix }) => product * radix, 1);
}

/** How many of some rising numbers come before the number that is the `turn`-th of those which are not among them. */
function lackingBefore(rising: Int32Array, turn: number): number {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) - middle > turn) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The image at a place: those of pairs that fit in front. A bijection. */
export function imageAt(
  { leader, follower, others, begins, firsts, counts, followers }: FittingPairs,
  place: number,
): number {
  const rest = restOf(others);
  let [pair, left] = [Math.floor(place / rest), place % rest];
  const fitting = begins[leader.radix] ?? 0;
  const isFitting = pair < fitting;
  if (!isFitting) pair -= fitting;
  const before = (row: number): number =>
    (isFitting ? 0 : row * follower.radix) + (isFitting ? 1 : -1) * (begins[row] ?? 0);
  let [low, high] = [0, leader.radix - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (before(middle) <= pair) low = middle;
    else high = middle - 1;
  }
  const [first, count, turn] = [firsts[low] ?? 0, counts[low] ?? 0, pair - before(low)];
  const row = isFitting
    ? (followers[first + turn] ?? 0)
    : turn + lackingBefore(followers.subarray(first, first + count), turn);
  let image = low * leader.weight + row * follower.weight;
  for (const { radix, weight } of others) {
    image += (left % radix) * weight;
    left = Math.floor(left / radix);
  }
  return image;
}
