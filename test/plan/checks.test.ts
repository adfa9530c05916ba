import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { postgresql } from '../../grammar/postgresql/index.ts';
import { compiledCondition, type DrawnRow, isEvaluable } from '../../src/expression/condition.ts';
import { scopeOf } from '../../src/expression/scope.ts';
import { type CompiledTable, compile, DdlError, type DialectName } from '../../src/index.ts';
import { mix32 } from '../../src/random.ts';
import { DEFAULT_TIME_LINE } from '../../src/values/time-line.ts';
import { sampledCount } from '../support/sample.ts';
import { valuesBy, writtenRows } from './parsed-rows.ts';

const contradictions: readonly string[] = [
  'a int NOT NULL CHECK (a IS NULL)',
  'a int NOT NULL CHECK (a > 5 AND a < 5)',
  'a int NOT NULL CHECK (a > 5), CHECK (a < 6)',
  'a int NOT NULL CHECK (a IN (1, 2)), CHECK (a NOT IN (1, 2))',
  'a smallint NOT NULL CHECK (a > 32767)',
  'a boolean NOT NULL CHECK (a AND NOT a)',
  'a varchar(3) NOT NULL CHECK (length(a) > 3)',
  'a int, CHECK (a IS NULL), CHECK (a IS NOT NULL)',
  'a int, CHECK (false)',
  "a text NOT NULL CHECK (a IN ('x')), CHECK (a IN ('y') OR a IN ('z'))",
  'a int NOT NULL, b int NOT NULL, CHECK (a = 1 OR b = 1), CHECK (a > 1), CHECK (b > 1)',
];

for (const ddl of contradictions) {
  test(`no row fits (${ddl})`, () => {
    assert.throws(
      () => compile(`CREATE TABLE t (${ddl})`, { dialect: 'postgresql' }),
      (error: unknown) => error instanceof DdlError && error.code === 'unsatisfiable',
    );
  });
}

/** Tables of which many rows exist, though not every reading of the check sees it. */
const satisfiable: readonly (readonly [DialectName, string])[] = [
  ['postgresql', 'a int NOT NULL CHECK (a BETWEEN 1 AND 5 AND a NOT IN (3, 4, 5))'],
  ['postgresql', 'a bigint NOT NULL CHECK (a > 5000000000000000)'],
  ['postgresql', 'a double precision NOT NULL CHECK (a > 0 AND a < 1e-7)'],
  ['postgresql', "a date NOT NULL CHECK (a > '1/1/2020')"],
  ['postgresql', "a timestamp NOT NULL CHECK (a >= '2020-01-01 10:00' AND a < '2020-01-01 12:00')"],
  ['postgresql', "a text NOT NULL CHECK (lower(a)::char(1) = 'a'), CHECK (length(a) > 3)"],
  ['postgresql', "a text NOT NULL CHECK (length(a)::char(1) = '1'), CHECK (length(a) > 9)"],
  ['mysql', 'a INT NOT NULL CHECK (a)'],
  ['mysql', "a VARCHAR(10) NOT NULL CHECK (CAST(LOWER(a) AS CHAR(1)) = 'a'), CHECK (CHAR_LENGTH(a) > 3)"],
  ['mysql', "a VARCHAR(10) NOT NULL CHECK (UPPER(a) IN ('yes', 'no'))"],
];

for (const [dialect, ddl] of satisfiable) {
  test(`${dialect}: rows fit (${ddl})`, () => {
    assert.is(writtenRows(compile(`CREATE TABLE t (${ddl})`, { dialect }), { rows: 10 }).length, 10);
  });
}

/** A row as the evaluator reads it. */
function drawn(values: ReadonlyMap<string, string | null>): DrawnRow {
  return (name) => values.get(name) ?? null;
}

/** The checks of a table that its rows break, each with a row: none, unless a warning names the check. */
function broken(table: CompiledTable, rows: number, seed: string): readonly string[] {
  const written = writtenRows(table, { rows, seed });
  if (table.warnings.length > 0) return [];
  const scope = scopeOf(table.table, { semantics: postgresql.semantics, timeLine: DEFAULT_TIME_LINE });
  const conditions = table.table.checks
    .filter(({ expression }) => isEvaluable(expression, scope))
    .map(({ expression }) => compiledCondition(expression, scope));
  const found: string[] = [];
  for (const row of written) {
    const values = drawn(valuesBy(table, row));
    for (const { verdict } of conditions) {
      if (verdict(values) === 'fails') found.push(`(${row.join(', ')})`);
    }
  }
  return found;
}

