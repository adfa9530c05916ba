import type { StateRule } from './state-numbers.ts';

/* Moments that follow a state in the same row: what is overdue was due, and what is on loan was lent lately. */

/**
 * When a moment is in a state, by where it lies from the reference time. `ahead`: in the future, and never NULL. `open`: within weeks of it, `recent`, `fresh`, `stale`: within days of it, within fewer (`latest`: on the last whole one),
 * further back; `lately`: recent and not fresh; `lasting`: not over; `begun`: not so long ago that what it begins is over; `bygone`: so
 * long ago that this is; `payable`, `matured`: within most terms of payment, and so long ago that they are over. Of births: `grown` long enough ago to marry, `aged` so long
 * that most have outlived somebody.
 */
export type MomentEffect =
  | 'past'
  | 'future'
  | 'ahead'
  | 'lasting'
  | 'open'
  | 'recent'
  | 'payable'
  | 'fresh'
  | 'latest'
  | 'lately'
  | 'stale'
  | 'begun'
  | 'bygone'
  | 'matured'
  | 'grown'
  | 'aged'
  | 'any';

/** What is asked of a moment. */
export type MomentRule = StateRule<MomentEffect>;

const RUNNING =
  'active|running|in force|current|live|ongoing|in progress|valid|enabled|checked in|in house|on loan|borrowed|rented|happening|past due';
const OVER =
  'expired|completed|complete|ended|finished|over|lapsed|concluded|terminated|checked out|no show|past|returned|not current|archived';
const AHEAD = 'scheduled|upcoming|planned|not started|announced|booked|reserved|confirmed|future';

/** Moments that begin something, and those that end it. */
const STARTS =
  'start|started|begin|from|valid from|effective from|effective|active from|term start|contract start|policy start|coverage start|launch|inception|flight start';
const PERIODS = 'current period start|period start|current term start|billing period start';
const ENDS =
  'end|ended|to|until|valid to|valid until|effective to|effective until|active to|active until|expire|expiry|expiration|expired|term end|contract end|policy end|coverage end|flight end';

/** Ends that follow from the starts of their periods. */
const PERIOD_ENDS = 'current period end|period end|current term end|billing period end';

/** The same of stays and of what is lent: what waits for its day is ahead, too. */
const ARRIVALS =
  'check in|arrival|pickup|pick up|rental start|lease start|stay start|collection|picked up|collected|handed over|handover';
const LEAVINGS =
  'check out|departure|dropoff|drop off|rental end|lease end|stay end|return|return due|due back|back by|return by|expected return|planned return|expected back';

/** What people agree on before it comes. */
const COMING =
  'appointment|visit|session|event|match|game|class|lesson|interview|meeting|delivery|trip|tour|exam|hearing|surgery|procedure|slot|reservation|viewing|inspection|performance|show|kickoff|scheduled|scheduled for|schedule|seating';

/** What begins what is then to be done. */
const BEGUN =
  'created|placed|ordered|order|opened|requested|request|submitted|submission|booked|booking|received|reported|applied|application|filed|raised|issued|issue|invoice|quote|uploaded|queued|added|inserted|creation|transaction|payment|claim|registered|assigned|sent';

/** States of what is with somebody, and in time. */
const LENT = 'on loan|borrowed|lent|loaned|checked out|rented|rented out';

/** States of what leaves one place for another. */
const FLOWN = 'boarding|departed|landed|delayed';

/** Words of names of moments that say no more. */
export const TIMING: ReadonlySet<string> = new Set('at on date time timestamp datetime utc scheduled'.split(' '));

/** Names of moments that begin something which others end. */
export const BEGINNINGS: readonly string[] = [...STARTS.split('|'), ...PERIODS.split('|'), ...ARRIVALS.split('|')];
export const ENDINGS: readonly string[] = [
  ...ENDS.split('|'),
  ...PERIOD_ENDS.split('|'),
  ...LEAVINGS.split('|'),
  'trial end',
];

const begins = (of: string, ahead: string, tried: MomentEffect): MomentRule => ({
  of,
  needs: `${RUNNING}|${OVER}|${ahead}`,
  cases: [
    ['future', ahead],
    ['open', 'unfinished'],
    ['begun', RUNNING],
    ['bygone', OVER],
    [tried, 'trial|trialing'],
    ['past', 'paused|suspended|on hold'],
  ],
});

