import type { Shape } from '../../grammar/shape.ts';
import { MAX_VALUE_BYTES } from './bytes.ts';
import { CODE_LENGTH, codeParts } from './code.ts';
import { collated } from './collation.ts';
import { datedForm } from './dated-form.ts';
import type { Domain } from './domain.ts';
import { numberPart } from './integer.ts';
import { shortDocument } from './json.ts';
import type { Language } from './language.ts';
import type { Meaning, TextForm } from './meaning.ts';
import { begunWith, fillingFirst, fittingForm, graftsOf, inPlaces, narrowedForm } from './narrowed-form.ts';
import { FURTHER_NUMBERS, letteredForms, numberedForm } from './numbered-form.ts';
import { digitSizes, type Part, textOf, widthOf } from './part.ts';
import { type DomainRequest, type Facts, narrowed, numberOf } from './request.ts';
import { boundLanguages, isBefore } from './text-bounds.ts';
import { referenceYear } from './time-line.ts';
import { adjectives, nouns } from './vocabulary.ts';
import { areWords, wordsOf } from './words.ts';

/** Characters of a value of a type without a bound: some paragraphs. */
const NATURAL_LENGTH = 4000;

const pool = (entries: readonly string[]) => ({ kind: 'pool', entries }) as const;
const text = (text: string): Part => ({ kind: 'constant', text });

/** Character strings: after the column's name where its length allows that, else words, else codes. */
export function textDomain(shape: Shape<'text'>, given: DomainRequest): Domain | null {
  const request = shape.padded && shape.characters !== null ? filling(given, shape.characters) : given;
  const { facts } = request;
  const bound = Math.min(
    shape.characters ?? shape.bytes ?? NATURAL_LENGTH,
    shape.bytes ?? NATURAL_LENGTH,
    facts.lengthMost,
  );
  if (facts.format !== null) {
    const parts = shortDocument(facts.format, bound);
    return parts === null ? null : { kind: 'text', literal: 'quoted', parts };
  }
  if (facts.lengthLeast > facts.lengthMost) return null;
  const length = facts.lengthLeast > bound && shape.characters === null ? facts.lengthLeast : bound;
  if (facts.lengthLeast > Math.min(length, MAX_VALUE_BYTES) || facts.prefix.length > length) return null;
  const cased: Casing = (parts) => (facts.letters === null ? parts : inCase(parts, facts.letters));
  const lettered = boundedParts(shape, request, length, cased);
  if (lettered === null) return null;
  const compared = request.distinct && isDescribed(facts) ? comparedParts(lettered, request.comparedLength) : lettered;
  const isTold = (part: Part) =>
    request.keepsCase &&
    request.equalLetters.length === 0 &&
    part.kind === 'pool' &&
    part.entries.every((one) => one.length === 1);
  const parts = request.distinct
    ? compared.map((part) => (isTold(part) ? withoutRepeats(part) : withoutEquals(part, request.equalLetters)))
    : compared;
  return { kind: 'text', literal: 'quoted', parts };
}

/** A request for texts that fill a type of so many characters, where there are such. */
function filling(request: DomainRequest, length: number): DomainRequest {
  const filled = (forms: (() => readonly TextForm[]) | undefined, name: 'texts' | 'unique') =>
    forms === undefined ? {} : { [name]: () => fillingFirst(forms(), length) };
  const meanings = request.meanings.map((meaning) => ({
    ...meaning,
    ...filled(meaning.texts, 'texts'),
    ...filled(meaning.unique, 'unique'),
  }));
  return { ...request, meanings };
}

/** Whether text is made after what is asked of it: not for what a key compares of it. */
function isDescribed({ languages, prefix, least, most, lengthLeast }: Facts): boolean {
  return languages.length > 0 || prefix !== '' || least !== null || most !== null || lengthLeast > 1;
}

type Casing = (parts: readonly Part[]) => readonly Part[];

/** Steps through the bounds of one column at most, where no pattern counts them: there may be a thousand such columns. */
const BOUND_STEPS = 2500;

