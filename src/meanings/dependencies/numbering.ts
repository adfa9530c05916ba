/** What numbers the rows of one thing from the first on, by what it means: the lines of an order, somebody's attempts. */
const NUMBERING: ReadonlySet<string> = new Set([
  'commerce.line number',
  'general.position',
  'measure.attempt number',
  'measure.version number',
]);

/** What numbers them in keys alone, where other columns say of which thing they are: the tables of a restaurant. */
const NUMBERING_IN_KEYS = 'general.number';

/** Whether numbers of a meaning tell the rows of one thing apart from the first on. */
export function isNumberingInKeys(meaning: string): boolean {
  return isNumbering(meaning) || meaning === NUMBERING_IN_KEYS;
}

/** Whether people count the rows of one thing by numbers of a meaning. */
export function isNumbering(meaning: string): boolean {
  return NUMBERING.has(meaning);
}