/** Tables whose rows keep their checks, or that are compiled with a warning that they may not. */
const kept: readonly string[] = [
  'a int, b int, CHECK (a < b)',
  'a int, b int, CHECK (a <= b AND b <= 100)',
  'a int NOT NULL, b int NOT NULL, CHECK (a <> b), CHECK (a + b > 5)',
  'a int NOT NULL, b int NOT NULL, CHECK (a BETWEEN 1 AND 100 AND b BETWEEN 1 AND 100 AND a < b)',
  'a int NOT NULL, b int, CHECK (b IS NULL OR b > a)',
  'a int NOT NULL, b int NOT NULL, CHECK (a = b)',
  'a int NOT NULL, b int NOT NULL, c int NOT NULL, CHECK (a < b), CHECK (b < c)',
  'a int NOT NULL, b int NOT NULL, c int NOT NULL, CHECK (c = a + b)',
  'a int NOT NULL, b int NOT NULL, CHECK (a % 2 = 0)',
  'a int NOT NULL, b int NOT NULL, UNIQUE (a), CHECK (a < b)',
  'a int NOT NULL, b int NOT NULL, PRIMARY KEY (a, b), CHECK (a < b)',
  'a int, b int, c int, CHECK (num_nonnulls(a, b, c) = 1)',
  'a int, b int, CHECK ((a IS NULL) <> (b IS NULL))',
  'a int, b int, CHECK (CASE WHEN a IS NULL THEN b > 5 ELSE b < 5 END)',
  'a date NOT NULL, b date NOT NULL, CHECK (a <= b)',
  'a timestamp, b timestamp, CHECK (a < b OR b IS NULL)',
  "a text NOT NULL, b text NOT NULL, CHECK (a <> b), CHECK (length(a) > 3 AND a LIKE 'x%')",
  "a text NOT NULL CHECK (a >= 'm')",
  "a text NOT NULL CHECK (a >= 'm' AND a < 'n')",
  "a text NOT NULL CHECK (a <> 'small quartz')",
  "a text NOT NULL CHECK (a LIKE 'ab%' AND a LIKE '%cd')",
  "a text NOT NULL CHECK (a NOT LIKE '%a%')",
  "a text NOT NULL UNIQUE CHECK (a !~ '[0-9 ]')",
  "a text NOT NULL UNIQUE CHECK (a NOT LIKE '% %') CHECK (a = lower(a)) CHECK (length(a) BETWEEN 3 AND 9)",
  "a text NOT NULL UNIQUE CHECK (a ~ '^[a-z]+$') CHECK (a LIKE 'q%') CHECK (a LIKE '%z')",
  "a text NOT NULL CHECK (a ILIKE 'X%' AND a !~* 'E')",
  "a text NOT NULL CHECK (upper(a) IN ('A', 'B')) CHECK (a = lower(a))",
  "a text NOT NULL CHECK (a ~ '^(?=.*[0-9])(?=.*[A-Z]).{8,}$')",
  "a text NOT NULL CHECK (a ~ '\\mab' AND a !~ '^ab')",
  'a int NOT NULL UNIQUE CHECK (a % 25 = 0)',
  'a timestamp PRIMARY KEY, CHECK (extract(dow FROM a) < 6)',
  "a varchar(40) UNIQUE NULLS NOT DISTINCT CHECK (NOT (a NOT LIKE '% %' OR a = lower(a)))",
  'a inet NOT NULL UNIQUE CHECK (masklen(a) <= 24)',
  'a int NOT NULL UNIQUE CHECK (a / 7 * 7 = a)',
  'a int NOT NULL CHECK (a % 7 = 0) CHECK (a BETWEEN -30 AND 30)',
  'a numeric(8,2) NOT NULL UNIQUE CHECK (a % 5 = 0 AND a > 100)',
  'a smallint NOT NULL CHECK (a % 3 = 0 AND a IN (1, 3, 6))',
  'a int NOT NULL UNIQUE CHECK (sqrt(a) < 15) CHECK (sqrt(a) > 12)',
  'a numeric(30,12) NOT NULL UNIQUE CHECK (sqrt(a) < 1.2 AND sqrt(a) >= 0.1)',
  'a float8 NOT NULL UNIQUE CHECK (sqrt(a) < 0.3 AND sqrt(a) > 0)',
  'a real NOT NULL CHECK (sqrt(a) BETWEEN 4099 AND 4099.5)',
  'a bigint NOT NULL CHECK (sqrt(a) BETWEEN 94906266.5 AND 94906267)',
  'a int NOT NULL CHECK (a * 2 <= a + 10) CHECK (a + a > -7)',
  "a text NOT NULL UNIQUE CHECK (strpos(a, ' ') = 0) CHECK (substr(a, 1, 2) IN ('ab', 'xy')) CHECK (right(a, 1) <> 'z')",
  "a text NOT NULL CHECK (left(a, 3) = 'abc' AND position('@' IN a) > 1)",
  "a char(8) NOT NULL CHECK (a ~ '^[a-z]*$')",
  "a char(8) NOT NULL UNIQUE CHECK (a LIKE '%z')",
  "a char(5) NOT NULL CHECK (a SIMILAR TO '[A-Z]{1,3}  ')",
  "a char(5) NOT NULL CHECK (a::text ~ '^[A-Z]{3}$')",
  "a text NOT NULL CHECK (lower(a) IN ('x', 'Y', 'z'))",
  "a text NOT NULL UNIQUE CHECK (upper(a) ~ '^[A-Z]{3}[0-9]{3}$')",
  "a text NOT NULL CHECK (lower(a) LIKE 'q%' AND upper(a) LIKE '%Z' AND a <> lower(a))",
  "a text NOT NULL CHECK (lower(a) ~ '^[^aeiou]+$' AND upper(a) ~ '[^Q-Z]$')",
  "a varchar(4) NOT NULL CHECK (a IN ('x', 'yyyyy'))",
  'a boolean NOT NULL, b boolean NOT NULL, CHECK (a OR b), CHECK (NOT (a AND b))',
  'a boolean NOT NULL CHECK (a > false)',
  'a numeric(5,2) NOT NULL CHECK (a::int < 5 AND a > 0)',
  'a numeric(6,2) NOT NULL, b numeric(6,2) NOT NULL, CHECK (a < b AND b < 2 * a)',
  'a numeric NOT NULL CHECK (a = 0.5 + 0.25)',
  "a int NOT NULL CHECK (a::text LIKE '12%')",
  "a uuid NOT NULL CHECK (a = '00000000-0000-0000-0000-000000000001')",
];

