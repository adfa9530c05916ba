import type { Shape } from '../../grammar/shape.ts';
import { hexadecimalParts, MAX_VALUE_BYTES } from './bytes.ts';
import { collated } from './collation.ts';
import type { Domain } from './domain.ts';
import { mentions } from './hints.ts';
import { numberPart } from './integer.ts';
import { type Part, widthOf } from './part.ts';
import { partsOfRegex } from './regex.ts';
import { type DomainRequest, narrowed, numberOf } from './request.ts';
import { UUID_PARTS } from './uuid.ts';
import {
  adjectives,
  alphanumericPairs,
  alphanumerics,
  cities,
  colours,
  countries,
  countryCodes,
  currencyCodes,
  domainNames,
  firstNames,
  languageCodes,
  lastNames,
  nouns,
  streetKinds,
} from './vocabulary.ts';

/** Characters of a value of a type without a bound. */
const NATURAL_LENGTH = 120;

/** Characters of the code that makes a key's values differ: 36^8 of them, more than any number of rows. */
const CODE_LENGTH = 8;

const pool = (entries: readonly string[]): Part => ({ kind: 'pool', entries });
const text = (text: string): Part => ({ kind: 'constant', text });
const number = (first: number, size: number): Part => ({ kind: 'integer', first, size });
const digits = (width: number): Part => ({ kind: 'digits', width, first: 0, size: 10 ** width });
const lower = (entries: readonly string[]): readonly string[] => entries.map((entry) => entry.toLowerCase());

const firstLower = pool(lower(firstNames));
const lastLower = pool(lower(lastNames));
const host = pool(domainNames);
const code = Array.from({ length: CODE_LENGTH / 2 }, () => pool(alphanumericPairs));

/** A way to make text: for columns whose names mention one of the words. */
interface Recipe {
  readonly words: readonly string[];
  readonly parts: readonly Part[];
  /** The same where no two values may be equal: the differing parts are of fixed width or closed by a mark. */
  readonly distinct?: readonly Part[];
}

/** From the most telling name to the least. */
const RECIPES: readonly Recipe[] = [
  {
    words: ['email', 'mail'],
    parts: [firstLower, text('.'), lastLower, digits(4), text('@'), host],
    distinct: [firstLower, text('.'), ...code, text('@example.com')],
  },
  {
    words: ['url', 'uri', 'link', 'website', 'homepage', 'href'],
    parts: [text('https://'), host, text('/'), pool(nouns), text('/'), number(1, 99_999)],
    distinct: [text('https://example.com/'), ...code],
  },
  { words: ['uuid', 'guid'], parts: UUID_PARTS },
  {
    words: ['hash', 'checksum', 'digest', 'token', 'secret', 'password', 'passwd', 'md5', 'sha1'],
    parts: hexadecimalParts(32),
  },
  { words: ['phone', 'mobile', 'fax', 'tel', 'telephone'], parts: [text('+1 555 '), digits(3), text(' '), digits(4)] },
  { words: ['zip', 'postal', 'postcode', 'plz'], parts: [digits(5)] },
  {
    words: ['ip', 'ipaddress'],
    parts: [text('10.'), number(0, 256), text('.'), number(0, 256), text('.'), number(1, 254)],
  },
  {
    words: ['street', 'address', 'address1', 'addr'],
    parts: [number(1, 199), text(' '), pool(lastNames), text(' '), pool(streetKinds)],
  },
  { words: ['city', 'town', 'place'], parts: [pool(cities)] },
  { words: ['currency'], parts: [pool(currencyCodes)] },
  { words: ['language', 'lang', 'locale'], parts: [pool(languageCodes)] },
  { words: ['country', 'nation'], parts: [pool(countries)] },
  { words: ['colour', 'color'], parts: [pool(colours)] },
  { words: ['firstname', 'forename', 'fname'], parts: [pool(firstNames)] },
  { words: ['lastname', 'surname', 'lname'], parts: [pool(lastNames)] },
  {
    words: ['username', 'login', 'nickname', 'user'],
    parts: [firstLower, digits(3)],
    distinct: [firstLower, text('_'), ...code],
  },
  {
    words: ['fullname', 'customer', 'author', 'owner', 'contact', 'person'],
    parts: [pool(firstNames), text(' '), pool(lastNames)],
  },
  {
    words: ['company', 'vendor', 'supplier', 'organization'],
    parts: [pool(lastNames), text(' '), pool(['Ltd', 'Inc', 'Group'])],
  },
  { words: ['title', 'subject', 'label', 'caption'], parts: [pool(adjectives), text(' '), pool(nouns)] },
  {
    words: ['description', 'comment', 'note', 'notes', 'text', 'body', 'content', 'message', 'summary', 'remarks'],
    parts: [
      text('the '),
      pool(adjectives),
      text(' '),
      pool(nouns),
      text(' by the '),
      pool(adjectives),
      text(' '),
      pool(nouns),
    ],
  },
  { words: ['name'], parts: [pool(firstNames), text(' '), pool(lastNames)] },
];

