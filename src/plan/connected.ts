import { getOrInsertComputed } from '../collections.ts';

/**
 * Items in groups that share no key, each in the order of the items (disjoint sets, Tarjan 1975). Items without keys are in
 * none.
 */
export function connected<Item, Key>(
  items: readonly Item[],
  keysOf: (item: Item) => Iterable<Key>,
): readonly (readonly Item[])[] {
  const parents = items.map((_, i) => i);
  const rootOf = (i: number): number => {
    let root = i;
    for (let next = parents[root] ?? root; next !== root; next = parents[root] ?? root) {
      parents[root] = parents[next] ?? next;
      root = next;
    }
    return root;
  };
  const holders = new Map<Key, number>();
  const isKeyed = items.map((item, i) => {
    let hasKey = false;
    for (const key of keysOf(item)) {
      hasKey = true;
      parents[rootOf(i)] = rootOf(holders.get(key) ?? i);
      holders.set(key, i);
    }
    return hasKey;
  });
  const groups = new Map<number, Item[]>();
  items.forEach((item, i) => {
    if (isKeyed[i] === true) getOrInsertComputed(groups, rootOf(i), () => []).push(item);
  });
  return [...groups.values()];
}
