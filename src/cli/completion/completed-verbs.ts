import { VERBS, type Verb } from '../arguments.ts';
import { SHORT_FLAGS } from '../command-flags.ts';
import { briefly, type Flag } from '../flag-help.ts';
import { TOPIC_NAMES } from '../topics.ts';
import { VERB_FLAGS } from '../verb-flags.ts';
import { HELP_ABOUT, VERB_HELP } from '../verb-help.ts';
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

const POSITIONALS: { readonly [V in Verb]: Completed } = {
  generate: 'file',
  explain: 'file',
  init: 'file',
  page: null,
  serve: null,
  mcp: null,
  completion: SHELLS,
};

/** All verbs, and `help`, behind which one of them or a topic stands. */
export const COMPLETED_VERBS: readonly CompletedVerb[] = [
  ...VERBS.map((name) => ({
    name,
    help: VERB_HELP[name].about,
    flags: [...VERB_FLAGS[name].flatMap(({ flags }) => flags), HELP].map(completedFlag),
    positionals: POSITIONALS[name],
  })),
  { name: 'help', help: HELP_ABOUT, flags: [], positionals: [...VERBS, ...TOPIC_NAMES] },
];

function completedFlag({ name, value, help, choices }: Flag): CompletedFlag {
  const short = name === 'help' ? 'h' : SHORT_FLAGS[name];
  return { name, short: short ?? null, help: briefly(help), value, values: choices ?? PATHS[value] ?? null };
}
