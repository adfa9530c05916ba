import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseCommand, VERBS, type Verb } from '../../src/cli/arguments.ts';
import { EXIT } from '../../src/cli/command-error.ts';
import { SHORT_FLAGS } from '../../src/cli/command-flags.ts';
import { EXAMPLES, helpOf, helpOn } from '../../src/cli/help.ts';
import { TOPIC_NAMES } from '../../src/cli/topics.ts';
import { VERB_FLAGS } from '../../src/cli/verb-flags.ts';
import { VERB_HELP } from '../../src/cli/verb-help.ts';
import { ran } from './world.ts';

/** Flags of a verb, with their topics. */
const flagsOf = (verb: Verb) =>
  VERB_FLAGS[verb].flatMap(({ topic, flags }) => flags.map((flag) => ({ ...flag, topic })));

const FLAG_NAMES = [...new Set(VERBS.flatMap(flagsOf).map(({ name }) => `--${name}`))];

/** Command lines, and how many lines of 80 characters the terminal has that they are read on. */
const SCREENS: readonly (readonly [line: string, lines: number])[] = [
  ['--help', 24],
  ...VERBS.map((verb) => [`${verb} --help`, 24] as const),
  ['help', 40],
  ...TOPIC_NAMES.map((topic) => [`help ${topic}`, 40] as const),
  ...FLAG_NAMES.map((flag) => [`help ${flag}`, 24] as const),
];

for (const [line, most] of SCREENS) {
  test(`${line} fits on a screen`, async () => {
    const { code, stdout, stderr } = await ran(line.split(' '));
    assert.equal({ code, stderr }, { code: 0, stderr: '' });
    const lines = stdout.toString().split('\n');
    assert.is(lines.pop(), '');
    assert.ok(lines.length <= most, `${lines.length} lines`);
    assert.equal(
      lines.filter((each) => each.length > 80 || each !== each.trimEnd()),
      [],
    );
  });
}

/** A text without its line breaks. */
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** A flag in full, as a line of help would have it without an end. */
const inFull = (flag: { readonly name: string; readonly value: string; readonly help: string }): string => {
  const short = SHORT_FLAGS[flag.name];
  return flat(`--${flag.name}${short === undefined ? '' : `, -${short}`} ${flag.value} ${flag.help}`).toLowerCase();
};

for (const verb of VERBS) {
  test(`each flag of ${verb} stands in full in its topic, and its help names the topic`, () => {
    for (const flag of flagsOf(verb)) {
      for (const text of [helpOn(flag.topic), helpOn(`--${flag.name}`)]) {
        assert.ok(flat(text).toLowerCase().includes(inFull(flag)), flag.name);
        assert.match(text, new RegExp(`^Flags of .*\\b${verb}\\b.*:$`, 'm'));
      }
      assert.match(helpOf(verb), new RegExp(`rowsmith help TOPIC \\(.*\\b${flag.topic}\\b`, 's'));
    }
  });

  test(`the help of ${verb} has each common flag, a line each`, () => {
    const { call, about, common } = VERB_HELP[verb];
    const text = helpOf(verb);
    assert.match(text, `Usage: ${call}\n  ${about}\n`);
    const names = flagsOf(verb).map(({ name }) => name);
    const shown = [...text.matchAll(/^ {2}--([a-z-]+)/gm)].map(([, name = '']) => name);
    assert.equal(shown, common ?? names);
    assert.equal(
      shown.filter((name) => !names.includes(name)),
      [],
    );
    // What a flag does is never wrapped here.
    assert.not.match(text, / {27}.*\n {27}/);
    assert.is(helpOn(verb), text);
  });
}

test('the first screen and the list of topics name each verb and topic', () => {
  for (const text of [helpOf(undefined), helpOn(undefined)]) {
    for (const name of [...VERBS, ...TOPIC_NAMES]) assert.match(text, new RegExp(`\\b${name}\\b`));
    for (const flag of ['--help', '--version']) assert.match(text, flag);
  }
});

test('a name is of a verb or of a topic', () => {
  const names: readonly string[] = [...VERBS, ...TOPIC_NAMES];
  assert.is(new Set(names).size, names.length);
});

test('exit codes stand on the first screen, and in a topic', () => {
  for (const code of Object.values(EXIT)) {
    assert.match(flat(helpOf(undefined)), new RegExp(`Exit codes: .*\\b${code} [a-zA-Z]`));
    assert.match(helpOn('exit'), new RegExp(`^${code} {2}\\w`, 'm'));
  }
});

for (const [line] of EXAMPLES) {
  test(`${line} can be called`, () => {
    const [, words = ''] = /^rowsmith ([^>|]*)/.exec(line) ?? [];
    parseCommand(words.trim().split(' '), {});
  });
}

/** Subjects, and flags that stand in the answer and that do not. */
for (const [subject, there, absent] of [
  ['generate', ['--seed', '--out'], ['--json', '--host']],
  ['explain', ['--json'], ['--seed']],
  ['output', ['--out', '--shard', '--json', '--force'], ['--rows']],
  ['--rows', ['--rows, -n'], ['--table ']],
  ['-n', ['--rows, -n'], ['--table ']],
  ['table-rows', ['--table-rows'], ['--rows, -n']],
  ['--out', ['Flags of generate:\n  --out, -o', 'Flags of init:\n  --out, -o'], ['--shard']],
  ['--host', ['Flags of page and serve:\n  --host'], ['--port']],
] as const) {
  test(`help ${subject}`, () => {
    const text = helpOn(subject);
    for (const part of there) assert.ok(text.includes(part), part);
    for (const part of absent) assert.not.ok(text.includes(part), part);
  });
}

for (const [subject, message] of [
  ['row', 'Unknown topic "row"; the nearest known one is rows.'],
  ['limit', 'Unknown topic "limit"; the nearest known one is limits.'],
  ['explan', 'Unknown topic "explan"; the nearest known one is explain.'],
  ['--sed', 'Unknown flag --sed; the nearest known one is --seed.'],
  ['--limits', 'Unknown flag --limits; the nearest known one is --rate-limit.'],
  ['constructor', 'Unknown topic "constructor"; the nearest known one is output.'],
] as const) {
  test(`help ${subject} is refused`, async () => {
    const { code, stdout, stderr } = await ran(['help', subject]);
    assert.equal({ code, stdout: String(stdout), stderr }, { code: 2, stdout: '', stderr: `rowsmith: ${message}\n` });
  });
}

test('documents cite help that there is', () => {
  const documents = ['README.md', 'deploy/README.md', 'src/guide/command.md', 'src/guide/values.md'];
  const texts = documents.map((path) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));
  const cited = texts.flatMap((text) =>
    [...text.matchAll(/`rowsmith\s+help\s+(-{0,2}[a-z][a-z-]*)`/g)].map(([, word]) => word),
  );
  assert.ok(cited.length > 0);
  for (const subject of cited) helpOn(subject);
});

test.run();