for (const ddl of kept) {
  test(`rows keep (${ddl})`, () => {
    const table = compile(`CREATE TABLE t (${ddl})`, { dialect: 'postgresql' });
    const warned = table.warnings.some(({ code }) => code === 'check_not_honoured');
    if (!warned) assert.equal(broken(table, 2000, 'kept').slice(0, 3), []);
  });
}

/** Numbers from a seed, for made-up checks. */
class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  below(count: number): number {
    this.#state = (this.#state + 1) | 0;
    return (mix32(Math.imul(this.#state, 0x9e3779b1)) >>> 0) % count;
  }

  of<T>(list: readonly [T, ...T[]]): T {
    return list[this.below(list.length)] ?? list[0];
  }
}

const COLUMNS = ['a', 'b', 'c'] as const;
const OPERATORS = ['<', '<=', '=', '<>', '>=', '>'] as const;

function madeUpCheck(dice: Dice, depth: number): string {
  const constant = () => String(dice.below(13) - 4);
  const column = () => dice.of(COLUMNS);
  if (depth > 0 && dice.below(3) > 0) {
    const inner = () => madeUpCheck(dice, depth - 1);
    const kind = dice.below(4);
    if (kind === 0) return `NOT (${inner()})`;
    return `(${inner()} ${kind === 1 ? 'AND' : 'OR'} ${inner()})`;
  }
  switch (dice.below(7)) {
    case 0:
      return `${column()} ${dice.of(['', 'NOT '])}BETWEEN ${constant()} AND ${constant()}`;
    case 1:
      return `${column()} ${dice.of(['', 'NOT '])}IN (${constant()}, ${constant()}, ${constant()})`;
    case 2:
      return `${column()} IS ${dice.of(['', 'NOT '])}NULL`;
    case 3:
      return `${constant()} ${dice.of(OPERATORS)} ${column()}`;
    default:
      return `${column()} ${dice.of(OPERATORS)} ${constant()}`;
  }
}

/** Values among which a check of the small constants has a row that passes, if it has one at all. */
const SOME_VALUES: readonly (string | null)[] = [null, ...Array.from({ length: 17 }, (_, i) => String(i - 6))];

test('rows of made-up checks never break them, and none is refused that a row could pass', () => {
  for (let seed = 0; seed < sampledCount(200, 2); seed++) {
    const dice = new Dice(seed * 1000);
    const checks = Array.from({ length: 1 + dice.below(3) }, () => madeUpCheck(dice, 2));
    const types = COLUMNS.map((name) => `${name} int${dice.of(['', ' NOT NULL'])}`);
    const ddl = `CREATE TABLE t (${types.join(', ')}, ${checks.map((check) => `CHECK (${check})`).join(', ')})`;
    const table = compiled(ddl);
    if (table === null) {
      const row = passingRow(types, checks);
      assert.is(row, null, `${ddl} takes (${row})`);
    } else {
      assert.equal(broken(table, 200, String(seed)).slice(0, 3), [], ddl);
    }
  }
});

function compiled(ddl: string): CompiledTable | null {
  try {
    return compile(ddl, { dialect: 'postgresql' });
  } catch (error) {
    if (error instanceof DdlError && error.code === 'unsatisfiable') return null;
    throw error;
  }
}

/** A row that passes all checks; null: there is none. */
function passingRow(types: readonly string[], checks: readonly string[]): string | null {
  const conditions = checks.flatMap((check) => {
    const { table } = compile(`CREATE TABLE t (a int, b int, c int, CHECK (((${check})) IS NOT FALSE OR f(a)))`, {
      dialect: 'postgresql',
    });
    const scope = scopeOf(table, { semantics: postgresql.semantics, timeLine: DEFAULT_TIME_LINE });
    return table.checks.flatMap(({ expression }) => {
      const condition = expression.kind === 'logical' ? expression.operands[0] : undefined;
      return condition === undefined ? [] : [compiledCondition(condition, scope)];
    });
  });
  const [as = [], bs = [], cs = []] = types.map((type) =>
    SOME_VALUES.filter((value) => value !== null || !type.endsWith('NOT NULL')),
  );
  for (const a of as) {
    for (const b of bs) {
      for (const c of cs) {
        const values = new Map(Object.entries({ a, b, c }));
        const passes = conditions.every(({ verdict }) => verdict(drawn(values)) !== 'fails');
        if (passes) return [a, b, c].join(', ');
      }
    }
  }
  return null;
}

/** Checks for which draws and a search find no values, but the DEFAULTs of their columns pass. */
const keptByDefaults: readonly (readonly [DialectName, string, ...string[]])[] = [
  ['postgresql', "a text NOT NULL DEFAULT 'A-B', CHECK (ascii(a) = 65 AND ascii(right(a, 1)) = 66)", 'A-B'],
  ['mysql', "a VARCHAR(9) NOT NULL DEFAULT 'hello' CHECK (crc32(a) = 907060870)", 'hello'],
  [
    'postgresql',
    'a int NOT NULL DEFAULT 3, b int NOT NULL DEFAULT 4, c int NOT NULL DEFAULT 5, CHECK (a * a + b * b = c * c AND a > 0 AND b > 0)',
    '3',
    '4',
    '5',
  ],
];

for (const [dialect, ddl, ...row] of keptByDefaults) {
  test(`${dialect}: DEFAULTs pass (${ddl})`, () => {
    const table = compile(`CREATE TABLE t (${ddl})`, { dialect });
    assert.is(table.plan.strategy, 'take defaults');
    assert.equal(table.warnings, []);
    assert.equal(writtenRows(table, { rows: 3 }), [row, row, row]);
  });
}

test('DEFAULTs that break a check, or leave a key too few rows, are not taken', () => {
  for (const ddl of [
    "a text NOT NULL DEFAULT 'A-C', CHECK (ascii(a) = 65 AND ascii(right(a, 1)) = 66)",
    "a text NOT NULL UNIQUE DEFAULT 'A-B', CHECK (ascii(a) = 65 AND ascii(right(a, 1)) = 66)",
    'a text NOT NULL DEFAULT now()::text, CHECK (ascii(a) = 65 AND ascii(right(a, 1)) = 66)',
  ]) {
    const { plan, warnings } = compile(`CREATE TABLE t (${ddl})`, { dialect: 'postgresql' });
    assert.is.not(plan.strategy, 'take defaults', ddl);
    assert.equal(
      warnings.map(({ code }) => code),
      ['check_not_honoured'],
      ddl,
    );
  }
});

test('a check that cannot be honoured is named in a warning', () => {
  for (const check of ['f(a)', 'f(s) = 1', 'length(quote_ident(s)) > 0']) {
    const table = compile(`CREATE TABLE t (a timestamp NOT NULL, s text NOT NULL, CONSTRAINT odd CHECK (${check}))`, {
      dialect: 'postgresql',
    });
    assert.ok(
      table.warnings.some(({ message }) => message.includes('odd')),
      check,
    );
  }
});

test.run();
