import { dirname, join } from 'node:path';
import type { DialectName } from '../index.ts';
import { MAX_ROWS } from '../limits.ts';
import type { Compression } from '../node/compression.ts';
import { OUTPUT_OPTIONS, type OutputOptions } from '../options/output-options.ts';
import { VALUE_OPTIONS, type ValueOptions } from '../options/value-options.ts';
import { badArguments } from './command-error.ts';
import { EXPLAIN_FLAGS, EXPLAIN_OUTPUT, flagNames, GENERATE_FLAGS, INIT_FLAGS, SHORT_FLAGS } from './command-flags.ts';
import { SHELLS, type Shell } from './completion/shells.ts';
import { compressionOf } from './compression-flag.ts';
import { CONFIG_FILE } from './config-fields.ts';
import { dialectOf } from './dialect.ts';
import { type Flags, integerOf, last, parseFlags } from './flags.ts';
import { readOptions } from './option-flags.ts';
import { type PageArguments, parsePage } from './page-arguments.ts';
import { parseServe, type ServeArguments } from './serve-arguments.ts';

/** The DDL that a command reads. */
export interface SourceArguments {
  /** A path, or `-` for the standard input. */
  readonly file: string;
  /** Undefined: the file of options or the text tells it. */
  readonly dialect: DialectName | undefined;
}

/** What flags ask of rows. A file of options may ask for more. */
export interface AskingArguments extends SourceArguments {
  /** The path of a file of options; undefined: the one beside the DDL, if there is one; null: none is read. */
  readonly config: string | null | undefined;
  readonly output: OutputOptions;
  readonly values: ValueOptions;
  /** Whether the time of the clock is the reference time. */
  readonly isNow: boolean;
}

/** What `rowsmith generate` was asked to do. */
export interface GenerateArguments extends AskingArguments {
  /** A path; undefined for the standard output. */
  readonly out: string | undefined;
  /** A folder for a file of each job or, of several tables, each step of the loading; undefined: all goes to one output. */
  readonly outDir: string | undefined;
  /** Undefined: rows are written as they are. */
  readonly compression: Compression | undefined;
  /** Which of so many shards of the output to write, from 1; undefined: all of it. */
  readonly shard: Shard | undefined;
  /** Threads that make rows. */
  readonly jobs: number;
  /** Whether a warning is an error. */
  readonly strict: boolean;
  /** Whether tables at fault are left out, and the others written. */
  readonly keepGoing: boolean;
}

/** What `rowsmith explain` was asked to do. */
export interface ExplainArguments extends AskingArguments {
  /** Whether to print plain data. */
  readonly json: boolean;
}

/** What `rowsmith init` was asked to do. */
export interface InitArguments extends SourceArguments {
  /** The file to write. */
  readonly out: string;
  /** Whether a file that is there is replaced. */
  readonly force: boolean;
}

/** One of so many parts of an output. */
export interface Shard {
  /** From 1. */
  readonly number: number;
  readonly of: number;
}

/** Most threads: each holds some 40 MB. */
const MAX_JOBS = 256;

/** What `rowsmith` was asked to do. */
export type Command =
  | { readonly name: 'help'; readonly of: Verb | undefined }
  | { readonly name: 'topic'; readonly subject: string | undefined }
  | { readonly name: 'version' }
  | { readonly name: 'generate'; readonly given: GenerateArguments }
  | { readonly name: 'explain'; readonly given: ExplainArguments }
  | { readonly name: 'init'; readonly given: InitArguments }
  | { readonly name: 'page'; readonly given: PageArguments }
  | { readonly name: 'mcp' }
  | { readonly name: 'completion'; readonly shell: Shell }
  | { readonly name: 'serve'; readonly given: ServeArguments };

/** What `rowsmith` can be asked to do. */
export type Verb = 'generate' | 'explain' | 'init' | 'page' | 'serve' | 'mcp' | 'completion';

export const VERBS: readonly Verb[] = ['generate', 'explain', 'init', 'page', 'serve', 'mcp', 'completion'];

/** What a command's name may be, in words. */
const VERBS_TEXT = `${VERBS.slice(0, -1).join(', ')} or ${VERBS.at(-1)} (rowsmith --help says more).`;

