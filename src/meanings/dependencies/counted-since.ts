import type { NumberRule } from './state-numbers.ts';

/* Numbers that are zero until something has been there a first time: logins, before anybody has logged in. */

const ANSWERS = ['last reply', 'last comment', 'last post'];

/** Names of which a row has none, as rules of states name it. */
export const lacking = (names: readonly string[]): string => names.map((name) => `no ${name}`).join('|');

/** What there is of something only from a moment on, by the name of its last time. */
const since = (of: string, ...moments: readonly string[]): NumberRule => ({
  of,
  needs: lacking(moments),
  cases: [
    ['zero', lacking(moments)],
    ['some', moments.join('|')],
  ],
});

/** What is counted, and words of its last time: there is none where that has not come. */
const SINCE: readonly (readonly [counted: string, last: string])[] = [
  ['login|sign in|log in|session', 'login sign_in log_in logged_in signed_in'],
  ['use|used|usage|time used|redemption', 'used use redeemed'],
  ['request|call|api call|invocation|hit', 'request requested call called used invoked access accessed seen'],
  ['visit|attendance|check in|class attended', 'visit visited attended attendance check_in checked_in seen'],
  ['view|play|watch', 'viewed view played play watched'],
  ['download', 'downloaded download'],
  ['order|order placed|purchase|booking', 'order purchase ordered purchased booking'],
  ['spent|amount spent|lifetime value|lifetime spend', 'order purchase ordered purchased'],
  ['payment', 'payment paid'],
  ['donation', 'donation donated'],
  ['message|email|email sent|message sent', 'message message_sent emailed email_sent contacted'],
  ['reply|comment|post', 'reply comment post replied'],
  ['run|execution', 'run executed execution'],
  ['sync', 'sync synced'],
  ['delivery|trigger', 'delivery delivered triggered'],
  ['failure|consecutive failure|fail', 'failure failed'],
  ['error', 'error'],
  [
    'reminder|dunning level|dunning count|reminder level|reminder sent',
    'reminder reminded dunned dunning reminder_sent',
  ],
  ['service|repair|maintenance|inspection', 'service serviced repair repaired maintenance inspection inspected'],
];

/** Numbers by whether the last time has come of what they count. */
export const COUNTED_SINCE: readonly NumberRule[] = [
  since('login|sign in|log in', 'current sign in', 'current login'),
  since(
    'review|rating',
    'rating',
    'average rating',
    'mean rating',
    'rating average',
    'seller rating',
    'product rating',
  ),
  { ...since('view', ...ANSWERS), cases: [['some', ANSWERS.join('|')]] },
  ...SINCE.map(([of, does]) => since(of, ...does.split(' ').map((done) => `last ${done.replaceAll('_', ' ')}`))),
];
