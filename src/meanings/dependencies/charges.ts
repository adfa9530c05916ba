import type { Expression } from '../../ir.ts';
import { binary, call, column, number, orNone } from '../agreements/agreement.ts';
import { ADDED } from '../agreements/amounts.ts';
import { daysBetween } from '../agreements/spans.ts';
import type { NamedMeaning } from './denormalized.ts';

/*
 * What is charged for so much of something at the price of one: for the nights in a room, the hours of a consultant, the tickets of a
 * show, whoever says what a night costs, the row or one that it refers to.
 */

/** What a price is for one of. */
export type PricedUnit = 'minute' | 'hour' | 'day' | 'head' | 'piece';

/** A unit of prices by the words that say it, whole names of columns with blanks in between. */
const UNITS: readonly (readonly [unit: PricedUnit, words: RegExp])[] = [
  ['minute', /\bper minute\b/],
  ['hour', /\b(?:hourly|per hour)\b/],
  ['day', /\b(?:daily|nightly|per day|per night)\b/],
  ['head', /\bper (?:person|head|guest|seat|ticket|participant|passenger|pax)\b|\b(?:ticket|seat) price\b/],
];

/** What prices are called. */
const PRICE = /\b(?:rate|price|fee|charge|cost|tariff|rent|fare)\b/;

/** What one of something costs those who sell it. */
const COST = 'money.cost';

/** The same by what columns mean. */
const UNITS_OF_MEANINGS: Readonly<Record<string, PricedUnit>> = {
  'money.hourly rate': 'hour',
  'money.daily rate': 'day',
  'money.price': 'piece',
  'money.unit price': 'piece',
  'money.sale price': 'piece',
  'money.net price': 'piece',
  [COST]: 'piece',
};

/** What is let by the night, or by the day, where its price says no unit: by the last words of tables. */
const LET = /\b(?:room|suite|cabin|villa|cottage|apartment|accommodation)(?: type)?$/;

/** Whether a price is that of some of what a row is about, and of which unit; null: it is no price. */
export function pricedUnit({ words, meaning }: NamedMeaning): PricedUnit | null {
  const name = words.join(' ');
  const said = PRICE.test(name) ? UNITS.find(([, unit]) => unit.test(name))?.[0] : undefined;
  return said ?? UNITS_OF_MEANINGS[meaning ?? ''] ?? null;
}

/** Whether what a row refers to is let by the day without saying so: a room has a price. `table`: the words of its table. */
export const isLet = (table: readonly string[]): boolean => LET.test(table.join(' '));

/** Whether a price of what a row refers to is what the row is charged by: what it costs to make something is not what others pay for it. */
export const isAsked = (price: NamedMeaning, charged: NamedMeaning | undefined): boolean =>
  price.meaning !== COST && (charged?.meaning !== COST || pricedUnit(price) !== 'piece');

/** Columns of a row, by their names. */
type Named = ReadonlyMap<string, NamedMeaning>;

/** How many units a row is charged for, the columns that say so, and how usual that is: the least first. */
export interface ChargedUnits {
  readonly count: Expression;
  readonly columns: readonly string[];
  readonly rank: number;
}

/** What is charged, and the columns that say how much is added to it. */
export interface Charge {
  readonly value: Expression;
  readonly columns: readonly string[];
}

/** Lengths of a row by what they mean, with how many units of a price one of them is. */
const COUNTED: Readonly<Record<PricedUnit, readonly (readonly [meaning: string, units: string])[]>> = {
  minute: [['duration.minutes', '1']],
  hour: [
    ['duration.hours', '1'],
    ['duration.minutes', '0.016667'],
  ],
  day: [['duration.days', '1']],
  head: [
    ['measure.guests', '1'],
    ['commerce.quantity', '1'],
  ],
  piece: [['commerce.quantity', '1']],
};

/** How many people come, or tickets there are, by words of names. */
const HEADS =
  /^(?:(?:number|total) )?(?:participant|attendee|person|people|passenger|traveler|traveller|seat|ticket|guest|pax)(?: count| number| booked| reserved)?$/;

