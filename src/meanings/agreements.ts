import type { TimeLine } from '../values/time-line.ts';
import { ageAt } from './ages.ts';
import type { Agreement } from './agreement.ts';
import { amountAgreements } from './agreement-amounts.ts';
import { orderAgreements } from './agreement-orders.ts';
import { spanAgreements } from './agreement-spans.ts';

/** All agreements on a time line: of those of a column, the first that the table has the columns of counts, as far as it says the same. */
export function agreementsOn(line: TimeLine): readonly Agreement[] {
  return [...spanAgreements, ...orderAgreements, ageAt(line), ...amountAgreements];
}

/** Words that are roles of their own: `min_price` and `max_price` are about the same. */
export const ROLE_WORDS: ReadonlySet<string> = new Set(['minimum', 'average', 'maximum']);
