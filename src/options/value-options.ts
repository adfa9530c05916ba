import { MAX_DISTINCT_VALUES } from '../limits.ts';
import type { OptionsOf, Rivals } from './kind.ts';
import {
  anyOf,
  asked,
  list,
  map,
  number,
  oneOf,
  option,
  positiveNumber,
  record,
  scalar,
  seed,
  share,
  text,
  textLike,
  weight,
  wholeNumber,
} from './kinds.ts';
import { LOCALES } from './locales.ts';
import { TIME_OPTIONS } from './time-options.ts';

/*
 * What can be asked of values, in one table: of a column, of a table and of all. Types, checks, flags, JSON and its schema are made of
 * it, for each door: the library, the command line, the service and rowsmith.json.
 */

const scalars = list(scalar, 'an array of one or more numbers, strings, true or false', 1);

const BOUND = 'The least or greatest value, in the form that the column takes';

/** How likely values are, between the least and the greatest one. In the unit of the values; of moments, in days. */
export const DISTRIBUTIONS = {
  uniform: option(record({}), 'All values are alike'),
  normal: option(
    record({
      mean: option(number, 'The value in the middle (default: half-way between the bounds)'),
      deviation: option(positiveNumber, 'The standard deviation (default: a sixth of the way between the bounds)'),
    }),
    'Around a mean',
  ),
  lognormal: option(
    record({
      median: option(positiveNumber, 'The distance from the least value, below which half of the values lie'),
      sigma: option(positiveNumber, "The standard deviation of the distance's natural logarithm (default 1)"),
    }),
    'Many small values and a long tail of large ones',
  ),
  exponential: option(
    record({
      mean: option(positiveNumber, 'The average distance from the least value'),
      from: option(oneOf(['first', 'last']), 'The end at which values are most likely (default first)'),
    }),
    'Ever fewer values away from one end',
  ),
  zipf: option(
    record({
      exponent: option(positiveNumber, 'How steep it is: the n-th value is as likely as 1/n^exponent (default 1)'),
    }),
    'A few values are very frequent',
  ),
  histogram: option(
    record({
      edges: option(list(scalar, 'an array of two or more rising values', 2), 'Where the bars begin and end, rising'),
      weights: option(list(weight, 'an array of numbers from 0, one for each bar', 1), 'How likely each bar is'),
    }),
    'Bars, within each of which all values are alike',
  ),
} as const;

type DistributionName = keyof typeof DISTRIBUTIONS;

export const DISTRIBUTION_NAMES = Object.keys(DISTRIBUTIONS) as readonly DistributionName[];

/** What can be asked of a column. */
export const COLUMN_OPTIONS = {
  values: option(
    anyOf(
      'an array of one or more values, or an object of values and their weights',
      scalars,
      map(weight, 'an object of values and their weights'),
    ),
    'The values that it takes, as a list or with their weights',
  ),
  from: option(scalar, BOUND),
  to: option(scalar, BOUND),
  pattern: option(text, 'A regular expression of the database, which the whole text matches'),
  like: option(text, 'What it holds, whatever its name says: the name of a meaning, such as company'),
  constant: option(scalar, 'The one value that it has'),
  nulls: option(share, 'The share of rows in which it is NULL'),
  distribution: option(
    anyOf(
      `${DISTRIBUTION_NAMES.map((name) => `"${name}"`).join(', ')}, or an object with one of these names and its parameters`,
      oneOf(DISTRIBUTION_NAMES),
      record(DISTRIBUTIONS),
    ),
    'How likely its values are',
  ),
  distinct: option(wholeNumber(1, MAX_DISTINCT_VALUES), 'How many different values it has at most'),
  omit: option(asked, 'The statements leave it out, so that it gets its DEFAULT'),
  reference: option(
    anyOf(
      'an array of one or more values, or an object with from and to',
      scalars,
      record({ from: option(scalar, 'The first'), to: option(scalar, 'The last') }),
    ),
    'The values of rows that exist already, to which it refers: a list or a range',
  ),
  sql: option(text, 'An expression that is written as it is, such as now(): it is neither read nor checked'),
} as const;

