import { daysOf } from '../../values/date.ts';
import type { Meaning, NumberForm, Spread, TextForm } from '../../values/meaning.ts';
import { type Part, PICKED_YEAR } from '../../values/part.ts';
import { DEFAULT_TIME_LINE, referenceYear, type TimeLine, yearOfDay } from '../../values/time-line.ts';
import type { MeaningRow } from '../row.ts';

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

/** The year of the row, which is this one at first. */
export const yearPart = (year: number): Part => ({
  kind: 'digits',
  width: 4,
  first: year,
  size: 1,
  picks: PICKED_YEAR,
});

/**
 * What of a meaning the reference time moves, by the year in which that is: the year is over, or has begun with it. `make` gives years
 * relative to it.
 */
export function yearly(make: (year: number) => Partial<Meaning>): Partial<Meaning> {
  return onLines((line) => {
    const made = make(referenceYear(line));
    return made.numbers === undefined ? made : { ...made, numbers: { ...made.numbers, isDated: true } };
  });
}

/**
 * What of a meaning says in which years things happened. `make` gives it for the first and the last of them: so many years before the
 * reference time and the one before it, or those of a time line that is bounded.
 */
export function inYears(before: number, make: (first: number, last: number) => Partial<Meaning>): Partial<Meaning> {
  return onLines((line) => {
    const year = referenceYear(line);
    if (line.from === null && line.to === null) return make(year - before, year - 1);
    const days = daysOf({ from: -365 * before, to: 0, isEvent: true }, line);
    return make(yearOfDay(days.first), yearOfDay(days.last));
  });
}

/** What of a meaning a time line moves. The same one has the same each time. */
export function onLines(make: (line: TimeLine) => Partial<Meaning>): Partial<Meaning> {
  const made = new WeakMap<TimeLine, Partial<Meaning>>();
  const onLine = (line: TimeLine): Partial<Meaning> => {
    const found = made.get(line) ?? make(line);
    made.set(line, found);
    return found;
  };
  return { ...make(DEFAULT_TIME_LINE), onLine };
}

/** The years between two, both included. */
export const yearsFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

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
): MeaningRow & { readonly numbers: NumberForm } => ({
  name: `measure.${name}`,
  names,
  numbers,
  ...more,
});

/** A row of percentages, and in front of it the same as parts of one, for types that have one digit before the point. */
export function percentages(row: MeaningRow & { readonly numbers: NumberForm }): readonly MeaningRow[] {
  const { texts, ...numeric } = row;
  return [{ ...numeric, name: `${row.name} of one`, digits: 'one', numbers: scaled(row.numbers, -2) }, row];
}

/** A row of parts of one, and in front of it the same as percentages, for types that have room for these. */
export function fractions(row: MeaningRow & { readonly numbers: NumberForm }): readonly MeaningRow[] {
  return [{ ...row, name: `${row.name} in percent`, digits: 'more', numbers: scaled(row.numbers, 2) }, row];
}

/** Numbers with the point so many digits further to the right. */
function scaled({ first, last, scale = 0, spread }: NumberForm, places: number): NumberForm {
  const times = (value: number) => Number((value * 10 ** places).toFixed(6));
  return between(times(first), times(last), spread && scaledSpread(spread, times), Math.max(0, scale - places));
}

function scaledSpread(spread: Spread, times: (value: number) => number): Spread {
  switch (spread.kind) {
    case 'normal':
      return normal(times(spread.mean), times(spread.deviation));
    case 'lognormal':
      return lognormal(times(spread.median), spread.sigma);
    case 'exponential':
      return exponential(times(spread.mean));
    case 'zipf':
      return spread;
    case 'weights':
      return {
        kind: 'weights',
        weights: new Map([...spread.weights].map(([value, weight]) => [times(value), weight])),
      };
  }
}
