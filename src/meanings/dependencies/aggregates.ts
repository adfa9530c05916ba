import type { NamedMeaning } from './denormalized.ts';

/*
 * Columns that say what the rows come to that refer to theirs: how many posts a topic has, what the lines of an order cost together, how a
 * product is rated on average, when the last reply was written.
 */

/** What is made of the rows that refer to one; a total is a sum that is zero where there are none. */
export type AggregateFunction = 'count' | 'sum' | 'total' | 'mean' | 'latest';

/** A table whose rows refer to those of another one. */
export interface ReferringTable {
  readonly words: readonly string[];
  /** The words of the column that refers. */
  readonly reference: readonly string[];
  /** Whether another reference of it leads to the same table, too. */
  readonly isOneOfSeveral: boolean;
  /** The columns that rows hold a value for, by their names. */
  readonly columns: ReadonlyMap<string, NamedMeaning>;
  /** Those of the rows that its other references lead to, by names of the same kind: the length of a playlist's tracks. */
  readonly further: ReadonlyMap<string, NamedMeaning>;
}

/** What a column says of the rows that refer to its row. */
export interface Aggregate {
  readonly function: AggregateFunction;
  /** The columns that are added up, as products; none: rows are counted. */
  readonly terms: readonly (readonly string[])[];
  /** The state of the rows that count, as rules of states name it; null: any does. */
  readonly state: string | null;
}

/** What a column says of the rows of a table, and whether by the very name of that: another table may be meant rather where it is not. */
export interface Said {
  readonly aggregate: Aggregate;
  readonly isNamed: boolean;
}

/** Words that say that something is counted. */
const COUNTS: ReadonlySet<string> = new Set(['count', 'total']);

/** Words for things that are counted as each other. */
const SAME: readonly ReadonlySet<string>[] = [
  'reply comment post answer response message',
  'member membership user participant attendee registration',
  'item line detail entry',
  'passenger ticket guest',
  'student enrollment enrolment enrolled registration registered',
  'review rating',
  'subscriber subscription',
  'like reaction vote',
  'used usage use redemption redeemed log call request',
  'copy item',
  'booked booking reservation',
  'employee staff worker personnel head',
  'bag baggage luggage',
].map((words) => new Set(words.split(' ')));

/** Words for the rows of which some columns count those in a state, by what the state is called there; bars between. */
const STATES: ReadonlyMap<string, string> = new Map([
  ...`absent accepted active approved attended available booked canceled closed completed confirmed declined defective delivered
  disabled enabled expired failed finished flagged hidden inactive lost occupied open overdue paid passed pending present
  published read rejected resolved scheduled sold successful suspended unpaid unread verified waiting won`
    .split(/\s+/)
    .map((word) => [word, word] as const),
  ['available', 'available|in stock|free|in library|on shelf'],
  ['open', 'open|active|published'],
  ['active', 'active|current'],
  ['completed', 'completed|done|finished'],
  ['finished', 'finished|completed|done'],
  ['resolved', 'resolved|closed'],
  ['successful', 'successful|succeeded|completed'],
  ['shipped', 'shipped|in transit|delivered'],
]);

/** Words that say in one what is counted, and that it is. */
const COUNTED_IN_ONE: ReadonlyMap<string, readonly string[]> = new Map([['headcount', ['head', 'count']]]);

/** Words for the use of a thing, which is counted in tables whose names end with that of the thing. */
const USES: ReadonlySet<string> = new Set(['usage', 'use', 'used']);

/** Who made a row, where several of its references lead to the same table. */
const MAKERS: ReadonlySet<string> = new Set(['author', 'owner', 'creator', 'sender', 'user', 'member', 'customer']);

/**
 * What is counted, the words of the reference by which it is, and those of the tables, where two references lead to the same: followers
 * are counted by those whom they follow.
 */
const COUNTED_BY: readonly (readonly [
  counted: ReadonlySet<string>,
  by: ReadonlySet<string>,
  tables: ReadonlySet<string>,
])[] = (
  [
    ['follower', 'followed followee following target', 'follow follower following'],
    ['following, followed, followee', 'follower source', 'follow follower following'],
    ['subscriber', 'subscribed channel creator target', 'subscription subscriber'],
    ['referral, referred', 'referrer referring', 'referral'],
    ['sent, sent message, message sent', 'sender from', 'message'],
    ['received, received message, message received', 'recipient receiver to', 'message'],
    ['block, blocked', 'blocker', 'block'],
  ] as const
).map(([counted, by, tables]) => [new Set(counted.split(', ')), new Set(by.split(' ')), new Set(tables.split(' '))]);

