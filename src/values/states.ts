import { hasInOrder } from '../nearest.ts';

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
  /** Whether nothing comes behind it, and how it came to that: in the end, or cut short; null: something does. */
  readonly end: 'end' | 'cut' | null;
}

/**
 * A line for states that are alike: their words, the weight, the milestones (those where things begin have none; `_` for a blank), and
 * how they end.
 */
const ROWS = `
draft, created, initial, unpublished, ordered, label created, pre transit, provisioned, quoted, enquiry, inquiry, imported, reported, cart, in cart, basket | 2 |
pending, new, open, backordered, on backorder, opened, queued, waiting, requested, todo, to do, backlog, planned, placed, received, unread, not started, upcoming, prospecting, initiated, boarding | 4 |
scheduled | 4 | publish
submitted, applied | 3 | submitted
unpaid, due, unverified, unconfirmed, uninvited, unfulfilled, unshipped, unassigned | 3 |
invited | 2 | invited sent
contacted | 3 | contacted
qualified, qualification | 3 | contacted qualified
proposal, negotiation | 3 | contacted qualified
interview, interviewing, screening | 3 | submitted contacted reviewed interviewed
offered | 2 | submitted contacted reviewed interviewed offered
hired | 2 | submitted contacted reviewed interviewed offered accepted hired decided | end
in progress, processing, running, doing, started, ongoing, assigned, building, executing, syncing, retrying, investigating | 4 | started assigned
under review, in review, reviewing, review | 4 | started assigned submitted
admitted, in treatment | 4 | admitted started
accepted | 4 | accepted reviewed submitted decided responded sent
approved | 6 | handled approved reviewed submitted decided verified
partially approved | 1 | handled approved reviewed submitted decided
aired | 10 | booked confirmed published started | end
confirmed, reserved | 6 | confirmed
booked | 14 | confirmed booked
paid, settled | 8 | paid settled processed captured authorized sent issued approved reviewed submitted decided | end
captured | 8 | paid processed captured authorized completed | end
authorized | 2 | authorized
partially paid, part paid, partly paid | 2 | sent issued
partially received, part received, partial received | 2 | sent issued submitted approved confirmed started
partially shipped, partially fulfilled, partially delivered, partially dispatched | 1 | paid captured authorized confirmed accepted submitted approved shipped dispatched started
overdue, past due, late | 3 | sent issued started activated approved disbursed borrowed
preparing, prepared, in preparation, ready, ready for pickup, picking, picked, packing, packed, ready to ship | 3 | paid captured authorized confirmed accepted started
shipped, dispatched, out for delivery, in transit, picked up | 5 | paid captured authorized confirmed accepted shipped dispatched picked_up departed processed started
invoiced, billed | 5 | confirmed accepted shipped dispatched processed started invoiced billed sent issued | end
delivered, fulfilled | 10 | paid captured authorized confirmed accepted shipped dispatched picked_up departed arrived delivered completed processed started sent | end
completed, complete, done, finished | 10 | handled paid captured authorized confirmed accepted checked_in checked_out shipped dispatched delivered completed finished processed resolved started ended approved assigned graduated seated | end
succeeded, success, successful, passed | 10 | paid captured authorized confirmed completed finished processed started ended succeeded passed tested | end
active, enabled, online, verified, activated, subscribed, live | 10 | activated verified active enabled started confirmed published approved reviewed submitted signed disbursed
trial, trialing | 2 | started activated
probation | 2 | started activated
on leave | 0.8 | started activated
inactive, disabled, offline, deactivated, unsubscribed | 2 | deactivated activated verified disabled unsubscribed started
suspended, banned, blocked, locked, frozen | 1 | suspended banned blocked locked activated verified started
on hold, hold, held, paused | 1 | suspended paused started activated verified approved
published, publish | 10 | publish published approved reviewed submitted
visible, shown | 8 | publish published approved reviewed submitted
hidden | 1 | publish published hidden reviewed submitted
archived | 2 | publish published approved archived reviewed submitted | end
deleted, removed, trashed, trash | 1 | deleted removed | end
discontinued, obsolete, phased out | 1 | discontinued ended | end
closed | 6 | handled closed resolved completed started ended finished assigned acknowledged activated deactivated | end
acknowledged | 4 | acknowledged
resolved, fixed, solved, handled | 6 | handled reviewed resolved completed started assigned acknowledged | end
escalated, reopened | 1 | started assigned acknowledged
canceled, void, voided, aborted | 1 | canceled voided closed | cut
withdrawn, dropped | 1 | canceled withdrawn dropped submitted closed | cut
waived, written off, forgiven | 1 | handled waived sent issued | end
rejected, declined, denied, refused | 1 | handled rejected declined denied refused reviewed submitted decided responded sent | end
dismissed | 1 | dismissed handled reviewed submitted decided responded sent | end
reversed, charged back, chargeback | 0.5 | paid captured authorized settled reversed processed booked | end
refunded, partially refunded | 1 | paid captured authorized settled refunded processed completed sent issued approved reviewed submitted decided | end
returned | 1 | submitted approved paid captured authorized confirmed accepted shipped dispatched picked_up delivered returned completed processed borrowed started | end
analyzed, analysed | 6 | collected received analyzed started
borrowed, on loan, rented | 4 | borrowed picked_up started
exception, damaged | 0.6 | paid captured authorized confirmed accepted shipped dispatched picked_up processed started sent
failed, failure, error, timed out, crashed | 1 | failed processed tested | cut
bounced | 1 | failed bounced processed sent | end
expired, lapsed | 2 | expired closed ended started activated verified approved sent | end
sent | 6 | sent issued
read, seen, viewed | 8 | sent delivered read seen viewed opened
won, converted | 3 | closed won converted contacted qualified | end
lost | 2 | closed lost contacted | end
terminated, resigned, retired, churned | 2 | terminated resigned retired churned canceled ended started activated | end
no show | 1 | confirmed booked | cut
skipped | 1 | skipped | cut
seated, dining | 2 | confirmed booked checked_in started seated
checked in | 2 | confirmed booked checked_in started
checked out | 5 | confirmed booked checked_in checked_out started completed | end
diverted | 1 | departed started landed diverted ended | cut
departed, in air, en route, airborne | 2 | departed started
landed, arrived | 6 | departed arrived landed started ended completed | end
discharged, transferred | 4 | admitted started discharged ended | end
merged | 6 | merged approved reviewed closed | end
paid off | 3 | approved activated disbursed started ended paid_off | end
defaulted | 1 | approved activated disbursed started defaulted
sold, leased | 4 | sold published closed | end
under offer, under contract | 2 | published accepted
posted | 10 | posted booked processed | end
preliminary | 2 | started collected received
final, finalized | 12 | started collected received completed resulted processed ended | end
corrected, amended | 0.6 | started collected received completed resulted processed ended | end
maintenance, under maintenance, in maintenance, in workshop, in repair, under repair, out of order, out of service, faulty, fault | 1 | activated started
deceased, dead | 1 | deceased deactivated ended | end
filled | 4 | filled closed | end`;

