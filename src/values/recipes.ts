import { hexadecimalParts } from './bytes.ts';
import { mentions } from './hints.ts';
import type { Part } from './part.ts';
import { UUID_PARTS } from './uuid.ts';
import {
  adjectives,
  alphanumericPairs,
  alphanumerics,
  cities,
  colours,
  companyKinds,
  countries,
  countryCodes,
  currencyCodes,
  departments,
  domainNames,
  fileKinds,
  firstNames,
  jobs,
  languageCodes,
  lastNames,
  mediaTypes,
  nouns,
  regions,
  roles,
  sentenceVerbs,
  statuses,
  streetKinds,
  timeZones,
  topLevelDomains,
} from './vocabulary.ts';

/** Characters of the code that makes a key's values differ: 36^8 of them, more than any number of rows. */
export const CODE_LENGTH = 8;

const pool = (entries: readonly string[]): Part => ({ kind: 'pool', entries });
const text = (text: string): Part => ({ kind: 'constant', text });
const number = (first: number, size: number): Part => ({ kind: 'integer', first, size });
const digits = (width: number): Part => ({ kind: 'digits', width, first: 0, size: 10 ** width });
const lower = (entries: readonly string[]): readonly string[] => entries.map((entry) => entry.toLowerCase());

const firstLower = pool(lower(firstNames));
const lastLower = pool(lower(lastNames));
const host = pool(domainNames);
const code = Array.from({ length: CODE_LENGTH / 2 }, () => pool(alphanumericPairs));
const capitals = pool([...'ABCDEFGHJKLMNPRSTUVWXYZ']);
const person: readonly Part[] = [pool(firstNames), text(' '), pool(lastNames)];
const phrase: readonly Part[] = [pool(adjectives), text(' '), pool(nouns)];

/** Exactly so many characters of letters and digits. No characters: the empty string. */
export function codeParts(length: number): readonly Part[] {
  if (length <= 0) return [text('')];
  const pairs = Array.from({ length: Math.floor(Math.min(length, CODE_LENGTH) / 2) }, () => pool(alphanumericPairs));
  return length % 2 === 1 && length <= CODE_LENGTH ? [...pairs, pool(alphanumerics)] : pairs;
}

/** A way to make text: for columns whose names mention one of the words. */
export interface Recipe {
  readonly words: readonly string[];
  readonly parts: readonly Part[];
  /** The same where no two values may be equal: the differing parts are of fixed width or closed by a mark. */
  readonly distinct?: readonly Part[];
}

/** The first recipe for a name that fits, from the most telling of its words to the least. */
export function recipeFor(name: string, fits: (recipe: Recipe) => boolean): Recipe | undefined {
  return RECIPES.find((recipe) => mentions(name, ...recipe.words) && fits(recipe));
}

