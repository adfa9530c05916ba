/*
 * Counts that are parts of another count, and how much of it they are: errors and successes of requests, wins of games, mails that were
 * opened of those that were delivered. Words of their names show them, so that each may be said in many ways.
 */

/** A count that is a part of another one. */
export interface CountedPart {
  /** Words of which its name has one. */
  readonly words: string;
  /** How much of the whole it is, from 0 to 1. */
  readonly least: number;
  readonly most: number;
  /** Whether it is what the other parts leave, where the table has all of them that it has. */
  readonly isRest?: true;
  /** Words beside its own that name a share of it: `attendance_rate` of what was attended. A plus stands for no word at all. */
  readonly rates?: string;
}

/** A count, and the parts that it has. */
export interface CountedWhole {
  /** Words of which its name has one. */
  readonly words: string;
  /** Words that may stand in the names of the parts beside. */
  readonly also?: string;
  /** Whether its words alone tell it from its parts, which may have the others: `score` and `max_score`. */
  readonly isMarked?: true;
  readonly parts: readonly CountedPart[];
}

const rest = (words: string, least: number, most: number): CountedPart => ({ words, least, most, isRest: true });
const part = (words: string, least: number, most: number, rates?: string): CountedPart => ({
  words,
  least,
  most,
  ...(rates === undefined ? {} : { rates }),
});

/** What arrives of mails, and what comes back. */
const ARRIVED = [part('delivered', 0.93, 0.975, 'delivery'), part('bounced bounce', 0.002, 0.025)];

/** Wholes, those first that say more of what they count. */
export const COUNTED_WHOLES: readonly CountedWhole[] = [
  {
    words: 'maximum possible full',
    also: 'score mark point total',
    isMarked: true,
    parts: [part('score mark obtained earned achieved', 0.35, 1, '+')],
  },
  {
    words: 'impression shown',
    also: 'ad',
    parts: [part('click clicked', 0.004, 0.06, 'counter ctr through'), part('view viewed', 0.3, 0.8)],
  },
  {
    words: 'allowed authorized permitted allotted',
    also: 'refill attempt activation download install device pass',
    parts: [part('used taken dispensed', 0, 1), rest('remaining left', 0, 1)],
  },
  { words: 'sent', parts: ARRIVED },
  { words: 'recipient audience', also: 'mail email message size', parts: [part('sent', 0.97, 1), ...ARRIVED] },
  {
    words: 'delivered',
    parts: [
      part('opened open', 0.12, 0.5),
      part('unsubscribed unsubscribe', 0.0005, 0.01),
      part('complaint spam', 0, 0.002),
    ],
  },
  {
    words: 'recipient audience subscriber',
    also: 'mail email message size total',
    parts: [part('opened open', 0.12, 0.5), part('unsubscribed unsubscribe', 0.0005, 0.01)],
  },
  { words: 'booked', also: 'passenger pax seat guest', parts: [part('boarded flown', 0.88, 1)] },
  { words: 'opened open', parts: [part('clicked click', 0.05, 0.4)] },
  { words: 'click clicked', parts: [part('converted conversion', 0.01, 0.15, 'cvr')] },
  {
    words: 'session visit visitor',
    also: 'unique',
    parts: [
      part('bounced bounce', 0.25, 0.65),
      part('converted conversion purchase order', 0.005, 0.06),
      part('returning', 0.1, 0.5),
    ],
  },
  { words: 'visit session view', also: 'page total', parts: [part('unique visitor user', 0.4, 0.95)] },
  {
    words: 'view',
    also: 'page vote total',
    parts: [part('helpful upvote', 0, 0.06), part('unhelpful downvote', 0, 0.02)],
  },
  { words: 'view', also: 'page product unique', parts: [part('converted conversion', 0.01, 0.12)] },
  {
    words: 'request call invocation execution run job check query message attempt transaction ping probe',
    parts: [
      part('success successful succeeded ok completed processed', 0.9, 1, 'completion'),
      part('cached hit', 0.3, 0.95),
      rest('error failed failure fail timeout', 0, 0.06),
    ],
  },
  {
    words: 'game match fight bout played',
    parts: [
      part('win won victory', 0.2, 0.7, 'winning'),
      part('draw drawn tie tied', 0, 0.2),
      rest('loss lost defeat', 0.1, 0.7),
    ],
  },
  {
    words: 'question',
    also: 'answer',
    parts: [
      part('correct right', 0.35, 1, 'accuracy score +'),
      part('skipped unanswered', 0, 0.06),
      rest('wrong incorrect', 0, 0.3),
    ],
  },
  {
    words: 'held enrolled scheduled working',
    also: 'class session lecture lesson student day total training course',
    parts: [part('attended present', 0.6, 1, 'attendance'), part('late', 0, 0.1), rest('absent missed', 0, 0.3)],
  },
  {
    words: 'lesson module chapter task step milestone exercise assignment',
    parts: [
      part('completed complete done finished', 0, 1, 'completion progress percent'),
      rest('remaining pending open', 0, 1),
    ],
  },
  {
    words: 'test case',
    parts: [part('passed', 0.85, 1, 'pass success'), part('skipped', 0, 0.05), rest('failed', 0, 0.1)],
  },
  {
    words: 'row record line',
    parts: [
      part('processed imported inserted loaded valid success', 0.93, 1, 'success'),
      part('skipped duplicate', 0, 0.03),
      rest('failed rejected invalid error', 0, 0.05),
    ],
  },
  {
    words: 'room bed unit',
    parts: [part('occupied booked sold', 0.4, 0.97, 'occupancy'), rest('vacant free', 0.03, 0.5)],
  },
  { words: 'seat', parts: [part('sold booked occupied', 0.4, 1, 'occupancy load factor')] },
  {
    words: 'received inspected',
    also: 'quantity item unit line',
    parts: [part('rejected damaged defective', 0, 0.12), rest('accepted stocked', 0.88, 1)],
  },
  {
    words: 'quantity ordered',
    also: 'item order line unit',
    parts: [
      part('fulfilled shipped delivered received dispatched invoiced picked packed', 1, 1),
      part('returned refunded', 0, 0.3),
      part('canceled backordered rejected damaged', 0, 0.2),
      part('completed produced manufactured finished issued consumed allocated', 0, 1),
      part('scrapped scrap defective', 0, 0.1),
    ],
  },
  {
    words: 'planned required requested target needed requisitioned',
    also: 'quantity item unit line part',
    parts: [
      part('issued picked consumed used allocated completed produced approved delivered received', 0, 1),
      part('scrapped scrap defective', 0, 0.1),
    ],
  },
  {
    words: 'completed produced manufactured finished',
    also: 'quantity item unit part',
    parts: [part('scrapped scrap rejected defective', 0, 0.1)],
  },
  {
    words: 'sample sampled inspected tested checked',
    also: 'size quantity item unit part',
    parts: [part('defective defect failed rejected nonconforming', 0, 0.15), rest('passed accepted', 0.85, 1)],
  },
  {
    words: 'attempted attempt',
    also: 'shot pass throw goal',
    parts: [part('made scored', 0.3, 0.7, 'shooting accuracy')],
  },
];

/** Words of counts that say nothing of what is counted. */
export const COUNT_WORDS: ReadonlySet<string> = new Set('count number of total all in overall num sum'.split(' '));

/** Words of columns that are shares of others, in per cent or as parts of one. */
export const SHARE_WORDS: ReadonlySet<string> = new Set(
  'rate percent ratio share counter ctr cvr accuracy occupancy factor'.split(' '),
);
