import type { Locale, LocalPools } from '../../pools/local.ts';
import { adjectives, nouns } from '../../values/vocabulary.ts';
import { slugOf } from '../builders/forms.ts';
import { COUNTRIES, type LocalCountry } from './countries.ts';
import { foldedWidely, handleOf, spellerOf } from './spelling.ts';

/** In which letters texts are: those of the language, or ASCII. */
export type Writing = 'native' | 'ascii';

/** What the forms of a locale are made of. Lists of one thing have the same length and order, in either writing. */
export interface LocalWords {
  readonly locale: Locale;
  readonly country: LocalCountry;
  /** Spells a text as the writing asks. */
  readonly spelt: (text: string) => string;
  readonly firstNames: readonly string[];
  readonly isFemale: readonly boolean[];
  /** Last names without the ending that the gender decides on. */
  readonly lastNames: readonly string[];
  /** Such an ending for each first name; null: last names have none. */
  readonly endings: readonly string[] | null;
  /** Last names as men have them. */
  readonly families: readonly string[];
  /** The same names in addresses on the web; null: they cannot be spelt so, and words stand for them. */
  readonly handles: PersonHandles | null;
  /** Words for persons whose names cannot be spelt in ASCII: two to a person. */
  readonly neutralHandles: readonly [readonly string[], readonly string[]];
  readonly cities: readonly string[];
  /** Their names in addresses on the web. */
  readonly citySlugs: readonly string[];
  readonly regions: readonly string[];
  readonly streets: readonly string[];
  readonly companies: readonly string[];
  readonly legalForms: readonly string[];
  /** The companies' names in addresses on the web. */
  readonly companySlugs: readonly string[];
  /** Whether names begin with letters that stand for them. */
  readonly hasInitials: boolean;
}

interface PersonHandles {
  readonly firstNames: readonly string[];
  readonly lastNames: readonly string[];
  readonly endings: readonly string[] | null;
}

/** Scripts of which a letter stands for a name. */
const LETTERED = /[\p{Script=Latin}\p{Script=Cyrillic}]/u;

/** The words of a locale; null: it cannot be written so. */
export function wordsOfLocale(locale: Locale, pools: LocalPools, writing: Writing): LocalWords | null {
  const speller = spellerOf(locale);
  if (writing === 'ascii' && speller === null) return null;
  const spelt = writing === 'ascii' && speller !== null ? speller : asItIs;
  const inAscii = speller ?? asItIs;
  const isApart = (texts: readonly string[]) => apart(texts, inAscii);
  const first = isApart(pools.firstNames);
  const isFemale = first.map((place) => pools.firstNameGenders[place] === 'female');
  const last = inflected(pools);
  const stems = isApart(last.map(({ stem }) => stem)).flatMap((place) => last[place] ?? []);
  const endings = stems.some(({ female, male }) => female !== male)
    ? isFemale.map((female) => (female ? stems[0]?.female : stems[0]?.male) ?? '')
    : null;
  const firstNames = listed(pools.firstNames, first);
  const lastNames = stems.map(({ stem }) => stem);
  const cities = listed(pools.cities, isApart(pools.cities));
  const companies = listed(pools.companies, isApart(pools.companies));
  const handled = (names: readonly string[]) => names.map((name) => handleOf(inAscii(name)));
  return {
    locale,
    country: COUNTRIES[locale],
    spelt,
    firstNames: firstNames.map(spelt),
    isFemale,
    lastNames: lastNames.map(spelt),
    endings: endings?.map(spelt) ?? null,
    families: stems.map(({ stem, male }) => spelt(stem + male)),
    handles:
      speller === null
        ? null
        : {
            firstNames: handled(firstNames),
            lastNames: handled(lastNames),
            endings: endings === null ? null : handled(endings),
          },
    neutralHandles: [adjectives, nouns],
    cities: cities.map(spelt),
    citySlugs: cities.map((name, place) => (speller === null ? `city-${place + 1}` : slugOf(speller(name)))),
    regions: listed(pools.regions, isApart(pools.regions)).map(spelt),
    streets: listed(pools.streets, isApart(pools.streets)).map(spelt),
    companies: companies.map(spelt),
    legalForms: pools.companySuffixes.map(spelt),
    companySlugs: companies.map((name, place) => (speller === null ? neutralSlug(place) : slugOf(speller(name)))),
    hasInitials: LETTERED.test(firstNames[0] ?? ''),
  };
}

const asItIs = (text: string): string => text;

/** Words for a company whose name cannot be spelt in ASCII: another pair for each. */
function neutralSlug(place: number): string {
  const round = Math.floor(place / adjectives.length);
  return `${adjectives[place % adjectives.length]}-${nouns[(place + round) % nouns.length]}`;
}

/** Places of the texts that differ from those before them in either writing, under every collation, and as handles. */
function apart(texts: readonly string[], inAscii: (text: string) => string): readonly number[] {
  const seen = new Set<string>();
  return [...texts.keys()].filter((place) => {
    const text = texts[place] ?? '';
    const keys = [`native ${foldedWidely(text)}`, `ascii ${foldedWidely(inAscii(text))}`];
    const isNew = keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return isNew;
  });
}

function listed(texts: readonly string[], places: readonly number[]): readonly string[] {
  return places.map((place) => texts[place] ?? '');
}

interface LastName {
  readonly stem: string;
  readonly female: string;
  readonly male: string;
}

/**
 * Last names as stems and endings. Where women have another form, only those of the commonest endings are taken: then the first
 * name alone decides on the ending, whatever the last name is.
 */
function inflected({ lastNames, femaleLastNames }: LocalPools): readonly LastName[] {
  const names = lastNames.map((male, place): LastName => {
    const female = femaleLastNames[place] ?? male;
    let length = 0;
    while (length < male.length && male[length] === female[length]) length++;
    return { stem: male.slice(0, length), female: female.slice(length), male: male.slice(length) };
  });
  const byEndings = new Map<string, LastName[]>();
  for (const name of names.filter(({ female, male }) => female !== male)) {
    const key = `${name.female} ${name.male}`;
    byEndings.set(key, [...(byEndings.get(key) ?? []), name]);
  }
  const commonest = [...byEndings.values()].sort((some, others) => others.length - some.length)[0];
  return commonest ?? names;
}
