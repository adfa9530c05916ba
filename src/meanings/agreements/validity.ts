import type { Order } from './agreement.ts';
import { days, years } from './distances.ts';

/** For how long offers count, and what has been examined, issued or given to somebody. */
export const VALID: readonly Order[] = [
  {
    of: 'time.end of validity',
    about: 'quote quotation offer proposal estimate bid',
    isStrict: true,
    behind: { 'time.issued': days(7, 30, 90), 'time.submitted': days(7, 30, 90), 'time.created': days(7, 30, 90) },
  },
  {
    of: 'time.end of validity',
    isStrict: true,
    behind: Object.fromEntries(
      ['done', 'issued', 'read', 'assessed', 'approved'].map((from) => [`time.${from}`, years(0.5, 1, 5, 0.4)]),
    ),
  },
];
