/* What is asked of maps and lists that the language does not answer. */

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

/** All of some results; null: one of them is none. */
export function allOrNone<Result>(results: readonly (Result | null | undefined)[]): readonly Result[] | null {
  const found = results.filter((result) => result !== null && result !== undefined);
  return found.length === results.length ? found : null;
}
