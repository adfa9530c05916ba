import { VERBS, type Verb } from '../arguments.ts';
import { EXPLAIN_FLAGS, type FlagGroup, GENERATE_FLAGS, INIT_FLAGS, SHORT_FLAGS } from '../command-flags.ts';
import type { Flag } from '../flag-help.ts';
import { USAGE } from '../help.ts';
import { PAGE_FLAGS } from '../page-arguments.ts';
import { SERVE_FLAGS } from '../serve-flags.ts';
import { SHELLS } from './shells.ts';

/** What a shell can complete: one of these words, or a path; null: nothing. */
export type Completed = readonly string[] | 'file' | 'folder' | null;

/** A flag with what can stand behind it. */
export interface CompletedFlag {
  readonly name: string;
  readonly short: string | null;
  /** In a few words. */
  readonly help: string;
  /** What stands for its value in help; empty: it takes none. */
  readonly value: string;
  readonly values: Completed;
}

/** A verb with what can stand behind it. */
export interface CompletedVerb {
  readonly name: string;
  readonly help: string;
  readonly flags: readonly CompletedFlag[];
  readonly positionals: Completed;
}

/** The verb that may be left out. */
export const DEFAULT_VERB = 'generate';

/** What stands for the values of flags that take paths, in help. */
const PATHS: Readonly<Record<string, Completed>> = { FILE: 'file', DIR: 'folder' };

const HELP: Flag = { name: 'help', value: '', help: 'print what there is, and end' };

const VERSION: CompletedFlag = { name: 'version', short: null, help: 'print the version', value: '', values: null };

/** Flags in front of which no verb stands. */
export const TOP_FLAGS: readonly CompletedFlag[] = [completedFlag(HELP), VERSION];

const FLAGS: { readonly [V in Verb]: readonly Flag[] } = {
  generate: flagsOf(GENERATE_FLAGS),
  explain: flagsOf(EXPLAIN_FLAGS),
  init: flagsOf(INIT_FLAGS),
  page: PAGE_FLAGS,
  serve: SERVE_FLAGS,
  mcp: [],
  completion: [],
};

const POSITIONALS: { readonly [V in Verb]: Completed } = {
  generate: 'file',
  explain: 'file',
  init: 'file',
  page: null,
  serve: null,
  mcp: null,
  completion: SHELLS,
};

/** All verbs, and `help`, behind which another stands. */
export const COMPLETED_VERBS: readonly CompletedVerb[] = [
  ...VERBS.map((name) => ({
    name,
    help: USAGE[name][1],
    flags: [...FLAGS[name], HELP].map(completedFlag),
    positionals: POSITIONALS[name],
  })),
  { name: 'help', help: 'what a command does, and its flags', flags: [], positionals: VERBS },
];

function flagsOf(groups: readonly FlagGroup[]): readonly Flag[] {
  return groups.flatMap(({ flags }) => flags);
}

function completedFlag({ name, value, help, choices }: Flag): CompletedFlag {
  const short = name === 'help' ? 'h' : SHORT_FLAGS[name];
  return { name, short: short ?? null, help: briefly(help), value, values: choices ?? PATHS[value] ?? null };
}

/** The part of a sentence that says what a flag does, without its details. */
function briefly(help: string): string {
  return help.replace(/(?:[;:]| \(default\b|, (?:with|which|where)\b).*/s, '');
}
