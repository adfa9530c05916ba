import type { DialectName, Identity, Rows } from '../index.ts';
import { DEFAULT_BATCH_SIZE, DEFAULT_ROWS, MAX_ROWS } from '../limits.ts';
import { badArguments } from './command-error.ts';
import { dialectOf } from './dialect.ts';
import { type Flags, integerOf, last, parseFlags, type ShortFlags, valuesOf } from './flags.ts';
import { rowsAsked } from './rows-flag.ts';
import { parseServe, type ServeArguments } from './serve-arguments.ts';

/** What `rowsmith generate` was asked to do. */
export interface GenerateArguments {
  /** A path, or `-` for the standard input. */
  readonly file: string;
  /** Undefined: the text tells it. */
  readonly dialect: DialectName | undefined;
  /** Rows of each table. */
  readonly rows: number;
  /** Rows of single tables by name. */
  readonly rowsOf: Readonly<Record<string, Rows>>;
  /** Names of the tables to write; none: all. */
  readonly tables: readonly string[];
  /** Undefined: rows give the numbers of columns that other tables refer to. */
  readonly identity: Identity | undefined;
  readonly batchSize: number;
  /** Undefined: one is drawn. */
  readonly seed: number | string | undefined;
  /** A path; undefined for the standard output. */
  readonly out: string | undefined;
  /** A folder for a file of each job or, of several tables, each step of the loading; undefined: all goes to one output. */
  readonly outDir: string | undefined;
  /** Number of the first row of each table. */
  readonly offset: number;
  /** Which of so many shards of the output to write, from 1; undefined: all of it. */
  readonly shard: Shard | undefined;
  /** Rows of each whole table; undefined: up to the last of these rows. */
  readonly tableRows: number | undefined;
  /** Threads that make rows. */
  readonly jobs: number;
  /** Whether a warning is an error. */
  readonly strict: boolean;
  /** Whether tables at fault are left out, and the others written. */
  readonly keepGoing: boolean;
}

/** What `rowsmith explain` was asked to do. */
export interface ExplainArguments {
  /** A path, or `-` for the standard input. */
  readonly file: string;
  /** Undefined: the text tells it. */
  readonly dialect: DialectName | undefined;
  readonly rows: number;
  /** The tables that are explained one by one; empty: none, if there are several. */
  readonly tables: readonly string[];
  /** Whether to print plain data. */
  readonly json: boolean;
}

/** One of so many parts of an output. */
export interface Shard {
  /** From 1. */
  readonly number: number;
  readonly of: number;
}

/** Most threads: each holds some 40 MB. */
const MAX_JOBS = 256;

/** Names of files that others take for compressed. */
const COMPRESSED = /\.(?:gz|tgz|zip|zst|bz2|xz|lz4|br)$/i;

const GENERATE_FLAGS = [
  'dialect',
  'rows',
  'table',
  'identity',
  'batch-size',
  'seed',
  'out',
  'out-dir',
  'offset',
  'shard',
  'table-rows',
  'jobs',
];

/** One letter for those that are given most. */
const SHORT_FLAGS: ShortFlags = { dialect: 'd', rows: 'n', out: 'o', seed: 's' };

/** What `rowsmith` was asked to do. */
export type Command =
  | { readonly name: 'help'; readonly of: Verb | undefined }
  | { readonly name: 'version' }
  | { readonly name: 'generate'; readonly given: GenerateArguments }
  | { readonly name: 'explain'; readonly given: ExplainArguments }
  | { readonly name: 'serve'; readonly given: ServeArguments };

/** What `rowsmith` can be asked to do. */
export type Verb = 'generate' | 'explain' | 'serve';

const VERBS: readonly Verb[] = ['generate', 'explain', 'serve'];

