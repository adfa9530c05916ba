import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compiledCondition, type DrawnRow, isEvaluable, type Verdict } from '../../src/expression/condition.ts';
import type { DialectName } from '../../src/index.ts';
import { likeMatches } from '../../src/runtime/like.ts';
import { workOf } from '../support/work.ts';
import { type Answer, answerOf, parsed, parsedAll, scopeFor } from './expressions.ts';
import { hostile } from './hostile.ts';

/** Values as they are drawn; `o` is NULL. */
const drawn: ReadonlyMap<string, string> = new Map(
  Object.entries({ i: '3', j: '-7', n: '2.5', s: 'abc', z: 'a%c', b: 'true', d: '2024-02-29', e: '2024-03-01' }),
);
const row: DrawnRow = (name) => drawn.get(name) ?? null;

function evaluated(text: string, dialect: DialectName): Answer {
  return answerOf(parsed(text, dialect), scopeFor(dialect), row);
}

/** Answers that need no server: NULLs, columns, and what the dialects make differently of one text. */
const values: readonly (readonly [DialectName, string, string | null])[] = [
  ['postgresql', 'o + 1', null],
  ['postgresql', 'i > 1 AND o > 1', null],
  ['postgresql', 'i > 5 AND o > 1', 'false'],
  ['postgresql', 'i > 1 OR o > 1', 'true'],
  ['postgresql', 'i NOT IN (1, o)', null],
  ['postgresql', 'i > ALL (ARRAY[1, o])', null],
  ['postgresql', 'i / 2', '1'],
  ['postgresql', 'n / 2', '1.25000000000000000000'],
  ['postgresql', 'd + 1 = e', 'true'],
  ['postgresql', 'd < e AND extract(isodow FROM d) = 4', 'true'],
  ['postgresql', "s || '!' || i", 'abc!3'],
  ['postgresql', 'num_nonnulls(i, o, s)', '2'],
  ['postgresql', "trim(s, 'a')", 'bc'],
  ['postgresql', "d <= now() AND d > date '1900-01-01'", 'true'],
  ['postgresql', "s = 'ABC'", 'false'],
  ['postgresql', 'factorial(i + 2)', '120'],
  ['postgresql', 'width_bucket(n, 0, 10, 4)', '2'],
  ['postgresql', 'width_bucket(n, 10, 0, 4)', '4'],
  ['postgresql', 'width_bucket(j, 0, 10, 4)', '0'],
  ['postgresql', 'width_bucket(n::float8, 0, 2.5, 4)', '5'],
  ['postgresql', 's IS NORMALIZED', 'true'],
  ['postgresql', 's IS NOT NFKC NORMALIZED', 'false'],
  ['mysql', 'i / 2', '1.5000'],
  ['mysql', 'd + 0', '20240229'],
  ['mysql', "to_base64(x'0102ff')", 'AQL/'],
  ['mysql', 'i DIV 2', '1'],
  ['mysql', "s = 'ABC'", '1'],
  ['mysql', "BINARY s = 'ABC'", '0'],
  ['mysql', "s = 'abd'", '0'],
  ['mysql', "s < 'B'", '1'],
  ['mysql', 'o <=> NULL', '1'],
  ['mysql', 'i XOR o', null],
  ['mysql', 'd < e', '1'],
  ['mysql', "d = '2024-02-29'", '1'],
  ['mysql', 'd + INTERVAL 1 DAY = e', '1'],
  ['mysql', 'datediff(e, d)', '1'],
  ['mysql', "s REGEXP '^A.C$'", '1'],
  ['mysql', 'year(d) = 2024 AND dayofweek(d) = 5', '1'],
  ['mysql', "json_extract('{\"a\": 1}', '$.a') IS NULL", '0'],
  ['mysql', "if(b, 'x', 'y')", 'x'],
  ['mysql', "field(s, 'x', 'ABC')", '2'],
  ['mysql', "find_in_set('b', 'a,b')", '2'],
  ['mysql', "locate('B', s)", '2'],
  ['mysql', "elt(2, 'a', s)", 'abc'],
  ['mysql', "inet_aton('10.0.0.1')", '167772161'],
  ['mysql', "is_ipv6('::1')", '1'],
  ['mysql', 'json_contains(\'[1, {"a": 2}]\', \'{"a": 2}\')', '1'],
  ['mysql', "json_length('[1, 2]')", '2'],
  ['mysql', "json_type('[]')", 'ARRAY'],
  ['mysql', "strcmp(s, 'abd')", '-1'],
  ['mysql', 'i & 1', '1'],
  ['mysql', 'i + 13 = 0x10', '1'],
  ['mysql', 'greatest(i, 5)', '5'],
  ['mysql', "s LIKE 'A_C'", '1'],
];

