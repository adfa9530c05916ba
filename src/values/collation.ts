/** Texts that no collation takes for equal: the first of those that differ in case, accents or trailing spaces. */
export function collated(texts: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>();
  for (const text of texts) {
    const key = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trimEnd();
    if (!byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()];
}