/** From the most telling name to the least. A second recipe for the same words is for columns that the first is too long for. */
const RECIPES: readonly Recipe[] = [
  {
    words: ['email', 'mail'],
    parts: [firstLower, text('.'), lastLower, digits(4), text('@'), host],
    distinct: [firstLower, text('.'), ...code, text('@example.com')],
  },
  {
    words: ['url', 'uri', 'link', 'website', 'homepage', 'href', 'avatar'],
    parts: [text('https://'), host, text('/'), pool(nouns), text('/'), number(1, 99_999)],
    distinct: [text('https://example.com/'), ...code],
  },
  { words: ['uuid', 'guid'], parts: UUID_PARTS },
  { words: ['sha256'], parts: hexadecimalParts(64) },
  { words: ['sha1'], parts: hexadecimalParts(40) },
  {
    words: ['hash', 'checksum', 'digest', 'token', 'secret', 'password', 'passwd', 'md5', 'apikey', 'etag'],
    parts: hexadecimalParts(32),
  },
  { words: ['phone', 'mobile', 'fax', 'tel', 'telephone'], parts: [text('+1 555 '), digits(3), text(' '), digits(4)] },
  { words: ['zip', 'postal', 'postcode', 'plz', 'zipcode'], parts: [digits(5)] },
  {
    words: ['macaddress', 'macaddr', 'mac'],
    parts: [text('02'), ...Array.from({ length: 5 }, () => [text(':'), ...hexadecimalParts(2)]).flat()],
  },
  {
    words: ['ip', 'ipaddress', 'ipaddr', 'ipv4'],
    parts: [text('10.'), number(0, 256), text('.'), number(0, 256), text('.'), number(1, 254)],
  },
  {
    words: ['useragent'],
    parts: [text('Mozilla/5.0 (X11; Linux x86_64; rv:'), number(90, 50), text('.0) Gecko/20100101')],
  },
  {
    words: ['path', 'directory', 'folder'],
    parts: [text('/srv/'), pool(nouns), text('/'), pool(nouns), digits(3), text('.'), pool(fileKinds)],
  },
  { words: ['filename', 'file'], parts: [pool(nouns), digits(3), text('.'), pool(fileKinds)] },
  { words: ['mimetype', 'contenttype', 'mediatype', 'mime'], parts: [pool(mediaTypes)] },
  { words: ['hostname', 'host', 'server'], parts: [pool(nouns), number(1, 99), text('.example.com')] },
  { words: ['domain', 'domainname'], parts: [pool(nouns), text('-'), pool(nouns), text('.'), pool(topLevelDomains)] },
  {
    words: ['street', 'address', 'address1', 'addr'],
    parts: [number(1, 199), text(' '), pool(lastNames), text(' '), pool(streetKinds)],
  },
  { words: ['city', 'town', 'place'], parts: [pool(cities)] },
  { words: ['province', 'region', 'county', 'district'], parts: [pool(regions)] },
  { words: ['currency'], parts: [pool(currencyCodes)] },
  { words: ['countrycode', 'iso2'], parts: [pool(countryCodes)] },
  { words: ['timezone', 'tz'], parts: [pool(timeZones)] },
  { words: ['language', 'lang', 'locale'], parts: [pool(languageCodes)] },
  { words: ['country', 'nation'], parts: [pool(countries)] },
  { words: ['country', 'nation'], parts: [pool(countryCodes)] },
  { words: ['colour', 'color'], parts: [pool(colours)] },
  { words: ['gender', 'sex'], parts: [pool(['female', 'male', 'other'])] },
  { words: ['gender', 'sex'], parts: [pool(['F', 'M', 'X'])] },
  { words: ['firstname', 'forename', 'fname', 'givenname', 'middlename'], parts: [pool(firstNames)] },
  { words: ['lastname', 'surname', 'lname', 'familyname'], parts: [pool(lastNames)] },
  {
    words: ['username', 'login', 'nickname', 'user', 'handle'],
    parts: [firstLower, digits(3)],
    distinct: [firstLower, text('_'), ...code],
  },
  { words: ['fullname', 'customer', 'author', 'owner', 'contact', 'person', 'createdby', 'updatedby'], parts: person },
  {
    words: ['company', 'vendor', 'supplier', 'organization', 'organisation', 'manufacturer', 'publisher', 'brand'],
    parts: [pool(lastNames), text(' '), pool(companyKinds)],
  },
  { words: ['jobtitle', 'job', 'position', 'occupation', 'profession'], parts: [pool(jobs)] },
  { words: ['department', 'dept', 'division'], parts: [pool(departments)] },
  { words: ['role', 'permission'], parts: [pool(roles)] },
  { words: ['status', 'state'], parts: [pool(statuses)] },
  { words: ['version', 'release'], parts: [number(0, 10), text('.'), number(0, 30), text('.'), number(0, 100)] },
  {
    words: ['sku', 'serial', 'serialnumber', 'partnumber', 'licenseplate'],
    parts: [capitals, capitals, capitals, text('-'), digits(5)],
  },
  {
    words: ['latitude', 'longitude', 'lat', 'lng', 'lon'],
    parts: [number(0, 80), text('.'), digits(6)],
  },
  { words: ['price', 'amount', 'cost', 'fee'], parts: [number(1, 999), text('.'), digits(2)] },
  { words: ['isbn'], parts: [text('978'), digits(9), digits(1)] },
  { words: ['barcode', 'ean', 'gtin'], parts: [text('40'), digits(9), digits(2)] },
  { words: ['iban'], parts: [text('DE'), digits(9), digits(9), digits(2)] },
  { words: ['slug', 'permalink'], parts: [pool(adjectives), text('-'), pool(nouns), text('-'), number(1, 9999)] },
  { words: ['title', 'subject', 'label', 'caption', 'headline'], parts: phrase },
  {
    words: [
      'description',
      'comment',
      'note',
      'notes',
      'text',
      'body',
      'content',
      'message',
      'summary',
      'remarks',
      'bio',
      'abstract',
    ],
    parts: [
      text('The '),
      ...phrase,
      text(' '),
      pool(sentenceVerbs),
      text(' the '),
      ...phrase,
      text(' near '),
      pool(cities),
      text('.'),
    ],
  },
  {
    words: ['description', 'comment', 'note', 'notes', 'text', 'body', 'content', 'message', 'summary', 'remarks'],
    parts: [text('the '), ...phrase, text(' by the '), ...phrase],
  },
  { words: ['name'], parts: person },
];