for (const [dialect, text, value] of values) {
  test(`${dialect}: ${text} is ${value}`, () => assert.equal(evaluated(text, dialect), { text: value }));
}

/** What the server refuses, and what nobody knows: neither is guessed. */
const others: readonly (readonly [DialectName, string, Answer])[] = [
  ['postgresql', '1 / (i - 3)', 'refused'],
  ['postgresql', 's::int = 1', 'refused'],
  ['postgresql', 'i * 2000000000', 'refused'],
  ['postgresql', 'sqrt(-i) > 1', 'refused'],
  ['postgresql', "s ~ '('", 'refused'],
  ['postgresql', 'unheard_of(i)', 'unknown'],
  ['postgresql', "s < 'Abd'", 'unknown'],
  ['postgresql', "d > now() - interval '3 years'", 'unknown'],
  ['postgresql', "s ~ '(a)\\1'", 'unknown'],
  ['postgresql', "'ä' ~ '\\w'", 'unknown'],
  ['postgresql', 'factorial(j)', 'refused'],
  ['postgresql', 'log(1, n)', 'refused'],
  ['postgresql', 'log(2, n)', 'unknown'],
  ['postgresql', 'width_bucket(n, 5, 5, 4)', 'refused'],
  ['postgresql', 'make_date(i - 3, 1, 1)', 'refused'],
  ['mysql', 'i / 0', 'refused'],
  ['mysql', 'ln(j)', 'refused'],
  ['mysql', 'log(1, i)', 'refused'],
  ['mysql', 's + 1', 'refused'],
  ['mysql', "json_extract(s, '$.a')", 'refused'],
  ['mysql', "s = 'abc '", 'unknown'],
  ['mysql', "'ß' = 'ss'", 'unknown'],
  ['mysql', '1 / 3 = 0.3333', 'unknown'],
  ['mysql', "json_extract('{}', '$**.a')", 'unknown'],
];

for (const [dialect, text, answer] of others) {
  test(`${dialect}: ${text} is ${JSON.stringify(answer)}`, () => assert.equal(evaluated(text, dialect), answer));
}

