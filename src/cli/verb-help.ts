import type { Verb } from './arguments.ts';
import { FILE_LINE, VARIABLE_LINE } from './topics.ts';

/** What help says of a verb. */
interface VerbHelp {
  /** How it is called. */
  readonly call: string;
  /** What it does, in a line of the list of verbs. */
  readonly about: string;
  /** Lines of its own help; each is wrapped where it is too long. */
  readonly lines: readonly string[];
  /** The flags that most people need, of those that it has; null: all. */
  readonly common: readonly string[] | null;
}

export const VERB_HELP: { readonly [V in Verb]: VerbHelp } = {
  generate: {
    call: 'rowsmith [generate] [FILE|-] [flags]',
    about: 'SQL to the standard output; what is meant without a verb',
    lines: [FILE_LINE],
    common: [
      'dialect',
      'rows',
      'seed',
      'format',
      'table',
      'where',
      'column',
      'locale',
      'out',
      'jobs',
      'config',
      'strict',
    ],
  },
  explain: {
    call: 'rowsmith explain [FILE|-] [flags]',
    about: 'in which order tables come, what each column gets, and why',
    lines: [FILE_LINE],
    common: ['dialect', 'rows', 'table', 'where', 'column', 'config', 'json'],
  },
  init: {
    call: 'rowsmith init [FILE|-] [flags]',
    about: 'a file of options, with what each column would get, to begin with',
    lines: [FILE_LINE],
    common: null,
  },
  page: {
    call: 'rowsmith page [flags]',
    about: 'a page in the browser: paste DDL, see the rows',
    lines: [],
    common: null,
  },
  serve: {
    call: 'rowsmith serve [flags]',
    about: 'the same as an HTTP service',
    lines: [VARIABLE_LINE],
    common: [
      'host',
      'port',
      'mount',
      'admin-port',
      'rate-limit',
      'rate-window',
      'rate-store',
      'trust-proxy',
      'cors',
      'max-rows',
      'max-seconds',
    ],
  },
  mcp: {
    call: 'rowsmith mcp',
    about: 'the same as tools of an assistant (Model Context Protocol)',
    lines: ['The assistant starts it, and asks on its standard input. It takes no flags: calls of its tools say all.'],
    common: null,
  },
  completion: {
    call: 'rowsmith completion bash|zsh|fish',
    about: 'a script by which the shell completes all of this',
    lines: [
      'For the file that the shell reads when it starts:',
      '  bash  eval "$(rowsmith completion bash)"',
      '  zsh   eval "$(rowsmith completion zsh)", behind compinit',
      '  fish  rowsmith completion fish | source',
    ],
    common: null,
  },
};

/** What `rowsmith help` does, beside the verbs. */
export const HELP_ABOUT = 'topics that tell of all flags, or one flag: rowsmith help --rows';