/** Reads the arguments of the process. Throws CommandError, which names the flag or the variable that is at fault. */
export function parseCommand(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Command {
  const [name, ...rest] = args;
  const asksForHelp = args.includes('--help') || args.includes('-h');
  if (asksForHelp) return { name: 'help', of: args.find(isVerb) };
  if (name === 'help') return parseTopic(rest);
  if (name === '--version') return { name: 'version' };
  if (name === 'generate') return { name, given: parseGenerate(rest) };
  if (name === 'explain') return { name, given: parseExplain(rest) };
  if (name === 'init') return { name, given: parseInit(rest) };
  if (name === 'page') return { name, given: parsePage(rest) };
  if (name === 'mcp') return parseMcp(rest);
  if (name === 'completion') return parseCompletion(rest);
  if (name === 'serve') return { name, given: parseServe(rest, environment) };
  if (name === undefined) throw badArguments(`Name a command: ${VERBS_TEXT}`);
  // Most calls are for rows, so that verb may be left out.
  if (/^-|[./\\]/.test(name)) return { name: 'generate', given: parseGenerate(args) };
  throw badArguments(`Unknown command ${JSON.stringify(name)}; it is ${VERBS_TEXT}`);
}

/** Whether there is help on the subject is for help to say, which knows all topics and flags. */
function parseTopic([subject, second]: readonly string[]): Command {
  if (second !== undefined) throw badArguments(`help takes one topic, not also ${JSON.stringify(second)}.`);
  return { name: 'topic', subject };
}

function isVerb(word: string): word is Verb {
  return VERBS.some((verb) => verb === word);
}

function parseGenerate(args: readonly string[]): GenerateArguments {
  const flags = parseFlags(args, ...flagNames(GENERATE_FLAGS), SHORT_FLAGS);
  if (flags.given.has('out') && flags.given.has('out-dir')) throw badArguments('Give --out or --out-dir, not both.');
  const out = last(flags, 'out');
  return {
    ...sourceOf(flags),
    ...askingOf(flags),
    output: readOptions(flags, OUTPUT_OPTIONS),
    out,
    outDir: last(flags, 'out-dir'),
    compression: compressionOf(out, last(flags, 'compress')),
    shard: shardOf(last(flags, 'shard')),
    jobs: integerOf(flags, 'jobs', 1, MAX_JOBS) ?? 1,
    strict: flags.given.has('strict'),
    keepGoing: flags.given.has('keep-going'),
  };
}

function parseExplain(args: readonly string[]): ExplainArguments {
  const flags = parseFlags(args, ...flagNames(EXPLAIN_FLAGS), SHORT_FLAGS);
  return {
    ...sourceOf(flags),
    ...askingOf(flags),
    output: readOptions(flags, EXPLAIN_OUTPUT),
    json: flags.given.has('json'),
  };
}

function parseInit(args: readonly string[]): InitArguments {
  const flags = parseFlags(args, ...flagNames(INIT_FLAGS), SHORT_FLAGS);
  const source = sourceOf(flags);
  const beside = source.file === '-' ? CONFIG_FILE : join(dirname(source.file), CONFIG_FILE);
  return { ...source, out: last(flags, 'out') ?? beside, force: flags.given.has('force') };
}

/** All that is asked of it comes with the calls of its tools. */
function parseMcp(args: readonly string[]): Command {
  const [first] = parseFlags(args, []).positionals;
  if (first !== undefined) throw badArguments(`mcp takes no file, not ${JSON.stringify(first)}.`);
  return { name: 'mcp' };
}

function parseCompletion(args: readonly string[]): Command {
  const [name, second] = parseFlags(args, []).positionals;
  const shell = SHELLS.find((each) => each === name);
  if (shell !== undefined && second === undefined) return { name: 'completion', shell };
  throw badArguments('completion takes the name of one shell: bash, zsh or fish.');
}

/** The DDL that a command reads. */
function sourceOf(flags: Flags): SourceArguments {
  const [file = '-', second] = flags.positionals;
  if (second !== undefined) throw badArguments(`Name one file, not also ${JSON.stringify(second)}.`);
  const dialect = last(flags, 'dialect');
  return { file, dialect: dialect === undefined ? undefined : dialectOf('--dialect', dialect) };
}

/** What is asked of values, and where more of it stands. */
function askingOf(flags: Flags): Pick<AskingArguments, 'config' | 'values' | 'isNow'> {
  const config = last(flags, 'config');
  const isNow = flags.given.has('now');
  const isAlone = flags.given.has('no-config');
  if (isAlone && config !== undefined) throw badArguments('Give --config or --no-config, not both.');
  if (isNow && flags.given.has('reference-time')) throw badArguments('Give --now or --reference-time, not both.');
  return { config: isAlone ? null : config, values: readOptions(flags, VALUE_OPTIONS), isNow };
}

/** `i/n`: shard number i of n. */
function shardOf(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined;
  const [, number = Number.NaN, of = Number.NaN] = (/^([0-9]+)\/([0-9]+)$/.exec(text) ?? []).map(Number);
  if (number >= 1 && number <= of && of <= MAX_ROWS) return { number, of };
  throw badArguments(`--shard must be i/n, as in 1/4 for the first of four, not ${JSON.stringify(text)}.`);
}