/** A column's definition, a condition on it, a drawn text, and what becomes of the row. */
const verdicts: readonly (readonly [DialectName, string, string, string | null, Verdict])[] = [
  ['postgresql', 'a boolean', 'a', 'false', 'fails'],
  ['postgresql', 'a boolean', 'a', null, 'passes'],
  ['postgresql', 'a numeric(6,3)', 'scale(a) = 3', '1.5', 'passes'],
  ['postgresql', 'a char(4)', "a LIKE 'ab'", 'ab', 'fails'],
  ['postgresql', 'a char(4)', "a = 'ab'", 'ab', 'passes'],
  ['postgresql', 'a bytea', 'octet_length(a) = 2', '00FF', 'passes'],
  ['mysql', 'a INT(5) ZEROFILL', "a LIKE '0004%'", '42', 'passes'],
  ['mysql', 'a SMALLINT ZEROFILL', 'CHAR_LENGTH(a) = 5', '42', 'passes'],
  ['mysql', 'a BIT(4)', 'a - 5 < 3', '0011', 'fails'],
  ['mysql', 'a INT UNSIGNED', 'ABS(a - 5) < 3', '3', 'fails'],
  ['mysql', 'a YEAR', 'a - 2100 < 0', '2003', 'fails'],
  ['mysql', 'a DATETIME(2)', "CONCAT(a) = '2024-02-29 01:02:03.40'", '2024-02-29 01:02:03.4', 'passes'],
  ['mysql', 'a DATETIME', 'a + 0 = 20240229010203', '2024-02-29 01:02:03', 'passes'],
  ['mysql', 'a TIME(1)', "CONCAT(a) = '-101:02:03.5'", '-101:02:03.5', 'passes'],
  ['mysql', 'a TIME', 'a + 0 = -1010203', '-101:02:03', 'passes'],
  ['mysql', 'a BINARY(4)', 'LENGTH(a) = 4', '00FF', 'passes'],
  ['postgresql', 'a bit(3)', "a & B'100' = B'100'", '101', 'passes'],
  [
    'postgresql',
    'a uuid',
    "a > '00000000-0000-0000-0000-000000000001'",
    'f47ac10b-58cc-4372-a567-0e02b2c3d479',
    'passes',
  ],
  ['postgresql', 'a int[]', 'array_length(a, 1) = 2 AND 5 = ANY (a)', '{"4","5"}', 'passes'],
  ['postgresql', 'a int4range', 'a @> 5', '["1","5")', 'fails'],
  ['postgresql', 'a inet', "a << '10.0.0.0/8'", '10.1.2.3', 'passes'],
  ['postgresql', 'a jsonb', "jsonb_typeof(a) = 'object' AND a ? 'id'", '{"id": 1}', 'passes'],
  ['postgresql', 'a interval', "a < interval '1 month'", '29 days 23:59:59', 'passes'],
  ['postgresql', 'a timestamptz', 'a <= now()', '2020-01-01 00:00:00+00', 'passes'],
  ['postgresql', 'a timestamptz', 'a <= now()', '2029-01-01 00:00:00+00', 'unknown'],
  ['postgresql', 'a point', 'a IS NOT NULL', '(1,2)', 'passes'],
  ['mysql', 'a BOOLEAN', 'a', 'false', 'fails'],
  ['mysql', 'a BOOLEAN', 'a > 1', '5', 'passes'],
  ['mysql', 'a BIT(4)', 'a > 3', '0100', 'passes'],
  ['mysql', 'a YEAR', 'a > 2000', '2001', 'passes'],
  ['mysql', 'a TIME', "a > '30:00:00'", '31:00:00', 'passes'],
  ['mysql', "a ENUM('b','a')", 'a = 2', 'a', 'passes'],
  ['mysql', "a ENUM('b','a')", "a > 'a'", 'b', 'passes'],
  ['mysql', "a SET('x','y')", "find_in_set('y', a)", 'x,y', 'passes'],
  ['mysql', 'a VARCHAR(9) COLLATE utf8mb4_bin', "a = 'AB'", 'ab', 'fails'],
  ['mysql', 'a VARCHAR(9) COLLATE utf8mb4_0900_as_cs', "a = 'äB'", 'äb', 'fails'],
  ['mysql', 'a VARCHAR(9) COLLATE utf8mb4_0900_ai_ci', "a = 'AB'", 'äb', 'passes'],
  ['mysql', 'a VARCHAR(9) COLLATE utf8mb4_0900_ai_ci', "a = 'ab '", 'ab', 'fails'],
  ['mysql', 'a VARCHAR(9) COLLATE utf8mb4_general_ci', "a = 'ab '", 'ab', 'passes'],
  ['mysql', 'a JSON', 'json_valid(a)', '{}', 'passes'],
  ['mysql', 'a DOUBLE', 'round(a, 1) = 2.5 AND floor(a) = 2', '2.54', 'passes'],
];

for (const [dialect, column, condition, text, verdict] of verdicts) {
  test(`${dialect}: CHECK (${condition}) ${verdict} for ${text} in ${column}`, () => {
    const [expression] = parsedAll([condition], dialect, column);
    if (expression === undefined) throw new Error('No expression.');
    const asked = compiledCondition(expression, scopeFor(dialect, column));
    assert.is(
      asked.verdict(() => text),
      verdict,
    );
  });
}

test('what holds a function of a user is known not to be evaluated before any row', () => {
  const [expression, known] = parsedAll(['i > 0 AND unheard_of(i)', 'i > 0 AND abs(i) > 1'], 'postgresql');
  if (expression === undefined || known === undefined) throw new Error('No expression.');
  assert.is(isEvaluable(expression, scopeFor('postgresql')), false);
  assert.is(isEvaluable(known, scopeFor('postgresql')), true);
});

/**
 * Blocks of code for reading, planning and evaluating an expression, at most: some hundredths of a second. What tries one way after the
 * other never ends.
 */
const MOST_BLOCKS = 2_500_000;

const work = workOf(new URL('./hostile.js', import.meta.url));

for (const { name } of hostile) {
  test(`${name.slice(0, 60)} … is answered soon`, () => {
    const blocks = work.get(name) ?? Number.NaN;
    assert.ok(blocks < MOST_BLOCKS, `${blocks} blocks`);
  });
}

const likes: readonly (readonly [string, string, boolean, string?])[] = [
  ['', '', true],
  ['', '%', true],
  ['', '_', false],
  ['abc', '%b%', true],
  ['abc', '__', false],
  ['aXbXc', 'a%X_', true],
  ['aXbXcd', 'a%X_', false],
  ['𝄞', '_', true],
  ['abc', 'a\\%c', false],
  ['a%c', 'a!%c', true, '!'],
  ['a\\c', 'a\\c', true, ''],
];

for (const [text, pattern, matches, mark = '\\'] of likes) {
  test(`"${text}" is ${matches ? '' : 'not '}like "${pattern}"`, () => {
    assert.is(
      likeMatches(text, pattern, mark, () => undefined),
      matches,
    );
  });
}

test.run();
