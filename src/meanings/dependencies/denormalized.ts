import type { MeaningRow } from '../row.ts';

/*
 * Columns that repeat what the row that theirs refers to has: the name of the product in the line of an order.
 */

/** A column, by its words and what it means. */
export interface NamedMeaning {
  readonly words: readonly string[];
  readonly meaning: MeaningRow['name'] | null;
}

/** What is said of a thing wherever it comes, by what it means: the currency of an order is that of its payments. */
const SAID_AGAIN: ReadonlySet<string> = new Set([
  'commerce.sku',
  'finance.currency',
  'identifier.ean',
  'identifier.isbn',
  'health.lab unit',
  'kind.unit',
]);

/** What one of a thing costs, where it is said of the thing, and where it is said of some of it. */
const AMOUNTS: readonly ReadonlySet<string>[] = [
  new Set(['money.price', 'money.unit price']),
  new Set(['money.usual price in cents']),
  new Set(['money.cost']),
];

/** What a time of a thing costs, which those say again who use it for a time: what that means, and what says that they do. */
const RATES: ReadonlySet<string> = new Set(['money.daily rate', 'money.hourly rate']);
const LASTING = /^(?:duration\.|time\.(?:start|started|check in|borrowed|hired)$)/;

/** Words of what all of them cost. */
const OF_ALL: ReadonlySet<string> = new Set('line total extended'.split(' '));

/** What a row says of its own, whoever is named in front: how many of a product, and what somebody thinks of it. */
const OWN: ReadonlySet<string> = new Set(['quantity', 'count', 'balance', 'rating', 'score']);

/** What people choose and keep for a time, by the last words of tables, what that is of, and what it costs. */
const KEPT: ReadonlySet<string> = new Set(
  'membership subscription contract enrollment enrolment policy lease loan'.split(' '),
);
const OFFERS: ReadonlySet<string> = new Set('plan package tier offer'.split(' '));
const PRICES: ReadonlySet<string> = new Set([
  'money.price',
  'money.monthly price',
  'money.fee',
  'money.amount',
  'money.rent',
  'money.premium',
]);

/** What somebody gets of what has a price, by the last words of tables, and of what. */
const GOTTEN: ReadonlySet<string> = new Set(
  'ticket pass admission seat registration enrollment enrolment attendee appointment'.split(' '),
);
const PRICED: ReadonlySet<string> = new Set(
  'type class tier category event session show screening performance course workshop service treatment zone section'.split(
    ' ',
  ),
);
/** What is agreed on once an offer is taken, and what that says. */
const AGREED: ReadonlySet<string> = new Set('sale sales contract deal closing purchase agreement'.split(' '));
const OFFERING: ReadonlySet<string> = new Set('offer bid proposal quote quotation'.split(' '));
const AGREED_PRICES: ReadonlySet<string> = new Set([
  'money.sale price',
  'money.price',
  'money.price of a home',
  'money.price of a vehicle',
  'money.vehicle price',
]);
const OFFERED: ReadonlySet<string> = new Set([...AGREED_PRICES, 'money.amount', 'money.total']);

/** What is paid for something, in tables of payments, and what it comes to. */
const PAID: ReadonlySet<string> = new Set(['money.amount', 'money.charge']);
const TOTALS: ReadonlySet<string> = new Set(['money.total']);
/** The same before it is paid, and what that means. */
const DUE = /^(?:(?:rent )?amount due|(?:rent|due|expected) amount|rent due)$/;
const BALANCE = 'money.balance';
const PAYMENTS: ReadonlySet<string> = new Set(['payment', 'charge', 'receipt']);
/** What somebody has given, for which there are receipts. */
const GIFTS: ReadonlySet<string> = new Set(
  'payment donation gift contribution transaction deposit transfer'.split(' '),
);

/** What says of all things of a kind what they cost: last words of tables whose names begin with that of the things. */
const PRICED_KINDS: ReadonlySet<string> = new Set(['type', 'category', 'kind', 'class', 'level', 'tier', 'plan']);

/** Words behind what is as a row referred to says. */
const GIVEN: ReadonlySet<string> = new Set(['given', 'charged', 'applied']);

/** What policies, rules, plans say of all that they are for, by the last words of columns and of tables. */
const DEFINED: ReadonlySet<string> = new Set(
  'priority severity urgency impact tier level band kind type category channel frequency interval cycle'.split(' '),
);
const DEFINING: ReadonlySet<string> = new Set('policy rule plan template definition sla preset threshold'.split(' '));

/** Whether a column says the same of a row as the policy does by which it is: `parent` are the words of that one's table. */
export function isDefinedBy({ words }: NamedMeaning, ofParent: NamedMeaning, parent: readonly string[]): boolean {
  return isSame(words, ofParent.words) && DEFINED.has(words.at(-1) ?? '') && DEFINING.has(parent.at(-1) ?? '');
}

/** What people log in with. */
const LOGIN = 'person.user name';

/** What says how many of a thing a row is about. */
const QUANTITY = 'commerce.quantity';

/**
 * Whether a column repeats one of the row that theirs refers to. `owners`: words that say whose it is, those of the parent's table and of
 * the column that refers, in front of what it is. `beside`: the table of the column, and what the columns beside it mean.
 */