/** A milestone that may have a moment before it is passed. */
const TO_COME = 'publish';

const STATES: ReadonlyMap<string, State> = new Map(
  ROWS.trim()
    .split('\n')
    .flatMap((row) => {
      const [words = '', weight = '', reached = '', end = ''] = row.split('|').map((cell) => cell.trim());
      const milestones = new Set(reached === '' ? [] : reached.split(' ').map((word) => word.replace('_', ' ')));
      const state: State = {
        weight: Number(weight),
        isFirst: [...milestones].every((milestone) => milestone === TO_COME),
        reached: milestones,
        end: end === 'end' || end === 'cut' ? end : null,
      };
      return words.split(', ').map((word) => [word, state] as const);
    }),
);

/** What has been sent for has come. */
const RECEIVED: State = {
  weight: 8,
  isFirst: false,
  reached: new Set([...(STATES.get('partially received')?.reached ?? []), 'received', 'delivered', 'completed']),
  end: 'end',
};

/** All milestones that a state of the table has. */
export const MILESTONES: ReadonlySet<string> = new Set(
  Array.from(STATES.values(), ({ reached }) => [...reached]).flat(),
);

/** The state that a value names; undefined: it is none that is known. Case, separators and a doubled letter do not count. */
export function stateOf(value: string): State | undefined {
  return STATES.get(wordsOfState(value));
}

/** The words of a value that names a state. */
export function wordsOfState(value: string): string {
  return value
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .join(' ')
    .replace('cancelled', 'canceled');
}

/** Abbreviations of states that lack letters of theirs, or are words. */
const SHORT: ReadonlyMap<string, string> = new Map([
  ['book', 'booked'],
  ['cnx', 'canceled'],
  ['canx', 'canceled'],
  ['cxl', 'canceled'],
  ['cxld', 'canceled'],
  ['pend', 'pending'],
]);

/** Letters of the abbreviation of a state at least and at most. */
const LEAST_LETTERS = 3;
const MOST_LETTERS = 6;

/** Words that look short for states and are none: what somebody may do, what people pay with. */
const NO_STATES: ReadonlySet<string> = new Set(['exec', 'card', 'cash']);

