import type { Mount } from '../http/server.ts';
import type { DialectName } from '../index.ts';
import { DEFAULT_BATCH_SIZE, DEFAULT_ROWS, MAX_ROWS } from '../limits.ts';
import { badArguments } from './command-error.ts';
import { type Flags, parseFlags } from './flags.ts';

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

export interface ServeArguments {
  readonly host: string;
  readonly port: number;
  /** Undefined for the service's own. */
  readonly mounts: readonly Mount[] | undefined;
}

/** What `rowsmith` was asked to do. */
export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'version' }
  | { readonly name: 'generate'; readonly given: GenerateArguments }
  | { readonly name: 'serve'; readonly given: ServeArguments };

const DIALECTS: { readonly [Name in DialectName]: Name } = { mysql: 'mysql', postgresql: 'postgresql' };

/** Reads the arguments of the process. Throws CommandError, which names the flag that is at fault. */
export function parseCommand(args: readonly string[]): Command {
  const [name, ...rest] = args;
  if (args.includes('--help') || args.includes('-h')) return { name: 'help' };
  if (name === '--version') return { name: 'version' };
  if (name === 'generate') return { name, given: parseGenerate(rest) };
  if (name === 'serve') return { name, given: parseServe(rest) };
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

function parseServe(args: readonly string[]): ServeArguments {
  const flags = parseFlags(args, ['host', 'port', 'mount']);
  const [first] = flags.positionals;
  if (first !== undefined) throw badArguments(`serve takes flags only, not ${JSON.stringify(first)}.`);
  const mounts = flags.values.get('mount')?.map(mountOf);
  const paths = mounts?.map((mount) => mount.path) ?? [];
  if (new Set(paths).size < paths.length) throw badArguments('--mount was given the same path twice.');
  return { host: last(flags, 'host') ?? '127.0.0.1', port: integerOf(flags, 'port', 0, 65_535) ?? 8080, mounts };
}

/** A flag that takes one value may be repeated, so that a script's defaults can be overruled: the last one counts. */
function last(flags: Flags, name: string): string | undefined {
  return flags.values.get(name)?.at(-1);
}

function integerOf(flags: Flags, name: string, min: number, max: number): number | undefined {
  const text = last(flags, name);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^[0-9]+$/.test(text) && value >= min && value <= max) return value;
  throw badArguments(`--${name} must be an integer from ${min} to ${max}, not ${JSON.stringify(text)}.`);
}

/** A seed in the form of an integer is the number that the library and the service know, any other is a string. */
function seedOf(text: string): number | string {
  const value = Number(text);
  return /^(?:0|[1-9][0-9]*)$/.test(text) && Number.isSafeInteger(value) ? value : text;
}

function dialectOf(flag: string, text: string): DialectName {
  for (const name of Object.values(DIALECTS)) if (name === text) return name;
  throw badArguments(`${flag} must name ${dialectNames()}, not ${JSON.stringify(text)}.`);
}

function dialectNames(): string {
  return Object.keys(DIALECTS).join(' or ');
}

/** `PATH=DIALECT`, with `/` for the root. The path is matched letter by letter, so it holds no character that clients encode. */
function mountOf(text: string): Mount {
  const [, path, dialect] = /^(\/|(?:\/[\w.~-]+)+)=(.*)$/.exec(text) ?? [];
  if (path === undefined || dialect === undefined) {
    throw badArguments(`--mount must be PATH=DIALECT, as in /mysql=mysql, not ${JSON.stringify(text)}.`);
  }
  return { path: path === '/' ? '' : path, dialect: dialectOf('--mount', dialect) };
}