/** Character strings: after the column's name where its length allows that, else words, else codes. */
export function textDomain(shape: Shape<'text'>, request: DomainRequest): Domain | null {
  const { facts } = request;
  const bound = Math.min(
    shape.characters ?? shape.bytes ?? NATURAL_LENGTH,
    shape.bytes ?? NATURAL_LENGTH,
    facts.lengthMost,
  );
  const length = facts.lengthLeast > bound && shape.characters === null ? facts.lengthLeast : bound;
  if (facts.lengthLeast > Math.min(length, MAX_VALUE_BYTES) || facts.prefix.length > length) return null;
  const parts = facts.pattern === null ? partsFor(request, length) : matchingParts(facts.pattern, length, shape.padded);
  if (parts === null) return null;
  const lettered = facts.letters === null ? parts : inCase(parts, facts.letters);
  const cased = request.distinct ? lettered.map(withoutEquals) : lettered;
  return { kind: 'text', literal: 'quoted', parts: without(facts.excluded.map(String), cased) };
}

/** Text for a regular expression: the longer form, where it fits. A padded type's blanks are matched, too. */
function matchingParts(pattern: string, length: number, padded: boolean): readonly Part[] | null {
  const long = partsOfRegex(pattern, 'taken') ?? [];
  const short = partsOfRegex(pattern) ?? [];
  const fitting = widthOfAll(long) <= length && !(padded && widthOfAll(short) === length) ? long : short;
  const parts = padded ? withoutBlankEnd(fitting) : fitting;
  return widthOfAll(parts) <= length ? parts : null;
}

/** The parts without blanks at the end, which a padded type loses. */
function withoutBlankEnd(parts: readonly Part[]): readonly Part[] {
  const last = parts.at(-1);
  if (last?.kind !== 'pool') return parts;
  const entries = last.entries.filter((entry) => !entry.endsWith(' '));
  return entries.length === 0 ? parts : [...parts.slice(0, -1), pool(entries)];
}

/** The parts without the entries of a single pool that are excluded; other text is unlike any constant. */
function without(excluded: readonly string[], parts: readonly Part[]): readonly Part[] {
  const [only] = parts;
  if (excluded.length === 0 || parts.length !== 1 || only?.kind !== 'pool') return parts;
  const unwanted = new Set(excluded.map((text) => text.toLowerCase()));
  const entries = only.entries.filter((entry) => !unwanted.has(entry.toLowerCase()));
  return entries.length === 0 ? parts : [pool(entries)];
}

/** The parts by the most telling of what is asked: bounds, a beginning or a length, the name. */
function partsFor(request: DomainRequest, length: number): readonly Part[] {
  const { facts, distinct, name } = request;
  const bounds = [facts.least?.value, facts.most?.value, ...facts.excluded];
  if (bounds.some((value) => typeof value === 'number')) return numericParts(request, length);
  const prefix = facts.prefix === '' ? beginningWithin(request) : facts.prefix;
  if (prefix !== '' || facts.lengthLeast > 0) return fittedParts({ ...request, facts: { ...facts, prefix } }, length);
  return distinct ? distinctParts(name, Math.min(length, request.comparedLength)) : naturalParts(name, length);
}

