import { words } from './forms.ts';
import { isAhead, isParticiple } from './participles.ts';

/*
 * What is done to things in which order, whatever they are: what is asked for is looked at, then done, sent, received and closed. It
 * counts for moments of which no agreement says more.
 */

/** Words for what is done, stage by stage; those of one stage come in any order. */
const STAGES: readonly string[] = [
  'registered enrolled joined',
  'requested ordered created submitted opened booked issued placed reported raised filed purchased reserved applied quoted drafted initiated acquired received_first',
  'acknowledged triaged verified validated reviewed assigned',
  'approved accepted authorized confirmed granted denied rejected declined signed',
  'allocated activated funded checked_in',
  'started picked prepared packed processed produced published launched released deployed',
  'sent shipped dispatched mailed',
  'paid charged settled',
  'delivered received picked_up arrived served opened_last',
  'inspected seen read viewed clicked answered responded replied visited used tested scanned graded scored evaluated rated assessed done',
  'completed finished ended stopped resolved fulfilled converted repaired restored',
  'closed returned refunded archived deactivated terminated canceled voided reversed retired removed deleted',
  'updated modified changed edited',
];

const STAGE_OF: ReadonlyMap<string, number> = new Map(
  STAGES.flatMap((stage, place) => words(stage).map((word) => [word, place] as const)),
);

/** Words for what comes early or late in a row, by whether something else in the row makes it late. */
const BY_OTHERS: readonly (readonly [word: string, late: string, makesLate: ReadonlySet<string>])[] = [
  ['received', 'received', new Set(words('ordered shipped sent dispatched purchased requested approved mailed'))],
  ['opened', 'opened_last', new Set(words('sent delivered mailed'))],
];
const EARLY: Readonly<Record<string, string>> = { received: 'received_first', opened: 'opened' };

/** Nouns for what is done that are no meanings of their own. */
const NOUNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    claim: 'done',
    exit: 'closed',
    filing: 'filed',
    hearing: 'done',
    inspection: 'inspected',
    purchase: 'purchased',
    repair: 'repaired',
  }),
);

/** The word for what is done at a moment, by the words of its name and by what it means; null: no stage is known for it. */
export function deedOf(named: readonly string[], meaning: string): string | null {
  if (isAhead(named)) return null;
  const pairs = named.map((word, place) => `${word}_${named[place + 1] ?? ''}`);
  const found = [...pairs, ...named].find((word) => STAGE_OF.has(word));
  if (found !== undefined) return found;
  // What many words stand for says no more than they do; of nouns, it says what is done.
  if (named.some(isParticiple)) return 'done';
  const noun = named.find((word) => NOUNS.has(word));
  const meant = (noun && NOUNS.get(noun)) ?? meaning.replace(/^time\./, '').replaceAll(' ', '_');
  return STAGE_OF.has(meant) ? meant : null;
}

/** The stage of what is done, in a row in which other things are done; the first stages have the least numbers. */
export function stageOf(deed: string, others: readonly string[]): number {
  const [, late = deed, makesLate] = BY_OTHERS.find(([word]) => word === deed) ?? [];
  const isLate = makesLate === undefined || others.some((other) => makesLate.has(other));
  return STAGE_OF.get(isLate ? late : (EARLY[deed] ?? deed)) ?? 0;
}
