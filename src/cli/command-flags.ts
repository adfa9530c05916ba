import { OUTPUT_OPTIONS } from '../options/output-options.ts';
import { VALUE_OPTIONS } from '../options/value-options.ts';
import { SUFFIXES } from './compression-flag.ts';
import { CONFIG_FILE } from './config-fields.ts';
import { DIALECT_NAMES } from './dialect.ts';
import type { Flag } from './flag-help.ts';
import type { KnownFlags, ShortFlags } from './flags.ts';
import { optionFlags } from './option-flags.ts';
import type { TopicName } from './topics.ts';

/** Flags that a topic of help tells of. */
export interface FlagGroup {
  readonly topic: TopicName;
  readonly flags: readonly Flag[];
}

/** One letter for those that are given most. */
export const SHORT_FLAGS: ShortFlags = { dialect: 'd', rows: 'n', out: 'o', seed: 's' };

const DIALECT: Flag = {
  name: 'dialect',
  value: 'NAME',
  help: 'mysql (or mariadb) or postgresql (or postgres, pg); without it, what the text tells',
  choices: DIALECT_NAMES,
};

/** What is read, and where more is asked for. */
const INPUT: FlagGroup = {
  topic: 'input',
  flags: [
    DIALECT,
    {
      name: 'config',
      value: 'FILE',
      help: `options in JSON (default: ${CONFIG_FILE} beside FILE), with comments or without`,
    },
    { name: 'no-config', value: '', help: `leave a ${CONFIG_FILE} beside FILE alone` },
  ],
};

const VALUES: FlagGroup = {
  topic: 'values',
  flags: [
    ...optionFlags(VALUE_OPTIONS),
    { name: 'now', value: '', help: 'the time of the clock is the reference time, and is printed' },
  ],
};

const COMPRESSIONS = Object.keys(SUFFIXES);

const OUT: FlagGroup = {
  topic: 'output',
  flags: [
    {
      name: 'out',
      value: 'FILE',
      help: 'write to this file; it is replaced when all rows are written; .gz and .zst are compressed',
    },
    {
      name: 'out-dir',
      value: 'DIR',
      help: 'write a file for each table to this folder, and load.sql, which takes them in order; of one table a file for each job, named after its first row: load them in the order of their names, as load.sql does where a client has to be told how to read them',
    },
    { name: 'compress', value: COMPRESSIONS.join('|'), help: 'compress what is written', choices: COMPRESSIONS },
    {
      name: 'jobs',
      value: 'N',
      help: 'threads that make rows (default 1); with any number of them, the bytes are the same',
    },
    {
      name: 'shard',
      value: 'I/N',
      help: 'write the I-th of N parts of the output, from 1: all parts need the same flags beside, and --seed; one behind the other they are the whole (but each has the header of CSV), so load them in their order, each when the one before is loaded',
    },
  ],
};

const FAULTS: FlagGroup = {
  topic: 'faults',
  flags: [
    { name: 'strict', value: '', help: 'a warning is an error: no row is written, and the exit code is 3' },
    {
      name: 'keep-going',
      value: '',
      help: 'leave out tables at fault, and write the others: the exit code is then 5',
    },
  ],
};

const { batchSize, single, insert, identity, transaction, truncate, analyze, disableTriggers, ...rowOptions } =
  OUTPUT_OPTIONS;

/** What is asked of statements. Whatever else is asked of an output is asked of its rows. */
const STATEMENT_OPTIONS = {
  batchSize,
  single,
  insert,
  identity,
  transaction,
  truncate,
  analyze,
  disableTriggers,
} as const;

export const GENERATE_FLAGS: readonly FlagGroup[] = [
  INPUT,
  { topic: 'rows', flags: optionFlags(rowOptions) },
  { topic: 'statements', flags: optionFlags(STATEMENT_OPTIONS) },
  VALUES,
  OUT,
  FAULTS,
];

const { rows, rowsOf, tables } = rowOptions;

/** What `rowsmith explain` says of an output depends on these alone. */
export const EXPLAIN_OUTPUT = { rows, rowsOf, tables, identity } as const;

export const EXPLAIN_FLAGS: readonly FlagGroup[] = [
  INPUT,
  { topic: 'rows', flags: optionFlags({ rows, rowsOf, tables }) },
  { topic: 'statements', flags: optionFlags({ identity }) },
  VALUES,
  { topic: 'output', flags: [{ name: 'json', value: '', help: 'print plain data, as JSON' }] },
];

export const INIT_FLAGS: readonly FlagGroup[] = [
  { topic: 'input', flags: [DIALECT] },
  {
    topic: 'output',
    flags: [
      { name: 'out', value: 'FILE', help: `file to write (default: ${CONFIG_FILE} beside FILE)` },
      { name: 'force', value: '', help: 'replace a file that is there' },
    ],
  },
];

/** The names of flags with values, and of those without. */
export function flagNames(groups: readonly FlagGroup[]): readonly [valued: KnownFlags, switches: KnownFlags] {
  const flags = groups.flatMap(({ flags: ofGroup }) => ofGroup);
  const names = (isSwitch: boolean) => flags.filter(({ value }) => (value === '') === isSwitch).map(({ name }) => name);
  return [names(false), names(true)];
}