export function repeats(
  column: NamedMeaning,
  ofParent: NamedMeaning,
  owners: readonly (readonly string[])[],
  beside: { readonly table: readonly string[]; readonly meanings: ReadonlySet<string> },
): boolean {
  const { meaning } = column;
  // The dose that was given is that of the order.
  const owned = GIVEN.has(column.words.at(-1) ?? '') ? column.words.slice(0, -1) : withoutOwner(column.words, owners);
  const said = withoutOwner(ofParent.words, owners) ?? ofParent.words;
  if (owned !== null && owned.length > 0) {
    // Whoever has a name logs in with another one.
    const isLogin = ofParent.meaning === LOGIN && meaning !== LOGIN;
    if (isWholeName(owned)) return isWholeName(said) && !isLogin;
    return isSame(owned, said) && !OWN.has(said.at(-1) ?? '');
  }
  if (meaning === null || ofParent.meaning === null) return false;
  if (SAID_AGAIN.has(plainly(meaning))) return repeatsFar(column, ofParent);
  if (RATES.has(meaning)) {
    return meaning === ofParent.meaning && [...beside.meanings].some((one) => LASTING.test(one));
  }
  const isOfSome = beside.meanings.has(QUANTITY);
  // What some of a thing costs is no payment of all that there is.
  const [table = '', parent = ''] = [beside.table.at(-1), owners[0]?.at(-1)];
  const isDue = DUE.test(column.words.join(' '));
  if (PAYMENTS.has(table) && (PAID.has(meaning) || isDue)) {
    if (!isDue && beside.meanings.has(BALANCE)) return false;
    const isPriced = PRICES.has(ofParent.meaning) && KEPT.has(parent);
    const isSettled = table === 'receipt' && GIFTS.has(parent) && PAID.has(ofParent.meaning);
    const isWhole = TOTALS.has(ofParent.meaning) || DUE.test(ofParent.words.join(' '));
    return !isOfSome && (isWhole || isPriced || isSettled || ofParent.meaning === 'money.fare');
  }
  if (KEPT.has(table) && OFFERS.has(parent)) {
    return !isOfSome && PRICES.has(meaning) && PRICES.has(ofParent.meaning);
  }
  if (GOTTEN.has(table) && PRICED.has(parent)) {
    return !isOfSome && PRICES.has(meaning) && meaning === ofParent.meaning;
  }
  // A permit costs what the type of it does.
  const isOfKind = PRICED_KINDS.has(parent) && owners[0]?.at(-2) === table;
  if (isOfKind && !isOfSome) return PRICES.has(meaning) && meaning === ofParent.meaning;
  // A test of an order costs what the type of the test says, and a ticket the ticket price of an exhibition.
  const isPrice = !isOfSome && PRICES.has(meaning) && PRICES.has(ofParent.meaning);
  if (isPrice && isSame([table, ...column.words], ofParent.words)) return true;
  if (isPrice && beside.table.length > 1 && owners[0]?.includes(table) === true) return meaning === ofParent.meaning;
  if (AGREED.has(table) && OFFERING.has(parent)) return AGREED_PRICES.has(meaning) && OFFERED.has(ofParent.meaning);
  const isOfAll = column.words.some((word) => OF_ALL.has(word));
  return isOfSome && !isOfAll && AMOUNTS.some((amounts) => amounts.has(meaning) && amounts.has(ofParent.meaning ?? ''));
}

/**
 * Whether a column says of a thing what one of a row that the parent's or its parents' refers to does: the currency of a job's offers.
 * Who enrolls in a group pays what its course costs: of the column and of that row, `tables` are the words.
 */
export function repeatsFar(
  { meaning }: NamedMeaning,
  ofFar: NamedMeaning,
  tables: readonly (readonly string[])[] = [],
): boolean {
  const far = ofFar.meaning ?? '';
  const [table = '', parent = ''] = tables.map((words) => words.at(-1));
  const isPaid = GOTTEN.has(table) && PRICED.has(parent) && (meaning === 'money.fee' || meaning === 'money.price');
  if (isPaid && (far === 'money.tuition' || PRICES.has(far))) return true;
  return meaning !== null && SAID_AGAIN.has(plainly(meaning)) && plainly(meaning) === plainly(far);
}

/** What is meant, whatever stands beside it. */
const plainly = (meaning: string): string =>
  meaning === 'place.currency beside a place' ? 'finance.currency' : meaning.replace(/ beside a specimen$/, '');

/** The words behind those that say whose a column is; null: none do. */
function withoutOwner(words: readonly string[], owners: readonly (readonly string[])[]): readonly string[] | null {
  const owner = owners.find((some) => some.length > 0 && isSame(words.slice(0, some.length), some));
  return owner === undefined ? null : words.slice(owner.length);
}

/** Whether a column says whose it is by the words in front of it. */
export const isOwned = ({ words }: NamedMeaning, owners: readonly (readonly string[])[]): boolean =>
  withoutOwner(words, owners) !== null;

/** Whether words say what somebody is called as a whole. */
const isWholeName = (words: readonly string[]): boolean => /^(?:full |display )?name$/.test(words.join(' '));

function isSame(lhs: readonly string[], rhs: readonly string[]): boolean {
  return lhs.length === rhs.length && lhs.every((word, place) => word === rhs[place]);
}
