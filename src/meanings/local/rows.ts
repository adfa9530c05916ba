import type { Meaning, TextForm } from '../../values/meaning.ts';
import type { Part } from '../../values/part.ts';
import { agreeing, digits, number, numberBehind, oneOf, picked, text } from '../builders/forms.ts';
import { CONTINENTS, codeOf } from '../builders/place-names.ts';
import { addressOf, type Lexicon, type LocalParts } from './parts.ts';
import type { LocalWords } from './words.ts';

/** What a meaning is in a locale, as far as it is more than other words in the same places. */
export type LocalRow = Partial<Pick<Meaning, 'texts' | 'unique' | 'numbers'>>;

/** Numbers of houses and, in an address that a key holds, of more of them. */
const [HOUSE, MANY_HOUSES] = [number(1, 190), number(1, 99_999)];

/** Behind a country's prefix: a number of an area that is given to nobody. */
const NUMBER = [text(' 555 01'), digits(2), text(' '), digits(3)];
const MANY_NUMBERS = [text('-555-'), number(200, 999), text('-'), digits(4)];

/** What codes of cities are made of. */
const LETTERS = 'A B C D E F G H J K L M N O P R S T U V W Y Z';

/** The rows of a locale, by the names of the meanings that they stand for. */
export function localRows(words: LocalWords, lexicon: Lexicon): ReadonlyMap<string, LocalRow> {
  return new Map(
    Object.entries({ ...personRows(words, lexicon), ...placeRows(words, lexicon), ...otherRows(words, lexicon) }),
  );
}

/** One part after the other; null: there are none in place of one of them. */
function formOf(...pieces: readonly (LocalParts | Part)[]): TextForm | null {
  const parts: Part[] = [];
  for (const piece of pieces) {
    if (piece === null) return null;
    parts.push(...('kind' in piece ? [piece] : piece));
  }
  return agreeing(parts);
}

/** The forms that there are, the same ones each time. */
function forms(...some: readonly (TextForm | null)[]): () => readonly TextForm[] {
  const found = some.filter((form) => form !== null);
  return () => found;
}

function personRows({ country, isFemale, locale, spelt }: LocalWords, lexicon: Lexicon): Record<string, LocalRow> {
  const { firstName, lastName, middleName, firstInitial, lastInitial } = lexicon;
  const salutation = picked(
    `person.first.${locale}`,
    isFemale.map((isWoman) => spelt(country.salutations[isWoman ? 0 : 1])),
  );
  const prefix: LocalRow = { texts: forms([salutation]) };
  const middleInitial = firstInitial === null ? null : formOf(anyOf(firstInitial), text('.'));
  const rows = {
    'person.middle name': { texts: forms(formOf(middleName), middleInitial, formOf(anyOf(firstInitial))) },
    'person.prefix': prefix,
    'person.prefix beside a name': prefix,
    'person.initials': {
      texts: forms(formOf(firstInitial, lastInitial), formOf(...lexicon.firstLetters), formOf(lexicon.firstLetters[0])),
    },
  };
  if (!country.isLargestFirst) return rows;
  return {
    ...rows,
    'person.full name': {
      texts: forms(formOf(lastName, firstName), formOf(lastName)),
      unique: forms(formOf(lastName, text(' '), firstName, ...numberBehind(' '))),
    },
    'person.sorted name': { texts: forms(formOf(lastName, firstName), formOf(lastName)) },
  };
}

/** Parts of which other columns of the row know nothing. */
function anyOf(parts: LocalParts): LocalParts {
  return parts === null
    ? null
    : parts.map((part) => (part.kind === 'pool' ? { kind: 'pool', entries: [...new Set(part.entries)] } : part));
}

