/* What there is only of things that have been counted: the last login, the average of ratings. */

/** Words of a name that only say that it counts. */
export const COUNTING: ReadonlySet<string> = new Set(['count', 'number', 'of', 'total', 'counter']);

/** Words for one of many that are counted. */
const TURNS: ReadonlySet<string> = new Set(['last', 'latest', 'first', 'recent', 'newest', 'current']);

/** A word for what has been done, and what is the same as another one. */
const DONE = /[a-z]{2}ed$/;
const SAME: ReadonlyMap<string, string> = new Map([['modified', 'edited']]);

/** What is measured of all that are counted, by what these are called. */
const MEASURED: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['rating', new Set(['rating', 'review', 'vote'])],
  ['stars', new Set(['rating', 'review', 'vote'])],
]);

/** Words of what is measured of many that say no more. */
const OF_ALL: ReadonlySet<string> = new Set(['average', 'mean', 'overall', 'value', 'score']);

/** Whether a name is of one of what is counted, or of all of it: `last_login_at`, `edited_by`, `average_rating`. */
export function isOfCounted(words: readonly string[], counted: readonly string[]): boolean {
  const [turn = '', ...rest] = words;
  if (TURNS.has(turn)) return counted.every((word, i) => rootOf(rest[i] ?? '') === rootOf(word));
  // What has been edited was so once at least.
  if (DONE.test(turn) && counted.length === 1) return rootOf(SAME.get(turn) ?? turn) === rootOf(counted[0] ?? '');
  const [measured = '', more] = words.filter((word) => !OF_ALL.has(word));
  return more === undefined && counted.length === 1 && MEASURED.get(measured)?.has(counted[0] ?? '') === true;
}

/** A word for what is done without its ending: `viewed` is a `view`, `revised` a `revision`. */
function rootOf(word: string): string {
  return word.replace(/(?:ied|ed|e|y|ion|al|ure)$/, '');
}