/** Text within its bounds under every collation, or else in the order of a dictionary. */
function boundedParts(
  shape: Shape<'text'>,
  request: DomainRequest,
  length: number,
  cased: Casing,
): readonly Part[] | null {
  const { facts } = request;
  const { languages, prefix } = facts;
  let left = BOUND_STEPS;
  const spend: Language['spend'] = (steps) => {
    left -= steps;
    return languages[0]?.spend(steps) ?? left > 0;
  };
  const bounds = boundLanguages(facts, 'any collation', spend);
  const made = languages.length === 0 ? cased(partsFor(request, length)) : null;
  // What begins with a bound may be longer than the type allows.
  const parts = made !== null && widthOfAll(made) <= length ? made : null;
  if (parts !== null && (bounds.length === 0 || areWords(parts, { languages: bounds, width: null }))) return parts;
  const withBounds = (all: readonly Language[]) =>
    matchingParts(shape, { ...request, facts: { ...facts, languages: [...languages, ...all] } }, length, cased);
  const sure = withBounds(bounds);
  if (sure !== null || bounds.length === 0) return sure;
  // What characters of no known order put outside of a bound is made as well as it can be.
  const isPlain = prefix === '' && facts.lengthLeast <= 1 && facts.letters === null;
  return withBounds(boundLanguages(facts, 'dictionary', spend)) ?? (isPlain ? parts : null);
}

/** Words of a key beyond which no others are looked for. */
const MANY_WORDS = 1e9;

/**
 * Text in all of the languages: made after the column's name or after the pattern that one of them comes from, if all
 * that is made so is in the languages, else words that the languages share.
 */
function matchingParts(
  shape: Shape<'text'>,
  request: DomainRequest,
  length: number,
  cased: Casing,
): readonly Part[] | null {
  const { facts, distinct } = request;
  const { languages, prefix, letters } = facts;
  const width = shape.padded ? shape.characters : null;
  const fits = (parts: readonly Part[]) =>
    startsWith(parts, prefix) && shortestOf(parts) >= facts.lengthLeast && widthOfAll(parts) <= length;
  const fitting = [partsFor(request, length), ...languages.flatMap((language) => language.outlines())]
    .filter((parts) => parts.length > 0)
    .map((parts) => cased(shape.padded ? withoutBlankEnd(parts) : parts))
    .filter(fits);
  const isIn = (parts: readonly Part[]) => areWords(parts, { languages, width });
  const given = fitting.slice(0, 1).find(isIn) ?? null;
  // What is padded with blanks is another text: of a column of a fixed length, only texts of just that length are as they are written.
  const isWhole = (parts: readonly Part[]) => width === null || (fits(parts) && shortestOf(parts) === width);
  const dated = given === null && width === null ? datedIn(request, fitting.slice(1), isIn) : null;
  const meant = given === null ? (dated ?? meantWithin(request, length, fits, isWhole, cased)) : null;
  // What tells rows enough apart is not left for what nobody can read.
  if (meant !== null && distinct) return meant;
  const first = given ?? meant ?? fitting.slice(1).find(isIn);
  const wanted = distinct ? MANY_WORDS : facts.excluded.length + 1;
  if (first !== undefined && countOf(first) >= wanted) return first;
  const words = wordsOf({ languages, prefix, letters, least: facts.lengthLeast, most: length, width, distinct });
  if (first !== undefined) return words !== null && countOf(words) > countOf(first) ? words : first;
  // Where there was no time to look through the languages, what follows one of the patterns is the best guess.
  return words ?? (languages.some((language) => !language.spend(0)) ? (fitting[0] ?? null) : null);
}

/** A number as a pattern has it, with the year of its row; null: it is no such number. */
function datedIn(
  { meanings, timeLine, distinct }: DomainRequest,
  outlines: readonly (readonly Part[])[],
  isIn: (parts: readonly Part[]) => boolean,
): readonly Part[] | null {
  if (meanings[0]?.hasYear !== true) return null;
  const year = referenceYear(timeLine) - 1;
  const forms = outlines.map((outline) => datedForm(outline, year, distinct));
  return forms.find((form) => form !== null && isIn(form)) ?? null;
}

