import { mix32 } from '../../random.ts';
import { digitSizes, type Part, textOf } from '../../values/part.ts';
import { picked, text } from '../builders/forms.ts';
import { shortened } from '../builders/place-names.ts';
import type { LocalWords } from './words.ts';

/** Parts of a locale in place of an English one; null: it has none. */
export type LocalParts = readonly Part[] | null;

/** What a locale's forms are made of, by what English ones have in its place. */
export interface Lexicon {
  readonly firstName: LocalParts;
  readonly lastName: LocalParts;
  readonly middleName: LocalParts;
  readonly firstInitial: LocalParts;
  readonly lastInitial: LocalParts;
  readonly smallFirstName: LocalParts;
  readonly smallLastName: LocalParts;
  readonly smallFirstInitial: LocalParts;
  readonly family: LocalParts;
  readonly company: LocalParts;
  readonly companySlug: LocalParts;
  readonly city: LocalParts;
  readonly postalCode: LocalParts;
  /** The first letters of names, also where people do not write names so. */
  readonly firstLetters: readonly [LocalParts, LocalParts];
  readonly region: LocalParts;
  readonly street: LocalParts;
  /** A city in so many characters. */
  readonly cityWithin: (most: number) => LocalParts;
}

/** Makes the parts of a locale. What they pick is named after it: English lists have other lengths. */
export function lexiconOf(words: LocalWords): Lexicon {
  const { locale, handles, endings, neutralHandles, hasInitials, cities } = words;
  const of = (thing: string, entries: readonly string[]): Part => picked(`${thing}.${locale}`, entries);
  const ending = (entries: readonly string[] | null) => (entries === null ? [] : [of('person.first', entries)]);
  const initials = (thing: string, names: readonly string[]) => (hasInitials ? [of(thing, lettersOf(names))] : null);
  const [neutralFirst, neutralLast] = neutralHandles;
  const smallFirst = handles === null ? of('person.handle', neutralFirst) : of('person.first', handles.firstNames);
  const smallInitial =
    handles === null
      ? of(
          'person.handle',
          neutralFirst.map((word) => word.charAt(0)),
        )
      : of(
          'person.first',
          handles.firstNames.map((name) => name.charAt(0)),
        );
  return {
    firstName: [of('person.first', words.firstNames)],
    lastName: [of('person.last', words.lastNames), ...ending(endings)],
    middleName: [of('person.first', namesOfSameGender(words))],
    firstInitial: initials('person.first', words.firstNames),
    lastInitial: initials('person.last', words.lastNames),
    smallFirstName: [smallFirst],
    smallLastName:
      handles === null
        ? [of('person.handle of last', neutralLast)]
        : [of('person.last', handles.lastNames), ...ending(handles.endings)],
    smallFirstInitial: [smallInitial],
    family: [of('company.family', words.families)],
    company: [of('company', words.companies)],
    companySlug: [of('company', words.companySlugs)],
    city: [of('place.city', cities)],
    postalCode: [of('place.city', postalCodesOf(words))],
    firstLetters: [[of('person.last', lettersOf(words.lastNames))], [of('person.first', lettersOf(words.firstNames))]],
    region: [of('place.region', words.regions)],
    street: [{ kind: 'pool', entries: words.streets }],
    cityWithin: (most) => [
      of(
        'place.city',
        cities.map((city) => shortened(city, most)),
      ),
    ],
  };
}

function lettersOf(names: readonly string[]): readonly string[] {
  return names.map((name) => name.charAt(0).toUpperCase());
}

/** One of each city: those of a row are of one place. */
function postalCodesOf({ cities, country }: LocalWords): readonly string[] {
  return cities.map((_, city) =>
    country.postalCode
      .map((part, place) => {
        const [size = 1] = digitSizes(part);
        return textOf(part, [(mix32(mix32(city) + place) >>> 0) % size]);
      })
      .join(''),
  );
}

/** How many names of a gender lie between the first name of a person and the second. */
const NAMES_BETWEEN = 43;

/** Another first name of the same gender for each. */
function namesOfSameGender({ firstNames, isFemale }: LocalWords): readonly string[] {
  const [female, male] = [true, false].map((gender) => firstNames.filter((_, place) => isFemale[place] === gender));
  let [women, men] = [NAMES_BETWEEN, NAMES_BETWEEN];
  return isFemale.map((isWoman) => {
    const names = (isWoman ? female : male) ?? [];
    const place = isWoman ? women++ : men++;
    return names[place % names.length] ?? '';
  });
}

/** A street with a number as a country writes both: a template with `{street}` and `{house}`. */
export function addressOf(template: string, street: readonly Part[], house: Part): readonly Part[] {
  return template.split(/(\{\w+\})/).flatMap((piece): readonly Part[] => {
    if (piece === '{street}') return street;
    return piece === '{house}' ? [house] : piece === '' ? [] : [text(piece)];
  });
}
