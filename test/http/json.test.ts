import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { RequestError } from '../../src/http/failure.ts';
import { type Json, parseJson } from '../../src/http/json.ts';
import { workOf } from '../support/work.ts';
import { large } from './large-json.ts';

/** Blocks of code for a byte, at most: what goes over the text again for each of its parts takes thousands. */
const MOST_BLOCKS = 12;

const work = workOf(new URL('./large-json.js', import.meta.url));

/** The value as JSON.parse would give it, but for objects with special names. */
function plain(value: Json): unknown {
  if (value instanceof Map) return Object.fromEntries(Array.from(value, ([name, held]) => [name, plain(held)]));
  return Array.isArray(value) ? value.map(plain) : value;
}

for (const text of [
  '0',
  ' -0 ',
  '-12.50e+3',
  '1E400',
  '123456789012345678901234567890',
  'true',
  '\t[ ]\r\n',
  '[1,[2,{}],"3"]',
  '{ "a" : { "b" : [ null , false ] } , "c" : "" }',
  '"\\u0041\\ud83d\\ude00\\"\\\\\\/\\b\\f\\n\\r\\t"',
  '"ä\u007f\u2028😀"',
  `${'['.repeat(32)}${']'.repeat(32)}`,
]) {
  test(`reads ${text} as JSON.parse does`, () => assert.equal(plain(parseJson(text)), JSON.parse(text)));
}

test('holds special names like any other', () => {
  const value = parseJson('{"__proto__": 1, "constructor": 2, "toString": 3}');
  assert.equal([...Object(value).keys()], ['__proto__', 'constructor', 'toString']);
});

const refused = [
  ['', '1, column 1: expected a value, found the end of the body'],
  ['\ufeff1', '1, column 1: expected a value, found "\ufeff"'],
  ['{', '1, column 2: expected a name in double quotes, found the end of the body'],
  ['{\n  a: 1}', '2, column 3: expected a name in double quotes, found "a"'],
  ['{"a" 1}', '1, column 6: expected ":", found "1"'],
  ['{"a": 1,}', '1, column 9: expected a name in double quotes, found "}"'],
  ['{"a": 1 "b"}', '1, column 9: expected "," or "}", found "\\""'],
  ['[1,]', '1, column 4: expected a value, found "]"'],
  ['[1', '1, column 3: expected "," or "]", found the end of the body'],
  ['1 2', '1, column 3: expected the end of the body, found "2"'],
  ['01', '1, column 2: expected the end of the body, found "1"'],
  ['+1', '1, column 1: expected a value, found "+"'],
  ['.5', '1, column 1: expected a value, found "."'],
  ['1.', '1, column 2: expected the end of the body, found "."'],
  ['-', '1, column 1: expected a value, found "-"'],
  ['NaN', '1, column 1: expected a value, found "N"'],
  ['nulls', '1, column 1: expected a value, found "n"'],
  ["'a'", '1, column 1: expected a value, found "\'"'],
  ['/* a */ 1', '1, column 1: expected a value, found "/"'],
  ['\u00a01', '1, column 1: expected a value, found "\u00a0"'],
  ['"a', '1, column 3: a string has no end'],
  ['"a\u0000"', '1, column 3: a control character in a string must be escaped, a line break as \\n'],
  ['"\\x41"', '1, column 2: there is no such escape in JSON'],
  ['"\\u12g4"', '1, column 2: there is no such escape in JSON'],
  ['"\\', '1, column 2: there is no such escape in JSON'],
  ['["\\ud83d\\ude00", "\\ud83d"]', '1, column 18: half of a surrogate pair is no character'],
  ['{"\\ude00\\ud83d": 1}', '1, column 2: half of a surrogate pair is no character'],
  ['😀', '1, column 1: expected a value, found "😀"'],
  ['['.repeat(33), '1, column 33: it is nested more than 32 levels deep'],
  ['{"a":'.repeat(33), '1, column 161: it is nested more than 32 levels deep'],
] as const;

for (const [text, place] of refused) {
  test(`refuses ${JSON.stringify(text)}`, () => {
    assert.throws(
      () => parseJson(text),
      (error: unknown) =>
        error instanceof RequestError && error.message === `The body is not valid JSON at line ${place}.`,
    );
  });
}

test('refuses a name that stands twice, however it is written', () => {
  for (const text of ['{"a": 1, "\\u0061": 2}', '[{"x": {"__proto__": 1, "__proto__": 1}}]']) {
    assert.throws(() => parseJson(text), /^The name "(?:a|__proto__)" stands twice in one object\.$/);
  }
});

for (const { name, bytes } of large) {
  test(`reads a mebibyte of ${name} in time that grows as its length does`, () => {
    const blocks = (work.get(name) ?? Number.NaN) / bytes;
    assert.ok(blocks < MOST_BLOCKS, `${blocks} blocks of code a byte`);
  });
}

test.run();
