/** What was asked before: pools of the vocabulary are asked for by table after table, and no one else's are held by this. */
const known = new WeakMap<readonly string[], readonly string[]>();

/**
 * Texts that no collation takes for equal: the first of those that differ in case, accents or trailing spaces, or in
 * letters of one of the groups.
 */
export function collated(texts: readonly string[], equalLetters: readonly string[]): readonly string[] {
  if (equalLetters.length > 0) return withoutEquals(texts, (key) => folded(key, equalLetters));
  const found = known.get(texts) ?? withoutEquals(texts, (key) => key);
  known.set(texts, found);
  return found;
}

/** A text with the first letter of each group for all of them. */
function folded(text: string, groups: readonly string[]): string {
  return groups.reduce((folding, [first = '', ...others]) => {
    return others.reduce((letters, other) => letters.replaceAll(other, () => first), folding);
  }, text);
}

/** A text without what no collation may tell apart: accents, cases, and blanks at its end. */
export function foldedLetters(text: string): string {
  return withoutAccents(text).trimEnd();
}

/** A piece of a text without accents, cases, and the differences of letters of one of the groups: its blanks stay. */
export function foldedPiece(text: string, equalLetters: readonly string[]): string {
  return folded(withoutAccents(text), equalLetters);
}

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function withoutEquals(texts: readonly string[], fold: (key: string) => string): readonly string[] {
  const byKey = new Map<string, string>();
  for (const text of texts) {
    const key = fold(foldedLetters(text));
    if (!byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()];
}