/** Text that reads as a number, for a column that is compared with numbers. */
function numericParts({ facts }: DomainRequest, length: number): readonly Part[] {
  const most = 10 ** Math.min(length, 9) - 1;
  const interval = narrowed(facts, numberOf, { first: 0, last: most }, { first: 0, last: most });
  return interval === null ? [text('0')] : [numberPart(interval, 0)];
}

/** A beginning that keeps text within bounds: the lower bound itself, or a digit, which sorts before all letters. */
function beginningWithin({ facts }: DomainRequest): string {
  if (facts.least !== null) return String(facts.least.value);
  return facts.most === null ? '' : '0';
}

/** A pool without entries that a collation takes for one that it has: a key may count them once. */
function withoutEquals(part: Part): Part {
  return part.kind === 'pool' ? pool(collated(part.entries)) : part;
}

function inCase(parts: readonly Part[], letters: 'lower' | 'upper'): readonly Part[] {
  const fold = (piece: string) => (letters === 'lower' ? piece.toLowerCase() : piece.toUpperCase());
  return parts.map((part) => {
    if (part.kind === 'constant') return text(fold(part.text));
    return part.kind === 'pool' ? pool([...new Set(part.entries.map(fold))]) : part;
  });
}

function widthOfAll(parts: readonly Part[]): number {
  return parts.reduce((width, part) => width + widthOf(part), 0);
}

function naturalParts(name: string, length: number): readonly Part[] {
  const recipe = RECIPES.find(({ words, parts }) => mentions(name, ...words) && widthOfAll(parts) <= length);
  if (recipe !== undefined) return recipe.parts;
  const short = shortList(name, length);
  if (short !== null) return [pool(short)];
  const phrase = [pool(adjectives), text(' '), pool(nouns)];
  if (widthOfAll(phrase) <= length) return phrase;
  const fitting = nouns.filter((noun) => noun.length <= length);
  return fitting.length >= 20 ? [pool(fitting)] : codeParts(length);
}

/** Codes that people keep in columns of two or three characters. */
function shortList(name: string, length: number): readonly string[] | null {
  if (length === 2 && mentions(name, 'country')) return countryCodes;
  if (length === 3 && mentions(name, 'currency')) return currencyCodes;
  return null;
}

/** Text whose ranks all give different values under any collation, within the first `length` characters. */
function distinctParts(name: string, length: number): readonly Part[] {
  const recipe = RECIPES.find(({ words, distinct }) => distinct !== undefined && mentions(name, ...words));
  if (recipe?.distinct !== undefined && widthOfAll(recipe.distinct) <= length) return recipe.distinct;
  // The code comes first, so that a prefix of the value holds it.
  if (length >= CODE_LENGTH + 12) return [...code, text(' '), pool(nouns)];
  return codeParts(Math.min(length, CODE_LENGTH));
}

/** Exactly so many characters of letters and digits. No characters: the empty string. */
function codeParts(length: number): readonly Part[] {
  if (length === 0) return [text('')];
  const pairs = Array.from({ length: Math.floor(Math.min(length, CODE_LENGTH) / 2) }, () => pool(alphanumericPairs));
  return length % 2 === 1 && length <= CODE_LENGTH ? [...pairs, pool(alphanumerics)] : pairs;
}

/** Text with a given beginning and of a given length at least. */
function fittedParts({ facts }: DomainRequest, length: number): readonly Part[] {
  const free = length - facts.prefix.length;
  const wanted = Math.max(Math.min(free, CODE_LENGTH), facts.lengthLeast - facts.prefix.length);
  const parts = codeParts(Math.min(wanted, CODE_LENGTH));
  const fill = Math.max(0, facts.lengthLeast - facts.prefix.length - widthOfAll(parts));
  return [text(facts.prefix), ...parts, text('x'.repeat(fill))];
}