const ends = (of: string, ahead: string): MomentRule => ({
  of,
  needs: `${RUNNING}|${OVER}|${ahead}`,
  cases: [
    ['lasting', RUNNING],
    ['future', ahead],
    ['past', OVER],
  ],
});

/** Moments by the states of their rows. */
export const MOMENT_RULES: readonly MomentRule[] = [
  begins(STARTS, AHEAD, 'lately'),
  // The first period begins with what it is of.
  begins(PERIODS, AHEAD, 'fresh'),
  ends(ENDS, AHEAD),
  // Who waits at a gate leaves soon, and where flights arrive nothing begins.
  {
    of: 'departure',
    needs: FLOWN,
    cases: [
      ['recent', 'boarding|delayed|in air'],
      ['future', AHEAD],
      ['past', 'known'],
    ],
  },
  {
    of: 'arrival',
    needs: FLOWN,
    cases: [
      ['past', 'arrived|landed'],
      ['any', 'known'],
    ],
  },
  begins(ARRIVALS, `${AHEAD}|pending`, 'lately'),
  ends(LEAVINGS, `${AHEAD}|pending`),
  {
    of: 'trial end|trial until|trial expire|trial expiry|trial expiration|trial ended',
    needs: 'trial|trialing',
    cases: [
      ['ahead', 'trial|trialing'],
      ['past', 'known'],
    ],
  },
  {
    of: 'trial start|trial started|trial begin',
    needs: 'trial|trialing',
    cases: [
      ['recent', 'trial|trialing'],
      ['past', 'known'],
    ],
  },
  {
    of: 'created|creation|subscribed|signed up|signup|joined|registered|registration',
    needs: 'trial|trialing',
    cases: [['lately', 'trial|trialing']],
  },
  {
    of: 'due|payment due|due by|deadline|return due|due back|back by|return by|expected return|expected back',
    needs: `overdue|past due|late|${LENT}`,
    cases: [
      ['past', 'overdue|past due|late'],
      ['future', LENT],
    ],
  },
  {
    of: 'borrowed|loaned|loan|lent|checked out|rented|rental|issued',
    needs: LENT,
    cases: [
      ['recent', LENT],
      ['matured', 'overdue|past due|late|lost'],
    ],
  },
  {
    of: 'birth|of birth|born|birthday|day of birth',
    needs: 'married|divorced|widowed',
    cases: [
      ['aged', 'widowed|widow|widower'],
      ['grown', 'married|divorced|separated|domestic partnership|civil union|civil partnership|partnered|engaged'],
    ],
  },
  {
    of: 'issue|issued|invoice|invoiced|bill|billed|invoicing|billing',
    needs: 'overdue|past due',
    cases: [
      ['matured', 'overdue|past due'],
      // Most of what is not paid yet is not late either.
      ['payable', 'open'],
    ],
  },
  {
    of: COMING,
    needs: `${AHEAD}|unfinished`,
    yields: true,
    cases: [
      ['fresh', 'checked in|in progress|ongoing|waiting|seated|arrived'],
      ['future', `${AHEAD}|rescheduled|unfinished`],
      ['past', 'known'],
    ],
  },
  {
    of: BEGUN,
    needs: 'unfinished',
    yields: true,
    cases: [
      ['fresh', 'queued|running|executing|building|retrying|syncing|boarding'],
      ['open', 'unfinished'],
    ],
  },
  {
    of: 'last seen|last heartbeat|heartbeat|last contact|last ping|last online|last connected|last connection|last reported|last report|last communication|last sync|last reading|last check in',
    needs: 'online|connected|not online|not connected',
    cases: [
      ['latest', 'online|connected'],
      ['stale', 'offline|disconnected|not online|not connected|retired|lost|decommissioned'],
    ],
  },
  {
    of: 'next billing|next payment|next charge|next invoice|renewal|next renewal|renew|next run|next delivery|next due',
    needs: 'active|trialing|trial|enabled',
    cases: [['future', 'active|trialing|trial|enabled']],
  },
];
