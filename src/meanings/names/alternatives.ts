/**
 * Phrases in full, of which some are written in short: words with bars between them stand each before the last word, `seat|front row left`
 * for `seat left, front row left`, or where they come last themselves, each behind the others: `price per day|week`, `post/text|body`.
 */
export function inFull(names: string): string {
  return names.includes('|') ? names.split(', ').flatMap(spelledOut).join(', ') : names;
}

function spelledOut(phrase: string): readonly string[] {
  const [, fronts, last = ''] = /^(.*\|.*?)(:?[ /][^ /|]+)$/.exec(phrase) ?? [];
  if (fronts !== undefined) return fronts.split('|').map((front) => front + last);
  const [, front = '', ends = phrase] = /^(.*[ /])([^ /]+\|[^ /]+)$/.exec(phrase) ?? [];
  return ends.split('|').map((end) => front + end);
}
