/**
 * Phrases in full, of which some are written in short: words with bars between them stand each before the last word, `seat|front row left`
 * for `seat left, front row left`.
 */
export function inFull(names: string): string {
  return names.includes('|') ? names.split(', ').map(spelledOut).join(', ') : names;
}

function spelledOut(phrase: string): string {
  const [, fronts = '', last = ''] = /^(.*\|.*)([ /][^ /]+)$/.exec(phrase) ?? [];
  return last === ''
    ? phrase
    : fronts
        .split('|')
        .map((front) => front + last)
        .join(', ');
}
