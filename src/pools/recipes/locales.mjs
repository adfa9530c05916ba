/** The lists of other languages: names, places and companies as they are written there. */
import { allLocales, Faker } from '@faker-js/faker';
import cityTimezones from 'city-timezones';
import { compose, distinct, packed, sample } from './text.mjs';

/** Values of a list at most: of each gender for first names. */
const FIRST_NAMES = 400;
const LONGEST = 500;
const MADE = 300;
/** Fewer values than these would be seen again in every table. */
const SHORT = 50;

/** Legal forms that faker lacks. */
const LEGAL_FORMS = { ar: ['ش.م.م', 'ذ.م.م', 'ش.م.ل', 'القابضة', 'المحدودة', 'وأولاده', 'وشركاه'] };

/** The ending of last names that women have in another form. */
const FEMALE_FORMS = { pl: [/(?<=[sc]|dz)ki$/, 'ka'] };

/** English words in faker's patterns of other languages. */
const CONJUNCTIONS = { pl: [' and ', ' i '] };

/** Cities whose name in English is not their own. */
const OWN_NAMES = { 'The Hague': 'Den Haag' };

/** Countries whose cities faker makes up, though it writes them in Latin letters. */
const COUNTRIES = { nl: 'NL', pt_BR: 'BR' };

export const LOCALES = ['ar', 'de', 'es', 'fr', 'it', 'ja', 'ko', 'nl', 'pl', 'pt_BR', 'ru', 'zh_CN'];

/** The text of src/pools/locales/LOCALE.ts, but for its first line. */
export function local(locale) {
  return `
/** Each pool's values, one after the other with a bar between them. */
export const LISTS = {
${packed(Object.entries(localLists(locale)))}
};
`;
}

/** The lists of a locale by name. */
function localLists(locale) {
  const { person, location, company = {} } = allLocales[locale];
  const faker = new Faker({ locale: [allLocales[locale], allLocales.base] });
  faker.seed(1);
  const first = firstNames(person.first_name);
  const last = lastNames(locale, person.last_name);
  const forms = usable(company.legal_entity_type ?? LEGAL_FORMS[locale]);
  const named = ({ male }) => `${male} ${forms[male.length % forms.length]}`;
  const companies =
    company.name_pattern === undefined
      ? last.map(named)
      : several(() => faker.company.name().replace(...(CONJUNCTIONS[locale] ?? ['', ''])));
  return {
    firstNames: first.map(({ name }) => name),
    firstNameGenders: first.map(({ gender }) => gender),
    lastNames: last.map(({ male }) => male),
    femaleLastNames: last.map(({ female }) => female),
    cities: sample(LONGEST, cities(locale, location, faker)),
    regions: usable(location.state),
    streets: usable(several(() => faker.location.street())),
    companies: usable(companies).slice(0, MADE),
    companySuffixes: forms,
  };
}

/** Each text once, and none with what SQL, JSON or a list's separator would need care for. */
function usable(texts) {
  return distinct(texts.map((text) => text.trim())).filter((text) => /^[^\p{Cc}"'`\\|{}]+$/u.test(text));
}

function several(make) {
  return Array.from({ length: MADE }, make);
}

/** Female and male names in turn, as long as there are both. */
function firstNames({ female, male }) {
  const byGender = { female: sample(FIRST_NAMES, usable(female)), male: sample(FIRST_NAMES, usable(male)) };
  const ranks = Math.max(byGender.female.length, byGender.male.length);
  const names = Array.from({ length: ranks }, (_, rank) =>
    Object.entries(byGender).flatMap(([gender, list]) => list.slice(rank, rank + 1).map((name) => ({ name, gender }))),
  );
  return distinct(names.flat(), ({ name }) => name);
}

/** Names with their female form, where the language has one. Two of a short list make another name. */
function lastNames(locale, { generic, female, male }) {
  if (generic === undefined) {
    const inBoth = usable(male).filter((name) => female.includes(`${name}а`));
    return sample(LONGEST, inBoth).map((name) => ({ male: name, female: `${name}а` }));
  }
  const single = sample(LONGEST, usable(generic));
  const names = single.length < SHORT ? [...single, ...compose(MADE, [single, single])] : single;
  const [ending, form] = FEMALE_FORMS[locale] ?? [/$/, ''];
  return names.map((name) => ({ male: name, female: name.replace(ending, form) }));
}

/** Those that exist, if they are known, and then such as could exist. */
function cities(locale, { city_name: known }, faker) {
  if (known !== undefined) return usable(known);
  const listed = cityTimezones.cityMapping.filter(({ iso2 }) => iso2 === COUNTRIES[locale]);
  const existing = listed.sort((left, right) => right.pop - left.pop).map(({ city }) => OWN_NAMES[city] ?? city);
  return usable(existing.length < SHORT ? [...existing, ...several(() => faker.location.city())] : existing);
}
