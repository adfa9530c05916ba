import { option, record, required, text } from '../../options/kinds.ts';
import { OUTPUT_OPTIONS } from '../../options/output-options.ts';
import { VALUE_OPTIONS } from '../../options/value-options.ts';
import { CONFIG_FIELDS, CONFIG_FILE } from '../config-fields.ts';
import { DEFAULT_TOOL_ROWS } from './limits.ts';

/*
 * What a call of a tool may say, made of the tables of all options: an option that is added there can be asked for here.
 */

const ddl = required(
  text,
  'CREATE TABLE statements, of one table or of a whole schema, with those that belong to them, such as CREATE TYPE, ALTER TABLE and CREATE INDEX',
);

const rows = option(OUTPUT_OPTIONS.rows.kind, `Rows of each table (default ${DEFAULT_TOOL_ROWS})`);

const seed = option(OUTPUT_OPTIONS.seed.kind, `${OUTPUT_OPTIONS.seed.about} (default: drawn, and named by the answer)`);

const options = option(
  record({ ...CONFIG_FIELDS, rows, seed }),
  `What else is asked for, as ${CONFIG_FILE} says it; arguments beside it count before it`,
);

/** The arguments of `generate`. */
export const GENERATE_FIELDS = {
  ddl,
  dialect: CONFIG_FIELDS.dialect,
  rows,
  seed,
  tables: OUTPUT_OPTIONS.tables,
  where: VALUE_OPTIONS.where,
  format: OUTPUT_OPTIONS.format,
  options,
} as const;

/** The arguments of `explain`. */
export const EXPLAIN_FIELDS = {
  ddl,
  dialect: CONFIG_FIELDS.dialect,
  table: option(text, 'The table of which each column is explained (default: the order of all, or the only one)'),
  options,
} as const;
