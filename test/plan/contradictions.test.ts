import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, DdlError } from '../../src/index.ts';
import { mix32 } from '../../src/random.ts';
import { sampledCount } from '../support/sample.ts';

/** What is said of a table; null: it compiles. */
function refusal(columns: string): string | null {
  try {
    compile(`CREATE TABLE t (${columns})`, { dialect: 'postgresql' });
    return null;
  } catch (error) {
    if (error instanceof DdlError && error.code === 'unsatisfiable') return error.message;
    throw error;
  }
}

const CASES: readonly (readonly [columns: string, refusal: string | null])[] = [
  ['a int NOT NULL CONSTRAINT c CHECK (a > 5 AND a < 3)', 'No value can stand in column "a" under the check "c".'],
  [
    'a int NOT NULL, CONSTRAINT b CHECK (a > 5), CONSTRAINT c CHECK (a < 3)',
    'No value can stand in column "a" under the checks "b", "c".',
  ],
  ['a int CHECK (a > 5 AND a < 3)', null],
  [
    'a int NOT NULL, b int NOT NULL, CHECK (a > 5), CONSTRAINT c CHECK (b < 3), CHECK (a < b)',
    'No row can pass the checks "t_a_check", "c", "t_check".',
  ],
  ['a int NOT NULL, b int, CHECK (a < b), CHECK (b < a)', null],
  [
    'a float NOT NULL, b float NOT NULL, CHECK (a < b), CONSTRAINT c CHECK (b <= a)',
    'No row can pass the checks "t_check", "c".',
  ],
  [
    's date NOT NULL, e date NOT NULL, CONSTRAINT b CHECK (s + 5 <= e), CONSTRAINT c CHECK (e - s < 5)',
    'No row can pass the checks "b", "c".',
  ],
  ['s date NOT NULL, e date NOT NULL, CHECK (s + 5 <= e), CHECK (e - s <= 5)', null],
  ['a int NOT NULL, b int NOT NULL, c int NOT NULL, CHECK (a <= b AND b <= c), CHECK (c <= a)', null],
  [
    'a int NOT NULL, b int NOT NULL, CONSTRAINT c CHECK (num_nonnulls(a, b) <= 1)',
    'No row can pass the check "c" together with the others.',
  ],
  [
    'r text, CONSTRAINT b CHECK (lower(r) IS NOT NULL), CONSTRAINT c CHECK (NOT (lower(r) IS NOT NULL))',
    'No row can pass the checks "b", "c".',
  ],
  [
    'a int NOT NULL, b int NOT NULL, CONSTRAINT b CHECK ((a > 5) <> (b > 5)), CONSTRAINT c CHECK ((a > 5) = (b > 5))',
    'No row can pass the checks "b", "c".',
  ],
  ['a int NOT NULL, b int, CONSTRAINT b CHECK ((a > 5) <> (b > 5)), CONSTRAINT c CHECK ((a > 5) = (b > 5))', null],
  [
    'a text NOT NULL, b text NOT NULL, CONSTRAINT b CHECK (length(a) > 5 OR length(b) > 5), CONSTRAINT c CHECK (length(a) < 3 AND length(b) < 4)',
    'No row can pass the checks "b", "c".',
  ],
  [
    'a int NOT NULL CHECK (a BETWEEN 0 AND 3), b int NOT NULL CHECK (b BETWEEN 0 AND 3), CONSTRAINT b CHECK ((a + b) % 2 = 1), CONSTRAINT c CHECK ((a - b) % 2 = 0)',
    'No row can pass the checks "t_a_check", "t_b_check", "b", "c".',
  ],
  [
    'a int NOT NULL, b smallint NOT NULL CHECK (b BETWEEN 1 AND 12), d numeric(2,1) NOT NULL CHECK (d <= 1.5), CONSTRAINT c CHECK (a = 5 AND b + d >= 14 OR a IS NULL)',
    'No row can pass the checks "t_b_check", "t_d_check", "c".',
  ],
  [
    'a int, d numeric(2,1) NOT NULL CHECK (d <= 1.5), b smallint NOT NULL CHECK (b <= 12), CHECK (a = 5 AND b + d >= 14 OR a IS NULL)',
    null,
  ],
];

for (const [columns, expected] of CASES) {
  test(columns, () => assert.is(refusal(columns), expected));
}

interface Difference {
  readonly left: number;
  readonly right: number;
  readonly operator: '<' | '<=' | '=' | '>=' | '>';
  readonly more: number;
}

const NAMES = ['a', 'b', 'c'];
const OPERATORS = ['<', '<=', '=', '>=', '>'] as const;

/** A few differences of three columns, from a seed; on the right may stand zero. */
function differences(seed: number): readonly Difference[] {
  let state = seed;
  const pick = (count: number): number => {
    state = (state + 0x9e3779b9) | 0;
    return (mix32(state) >>> 0) % count;
  };
  return Array.from({ length: 2 + pick(4) }, () => {
    const left = pick(3);
    const right = (left + 1 + pick(3)) % 4;
    return { left, right, operator: OPERATORS[pick(5)] ?? '<', more: pick(7) - 3 };
  });
}

/** Numbers that solve such differences, if any do, lie so near to zero. */
const FAR = 16;

function isSolvable(all: readonly Difference[]): boolean {
  const holds = ({ left, right, operator, more }: Difference, row: readonly number[]): boolean => {
    const [one = 0, other = 0] = [row[left], (row[right] ?? 0) + more];
    if (operator === '=') return one === other;
    if (operator === '<' || operator === '<=') return one < other || (operator === '<=' && one === other);
    return one > other || (operator === '>=' && one === other);
  };
  const range = Array.from({ length: 2 * FAR + 1 }, (_, i) => i - FAR);
  return range.some((a) => range.some((b) => range.some((c) => all.every((one) => holds(one, [a, b, c, 0])))));
}

test('a table is refused only where no row exists', () => {
  const tables = sampledCount(300, 3);
  let refused = 0;
  for (let seed = 1; seed <= tables; seed++) {
    const all = differences(seed);
    const checks = all.map(
      ({ left, right, operator, more }) =>
        `CHECK (${NAMES[left]} ${operator} ${right === 3 ? more : `${NAMES[right]} + ${more}`})`,
    );
    const columns = [...NAMES.map((name) => `${name} int NOT NULL`), ...checks].join(', ');
    if (refusal(columns) === null) continue;
    refused++;
    assert.not(isSolvable(all), columns);
  }
  assert.ok(refused * 10 > tables, `${refused} of ${tables} were refused`);
});

test.run();
