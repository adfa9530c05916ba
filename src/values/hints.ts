/** What a column's name says about its values: names are only hints, so nothing depends on them but looks. */

/** The words of a name: parts between underscores, hyphens, spaces and changes of case, in lower case. */
function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** Whether the name holds one of these words, alone or as its end (`username` for `name`). */
export function mentions(name: string, ...wanted: readonly string[]): boolean {
  const words = wordsOf(name);
  return wanted.some((word) => words.some((one) => one === word || (word.length > 3 && one.endsWith(word))));
}
