import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dialects } from '../../grammar/index.ts';
import { compile, type DialectName } from '../../src/index.ts';
import { alternativesOf } from '../../src/plan/facts/alternatives.ts';
import { NO_COLUMN_FACTS } from '../../src/plan/facts/column-facts.ts';
import { DEFAULT_TIME_LINE } from '../../src/values/time-line.ts';

/* What single conditions demand of columns: a line a condition, with the facts of its alternatives. */

/** Facts in short: only those that say something, a bound as `> 5`. */
function shortFacts(check: string, dialect: DialectName = 'postgresql'): readonly string[] {
  const { table } = compile(`CREATE TABLE t (a int, b int, s text, f boolean, CHECK (${check}))`, { dialect });
  const [expression] = table.checks.map((one) => one.expression);
  if (expression === undefined) return [];
  const columnOf = (name: string) => table.columns.find((column) => column.name === name);
  const columns = {
    shapeOf: (name: string) => columnOf(name)?.type.shape,
    semantics: dialects[dialect].semantics,
    timeLine: DEFAULT_TIME_LINE,
    budget: { left: 100_000 },
    steps: { left: 100_000, forms: { left: 100_000 }, known: new Map() },
    isGiven: () => false,
    isNullable: () => true,
  };
  return alternativesOf({ name: 'check', expression }, columns).map(({ facts, residual }) =>
    [
      ...[...facts].map(([column, given]) => {
        const said = Object.entries(given).filter(
          ([key, value]) => key !== 'sources' && JSON.stringify(value) !== JSON.stringify({ ...NO_COLUMN_FACTS }[key]),
        );
        const shown = (key: string, value: unknown) =>
          key === 'languages' ? given.languages.map(({ spelling }) => spelling).join(' and ') : JSON.stringify(value);
        return `${column}: ${said.map(([key, value]) => `${key} ${shown(key, value)}`).join(', ')}`;
      }),
      ...residual.map(({ expression: { kind } }) => `residual: ${kind}`),
    ].join('; '),
  );
}

const least = (value: string | number, strict = false): string => `least ${JSON.stringify({ value, strict })}`;
const most = (value: string | number, strict = false): string => `most ${JSON.stringify({ value, strict })}`;

