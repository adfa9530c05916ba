import type { TextForm } from '../../values/meaning.ts';
import { type Part, PICKED_MONTH, PICKED_MONTH_DAY, PICKED_SHORT_YEAR } from '../../values/part.ts';
import { digits, text } from '../builders/forms.ts';
import { yearPart } from '../builders/shorthand.ts';

/* The pieces of a form that a comment says, and the texts of that form. */

/** Letters and signs as they are, some letters, a number of so many digits, or what a day has in a text: a year, the last two digits of one. */
export type FormPiece =
  | { readonly kind: 'text' | 'letters'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'date'; readonly of: DatePiece };

type DatePiece = 'YYYY' | 'YY' | 'MM' | 'DD';

/** Digits of a number at most: more are a text as it is. */
export const MOST_DIGITS = 9;

/** A day in letters or in digits, glued or with one sign between its pieces; letters of years alone, too. */
const DAY =
  /(?<![A-Z])YY(?:YY)?(?:([-/.]?)MM(?:\1DD)?)?(?![A-Z])|YYYYMM(?:DD)?|(?<!\d)20[0-4]\d([-/.]?)(?:0[1-9]|1[0-2])\2(?:0[1-9]|[12]\d|3[01])(?!\d)/g;

/** A year of our days. */
const YEAR = /^(?:19[5-9]|20[0-4])\d$/;

/** Letters that stand for any others: the first of the alphabet, or one again and again. */
const ANY_LETTERS = /^(?:AB?C?D?E?|ABX|X?YZ?|([A-Z])\1+)$/i;

/** The pieces of an example, in which letters may stand for a day. */
export function piecesOf(example: string): readonly FormPiece[] {
  const pieces: FormPiece[] = [];
  let end = 0;
  for (const { 0: day, index } of example.matchAll(DAY)) {
    pieces.push(...plainPieces(example.slice(end, index)), ...dayPieces(day));
    end = index + day.length;
  }
  pieces.push(...plainPieces(example.slice(end)));
  if (pieces.some(({ kind }) => kind === 'date')) return pieces;
  const yearAt = pieces.findIndex((piece) => piece.kind === 'number' && YEAR.test(piece.text));
  return yearAt < 0 ? pieces : pieces.with(yearAt, { kind: 'date', of: 'YYYY' });
}

function dayPieces(day: string): readonly FormPiece[] {
  const letters = day.replace(/^\d{4}(\D?)\d\d(\D?)\d\d$/, 'YYYY$1MM$2DD');
  return (letters.match(/YYYY|YY|MM|DD|[^A-Z]/g) ?? []).map((piece) =>
    isDatePiece(piece) ? { kind: 'date', of: piece } : { kind: 'text', text: piece },
  );
}

const isDatePiece = (piece: string): piece is DatePiece => /^(?:YY(?:YY)?|MM|DD)$/.test(piece);

function plainPieces(example: string): readonly FormPiece[] {
  return (example.match(/\d+|[A-Za-z]+|[^A-Za-z\d]+/g) ?? []).map((piece) => {
    if (/^\d/.test(piece) && piece.length <= MOST_DIGITS) return { kind: 'number', text: piece };
    return { kind: ANY_LETTERS.test(piece) ? 'letters' : 'text', text: piece };
  });
}

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

/** Two digits of a day, counted from the first on. */
const ofDay = (picks: string, first: number, size: number): Part => ({ kind: 'digits', width: 2, first, size, picks });

/** What a day has in a text; a key does not tell rows apart by it: where the row has no moment, it is the same in all rows. */
function datePart(of: DatePiece, year: number, isKey: boolean): Part {
  if (of === 'YYYY') return yearPart(year);
  if (of === 'YY') return ofDay(PICKED_SHORT_YEAR, year % 100, 1);
  const [picks, first, size] = of === 'MM' ? [PICKED_MONTH, 7, 12] : [PICKED_MONTH_DAY, 14, 28];
  return isKey ? ofDay(`${picks} ${first}`, first, 1) : ofDay(picks, 1, size);
}

function partsOf(piece: FormPiece, year: number, isKey: boolean): readonly Part[] {
  if (piece.kind === 'date') return [datePart(piece.of, year, isKey)];
  if (piece.kind === 'number') return [digits(piece.text.length)];
  if (piece.kind === 'text') return [text(piece.text)];
  return [...piece.text].map((letter) => letters(letter < 'a' ? 'A' : 'a'));
}

/**
 * The texts of a form: letters stay, a day is that of the row, and the last number counts on in a column whose values differ. `year`:
 * that of days where the row has none.
 */
export function formsOf(
  pieces: readonly FormPiece[],
  year: number,
): { readonly texts: readonly TextForm[]; readonly unique: readonly TextForm[] } {
  const formFor = (isKey: boolean): TextForm => pieces.flatMap((piece) => partsOf(piece, year, isKey));
  const last = pieces.findLastIndex(({ kind }) => kind === 'number');
  const counting = (isOpen: boolean): TextForm =>
    pieces.flatMap((piece, at): readonly Part[] => {
      if (piece.kind !== 'number') return partsOf(piece, year, true);
      if (at !== last) return [text(piece.text)];
      const { length } = piece.text;
      const counter: Part = { kind: 'digits', width: length, first: 1, size: 10 ** length - 1, expected: 1 };
      return isOpen ? [CARRIED, counter] : [counter];
    });
  return { texts: [formFor(false)], unique: last < 0 ? [formFor(true)] : [counting(true), counting(false)] };
}
