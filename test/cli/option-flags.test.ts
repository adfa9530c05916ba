import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { GENERATE_FLAGS } from '../../src/cli/command-flags.ts';
import { briefly, flagLines } from '../../src/cli/flag-help.ts';
import { parseFlags } from '../../src/cli/flags.ts';
import { optionFlags, readOptions } from '../../src/cli/option-flags.ts';
import {
  asked,
  boolean,
  list,
  map,
  oneOf,
  option,
  seed,
  share,
  text,
  textLike,
  wholeNumber,
} from '../../src/options/kinds.ts';
import { OUTPUT_OPTIONS } from '../../src/options/output-options.ts';
import { VALUE_OPTIONS } from '../../src/options/value-options.ts';

/** An option of each form that a flag can say, and one of a form that it cannot. */
const FIELDS = {
  wholeNumber: option(wholeNumber(1, 99), 'A whole number'),
  ofAll: option(share, 'A share'),
  name: option(text, 'A text'),
  code: option(textLike(/^[A-Z]+$/, 'capital letters'), 'A text of a form'),
  way: option(oneOf(['in', 'out', 'through']), 'A name of a list'),
  isOn: option(boolean, 'A switch'),
  isAsked: option(asked, 'What can only be asked for'),
  each: option(list(text, 'texts'), 'A list by repetition'),
  sizes: option(list(wholeNumber(1), 'numbers'), 'A list of numbers'),
  start: option(seed, 'NULL or not'),
  byName: option(map(text, 'names and texts'), 'By name'),
};

const FLAGS = optionFlags(FIELDS);
const names = (isSwitch: boolean) => FLAGS.filter((flag) => flag.isSwitch === isSwitch).map(({ name }) => name);
const read = (line: string) =>
  readOptions(parseFlags(line.split(' ').filter(Boolean), names(false), names(true)), FIELDS);

test('options of all forms but those by name have flags', () => {
  assert.equal(
    FLAGS.map(({ name, value }) => `${name} ${value}`.trim()),
    [
      'whole-number N',
      'of-all N',
      'name TEXT',
      'code TEXT',
      'way in|out|through',
      'is-on',
      'is-asked',
      'each TEXT',
      'sizes N',
      'start TEXT',
    ],
  );
});

for (const [line, options] of [
  ['', {}],
  ['--whole-number 99 --of-all 0.25', { wholeNumber: 99, ofAll: 0.25 }],
  ['--name 5 --code AB', { name: '5', code: 'AB' }],
  ['--way in --way through', { way: 'through' }],
  ['--is-on --is-asked', { isOn: true, isAsked: true }],
  ['--each a --each 5 --sizes 3 --sizes 4', { each: ['a', '5'], sizes: [3, 4] }],
  ['--start 5', { start: 5 }],
  ['--start 05', { start: '05' }],
] as const) {
  test(`reads ${line}`, () => assert.equal(read(line), options));
}

for (const [line, message] of [
  ['--whole-number 100', '--whole-number must be a whole number from 1 to 99, not "100".'],
  ['--whole-number 1.0', '--whole-number must be a whole number from 1 to 99, not "1.0".'],
  ['--of-all 1.1', '--of-all must be a number from 0 to 1, not "1.1".'],
  ['--of-all=', '--of-all must be a number from 0 to 1, not "".'],
  ['--code aB', '--code must be capital letters, not "aB".'],
  ['--way up', '--way must be in, out or through, not "up".'],
  ['--is-on=true', '--is-on takes no value.'],
  ['--sizes 1 --sizes x', '--sizes must be a whole number from 1 to 9007199254740991, not "x".'],
  ['--by-name a', 'Unknown flag --by-name; the nearest known one is --name.'],
] as const) {
  test(`refuses ${line}`, () =>
    assert.throws(
      () => read(line),
      (error: Error) => error.message === message,
    ));
}

test('lines of help are in two columns, and no longer than a terminal is wide', () => {
  const flags = [
    { name: 'a', value: 'N', help: `Says ${'word '.repeat(13)}end`, short: 'b' },
    { name: 'a-long-name', value: 'one|another', help: 'NULL stays as it is' },
  ];
  assert.equal(flagLines(flags).split('\n'), [
    `  --a, -b N                says ${'word '.repeat(8)}word`,
    `${' '.repeat(27)}${'word '.repeat(4)}end`,
    '  --a-long-name one|another',
    `${' '.repeat(27)}NULL stays as it is`,
  ]);
});

/** What a flag does, and the line of it that there is room for. */
for (const [help, line] of [
  ['Short; and whole (default 5)', 'Short; and whole (default 5)'],
  ['Rows of each table (default 1000); for some of them: one at a time', 'Rows of each table (default 1000)'],
  ['The same for all (default: drawn and printed, with a message that is said)', 'The same for all'],
  ['What there is in a line, with what has no room behind its end', 'What there is in a line'],
  ['An address, :: for all of IPv6 and IPv4, of which there are many', 'An address'],
] as const) {
  test(`${help}: in a line of help`, () => assert.is(briefly(help), line));
}

test('each option that rows depend on has a flag, or is by name', () => {
  const flags = new Set(GENERATE_FLAGS.flatMap((group) => group.flags.map(({ name }) => name)));
  const named = [...optionFlags(OUTPUT_OPTIONS), ...optionFlags(VALUE_OPTIONS)];
  assert.equal(
    named.filter(({ name }) => !flags.has(name)),
    [],
  );
  const without = [...Object.entries(OUTPUT_OPTIONS), ...Object.entries(VALUE_OPTIONS)].filter(
    ([option_]) => !named.some(({ option: each }) => each === option_),
  );
  for (const [name, { kind }] of without) assert.is(kind.form.form, 'map', name);
  assert.is(new Set([...flags]).size, GENERATE_FLAGS.flatMap((group) => group.flags).length);
});

test.run();
