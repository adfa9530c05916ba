import type { DialectName } from '../../grammar/index.ts';

/** A value as a reader sees it: its text without quotes, or null. */
export type Value = string | null;

/** What values of one row should be. */
export interface Judge {
  /** What is expected, to be read behind the names of the columns. */
  readonly words: string;
  /** Whether the values of a row's columns meet it; null: nothing is expected of this row. */
  readonly holds: (values: readonly Value[]) => boolean | null;
}

/** What the values of all rows together should be. */
export interface Statistic {
  readonly words: string;
  /** What was found instead, given the values of each row's columns; null: it holds. */
  readonly contradiction: (rows: readonly (readonly Value[])[]) => string | null;
}

/** What was found where an expectation does not hold: in words, and some of the values that show it. */
export interface Contradiction {
  readonly found: string;
  readonly offenders: readonly string[];
}

/** What somebody who looks at rows of a table expects of them. */
export interface Expectation {
  readonly name: string;
  readonly columns: readonly string[];
  /** What speaks against it in the values of these columns, row by row; null: it holds. */
  readonly contradiction: (rows: readonly (readonly Value[])[]) => Contradiction | null;
}

/** A table as a developer writes it, and what is expected of its rows. */
export interface BelievableTable {
  readonly name: string;
  readonly dialect: DialectName;
  readonly ddl: string;
  readonly expectations: readonly Expectation[];
}

type Columns = string | readonly string[];

/** Offending values that are shown: enough to see what is wrong. */
const MAX_OFFENDERS = 3;

/** Characters of a value that are shown. */
const MAX_SHOWN_CHARACTERS = 60;

/** Every row that something is expected of meets it. */
export function every(columns: Columns, judge: Judge): Expectation {
  return atLeast(1, columns, judge, '');
}

/** At least this share of the rows that something is expected of meets it. */
export function most(share: number, columns: Columns, judge: Judge): Expectation {
  return atLeast(share, columns, judge, ` (in ${Math.round(share * 100)} % of rows at least)`);
}

/** All rows together are as the statistic says. */
export function over(columns: Columns, statistic: Statistic): Expectation {
  const names = listed(columns);
  return {
    name: `${names.join(', ')}: ${statistic.words}`,
    columns: names,
    contradiction: (rows) => {
      const found = statistic.contradiction(rows);
      return found === null ? null : { found, offenders: distinct(rows.map(shown)).slice(0, MAX_OFFENDERS) };
    },
  };
}

/** An expectation that no row is subject to does not hold: nobody could see that it does. */
function atLeast(share: number, columns: Columns, judge: Judge, suffix: string): Expectation {
  const names = listed(columns);
  return {
    name: `${names.join(', ')}: ${judge.words}${suffix}`,
    columns: names,
    contradiction: (rows) => {
      const asked = rows.filter((row) => judge.holds(row) !== null);
      const offending = asked.filter((row) => judge.holds(row) === false);
      if (asked.length === 0) return { found: 'no row shows it', offenders: [] };
      if (offending.length <= asked.length * (1 - share)) return null;
      return {
        found: `${offending.length} of ${asked.length} rows do not`,
        offenders: distinct(offending.map(shown)).slice(0, MAX_OFFENDERS),
      };
    },
  };
}

function listed(columns: Columns): readonly string[] {
  return typeof columns === 'string' ? [columns] : columns;
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}

function shown(values: readonly Value[]): string {
  return values
    .map((value) => {
      if (value === null) return 'NULL';
      return value.length > MAX_SHOWN_CHARACTERS ? `${value.slice(0, MAX_SHOWN_CHARACTERS)}…` : value;
    })
    .join(' | ');
}

/** Expected of each value that is not NULL. */
export function ofText(words: string, holds: (text: string) => boolean): Judge {
  return {
    words,
    holds: (values) => {
      const texts = values.filter((value) => value !== null);
      return texts.length === 0 ? null : texts.every(holds);
    },
  };
}

/** Expected of the values of a row none of which is NULL. */
export function ofTexts(words: string, holds: (...texts: readonly string[]) => boolean | null): Judge {
  return {
    words,
    holds: (values) => {
      const texts = values.filter((value) => value !== null);
      return texts.length < values.length ? null : holds(...texts);
    },
  };
}
