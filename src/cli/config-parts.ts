import type { DialectName } from '../index.ts';
import { isOptions } from '../options/fault.ts';
import type { OptionFields, OptionsOf } from '../options/kind.ts';
import { OUTPUT_OPTIONS, type OutputOptions } from '../options/output-options.ts';
import { VALUE_OPTIONS, type ValueOptions } from '../options/value-options.ts';
import type { ConfigOptions } from './config-fields.ts';
import { dialectOf } from './dialect.ts';

/** What a file of options asks for, by what obeys it. */
export interface ConfigParts {
  readonly dialect: DialectName | undefined;
  readonly output: OutputOptions;
  readonly values: ValueOptions;
}

/** The options of a file in their parts. */
export function configParts(options: ConfigOptions): ConfigParts {
  const { dialect } = options;
  // Of the names that both have, `tables` for one, the file has what is asked of values.
  const ofOutput = Object.entries(options).filter(([name]) => !Object.hasOwn(VALUE_OPTIONS, name));
  return {
    dialect: dialect === undefined ? undefined : dialectOf('dialect', dialect),
    output: picked(OUTPUT_OPTIONS, ofOutput),
    values: picked(VALUE_OPTIONS, Object.entries(options)),
  };
}

/** Those options that are of these fields. */
function picked<Fields extends OptionFields>(
  fields: Fields,
  options: readonly (readonly [string, unknown])[],
): OptionsOf<Fields> {
  const values = Object.fromEntries(options.filter(([name]) => Object.hasOwn(fields, name)));
  if (!isOptions(fields, values)) throw new Error('Options of a file are none.');
  return values;
}
