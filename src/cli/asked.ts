import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type DialectName, loadLocale, OptionError } from '../index.ts';
import { mergedOptions } from '../options/merged-options.ts';
import { OUTPUT_OPTIONS, OUTPUT_RIVALS, type OutputOptions } from '../options/output-options.ts';
import { VALUE_OPTIONS, type ValueOptions } from '../options/value-options.ts';
import type { AskingArguments } from './arguments.ts';
import { blamed } from './blame.ts';
import type { Config } from './config.ts';
import { CONFIG_FILE } from './config-fields.ts';
import { messageLine } from './report.ts';
import type { Surroundings } from './surroundings.ts';

/** All that a command was asked for: by its flags and by the file of options. Of what both say, the flags count. */
export interface Asked {
  /** Undefined: the text tells it. */
  readonly dialect: DialectName | undefined;
  readonly output: OutputOptions;
  readonly values: ValueOptions;
  /**
   * Does the library's work. What it says of an option is thrown as a CommandError that names the flag, or the place in the file, where
   * the option is from.
   */
  blaming<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * Reads the file of options, says that it did where it was not named, and adds what the flags ask for; loads the locale that is asked
 * for. Throws CommandError.
 */
export async function askedOptions(given: AskingArguments, surroundings: Surroundings): Promise<Asked> {
  const config = await configOf(given, surroundings);
  const flagged = { output: given.output, values: timed(given, surroundings) };
  const values = mergedOptions(VALUE_OPTIONS, config?.values ?? {}, flagged.values);
  await loadLocale(values.locale ?? 'en');
  return {
    dialect: given.dialect ?? config?.dialect,
    output: mergedOptions(OUTPUT_OPTIONS, config?.output ?? {}, flagged.output, OUTPUT_RIVALS),
    values,
    async blaming(work) {
      try {
        return await work();
      } catch (error) {
        throw error instanceof OptionError ? blamed(error, config, flagged) : error;
      }
    },
  };
}

async function configOf({ config, file }: AskingArguments, surroundings: Surroundings): Promise<Config | null> {
  if (config === null) return null;
  const path = config ?? configBeside(file);
  if (path === null) return null;
  if (config === undefined) surroundings.stderr.write(messageLine(`options of ${path}`));
  // Loaded where there is a file: what reads it takes longer to load than all else that most commands need.
  const { readConfig } = await import('./config.ts');
  return readConfig(path, surroundings);
}

/** The file of options beside a file with DDL; null: there is none. */
function configBeside(file: string): string | null {
  if (file === '-') return null;
  const path = join(dirname(file), CONFIG_FILE);
  return existsSync(path) ? path : null;
}

/** What flags ask of values, with the time of the clock where it is the reference time. It is printed, so that rows can be made again. */
function timed({ values, isNow }: AskingArguments, { date, stderr }: Surroundings): ValueOptions {
  if (!isNow) return values;
  const referenceTime = date().toISOString();
  stderr.write(messageLine(`reference time ${referenceTime}`));
  return { ...values, ...{ referenceTime } };
}
