import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { evaluate, truth } from '../../src/expression/evaluate.ts';
import { likeMatches } from '../../src/expression/like.ts';
import { Unevaluable, type Value } from '../../src/expression/value.ts';
import type { DialectName } from '../../src/index.ts';
import { columnsOf } from '../../src/walk.ts';
import { parsed, rows } from './expressions.ts';

/** The row i = 3, j = -7, n = 2.5, s = 'abc', z = 'a%c', b = true; o is NULL. */
const [row = {}] = rows;
const evaluated = (text: string, dialect: DialectName): Value =>
  evaluate(parsed(text, dialect), (name) => row[name] ?? null);

const values: readonly (readonly [string, Value, DialectName?])[] = [
  ['NULL', null],
  ['i', 3],
  ['o', null],
  ['i + j', -4],
  ['i - j * 2', 17],
  ['-i', -3],
  ['i % 2', 1],
  ['j % 4', -3],
  ['o + 1', null],
  ['i < 4', true],
  ['i < o', null],
  ['i <> 3', false],
  ["s = 'abc'", true],
  ["s < 'abd'", true],
  ['NOT b', false],
  ['NOT o', null],
  ['i > 1 AND o > 1', null],
  ['i > 5 AND o > 1', false],
  ['i > 1 OR o > 1', true],
  ['i > 5 OR o > 1', null],
  ['o IS NULL', true],
  ['i IS NOT NULL', true],
  ['(o > 1) IS UNKNOWN', true],
  ['(o > 1) IS NOT TRUE', true],
  ['(i > 1) IS FALSE', false],
  ['o IS DISTINCT FROM NULL', false],
  ['i IS DISTINCT FROM NULL', true],
  ['i IS NOT DISTINCT FROM 3', true],
  ['i BETWEEN 3 AND 5', true],
  ['i BETWEEN 5 AND 3', false],
  ['i BETWEEN SYMMETRIC 5 AND 3', true],
  ['i NOT BETWEEN 4 AND o', true],
  ['i BETWEEN 2 AND o', null],
  ['i IN (1, 2, 3)', true],
  ['i IN (1, o)', null],
  ['i NOT IN (1, o)', null],
  ['i NOT IN (3, o)', false],
  ['i = ANY (ARRAY[1, 3])', true],
  ['i > ALL (ARRAY[1, o])', null],
  ['i > ALL (ARRAY[1, 5])', false],
  ["s LIKE 'a_c'", true],
  ["s NOT LIKE 'b%'", true],
  ['s LIKE o', null],
  ["s ILIKE 'ABC'", true],
  ["'a%c' LIKE 'a!%c' ESCAPE '!'", true],
  ["'axc' LIKE 'a!%c' ESCAPE '!'", false],
  ['CASE WHEN i > 5 THEN 1 WHEN i > 2 THEN 2 END', 2],
  ['CASE i WHEN 4 THEN 1 END', null],
  ['CASE o WHEN NULL THEN 1 ELSE 2 END', 2],
  ['coalesce(o, i)', 3],
  ['nullif(i, 3)', null],
  ['nullif(i, 4)', 3],
  ['num_nonnulls(i, o, j)', 2],
  ['num_nulls(i, o, j)', 1],
  ['lower(upper(s))', 'abc'],
  ["char_length('ÄÖ𝄞')", 3],
  ["octet_length('ÄÖ𝄞')", 8],
  ["trim('  a ')", 'a'],
  ["ltrim('  a ')", 'a '],
  ['left(s, 2)', 'ab'],
  ['left(s, -1)', 'ab'],
  ['reverse(s)', 'cba'],
  ["strpos(s, 'c')", 3],
  ["starts_with(s, 'ab')", true],
  ["s || '!' || i", 'abc!3'],
  ['abs(j)', 7],
  ['sign(j)', -1],
  ['floor(-2.5)', -3],
  ['ceil(-2.5)', -2],
  ['mod(j, 4)', -3],
  ["cast('12' AS int) + 1", 13],
  ['cast(i AS text)', '3'],
  ['cast(2.5 AS int)', 3],
  ['cast(-2.5 AS int)', -3],
  ["cast('false' AS boolean)", false],
  ["cast('t' AS boolean)", true],
  ['o <=> NULL', true, 'mysql'],
  ['i <=> o', false, 'mysql'],
  ['i XOR 0', true, 'mysql'],
  ['i XOR o', null, 'mysql'],
  ['ifnull(o, 5)', 5, 'mysql'],
  ['5 MOD 3', 2, 'mysql'],
  ['mod(5, 0)', null, 'mysql'],
];

for (const [text, value, dialect = 'postgresql'] of values) {
  test(`${dialect}: ${text} is ${JSON.stringify(value)}`, () => assert.is(evaluated(text, dialect), value));
}

/** What must not be guessed: the answer is that there is none. */
for (const text of [
  'g(i)',
  'concat(s, o)',
  "s ~ 'a'",
  "btrim(s, 'a')",
  "ltrim(s, 'a')",
  "trim(LEADING 'a' FROM s)",
  's > 1',
  'i & 1',
  'now()',
]) {
  test(`${text} is not evaluated`, () => {
    assert.throws(
      () => evaluated(text, 'postgresql'),
      (error: unknown) => error instanceof Unevaluable,
    );
  });
}

for (const [value, expected] of [
  [null, null],
  [true, true],
  [false, false],
  [0, false],
  [-0.5, true],
  ['0', false],
  ['1', true],
  ['abc', false],
] as const) {
  test(`the truth of ${JSON.stringify(value)} is ${expected}`, () => assert.is(truth(value), expected));
}

const likes: readonly (readonly [string, string, boolean, string?])[] = [
  ['', '', true],
  ['', '%', true],
  ['', '_', false],
  ['abc', 'abc', true],
  ['abc', 'ab', false],
  ['abc', '%c', true],
  ['abc', '%b%', true],
  ['abc', '_b_', true],
  ['abc', '__', false],
  ['abc', '%%%', true],
  ['aXbXc', 'a%X_', true],
  ['aXbXcd', 'a%X_', false],
  ['𝄞', '_', true],
  ['a%c', 'a\\%c', true],
  ['abc', 'a\\%c', false],
  ['a\\c', 'a\\\\c', true],
  ['a%c', 'a!%c', true, '!'],
  ['a\\c', 'a\\c', true, ''],
  ['a'.repeat(5000), `${'%a'.repeat(200)}b`, false],
];

for (const [text, pattern, matches, mark = '\\'] of likes) {
  test(`"${text.slice(0, 20)}" is ${matches ? '' : 'not '}like "${pattern.slice(0, 20)}"`, () => {
    assert.is(likeMatches(text, pattern, mark), matches);
  });
}

test('columns are found wherever they stand', () => {
  const text = 'CASE WHEN i BETWEEN j AND 3 THEN s LIKE z ELSE b END AND d IN (e) AND cast(n AS int) = 1';
  assert.equal([...columnsOf(parsed(text))].sort(), ['b', 'd', 'e', 'i', 'j', 'n', 's', 'z']);
});

test.run();
