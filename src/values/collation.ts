/** What was asked before: pools of the vocabulary are asked for by table after table, and no one else's are held by this. */
const known = new WeakMap<readonly string[], readonly string[]>();

/** Texts that no collation takes for equal: the first of those that differ in case, accents or trailing spaces. */
export function collated(texts: readonly string[]): readonly string[] {
  const found = known.get(texts) ?? withoutEquals(texts);
  known.set(texts, found);
  return found;
}

function withoutEquals(texts: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>();
  for (const text of texts) {
    const key = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trimEnd();
    if (!byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()];
}
