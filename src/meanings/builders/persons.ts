import { pool } from '../../pools/pools.ts';
import type { Part } from '../../values/part.ts';
import { once, picked } from './forms.ts';

/*
 * Pieces of a person's names. Columns of a row that are about the same person pick them together, so that the e-mail address and
 * the gender are those of the name.
 */

export const firstNames = once(() => pool('firstNames'));
export const lastNames = once(() => pool('lastNames'));

const lowered = (names: readonly string[]) => names.map((name) => name.toLowerCase());
const initials = (names: readonly string[]) => names.map((name) => name.charAt(0));

/** The first name of the row's person. */
export const firstName = once((): Part => picked('person.first', firstNames()));
/** The last name of the row's person. */
export const lastName = once((): Part => picked('person.last', lastNames()));
/** The same in so many characters: nobody has a longer one. */
export const firstNameWithin = (most: number): Part => ({
  ...picked(
    'person.first',
    firstNames().map((name) => name.slice(0, most)),
  ),
  distribution: { kind: 'weights', weights: firstNames().map(({ length }) => Number(length <= most)) },
});
export const smallFirstName = once((): Part => picked('person.first', lowered(firstNames())));
/** One that is not long, of nobody whom another column is about. */
export const shortFirstName = once(
  (): Part => ({ kind: 'pool', entries: [...new Set(lowered(firstNames()))].filter((name) => name.length <= 5) }),
);
export const smallLastName = once((): Part => picked('person.last', lowered(lastNames())));
export const firstInitial = once((): Part => picked('person.first', initials(firstNames())));
export const lastInitial = once((): Part => picked('person.last', initials(lastNames())));
export const smallFirstInitial = once((): Part => picked('person.first', lowered(initials(firstNames()))));

/** A letter in front of a last name, where keys need all of them to differ. */
export const anyInitial = once((): Part => ({ kind: 'pool', entries: [...'abcdefghijklmnopqrstuvwxyz'] }));

/** First name and last name of somebody whom no other column is about. */
export const anyFirstName = once((): Part => ({ kind: 'pool', entries: firstNames() }));
export const anyLastName = once((): Part => ({ kind: 'pool', entries: lastNames() }));
export const anySmallFirstName = once((): Part => ({ kind: 'pool', entries: lowered(firstNames()) }));
export const anySmallLastName = once((): Part => ({ kind: 'pool', entries: lowered(lastNames()) }));

/** Something that the gender of the row's person decides on, by its place in the list of names, too. */
export function byGender(choose: (isFemale: boolean, place: number) => string): Part {
  return picked(
    'person.first',
    pool('firstNameGenders').map((gender, place) => choose(gender === 'female', place)),
  );
}
