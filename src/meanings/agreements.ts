import type { TimeLine } from '../values/time-line.ts';
import { ageAt } from './ages.ts';
import type { Agreement } from './agreement.ts';
import { amountAgreements } from './agreement-amounts.ts';
import { orderAgreements } from './agreement-orders.ts';
import { spanAgreements } from './agreement-spans.ts';

/** All agreements on a time line: of those of a column, the first that the table has the columns of counts, as far as it says the same. */
export function agreementsOn(line: TimeLine): readonly Agreement[] {
  return [...spanAgreements, ...amountAgreements, ...orderAgreements, ageAt(line)];
}

/** Words that are roles of their own, and which: `min_price` and `max_price` are about the same. */
export const ROLE_WORDS: ReadonlyMap<string, string> = new Map([
  ['minimum', 'word.minimum'],
  ['average', 'word.average'],
  ['maximum', 'word.maximum'],
  ['low', 'word.low'],
  ['lowest', 'word.low'],
  ['lower', 'word.low'],
  ['high', 'word.high'],
  ['highest', 'word.high'],
  ['upper', 'word.high'],
  ['from', 'word.low'],
  ['start', 'word.low'],
  ['end', 'word.high'],
  ['to', 'word.high'],
]);

/** The role of a column whose name has no such word, of a table in which one has that is about the same: `hp` beside `max_hp`. */
export const PLAIN_ROLE = 'word.plain';
