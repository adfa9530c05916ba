import type { Locale } from '../../pools/local.ts';

/** Letters of a language in the letters that it is written with where there are no others. */
const GERMAN = { Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ä: 'ae', ö: 'oe', ü: 'ue' };

/** As passports have them (ICAO 9303), but for what words end in. */
const RUSSIAN = Object.fromEntries(
  'а=a б=b в=v г=g д=d е=e ё=e ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya'
    .split(' ')
    .map((pair): readonly [string, string] => [pair.charAt(0), pair.slice(2)])
    .flatMap(([small, spelt]) => [
      [small, spelt],
      [small.toUpperCase(), spelt.charAt(0).toUpperCase() + spelt.slice(1)],
    ]),
);

/** Letters without an accent that could be left out, and signs. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '’': '',
  ª: 'a',
  º: 'o',
  '–': '-',
};

/** How languages are spelt in ASCII; those that are not here cannot be, as nothing tells how their characters are read. */
const SPELLINGS: Partial<Record<Locale, Readonly<Record<string, string>>>> = {
  de: GERMAN,
  es: {},
  fr: {},
  it: {},
  nl: {},
  pl: {},
  pt_BR: {},
  ru: RUSSIAN,
};

/** What spells texts of a locale in ASCII; null: nothing does. */
export function spellerOf(locale: Locale): ((text: string) => string) | null {
  const own = SPELLINGS[locale];
  if (own === undefined) return null;
  return (text) =>
    text
      .replace(/[^ -~]/g, (letter) => own[letter] ?? LETTERS[letter] ?? letter)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[^ -~]/g, '');
}

/** A name as addresses on the web have it: small letters, digits and hyphens. */
export function handleOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9-]/g, '');
}

/** Signs that collations leave out, or take for each other. */
const IGNORED = /[\p{M}\p{Cf}\p{P}\s\u0640\u30fc]/gu;
const ALIKE: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ı: 'i',
  ى: 'ي',
  ة: 'ه',
};
const IS_ALIKE = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'g');
const BETWEEN_KANA = 0x60;

/** A text without all that some collation takes for the same: two of which this differs differ in each key. */
export function foldedWidely(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(IGNORED, '')
    .replace(IS_ALIKE, (letter) => ALIKE[letter] ?? letter)
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + BETWEEN_KANA))
    .replace(/[\u{10000}-\u{10ffff}]/gu, '\ufffd');
}
