import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, DdlError, type DialectName, dialectNames } from '../../src/index.ts';
import { sampled } from '../support/sample.ts';
import { growthOf, workOf } from '../support/work.ts';
import { outcomeOf, readExpression, tableWithCheck } from './reading.ts';
import { growths } from './repeating.ts';

/** A construct that holds itself: what opens a level and what closes it. */
interface Nest {
  readonly dialects: readonly DialectName[];
  readonly open: string;
  readonly close: string;
}

const both = dialectNames;

const NESTS: readonly Nest[] = [
  { dialects: both, open: 'NOT (', close: ')' },
  { dialects: both, open: '- ', close: '' },
  { dialects: both, open: 'NOT ', close: '' },
  { dialects: both, open: 'abs(', close: ')' },
  { dialects: both, open: 'CASE WHEN ', close: ' THEN true END' },
  { dialects: both, open: 'a IN (', close: ')' },
  { dialects: ['postgresql'], open: 'ARRAY[', close: ']' },
  { dialects: ['postgresql'], open: 'a = ANY (', close: ')' },
];

/** Levels that every construct may have; each costs the parser one or two of its own. */
const SHALLOW = 240;

/** Far more than any stack holds. */
const DEEP = 20_000;

for (const { dialects, open, close } of NESTS) {
  for (const dialect of dialects) {
    const nested = (levels: number) => tableWithCheck(dialect, `${open.repeat(levels)}1${close.repeat(levels)}`);
    test(`${dialect}: ${SHALLOW} levels of ${open}`, () => assert.is(outcomeOf(dialect, nested(SHALLOW)), 'read'));
    test(`${dialect}: ${DEEP} levels of ${open}`, () => {
      assert.match(
        outcomeOf(dialect, nested(DEEP)),
        /^limit_exceeded \d+:\d+ This is nested deeper than 520 levels\.$/,
      );
    });
  }
}

test('postgresql: comments in comments have no limit', () => {
  assert.is(outcomeOf('postgresql', `CREATE TABLE t (a int ${'/*'.repeat(DEEP)}${'*/'.repeat(DEEP)})`), 'read');
});

for (const dialect of dialectNames) {
  for (const word of ['OR', 'AND']) {
    test(`${dialect}: 20,001 operands of ${word}`, () => {
      const tree = readExpression(dialect, `a = 1${` ${word} a = 2`.repeat(20_000)}`);
      assert.is(tree.kind === 'logical' ? tree.operands.length : 0, 20_001);
    });
  }

  test(`${dialect}: a chain of any other operator is bounded`, () => {
    assert.is(outcomeOf(dialect, tableWithCheck(dialect, `a${' + a'.repeat(500)} > 1`)), 'read');
    assert.match(outcomeOf(dialect, tableWithCheck(dialect, `a${' + a'.repeat(DEEP)} > 1`)), /^limit_exceeded /);
  });
}

/** All that is neither letter nor digit in ASCII, one of each other kind, half a surrogate pair, and long letters. */
const CHARACTERS = [
  ...' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~',
  ...'aenux09\0\t\n\v\f\r\x1a\x7f',
  ...'\u00a0\u2028\ufeff\ud800é漢😀',
];

/** What may be added to linear growth, as a factor. */
const SLACK = 1.2;

/** Bytes of one character that are read: far more than any stack holds. */
const MANY_BYTES = 256 * 1024;

/** PostgreSQL's lexer, and so ours, looks at a run of signs again for each of them. */
const SHORT = 4096;

/** Of so many characters, one is in a sample. */
const CHARACTER_STEP = 4;

for (const dialect of dialectNames) {
  for (const character of sampled(CHARACTERS, CHARACTER_STEP)) {
    test(`${dialect}: ${MANY_BYTES} bytes of ${JSON.stringify(character)} are refused or read`, () => {
      const count = character === '+' ? SHORT : MANY_BYTES / Buffer.byteLength(character);
      try {
        compile(`CREATE TABLE t (a int CHECK (a > ${character.repeat(count)}`, { dialect });
      } catch (error) {
        assert.instance(error, DdlError);
      }
    });
  }
}

const work = workOf(new URL('./repeating.js', import.meta.url));

for (const { name } of growths) {
  test(`${name} again and again is cut in linear time`, () => {
    const growth = growthOf(work, name);
    assert.ok(growth < SLACK, `${growth} times the work of linear growth`);
  });
}

test('changes to what was defined before are counted', () => {
  const domain = 'CREATE DOMAIN d int;';
  const table = `CREATE TABLE t (${Array.from({ length: 1000 }, (_, i) => `c${i} d`).join(', ')});`;
  const changes = 'ALTER DOMAIN d DROP NOT NULL; ALTER TABLE t RENAME c0 TO x; ALTER TABLE t RENAME x TO c0;'.repeat(
    400,
  );
  assert.is(
    outcomeOf('postgresql', domain + table + changes).replace(/\d+:\d+/, ''),
    'limit_exceeded  There are too many changes to what was defined before.',
  );
});

test.run();
