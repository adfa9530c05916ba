/** What a column's name says about its values: names are only hints, so nothing depends on them but looks. */

/** The words of a name: parts between underscores, hyphens, spaces and changes of case, in lower case. */
function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** The words of a name, and each with the next one. */
interface Words {
  readonly name: string;
  readonly words: readonly string[];
  readonly pairs: ReadonlySet<string>;
}

/** The name that was asked about last: it is asked about many words. */
let last: Words = { name: '', words: [], pairs: new Set() };

function wordsIn(name: string): Words {
  if (last.name !== name) {
    const words = wordsOf(name);
    last = { name, words, pairs: new Set(words.map((word, i) => word + (words[i + 1] ?? ''))) };
  }
  return last;
}

/** Whether the name holds one of these words: alone, as a word's end (`username` for `name`), or as two (`first_name`). */
export function mentions(name: string, ...wanted: readonly string[]): boolean {
  const { words, pairs } = wordsIn(name);
  return wanted.some((word) => pairs.has(word) || words.some((one) => isOrEndsWith(one, word)));
}

function isOrEndsWith(word: string, ending: string): boolean {
  return word === ending || (ending.length > 3 && word.endsWith(ending));
}
