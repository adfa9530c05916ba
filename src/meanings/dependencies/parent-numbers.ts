import { getOrInsertComputed } from '../../collections.ts';
import { COUNTER_ROLES, DRIVEN } from '../agreements/counters.ts';
import type { NamedMeaning } from './denormalized.ts';

/*
 * Numbers that depend on one of the row that theirs refers to: nobody answers more questions than the quiz has, and what is rented for
 * a day costs about as much as its category does.
 */

/** Which part of a parent's number a row's is, at least and at most. */
export type PartOfParents = readonly [least: string, most: string];

/** Names of numbers with bars between, or what they mean; those of the parent's; and the part. `among`: last words of the tables of both. */
export interface PartRow {
  readonly of: string;
  readonly whole: string;
  readonly part: PartOfParents;
  readonly among?: readonly [table: string, parent: string];
}

const MONEY = 'money.price|money.unit price|money.cost|money.usual price in cents|money.net price|money.gross price';
const ASKED = `${MONEY}|money.price of a home|money.price of a vehicle|money.vehicle price|money.budget`;
const OFFERED = `${ASKED}|money.amount|money.sale price|offer|bid|offer amount|bid amount`;
const PIECES = 'quantity|ordered quantity|planned quantity|target quantity|produced quantity|batch size|lot size';
const SUMS = 'money.amount|money.total|money.paid|money.charge';

const PARTS: readonly PartRow[] = [
  {
    of: 'correct count|correct answer|correct answer count|correct|right answer|answered count|answered question',
    whole: 'question count|question|number question|total question',
    part: ['0.2', '1'],
  },
  {
    of: 'score|point|mark|point earned|point awarded',
    whole: 'maximum score|maximum point|maximum mark|total point',
    part: ['0.3', '1'],
  },
  {
    of: 'guest count|guest|party size|number guest',
    whole: 'maximum occupancy|maximum guest|occupancy',
    part: ['0.3', '1'],
  },
  { of: 'measure.capacity|quota|allotment', whole: 'measure.capacity', part: ['0.05', '1'] },
  {
    of: 'quantity|total quantity|available quantity|quantity total',
    whole: 'measure.capacity',
    part: ['0.05', '1'],
    among: ['type|tier|category|class', 'event|show|concert|festival|conference|performance|session|screening|venue'],
  },
  {
    of: 'attendance|attendance count|spectator|spectator count|attendee|attendee count|crowd|audience|audience size',
    whole: 'measure.capacity',
    part: ['0.2', '1'],
  },
  {
    of: 'money.rent|monthly rent',
    whole: 'market rent|asking rent|base rent|list rent|target rent|rent|monthly rent',
    part: ['0.9', '1.1'],
    among: ['lease|tenancy|agreement|contract|rental', 'unit|property|apartment|house|flat|room|space|listing'],
  },
  {
    of: 'level|level number|floor|floor number|story',
    whole: 'level|level count|total level|floor|floor count|total floor|story|story count|number floor|number level',
    part: ['0', '1'],
    among: [
      'space|room|unit|apartment|flat|office|stall|slot|spot|locker|desk|suite|bay',
      'park|garage|building|property|facility|house|hotel|block|tower|lot|parking',
    ],
  },
  {
    of: MONEY,
    whole: 'base price|base fare|ticket price|standard price|regular price',
    part: ['0.7', '1.4'],
    among: [
      'ticket|seat|booking|reservation|passenger',
      'screening|show|showing|event|performance|flight|trip|departure|match|tour',
    ],
  },
  { of: 'value|result value|measured value', whole: 'health.high end of what is normal', part: ['0.3', '1.3'] },
  { of: 'seat number|seat', whole: 'seat per row', part: ['0', '1'] },
  { of: 'row number|row', whole: 'row count|seat row|row|number row', part: ['0', '1'] },
  { of: 'page|page number|current page|page read', whole: 'page count|page|number page|total page', part: ['0', '1'] },
  // Works of somebody between 20 and 44, or so.
  {
    of: 'year created|created year|year made|year painted|creation year|year|publication year|published year|year published|release year',
    whole: 'birth year|year birth|born year',
    part: ['1.011', '1.022'],
  },
  { of: DRIVEN, whole: DRIVEN, part: ['0.1', '0.96'] },
  { of: 'money.daily rate', whole: 'money.daily rate', part: ['0.85', '1.2'] },
  {
    of: OFFERED,
    whole: ASKED,
    part: ['0.8', '1.15'],
    among: ['offer|counteroffer|proposal|sale|sales', 'listing|property|home|house|apartment|vehicle|car|ad'],
  },
  {
    of: OFFERED,
    whole: 'starting price|start price|starting bid|opening bid|minimum bid|reserve price',
    part: ['1', '2.5'],
    among: ['bid', 'lot|auction|item|listing'],
  },
  {
    of: MONEY,
    whole: MONEY,
    part: ['0.7', '1.3'],
    among: [
      'supplier|vendor|history|variant|part|product|price|offer|quote',
      'part|product|item|material|ingredient|component|article|medication|drug|book|variant',
    ],
  },
  {
    of: 'money.claimed|claim amount',
    whole: SUMS,
    part: ['0.7', '1'],
    among: ['claim', 'item|line|treatment|service|invoice|bill'],
  },
  {
    of: `money.refund|${SUMS}`,
    whole: SUMS,
    part: ['0.3', '1'],
    among: ['refund|chargeback', 'payment|charge|order|sale|sales'],
  },
  { of: 'money.sum insured', whole: 'money.sum insured', part: ['0.1', '1'] },
  { of: 'money.claimed|claim amount', whole: 'money.sum insured', part: ['0.01', '0.6'] },
  {
    of: 'sample size|sample count|sample quantity|inspected quantity|inspected count',
    whole: PIECES,
    part: ['0.1', '1'],
  },
  {
    of: 'quantity|returned quantity|received quantity|shipped quantity|picked quantity|accepted quantity',
    whole: PIECES,
    part: ['0.3', '1'],
    among: ['return|refund|receipt|shipment|delivery|item|line', 'item|line'],
  },
];

