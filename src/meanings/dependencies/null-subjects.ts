import { wordsIn } from './word-lists.ts';

/* What columns are about that are NULL in the same rows, by the words of their names. */

/** First words that say which of several things a column is, when, or of what kind, and not what it is about. */
export const NO_SUBJECTS: ReadonlySet<string> = new Set(
  wordsIn(`a about actual additional alternate alternative amount average base begin billing birth current custom date day default end estimated
  expected external fifth final first fourth full gross has id in internal is last latest main maximum minimum must net new next number
  of old original other own per percent planned preferred previous primary rate real requested scheduled second secondary short start
  target third time to total type unit user was year`),
);

/** First words that say which one of many things that happen again. */
const TURNS: ReadonlySet<string> = new Set(['first', 'last', 'next', 'previous', 'current']);

/** What whoever buys for a company has, in names that do not say so: of these, there are all or none. */
const COMPANY = 'company';
const OF_COMPANIES: ReadonlySet<string> = new Set([
  'company',
  'company name',
  'business name',
  'organization',
  'organization name',
  'legal name',
  'trade name',
  'vat number',
  'vat id',
  'vat registration number',
  'company number',
  'company registration number',
]);

/** What is noted of whoever has logged in last, in names that do not say so. */
const OF_LOGINS: ReadonlySet<string> = new Set(['ip', 'ip address', 'user agent', 'login']);

/** What is about an amount in another currency, however often each part of it is NULL. */
const EXCHANGE = 'exchange';

/** Words for what is in another currency than the row as a whole. */
const FOREIGN: ReadonlySet<string> = new Set(['original', 'foreign', 'instructed']);

/** Share of rows that are in no other currency, at least, where they need not be. */
export const HOME_SHARE = 0.82;

/** Whether the words of a column say that it is in another currency than the row as a whole. */
export const isForeign = (words: readonly string[]): boolean => words.some((word) => FOREIGN.has(word));

/** Whether a column is about an amount in another currency: that amount, the currency, or the rate between the two. */
function isOfExchange(words: readonly string[]): boolean {
  if (words.includes('rate')) return words.includes('exchange') || words.includes('fx');
  return isForeign(words) && (words.includes('amount') || words.includes('currency'));
}

/** What an event has that was a request, in names that do not say so beside those that do: a verb of HTTP and a path. */
const HTTP = 'http';
const OF_REQUESTS: ReadonlySet<string> = new Set(['url path', 'request path', 'request method', 'request url']);

/** What there is all of or nothing, as often as what is least often there: most people are no companies, whichever column says so. */
export const ALL_OR_NONE: ReadonlySet<string> = new Set([COMPANY, EXCHANGE, HTTP, 'exception']);

/** Whose name a column has a half of, in words that are no column's; null: it has none. */
export function halfOfName(words: readonly string[]): string | null {
  const [, whose] = /^(.*)(?:first|given|last|family) name$/.exec(words.join(' ')) ?? [];
  return whose === undefined ? null : `${whose}names`;
}

/** What a column is about, by the first word of its name that does not name the table; null: its name does not say. */
export function subjectOfGroup(words: readonly string[], tableWords: readonly string[]): string | null {
  if (words.includes('latitude') || words.includes('longitude')) {
    return words.map((word) => (word === 'longitude' ? 'latitude' : word)).join(' ');
  }
  const half = halfOfName(words);
  if (half !== null) return half;
  if (isOfExchange(words)) return EXCHANGE;
  const first = words.findIndex((word) => !tableWords.includes(word));
  const subject = words[first];
  const isWhole = first === words.length - 1;
  if (OF_COMPANIES.has(words.slice(Math.max(0, first)).join(' '))) return COMPANY;
  if (OF_REQUESTS.has(words.join(' '))) return HTTP;
  // Of the last login there are a time and an address.
  const then = words[first + 1];
  if (subject === 'last' && OF_LOGINS.has(words.slice(first + 1).join(' '))) return 'last login';
  if (subject !== undefined && then !== undefined && TURNS.has(subject) && first + 2 < words.length)
    return `${subject} ${then}`;
  return subject === undefined || isWhole || NO_SUBJECTS.has(subject) ? null : subject;
}
