import type { DialectName, OptionPlace } from '../index.ts';
import { faultMessage } from '../options/check-options.ts';
import { faultIn, isOptions, type OptionFault, SNAKE } from '../options/fault.ts';
import { optionsFromJson } from '../options/json.ts';
import { record } from '../options/kinds.ts';
import type { OutputOptions } from '../options/output-options.ts';
import type { ValueOptions } from '../options/value-options.ts';
import { excerptAt, positionAt } from '../source.ts';
import { badArguments, CommandError, EXIT } from './command-error.ts';
import { CONFIG_FIELDS } from './config-fields.ts';
import { configParts } from './config-parts.ts';
import { readAll } from './ddl.ts';
import { type JsonPart, type JsonValue, jsonTree } from './json-tree.ts';
import type { Surroundings } from './surroundings.ts';

/** What a file asks for. */
export interface Config {
  readonly file: string;
  readonly dialect: DialectName | undefined;
  readonly output: OutputOptions;
  readonly values: ValueOptions;
  /** How many names of a path of options, as the library spells it, the file has. */
  depthOf(path: string): number;
  /**
   * The error of what is wrong with the option at a path, or with what stands deepest on the way to it. `place`: where in its text the
   * fault is; null: it is about the whole.
   */
  fault(path: string, message: string, place: OptionPlace | null): CommandError;
}

/** Reads a file of options. Throws CommandError, which names the place that is at fault. */
export async function readConfig(file: string, surroundings: Surroundings): Promise<Config> {
  const text = decoded(file, await readAll(file, surroundings));
  const tree = jsonTree(text);
  const faultAt = (offset: number, message: string): CommandError =>
    new CommandError(EXIT.badArguments, message, {
      file,
      ...positionAt(text, offset),
      excerpt: excerptAt(text, offset),
    });
  if ('message' in tree) throw faultAt(tree.offset, tree.message);
  const kind = record(CONFIG_FIELDS);
  const fault = faultIn(kind, tree.value, SNAKE);
  if (fault !== null) throw faultAt(offsetOf(tree, fault), faultText(fault));
  const options = optionsFromJson(kind, tree.value);
  if (!isOptions(CONFIG_FIELDS, options)) throw new Error('A file of options was read as others.');
  return {
    file,
    ...configParts(options),
    depthOf: (path) => trackOf(tree, path).length,
    fault(path, message, place) {
      const part = trackOf(tree, path).at(-1);
      if (part === undefined || place === null) return faultAt(part?.nameOffset ?? tree.offset, message);
      const within = offsetWithin(text.slice(part.offset, part.end), place);
      return within === null
        ? faultAt(part.offset, `${message}\n${place.excerpt}`)
        : faultAt(part.offset + within, message);
    },
  };
}

/** Where a place of a string is in the string as JSON writes it; null: characters are escaped before, or it is no string. */
function offsetWithin(written: string, { line, column }: OptionPlace): number | null {
  if (line > 1 || written.includes('\\') || !written.startsWith('"')) return null;
  return (
    1 +
    Array.from(written.slice(1))
      .slice(0, column - 1)
      .join('').length
  );
}

function decoded(file: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badArguments(`Cannot read ${JSON.stringify(file)}: it is not valid UTF-8.`);
  }
}

function faultText(fault: OptionFault): string {
  if (fault.what === 'value' && fault.path.length === 0) return `A file of options holds an object.`;
  return faultMessage('a file of options', fault);
}

/** Where a fault is: at a name that is not known, or else at the value. */
function offsetOf(tree: JsonValue, { what, path }: OptionFault): number {
  let value = tree;
  for (const [place, name] of path.entries()) {
    const part = value.parts.get(name);
    if (part === undefined) break;
    if (what === 'name' && place === path.length - 1) return part.nameOffset;
    value = part;
  }
  return value.offset;
}

/** The parts of a file on the way to an option, as far as it has them. Names may hold dots. */
function trackOf(tree: JsonValue, path: string): readonly JsonPart[] {
  let longest: readonly JsonPart[] = [];
  for (const [name, part] of tree.parts) {
    const spelt = [name, camelCase(name)].find((each) => path === each || path.startsWith(`${each}.`));
    if (spelt === undefined) continue;
    const track = [part, ...trackOf(part, path.slice(spelt.length + 1))];
    if (track.length > longest.length) longest = track;
  }
  return longest;
}

/** As the library spells what JSON spells with underscores. */
function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
