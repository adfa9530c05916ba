import type { Table } from '../../ir.ts';
import { COMPUTED_DIGITS } from '../../meanings/agreements/agreement.ts';
import { meaningsOfTable, wordsOfColumns } from '../../meanings/index.ts';

/** Digits behind the point of what is computed of numbers, at most. */
export const MOST_DIGITS = 5;

/** A column of numbers that rows hold, with the words of its name. */
export interface NumberColumn {
  readonly name: string;
  readonly words: readonly string[];
  readonly isWhole: boolean;
  /** Whether its type has room for one digit before the point, as parts of one have. */
  readonly isOfOne: boolean;
  /** Digits behind the point that it has where it is computed, and those that its type has at most. */
  readonly digits: number;
  readonly mostDigits: number;
}

/** The columns of numbers of a table that nobody else fills. */
export function numberColumnsOf(table: Table): readonly NumberColumn[] {
  const meanings = meaningsOfTable(table);
  const wordsOf = wordsOfColumns(table);
  return table.columns.flatMap(({ name, type: { shape }, filledBy }): readonly NumberColumn[] => {
    if (filledBy !== 'writer') return [];
    const words = wordsOf(name);
    if (shape.kind === 'integer') return [{ name, words, isWhole: true, isOfOne: false, digits: 0, mostDigits: 0 }];
    if (shape.kind !== 'decimal' && shape.kind !== 'float') return [];
    const { precision, scale } = shape;
    const meant = meanings.get(name)?.find(({ meaning }) => meaning.numbers !== undefined)?.meaning.numbers;
    const natural = Math.max(meant === undefined ? (scale ?? 0) : (meant.scale ?? 0), COMPUTED_DIGITS);
    const digits = Math.min(scale ?? natural, natural);
    const isWhole = shape.kind === 'decimal' && scale === 0;
    return [
      {
        name,
        words,
        isWhole,
        isOfOne: precision !== null && precision - (scale ?? 0) <= 1,
        digits,
        mostDigits: scale ?? digits,
      },
    ];
  });
}
