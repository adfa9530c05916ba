/*
 * States that things pass through, as columns name them: how often each is met in a table that is in use, and which milestones a
 * thing in it has behind it.
 */

/** What a state says. */
export interface State {
  /** Relative weight of the state among those of a list. */
  readonly weight: number;
  /** Whether things begin in it, so that a DEFAULT that names it does not say that most stay there. */
  readonly isFirst: boolean;
  /** What has happened to a thing in this state, in the words of columns: `paid`. */
  readonly reached: ReadonlySet<string>;
}

/** A line for states that are alike: their words, the weight, and the milestones; those where things begin have none. */
const ROWS = `
draft, created, initial, unpublished | 2 |
pending, new, open, opened, queued, waiting, scheduled, requested, todo, to do, backlog, planned, placed, received, unread | 4 |
submitted, applied | 3 | submitted
unpaid, due, unverified, unconfirmed, uninvited | 3 |
invited | 2 | invited sent
in progress, processing, running, doing, started, ongoing, under review, in review, reviewing, review, assigned, picked, packed, in transit | 4 | started
accepted | 4 | accepted
approved | 6 | approved reviewed submitted
confirmed, booked, reserved | 6 | confirmed
paid, succeeded, captured, settled | 8 | paid processed
authorized | 2 | authorized
partially paid, overdue, past due | 2 |
shipped, dispatched, fulfilled, out for delivery | 5 | paid confirmed shipped processed
delivered | 10 | paid confirmed shipped delivered completed processed
completed, complete, done, finished, success, successful | 10 | paid confirmed shipped delivered completed finished processed closed resolved started ended approved
active, enabled, online, verified, activated, subscribed, live | 10 | activated verified active enabled started confirmed published
trial, trialing | 2 | started
inactive, disabled, offline, deactivated, unsubscribed | 2 | deactivated activated verified disabled
suspended, banned, blocked, locked, on hold, paused, frozen | 1 | suspended banned blocked locked paused activated verified
published | 10 | published approved reviewed
archived | 2 | published approved archived closed reviewed
deleted, removed, trashed, trash | 1 | deleted removed
closed | 6 | closed resolved completed started ended
resolved, fixed | 6 | resolved completed started
canceled, void, voided, withdrawn, aborted | 1 | canceled
rejected, declined, denied, refused | 1 | rejected reviewed submitted
refunded, partially refunded | 1 | paid refunded processed
returned | 1 | paid shipped delivered returned completed
failed, failure, error, bounced | 1 | failed processed
expired, lapsed | 2 | expired ended
sent | 6 | sent
read, seen, viewed | 8 | sent delivered read opened
won, converted | 3 | closed won converted
lost, terminated, retired, churned | 2 | closed lost terminated ended
no show | 1 | confirmed
checked in | 2 | confirmed
checked out | 5 | confirmed completed`;

const STATES: ReadonlyMap<string, State> = new Map(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [words = '', weight = '', reached = ''] = row.split('|').map((cell) => cell.trim());
      const milestones = new Set(reached === '' ? [] : reached.split(' '));
      const state = { weight: Number(weight), isFirst: milestones.size === 0, reached: milestones };
      return words.split(', ').map((word) => [word, state] as const);
    }),
);

/** All milestones that a state of the table has. */
export const MILESTONES: ReadonlySet<string> = new Set(
  Array.from(STATES.values(), ({ reached }) => [...reached]).flat(),
);

/** The state that a value names; undefined: it is none that is known. Case, separators and a doubled letter do not count. */
export function stateOf(value: string): State | undefined {
  const words = value
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .join(' ')
    .replace('cancelled', 'canceled');
  return STATES.get(words);
}

/** The states that values name, if they are those of one thing: at least two, and more than half of the values; else null. */
export function statesOf(values: readonly string[]): readonly (State | undefined)[] | null {
  const states = values.map(stateOf);
  const known = states.filter((state) => state !== undefined).length;
  return known >= 2 && 2 * known > values.length ? states : null;
}
