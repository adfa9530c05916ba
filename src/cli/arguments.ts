import type { DialectName } from '../index.ts';
import { DEFAULT_BATCH_SIZE, DEFAULT_ROWS, MAX_ROWS } from '../limits.ts';
import { badArguments } from './command-error.ts';
import { dialectNames, dialectOf } from './dialect.ts';
import { integerOf, last, parseFlags } from './flags.ts';
import { parseServe, type ServeArguments } from './serve-arguments.ts';

export interface GenerateArguments {
  /** A path, or `-` for the standard input. */
  readonly file: string;
  readonly dialect: DialectName;
  readonly rows: number;
  readonly batchSize: number;
  /** Undefined: one is drawn. */
  readonly seed: number | string | undefined;
  /** A path; undefined for the standard output. */
  readonly out: string | undefined;
}

/** What `rowsmith` was asked to do. */
export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'version' }
  | { readonly name: 'generate'; readonly given: GenerateArguments }
  | { readonly name: 'serve'; readonly given: ServeArguments };

/** Reads the arguments of the process. Throws CommandError, which names the flag or the variable that is at fault. */
export function parseCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Command {
  const [name, ...rest] = args;
  if (args.includes('--help') || args.includes('-h')) return { name: 'help' };
  if (name === '--version') return { name: 'version' };
  if (name === 'generate') return { name, given: parseGenerate(rest) };
  if (name === 'serve') return { name, given: parseServe(rest, environment) };
  if (name === undefined) throw badArguments('Name a command: generate or serve (rowsmith --help says more).');
  throw badArguments(`Unknown command ${JSON.stringify(name)}; it is generate or serve (rowsmith --help says more).`);
}

function parseGenerate(args: readonly string[]): GenerateArguments {
  const flags = parseFlags(args, ['dialect', 'rows', 'batch-size', 'seed', 'out']);
  const [file = '-', second] = flags.positionals;
  if (second !== undefined) throw badArguments(`Name one file, not also ${JSON.stringify(second)}.`);
  const dialect = last(flags, 'dialect');
  if (dialect === undefined) throw badArguments(`--dialect is missing; it is ${dialectNames()}.`);
  const seed = last(flags, 'seed');
  return {
    file,
    dialect: dialectOf('--dialect', dialect),
    rows: integerOf(flags, 'rows', 1, MAX_ROWS) ?? DEFAULT_ROWS,
    batchSize: integerOf(flags, 'batch-size', 1, MAX_ROWS) ?? DEFAULT_BATCH_SIZE,
    seed: seed === undefined ? undefined : seedOf(seed),
    out: last(flags, 'out'),
  };
}

/** A seed in the form of an integer is the number that the library and the service know, any other is a string. */
function seedOf(text: string): number | string {
  const value = Number(text);
  return /^(?:0|[1-9][0-9]*)$/.test(text) && Number.isSafeInteger(value) ? value : text;
}
