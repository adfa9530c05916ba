import { MILESTONES } from '../../values/states.ts';
import { pairsIn, withoutTable, wordsIn } from './word-lists.ts';

/** What a column says of a thing: that it has passed a milestone, and of what beside the thing itself. */
export interface Milestone {
  readonly name: string;
  /** `email` of `email_verified_at`; empty: of the thing itself. */
  readonly subject: string;
}

/** Words around a milestone that say no more of it. */
const BEFORE: ReadonlySet<string> = new Set(
  wordsIn('is has was been have got first date time timestamp datetime actual of'),
);
const BEHIND: ReadonlySet<string> = new Set(wordsIn('at on date time timestamp datetime flag utc moment'));

/** Words of what is expected, whether it has come or not. */
const EXPECTED: ReadonlySet<string> = new Set(
  wordsIn('scheduled planned estimated expected due target promised requested desired preferred next'),
);

/** What people call some milestones, by the words that columns have for them. */
const NOUNS: ReadonlyMap<string, string> = new Map<string, string>(
  pairsIn(`payment paid, pay paid, shipment shipped, shipping shipped, ship shipped, cancellation canceled, cancelation canceled, cancel canceled,
  void voided, completion completed, publication published, publishing published, approval approved, approve approved, resolution resolved,
  resolve resolved, activation activated, deletion deleted, delete deleted, refund refunded, ban banned, block blocked,
  lock locked, suspension suspended, suspend suspended, rejection rejected, reject rejected, denial denied, decline declined,
  failure failed, fail failed, error failed, return returned, termination terminated, term terminated, leaver terminated, resignation resigned, churn churned,
  withdrawal withdrawn, review reviewed, verification verified, confirmation confirmed, acceptance accepted, decision decided,
  booking booked, posting posted, dispatch dispatched, delivery delivered, discharge discharged, admission admitted, graduation graduated, capture captured,
  authorization authorized, submission submitted, start started, end ended, closing closed, disbursement disbursed,
  merge merged, reply replied, response responded, departure departed, arrival arrived, left terminated, leave terminated, leaving terminated, exit terminated, exited ended, separation terminated, bounce bounced, skip skipped,
  refusal refused, waiver waived, adoption adopted, removal removed, revocation revoked, archival archived, expulsion expelled, death deceased, died deceased, dead deceased, success succeeded, successful succeeded, consent consented, newsletter subscribed`),
)
  .set('in service', 'active')
  .set('option out', 'unsubscribed')
  .set('opted out', 'unsubscribed')
  .set('not email', 'unsubscribed')
  .set('not contact', 'unsubscribed')
  .set('option in', 'subscribed')
  .set('opted in', 'subscribed');

/** Nouns that name no milestone where they stand alone with a moment: an end date is planned, a review has a day. */
const OPEN_MOMENTS: ReadonlyMap<string, string> = new Map([
  ...wordsIn('start departure arrival end current closing review delivery error withdrawal').map(
    (word) => [word, word] as const,
  ),
  ...wordsIn('until to through').map((word) => [word, 'end'] as const),
]);

/** Words of a span that a moment ends. */
const SPANS: ReadonlySet<string> = new Set(['valid', 'effective', 'active']);

/** The milestone that people call by a noun, or the word itself. */
export function milestoneCalled(noun: string): string {
  return NOUNS.get(noun) ?? noun;
}

/** Whether two words are the same milestone. */
export function isSameMilestone(noun: string, milestone: string): boolean {
  return NOUNS.get(noun) === milestone;
}