/** Texts of a meaning that are enough, where no key needs more. */
const ENOUGH_TEXTS = 5;

/** What the column means, as far as the languages take it, or begun or ended as a pattern asks; null: too little is left of it. */
function meantWithin(
  request: DomainRequest,
  length: number,
  fits: (parts: readonly Part[]) => boolean,
  isWhole: (parts: readonly Part[]) => boolean,
  cased: Casing,
): readonly Part[] | null {
  const { facts, distinct, roomBeside } = request;
  const { languages } = facts;
  const forms = formsOf(request).map((form) => fittingForm([form], length) ?? form);
  const outlines = languages.flatMap((language) => language.outlines());
  const wanted = distinct ? KEY_ROWS / Math.max(1, roomBeside) : ENOUGH_TEXTS;
  for (const form of forms.flatMap((one) => [one, ...graftsOf(one, outlines)])) {
    const parts = cased(form);
    const narrowed = fits(parts) ? narrowedForm(parts, languages) : null;
    if (narrowed === null || !isWhole(narrowed)) continue;
    if (countOf(narrowed) >= wanted) return distinct ? narrowed : inPlaces(narrowed, parts);
    for (const lettered of letteredForms(form).map(cased).filter(fits)) {
      const longer = narrowedForm(lettered, languages);
      if (longer !== null && isWhole(longer) && countOf(longer) >= wanted) return longer;
    }
  }
  return null;
}

function formsOf({ meanings, distinct, roomBeside }: DomainRequest): readonly TextForm[] {
  return meanings.flatMap(({ texts, unique }) =>
    distinct ? keyForms(unique?.() ?? [], roomBeside) : (texts?.() ?? []),
  );
}

/** Forms for a key, each without what it needs no more than a few rows for, if it has room enough then, or both ways. */
function keyForms(forms: readonly TextForm[], roomBeside: number): readonly TextForm[] {
  return forms.flatMap((parts) => {
    const short = parts.filter((part) => part !== FURTHER_NUMBERS);
    if (short.length === parts.length) return [parts];
    return isRoomy(short, roomBeside) ? [short] : [parts, short];
  });
}

function isRoomy(parts: readonly Part[], roomBeside: number): boolean {
  return countOf(parts) * Math.max(1, roomBeside) >= KEY_ROWS;
}

/** What the column means, begun as a check asks; null: too little is left of it. */
function meantBehind(prefix: string, request: DomainRequest, length: number): readonly Part[] | null {
  const { distinct, roomBeside, facts } = request;
  if (facts.prefix === '') return null;
  const wanted = distinct ? KEY_ROWS / Math.max(1, roomBeside) : ENOUGH_TEXTS;
  const begun = formsOf(request).flatMap((form) => begunWith(prefix, form));
  const fits = (parts: readonly Part[]) => shortestOf(parts) >= facts.lengthLeast && widthOfAll(parts) <= length;
  return begun.find((parts) => fits(parts) && countOf(parts) >= wanted) ?? null;
}

/** Parts of which only the first characters vary: those that a key compares. */
function comparedParts(parts: readonly Part[], comparedLength: number): readonly Part[] {
  let width = 0;
  return parts.map((part) => {
    width += widthOf(part);
    return width <= comparedLength
      ? part
      : text(
          textOf(
            part,
            digitSizes(part).map(() => 0),
          ),
        );
  });
}

function startsWith(parts: readonly Part[], prefix: string): boolean {
  const [first] = parts;
  return prefix === '' || (first?.kind === 'constant' && first.text.startsWith(prefix));
}

function countOf(parts: readonly Part[]): number {
  return parts.reduce((count, part) => digitSizes(part).reduce((product, size) => product * size, count), 1);
}

function shortestOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + shortest(part), 0);
}

function shortest(part: Part): number {
  switch (part.kind) {
    case 'pool':
      return Math.min(...part.entries.map(({ length }) => length));
    case 'integer':
      return part.first > 0 ? String(part.first).length : 1;
    case 'wide':
      return 1;
    case 'again':
      return shortest(part.of);
    default:
      return widthOf(part);
  }
}

/** The parts without blanks at the end, which a padded type loses. */
function withoutBlankEnd(parts: readonly Part[]): readonly Part[] {
  const last = parts.at(-1);
  if (last?.kind === 'constant') {
    const kept = last.text.trimEnd();
    if (kept === '' && parts.length > 1) return withoutBlankEnd(parts.slice(0, -1));
    return [...parts.slice(0, -1), text(kept)];
  }
  if (last?.kind !== 'pool') return parts;
  const entries = last.entries.filter((entry) => !entry.endsWith(' '));
  return entries.length === 0 ? parts : [...parts.slice(0, -1), refilled(last, entries)];
}

/** The parts by the most telling of what is asked: bounds, a beginning or a length, the name. */
function partsFor(request: DomainRequest, length: number): readonly Part[] {
  const { facts, distinct, meanings } = request;
  const bounds = [facts.least?.value, facts.most?.value, ...facts.excluded];
  if (bounds.some((value) => typeof value === 'number')) return numericParts(request, length);
  if (facts.prefix === '' && facts.lengthLeast <= 1 && (facts.least !== null || facts.most !== null)) {
    const lettered = letteredParts(request, length) ?? partsBefore(request, length);
    if (lettered !== null) return lettered;
  }
  const prefix = facts.prefix === '' ? beginningWithin(request) : facts.prefix;
  const fitted = () => fittedParts({ ...request, facts: { ...facts, prefix } }, length);
  if (prefix !== '') return meantBehind(prefix, request, length) ?? fitted();
  const parts = distinct ? keyParts(request, length) : naturalParts(meanings, length);
  return shortestOf(parts) >= facts.lengthLeast ? parts : fitted();
}

/** Text that reads as a number, for a column that is compared with numbers. */
function numericParts({ facts }: DomainRequest, length: number): readonly Part[] {
  const most = 10 ** Math.min(length, 9) - 1;
  const interval = narrowed(facts, numberOf, { first: 0, last: most }, { first: 0, last: most });
  return interval === null ? [text('0')] : [numberPart(interval, 0)];
}

/** Single characters. What quotes and escapes, and what older character sets lack, is no punctuation here. */
const PUNCTUATION = '!#$%&()*+,-./:;<=>?_';
const [DIGITS, LETTERS, CAPITALS] = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'] as const;
const SMALL = LETTERS + DIGITS;

/** Classes of characters whose order among themselves is the same under every collation. */
const ORDERED = [DIGITS, LETTERS, CAPITALS];

/** Text between bounds of one character, as `BETWEEN 'A' AND 'F'` sets them; null: the bounds are others. */
function letteredParts(request: DomainRequest, length: number): readonly Part[] | null {
  const { least, most } = request.facts;
  const bounds = [least, most].map((bound) => (bound === null ? null : String(bound.value)));
  const [low, high] = bounds;
  const all = ORDERED.find((members) => bounds.every((bound) => bound === null || members.includes(bound)));
  if (all === undefined || bounds.some((bound) => bound !== null && bound.length !== 1)) return null;
  const entries = [...all].filter((one) => {
    if (low && (one < low || (one === low && least?.strict && length === 1))) return false;
    // What follows the bound's own character would be behind the bound.
    return !high || one < high || (one === high && length === 1 && !most?.strict);
  });
  return entries.length === 0
    ? null
    : [pool(entries), ...codeParts(Math.min(length - 1, codeLengthBehind(1, request)))];
}