/** Tables whose rows are the parts of what they refer to. */
const PARTS: ReadonlySet<string> = new Set(['item', 'line', 'detail', 'entry', 'position', 'ticket']);

/** Words of amounts that say nothing of what they are for. */
const AMOUNT_WORDS: ReadonlySet<string> = new Set(['amount', 'cent', 'value', 'price', 'cost', 'fare']);

/** What the parts of something come to together, the first that a table has; the last one, where nothing is added to it. */
const SUMS = ['subtotal', 'sub total', 'item total', 'net', 'total'];
const ADDED: ReadonlySet<string> = new Set(['money.tax', 'money.shipping', 'money.discount', 'money.fee', 'money.tip']);

/** What a part costs, the first that a table has: by its words, or by what it means. */
const OF_PART = ['total', 'line total', 'subtotal', 'extended', 'net'];
const TOTALS: ReadonlySet<string> = new Set(['money.total', 'money.subtotal']);

/** What money is in tables of payments, gifts and the like. */
const AMOUNT = 'money.amount';

/** What has come in or gone out, by words of columns, of which tables, and the states in which it has. */
const COME_IN: readonly (readonly [said: ReadonlySet<string>, of: ReadonlySet<string>, state: string])[] = (
  [
    [
      'donated raised collected pledged contributed given received',
      'donation gift pledge contribution backing backer',
      '*completed|*paid|received|confirmed|*processed',
    ],
    ['invested', 'investment', '*completed|*paid|confirmed|active'],
    ['spent', 'order purchase sale', '*paid|*processed|*shipped|*confirmed'],
    ['refunded', 'refund', '*completed|*paid|refunded'],
  ] as const
).map(([said, of, state]) => [new Set(said.split(' ')), new Set(of.split(' ')), state]);

/** What is taken by those who book it, how many each takes, and what says so. */
const TAKEN: ReadonlySet<string> = new Set('sold booked reserved taken filled'.split(' '));
const PLACES: ReadonlySet<string> = new Set(
  'seat ticket spot place participant guest passenger person quantity'.split(' '),
);
const HOW_MANY: ReadonlySet<string> = new Set('count number of total quantity party size'.split(' '));
const BOOKED: ReadonlySet<string> = new Set('booking reservation order registration sale'.split(' '));
const KEPT = '*confirmed|*paid|*completed|*checked_in|valid|issued|active|sold|used|checked in|scanned';

/** Words of ratings that are no mean, and those that say nothing of what is rated. */
const EXTREMES: ReadonlySet<string> = new Set(['minimum', 'maximum', 'best', 'worst', 'last', 'lowest', 'highest']);
const MEANS: ReadonlySet<string> = new Set(['average', 'mean', 'rating', 'score', 'star']);

/** What a row rates something with, and what several do on average; tables whose rows rate what they refer to. */
const RATING = 'commerce.rating';
const RATINGS: ReadonlySet<string> = new Set(['review', 'rating', 'feedback', 'evaluation']);

/** When rows came to be, the first that a table has. */
const MOMENTS = [
  'time.created',
  'time.sent',
  'time.paid',
  'time.ordered',
  'time.occurred',
  'time.published',
  'time.started',
  'time.done',
];

/** What is billed, and what is done there and costs something, by the last words of tables. */
const BILLS: ReadonlySet<string> = new Set(['invoice', 'bill', 'receipt']);
const DONE: ReadonlySet<string> = new Set(
  'treatment procedure service charge part product test extra labor material medication expense'.split(' '),
);

/** Whether the rows of a table bill what has been done at what they refer to. */
export const isBill = (words: readonly string[]): boolean => BILLS.has(words.at(-1) ?? '');

