import { bareOf } from './owners.ts';
import { wordsIn } from './word-lists.ts';

/*
 * Who takes part in what: only who is enrolled in a course reviews it, and only members of a project have its tasks. What comes later
 * refers to what came before: first people belong to something, then they deal with it, and at last they say what it was like.
 */

/** Rows that say who belongs to what, by the last words of their tables. */
const BELONGING =
  wordsIn(`assignment attendee collaborator contributor crew enrollment enrolment lease member membership participant
  participation player registration roster squad subscriber subscription team tenancy`);

/** Rows that say who has dealt with what. */
const DEALINGS =
  wordsIn(`appointment attendance booking consultation deal item line loan order purchase rental reservation ride sale
  stay ticket trip`);

/** Rows of those who have. */
const AFTERWARDS =
  wordsIn(`answer assessment attempt certificate complaint completion evaluation exam feedback grade mark progress rating
  refund response result return review score submission testimonial`);

/** Rows of anybody. */
const BEFORE =
  wordsIn(`admin alert announcement application author ban blacklist block bookmark cart click editor fan favorite follow
  follower host impression instructor interest inventory invitation invite judge lead like list moderator mute notification offer
  organizer owner permission policy preference price pricing quote read recommendation request schedule search setting speaker sponsor
  star stock teacher trainer view visit vote waitlist watch watcher wishlist`);

/** What becomes of what somebody has ordered: the lines of a shipment are some of those of its order. */
const HANDLED = wordsIn(
  'credit delivery invoice maintenance movement package parcel picking receipt receiving refund repair return shipment',
);

const STAGES: readonly (readonly string[])[] = [BELONGING, DEALINGS, AFTERWARDS];

/** Where anybody may do something, stages begin below those of what somebody takes part in. */
const ANYBODY = -1;
const LAST = STAGES.length - 1;

function stageOf(table: readonly string[], other: number): number {
  const head = table.at(-1) ?? '';
  const last = table.slice(-2);
  if (last.some((word) => HANDLED.includes(word))) return LAST;
  if (last.some((word) => BEFORE.includes(word))) return ANYBODY;
  const stage = STAGES.findIndex((words) => words.includes(head));
  return stage < 0 ? other : stage;
}

/**
 * Whether the rows of a table, by its words, are of those alone who take part by those of another one. `isLink`: a key of the table has
 * just two references.
 */
export function isOfParticipants(table: Linking, participations: Linking): boolean {
  const stage = participationStage(participations);
  return stage !== null && stageOf(table.words, table.isLink ? 0 : 1) > stage;
}

/** A table by its words, and whether a key of it has just two references. */
export interface Linking {
  readonly words: readonly string[];
  readonly isLink: boolean;
}

/** When people take part as the rows of a table say; null: these say something else. */
export function participationStage({ words, isLink }: Linking): number | null {
  const stage = stageOf(words, isLink ? 0 : ANYBODY);
  return stage === ANYBODY || stage === LAST ? null : stage;
}

/** Who has to do with something and takes no part in it. */
const BESIDE = new Set(
  wordsIn(`admin approved approver coach grader graded host instructor invited inviter judge lecturer manager moderator organizer referee
    supervisor teacher trainer tutor verified`),
);

/** What people are in together: whoever does something there is one of them. */
const TOGETHER = new Set(
  wordsIn(`account band board channel chat choir church club committee community company conversation department family group guild
    household league ministry organisation organization project room server society space team tenant thread workspace`),
);

/** Who writes what is said afterwards. */
const WRITERS = new Set(wordsIn('author reviewer writer by creator'));

/** A column that refers, with the words of both tables. */
export interface Taking {
  readonly column: readonly string[];
  readonly table: readonly string[];
  readonly parent: readonly string[];
}

/**
 * Whether a column names one of those who take part, as another table's names them. `within`: the words of what they take part in.
 */
export function takesPart(
  { column, table, parent }: Taking,
  named: readonly string[],
  within: readonly string[],
): boolean {
  const [bare, other] = [bareOf(column), bareOf(named)];
  if ([...bare, ...other].some((word) => BESIDE.has(word)) || other.includes('by')) return false;
  const head = bare.at(-1);
  if (head === undefined || head === other.at(-1) || head === parent.at(-1)) return true;
  if (TOGETHER.has(within.at(-1) ?? '')) return true;
  return WRITERS.has(head) && AFTERWARDS.includes(table.at(-1) ?? '');
}
