import { EXIT_MEANINGS } from './command-error.ts';
import { variableOf } from './flags.ts';

/** What `rowsmith help TOPIC` tells beside flags. */
interface Topic {
  /** What it is about, in a line of the list of topics. */
  readonly about: string;
  /** Lines in front of its flags; each is wrapped where it is too long. */
  readonly lines: readonly string[];
}

/** What the file of a command is. */
export const FILE_LINE =
  'FILE holds CREATE TABLE statements, as dumps have them; without it, or with -, they are read from the standard input.';

/** How the flags of the service are given without a command line. */
export const VARIABLE_LINE = `Each flag of serve has an environment variable, too: --max-rows is ${variableOf('max-rows')}.`;

const TOPIC_TABLE = {
  input: {
    about: 'what is read, and in which dialect',
    lines: [FILE_LINE, 'rowsmith init drafts a file of options, for --config.'],
  },
  rows: { about: 'how many rows there are, of which tables, and in which form', lines: [] },
  statements: { about: 'the statements that rows stand in, and those around them', lines: [] },
  values: { about: 'what is asked of values', lines: [] },
  output: { about: 'where the output goes, in how many parts and threads', lines: [] },
  faults: {
    about: 'what becomes of warnings, and of tables at fault',
    lines: ['What is at fault is said on the standard error; rowsmith help exit tells what the process ends with.'],
  },
  exit: {
    about: 'what the process ends with',
    lines: Object.entries(EXIT_MEANINGS).map(([code, meaning]) => `${code}  ${meaning}`),
  },
  addresses: { about: 'where the page and the service listen', lines: [VARIABLE_LINE] },
  clients: { about: 'whom the service answers, and how often', lines: [VARIABLE_LINE] },
  limits: { about: 'what an answer and a connection of the service may cost', lines: [VARIABLE_LINE] },
} as const satisfies Readonly<Record<string, Topic>>;

export type TopicName = keyof typeof TOPIC_TABLE;

/** What help tells of by name, beside verbs and flags. */
export const TOPICS: Readonly<Record<TopicName, Topic>> = TOPIC_TABLE;

/** Whether a word names a topic. */
export function isTopic(word: string): word is TopicName {
  return Object.hasOwn(TOPICS, word);
}

/** The names of all topics, in the order of help. */
export const TOPIC_NAMES: readonly TopicName[] = Object.keys(TOPICS).filter(isTopic);
