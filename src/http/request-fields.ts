import { anyOf, boolean, list, option, record, required, text } from '../options/kinds.ts';
import { OUTPUT_OPTIONS } from '../options/output-options.ts';
import { VALUE_OPTIONS } from '../options/value-options.ts';

/*
 * What a request may say, made of the tables of all options: an option that is added there can be asked for here. The service itself
 * decides how many rows an answer has at most, and each answer is an output of its own.
 */

const { rows, mostRows, tableRows, tables: chosenTables, ...ofOutput } = OUTPUT_OPTIONS;
const { tables: optionsOfTables, ...ofValues } = VALUE_OPTIONS;

const names = list(text, 'an array of one or more names of tables', 1);

/** The fields of `options`. */
const REQUEST_OPTIONS = {
  strict: option(boolean, 'Whether a warning is an error. That the service cuts an output at its own limit is none'),
  tables: option(
    anyOf(
      'an array of one or more names of tables, or an object of tables and their options',
      names,
      optionsOfTables.kind,
    ),
    'Which tables are written (default all), as a list of their names; or what is asked of tables, by their names',
  ),
  ...ofOutput,
  ...ofValues,
  seed: option(ofOutput.seed.kind, `${ofOutput.seed.about} (default: drawn, and named by the answer)`),
};

const definition = { ...text, allowed: 'a string with CREATE TABLE statements' };

/** The fields of a request's body. */
export const REQUEST_FIELDS = {
  tableDefinition: required(
    definition,
    'CREATE TABLE statements, with those that belong to them, if any: CREATE TYPE and CREATE DOMAIN before them, ALTER TABLE, CREATE INDEX and COMMENT ON after them',
  ),
  rows: option(
    rows.kind,
    `${rows.about}. Where all tables together would have more than the service writes, each has its share of these, and comments say so`,
  ),
  options: option(record(REQUEST_OPTIONS), 'What is asked of the output and of its values'),
};
