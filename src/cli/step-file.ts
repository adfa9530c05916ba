import type { CutStep } from './cuts.ts';

/** Characters of a table's name in a file's: with its number and what is joined to it far less than any system takes. */
const NAME_CHARACTERS = 100;

/** Digits of a step's number at least, so that the files' order is that of their names. */
const NUMBER_DIGITS = 3;

/** The file that takes the others in order. */
export const LOAD_FILE = 'load.sql';

/** The name of a step's file. `steps`: of the whole script, so that all shards name it alike. */
export function stepFile({ number, step: { tables, pieces, ending } }: CutStep, steps: number): string {
  const digits = Math.max(NUMBER_DIGITS, String(steps).length);
  const [table, ...others] = tables;
  const isCompletion = pieces.some((piece) => typeof piece !== 'string' && piece.isCompletion);
  const name = table === undefined ? (number === 0 ? 'before' : 'after') : safeName(table);
  const joined = others.length === 0 ? '' : `_and_${others.length}_more`;
  return `${String(number + 1).padStart(digits, '0')}_${name}${joined}${isCompletion ? '_references' : ''}.${ending}`;
}

/** What any file system takes and any client reads as one word; names that become the same differ by their numbers. */
function safeName(table: readonly string[]): string {
  return table
    .map((part) => part.replaceAll(/[^A-Za-z0-9_-]/g, '_'))
    .join('.')
    .slice(0, NAME_CHARACTERS);
}