/**
 * Values with the abbreviations of states spelled out (`CANC`, `DLVD`), where most of them are states then; else they as they are.
 * Words for what is done (`DELETE`, `POST`) are no abbreviations of what has been.
 */
export function spelledStates(values: readonly string[]): readonly string[] {
  const spelled = values.map((value) => spelledState(wordsOfState(value)));
  return statesOf(spelled) === null
    ? values
    : spelled.map((word, place) => (STATES.has(word) ? word : (values[place] ?? word)));
}

/** Words that are kept with the states that they are short for: lists name the same few again and again. */
const MOST_KNOWN = 2000;

const spellings = new Map<string, string>();

/** The state that a word is short for, if it is for one alone, else the word. */
function spelledState(word: string): string {
  const isWord = word.length < LEAST_LETTERS || word.length > MOST_LETTERS || word.includes(' ');
  if (isWord || STATES.has(word) || NO_STATES.has(word)) return word;
  const before = spellings.get(word);
  if (before !== undefined) return before;
  const spelled = SHORT.get(word) ?? shortFor(word) ?? word;
  if (spellings.size >= MOST_KNOWN) spellings.clear();
  spellings.set(word, spelled);
  return spelled;
}

/** The one state of which a word has the first letters, the consonants, or both ends; null: there is none, or several. */
function shortFor(word: string): string | null {
  for (const isShortFor of [startsWith, hasConsonants, endsLike]) {
    const found = [...STATES].filter(([state]) => isShortFor(state, word) && !isStem(state, word));
    const [first] = found;
    if (first !== undefined) return found.every(([, state]) => state === first[1]) ? first[0] : null;
  }
  return null;
}

/** Whether a word is what a state is formed of: `delete`, `post`, `process`. */
function isStem(state: string, word: string): boolean {
  return [/e?d$/, /d$/, /ing$/].some((ending) => ending.test(state) && state.replace(ending, '') === word);
}

const startsWith = (state: string, word: string): boolean => state.startsWith(word);

/** Whether a word has the consonants of a state, each once where it stands twice. */
function hasConsonants(state: string, word: string): boolean {
  if (state[0] !== word[0]) return false;
  const consonants = state.slice(0, 1) + state.slice(1).replace(/[aeiou ]/g, '');
  return consonants.replace(/(.)\1/g, '$1').startsWith(word);
}

/** Whether a word ends as a state does, and has letters of it in their order. */
function endsLike(state: string, word: string): boolean {
  return state[0] === word[0] && state.at(-1) === word.at(-1) && hasInOrder(state, word);
}

/**
 * The states that values name, if they are those of one thing: at least two, and more than half of the values; else null. What has
 * happened in a state depends on the others, too.
 */
export function statesOf(values: readonly string[]): readonly (State | undefined)[] | null {
  const words = values.map(wordsOfState);
  const states = words.map((word) => STATES.get(word));
  const known = states.filter((state) => state !== undefined).length;
  if (known < 2 || 2 * known <= values.length) return null;
  return onTheirWay(
    states.map((state, place) => inList(state, place, words)),
    words,
  );
}

/** Milestones that all has behind it that comes later in a list of states, and those that what is turned down has not. */
const PASSED_BY_ALL: ReadonlySet<string> = new Set('submitted,sent,issued,published'.split(','));
const PASSED_BY_MOST: ReadonlySet<string> = new Set('approved,confirmed,ordered'.split(','));

/** What may come of things instead, at any time. */
const INSTEAD: ReadonlySet<string> = new Set('rejected,lost,ended'.split(','));

/** States in the order of a list that begins where things do: what is published and then closed has been published. */
function onTheirWay(states: readonly (State | undefined)[], words: readonly string[]): readonly (State | undefined)[] {
  if (states[0]?.isFirst !== true) return states;
  const way = new Set<string>();
  return states.map((state, place) => {
    const word = words[place] ?? '';
    const isInstead = state !== undefined && [...INSTEAD].some((milestone) => state.reached.has(milestone));
    const passed = [...way].filter((milestone) => !isInstead || PASSED_BY_ALL.has(milestone));
    if (PASSED_BY_ALL.has(word) || PASSED_BY_MOST.has(word)) {
      way.add(word);
      for (const milestone of state?.reached ?? []) if (PASSED_BY_ALL.has(milestone)) way.add(milestone);
    }
    const isOff =
      state === undefined || state.end === 'cut' || (state.reached.has(TO_COME) && !state.reached.has('published'));
    if (isOff || passed.every((milestone) => state.reached.has(milestone))) return state;
    return { ...state, isFirst: false, reached: new Set([...state.reached, ...passed]) };
  });
}

/** States of what runs by itself: where it is canceled or fails, it ran until then. */
const RUNS: ReadonlySet<string> = new Set(['queued', 'running', 'building', 'executing', 'retrying', 'syncing']);