const setsOf = new Map<string, ReadonlySet<string>>();

/** What stands between bars. Each text is one of a few, and asked of very many columns. */
const among = (text: string): ReadonlySet<string> => getOrInsertComputed(setsOf, text, () => new Set(text.split('|')));

// Whether the quantity comes first or what becomes of it.
const isNamed = ({ words, meaning }: NamedMeaning, names: string): boolean =>
  among(names).has(meaning ?? '') || [words, words.toReversed()].some((order) => among(names).has(order.join(' ')));

/** Whether a table has one of some last words. */
const isTable = (words: readonly string[], lasts: string): boolean => among(lasts).has(words.at(-1) ?? '');

/** Words of what bounds other numbers. */
const BOUNDS: ReadonlySet<string> = new Set(['minimum', 'maximum']);

/** The rows that say what a number of a row referred to is the whole of. `table`, `parent`: the words of both tables. */
export function wholesLike(
  ofParent: NamedMeaning,
  [table, parent]: readonly [readonly string[], readonly string[]],
): readonly PartRow[] {
  return PARTS.filter(
    ({ whole, among: tables }) =>
      isNamed(ofParent, whole) && (tables === undefined || (isTable(table, tables[0]) && isTable(parent, tables[1]))),
  );
}

/** Whether a number bounds others: the least of something, or the most. */
export function isBound({ words }: NamedMeaning): boolean {
  return words.some((word) => BOUNDS.has(word));
}

/** The part that a number is of one of the row referred to, by the rows that are about that; null: none. */
export function partOfParents(
  column: NamedMeaning,
  ofParent: NamedMeaning,
  rows: readonly PartRow[],
): PartOfParents | null {
  // What a counter says at the end lies a little behind what it said at the start.
  if (column.words.some((word) => COUNTER_ROLES.get(word) === 'counter.behind')) return null;
  const found = rows.find(({ of }) => isNamed(column, of));
  return found === undefined ||
    ([column, ofParent].some(isBound) && found.among === undefined && column.meaning === ofParent.meaning)
    ? null
    : found.part;
}

/** Which end of a number one of the row referred to is: no loan is above the most of its product. Null: none. */
export function boundOfParents({ words, meaning }: NamedMeaning, ofParent: NamedMeaning): '>=' | '<=' | null {
  const bound = ofParent.words.find((word) => BOUNDS.has(word));
  const of = ofParent.words.filter((word) => !BOUNDS.has(word));
  if (bound === undefined || of.length === 0 || isBound({ words, meaning })) return null;
  const isSame = of.join(' ') === words.join(' ') || (meaning === 'money.sum insured' && meaning === ofParent.meaning);
  return !isSame ? null : bound === 'minimum' ? '>=' : '<=';
}

/** What people choose that lasts as long as it says, by the last words of tables. */
const OFFERS: ReadonlySet<string> = new Set('plan package tier type program course pass product'.split(' '));
const LENGTH = /^(?:(?:duration|term|length|validity|valid|contract|membership) )?(day|week|month|year)$/;
const HOURS: Readonly<Record<string, number>> = { day: 24, week: 168, month: 730, year: 8760 };

/** Hours of the unit in which a number of an offer says how long what is chosen of it lasts; null: it says something else. */
export function hoursOfOffer({ words }: NamedMeaning, ofTable: readonly string[]): number | null {
  const unit = OFFERS.has(ofTable.at(-1) ?? '') ? LENGTH.exec(words.join(' '))?.[1] : undefined;
  return unit === undefined ? null : (HOURS[unit] ?? null);
}