/** Text between two bounds of which the upper begins with the lower, before the upper's next characters under every collation; null: the bounds are others. */
function partsBefore(request: DomainRequest, length: number): readonly Part[] | null {
  const { least, most } = request.facts;
  const [low, high] = [String(least?.value ?? ''), String(most?.value ?? '')];
  if (low === '' || low === high || !high.startsWith(low)) return null;
  for (let place = low.length; place < Math.min(high.length, length); place++) {
    const entries = ORDERED.flatMap((members) => [...members]).filter((one) => isBefore(one, high.charAt(place)));
    if (entries.length === 0) continue;
    const rest = codeParts(Math.min(length - place - 1, codeLengthBehind(place + 1, request)));
    return [text(high.slice(0, place)), pool(entries), ...rest];
  }
  return null;
}

/** A beginning that keeps text within bounds: the lower bound itself, or a digit, which sorts before all letters. */
function beginningWithin({ facts }: DomainRequest): string {
  if (facts.least !== null) return String(facts.least.value);
  return facts.most === null ? '' : '0';
}

/** A pool without entries that a collation takes for one that it has: a key may count them once. */
function withoutEquals(part: Part, equalLetters: readonly string[]): Part {
  return part.kind === 'pool' ? refilled(part, collated(part.entries, equalLetters)) : part;
}

/** A pool of which each entry is there once. */
function withoutRepeats(part: Part): Part {
  return part.kind === 'pool' ? refilled(part, [...new Set(part.entries)]) : part;
}

/** A pool with other entries: where there are as many, they stand in the places of those before. */
function refilled(part: Extract<Part, { kind: 'pool' }>, entries: readonly string[]): Part {
  return entries.length === part.entries.length ? { ...part, entries } : pool(entries);
}

function inCase(parts: readonly Part[], letters: 'lower' | 'upper'): readonly Part[] {
  const fold = (piece: string) => (letters === 'lower' ? piece.toLowerCase() : piece.toUpperCase());
  // What is written once more has its entries in the same places.
  const isRepeated = parts.some((part) => part.kind === 'again');
  return parts.flatMap((part): readonly Part[] => {
    if (part.kind === 'constant') return [text(fold(part.text))];
    if (part.kind === 'hexadecimal' && letters === 'upper') return upperHexadecimal(part.width);
    if (part.kind === 'again' && part.of.kind === 'pool') {
      return [{ ...part, of: { ...part.of, entries: part.of.entries.map(fold) } }];
    }
    if (part.kind !== 'pool') return [part];
    const folded = part.entries.map(fold);
    const different = [...new Set(folded)];
    // Where no two become one, each stays where other columns pick it, too.
    const isTold = different.length === new Set(part.entries).size;
    return [isRepeated || isTold ? { ...part, entries: folded } : refilled(part, different)];
  });
}

const HEXADECIMAL = [...'0123456789ABCDEF'];
const HEXADECIMAL_PAIRS = HEXADECIMAL.flatMap((high) => HEXADECIMAL.map((low) => high + low));

/** Hexadecimal digits in capitals, two a pool: those that are counted are in small letters. */
function upperHexadecimal(width: number): readonly Part[] {
  const pairs = Array.from({ length: Math.floor(width / 2) }, () => pool(HEXADECIMAL_PAIRS));
  return width % 2 === 0 ? pairs : [...pairs, pool(HEXADECIMAL)];
}

function widthOfAll(parts: readonly Part[]): number {
  return parts.reduce((width, part) => width + widthOf(part), 0);
}

/** The first form of a meaning that fits, else a phrase, a word or a code. */
function naturalParts(meanings: readonly Meaning[], length: number): readonly Part[] {
  for (const { texts } of meanings) {
    const form = fittingForm(texts?.() ?? [], length);
    if (form !== null) return form;
  }
  const phrase = [pool(adjectives), text(' '), pool(nouns)];
  if (widthOfAll(phrase) <= length) return phrase;
  const fitting = nouns.filter((noun) => noun.length <= length);
  return fitting.length >= 20 ? [pool(fitting)] : codeParts(length);
}

