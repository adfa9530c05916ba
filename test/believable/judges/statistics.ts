import type { Statistic, Value } from '../expectation.ts';
import { DAY_MS, momentOf, numberOf, truthOf } from './reading.ts';

/* What values are together. The bounds leave room for chance: a share of 200 rows varies by ten per cent. */

type Rows = readonly (readonly Value[])[];

function texts(rows: Rows): readonly string[] {
  return rows.flatMap((row) => row.filter((value) => value !== null));
}

function numbers(rows: Rows): readonly number[] {
  return texts(rows)
    .map(numberOf)
    .filter((number) => !Number.isNaN(number));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function counts(rows: Rows): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const text of texts(rows)) found.set(text, (found.get(text) ?? 0) + 1);
  return found;
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}

/** A figure of the rows that lies in a range; NaN, where nothing shows it, does not. */
function figure(
  words: string,
  least: number,
  most: number,
  of: (rows: Rows) => number,
  written: (figure: number) => string = String,
): Statistic {
  return {
    words: `${words} between ${written(least)} and ${written(most)}`,
    contradiction: (rows) => (of(rows) >= least && of(rows) <= most ? null : `it is ${written(of(rows))}`),
  };
}

export const nullShare = (least: number, most: number): Statistic =>
  figure('NULL in a share', least, most, (rows) => 1 - texts(rows).length / rows.length, percent);

export const trueShare = (least: number, most: number): Statistic =>
  figure(
    'true in a share',
    least,
    most,
    (rows) => mean(texts(rows).map((text) => (truthOf(text) === true ? 1 : 0))),
    percent,
  );

/** The share of values, NULLs aside, that a form takes. */
export const shareMatching = (what: string, form: RegExp, least: number, most: number): Statistic =>
  figure(
    `${what} in a share`,
    least,
    most,
    (rows) => mean(texts(rows).map((text) => (form.test(text) ? 1 : 0))),
    percent,
  );

export const distinctBetween = (least: number, most: number): Statistic =>
  figure('a number of different values', least, most, (rows) => counts(rows).size);

export const distinctAtLeast = (least: number): Statistic => ({
  words: `${least} different values or more`,
  contradiction: (rows) => (counts(rows).size >= least ? null : `there are ${counts(rows).size}`),
});

/** Different values in this share of rows at least, where values are there. */
export const varied = (share: number): Statistic =>
  figure('a share of different values', share, 1, (rows) => counts(rows).size / texts(rows).length, percent);

export const medianBetween = (least: number, most: number): Statistic =>
  figure('a median', least, most, (rows) => median(numbers(rows)));

/** The mean is a tenth above the median, at least: few large values and many small ones. */
export const skewed: Statistic = {
  words: 'many small values and few large ones',
  contradiction: (rows) => {
    const [average, middle] = [mean(numbers(rows)), median(numbers(rows))];
    return average >= middle * 1.1 && average > 0
      ? null
      : `the mean is ${average.toPrecision(4)}, the median ${middle}`;
  },
};

/** Some values are much more frequent than others. */
export const uneven = (times: number): Statistic => ({
  words: `the most frequent value at least ${times} times as frequent as the rarest`,
  contradiction: (rows) => {
    const found = [...counts(rows).values()];
    if (found.length < 2) return `there are ${found.length} different values`;
    const [least, most] = [Math.min(...found), Math.max(...found)];
    return most >= least * times ? null : `they occur ${least} to ${most} times`;
  },
});

/** From the first to the last moment so many days at least. */
export const spansDays = (days: number): Statistic =>
  figure('days from the first to the last', days, 365 * 200, (rows) => {
    const moments = texts(rows).map(momentOf);
    return Math.round((Math.max(...moments) - Math.min(...moments)) / DAY_MS);
  });

/** What machines note happens at any second; people agree upon round times. */
export const unequalSeconds: Statistic = {
  words: 'seconds of all kinds',
  contradiction: (rows) => {
    const seconds = new Set(texts(rows).map((text) => /:\d\d:(\d\d)/.exec(text)?.[1]));
    return seconds.size >= 20 ? null : `${seconds.size} different seconds`;
  },
};

/** Names of two sexes and towns of the same name occur. */
const AGREEING = 0.85;

/**
 * A functional dependency: rows with the same first value have the same second one, but for few. Where no first value occurs
 * twice, nothing speaks for it.
 */
export const determines: Statistic = {
  words: 'rows with the same first value have the same second one',
  contradiction: (rows) => {
    const partners = new Map<string, Map<string, number>>();
    for (const [first, second] of rows) {
      if (first === undefined || second === undefined || first === null || second === null) continue;
      const seen = partners.get(first) ?? new Map<string, number>();
      partners.set(first, seen.set(second, (seen.get(second) ?? 0) + 1));
    }
    let [repeated, agreeing] = [0, 0];
    for (const seen of partners.values()) {
      const occurrences = [...seen.values()];
      const total = occurrences.reduce((sum, count) => sum + count, 0);
      if (total < 2) continue;
      repeated += total;
      agreeing += Math.max(...occurrences);
    }
    if (repeated === 0) return 'no first value occurs twice';
    return agreeing >= repeated * AGREEING ? null : `${agreeing} of ${repeated} rows agree`;
  },
};