/** What a column of a bill says of the rows that refer to what the bill does; null: it says nothing of them. */
export function billedSum(name: string, bill: Parameters<typeof aggregateOf>[1], child: ReferringTable): Said | null {
  const column = bill.columns.get(name);
  const last = child.words.at(-1) ?? '';
  if (column === undefined || child.isOneOfSeveral || !(PARTS.has(last) || DONE.has(last))) return null;
  const terms = isSum(column, bill) ? termsOf(child, column.words.includes('cent')) : null;
  return terms === null ? null : { aggregate: { function: 'sum', terms, state: null }, isNamed: true };
}

/** What a column says of the rows of a table that refer to its own; null: it says nothing of them. */
export function aggregateOf(
  name: string,
  parent: { readonly words: readonly string[]; readonly columns: ReadonlyMap<string, NamedMeaning> },
  child: ReferringTable,
): Said | null {
  const column = parent.columns.get(name);
  const isOfMaker = child.reference.some((word) => MAKERS.has(word) || parent.words.includes(word));
  if (column === undefined) return null;
  const words = column.words.flatMap((word) => COUNTED_IN_ONE.get(word) ?? [word]);
  if (child.isOneOfSeveral && words.includes('count')) {
    const pair = COUNTED_BY.find(([counted]) => counted.has(words.filter((word) => word !== 'count').join(' ')));
    const isOfChild = pair !== undefined && child.words.some((word) => pair[2].has(word));
    if (isOfChild) {
      const isBy = child.reference.some((word) => pair[1].has(word));
      return isBy ? { aggregate: { function: 'count', terms: [], state: null }, isNamed: true } : null;
    }
  }
  if (child.isOneOfSeveral && !isOfMaker) return null;
  const own = child.words.filter((word) => !parent.words.includes(word));
  const said = (
    kind: AggregateFunction,
    terms: Aggregate['terms'],
    isNamed = true,
    state: string | null = null,
  ): Said => ({
    aggregate: { function: kind, terms, state },
    isNamed,
  });
  const last = child.words.at(-1) ?? '';
  const terms = isPart(child, parent.words) && isSum(column, parent) ? termsOf(child, words.includes('cent')) : null;
  if (terms !== null) return said('sum', terms, PARTS.has(last));
  const comeIn = comeInOf(words, child);
  if (comeIn !== null) return said('total', comeIn.terms, true, stateOf(child, comeIn.state));
  const added = addedUp(words, child);
  if (added !== null) return said('total', added);
  const isCount = words.includes('count') || (words.includes('total') && !isOfMoney(column, child));
  const counted = isCount ? withoutWords(words, COUNTS, parent.words) : [];
  if (isCounted(counted, child, parent.words)) return said('count', [], isNameOf(counted, child, own));
  const taken = placesTaken(words, child);
  if (taken !== null) return said(taken.length > 0 ? 'total' : 'count', taken, false, stateOf(child, KEPT));
  const inState = isOfMoney(column, child) ? null : countedInState(words, child, parent.words);
  if (inState !== null) return said('count', [], isNameOf(inState.thing, child, own), inState.state);
  const [first] = words;
  const moment = MOMENTS.flatMap((role) => columnsOf(child, ({ meaning }) => meaning === role))[0];
  const thing = words.slice(1).filter((word) => !WHEN.has(word));
  if (
    first === 'last' &&
    words.some((word) => WHEN.has(word)) &&
    moment !== undefined &&
    isCounted(thing, child, parent.words)
  ) {
    return said('latest', [[moment]], isNameOf(thing, child, own));
  }
  const isRated = RATINGS.has(last) && column.meaning === RATING && !words.some((word) => EXTREMES.has(word));
  const rating = isRated && !child.reference.some((word) => MAKERS.has(word)) ? ratingLike(words, child) : undefined;
  if (rating !== undefined) return said('mean', [[rating]]);
  return null;
}

/** Whether the rows of a table are parts of what they refer to: items, or at a price what the name of that stands in front of. */
function isPart(child: ReferringTable, ofParent: readonly string[]): boolean {
  if (PARTS.has(child.words.at(-1) ?? '')) return true;
  const isNamed = child.words.length > ofParent.length && ofParent.every((word, place) => child.words[place] === word);
  return isNamed && columnsOf(child, ({ words }) => words.includes('price')).length > 0;
}