/** Moments between which something lasts that is paid by the time, and the units in which that is usually counted, the first one first. */
const PAID_SPANS: readonly (readonly [from: string, to: string, units: readonly PricedUnit[]])[] = [
  ['time.check in', 'time.check out', ['day']],
  ['time.borrowed', 'time.returned', ['day', 'hour', 'minute']],
  ['time.borrowed', 'time.due', ['day', 'hour']],
  ['time.hired', 'time.returned', ['day', 'hour']],
  ['time.start', 'time.end', ['hour', 'minute', 'day']],
  ['time.started', 'time.ended', ['hour', 'minute', 'day']],
  ['time.arrival', 'time.departure', ['day', 'hour']],
  ['time.start of day', 'time.end of day', ['hour', 'minute']],
];

const secondsBetween = (from: Expression, to: Expression): Expression => call('extract epoch', binary('-', to, from));

/** How many units lie between two moments; what lasts for less than a day is paid for one. */
const BETWEEN: Readonly<Record<'minute' | 'hour' | 'day', (from: Expression, to: Expression) => Expression>> = {
  minute: (from, to) => binary('/', secondsBetween(from, to), number('60.0')),
  hour: (from, to) => binary('/', secondsBetween(from, to), number('3600.0')),
  day: (from, to) => call('greatest', daysBetween(from, to), number('1')),
};

/**
 * How many units of a price a row is charged for: as a column counts them, or else as many as lie between two of its moments. Null: it
 * does not say. `hasTime`: whether a column says at which time of a day.
 */
export function chargedUnits(
  unit: PricedUnit,
  named: Named,
  hasTime: (column: string) => boolean,
): ChargedUnits | null {
  const meantAs = (wanted: string) => [...named].find(([, { meaning }]) => meaning === wanted)?.[0];
  for (const [meaning, units] of COUNTED[unit]) {
    const name = meantAs(meaning);
    if (name === undefined) continue;
    const count = units === '1' ? column(name) : binary('*', column(name), number(units));
    return { count, columns: [name], rank: 0 };
  }
  if (unit === 'head' || unit === 'piece') {
    const name = [...named].find(([, { words }]) => HEADS.test(words.join(' ')))?.[0];
    return name === undefined ? null : { count: column(name), columns: [name], rank: 1 };
  }
  for (const [first, last, units] of PAID_SPANS) {
    const [from, to] = [meantAs(first), meantAs(last)];
    if (from === undefined || to === undefined || !units.includes(unit)) continue;
    if (unit !== 'day' && !(hasTime(from) && hasTime(to))) continue;
    return { count: BETWEEN[unit](column(from), column(to)), columns: [from, to], rank: 1 + units.indexOf(unit) };
  }
  return null;
}

/** What a row is charged, or somebody earns for it, by what columns mean: the first counts, before anything is added. */
const CHARGED = [
  'money.gross pay',
  'money.subtotal',
  'money.net',
  'money.total',
  'money.amount',
  'money.charge',
  'money.cost',
  'money.price',
  'money.rent',
  'money.fee',
];

/** Words of such columns, beside those of their tables. */
const CHARGED_WORDS: ReadonlySet<string> = new Set(
  'amount total subtotal price cost fee charge rent net gross sum line grand base final parking rental room stay accommodation trip ride labor labour usage session booking order billed billable charged calculated paid pay'.split(
    ' ',
  ),
);

/** The column that says what a row is charged; null: none does. `table`: the words of its table. */
export function chargedColumn(named: Named, table: readonly string[]): string | null {
  const isCharged = ({ words }: NamedMeaning) => words.every((word) => CHARGED_WORDS.has(word) || table.includes(word));
  for (const wanted of CHARGED) {
    const found = [...named].find(([, one]) => one.meaning === wanted && isCharged(one))?.[0];
    if (found !== undefined) return found;
  }
  return null;
}

/** What is taken off a total. */
const TAKEN = ['money.discount', 'money.voucher'];

/** What a row is charged with what is added to it, where its column is the total of all; and the columns that say how much that is. */
export function withAdded(charge: Expression, charged: string, named: Named): Charge {
  if (named.get(charged)?.meaning !== 'money.total') return { value: charge, columns: [] };
  const meant = (all: readonly string[]) =>
    [...named].flatMap(([name, { meaning }]) => (name !== charged && all.includes(meaning ?? '') ? [name] : []));
  const [added, taken] = [meant(ADDED), meant(TAKEN)];
  const more = added.reduce((sum, name) => binary('+', sum, orNone(column(name))), charge);
  const all = taken.reduce((sum, name) => binary('-', sum, orNone(column(name))), more);
  return { value: taken.length > 0 ? call('greatest', all, number('0')) : all, columns: [...added, ...taken] };
}
