import { test } from 'uvu';
import * as assert from 'uvu/assert';
import * as library from '../../src/index.ts';
import { readable } from '../../src/node/readable.ts';

/** The functions as plain JavaScript calls them: with anything. */
type Loose = (...given: readonly unknown[]) => unknown;

const DDL = 'CREATE TABLE t (a INT)';
const compiled = library.compile(DDL, { dialect: 'mysql' });
const bound = (method: 'insert' | 'stream' | 'text'): Loose => {
  const loose: unknown = compiled[method];
  return asLoose(loose);
};

function asLoose(value: unknown): Loose {
  if (typeof value !== 'function') throw new Error('It is no function.');
  return (...given) => Reflect.apply(value, undefined, given);
}

const compile = asLoose(library.compile);
const explain = asLoose(library.explain);
const choices = '"mysql", "postgresql", "mariadb", "postgres", "pg" or "auto"';

const wrong: readonly (readonly [string, () => unknown, string])[] = [
  ['no DDL', () => compile(), 'TypeError: The DDL must be a string, not undefined.'],
  ['no options', () => compile(DDL), 'TypeError: The options of compile must be an object, not undefined.'],
  ['null', () => compile(DDL, null), 'TypeError: The options of compile must be an object, not null.'],
  [
    'no dialect',
    () => compile(DDL, {}),
    `TypeError: The option "dialect" of compile is missing; it must be one of ${choices}.`,
  ],
  [
    'another dialect',
    () => compile(DDL, { dialect: 'oracle' }),
    `TypeError: dialect must be ${choices}, not "oracle".`,
  ],
  [
    'an inherited name',
    () => compile(DDL, { dialect: 'toString' }),
    `TypeError: dialect must be ${choices}, not "toString".`,
  ],
  [
    'a misspelled option',
    () => compile(DDL, { dialect: 'mysql', dialct: 1 }),
    'TypeError: Unknown option "dialct" of compile; the nearest known one is "dialect".',
  ],
  [
    'a strict text',
    () => compile(DDL, { dialect: 'pg', strict: 'yes' }),
    'TypeError: strict must be true or false, not "yes".',
  ],
  ['explain of nothing', () => explain(), 'TypeError: explain takes what compile gives, not undefined.'],
  ['explain of a text', () => explain(DDL), `TypeError: explain takes what compile gives, not "${DDL}".`],
  [
    'explain no rows',
    () => explain(compiled, { rows: 0 }),
    `RangeError: rows must be a whole number from 1 to ${2 ** 53 - 1}, not 0.`,
  ],
  [
    'explain with a seed',
    () => explain(compiled, { seed: 1 }),
    'TypeError: Unknown option "seed" of explain; the nearest known one is "rows".',
  ],
  ['readable of nothing', () => asLoose(readable)(), 'TypeError: readable takes what compile gives, not undefined.'],
  ...(['insert', 'stream', 'text'] as const).flatMap((method): (readonly [string, () => unknown, string])[] => [
    [
      `${method}: seed NaN`,
      () => bound(method)({ seed: Number.NaN }),
      'RangeError: seed must be an integer from 0 to 2^53 - 1 or a string, not NaN.',
    ],
    [
      `${method}: a seed that is null`,
      () => bound(method)({ seed: null }),
      'TypeError: seed must be an integer from 0 to 2^53 - 1 or a string, not null.',
    ],
    [
      `${method}: batch_size`,
      () => bound(method)({ batch_size: 5 }),
      'TypeError: Unknown option "batch_size" of insert; the nearest known one is "batchSize".',
    ],
    [
      `${method}: rows as a text`,
      () => bound(method)({ rows: '5' }),
      `TypeError: rows must be a whole number from 1 to ${2 ** 53 - 1}, not "5".`,
    ],
    [`${method}: a number`, () => bound(method)(5), 'TypeError: The options of insert must be an object, not 5.'],
    [`${method}: preamble`, () => bound(method)({ preamble: 0 }), 'RangeError: preamble must be true or false, not 0.'],
    [`${method}: part`, () => bound(method)({ part: 3 }), 'RangeError: part must be an object, not 3.'],
  ]),
  [
    'readable: seed NaN',
    () => readable(compiled, { seed: Number.NaN }),
    'RangeError: seed must be an integer from 0 to 2^53 - 1 or a string, not NaN.',
  ],
];

for (const [name, call, message] of wrong) {
  test(`refuses ${name}`, () => {
    let thrown = 'nothing';
    try {
      call();
    } catch (error) {
      thrown = String(error);
    }
    assert.is(thrown, message);
  });
}

test('takes options that are undefined for those that are left out', () => {
  assert.is(asLoose(compiled.text)({ rows: undefined, seed: undefined }), compiled.text());
});

test.run();