/** What has come in for a row, as what was given for it says: `raised_amount` of a campaign. Null: a column says something else. */
function comeInOf(words: readonly string[], child: ReferringTable): Pick<Aggregate, 'terms' | 'state'> | null {
  const [only, more] = words.filter((word) => word !== 'total' && !AMOUNT_WORDS.has(word));
  const row = COME_IN.find(([said, of]) => said.has(only ?? '') && of.has(child.words.at(-1) ?? ''));
  if (row === undefined || more !== undefined) return null;
  const [column] = [AMOUNT, ...TOTALS].flatMap((wanted) => columnsOf(child, ({ meaning }) => meaning === wanted));
  return column === undefined ? null : { terms: [[column]], state: row[2] };
}

/** How many places those who booked have taken together, by how many each has. */
function placesTaken(words: readonly string[], child: ReferringTable): Aggregate['terms'] | null {
  if (!TAKEN.has(words.at(-1) ?? '') || !words.some((word) => PLACES.has(word))) return null;
  const last = child.words.at(-1) ?? '';
  // Each ticket is for one.
  if (last === 'ticket') return [];
  const [column] = BOOKED.has(last)
    ? columnsOf(child, ({ words: own }) => own.every((word) => PLACES.has(word) || HOW_MANY.has(word)))
    : [];
  return column === undefined ? null : [[column]];
}

/** The state of which rows of a table count, where it says the state of its rows. */
function stateOf(child: ReferringTable, state: string | null): string | null {
  const isSaid = columnsOf(child, ({ words }) => words.at(-1) === 'status' || words.at(-1) === 'state').length > 0;
  return isSaid ? state : null;
}

/** What a column counts in which state: `open_jobs_count`, `copies_available`; null: it says nothing of the kind. */
function countedInState(
  words: readonly string[],
  child: ReferringTable,
  ofParent: readonly string[],
): { readonly thing: readonly string[]; readonly state: string } | null {
  const left = words.filter((word) => !COUNTS.has(word) && word !== 'number' && word !== 'of');
  const [first = '', last = ''] = [left[0], left.at(-1)];
  const said = [first, last].find((word) => STATES.has(word));
  const state = STATES.get(said ?? '');
  if (said === undefined || state === undefined) return null;
  const thing = withoutWords(said === first ? left.slice(1) : left.slice(0, -1), COUNTS, ofParent);
  return isCounted(thing, child, ofParent) ? { thing, state } : null;
}

/**
 * The column of which another one says what it comes to, by the same words behind `total`, as often as a row says; null: there is none.
 * What is merely an amount may be of anything.
 */
function addedUp(words: readonly string[], child: ReferringTable): Aggregate['terms'] | null {
  const rest = words.filter((word) => word !== 'total');
  if (rest.length === words.length || rest.every((word) => AMOUNT_WORDS.has(word))) return null;
  const isMeant = ({ words: said }: NamedMeaning) => said.join(' ') === rest.join(' ');
  const isDone = ({ words: [of, done, more] }: NamedMeaning) =>
    of === rest[0] && rest.length === 1 && more === undefined && DEEDS.test(done ?? '');
  const [own] = [...columnsOf(child, isMeant), ...columnsOf(child, isDone)];
  if (own !== undefined) return [[own]];
  const further = [...child.further].find(([, column]) => isMeant(column))?.[0];
  const [quantity] = columnsOf(child, ({ meaning }) => meaning === 'commerce.quantity');
  return further === undefined ? null : [quantity === undefined ? [further] : [quantity, further]];
}

/** What has been done with what is added up, or its unit: hours worked, a distance in kilometres. */
const DEEDS = /^(?:[a-z]{2,}ed|spent|flown|driven|run|km|kg|m)$/;

/** The column with which rows rate what another one says on average: that of the same words, or what they think of it as a whole. */
function ratingLike(words: readonly string[], child: ReferringTable): string | undefined {
  const ratings = columnsOf(child, ({ meaning }) => meaning === RATING);
  const about = (some: readonly string[]) => some.filter((word) => !MEANS.has(word)).join(' ');
  const wordsOf = (name: string) => child.columns.get(name)?.words ?? [];
  return (
    ratings.find((name) => about(wordsOf(name)) === about(words)) ??
    ratings.find((name) => about(wordsOf(name)) === '' || wordsOf(name).includes('overall')) ??
    (ratings.length === 1 ? ratings[0] : undefined)
  );
}

