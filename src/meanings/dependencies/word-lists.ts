/* Lists of words as people read them, and what is left of the words of a name. */

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

/** Words without those at their beginning that only name the table. */
export function withoutTable(words: readonly string[], tableWords: readonly string[]): string {
  const first = words.findIndex((word) => !tableWords.includes(word));
  return first < 0 ? '' : words.slice(first).join(' ');
}

/** Words in front of what a flag says. */
export const FLAG_SIGNS: ReadonlySet<string> = new Set(['is', 'has', 'was']);
