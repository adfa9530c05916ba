import type { Agreement } from './agreement.ts';
import { amountAgreements } from './agreement-amounts.ts';
import { orderAgreements } from './agreement-orders.ts';
import { spanAgreements } from './agreement-spans.ts';

/** All agreements: of those of a column, the first that the table has the columns of counts, as far as it says the same. */
export const agreements: readonly Agreement[] = [...spanAgreements, ...orderAgreements, ...amountAgreements];

/** Words that are roles of their own: `min_price` and `max_price` are about the same. */
export const ROLE_WORDS: ReadonlySet<string> = new Set(['minimum', 'average', 'maximum']);
