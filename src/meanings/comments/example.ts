import type { Meaning, TextForm } from '../../values/meaning.ts';
import { type Part, textOf } from '../../values/part.ts';
import { digits, once, text } from '../builders/forms.ts';
import { yearly, yearPart } from '../builders/shorthand.ts';
import { MOST_OF_CLAUSES } from './limits.ts';

/* What an example in a column's comment says of the form of its values: `e.g. ORD-2024-000123`. */

/** Characters of an example at most. */
const LONGEST = 40;

/** A word of letters and digits, maybe with signs between them. */
const WORD = '[A-Za-z0-9#]+(?:[-/._:][A-Za-z0-9#]+)*';
const INTRODUCED = new RegExp(
  String.raw`\b(?:e\.\s?g\.?|eg|ex\.?|for example|example|examples|for instance|sample|such as|looks? like|like|format(?:ted as)?|in the form(?: of)?)[\s:,]+['"\x60]?(${WORD})`,
  'i',
);
const ALONE = new RegExp(String.raw`^['"\x60]?(${WORD})['"\x60]?\.?$`);

/** What looks like an example and names a norm, or is a value of another kind: a version, a day, an address. */
const OTHERWISE =
  /^(?:#[0-9a-f]{3,8}$|iso|iec|rfc|sha|md5|utf|aes|rsa|base|e\.164|icd|ean|upc|gtin|isbn|ipv|crc|bcp|mp\d|https?|v?\d+(?:\.\d+)+$|\d{4}-\d\d-\d\d|\d\d:\d\d|-?\d+(?:\.\d+)?$)/i;

/** Letters and signs that stand for the digits of a number: `SO-YYYY-NNNNNN`, `AB-####`. Which ones a month has is not said by chance. */
const STANDS_FOR_YEAR = /(?<![A-Z])YYYY(?![A-Z])/;
const STANDS_FOR_DIGITS = /(?<![A-Z])(?:N{3,}|X{4,})(?![A-Z])|#{2,}/g;

/** Places of a template between brackets: `<year>`, `{4 digits}`, `<six digits>`. */
const PLACE = /<([^<>]{1,20})>|\{([^{}]{1,20})\}/g;
const NUMERALS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** What stands in a place of a template, in letters that stand for digits and others; as it is where that is not said. */
function standingIn(place: string, inside: string): string {
  if (/^(?:year|yyyy)$/i.test(inside)) return 'YYYY';
  if (/^(?:n{3,}|x{4,}|#{2,})$/i.test(inside)) return inside.toUpperCase();
  const [, said = '', unit = ''] = /^(\w+)[- ](digit|letter)s?$/i.exec(inside) ?? [];
  const count = Math.max(Number(said) || 0, NUMERALS.indexOf(said.toLowerCase()));
  if (count < 1 || count > MOST_DIGITS) return place;
  return unit.toLowerCase() === 'digit' ? '1'.padStart(count, '0') : 'A'.repeat(count);
}

/** A template as an example of it. */
function filledIn(template: string): string {
  return template
    .replace(STANDS_FOR_YEAR, '2024')
    .replace(STANDS_FOR_DIGITS, (letters) => '1'.padStart(letters.length, '0'));
}

/** The example that a comment gives; null: it gives none. */
function exampleIn(comment: string): string | null {
  const said = comment
    .slice(0, MOST_OF_CLAUSES)
    .trim()
    .replace(PLACE, (place, angle = '', brace = '') => standingIn(place, angle + brace));
  const [, found = ''] = ALONE.exec(said) ?? INTRODUCED.exec(said) ?? [];
  const example = filledIn(found);
  // Which parts of days these are, no form says.
  if (/(?<![A-Z])(?:DD|MM|HH|SS)(?![A-Z])/.test(example)) return null;
  const isForm = /\d.*\d/.test(example) && /[A-Za-z]|[-/]/.test(example) && example.length <= LONGEST;
  return isForm && !OTHERWISE.test(example) ? example : null;
}

/** A year of our days. */
const YEAR = /^(?:19[5-9]|20[0-4])\d$/;

/** Letters that stand for any others: the first of the alphabet, or one again and again. */
const ANY_LETTERS = /^(?:AB?C?D?E?|ABX|X?YZ?|([A-Z])\1+)$/i;

/** Ranks of a part of digits at most. */
const MOST_DIGITS = 9;

const letters = (from: string): Part => ({
  kind: 'pool',
  entries: Array.from({ length: 26 }, (_, letter) => String.fromCharCode(from.charCodeAt(0) + letter)),
});

/** What stands in front of a padded number once that has no more of them: 1 and 00001 behind 99999. */
const CARRIED: Part = {
  kind: 'pool',
  entries: ['', ...Array.from({ length: 9999 }, (_, i) => String(i + 1))],
  distribution: { kind: 'weights', weights: [1, ...Array.from({ length: 9999 }, () => 0)] },
  expected: 1,
};

/** Two years of which the second follows the first one. */
const SUCCESSIVE = /^((?:19|20)\d\d)([-/])((?:\d\d){1,2})$/;

/** Two years one behind the other, of the last ones; of what tells more rows apart, any. */
function consecutive(year: number, between: string, width: number): ReturnType<typeof formsLike> {
  const from = (first: number): TextForm => [
    {
      kind: 'pool',
      entries: Array.from(
        { length: year - first + 1 },
        (_, i) => `${first + i}${between}${String(first + i + 1).slice(-width)}`,
      ),
    },
  ];
  return { texts: [from(year - 3)], unique: [from(year - 80)] };
}

/** Forms like an example: letters stay, a year is that of the row, and the last number counts on in a column whose values differ. */
function formsLike(
  example: string,
  year: number,
): { readonly texts: readonly TextForm[]; readonly unique: readonly TextForm[] } {
  const years = SUCCESSIVE.exec(example);
  if (years !== null) return consecutive(year, years[2] ?? '', years[3]?.length ?? 4);
  const pieces = example.match(/\d+|[A-Za-z]+|[^A-Za-z\d]+/g) ?? [];
  const isNumber = (piece: string) => /^\d+$/.test(piece) && piece.length <= MOST_DIGITS;
  const yearAt = pieces.findIndex((piece) => YEAR.test(piece));
  const last = pieces.findLastIndex((piece, at) => isNumber(piece) && at !== yearAt);
  const partsOf = (piece: string, at: number): readonly Part[] => {
    if (at === yearAt) return [yearPart(year)];
    if (isNumber(piece)) return [digits(piece.length)];
    if (!ANY_LETTERS.test(piece)) return [text(piece)];
    return [...piece].map((letter) => letters(letter < 'a' ? 'A' : 'a'));
  };
  const form = pieces.flatMap(partsOf);
  const counting = (isOpen: boolean): TextForm =>
    pieces.flatMap((piece, at): readonly Part[] => {
      if (at !== last) return isNumber(piece) && at !== yearAt ? [text(piece)] : partsOf(piece, at);
      const size = 10 ** piece.length - 1;
      const counter: Part = { kind: 'digits', width: piece.length, first: 1, size, expected: 1 };
      return isOpen ? [CARRIED, counter] : [counter];
    });
  return { texts: [form], unique: last < 0 ? [form] : [counting(true), counting(false)] };
}

/** Texts in a comment that may be examples of any form: all of it between quotes, or behind words that introduce one. */
const QUOTED = /^(['"\x60])([^'"\x60]{2,60})\1$/;
const BEHIND_WORDS = /\b(?:e\.\s?g\.?|eg|example|examples|for instance|such as|like|format)[\s:,]+([^,;)]{2,60})/i;

/** A text by its form alone: its words and numbers, and what stands between them. */
function outlineOf(text: string): string {
  return text.replace(/\p{L}+/gu, 'a').replace(/\d+/g, '0');
}

/** Meanings of a column that are looked at for the form of an example. */
const MOST_LOOKED_AT = 4;

/** What says that there are only digits, and that nothing stands between letters and digits. */
const DIGITS_ALONE = /\b(?:digits only|only digits|numeric only)\b/i;
const UNDIVIDED = /\b(?:no|without) (?:dots|dashes|hyphens|spaces|separators|punctuation)\b/i;

/** A form without what is not to stand in it; null: a part of it would be empty. */
function formWithout(form: TextForm, excluded: RegExp): TextForm | null {
  const bare = form.map((part): Part | null => {
    if (part.kind === 'constant') return text(part.text.replace(excluded, ''));
    if (part.kind !== 'pool') return part.kind === 'hexadecimal' && excluded !== SEPARATORS ? null : part;
    const entries = part.entries.map((entry) => entry.replace(excluded, ''));
    return entries.every((entry) => entry !== '') ? { ...part, entries } : null;
  });
  const left = bare.filter((part) => part !== null);
  return left.length < bare.length ? null : left.filter((part) => part.kind !== 'constant' || part.text !== '');
}

const NO_DIGITS = /\D/g;
const SEPARATORS = /[-. _/]/g;

/** The place of the meaning whose texts have the form that a comment says or gives an example of, with that form first; null: nothing else than now. */
export function formSaid(
  comment: string,
  meanings: readonly Meaning[],
): { readonly place: number; readonly meaning: Meaning } | null {
  const said = comment.slice(0, MOST_OF_CLAUSES).trim();
  const [first] = meanings;
  const excluded = DIGITS_ALONE.test(said) ? NO_DIGITS : UNDIVIDED.test(said) ? SEPARATORS : null;
  const plain = (excluded === null ? [] : (first?.texts?.() ?? []))
    .map((form) => (excluded === null ? null : formWithout(form, excluded)))
    .filter((form) => form !== null)
    .filter(({ length }) => length > 0);
  if (first !== undefined && plain.length > 0) return { place: 0, meaning: { ...first, texts: once(() => plain) } };
  const examples = [QUOTED.exec(said)?.[2], BEHIND_WORDS.exec(said)?.[1]].filter((one) => one !== undefined);
  const outlines = examples.map((one) => outlineOf(one.trim())).filter((outline) => outline !== 'a');
  if (outlines.length === 0) return null;
  for (const [place, meaning] of meanings.slice(0, MOST_LOOKED_AT).entries()) {
    const forms = meaning.texts?.() ?? [];
    const at = forms.findIndex((form) => outlines.includes(outlineOf(form.map((part) => textOf(part, [0])).join(''))));
    const form = forms[at];
    if (form === undefined) continue;
    return place === 0 && at === 0
      ? null
      : { place, meaning: at === 0 ? meaning : { ...meaning, texts: once(() => [form, ...forms]) } };
  }
  return null;
}

/** Names of meanings whose values have a form that nobody knows beforehand. */
const OPEN = /^(?:number|general|label|study|commerce|weather)\./;

/** What a column means whose comment gives an example, for what it means by its name; null: no example says more than that. */
export function meaningLike(comment: string, meant: Meaning | null): Meaning | null {
  const example = meant === null || OPEN.test(meant.name) ? exampleIn(comment) : null;
  if (example === null) return null;
  return {
    ...(meant ?? { name: 'shown.example' }),
    ...yearly((year) => {
      const made = once(() => formsLike(example, year - 1));
      return { texts: () => made().texts, unique: () => made().unique };
    }),
  };
}
