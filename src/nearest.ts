/** Characters of a word that are compared: the time grows with them, and no name is longer. */
const COMPARED_CHARACTERS = 60;

/**
 * The one of `candidates` that takes the fewest edits for its length to become `word`, letter case aside; the first of equals.
 * For its length, because any short name is a few edits away from a long one that was abbreviated. Undefined where it takes
 * `mostShare` of its length or more.
 */
export function nearest(
  word: string,
  candidates: readonly string[],
  mostShare = Number.POSITIVE_INFINITY,
): string | undefined {
  const start = word.slice(0, COMPARED_CHARACTERS).toLowerCase();
  let best: string | undefined;
  let bestShare = mostShare;
  for (const candidate of candidates) {
    // What differs in length alone takes as many edits at least.
    if (Math.abs(start.length - candidate.length) >= bestShare * Math.max(start.length, candidate.length)) continue;
    const share = editDistance(start, candidate.toLowerCase()) / Math.max(start.length, candidate.length);
    if (share < bestShare) {
      best = candidate;
      bestShare = share;
    }
  }
  return best;
}

/** Whether a word has letters in their order. */
export function hasInOrder(word: string, letters: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at++;
  return at === letters.length;
}

/** Levenshtein's distance: how many insertions, deletions and substitutions of one character turn `from` into `to`. */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of Array.from(from).entries()) {
    const current = [row + 1];
    for (let column = 0; column < to.length; column++) {
      const substituted = (previous[column] ?? 0) + (letter === to[column] ? 0 : 1);
      const deleted = (previous[column + 1] ?? 0) + 1;
      const inserted = (current[column] ?? 0) + 1;
      current.push(Math.min(substituted, deleted, inserted));
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
