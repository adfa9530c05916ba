import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { nearest } from '../nearest.ts';
import { VERBS, type Verb } from './arguments.ts';
import { badArguments, EXIT_MEANINGS } from './command-error.ts';
import { SHORT_FLAGS } from './command-flags.ts';
import { briefFlagLines, type Flag, flagLines, HELP_CHARACTERS, wrapped } from './flag-help.ts';
import { unknownFlag } from './flags.ts';
import { isTopic, TOPIC_NAMES, TOPICS, type TopicName } from './topics.ts';
import { VERB_FLAGS } from './verb-flags.ts';
import { HELP_ABOUT, VERB_HELP } from './verb-help.ts';

/** Command lines to begin with, and what they do. */
export const EXAMPLES: readonly (readonly [line: string, about: string])[] = [
  ['rowsmith shop.sql > rows.sql', '1000 rows of each table'],
  ['rowsmith shop.sql -n 50 -s 7 -o rows.sql', '50, the same ones each time'],
  ['rowsmith explain shop.sql', 'what each column gets, and why'],
  ['rowsmith generate --help', 'the flags of a verb'],
  ['rowsmith --version', 'the version'],
];

/** A flag, the verbs that have it, and the topic that tells of it. */
interface DocumentedFlag {
  readonly flag: Flag;
  readonly topic: TopicName;
  readonly verbs: readonly Verb[];
}

const FLAGS = documentedFlags();

/** What `rowsmith --help` prints, or with a verb. */
export function helpOf(verb: Verb | undefined): string {
  return verb === undefined ? overview() : verbText(verb);
}

/**
 * What `rowsmith help SUBJECT` prints: of a topic, a verb, or a flag, with its dashes or without; undefined: which topics there are.
 * Throws CommandError where it is none of them.
 */
export function helpOn(subject: string | undefined): string {
  if (subject === undefined) return contents();
  if (isTopic(subject)) return topicText(subject);
  const verb = VERBS.find((name) => name === subject);
  if (verb !== undefined) return verbText(verb);
  const flags = FLAGS.filter(({ flag: { name, short } }) =>
    subject.startsWith('-') ? subject === `--${name}` || subject === `-${short}` : subject === name,
  );
  if (flags.length > 0) return flagText(flags);
  const flagNames = FLAGS.map(({ flag }) => flag.name);
  if (subject.startsWith('-')) throw unknownFlag(subject, flagNames);
  const best = nearest(subject, [...TOPIC_NAMES, ...VERBS]);
  throw badArguments(`Unknown topic ${JSON.stringify(subject)}; the nearest known one is ${best}.`);
}

function overview(): string {
  const exampleColumn = Math.max(...EXAMPLES.map(([line]) => line.length)) + 2;
  const codes = Object.entries(EXIT_MEANINGS).map(([code, meaning]) => `${code} ${meaning}`);
  return screen([
    'Rowsmith reads CREATE TABLE statements and writes random rows that load.',
    '',
    'Usage: rowsmith [VERB] [FILE|-] [flags]',
    ...verbLines(),
    ...listLines([['help', HELP_ABOUT]]),
    '',
    'To begin with:',
    ...EXAMPLES.map(([line, about]) => `  ${line.padEnd(exampleColumn)}${about}`),
    '',
    `Topics of rowsmith help TOPIC: ${TOPIC_NAMES.join(', ')}.`,
    `Exit codes: ${codes.join(', ')}.`,
  ]);
}

function contents(): string {
  return screen([
    'rowsmith help TOPIC tells of:',
    ...listLines(TOPIC_NAMES.map((name) => [name, TOPICS[name].about])),
    '',
    'rowsmith help VERB tells of a verb, as rowsmith VERB --help does:',
    ...verbLines(),
    '',
    'rowsmith help --FLAG tells of one flag, as rowsmith help --rows.',
    'rowsmith --help, -h has the first things, and rowsmith --version prints the version.',
  ]);
}

function verbText(verb: Verb): string {
  const { call, about, lines, common } = VERB_HELP[verb];
  const groups = VERB_FLAGS[verb];
  const flags = groups.flatMap((group) => group.flags);
  const shown = common === null ? flags : common.flatMap((name) => flags.filter((flag) => flag.name === name));
  const topics = groups.map(({ topic }) => topic).join(', ');
  const shownBelow = common === null ? 'These in full' : 'These in full, and the others';
  return screen([
    `Usage: ${call}`,
    `  ${about}`,
    ...(lines.length === 0 ? [] : ['', ...lines]),
    ...(flags.length === 0
      ? []
      : ['', briefFlagLines(shown.map(withShort)), '', `${shownBelow}: rowsmith help TOPIC (${topics}).`]),
  ]);
}

function topicText(name: TopicName): string {
  const { about, lines } = TOPICS[name];
  const flags = FLAGS.filter(({ topic }) => topic === name);
  return screen([`${name}: ${about}`, ...(lines.length === 0 ? [] : ['', ...lines]), ...sections(flags)]);
}

/** A flag, or several of one name, which different verbs have. */
function flagText(flags: readonly DocumentedFlag[]): string {
  const topics = [...new Set(flags.map(({ topic }) => topic))].map((topic) => `rowsmith help ${topic}`);
  return screen([...sections(flags).slice(1), '', `More of this kind: ${topics.join(', ')}.`]);
}

/** Flags, under the verbs that have them. */
function sections(flags: readonly DocumentedFlag[]): readonly string[] {
  const byVerbs = grouped(flags, ({ verbs }) => verbs.join(', ').replace(/, (?=\w+$)/, ' and '));
  return [...byVerbs].flatMap(([verbs, group]) => ['', `Flags of ${verbs}:`, flagLines(group.map(({ flag }) => flag))]);
}

/** The flags of all verbs, each once: where verbs say the same of a flag, it is one. */
function documentedFlags(): readonly DocumentedFlag[] {
  const all = VERBS.flatMap((verb) =>
    VERB_FLAGS[verb].flatMap(({ topic, flags }) => flags.map((flag) => ({ flag: withShort(flag), topic, verb }))),
  );
  const same = grouped(all, ({ flag, topic }) => JSON.stringify([topic, flag.name, flag.value, flag.help]));
  return [...same.values()].flatMap((group) =>
    group.slice(0, 1).map(({ flag, topic }) => ({ flag, topic, verbs: group.map(({ verb }) => verb) })),
  );
}

/** Items by what they have in common, in their order. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, readonly Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function withShort(flag: Flag): Flag {
  return { ...flag, short: SHORT_FLAGS[flag.name] };
}

function verbLines(): readonly string[] {
  return listLines(VERBS.map((verb) => [verb, VERB_HELP[verb].about]));
}

/** Names, each with what it is about. */
function listLines(rows: readonly (readonly [string, string])[]): readonly string[] {
  return rows.map(([name, about]) => `  ${name.padEnd(12)}${about}`);
}

/** Lines and texts of several lines, of which those that are too long are wrapped. */
function screen(texts: readonly string[]): string {
  const lines = texts.flatMap((text) => text.split('\n'));
  return `${lines.flatMap((line) => (line.length <= HELP_CHARACTERS ? [line] : wrapped(line, HELP_CHARACTERS))).join('\n')}\n`;
}

/** The version of the package that this file is part of. */
export function packageVersion(): string {
  const path = createRequire(import.meta.url).resolve('rowsmith/package.json');
  const { version }: { readonly version: string } = JSON.parse(readFileSync(path, 'utf8'));
  return version;
}
