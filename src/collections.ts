/* What is asked of maps and lists that the language does not answer. */

/** The first of so many places of which something no longer holds that holds of all before it; their count: it holds of each. */
export function lowerBound(count: number, isBelow: (place: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBelow(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What a map has for a key: where it has nothing, what is made for it, which it has from then on. */
export function getOrInsertComputed<Key, Value>(
  map: { readonly get: (key: Key) => Value | undefined; readonly set: (key: Key, value: Value) => unknown },
  key: Key,
  made: () => Value,
): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = made();
  map.set(key, value);
  return value;
}

/** How often each of some items comes. */
export function countsOf<Item>(items: Iterable<Item>): Map<Item, number> {
  const counts = new Map<Item, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}

export function sumOf(numbers: Iterable<number>): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}

/** All of some results; null: one of them is none. */
export function allOrNone<Result>(results: readonly (Result | null | undefined)[]): readonly Result[] | null {
  const found = results.filter((result) => result !== null && result !== undefined);
  return found.length === results.length ? found : null;
}
