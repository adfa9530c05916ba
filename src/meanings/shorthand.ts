import type { NumberForm, Spread, TextForm } from '../values/meaning.ts';
import type { Part } from '../values/part.ts';
import type { MeaningRow } from './row.ts';

/* What the rows of the table of meanings say often, in short. */

export const normal = (mean: number, deviation: number): Spread => ({ kind: 'normal', mean, deviation });
export const lognormal = (median: number, sigma: number): Spread => ({ kind: 'lognormal', median, sigma });
export const exponential = (mean: number): Spread => ({ kind: 'exponential', mean });
export const zipf = (exponent: number): Spread => ({ kind: 'zipf', exponent });

/** Relative weights of numbers, from 0 on or from another. */
export const weights = (list: readonly number[], first = 0): Spread => ({
  kind: 'weights',
  weights: new Map(list.map((weight, i) => [first + i, weight])),
});

/** Relative weights of some numbers. */
export const weightsBy = (by: Readonly<Record<number, number>>): Spread => ({
  kind: 'weights',
  weights: new Map(Object.entries(by).map(([value, weight]) => [Number(value), weight])),
});

/** Numbers between two, both included. */
export const between = (first: number, last: number, spread?: Spread, scale = 0): NumberForm => ({
  first,
  last,
  scale,
  ...(spread === undefined ? {} : { spread }),
});

/** What is made when it is first asked for, and the same whenever it is asked for again. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Entries of a list that have so many characters at most. */
export const within = (entries: readonly string[], length: number): readonly string[] =>
  entries.filter((entry) => entry.length <= length);

/** Words with commas between them, as a list. */
export const listOf = (words: string): readonly string[] => words.split(',').map((word) => word.trim());

/** Each of some parts as a form of its own. */
export const forms = (...parts: readonly Part[]): (() => readonly TextForm[]) =>
  once(() => parts.map((part) => [part]));

/** A row of numbers. */
export const measure = (
  name: string,
  names: string,
  numbers: NumberForm,
  more: Partial<MeaningRow> = {},
): MeaningRow => ({
  name: `measure.${name}`,
  names,
  numbers,
  ...more,
});
