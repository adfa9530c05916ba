/** What a column's name says about its values: names are only hints, so nothing depends on them but looks. */

/** The words of a name: parts between underscores, hyphens, spaces and changes of case, in lower case. */
function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** Whether the name holds one of these words: alone, as a word's end (`username` for `name`), or as two (`first_name`). */
export function mentions(name: string, ...wanted: readonly string[]): boolean {
  const words = wordsOf(name);
  const pairs = new Set(words.map((word, i) => word + (words[i + 1] ?? '')));
  return wanted.some((word) => pairs.has(word) || words.some((one) => isOrEndsWith(one, word)));
}

function isOrEndsWith(word: string, ending: string): boolean {
  return word === ending || (ending.length > 3 && word.endsWith(ending));
}
