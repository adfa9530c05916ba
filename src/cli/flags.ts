import { parseArgs } from 'node:util';
import { nearest } from '../node/nearest.ts';
import { badArguments } from './command-error.ts';

/** The flags of a command by name, without the dashes. Each takes a value. */
export type KnownFlags = readonly string[];

/** A command line, taken apart. */
export interface Flags {
  /** The values of each flag that was given, in their order. */
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly positionals: readonly string[];
}

/** Takes `args` apart. Throws CommandError for a flag that is not known or has no value. */
export function parseFlags(args: readonly string[], known: KnownFlags): Flags {
  const options = Object.fromEntries(known.map((name) => [name, { type: 'string' as const }]));
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const values = new Map<string, string[]>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    if (!known.includes(token.name)) throw unknownFlag(token.rawName, known);
    const { value } = token;
    if (value === undefined) throw badArguments(`${token.rawName} needs a value.`);
    if (!token.inlineValue && value.startsWith('--')) {
      throw badArguments(
        `${token.rawName} needs a value; one that begins with dashes is written ${token.rawName}=VALUE.`,
      );
    }
    values.set(token.name, [...(values.get(token.name) ?? []), value]);
  }
  return { values, positionals };
}

function unknownFlag(rawName: string, known: KnownFlags): Error {
  const best = nearest(rawName.replace(/^-+/, ''), known);
  return badArguments(`Unknown flag ${rawName}${best === undefined ? '' : `; the nearest known one is --${best}`}.`);
}
