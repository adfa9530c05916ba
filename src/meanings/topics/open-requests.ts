import { moment, RECENT } from '../builders/moment.ts';
import { listOf, once } from '../builders/shorthand.ts';
import type { MeaningRow } from '../row.ts';
import { hexadecimal } from './identifiers.ts';

/*
 * What somebody has asked for and not yet done, as a new password: few rows have it, and all that belongs to it is in the same ones.
 */

/** Share of rows in which nothing is asked for. */
const NULLS = 0.88;

const ASKED = ['reset', 'password reset', 'reset password', 'email change', 'unlock'];
const named = (words: string): string =>
  ASKED.flatMap((asked) => listOf(words).map((word) => `${asked} ${word}`)).join(', ');

/** Tokens of open requests, and when these were made and end. */
export const openRequests: readonly MeaningRow[] = [
  {
    name: 'identifier.token of a request',
    names: named('token, key, code, hash, token hash'),
    texts: once(() => [hexadecimal(40), hexadecimal(32), hexadecimal(16), hexadecimal(8)]),
    nulls: NULLS,
  },
  moment('requested', named('sent, requested, token sent, token created'), '', RECENT, { nulls: NULLS }),
  moment(
    'end of a request',
    named('expire, expiry, expiration, token expire|expiry|expiration'),
    '',
    { from: -60, to: 1, dense: { end: 'last', days: 3 } },
    { nulls: NULLS },
  ),
];
