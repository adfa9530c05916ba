import { DEFAULT_BATCH_SIZE, DEFAULT_COPY_ROWS, DEFAULT_ROWS } from '../limits.ts';
import type { OptionsOf, Rivals } from './kind.ts';
import { boolean, list, map, oneOf, option, seed, text, wholeNumber } from './kinds.ts';
import { rowsKind } from './value-options.ts';

/** What can become of rows whose keys are there already. */
export const INSERT_MODES = ['plain', 'ignore', 'update', 'replace'] as const;

export type InsertMode = (typeof INSERT_MODES)[number];

/** In which rows can be written. */
export const FORMAT_NAMES = ['insert', 'insert-json', 'copy', 'csv', 'jsonl'] as const;

/** What can be asked of an output, whatever its rows are. */
export const OUTPUT_OPTIONS = {
  /** Rows of each table: an integer from 1. Default 1000. */
  rows: option(wholeNumber(1), `Rows of each table (default ${DEFAULT_ROWS})`),
  /** Rows of single tables, by their names, with their schema or without: a number, or as many times the rows of its first parent: `3x`. */
  rowsOf: option(
    map(rowsKind, 'an object of tables and their rows'),
    "Rows of single tables, by their names: a number, or how many times their first parent's: 3x",
  ),
  /** Rows in each statement: an integer from 1. Default 500 in an INSERT, and 100,000 behind a COPY. */
  batchSize: option(
    wholeNumber(1),
    `Rows in each statement (default ${DEFAULT_BATCH_SIZE} in an INSERT, ${DEFAULT_COPY_ROWS} behind a COPY)`,
  ),
  /**
   * `insert`: INSERT statements. `insert-json` (PostgreSQL): such whose rows are one JSON text each. `copy`: PostgreSQL's COPY with its
   * rows; of MySQL, rows as LOAD DATA reads them. `csv`: RFC 4180, NULL as the dialect's own reader has it. `jsonl`: an object a line. All
   * hold the same rows. Default insert.
   */
  format: option(oneOf(FORMAT_NAMES), 'The form in which rows are written (default insert)'),
  /** An integer from 0 to 2^53 - 1, or any string. Default 0. */
  seed: option(seed, 'The same seed writes the same rows'),
  /** Seeds of single tables, by their names, with their schema or without. Default: that of all. */
  seedOf: option(map(seed, 'an object of tables and their seeds'), 'Seeds of single tables, by their names'),
  /** Number of the first row of each table: an integer from 0. Default 0. */
  offset: option(wholeNumber(0), 'Number of the first row of each table (default 0)'),
  /** Rows of each whole table, which references to it count, where the output holds a part. Default: offset and its rows. */
  tableRows: option(
    wholeNumber(1),
    'Rows of each whole table, which references to it count (default: offset and rows)',
  ),
  /** The tables whose rows are written, by their names: their references find the rows that the others would have. Default all. */
  tables: option(list(text, 'an array of names of tables'), 'The tables whose rows are written (default all)'),
  /**
   * `explicit`: rows give the numbers of SERIAL, IDENTITY and AUTO_INCREMENT columns, and the sequences go on behind them; `database`:
   * these are left to the database. Default: explicit for columns that other tables refer to.
   */
  identity: option(
    oneOf(['explicit', 'database']),
    'Whose numbers stand in columns that the database can number (default: explicit where other tables refer to them)',
  ),
  /** Rows of the tables that are written together at most; of more, each has its share. Default: no limit. */
  mostRows: option(wholeNumber(1), 'Rows of the tables that are written together at most'),
  /**
   * What becomes of rows whose keys are there already. `plain`: they are an error; `ignore`: those that are there stay as they are;
   * `update`: they get the values of the new ones; `replace` (MySQL, MariaDB): the new ones take their places. In all but the first, rows
   * give all numbers unless `identity` says otherwise. Default plain.
   */
  insert: option(oneOf(INSERT_MODES), 'What becomes of rows whose keys are there already (default plain)'),
  /** Whether all rows come in one transaction. Default false. */
  transaction: option(boolean, 'All rows come in one transaction, together or not at all'),
  /**
   * Whether the tables that are written are emptied first; rows give all numbers unless `identity` says otherwise, and sequences begin
   * again. Default false.
   */
  truncate: option(boolean, 'The tables that are written are emptied first'),
  /** Whether each row has an INSERT statement of its own, but where tables need each other in one. Default false. */
  single: option(boolean, 'Each row has an INSERT statement of its own'),
  /** Whether the server counts the tables' values again behind all rows. Default false. */
  analyze: option(boolean, 'ANALYZE of each table comes behind all rows'),
  /** PostgreSQL: whether the triggers of the tables do not run; behind the rows, all of them are turned on. Default false. */
  disableTriggers: option(boolean, 'The triggers of tables do not run while rows are inserted (PostgreSQL)'),
} as const;

export type OutputOptions = OptionsOf<typeof OUTPUT_OPTIONS>;

/** The options that an option replaces where another source has them: both say how many rows a statement has. */
export const OUTPUT_RIVALS: Rivals = { single: ['batchSize'], batchSize: ['single'] };

/** Whose numbers stand in SERIAL, IDENTITY and AUTO_INCREMENT columns: those of rows, or those that the database gives. */
export type Identity = NonNullable<OutputOptions['identity']>;

/** A form of output. */
export type FormatName = NonNullable<OutputOptions['format']>;
