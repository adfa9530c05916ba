import { schemaOfFields } from '../options/json.ts';
import type { JsonSchema, OptionsOf } from '../options/kind.ts';
import { oneOf, option, text } from '../options/kinds.ts';
import { OUTPUT_OPTIONS } from '../options/output-options.ts';
import { VALUE_OPTIONS } from '../options/value-options.ts';
import { DIALECT_NAMES } from './dialect.ts';

/** The file that is found beside the DDL. */
export const CONFIG_FILE = 'rowsmith.json';

/** All that can stand in `rowsmith.json`. Which tables are written is for the command line to say: `tables` are their options. */
export const CONFIG_FIELDS = {
  $schema: option(text, 'Where the JSON Schema of this file is, for editors'),
  dialect: option(oneOf(DIALECT_NAMES), 'The dialect of the text (default: what the text tells)'),
  ...OUTPUT_OPTIONS,
  ...VALUE_OPTIONS,
} as const;

export type ConfigOptions = OptionsOf<typeof CONFIG_FIELDS>;

/** The JSON Schema of `rowsmith.json`, by which editors complete it. */
export function configSchema(): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: CONFIG_FILE,
    description: 'What Rowsmith is asked for.',
    ...schemaOfFields(CONFIG_FIELDS),
  };
}
