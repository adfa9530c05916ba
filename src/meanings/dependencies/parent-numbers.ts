import { COUNTER_ROLES, DRIVEN } from '../agreements/counters.ts';
import type { NamedMeaning } from './denormalized.ts';

/*
 * Numbers that depend on one of the row that theirs refers to: nobody answers more questions than the quiz has, and what is rented for
 * a day costs about as much as its category does.
 */

/** Which part of a parent's number a row's is, at least and at most. */
export type PartOfParents = readonly [least: string, most: string];

/** Names of numbers with bars between, or what they mean; those of the parent's; and the part. */
const PARTS: readonly (readonly [of: string, whole: string, ...PartOfParents])[] = [
  [
    'correct count|correct answer|correct answer count|correct|right answer|answered count|answered question',
    'question count|question|number question|total question',
    '0.2',
    '1',
  ],
  ['score|point|mark|point earned|point awarded', 'maximum score|maximum point|maximum mark|total point', '0.3', '1'],
  ['guest count|guest|party size|number guest', 'maximum occupancy|maximum guest|occupancy', '0.3', '1'],
  [DRIVEN, DRIVEN, '0.1', '0.96'],
  ['money.daily rate', 'money.daily rate', '0.85', '1.2'],
];

const isNamed = ({ words, meaning }: NamedMeaning, names: string): boolean => {
  const said = names.split('|');
  return said.includes(words.join(' ')) || (meaning !== null && said.includes(meaning));
};

/** The part that a number is of one of the row referred to; null: they have nothing to do with each other. */
export function partOfParents(column: NamedMeaning, ofParent: NamedMeaning): PartOfParents | null {
  // What a counter says at the end lies a little behind what it said at the start.
  if (column.words.some((word) => COUNTER_ROLES.get(word) === 'counter.behind')) return null;
  const found = PARTS.find(([of, whole]) => isNamed(column, of) && isNamed(ofParent, whole));
  return found === undefined ? null : [found[2], found[3]];
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

/** When what lasts so long begins and ends, by what columns mean. */
export const BEGINS: ReadonlySet<string> = new Set(['time.start', 'time.started']);
export const ENDS: ReadonlySet<string> = new Set(['time.end', 'time.ended', 'time.expires']);