/** Rows that a key tells apart by letters and digits, so that it needs no other characters. */
const ENOUGH_ROWS = 100_000;

/** Text of a key: of one character, all that its collation tells apart where the key needs them, letters and digits last. */
function keyParts(request: DomainRequest, length: number): readonly Part[] {
  const { comparedLength, roomBeside, keepsCase } = request;
  const compared = Math.min(length, comparedLength);
  if (compared !== 1 || roomBeside * SMALL.length >= ENOUGH_ROWS) return distinctParts(request, compared);
  return [pool([...PUNCTUATION, ...(keepsCase ? CAPITALS : ''), ...SMALL])];
}

/** Values that people count, at most: the countries, the currencies. A key has each of them once. */
const COUNTED_VALUES = 100_000;

/** Rows that a key has to tell apart where its values are no such. */
const KEY_ROWS = 9e6;

/** Text whose ranks all give different values under any collation, within the first `length` characters. */
function distinctParts({ meanings, roomBeside }: DomainRequest, length: number): readonly Part[] {
  const fitting = (forms: readonly TextForm[]) =>
    keyForms(forms, roomBeside).filter((parts) => widthOfAll(parts) <= length);
  for (const { unique, texts } of meanings) {
    const forms = fitting(unique?.() ?? []);
    const plain = unique === undefined ? (texts?.() ?? []).filter((form) => numberedForm(form) !== null) : [];
    const numbered = plain.map(numberedForm).filter((form) => form !== null);
    const form =
      forms.find((parts) => isRoomy(parts, roomBeside) || countOf(parts) <= COUNTED_VALUES) ??
      forms[0] ??
      // What is too short for a number behind its texts may have them beside others that tell the rows apart.
      fitting(numbered).find((parts) => isRoomy(parts, roomBeside) || countOf(parts) > COUNTED_VALUES) ??
      fitting(plain).find((parts) => isRoomy(parts, roomBeside)) ??
      fitting(plain)
        .map(likeCapitals)
        .find((parts) => parts !== null);
    if (form !== undefined) return form;
  }
  // The code comes first, so that a prefix of the value holds it.
  if (length >= CODE_LENGTH + 12) return [...codeParts(CODE_LENGTH), text(' '), pool(nouns)];
  const code = codeParts(Math.min(length, CODE_LENGTH));
  return meanings.length === 0 ? code : inCase(code, 'upper');
}

/** Letters of codes that a list has, at least, for others of them to tell enough rows apart. */
const LEAST_CAPITALS = 3;

/** Any capital letters, as many as all codes of a list have that are made of them: those of airports; null: it is no such list. */
function likeCapitals([part, more]: readonly Part[]): readonly Part[] | null {
  if (part?.kind !== 'pool' || more !== undefined) return null;
  const width = part.entries[0]?.length ?? 0;
  const isCode = part.entries.every((entry) => entry.length === width && /^[A-Z]+$/.test(entry));
  return isCode && width >= LEAST_CAPITALS ? Array.from({ length: width }, () => pool([...CAPITALS])) : null;
}

/** Characters of a code behind so many others: where it is to tell texts apart, a key has to compare all of it. */
function codeLengthBehind(count: number, { distinct, comparedLength }: DomainRequest): number {
  return distinct ? Math.max(0, Math.min(CODE_LENGTH, comparedLength - count)) : CODE_LENGTH;
}

/** Text with a given beginning and of a given length at least. */
function fittedParts(request: DomainRequest, length: number): readonly Part[] {
  const { facts } = request;
  const free = length - facts.prefix.length;
  const wanted = Math.max(Math.min(free, CODE_LENGTH), facts.lengthLeast - facts.prefix.length);
  const parts = codeParts(Math.min(wanted, codeLengthBehind(facts.prefix.length, request)));
  const fill = Math.max(0, facts.lengthLeast - facts.prefix.length - widthOfAll(parts));
  return [text(facts.prefix), ...parts, text('x'.repeat(fill))];
}
