/** Persons: first names with their gender, last names. */
import { distinct, entity, isPlain, list, toAscii } from './text.mjs';

/** How many first names of each gender. */
const EACH_GENDER = 560;
const LAST_NAMES = 1000;

const FAKER = '@faker-js/faker';
const BOTH = [FAKER, 'chance'];

/** Lists of faker that hold names common where English is spoken. The last are of many languages, for their variety. */
const ENGLISH = ['en', 'en_AU', 'en_ZA'];
const OTHER = ['en_GH', 'en_IN', 'en_NG', 'de', 'es', 'it', 'fr', 'nl', 'pl'];

export function people({ locales, chance }) {
  return [
    entity(BOTH, firstNames(locales, chance), {
      firstNames: ({ name }) => name,
      firstNameGenders: ({ gender }) => gender,
    }),
    entity(BOTH, lastNames(locales, chance), { lastNames: (name) => name }),
    list([FAKER], 'zodiacSigns', locales.en.person.western_zodiac_sign),
    list(
      ['chance'],
      'nationalities',
      chance
        .get('nationalities')
        .map(({ name }) => name)
        .filter(isSingular),
    ),
  ];
}

/** The source has some in the plural. */
function isSingular(nationality) {
  return !nationality.endsWith('ans');
}

/** Female and male names in turn. A name that both genders have goes to the one whose lists hold it more often. */
function firstNames(locales, chance) {
  const votes = {
    female: votesOf('female', locales, chance),
    male: votesOf('male', locales, chance),
  };
  const names = {};
  for (const [gender, other] of [
    ['female', 'male'],
    ['male', 'female'],
  ]) {
    const isUsual = ([name, count]) => count > (votes[other].get(name) ?? 0);
    const usual = [...votes[gender]].filter(isUsual);
    if (usual.length < EACH_GENDER) throw new Error(`There are only ${usual.length} first names: ${gender}.`);
    names[gender] = usual.sort(([, left], [, right]) => right - left).slice(0, EACH_GENDER);
  }
  return names.female.flatMap(([female], index) => [
    { name: female, gender: 'female' },
    { name: names.male[index][0], gender: 'male' },
  ]);
}

/** How many lists hold a name, in the order in which chance, which begins with the most common, and faker have them. */
function votesOf(gender, locales, chance) {
  const english = ENGLISH.map((locale) => locales[locale].person.first_name[gender]);
  const lists = [chance.get('firstNames')[gender].en, ...english, locales.en.person.middle_name[gender]];
  const votes = countNames(lists);
  const weight = 1 / (OTHER.length + 1);
  const others = countNames(OTHER.map((locale) => locales[locale].person.first_name[gender]));
  for (const [name, count] of others) votes.set(name, (votes.get(name) ?? 0) + count * weight);
  return votes;
}

function countNames(lists) {
  const counts = new Map();
  for (const names of lists) {
    for (const name of new Set(names.filter(isName))) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/** One word of ASCII letters with a capital: addresses are made of it. */
function isName(name) {
  return /^[A-Z][a-z]{1,14}$/.test(name);
}

/** The most common of the United States come first, then those of faker, then those of other countries. */
function lastNames(locales, chance) {
  const english = ['en', 'en_AU', 'en_ZA', 'en_IN', 'en_HK', 'en_GH', 'en_NG'];
  const faker = english.map((locale) => locales[locale].person.last_name.generic);
  const { en, uk, de, es, fr, it, nl, jp } = chance.get('lastNames');
  const names = [en, uk, ...faker, es, fr, de.map(toAscii), nl, jp, it].flat();
  return distinct(names.filter((name) => /^[A-Z][a-z]+(?:[A-Z][a-z]+)?$/.test(name) && isPlain(name))).slice(
    0,
    LAST_NAMES,
  );
}
