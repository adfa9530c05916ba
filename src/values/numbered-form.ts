import { foldedLetters } from './collation.ts';
import type { Distribution } from './distribution.ts';
import type { TextForm } from './meaning.ts';
import { digitSizes, type Part, textOf } from './part.ts';

/* Texts that a key tells apart by numbers behind them, where they are the same up to there. */

/** Numbers of each of the two parts behind a text. */
const NUMBERS = Array.from({ length: 998 }, (_, i) => String(i + 2));
/** Only a key needs numbers. */
const noNumber: Distribution = { kind: 'weights', weights: [1, ...NUMBERS.map(() => 0)] };
/** What stands behind these numbers where they are too few. */
export const FURTHER_NUMBERS = numbers('.', 0);
/** The same where a pattern takes letters and digits, and no point. */
const LETTERED_NUMBERS = numbers('n', 0);
const behind = new Map<string, readonly Part[]>();

/** Nothing, then numbers from 2 on behind `before`, then others behind a point. What stands in front of them does not end in a digit. */
export function numberBehind(before: string): readonly Part[] {
  const parts = behind.get(before) ?? [numbers(before, 1), FURTHER_NUMBERS];
  behind.set(before, parts);
  return parts;
}

/** A form with further numbers behind a letter in the place of those behind a point; nothing: it has none. */
export function letteredForms(form: readonly Part[]): readonly (readonly Part[])[] {
  const lettered = form.map((part) => (part === FURTHER_NUMBERS ? LETTERED_NUMBERS : part));
  return form.includes(FURTHER_NUMBERS) ? [lettered] : [];
}

function numbers(before: string, expected: number): Part {
  const entries = ['', ...NUMBERS.map((number) => before + number)];
  return { kind: 'pool', entries, expected, distribution: noNumber };
}

/** Texts of a form that are looked at to see that no two are equal. */
const MOST_TEXTS = 20_000;

const known = new WeakMap<TextForm, TextForm | null>();

/** The texts of a form with numbers behind them; null: two of its ranks may give the same text to some collation, or it has too many to know. */
export function numberedForm(form: TextForm): TextForm | null {
  const found = known.get(form);
  if (found !== undefined) return found;
  const made = numbered(form);
  known.set(form, made);
  return made;
}

function numbered(form: TextForm): TextForm | null {
  if (form.some(({ kind }) => kind === 'again' || kind === 'computed')) return null;
  const sizes = form.map((part) => digitSizes(part).reduce((size, radix) => size * radix, 1));
  const count = sizes.reduce((product, size) => product * size, 1);
  if (count > MOST_TEXTS) return null;
  const texts = form.reduce<readonly string[]>(
    (beginnings, part) => {
      const endings = textsOf(part);
      return beginnings.flatMap((beginning) => endings.map((ending) => beginning + ending));
    },
    [''],
  );
  const folded = new Set(texts.map(foldedLetters));
  if (folded.size < count || folded.has('')) return null;
  const before = separatorOf(texts);
  // A text that is another one with a number behind it would come twice.
  const isNumbered = (text: string) => {
    const place = text.search(/(?<=\D)\d+(?:\.\d+)?$/);
    return place > 0 && folded.has(foldedLetters(text.slice(0, place - before.length)));
  };
  return texts.some(isNumbered) ? null : [...form, ...numberBehind(before)];
}

function textsOf(part: Part): readonly string[] {
  const [size = 1] = digitSizes(part);
  return Array.from({ length: size }, (_, rank) => textOf(part, [rank]));
}

/** What stands in front of a number behind such texts: what stands between their own words. */
function separatorOf(texts: readonly string[]): string {
  return [' ', '_'].find((separator) => texts.some((text) => text.includes(separator))) ?? '-';
}
