import { type FormPiece, MOST_DIGITS } from './form-pieces.ts';
import { MOST_OF_CLAUSES } from './limits.ts';

/* The form of values in words: `E + six digits`, `letter followed by 5 digits`. */

const NUMERALS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** How many a numeral or a number says; 0: it says neither. */
export function countSaid(said: string): number {
  return Math.max(Number(said) || 0, NUMERALS.indexOf(said.toLowerCase()));
}

const COUNTED = String.raw`(?:(?:[Aa]n?|${NUMERALS.slice(1).join('|')}|\d{1,2})[ -])?(?:letter|digit)s?`;
const LITERAL = String.raw`(?:prefix )?['"\x60]?[A-Z][A-Z\d]{0,5}[-/_.#]?['"\x60]?`;
const PIECE = `(?:${COUNTED}|${LITERAL})`;
const JOINED = String.raw`(?:\s*\+\s*|,?\s(?:followed by|then|plus|and)\s|,\s)`;
const SPELLED = new RegExp(
  String.raw`(?:^|[,;:(]\s*|\b(?:starts with|begins with|format)\s)(${PIECE}(?:${JOINED}${PIECE})+)(?=$|[.,;)])`,
);

/** The pieces of the form that a comment spells; null: it spells none. */
export function spelledForm(comment: string): readonly FormPiece[] | null {
  const said = comment.slice(0, MOST_OF_CLAUSES).trim();
  const [, spelled = ''] = SPELLED.exec(said.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())) ?? [];
  const pieces = spelled.split(new RegExp(JOINED)).map(pieceOf);
  const isForm =
    pieces.some(({ kind }) => kind === 'number') &&
    pieces.some(({ kind }) => kind !== 'number') &&
    pieces.every(isRoomy);
  return isForm ? pieces : null;
}

function pieceOf(spelled: string): FormPiece {
  const [, said = '', unit] = /^(?:(\w+)[ -])?(letter|digit)s?$/.exec(spelled) ?? [];
  if (unit === undefined) return { kind: 'text', text: spelled.replace(/^prefix |['"\x60]/g, '') };
  const count = Math.max(1, countSaid(said));
  return unit === 'digit'
    ? { kind: 'number', text: '1'.padStart(count, '0') }
    : { kind: 'letters', text: 'A'.repeat(count) };
}

const isRoomy = (piece: FormPiece): boolean => piece.kind === 'date' || piece.text.length <= MOST_DIGITS;