/** States of what is agreed on before it begins: where it is canceled, it has not begun. */
const AGREED: ReadonlySet<string> = new Set(
  'scheduled,booked,reserved,confirmed,planned,upcoming,placed,todo,to do,backlog,not started'.split(','),
);

/** States of what is sold or let. */
const SALES: ReadonlySet<string> = new Set(['sold', 'leased']);

/** What follows for states that a state does not come behind: what is refunded has been paid, and paid is an end. */
const UNDONE: ReadonlySet<string> = new Set(['refunded', 'partially refunded', 'returned', 'reopened', 'archived']);

/** States of what waits for the very thing that may be done in part: unpaid, unfulfilled. */
const NOT_YET = /^(?:un|not )/;

/** Milestones of what lasts. */
const LASTING: readonly string[] = ['activated', 'published', 'borrowed'];

/**
 * Whether a state of a list is one that things soon leave: they begin in it, it is on the way to another one, or it is none of its own,
 * as what is partly paid. What is approved may stay so.
 */
export function isUnfinished(states: readonly (State | null)[], rank: number, words: readonly string[]): boolean {
  const [state = null, word = ''] = [states[rank], words[rank]];
  if (state === null) return word === 'partial' && words.some((other) => NOT_YET.test(other));
  if (LASTING.some((milestone) => state.reached.has(milestone))) return false;
  const isPassed = states.some(
    (other, i) => i !== rank && other?.end === 'end' && other.reached.has(word) && !UNDONE.has(words[i] ?? ''),
  );
  return state.isFirst || isPassed || (state.end === null && !state.reached.has(word));
}

/** States of what is meant to last, where it does not: what is open beside them is in use. */
const HALTED: ReadonlySet<string> = new Set(
  'frozen,suspended,blocked,locked,dormant,inactive,temporarily closed,restricted'.split(','),
);

/** What things have come to, beside what has come before. */
const RECEIVED_BEHIND: ReadonlySet<string> = new Set(
  'sent,ordered,placed,shipped,approved,collected,partially received'.split(','),
);

/** States of what has lasted for its time, or for less. */
const OVER: ReadonlySet<string> = new Set(['expired', 'terminated', 'ended']);

/** A state as it is among others: of what is open for long, little is closed, and what was ordered is received in the end. */
function besides(state: State | undefined, word: string, words: readonly string[]): State | undefined {
  if (state === undefined) return state;
  const isLasting = words.includes('active') || (words.includes('open') && words.some((other) => HALTED.has(other)));
  if (word === 'closed' && isLasting) return { ...state, weight: 1 };
  if (word === 'open' && isLasting && !words.includes('active')) return STATES.get('active');
  // What is no draft any more has been issued, and what is over was signed as what is active is.
  const reached =
    word === 'open' && words.includes('draft') && words.includes('paid')
      ? ['sent', 'issued']
      : OVER.has(word) && words.includes('active')
        ? ['signed']
        : [];
  if (reached.length > 0) return { ...state, isFirst: false, reached: new Set([...state.reached, ...reached]) };
  const before = words.slice(0, words.indexOf(word));
  return word === 'received' && before.some((other) => RECEIVED_BEHIND.has(other)) ? RECEIVED : state;
}

/** A state among others: where it is an end, what has begun has ended, and it is closed where none is called so. */
function inList(given: State | undefined, place: number, words: readonly string[]): State | undefined {
  const word = words[place] ?? '';
  const isOfSales = words.some((other) => SALES.has(other));
  // What is let beside what is sold stays so.
  const state = isOfSales && word === 'rented' ? STATES.get('sold') : besides(given, word, words);
  if (state === undefined || state.end === null) return state;
  const isPassed =
    state.end === 'end' &&
    words.some((other, i) => i !== place && !UNDONE.has(other) && STATES.get(other)?.reached.has(word) === true);
  if (isPassed) return state;
  const isRun = words.some((other) => RUNS.has(other));
  const isLasting = words.some((other) => {
    const { end = 'end', reached = null } = STATES.get(other) ?? {};
    return end === null && reached?.has('started') === true;
  });
  const hasBegun =
    state.reached.has('started') ||
    isRun ||
    (state.end === 'cut' && isLasting && !words.some((other) => AGREED.has(other)));
  const ends = hasBegun ? ['started', 'ended', 'finished', ...(isRun ? ['completed'] : [])] : [];
  // Of what is offered, nothing but a deal is closed.
  const further = [...ends, ...(isOfSales ? [] : ['closed'])].filter((milestone) => !words.includes(milestone));
  return { ...state, reached: new Set([...state.reached, ...further]) };
}
