import type { OptionError } from '../index.ts';
import { isRecord, SNAKE } from '../options/fault.ts';
import { messageNaming } from '../options/option-error.ts';
import type { OutputOptions } from '../options/output-options.ts';
import type { ValueOptions } from '../options/value-options.ts';
import { badArguments, type CommandError } from './command-error.ts';
import type { Config } from './config.ts';
import { flagOf } from './option-flags.ts';

/** What flags ask for. */
export interface Flagged {
  readonly output: OutputOptions;
  readonly values: ValueOptions;
}

/** What the library says of an option, as the error of the flag or of the place in the file of options that the option is from. */
export function blamed({ option, place, message }: OptionError, config: Config | null, flagged: Flagged): CommandError {
  const given: Readonly<Record<string, unknown>> = { ...flagged.output, ...flagged.values };
  const [name = ''] = option.split('.');
  const path = fromFlags(option, config);
  const isOfFlag = path !== null && depthOf(given, path) >= (config?.depthOf(option) ?? 0);
  if (config !== null && !isOfFlag) {
    const spelled = (named: string): string => SNAKE(name) + named.slice(name.length);
    return config.fault(option, messageNaming({ message, option }, spelled) ?? message, place);
  }
  const flag = `--${flagOf(name)}`;
  const said = messageNaming({ message, option }, () => flag) ?? `${flag}: ${message}`;
  return badArguments(place === null ? said : `${said}\n${place.excerpt}`);
}

/** The same path where flags alone are counted: lists have those of the file first. Null: it is one of the file's. */
function fromFlags(option: string, config: Config | null): string | null {
  const [, place] = /^where\.([0-9]+)$/.exec(option) ?? [];
  if (place === undefined) return option;
  const number = Number(place) - (config?.values.where?.length ?? 0);
  return number < 0 ? null : `where.${number}`;
}

/** How many names of a path lead to something in plain data. Names may hold dots. */
function depthOf(value: unknown, path: string): number {
  if (!isRecord(value) && !Array.isArray(value)) return 0;
  const depths = Object.entries(value)
    .filter(([name]) => path === name || path.startsWith(`${name}.`))
    .map(([name, item]) => 1 + depthOf(item, path.slice(name.length + 1)));
  return Math.max(0, ...depths);
}
