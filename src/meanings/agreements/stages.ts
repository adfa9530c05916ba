import type { Distance } from '../../values/distance.ts';
import { words } from '../builders/forms.ts';
import { isAhead, isParticiple } from '../names/participles.ts';
import { days, minutes, QUICK } from './distances.ts';

/*
 * What is done to things in which order, whatever they are: what is asked for is looked at, then done, sent, received and closed. It
 * counts for moments of which no agreement says more.
 */

/** Words for what is done, stage by stage; those of one stage come in any order. */
const STAGES: readonly string[] = [
  'hired manufactured registered enrolled joined subscribed',
  `requested ordered created submitted proposed opened booked issued placed reported raised filed purchased reserved applied quoted drafted initiated
  acquired invited uploaded imported detected queued added logged posted offered installed loaded recorded received sent mailed arrived`,
  'acknowledged triaged reviewed assigned',
  'approved authorized granted denied finalized',
  'sent_late',
  'accepted confirmed signed declined rejected verified validated',
  'allocated activated funded disbursed checked_in joined_late paid_early',
  'boarded',
  'started prepared picked packed processed produced published launched released deployed',
  'shipped dispatched',
  'delivered received_late picked_up arrived_late served opened_late',
  'seen read viewed clicked answered responded replied visited used graded',
  'completed finished ended dropped_off cleared stopped resolved fulfilled converted repaired',
  'invoiced billed rated scored',
  'paid charged settled',
  'closed returned refunded archived deactivated unsubscribed terminated voided reversed retired removed deleted',
  'restored reopened reactivated',
  'updated modified',
];

const STAGE_OF: ReadonlyMap<string, number> = new Map(
  STAGES.flatMap((stage, place) => words(stage).map((word) => [word, place] as const)),
);

/** The last stage at which rows come about, and the first one that closes what they are about. */
const LAST_OPENING = 1;
const FIRST_CLOSING = STAGE_OF.get('closed') ?? STAGES.length;

/** What is done at no stage that is known: somewhere between these two. */
const ANY = 'done';
const PLACE_OF_ANY = FIRST_CLOSING - 1;

/** Words that stand for a stage of their own where something else is done in the row, too. */
const BESIDE: readonly (readonly [deeds: string, stage: string, beside: ReadonlySet<string>])[] = [
  ['loaded', 'shipped', new Set(words('checked_in packed picked'))],
  ['received', 'received_late', new Set(words('ordered shipped sent dispatched purchased requested mailed'))],
  ['arrived', 'arrived_late', new Set(words('ordered shipped sent dispatched departed'))],
  ['opened', 'opened_late', new Set(words('sent delivered mailed'))],
  ['sent mailed', 'sent_late', new Set(words('approved authorized reviewed finalized ordered shipped packed'))],
  ['registered enrolled joined', 'joined_late', new Set(words('applied invited filed approved submitted requested'))],
  [
    'paid',
    'paid_early',
    new Set(words('packed picked shipped dispatched delivered checked_in booked reserved activated')),
  ],
];

/** Nouns for what is done that are no meanings of their own. */
const NOUNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    activation: 'activated',
    approval: 'approved',
    claim: ANY,
    confirmation: 'confirmed',
    exit: 'closed',
    filing: 'filed',
    hearing: ANY,
    invitation: 'invited',
    purchase: 'purchased',
    repair: 'repaired',
    verification: 'verified',
  }),
);

/** Whether a word says that something is done: a confirmation that is sent is about no other thing than one that is given. */
export function isNounOfDeed(word: string): boolean {
  return NOUNS.has(word);
}

/** Words at the end of names of moments from or until which something is so. */
const ENDS_OF_TIME: ReadonlySet<string> = new Set(['from', 'until', 'till', 'to']);

/** The word for what is done at a moment, by the words of its name and by what it means; null: no stage is known for it. */
export function deedOf(named: readonly string[], meaning: string): string | null {
  if (isAhead(named) || ENDS_OF_TIME.has(named.at(-1) ?? '')) return null;
  const pairs = named.map((word, place) => `${word}_${named[place + 1] ?? ''}`);
  // Of several deeds, the last one counts: a confirmation that is sent is no confirmation yet.
  const found = [...named, ...pairs].findLast((word) => STAGE_OF.has(word));
  if (found !== undefined) return found;
  // What many words stand for says no more than they do; of nouns, it says what is done.
  if (named.some(isParticiple)) return ANY;
  const noun = named.find((word) => NOUNS.has(word));
  const meant = (noun && NOUNS.get(noun)) ?? meaning.replace(/^time\./, '').replaceAll(' ', '_');
  return meant === ANY || STAGE_OF.has(meant) ? meant : null;
}

/** Where something stands among all that is done. */
export interface Stage {
  readonly place: number;
  /** Whether nothing is known but that things are there before it, and are closed behind it. */
  readonly isAny: boolean;
}

/** The stage of what is done, in a row in which other things are done. */
export function stageOf(deed: string, others: readonly string[]): Stage {
  const row = BESIDE.find(([deeds, , beside]) => words(deeds).includes(deed) && others.some((one) => beside.has(one)));
  return { place: STAGE_OF.get(row?.[1] ?? deed) ?? PLACE_OF_ANY, isAny: deed === ANY };
}

/** Whether what is done at a stage usually comes behind what is done at another one. */
export function isLater(stage: Stage, earlier: Stage): boolean {
  return (
    earlier.place < stage.place &&
    (!stage.isAny || earlier.place <= LAST_OPENING) &&
    (!earlier.isAny || stage.place >= FIRST_CLOSING)
  );
}

const QUICK_WORDS: ReadonlySet<string> = new Set(QUICK.split(' '));

/** How long a later stage lies behind an earlier one, by words of the table. */
export const stepOf = (ofTable: readonly string[]): Distance =>
  ofTable.some((word) => QUICK_WORDS.has(word)) ? minutes(0.2, 8, 90, 0.9) : days(0.01, 2, 200, 1.5);