/** Reads the arguments of the process. Throws CommandError, which names the flag or the variable that is at fault. */
export function parseCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Command {
  const [name, ...rest] = args;
  const asksForHelp = args.includes('--help') || args.includes('-h');
  if (name === 'help' || asksForHelp) return { name: 'help', of: [name, ...rest].find(isVerb) };
  if (name === '--version') return { name: 'version' };
  if (name === 'generate') return { name, given: parseGenerate(rest) };
  if (name === 'explain') return { name, given: parseExplain(rest) };
  if (name === 'serve') return { name, given: parseServe(rest, environment) };
  if (name === undefined) throw badArguments('Name a command: generate, explain or serve (rowsmith --help says more).');
  // Most calls are for rows, so that verb may be left out.
  if (/^-|[./\\]/.test(name)) return { name: 'generate', given: parseGenerate(args) };
  throw badArguments(
    `Unknown command ${JSON.stringify(name)}; it is generate, explain or serve (rowsmith --help says more).`,
  );
}

function isVerb(word: string | undefined): word is Verb {
  return VERBS.some((verb) => verb === word);
}

function parseGenerate(args: readonly string[]): GenerateArguments {
  const flags = parseFlags(args, GENERATE_FLAGS, ['strict', 'keep-going'], SHORT_FLAGS);
  const source = sourceOf(flags);
  const seed = last(flags, 'seed');
  const shard = shardOf(last(flags, 'shard'));
  for (const flag of ['shard', 'offset']) {
    if (!flags.given.has(flag) || seed !== undefined) continue;
    throw badArguments(`--${flag} needs --seed: rows of one table are made with one seed.`);
  }
  const out = last(flags, 'out');
  if (out !== undefined && COMPRESSED.test(out)) {
    throw badArguments(`--out ${out} would hold plain text; to compress it, pipe it: rowsmith … | gzip > FILE.`);
  }
  if (flags.given.has('out') && flags.given.has('out-dir')) throw badArguments('Give --out or --out-dir, not both.');
  return {
    ...source,
    ...rowsAsked(flags),
    tables: valuesOf(flags, 'table'),
    identity: identityOf(last(flags, 'identity')),
    batchSize: integerOf(flags, 'batch-size', 1, MAX_ROWS) ?? DEFAULT_BATCH_SIZE,
    seed: seed === undefined ? undefined : seedOf(seed),
    out,
    outDir: last(flags, 'out-dir'),
    offset: integerOf(flags, 'offset', 0, MAX_ROWS) ?? 0,
    shard,
    tableRows: integerOf(flags, 'table-rows', 1, MAX_ROWS),
    jobs: integerOf(flags, 'jobs', 1, MAX_JOBS) ?? 1,
    strict: flags.given.has('strict'),
    keepGoing: flags.given.has('keep-going'),
  };
}

function parseExplain(args: readonly string[]): ExplainArguments {
  const flags = parseFlags(args, ['dialect', 'rows', 'table'], ['json'], SHORT_FLAGS);
  return {
    ...sourceOf(flags),
    rows: integerOf(flags, 'rows', 1, MAX_ROWS) ?? DEFAULT_ROWS,
    tables: valuesOf(flags, 'table'),
    json: flags.given.has('json'),
  };
}

/** The DDL that a command reads. */
function sourceOf(flags: Flags): Pick<GenerateArguments, 'file' | 'dialect'> {
  const [file = '-', second] = flags.positionals;
  if (second !== undefined) throw badArguments(`Name one file, not also ${JSON.stringify(second)}.`);
  const dialect = last(flags, 'dialect');
  return { file, dialect: dialect === undefined ? undefined : dialectOf('--dialect', dialect) };
}

/** Whose numbers stand in columns that the database would number. */
function identityOf(text: string | undefined): Identity | undefined {
  if (text === undefined || text === 'database' || text === 'explicit') return text;
  throw badArguments(`--identity must be database or explicit, not ${JSON.stringify(text)}.`);
}

/** `i/n`: shard number i of n. */
function shardOf(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined;
  const [, number = Number.NaN, of = Number.NaN] = (/^([0-9]+)\/([0-9]+)$/.exec(text) ?? []).map(Number);
  if (number >= 1 && number <= of && of <= MAX_ROWS) return { number, of };
  throw badArguments(`--shard must be i/n, as in 1/4 for the first of four, not ${JSON.stringify(text)}.`);
}

/** A seed in the form of an integer is the number that the library and the service know, any other is a string. */
function seedOf(text: string): number | string {
  const value = Number(text);
  return /^(?:0|[1-9][0-9]*)$/.test(text) && Number.isSafeInteger(value) ? value : text;
}