const absorbed: readonly (readonly [string, ...string[]])[] = [
  ['a > 5', `a: ${least(5, true)}`],
  ['5 < a', `a: ${least(5, true)}`],
  ['NOT a > 5', `a: ${most(5)}`],
  ['a >= -5', `a: ${least(-5)}`],
  ['a = 5', 'a: list [5]'],
  ['a <> 5', 'a: excluded [5]'],
  ['NOT a <> 5', 'a: list [5]'],
  ['a BETWEEN 1 AND 9', `a: ${least(1)}, ${most(9)}`],
  ['a NOT BETWEEN 1 AND 9', `a: ${most(1, true)}`, `a: ${least(9, true)}`],
  ['NOT (a NOT BETWEEN 1 AND 9)', `a: ${least(1)}, ${most(9)}`],
  ['a IN (1, 2, NULL)', 'a: list [1,2]'],
  ['a NOT IN (1, 2)', 'a: excluded [1,2]'],
  ['a = ANY (ARRAY[1, 2])', 'a: list [1,2]'],
  ['a <> ALL (ARRAY[1, 2])', 'a: excluded [1,2]'],
  ['a IS NULL', 'a: nulls "always"'],
  ['a IS NOT NULL', 'a: nulls "never"'],
  ['NOT (a IS NULL)', 'a: nulls "never"'],
  ['f', 'f: list [true]'],
  ['NOT f', 'f: list [false]'],
  ['f IS TRUE', 'f: list [true], nulls "never"'],
  ['f IS NOT TRUE', 'f: list [false]'],
  ['true', ''],
  ['a > 1 AND a < 9', `a: ${least(1, true)}, ${most(9, true)}`],
  ['a > 1 AND a > 9', `a: ${least(9, true)}`],
  ['a > 1 OR b > 2', `a: ${least(1, true)}`, `b: ${least(2, true)}`],
  [
    '(a > 1 OR b > 2) AND s IS NULL',
    `a: ${least(1, true)}; s: nulls "always"`,
    `b: ${least(2, true)}; s: nulls "always"`,
  ],
  ['NOT (a > 1 AND b > 2)', `a: ${most(1)}`, `b: ${most(2)}`],
  ['NOT (a > 1 OR b > 2)', `a: ${most(1)}; b: ${most(2)}`],
  ['a IS NULL AND a IS NOT NULL OR b = 1', 'b: list [1]'],
  ['length(s) > 3', 's: lengthLeast 4'],
  ['length(trim(s)) > 0', 's: languages 0 false false [^ ], lengthLeast 1'],
  ["btrim(s) <> ''", 's: languages 0 false false [^ ]'],
  ['char_length(trim(s)) BETWEEN 3 AND 10', 's: languages 0 false false ^[^ ](.*[^ ])?$, lengthLeast 3, lengthMost 10'],
  ['length(trim(s)) <= 10', 's: lengthMost 10'],
  ['char_length(s) BETWEEN 2 AND 4', 's: lengthLeast 2, lengthMost 4'],
  ["s LIKE 'ab%'", 's: prefix "ab"'],
  ["s LIKE 'ab'", 's: list ["ab"]'],
  ['s = lower(s)', 's: letters "lower"'],
  ['a * 2 <= a + 10', `a: ${most(10)}`],
  ['100 > a + a', `a: ${most(50, true)}`],
  ['NOT (3 - a > 2 * (a + 1))', `a: ${least(1 / 3)}`],
  ['a < a', 'a: nulls "always"'],
  ['a <= a', 'a: '],
  ['a * 3 = 10', 'residual: binary'],
  ['a % 5 = 0 AND mod(a, 4) = 0', 'a: step 20'],
  ["strpos(s, 'a-b') > 0", 's: languages 0 false false a\\-b'],
  ["position('a' IN s) = 0", 's: languages 0 true false a'],
  ["starts_with(s, 'ab')", 's: languages 0 false false ^ab'],
  ["substr(s, 2, 1) IN ('x', 'y')", 's: languages 0 false false (?:^.{1}x)|(?:^.{1}y)'],
  ["right(s, 2) <> 'zz'", 's: languages 0 true false (?:zz$)'],
  ['a < b', 'residual: binary'],
  ['a > 1 AND a < b', `a: ${least(1, true)}; residual: binary`],
  ["s NOT LIKE 'ab%'", 's: languages like true false \\ ab%'],
  ["s LIKE 'ab!%' ESCAPE '!'", 's: languages like false false ! ab!%'],
  ["NOT (s !~ 'a|b' AND s !~* 'c')", 's: languages 0 false false a|b', 's: languages 0 false true c'],
  ["s SIMILAR TO '[ab]{2}' AND s ILIKE 'A%'", 's: languages 0 false false ^(?:[ab]{2})$ and like false true \\ A%'],
  ["lower(s) LIKE 'ab%'", 's: languages like false lower \\ ab%'],
  ["upper(s) ~ '^A' AND lower(s) ~* 'B'", 's: languages 0 false upper ^A and 0 false true B'],
  ["lower(s) NOT LIKE '%b%'", 'residual: like'],
  ["left(lower(s), 1) = 'a'", 's: languages 0 false lower (?:^a)'],
  ["lower(s)::char(1) ~ 'a'", 'residual: binary'],
  ["lower(s)::char(1) = 'a'", 'residual: binary'],
  ["lower(s)::char(1) IN ('a', 'b')", 'residual: in'],
  ["lower(s)::text = 'a'", 's: list ["a","A"]'],
  ["length(s)::char(1) = '1'", 'residual: binary'],
  ["length(s)::text > '3'", 'residual: binary'],
  ['length(s)::bigint > 3', 's: lengthLeast 4'],
  ["length(trim(s))::char(1) = '1'", 'residual: binary'],
  ["split_part(s, '-', 1)::char(1) = 'a'", 'residual: binary'],
  ["(a % 5)::char(1) = '1'", 'residual: binary'],
  ['s::char(1) = lower(s)', 'residual: binary'],
  ['a = 1.6::int', 'a: list [2]'],
  ["s = 'abc'::varchar(1)", 's: list ["a"]'],
  ["s = ANY (ARRAY['abc']::varchar(1)[])", 's: list ["a"]'],
  ['(a > 1) = f', 'residual: binary'],
  ['(s IS NULL)::int = 1', 's: nulls "always"'],
  [
    'num_nonnulls(a, s) >= 1',
    's: nulls "never"; a: nulls "never"',
    's: nulls "always"; a: nulls "never"',
    's: nulls "never"; a: nulls "always"',
  ],
  ['(a > 1) IS TRUE', `a: ${least(1, true)}, nulls "never"`],
  ['(a > 1) IS NOT TRUE', `a: ${most(1)}`],
  ['1 = 2 OR a > 1', `a: ${least(1, true)}`],
  ['b IS NULL OR a < b', 'residual: binary'],
  ['a IS NULL OR b IS NULL OR a < b', 'residual: binary'],
  ['a IS NULL OR coalesce(a, 0) < b', 'a: nulls "always"', 'residual: binary'],
  ['least(a, 9) > 3', `a: ${least(3, true)}`],
  ['greatest(a, 9) > 10', `a: ${least(10, true)}, nulls "never"`],
  ['sign(a) = -1', `a: ${most(0, true)}`],
  ['sign(a) >= 0', `a: ${least(0)}`],
  ['0 < sign(a)', `a: ${least(0, true)}`],
  ['NOT sign(a) > 0.5', `a: ${most(0)}`],
  ['sign(a) IN (-1, 1)', 'a: excluded [0]'],
  ['sign(a) NOT IN (-1, 0)', `a: ${least(0, true)}`],
  ['sign(a) BETWEEN 0 AND 5', `a: ${least(0)}`],
  ['sign(a) < 2', 'a: '],
  ['sign(a) = 2', 'a: nulls "always"'],
  ['sign(a - b) = 1', 'residual: binary'],
  ['abs(a) <= 3', `a: ${least(0)}, ${most(3)}`, 'residual: binary'],
  ['abs(a) <= 1e400', 'residual: binary'],
  ['sqrt(a) >= 12', `a: ${least(144)}`, 'residual: binary'],
  ['sqrt(a) <= 15', `a: ${least(0)}, ${most(225)}`, 'residual: binary'],
  ['sqrt(a) = 100000', `a: ${least(1e10)}, ${most(1e10)}`, 'residual: binary'],
  ['15 >= sqrt(a)', `a: ${least(0)}, ${most(225)}`, 'residual: binary'],
  ['NOT 3 < abs(a)', `a: ${least(0)}, ${most(3)}`, 'residual: unary'],
  ['sqrt(a) < 3', `a: ${least(0)}, ${most('8.99999999399999950356')}`, 'residual: binary'],
  ['NOT sqrt(a) < 2.5', `a: ${least('6.25000000500000041370')}`, 'residual: unary'],
  ['sqrt(a) > 0', `a: ${least(1e-18)}`, 'residual: binary'],
  ['sqrt(a) IN (2, 3)', `a: ${least(4)}, ${most(4)}`, `a: ${least(9)}, ${most(9)}`, 'residual: in'],
  ['sqrt(a) < 0', 'residual: binary'],
  ['sqrt(a) = 2.5', 'residual: binary'],
  ['sqrt(a) <= 1e400', 'residual: binary'],
  ['sqrt(a + b) <= 3', 'residual: binary'],
  ['a::smallint < 5', 'residual: binary'],
  ['a % 2 = 0', 'a: step 2'],
  ['a % b = 0', 'residual: binary'],
];

/** The same in MySQL. */
const absorbedInMySql: typeof absorbed = [
  ['a = 1 OR b > 2', 'a: list [1]', `b: ${least(2, true)}`],
  ['f', 'f: list [true]'],
  ['char_length(s) > 3', 's: lengthLeast 4'],
  ["CAST(char_length(s) AS CHAR(1)) = '1'", 'residual: binary'],
  ["CAST(lower(s) AS CHAR(1)) = 'a'", 'residual: binary'],
  ['sqrt(a) >= 12', `a: ${least(144)}`, 'residual: binary'],
  ['sqrt(a) <= 15', `a: ${least(0)}, ${most(225)}`, 'residual: binary'],
  ['sqrt(s) <= 15', 'residual: binary'],
  ["s LIKE 'ab%'", 's: prefix "ab"'],
];

for (const [check, ...expected] of absorbed) {
  test(`CHECK (${check}) is ${expected.join(' or ')}`, () => assert.equal(shortFacts(check), expected));
}

for (const [check, ...expected] of absorbedInMySql) {
  test(`mysql: CHECK (${check}) is ${expected.join(' or ')}`, () => assert.equal(shortFacts(check, 'mysql'), expected));
}

test.run();