function placeRows(words: LocalWords, lexicon: Lexicon): Record<string, LocalRow> {
  const { country, spelt, locale, regions, citySlugs } = words;
  const slug = picked(`place.city.${locale}`, citySlugs);
  const { city, postalCode, region, street, cityWithin } = lexicon;
  const constant = (value: string) => text(spelt(value));
  const [south, north, west, east] = country.degrees;
  const addressWith = (house: Part) => (street === null ? null : addressOf(spelt(country.address), street, house));
  const address = addressWith(HOUSE);
  const cities = [city, ...[20, 15, 10, 5].map(cityWithin)].map((parts) => formOf(parts));
  const regionCodes = regions.map(codeOf);
  const isCoded = regionCodes.every((code) => code.length === 3);
  const regionCode = picked(
    `place.region.${locale}`,
    isCoded ? regionCodes : [...regions.keys()].map((place) => String(place + 1).padStart(2, '0')),
  );
  const inCity = [...(postalCode ?? []), text(' '), ...(city ?? [])];
  const ordered = country.isLargestFirst
    ? [formOf(region, city, address), formOf(city, address)]
    : [
        formOf(address, text(', '), inCity, text(', '), constant(country.name)),
        formOf(address, text(', '), inCity),
        formOf(address, text(', '), city),
      ];
  const regionRow: LocalRow = { texts: forms(formOf(region), formOf(regionCode)) };
  const language = [constant(country.language), text(tagOf(country, '-')), text(country.languageCode)];
  const postalNumbers = country.postalNumbers;
  const locodes = forms([text(country.codes[0]), ...[1, 2, 3].map(() => oneOf(LETTERS))]);
  const regionCodeRow = { texts: forms(formOf(regionCode)) };
  const postalRow: LocalRow = {
    texts: forms(formOf(postalCode)),
    ...(postalNumbers === null ? {} : { numbers: { first: postalNumbers[0], last: postalNumbers[1] } }),
  };
  return {
    'place.city': { texts: forms(...cities) },
    'place.name': { texts: forms(formOf(city, text(', '), constant(country.name)), ...cities) },
    'place.locode': { texts: locodes, unique: locodes },
    'place.slug of a city': {
      texts: forms([slug]),
      unique: forms([slug, ...numberBehind('-')]),
    },
    'place.continent code': { texts: forms([text(CONTINENTS.get(country.continent) ?? '')]) },
    'place.region': regionRow,
    'place.region in a table of regions': {
      ...regionRow,
      unique: forms(formOf(region, ...numberBehind(' '))),
    },
    'place.region code': regionCodeRow,
    'place.region code in an address': regionCodeRow,
    'place.street address': {
      texts: forms(formOf(address), formOf(street)),
      unique: forms(formOf(addressWith(MANY_HOUSES))),
    },
    'place.full address': { texts: forms(...ordered, formOf(address), formOf(street)) },
    'place.house number': { texts: forms([HOUSE], [number(1, 98)]) },
    'place.zip code of a state': postalRow,
    'place.pin code': postalRow,
    'place.postal code': postalRow,
    'place.latitude': { texts: forms(degreesBetween(south, north)), numbers: { first: south, last: north, scale: 6 } },
    'place.longitude': { texts: forms(degreesBetween(west, east)), numbers: { first: west, last: east, scale: 6 } },
    'place.coordinates': {
      texts: forms([...degreesBetween(south, north), text(', '), ...degreesBetween(west, east)]),
    },
    'place.inhabitants of a city': {
      numbers: { first: 500, last: 9_000_000, spread: { kind: 'lognormal', median: 90_000, sigma: 1.6 } },
    },
    ...besideAPlace('place.language', { texts: forms(...language.map((part) => [part])) }),
    ...besideAPlace('place.language code', { texts: forms([text(country.languageCode)]) }),
    ...besideAPlace('place.locale', { texts: forms([text(tagOf(country, '_'))], [text(country.languageCode)]) }),
  };
}

/** What is the same whether a place stands beside it or not. */
function besideAPlace(name: string, row: LocalRow): Readonly<Record<string, LocalRow>> {
  return { [name]: row, [`${name} beside a place`]: row };
}

/** A language and a country, as in `de-DE`. */
function tagOf({ languageCode, codes }: LocalWords['country'], sign: string): string {
  return `${languageCode}${sign}${codes[0]}`;
}

/** Degrees with six digits behind the point, but for those that are nearer to 0 than one. */
function degreesBetween(first: number, last: number): TextForm {
  return [oneOf(degreesIn(first, last).join(' ')), text('.'), digits(6)];
}

function degreesIn(first: number, last: number): readonly string[] {
  return Array.from({ length: last - first }, (_, i) => first + i)
    .filter((degree) => degree !== -1)
    .map((degree) => String(degree < 0 ? degree + 1 : degree));
}

function otherRows({ country, companies, legalForms, locale }: LocalWords, lexicon: Lexicon): Record<string, LocalRow> {
  const { company, companySlug, family } = lexicon;
  const prefix = text(country.phonePrefix);
  const phone: LocalRow = {
    texts: forms([prefix, ...NUMBER], [text('0555 01'), digits(2), text(' '), digits(3)], [text('555-01'), digits(2)]),
    unique: forms([prefix, ...MANY_NUMBERS], MANY_NUMBERS.slice(1)),
  };
  const codes = companies.map(codeOf);
  const code = codes.every(({ length }) => length === 3) ? [picked(`company.${locale}`, codes)] : null;
  const texts = forms(formOf(company), formOf(family));
  return {
    'contact.phone': phone,
    'contact.mobile phone': phone,
    'contact.mobile phone beside a place': phone,
    'contact.fax': phone,
    'contact.fax beside a place': phone,
    'company.name': { texts, unique: forms(formOf(company, ...numberBehind(' '))) },
    'company.full name': { texts, unique: forms(formOf(company, ...numberBehind(' '))) },
    'company.legal form': { texts: forms(legalForms.length === 0 ? null : [{ kind: 'pool', entries: legalForms }]) },
    ...(code === null ? {} : { 'company.code': { texts: forms(code) } }),
    'company.slug': { texts: forms(formOf(companySlug)) },
  };
}