/** The milestone that the name of a flag or a moment tells by its words; null: it tells none. */
export function milestoneOf(named: readonly string[], tableWords: readonly string[]): Milestone | null {
  const words = [...named];
  const isActual = words[0] === 'actual';
  // Of an employee's table, `employee_is_active` is `is_active`.
  while (BEFORE.has(words[1] ?? '') && tableWords.includes(words[0] ?? '')) words.shift();
  while (BEFORE.has(words[0] ?? '')) words.shift();
  while (BEHIND.has(words.at(-1) ?? '')) words.pop();
  if (words.slice(0, -1).some((word) => EXPECTED.has(word))) return null;
  const last = words.at(-1) ?? '';
  // Of an order, the day of its delivery is that on which it came; a delivery is planned for one.
  const isPassed = isActual || (last === 'delivery' && !tableWords.includes(last));
  const open = isPassed ? undefined : OPEN_MOMENTS.get(last);
  if (open === undefined) return atEnd(words, tableWords);
  const front = words.slice(0, -1).filter((word) => !SPANS.has(word));
  // What is adjourned to a day has one where it is adjourned.
  if (open === 'end' && last !== 'end' && DONE.test(front.at(-1) ?? '')) return atEnd(front, tableWords);
  return { name: open, subject: withoutTable(front, tableWords) };
}

/** What stands behind a milestone in the name of what there is only once it is passed: `banned_reason`, `deleted_by`. */
const COMPANIONS: readonly string[] =
  'reason code|reason text|reason note|reason id|reason|by user id|by user name|by user|by name|by id|by'.split('|');

/** What is said or paid behind milestones that end something: notes of others are written before. */
const CONCLUSIONS = wordsIn('note comment message detail amount fee');
const CONCLUDED: ReadonlySet<string> = new Set(
  wordsIn('rejected declined denied canceled failed refunded resolved approved closed returned discharged completed'),
);

/** What there is only once a milestone is passed, and that its name does not tell. */
const RESULTS: ReadonlyMap<string, readonly string[]> = Object.entries({
  rated: 'rating|rating comment|rating note|rating text',
  graded: 'grade|score|mark|feedback',
  scored: 'score',
  answered: 'answer|answer text',
  diagnosed: 'diagnosis',
  signed: 'signature|signature url|signature image',
  assessed: 'assessment',
  evaluated: 'evaluation',
  shipped: 'tracking number|tracking code|tracking url|tracking reference|tracking id',
  failed: `error|error code|failure code|last error|exception|exception class|exception type|exception name|exception message|
exception detail|exception code|error class|error type|error stack|exception stack|exception trace|error trace|exception stack trace|error stack trace|error text|error description|stack trace|stack|traceback|
backtrace`,
  resolved: 'resolution',
  discharged:
    'discharge summary|discharge disposition|discharge status|discharge type|discharge destination|discharge diagnosis|discharge condition|discharge instruction',
  delivered: 'rating',
})
  .flatMap(([milestone, phrases]) => phrases.split('|').map((phrase) => [phrase.trim(), milestone] as const))
  .reduce(
    (all, [phrase, milestone]) => all.set(phrase, [...(all.get(phrase) ?? []), milestone]),
    new Map<string, readonly string[]>(),
  );

/** What is done with what somebody asks for, before it is over: in states of a list that ends so. */
const ATTENDED: ReadonlySet<string> = new Set(['replied', 'responded']);
const SETTLED = /^(?:resolved|closed|solved|answered)$/;

/** Whether a milestone is passed in all states but the first of a list. */
export function isPassedSoon(milestone: string, states: readonly string[]): boolean {
  return ATTENDED.has(milestone) && states.some((state) => SETTLED.test(state));
}

/** The milestones without one of which a column has no value, by the words of its name, the one that says most first. */
export function companionsOf(words: readonly string[], tableWords: readonly string[]): readonly Milestone[] {
  const results = RESULTS.get(words.join(' '));
  if (results !== undefined) return results.map((name) => ({ name, subject: '' }));
  const companion = companionOf(words, tableWords);
  return companion === null ? [] : [companion];
}

