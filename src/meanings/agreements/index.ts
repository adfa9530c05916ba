import type { TimeLine } from '../../values/time-line.ts';
import { agesAt } from './ages.ts';
import { type Agreement, agreement, binary, column } from './agreement.ts';
import { amountAgreements } from './amounts.ts';
import { flightAgreements } from './flights.ts';
import { orderAgreements } from './orders.ts';
import { partAgreements } from './parts.ts';
import { spanAgreements } from './spans.ts';

/** All agreements on a time line: of those of a column, the first that the table has the columns of counts, as far as it says the same. */
export function agreementsOn(line: TimeLine): readonly Agreement[] {
  return [
    ...spanAgreements,
    ...clockAgreements,
    ...amountAgreements,
    ...partAgreements,
    ...flightAgreements,
    ...orderAgreements,
    ...agesAt(line),
  ];
}

/** The same moment by another clock: `post_date` and `post_date_gmt`, as of a server whose own clock is that one. */
const clockAgreements: readonly Agreement[] = [
  agreement('word.utc', [binary('=', column('word.utc'), column('word.plain'))], { counts: 'instant' }),
];

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
  ['50', 'word.half'],
  ['95', 'word.95 of 100'],
  ['99', 'word.99 of 100'],
  ['from', 'word.low'],
  ['start', 'word.low'],
  ['end', 'word.high'],
  ['to', 'word.high'],
  ['utc', 'word.utc'],
  ['gmt', 'word.utc'],
  ['first', 'word.first'],
  ['last', 'word.last'],
  ['latest', 'word.last'],
  ['current', 'word.current'],
  ['net', 'word.net'],
  ['gross', 'word.gross'],
]);

/** The role of a column whose name has no such word, of a table in which one has that is about the same: `hp` beside `max_hp`. */
export const PLAIN_ROLE = 'word.plain';