/** Whether a total may be one of money rather than of rows. */
function isOfMoney({ meaning }: NamedMeaning, child: ReferringTable): boolean {
  if (columnsOf(child, (one) => one.meaning?.startsWith('money.') === true).length === 0) return false;
  return meaning?.startsWith('money.') === true || columnsOf(child, (one) => one.meaning === AMOUNT).length > 0;
}

/** Whether the table is called as the thing, be it with the name of what its rows refer to beside. */
function isNameOf(thing: readonly string[], { words }: Pick<ReferringTable, 'words'>, own: readonly string[]): boolean {
  const phrase = thing.join(' ');
  return words.join(' ') === phrase || own.join(' ') === phrase;
}

/** Words of moments. */
const WHEN: ReadonlySet<string> = new Set(['at', 'date', 'time', 'timestamp', 'on']);

/** Whether the rows of a table are what a column counts. */
function isCounted(
  thing: readonly string[],
  { words }: Pick<ReferringTable, 'words'>,
  ofParent: readonly string[],
): boolean {
  if (thing.length === 0) return false;
  const own = words.filter((word) => !ofParent.includes(word));
  const [only = ''] = thing;
  if (isNameOf(thing, { words }, own)) return true;
  if (thing.length > 1) return words.slice(-thing.length).join(' ') === thing.join(' ');
  const last = words.at(-1) ?? '';
  // Tags are used where topics have them: there, the name of what is used comes last.
  if (USES.has(only) && own.length > 0 && ofParent.includes(last)) return true;
  return last === only || SAME.some((same) => same.has(only) && same.has(last));
}

/** Whether a column of the parent says what the parts come to together. */
function isSum(column: NamedMeaning, parent: Parameters<typeof aggregateOf>[1]): boolean {
  const columns = [...parent.columns.values()];
  const saying = (one: NamedMeaning) => withoutWords(one.words, AMOUNT_WORDS, parent.words).join(' ');
  const sum = SUMS.find((words) => columns.some((one) => saying(one) === words));
  const isWhole = sum !== 'total' || !columns.some(({ meaning }) => ADDED.has(meaning ?? ''));
  return sum !== undefined && isWhole && saying(column) === sum;
}

/** The amounts of a part; null: it has none in the unit. */
function termsOf(child: ReferringTable, isInCents: boolean): readonly (readonly string[])[] | null {
  const inUnit = ({ words }: NamedMeaning) => words.includes('cent') === isInCents;
  const saying = (wanted: string) => (one: NamedMeaning) =>
    inUnit(one) && withoutWords(one.words, AMOUNT_WORDS, child.words).join(' ') === wanted;
  const [amount] = [
    ...OF_PART.flatMap((wanted) => columnsOf(child, saying(wanted))),
    ...columnsOf(child, (one) => inUnit(one) && TOTALS.has(one.meaning ?? '')),
  ];
  if (amount !== undefined) return [[amount]];
  const [quantity] = columnsOf(child, ({ meaning }) => meaning === 'commerce.quantity');
  const priced = ['unit', ''].flatMap((wanted) => columnsOf(child, saying(wanted)));
  const price = priced.find((name) => child.columns.get(name)?.words.includes('price')) ?? priced[0];
  const [fare] = columnsOf(child, (one) => inUnit(one) && one.meaning === 'money.fare');
  const [tax] = columnsOf(child, (one) => inUnit(one) && one.meaning === 'money.tax');
  if (fare !== undefined) return [[fare], ...(tax === undefined ? [] : [[tax]])];
  if (price === undefined) return null;
  return [quantity === undefined ? [price] : [quantity, price]];
}

function columnsOf({ columns }: ReferringTable, suits: (column: NamedMeaning) => boolean): readonly string[] {
  return [...columns].flatMap(([name, column]) => (suits(column) ? [name] : []));
}

/** The words of a name without some, and without those of the table in front. */
function withoutWords(
  words: readonly string[],
  some: ReadonlySet<string>,
  ofTable: readonly string[],
): readonly string[] {
  const left = words.filter((word) => !some.has(word));
  const front = left.findIndex((word) => !ofTable.includes(word));
  return front < 0 ? [] : left.slice(front);
}
