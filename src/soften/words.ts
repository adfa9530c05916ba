/* Lists of words as people read them. */

/** The words of a text. */
export function wordsIn(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}

/** The pairs of words of a text, which has commas between them. */
export function pairsIn(text: string): readonly (readonly [string, string])[] {
  return text.split(',').map((pair) => {
    const [first = '', second = ''] = wordsIn(pair);
    return [first, second] as const;
  });
}
