import { parseArgs } from 'node:util';
import { nearest } from '../nearest.ts';
import { badArguments } from './command-error.ts';

/** Flags of a command by name, without the dashes. */
export type KnownFlags = readonly string[];

/** The letters that stand for flags, too. */
export type ShortFlags = Readonly<Record<string, string>>;

/** Values of a flag, in their order, and where they are from, as messages name it: `--port` or `ROWSMITH_PORT`. */
export interface Given {
  readonly source: string;
  readonly values: readonly string[];
}

/** A command line, taken apart. */
export interface Flags {
  readonly given: ReadonlyMap<string, Given>;
  readonly positionals: readonly string[];
}

/** Takes `args` apart; `switches` are flags without a value. Throws CommandError for a flag that is not known or has no value. */
export function parseFlags(
  args: readonly string[],
  valued: KnownFlags,
  switches: KnownFlags = [],
  shorts: ShortFlags = {},
): Flags {
  const known = [...valued, ...switches];
  const shortOf = (name: string) => (shorts[name] === undefined ? {} : { short: shorts[name] });
  const options = Object.fromEntries([
    ...valued.map((name) => [name, { type: 'string', ...shortOf(name) }] as const),
    ...switches.map((name) => [name, { type: 'boolean' }] as const),
  ]);
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const given = new Map<string, Given>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    if (!known.includes(token.name)) throw unknownFlag(token.rawName, known);
    const { value } = token;
    if (switches.includes(token.name)) {
      if (value !== undefined) throw badArguments(`${token.rawName} takes no value.`);
      given.set(token.name, { source: `--${token.name}`, values: [] });
      continue;
    }
    if (value === undefined) throw badArguments(`${token.rawName} needs a value.`);
    if (!token.inlineValue && value.startsWith('--')) {
      throw badArguments(
        `${token.rawName} needs a value; one that begins with dashes is written ${token.rawName}=VALUE.`,
      );
    }
    const before = given.get(token.name)?.values ?? [];
    given.set(token.name, { source: `--${token.name}`, values: [...before, value] });
  }
  return { given, positionals };
}

/** Adds the flags that were not given from their environment variables, where those are set and not empty. */
export function withEnvironment(
  flags: Flags,
  known: KnownFlags,
  environment: Readonly<Record<string, string | undefined>>,
): Flags {
  const given = new Map(flags.given);
  for (const name of known) {
    const source = variableOf(name);
    const value = environment[source] ?? '';
    if (value !== '' && !given.has(name)) given.set(name, { source, values: [value] });
  }
  return { ...flags, given };
}

/** The environment variable of a flag. */
export function variableOf(name: string): string {
  return `ROWSMITH_${name.toUpperCase().replaceAll('-', '_')}`;
}

/** A flag that takes one value may be repeated, so that a script's defaults can be overruled: the last one counts. */
export function last(flags: Flags, name: string): string | undefined {
  return flags.given.get(name)?.values.at(-1);
}

/** All values of a flag that is meant to be repeated. */
export function valuesOf(flags: Flags, name: string): readonly string[] {
  return flags.given.get(name)?.values ?? [];
}

/** The value of a flag that takes an integer; undefined where it was not given. Throws CommandError for any other text. */
export function integerOf(flags: Flags, name: string, min: number, max: number): number | undefined {
  const text = last(flags, name);
  return text === undefined ? undefined : integerIn(flags.given.get(name)?.source ?? name, text, min, max);
}

/** The integer that a text is. `source`: whose it is, as messages name it. Throws CommandError for any other text. */
export function integerIn(source: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^[0-9]+$/.test(text) && value >= min && value <= max) return value;
  throw badArguments(`${source} must be a whole number from ${min} to ${max}, not ${JSON.stringify(text)}.`);
}

/** What is said of a flag that there is not; `rawName`: with its dashes, as it was typed. */
export function unknownFlag(rawName: string, known: KnownFlags): Error {
  const best = nearest(rawName.replace(/^-+/, ''), known);
  return badArguments(`Unknown flag ${rawName}${best === undefined ? '' : `; the nearest known one is --${best}`}.`);
}
