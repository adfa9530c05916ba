import { MOVEMENTS } from './movements.ts';

/** Values of a list that go with those of another one in the same row. */
export interface FollowingList {
  /** Words of which the name of the list has one, with bars between; empty: its values say enough, two of which a pair has. */
  readonly of: string;
  /** The same of the other list, whose values decide. */
  readonly by: string;
  /** Words in values of the other list, those in values that alone go with them, and in values that never do. The first that fits counts. */
  readonly pairs: readonly (readonly [by: string, only: string, never: string])[];
}

const INCOMING = [...MOVEMENTS.in].join('|');
const OUTGOING = [...MOVEMENTS.out].join('|');
const FAULTS = Array.from({ length: 200 }, (_, place) => 400 + place);
const SERVER_FAULTS = FAULTS.slice(100).join('|');
const STATE = 'status|state|stage';

/** What says which way something moves. */
const DEBIT = 'debit|dbit|dbt|dr|d|out|outgoing|outbound|outflow|withdrawal|expense|decrease|minus|negative';
const CREDIT = 'credit|crdt|crd|cr|c|in|incoming|inbound|inflow|deposit|income|increase|plus|positive';

/** Words that are all of a value, which is looked at as it is written and once more: a credit, and no credit transfer. */
const alone = (words: string): string => words.replace(/[^|]+/g, '$& $&');

/** Which way something moves, by what it is. */
const DIRECTIONS: FollowingList['pairs'] = [
  // What is called so goes either way.
  ['credit transfer|bank transfer', '', ''],
  [OUTGOING, DEBIT, ''],
  [INCOMING, CREDIT, ''],
];

export const FOLLOWING_LISTS: readonly FollowingList[] = [
  // The direction first: balances follow it, too.
  {
    of: 'type|kind|category|operation|reason|code|purpose|movement|transaction',
    by: 'direction|side|flow|sign|dc|dr|debit|dbt|indicator|entry',
    pairs: [
      [
        DEBIT,
        '',
        `${alone(CREDIT)}|salary|wage|payroll|deposit|cash in|top up|refund|dividend|cashback|transfer in|incoming transfer`,
      ],
      [
        CREDIT,
        '',
        `${alone(DEBIT)}|card|pos|purchase|atm|withdrawal|direct debit|dirdeb|fee|fees|charge|standing order|bill payment|cheque|transfer out|outgoing transfer`,
      ],
    ],
  },
  {
    of: 'direction|side|flow|sign|dc|dr|debit|dbt|indicator|entry',
    by: 'type|kind|category|operation|reason|code|purpose|movement|transaction',
    pairs: DIRECTIONS,
  },
  { of: 'type|kind', by: 'category|operation|reason|code|purpose|method|channel|kind|subtype', pairs: DIRECTIONS },
  {
    of: STATE,
    by: 'type|purpose|kind|offer|category|for|transaction|deal',
    pairs: [
      ['sale|for sale|buy|sell', '', 'rented|let|leased|for rent'],
      ['rent|rental|for rent|lease|let|letting', '', 'sold|for sale'],
    ],
  },
  {
    of: 'status|response|code',
    by: 'level|severity|priority|outcome|result',
    pairs: [
      ['error|critical|fatal|failure|alert|emergency|failed', FAULTS.join('|'), ''],
      ['info|debug|trace|notice|success|succeeded', '', SERVER_FAULTS],
    ],
  },
  {
    of: 'error|exception|failure',
    by: 'status|response|http',
    pairs: [
      ['401|403', 'token|denied|session', ''],
      ['404', 'not found', ''],
      ['429', 'requests', ''],
      ['400|422', 'invalid|missing|range|unexpected|unknown|exceeds', ''],
      [SERVER_FAULTS, 'timed|refused|deadlock|memory|disk', ''],
    ],
  },
  {
    of: 'provider|gateway|processor|psp',
    by: 'method|type',
    pairs: [
      ['paypal', 'paypal', ''],
      ['card|apple pay|google pay|transfer|sepa', '', 'paypal|klarna'],
    ],
  },
  {
    of: 'method',
    by: 'action|operation|event|verb|activity',
    pairs: [
      ['create|created|insert|inserted|add|added', 'post', ''],
      ['update|updated|edit|edited|change|changed', 'put|patch', ''],
      ['delete|deleted|remove|removed', 'delete', ''],
      ['view|viewed|read|list|listed|export|exported|search|searched|download|downloaded', 'get', ''],
      ['login|logged in|logout|logged out|import|imported|approve|approved|reject|rejected', 'post', ''],
    ],
  },
  {
    of: 'unit|uom',
    by: 'utility|commodity|meter|service|energy|resource|type|kind',
    pairs: [
      ['electricity|electric|elec|el|power', 'kwh|mwh|wh|kw h', ''],
      [
        'water|wtr|sewer|cold water|hot water',
        'm3|m 3|cubic meter|cubic meters|l|liter|liters|gal|gallon|gallons|kl|ccf',
        '',
      ],
      ['gas|natural gas|nat gas', 'm3|m 3|cubic meter|cubic meters|therm|therms|ccf|mcf', ''],
      ['heat|heating|district heating', 'kwh|mwh|gj|mj', ''],
    ],
  },
  {
    of: 'grade|mark|outcome|result',
    by: STATE,
    pairs: [
      ['failed|fail', 'f|e|u|fail|failed', ''],
      ['passed|completed|complete|graduated|pass', '', 'f|u|fail|failed'],
    ],
  },
  {
    of: 'payment|paid|financial|billing',
    by: 'status|state',
    pairs: [
      [
        'delivered|shipped|completed|fulfilled|in transit|out for delivery|checked out',
        'paid|captured|settled|completed|succeeded|success|complete',
        '',
      ],
      ['refunded|returned', 'refunded|partially refunded|refund|reversed', ''],
      // Terms of payment are no state of it.
      [
        'pending|new|draft|placed|created|unpaid',
        'pending|unpaid|authorized|awaiting|due|open|processing',
        'on receipt',
      ],
      ['canceled|cancelled|rejected|expired', '', 'paid|captured|settled|completed|succeeded|partially paid'],
    ],
  },
  {
    of: 'fulfillment|fulfilment|shipping|shipment|delivery',
    by: 'status|state',
    pairs: [
      ['delivered|completed', 'delivered|fulfilled|completed|complete', ''],
      ['shipped|in transit', 'shipped|in transit|fulfilled|out for delivery|dispatched', ''],
      [
        'pending|new|draft|placed|created|canceled|cancelled',
        'pending|unfulfilled|not shipped|preparing|canceled|cancelled|new|none',
        '',
      ],
    ],
  },
];
