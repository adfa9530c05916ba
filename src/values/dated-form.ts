import { type Part, PICKED_YEAR } from './part.ts';

/* Years in the numbers that firms and offices give, as patterns leave room for them. */

/** Digits of a year. */
const WIDTH = 4;

/** Rows that what else there is in such a number has to tell apart at least, where it is a key. */
const LEAST_APART = 1e6;

/** Letters with a sign behind them, and a sign that stands in front of a number. */
const BEGINNING = /[A-Za-z]{2,}[-/_.]$/;
const SIGN = /^[-/_.]/;

/**
 * Texts of a pattern in which four digits between signs, behind letters, are a year: `CLM-2025-000123`. The row's own moment says which
 * one. Null: there are no such digits, or the others tell too few rows apart.
 */
export function datedForm(outline: readonly Part[], year: number, isKey: boolean): readonly Part[] | null {
  const at = outline.findIndex((part, place) => {
    const isBegun = part.kind === 'constant' && BEGINNING.test(part.text);
    const end = outline[place + 1 + WIDTH];
    const isEnded = end?.kind === 'constant' && SIGN.test(end.text);
    return isBegun && isEnded && outline.slice(place + 1, place + 1 + WIDTH).every(isDigit);
  });
  if (at < 0) return null;
  const rest = outline.slice(at + 1 + WIDTH);
  const digits = rest.filter(isDigit).length;
  if (digits === 0 || (isKey && 10 ** digits < LEAST_APART)) return null;
  const own: Part = { kind: 'digits', width: WIDTH, first: year, size: 1, picks: PICKED_YEAR };
  return [...outline.slice(0, at + 1), own, ...rest];
}

function isDigit(part: Part): boolean {
  return part.kind === 'pool' && part.entries.length === 10 && part.entries.every((entry) => /^\d$/.test(entry));
}
