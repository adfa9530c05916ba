import { imagesFitting } from '../fitting-images.ts';
import type { FittingPairs } from '../operation.ts';
import { Refused } from './reading.ts';

/** Refuses pairs by which two numbers would have one image, or one none: each pair comes once, and digits are as they weigh. */
export function pairsWithin(pairs: FittingPairs, size: number, end: number): void {
  const { leader, follower, others, begins, firsts, counts, followers } = pairs;
  const digits = [leader, ...(follower.radix === 1 ? [] : [follower]), ...others].filter(({ radix }) => radix > 1);
  let weight = 1;
  for (const digit of digits.sort((one, other) => one.weight - other.weight)) {
    if (digit.weight !== weight) throw new Refused('Digits of a key overlap.');
    weight *= digit.radix;
  }
  const spans = new Set<string>();
  const isRising = (row: number): boolean => {
    const [first, count] = [firsts[row] ?? -1, counts[row] ?? -1];
    if (first < 0 || count < 0 || first + count > followers.length) return false;
    if ((begins[row + 1] ?? 0) - (begins[row] ?? 0) !== count) return false;
    // Rows may share a part of the list, which is looked at once.
    const span = `${first} ${count}`;
    if (spans.has(span)) return true;
    spans.add(span);
    for (let i = first; i < first + count; i++) {
      const before = i === first ? -1 : (followers[i - 1] as number);
      if ((followers[i] as number) <= before || (followers[i] as number) >= follower.radix) return false;
    }
    return true;
  };
  const isWhole =
    weight === size && begins[0] === 0 && begins.length === leader.radix + 1 && imagesFitting(pairs) === end;
  const rows = Array.from({ length: leader.radix }, (_, row) => row);
  if (!isWhole || !rows.every(isRising)) throw new Refused('Pairs of rows come twice, or not at all.');
}