export type ColumnOptions = OptionsOf<typeof COLUMN_OPTIONS>;

type ColumnOptionName = keyof ColumnOptions;

/** Options that say all of a column, beside which no other stands. */
export const ALONE: readonly ColumnOptionName[] = ['omit', 'sql'];

/** Options that list the values of a column, of which there is one at most. */
export const LISTS: readonly ColumnOptionName[] = ['values', 'constant', 'reference'];

/** Ways to say which values a column has, each with its options. Who says it in one way means none of the others. */
const WAYS: readonly (readonly ColumnOptionName[])[] = [
  ...LISTS.map((list) => [list]),
  ['pattern'],
  ['like', 'from', 'to'],
];

/** The options that an option replaces where another source has them. */
export const COLUMN_RIVALS: Rivals = Object.fromEntries(
  Object.keys(COLUMN_OPTIONS).map((name) => {
    const isOf = (way: readonly string[]): boolean => way.includes(name);
    const others = isOf(ALONE) ? Object.keys(COLUMN_OPTIONS) : WAYS.some(isOf) ? WAYS.filter((way) => !isOf(way)) : [];
    return [name, [...ALONE, ...others.flat()].filter((rival) => rival !== name)];
  }),
);

const columnsKind = map(record(COLUMN_OPTIONS, 'an object', COLUMN_RIVALS), 'an object of columns and their options');

const columns = option(columnsKind, 'What is asked of columns, by their names');

const conditions = list(text, 'an array of conditions in SQL');

/** Rows of a table: a number, or as many times those of its first parent: `3x`. */
export type Rows = number | `${number}x`;

const MULTIPLE = /^[0-9]+(?:\.[0-9]+)?x$/;

export const rowsKind = anyOf(
  `${wholeNumber(1).allowed}, or how many times the rows of the first parent, as "3x"`,
  wholeNumber(1),
  textLike<`${number}x`>(MULTIPLE, 'such as 3x'),
);

/** Whether a text is a number of times: `3x`. */
export function isMultiple(text: string): text is `${number}x` {
  return MULTIPLE.test(text);
}

/** What can be asked of a table. */
export const TABLE_OPTIONS = {
  rows: option(rowsKind, "Rows of it, or how many times its first parent's: 3x"),
  where: option(conditions, 'Conditions in SQL that its rows keep, as they keep a CHECK'),
  columns,
  seed: option(seed, 'The seed of its rows, where it is not that of all'),
  omit: option(asked, 'Its rows are not written; those that refer to it find them as if they were'),
} as const;

export type TableOptions = OptionsOf<typeof TABLE_OPTIONS>;

/** What can be asked of the values of all tables. */
export const VALUE_OPTIONS = {
  where: option(
    conditions,
    "Conditions in SQL that rows keep, with the table's name in front where there are several: orders: total > 0",
  ),
  columns: option(
    columnsKind,
    'What is asked of columns, by their names, with that of the table in front where there are several: orders.total',
  ),
  tables: option(
    map(record(TABLE_OPTIONS), 'an object of tables and their options'),
    'What is asked of tables, by their names',
  ),
  nulls: option(share, 'The share of NULL in each column that may be NULL'),
  locale: option(
    oneOf(LOCALES),
    'Whose names, addresses and companies there are: of one country, in its letters (default en: of all, in English)',
  ),
  ...TIME_OPTIONS,
  mode: option(
    oneOf(['random', 'edge']),
    'Which values the first rows have: random ones, or those at the edges of what columns may hold, in all pairs (default random)',
  ),
} as const;

/** Which values the first rows of a table have. */
export type Mode = NonNullable<ValueOptions['mode']>;

export type ValueOptions = OptionsOf<typeof VALUE_OPTIONS>;