/** What has a length of its own, by the last words of tables, and what it is that lasts as long. */
const SHOWN: ReadonlySet<string> = new Set(
  'film movie play show service treatment class course lesson activity procedure exam type workout'.split(' '),
);
const RUNS: ReadonlySet<string> = new Set(
  'screening showing showtime performance session appointment booking slot lesson reservation class'.split(' '),
);
const RUN_LENGTH =
  /^(?:(?:duration|runtime|running time|run time|length|service|session|treatment|class) )?(minute|hour)$/;

/** How many days somebody has to pay, and when these begin and end. */
const TERMS = /^(?:payment|credit|invoice) (?:terms?|due) day$/;
export const BILLED_AT: ReadonlySet<string> = new Set(['time.issued']);
export const DUE_AT: ReadonlySet<string> = new Set(['time.due']);

/** Whether a number says how many days somebody has to pay. */
export const isTerm = ({ words }: NamedMeaning): boolean => TERMS.test(words.join(' '));

/** The unit in which a number says how long each time of something lasts, and what is added to it; null: it says something else. */
export function unitOfRuns({ words }: NamedMeaning, [table, ofTable]: readonly [readonly string[], readonly string[]]) {
  const isRun = RUNS.has(table.at(-1) ?? '') && SHOWN.has(ofTable.at(-1) ?? '');
  return (isRun ? RUN_LENGTH.exec(words.join(' '))?.[1] : undefined) ?? null;
}

/** When what lasts so long begins and ends, by what columns mean. */
export const BEGINS: ReadonlySet<string> = new Set(['time.start', 'time.started']);
export const ENDS: ReadonlySet<string> = new Set(['time.end', 'time.ended', 'time.expires']);

/** What is paid by the year, and what is paid of it at a time, in tables of what is paid. */
const YEARLY = /^(?:annual|yearly) (?:premium|fee|rent|price|amount|cost|contribution|payment)$/;
const AT_A_TIME: ReadonlySet<string> = new Set([
  'money.amount',
  'money.premium',
  'money.rent',
  'money.fee',
  'money.charge',
]);
const PAYMENTS = 'payment|installment|instalment|charge|premium|due|bill|contribution';

/** Whether a number says what is paid of one by the year of the row referred to, which is paid in parts. */
export function isPartOfYearly({ meaning }: NamedMeaning, table: readonly string[], ofParent: NamedMeaning): boolean {
  return isTable(table, PAYMENTS) && AT_A_TIME.has(meaning ?? '') && YEARLY.test(ofParent.words.join(' '));
}

/** Whether a column says how often it is paid, by its words. */
export const isOften = ({ words }: NamedMeaning): boolean =>
  /^(?:(?:payment|billing|premium|installment) )?(?:frequency|interval|cycle|period|mode)$/.test(words.join(' '));

/** How many times a year something is done, by the words of a value; null: they do not say. */
export function timesOfYear(value: string): number | null {
  return TIMES.find(([words]) => words.test(value.toLowerCase()))?.[1] ?? null;
}

const TIMES: readonly (readonly [RegExp, number])[] = [
  [/^(?:semi|half|bi).?(?:annual|year)/, 2],
  [/^(?:bi.?week|fortnight)/, 26],
  [/^week/, 52],
  [/^month/, 12],
  [/^quarter/, 4],
  [/^(?:annual|year)/, 1],
];

/** What one pays for something that is paid again and again. */
const PERIODIC: ReadonlySet<string> = new Set([
  'money.price',
  'money.unit price',
  'money.amount',
  'money.fee',
  'money.rent',
  'money.monthly price',
]);

/** Whether a number is what one of something costs at a time. */
export const isPeriodicPrice = ({ meaning }: NamedMeaning): boolean => PERIODIC.has(meaning ?? '');

/** What is billed of something that lasts, by the last words of tables. */
const BILLS = 'invoice|bill|statement|charge|payment';
const LASTING = 'subscription|membership|contract|agreement|lease|policy|rental';
const BILLED = ['money.subtotal', 'money.total', 'money.amount', 'money.charge'];

/** The column that says what is billed, before anything is added; null: the rows of a table are no bills of the other one's. */
export function billedIn(
  named: ReadonlyMap<string, NamedMeaning>,
  [table, parent]: readonly [readonly string[], readonly string[]],
): string | null {
  if (!isTable(table, BILLS) || !isTable(parent, LASTING)) return null;
  const meant = [...named];
  if (meant.some(([, { meaning }]) => meaning === 'commerce.quantity')) return null;
  const found = BILLED.flatMap((wanted) => meant.filter(([, { meaning }]) => meaning === wanted))[0];
  const isTaxed = meant.some(([, { meaning }]) => meaning === 'money.tax');
  return found === undefined || (isTaxed && found[1].meaning !== 'money.subtotal') ? null : found[0];
}

/** Whether a number says how many of a thing somebody pays for. */
export const isPaidFor = ({ words, meaning }: NamedMeaning): boolean =>
  meaning === 'commerce.quantity' || /^(?:seat|license|licence|unit)(?: count| quantity)?$/.test(words.join(' '));
