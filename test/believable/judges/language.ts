import { type Judge, ofText, ofTexts } from '../expectation.ts';
import { folded } from './reading.ts';

/* What people write in words: names, titles, sentences. */

/** Words that names have in small letters. */
const PARTICLES =
  /^(?:a[fln]?|al-\p{L}+|am|and|auf|bei|bin|bint|d['’]\p{L}+|da|das|de|del|della|dem|den|der|des|di|do|dos|du|e|el|en|es|ibn|im|l[ae]|las|les|los|of|on|sur|ter|the|und|upon|van|von|wa|y|z[ou])$/u;
const NAME_WORD = /^[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]*$/u;

function isName(text: string, least: number, most: number): boolean {
  const words = text.split(' ');
  const isWhole = words.every((word) => NAME_WORD.test(word.replace(/,$/, '')) || PARTICLES.test(word));
  return (
    isWhole &&
    words.length >= least &&
    words.length <= most &&
    words.some((word) => NAME_WORD.test(word) || word.startsWith('al-')) &&
    isSpoken(text)
  );
}

/** No run of letters and digits that nobody could say: eight characters of a code, five consonants alone. */
function isSpoken(text: string): boolean {
  return (text.match(/[\p{L}\d]+/gu) ?? []).every((word) => {
    if (/^\d+$/.test(word)) return word.length <= 5;
    if (/\d/.test(word)) return word.length <= 7;
    return word.length < 5 || word === word.toUpperCase() || /[aeiouy]|[^ -~]/i.test(word);
  });
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

/** Also of two words (Mary Ann), or with a letter for the second. */
export const firstName = ofText('a first name: one or two capitalised words', (text) => isName(text, 1, 3));
export const lastName = ofText('a family name: capitalised words', (text) => isName(text, 1, 4));
/** With a title and what follows a name (Jr.), if it has them. */
export const fullName = ofText(
  "a person's name: two capitalised words or more",
  (text) => isName(text, 2, 6) || /^[\p{Lo}]{2,6}$/u.test(text),
);
/** As people call themselves: a name, or that of an account. */
export const displayName = ofText(
  'a name that somebody goes by',
  (text) => isName(text, 1, 6) || /^\p{L}[\p{L}\d_.+-]{1,40}(?:@[\w.-]+)?$/u.test(text),
);
export const salutation = ofText("a title before a person's name", (text) => {
  return /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|lady|lord|rev|herr|frau|mme|m)\.?$/i.test(text);
});
export const placeName = ofText('the name of a place: capitalised words', (text) =>
  isName(text.replace(/ \(.*\)$|(?<=\p{L})(?: ?[/,] ?| - )(?=\p{L})/gu, ' ').trim(), 1, 6),
);
export const companyName = ofText('the name of a company', (text) => {
  return (
    /^[\p{Lu}\d\p{Lo}][\p{L}\p{M}\d &,.'’()/+-]*$/u.test(text) &&
    isSpoken(text) &&
    wordCount(text) >= 1 &&
    wordCount(text) <= 9
  );
});
export const brand = ofText(
  'a name: one to three words, the first capitalised or all as a brand writes them',
  (text) => {
    return (
      /^[\p{L}\d][\p{L}\p{M}\d &.'’+!-]*$/u.test(text) &&
      /\p{Lu}/u.test(text) &&
      isSpoken(text) &&
      text.split(' ').length <= 4
    );
  },
);
/** What is no code: in a unique column, too. */
export const speakable = ofText('words, no code', (text) => /\p{L}|^\d{1,4}$/u.test(text) && isSpoken(text));
export const capitalised = ofText('begins with a capital letter or a number', (text) =>
  /^["'“‘(¿¡]?[\p{Lu}\p{Lo}\d]/u.test(text),
);
/** A question or an exclamation may be a title, a sentence that ends is none. */
export const noFullStop = ofText(
  'no full stop at its end',
  (text) => !/[^.]\.$/.test(text) || /\b(?:Inc|Jr|Sr|Vol|etc|St|Dr|Co|Ltd)\.$/.test(text),
);
export const wordsBetween = (least: number, most: number): Judge =>
  ofText(`${least} to ${most} words`, (text) => wordCount(text) >= least && wordCount(text) <= most);
/** Sentences as people write them, with at least so many words. */
export const prose = (leastWords: number): Judge =>
  ofText(`prose of ${leastWords} words or more`, (text) => {
    const codes = text.split(/\s+/).filter((word) => !isSpoken(word) && !/[/@.]\S/.test(word));
    return wordCount(text) >= leastWords && codes.length <= wordCount(text) / 20;
  });
export const sentences = ofText('whole sentences: a capital letter first, a full stop or the like last', (text) => {
  const plain = text.replace(/<[^>]*>/g, '').trim();
  return /^[#*_"'“‘(¿¡\s-]*[\p{Lu}\p{Lo}\d]/u.test(plain) && /[.!?…:)"'”’]$/.test(plain);
});
export const streetWithNumber = ofText(
  'a street, and a number in it',
  (text) => /\p{L}{2}/u.test(text) && /\d|\bs\/n\b/.test(text) && isSpoken(text) && text.includes(' '),
);
export const street = ofText(
  'the name of a street',
  (text) => /^[\p{Lu}\d\p{Lo}][\p{L}\p{M}\d .,'’/-]*$/u.test(text) && /\p{L}{2}/u.test(text) && isSpoken(text),
);
/** A word of a state, a kind or a class, as programs and people write them. */
export const label = ofText(
  'a word or two that name a class',
  (text) => /^\p{L}[\p{L}\p{M}\d &/_.,'’()+-]{0,59}$/u.test(text) && isSpoken(text.replaceAll('_', ' ')),
);

/** The first word of the pattern's alternatives that a value holds decides: accepts any way to write them. */
export const naming = (what: string, stems: RegExp): Judge =>
  ofText(`names ${what}`, (text) => stems.test(folded(text)));

export const longerThan = ofTexts(
  'the first is longer than the second',
  (long = '', short = '') => long.length > short.length,
);
export const different = ofTexts('the two differ', (first, second) => first !== second);
