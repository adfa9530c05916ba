import type { Part } from '../values/part.ts';

/* Parts in short, for the rows of the table of meanings. */

export const text = (text: string): Part => ({ kind: 'constant', text });
export const pool = (entries: readonly string[]): Part => ({ kind: 'pool', entries });
/** One of the entries, in the same place as other columns of the row have of what it picks. */
export const picked = (picks: string, entries: readonly string[]): Part => ({ kind: 'pool', entries, picks });
/** One of the entries by relative weights. */
export const weighted = (weights: Readonly<Record<string, number>>): Part => ({
  kind: 'pool',
  entries: Object.keys(weights),
  distribution: { kind: 'weights', weights: Object.values(weights) },
});
export const number = (first: number, last: number): Part => ({ kind: 'integer', first, size: last - first + 1 });
export const digits = (width: number): Part => ({ kind: 'digits', width, first: 0, size: 10 ** width });
