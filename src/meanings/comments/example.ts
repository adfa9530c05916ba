import type { Meaning, TextForm } from '../../values/meaning.ts';
import { type Part, textOf } from '../../values/part.ts';
import { once, text } from '../builders/forms.ts';
import { yearly } from '../builders/shorthand.ts';
import { formsOf, MOST_DIGITS, piecesOf } from './form-pieces.ts';
import { MOST_OF_CLAUSES } from './limits.ts';
import { countSaid, spelledForm } from './spelled-form.ts';

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

/** Letters and signs that stand for the digits of a number: `SO-YYYY-NNNNNN`, `AB-####`. */
const STANDS_FOR_DIGITS = /(?<![A-Z])(?:N{3,}|X{4,})(?![A-Z])|#{2,}|(?<=[-_])x{4,}\b/g;

/** What no sentence has: signs that stand for digits, or numbers of nothing. */
const STATED = /(?<![A-Z])(?:N{3,}|X{4,}|YYYY)|#{2,}|0{3,}|9{3,}|[-_]x{4,}\b/;

/** Places of a template between brackets: `<year>`, `{4 digits}`, `<six digits>`. */
const PLACE = /<([^<>]{1,20})>|\{([^{}]{1,20})\}/g;

/** What stands in a place of a template, in letters that stand for digits and others; as it is where that is not said. */
function standingIn(place: string, inside: string): string {
  if (/^(?:year|yyyy)$/i.test(inside)) return 'YYYY';
  if (/^(?:n{3,}|x{4,}|#{2,})$/i.test(inside)) return inside.toUpperCase();
  const [, said = '', unit = ''] = /^(\w+)[- ](digit|letter)s?$/i.exec(inside) ?? [];
  const count = countSaid(said);
  if (count < 1 || count > MOST_DIGITS) return place;
  return unit.toLowerCase() === 'digit' ? '1'.padStart(count, '0') : 'A'.repeat(count);
}

/** A template as an example of it; what stands for a day stays. */
function filledIn(template: string): string {
  return template.replace(STANDS_FOR_DIGITS, (signs) => '1'.padStart(Math.min(signs.length, MOST_DIGITS), '0'));
}

/** A clause that is a template, as nothing else has numbers of nothing or letters that stand for some. */
const TEMPLATE = /^[A-Z]+[-/_.]?(?:[A-Z\d]+[-/_.])*(?:0{3,}|9{3,}|N{3,}|X{4,}|#{2,})$/;

/** The example that a comment gives; null: it gives none. */
function exampleIn(comment: string): string | null {
  const said = comment
    .slice(0, MOST_OF_CLAUSES)
    .trim()
    .replace(PLACE, (place, angle = '', brace = '') => standingIn(place, angle + brace));
  const clause = said.split(/[,;()]|:\s/).find((one) => TEMPLATE.test(one.trim()));
  const [, found = clause?.trim() ?? ''] = ALONE.exec(said) ?? INTRODUCED.exec(said) ?? [];
  const example = filledIn(found);
  const pieces = piecesOf(example);
  // Which parts of days these are, no form says.
  const isUnclear = pieces.some((piece) => piece.kind !== 'date' && /^(?:YY(?:YY)?|DD|MM|HH|SS)+$/.test(piece.text));
  const isDay = pieces.every((piece) => piece.kind === 'date' || /^[-/._:]+$/.test(piece.text));
  const isForm =
    pieces.some(({ kind }) => kind === 'number' || kind === 'date') &&
    (/\d.*\d/.test(example) || pieces.some(({ kind }) => kind === 'date')) &&
    /[A-Za-z]|[-/]/.test(example) &&
    example.length <= LONGEST;
  return isForm && !isUnclear && !isDay && !OTHERWISE.test(example) ? example : null;
}

/** Two years of which the second follows the first one. */
const SUCCESSIVE = /^((?:19|20)\d\d)([-/])((?:\d\d){1,2})$/;

/** Two years one behind the other, of the last ones; of what tells more rows apart, any. */
function consecutive(year: number, between: string, width: number): ReturnType<typeof formsOf> {
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

/** Forms like an example, which is of this year or the years before it. */
function formsLike(example: string, year: number): ReturnType<typeof formsOf> {
  const years = SUCCESSIVE.exec(example);
  return years === null ? formsOf(piecesOf(example), year) : consecutive(year, years[2] ?? '', years[3]?.length ?? 4);
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

/** Names of meanings whose values have a form that nobody knows beforehand, and such as a form that is stated says more than. */
const OPEN = /^(?:number|general|label|study|commerce|weather)\./;
const VAGUE =
  /^(?:kind|media|text|file\.name|health\.insurance|identifier\.(?:serial|part|reference|external|company))\b/;

type FormsOfYear = (year: number) => ReturnType<typeof formsOf>;

/** The forms that a comment says without a doubt, in words or with signs that stand for digits; null: it says none so. */
function statedForms(comment: string): FormsOfYear | null {
  const spelled = spelledForm(comment);
  if (spelled !== null) return (year) => formsOf(spelled, year);
  return STATED.test(comment.slice(0, MOST_OF_CLAUSES)) ? exampleForms(comment) : null;
}

/** The forms of the example that a comment gives; null: it gives none. */
function exampleForms(comment: string): FormsOfYear | null {
  const example = exampleIn(comment);
  return example === null ? null : (year) => formsLike(example, year);
}

/** What a column means by its name, with texts of some forms. */
function withForms(meant: Meaning | null, forms: FormsOfYear | null): Meaning | null {
  if (forms === null) return null;
  return {
    ...(meant ?? { name: 'shown.example' }),
    ...yearly((year) => {
      const made = once(() => forms(year - 1));
      return { texts: () => made().texts, unique: () => made().unique };
    }),
  };
}

/** What a column means whose comment states the form of its values, for what it means by its name; null: it says no more than that. */
export function meaningStated(comment: string, meant: Meaning | null): Meaning | null {
  const isOpen = meant === null || OPEN.test(meant.name) || VAGUE.test(meant.name);
  return isOpen ? withForms(meant, statedForms(comment)) : null;
}

/** What a column means whose comment gives an example, for what it means by its name; null: no example says more than that. */
export function meaningLike(comment: string, meant: Meaning | null): Meaning | null {
  return meant === null || OPEN.test(meant.name) ? withForms(meant, exampleForms(comment)) : null;
}
