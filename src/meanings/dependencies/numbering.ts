/** What numbers the rows of one thing from the first on, by what it means: the lines of an order, somebody's attempts. */
const NUMBERING: ReadonlySet<string> = new Set([
  'commerce.line number',
  'general.position',
  'measure.attempt number',
  'measure.version number',
]);

/** Whether people count the rows of one thing by numbers of a meaning. */
export function isNumbering(meaning: string): boolean {
  return NUMBERING.has(meaning);
}