/** The same of a name that tells it by its last words; null: it does not. */
function companionOf(words: readonly string[], tableWords: readonly string[]): Milestone | null {
  const all = words.join(' ');
  const answer = NOUNS.get(words.at(-1) ?? '') ?? '';
  if (ATTENDED.has(answer)) return { name: answer, subject: '' };
  // `amount_approved` is `approved_amount`, and the reason for leaving a `leaving_reason`.
  if (words[0] === 'reason' && words[1] === 'for') return atEnd(words.slice(2), tableWords);
  const isTurned = words[0] === 'amount' && words.length > 1;
  const endings = [...COMPANIONS, ...CONCLUSIONS];
  const end = isTurned ? 'amount' : endings.find((companion) => all.endsWith(` ${companion}`));
  if (end === undefined) return null;
  const front = isTurned ? words.slice(1) : words.slice(0, -end.split(' ').length);
  // The comment of a review is what it is about.
  if (front.every((word) => tableWords.includes(word))) return null;
  const milestone = atEnd(front, tableWords);
  const isConclusion = CONCLUSIONS.includes(end);
  const isLate = !isConclusion || CONCLUDED.has(milestone?.name ?? '') || (end === 'amount' && isAward(milestone));
  return isLate ? milestone : null;
}

/** Whether an amount is that of a milestone which others have decided on: what is paid or billed comes part by part. */
function isAward(milestone: Milestone | null): boolean {
  return milestone !== null && DONE.test(milestone.name) && !IN_PARTS.has(milestone.name);
}

const IN_PARTS: ReadonlySet<string> = new Set(wordsIn('billed charged invoiced ordered requested received used'));

/** The milestone at the end of words; null: there is none. */
function atEnd(words: readonly string[], tableWords: readonly string[]): Milestone | null {
  for (const length of [2, 1]) {
    const last = words.slice(-length).join(' ');
    const milestone = NOUNS.get(last) ?? last;
    if (words.length >= length && (MILESTONES.has(milestone) || DONE.test(milestone))) {
      return { name: milestone, subject: withoutTable(words.slice(0, -length), tableWords) };
    }
  }
  return null;
}

/** Words behind a state in the name of a moment at which it begins, or of what there is from then on. */
const ENDINGS: readonly string[] = [...BEHIND, 'since', 'to', ...COMPANIONS, ...CONCLUSIONS].toSorted(
  (one, other) => other.length - one.length,
);

/** What some of the endings of words leave of them: `escal` of escalation and of escalated. */
function stemOf(word: string): string {
  return word
    .replace(/(?<=.{3})(?:ation|ition|ion|ment|ated|ating|al|ance|er|ing|ed|e|is)$/, '')
    .replace(/(.)\1$/, '$1');
}

/** A state of a list that the name of a column tells, and whether the column says why it is so. */
export interface NamedState {
  readonly state: string;
  readonly isReason: boolean;
}

/**
 * The state that the name of a column tells, of those of a list: `ready_at` is there once a thing is ready, `escalation_reason` where it is
 * escalated. Null: it tells none of them.
 */
export function namedState(
  words: readonly string[],
  tableWords: readonly string[],
  states: readonly string[],
): NamedState | null {
  const all = withoutTable(words[0] === 'actual' ? words.slice(1) : words, tableWords);
  const end = ENDINGS.find((ending) => all.endsWith(` ${ending}`));
  if (end === undefined) return null;
  const front = all.slice(0, -end.length - 1);
  const isOf = front.split(' ').some((word) => EXPECTED.has(word) || OPEN_MOMENTS.has(word));
  if (front === '' || isOf) return null;
  const isReason = end.startsWith('reason');
  const isAlike = (state: string) =>
    state === front || `${state}ed` === front || (isReason && stemOf(state.replace(/^on /, '')) === stemOf(front));
  const state = states.find(isAlike);
  return state === undefined ? null : { state, isReason };
}

/** What has been done, whether a state says so or not: `revoked`. */
const DONE = /^[a-z]{3,}ed$/;
