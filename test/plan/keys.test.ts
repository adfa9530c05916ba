import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type CompiledTable, compile, type DialectName } from '../../src/index.ts';
import { sampledCount } from '../support/sample.ts';
import { writtenRows } from './parsed-rows.ts';

/** Rows that are looked at where the keys allow more, and values that are looked at in all. */
const MOST_ROWS = sampledCount(100_000, 4);
const MOST_VALUES = sampledCount(400_000, 8);

interface Case {
  readonly dialect: DialectName;
  /** What stands between the parentheses of CREATE TABLE. */
  readonly ddl: string;
  /** The column sets of which no two rows may hold the same, with what the key compares of a value. */
  readonly keys: readonly (readonly string[])[];
  /** Rows that the keys allow: exactly, or at least. */
  readonly limit?: number;
  readonly least?: number;
}

const postgresql = 'postgresql';
const mysql = 'mysql';

const cases: readonly Case[] = [
  { dialect: postgresql, ddl: 'a int PRIMARY KEY', keys: [['a']], limit: 2_147_483_647 },
  { dialect: postgresql, ddl: 'a smallint PRIMARY KEY, b text', keys: [['a']], limit: 65_536 },
  { dialect: mysql, ddl: 'a TINYINT PRIMARY KEY', keys: [['a']], limit: 256 },
  { dialect: mysql, ddl: 'a TINYINT UNSIGNED PRIMARY KEY', keys: [['a']], limit: 256 },
  { dialect: mysql, ddl: 'a TINYINT PRIMARY KEY CHECK (a <> 0)', keys: [['a']], limit: 255 },
  { dialect: mysql, ddl: 'a TINYINT PRIMARY KEY CHECK (a NOT IN (0, 5, 7))', keys: [['a']], limit: 253 },
  { dialect: mysql, ddl: 'a BIGINT UNSIGNED PRIMARY KEY', keys: [['a']], least: 2 ** 50 },
  { dialect: postgresql, ddl: 'a boolean NOT NULL UNIQUE', keys: [['a']], limit: 2 },
  { dialect: mysql, ddl: "a ENUM('x','y','z') NOT NULL UNIQUE", keys: [['a']], limit: 3 },
  { dialect: mysql, ddl: "a SET('x','y','z') NOT NULL UNIQUE", keys: [['a']], limit: 8 },
  { dialect: mysql, ddl: 'a YEAR NOT NULL UNIQUE', keys: [['a']], limit: 255 },
  { dialect: mysql, ddl: 'a DECIMAL(3,1) NOT NULL UNIQUE', keys: [['a']], least: 1000 },
  { dialect: mysql, ddl: 'a BIT(3) NOT NULL UNIQUE', keys: [['a']], limit: 8 },
  { dialect: mysql, ddl: 'a CHAR(1) NOT NULL UNIQUE', keys: [['a']], limit: 56 },
  { dialect: mysql, ddl: 'a CHAR(2) NOT NULL UNIQUE', keys: [['a']], limit: 1296 },
  { dialect: mysql, ddl: 'a VARCHAR(50) NOT NULL, UNIQUE (a(3))', keys: [['a:3']], limit: 46_656 },
  { dialect: mysql, ddl: 'a VARCHAR(50), b INT, UNIQUE (a(1), b)', keys: [['a:1', 'b']], least: 10 ** 9 },
  { dialect: mysql, ddl: 'a VARCHAR(50) NOT NULL, UNIQUE (a(3)), UNIQUE (a(10))', keys: [['a:3']], limit: 46_656 },
  { dialect: mysql, ddl: 'a BLOB NOT NULL, UNIQUE (a(1))', keys: [['a:2']], limit: 256 },
  { dialect: postgresql, ddl: 'a date PRIMARY KEY', keys: [['a']], least: 3_000_000 },
  { dialect: postgresql, ddl: 'a timestamp PRIMARY KEY', keys: [['a']], least: 10 ** 12 },
  { dialect: postgresql, ddl: 'a uuid PRIMARY KEY', keys: [['a']], least: 2 ** 51 },
  { dialect: postgresql, ddl: 'a inet PRIMARY KEY', keys: [['a']], least: 10 ** 6 },
  { dialect: postgresql, ddl: 'a real PRIMARY KEY', keys: [['a']], least: 10 ** 6 },
  { dialect: postgresql, ddl: 'a numeric(4,2) PRIMARY KEY', keys: [['a']], least: 10_000 },
  { dialect: postgresql, ddl: 'a interval PRIMARY KEY', keys: [['a']], least: 10 ** 6 },
  { dialect: postgresql, ddl: 'a text PRIMARY KEY', keys: [['a']], least: 10 ** 9 },
  { dialect: postgresql, ddl: 'a int4range PRIMARY KEY', keys: [['a']], least: 10 ** 9 },
  { dialect: postgresql, ddl: 'a jsonb PRIMARY KEY', keys: [['a']], least: 10 ** 9 },
  { dialect: postgresql, ddl: 'a int, b int, PRIMARY KEY (a, b)', keys: [['a', 'b']], least: 10 ** 12 },
  { dialect: mysql, ddl: 'a TINYINT, b TINYINT, PRIMARY KEY (a, b)', keys: [['a', 'b']], limit: 65_536 },
  {
    dialect: postgresql,
    ddl: 'a boolean, b boolean, c boolean, PRIMARY KEY (a, b, c)',
    keys: [['a', 'b', 'c']],
    limit: 8,
  },
  {
    dialect: postgresql,
    ddl: 'a int NOT NULL, b int NOT NULL, c int NOT NULL, UNIQUE (a, b), UNIQUE (b, c)',
    keys: [
      ['a', 'b'],
      ['b', 'c'],
    ],
    least: 10 ** 9,
  },
  {
    dialect: postgresql,
    ddl: 'a int NOT NULL, b int NOT NULL, c int NOT NULL, UNIQUE (a, b), UNIQUE (b, c), UNIQUE (a, c)',
    keys: [
      ['a', 'b'],
      ['b', 'c'],
      ['a', 'c'],
    ],
    least: 10 ** 9,
  },
  {
    dialect: mysql,
    ddl: 'a TINYINT NOT NULL, b TINYINT NOT NULL, c TINYINT NOT NULL, UNIQUE (a, b), UNIQUE (b, c), UNIQUE (a, c)',
    keys: [
      ['a', 'b'],
      ['b', 'c'],
      ['a', 'c'],
    ],
    least: 256,
  },
  {
    dialect: postgresql,
    ddl: 'a boolean NOT NULL, b smallint NOT NULL, c boolean NOT NULL, UNIQUE (a, b), UNIQUE (b, c)',
    keys: [
      ['a', 'b'],
      ['b', 'c'],
    ],
    limit: 131_072,
  },
  {
    dialect: mysql,
    ddl: "a ENUM('x','y','z') NOT NULL, b TINYINT NOT NULL, c ENUM('p','q') NOT NULL, UNIQUE (a, b), UNIQUE (c, b)",
    keys: [
      ['a', 'b'],
      ['c', 'b'],
    ],
    least: 256,
  },
  {
    dialect: postgresql,
    ddl: 'a int PRIMARY KEY, b int UNIQUE, c text UNIQUE',
    keys: [['a'], ['b'], ['c']],
    least: 10 ** 9,
  },
  {
    dialect: postgresql,
    ddl: 'a int PRIMARY KEY, b boolean NOT NULL, UNIQUE (a, b)',
    keys: [['a'], ['a', 'b']],
    limit: 2_147_483_647,
  },
  {
    dialect: postgresql,
    ddl: 'a int CHECK (a BETWEEN 0 AND 15), b int CHECK (b BETWEEN 0 AND 10), PRIMARY KEY (a, b), CHECK (a <= b)',
    keys: [['a', 'b']],
    limit: 66,
  },
  {
    dialect: postgresql,
    ddl: 'a int CHECK (a BETWEEN 0 AND 15), b int CHECK (b BETWEEN 0 AND 10), c boolean, PRIMARY KEY (a, b, c), CHECK (a % 10 = b % 10)',
    keys: [['a', 'b', 'c']],
    limit: 36,
  },
  {
    dialect: postgresql,
    ddl: 'a int NOT NULL UNIQUE CHECK (a BETWEEN 0 AND 9), b int NOT NULL UNIQUE CHECK (b BETWEEN 0 AND 9), CHECK (a < b)',
    keys: [['a'], ['b']],
    limit: 9,
  },
  {
    dialect: postgresql,
    ddl: 'a int NOT NULL CHECK (a BETWEEN 0 AND 9), b int NOT NULL CHECK (b IN (0, 1)), c bigint NOT NULL, CHECK (a > b), UNIQUE (a, c), UNIQUE (b, c)',
    keys: [
      ['a', 'c'],
      ['b', 'c'],
    ],
    least: 10 ** 9,
  },
  {
    dialect: postgresql,
    ddl: "k text CHECK (k IN ('a', 'b')), n int CHECK (n BETWEEN 1 AND 10), PRIMARY KEY (k, n), CHECK (k = 'a' AND n < 5 OR k = 'b' AND n > 5)",
    keys: [['k', 'n']],
    limit: 9,
  },
  { dialect: postgresql, ddl: 'a int PRIMARY KEY CHECK (a BETWEEN 0 AND 15 AND a <> 7)', keys: [['a']], limit: 15 },
  {
    dialect: mysql,
    ddl: 'a TINYINT NOT NULL, b TINYINT NOT NULL, CHECK (a BETWEEN 1 AND 20), CHECK (b BETWEEN 1 AND 20), CHECK ((a > 10) XOR (b > 10)), PRIMARY KEY (a, b)',
    keys: [['a', 'b']],
    limit: 200,
  },
  { dialect: mysql, ddl: 'a TINYINT NOT NULL, UNIQUE ((a DIV 10))', keys: [['a']], limit: 25 },
  {
    dialect: mysql,
    ddl: 'a TINYINT NOT NULL, b INT NOT NULL, d DECIMAL(2,1) NOT NULL CHECK (d BETWEEN 0 AND 1.5), CHECK (b + d <= 4), PRIMARY KEY (a, b), UNIQUE (a, d)',
    keys: [
      ['a', 'b'],
      ['a', 'd'],
    ],
    least: 256,
  },
  {
    dialect: postgresql,
    ddl: 'a int NOT NULL CHECK (a BETWEEN 1 AND 3), b smallint CHECK (b BETWEEN 1 AND 2), CHECK (a % 3 = b % 2), CHECK (b > a), UNIQUE (b), UNIQUE NULLS NOT DISTINCT (a, b)',
    keys: [['a']],
    limit: 3,
  },
  {
    dialect: mysql,
    ddl: 'origin CHAR(2) NOT NULL, target CHAR(2) NOT NULL, PRIMARY KEY (origin, target), CHECK (origin <> target)',
    keys: [['origin', 'target']],
    limit: 648 * 648,
  },
  { dialect: postgresql, ddl: 'a int UNIQUE, b int', keys: [['a']], least: 10 ** 9 },
  { dialect: postgresql, ddl: 'a boolean UNIQUE NULLS NOT DISTINCT', keys: [['a']], least: 2 },
  { dialect: postgresql, ddl: 'a int CHECK (a BETWEEN 1 AND 50), PRIMARY KEY (a)', keys: [['a']], limit: 50 },
  {
    dialect: postgresql,
    ddl: "a text CHECK (a IN ('x','y','z')), b boolean, PRIMARY KEY (a, b)",
    keys: [['a', 'b']],
    limit: 6,
  },
  { dialect: postgresql, ddl: 'a int NOT NULL UNIQUE CHECK (a < 5 OR a > 2000000000)', keys: [['a']], least: 10 ** 8 },
  { dialect: postgresql, ddl: 'a int NOT NULL UNIQUE CHECK (a IN (1, 2) OR a IN (5, 6, 7))', keys: [['a']], least: 3 },
  {
    dialect: postgresql,
    ddl: `${Array.from({ length: 32 }, (_, i) => `c${i} boolean`).join(', ')}, PRIMARY KEY (${Array.from({ length: 32 }, (_, i) => `c${i}`).join(', ')})`,
    keys: [Array.from({ length: 32 }, (_, i) => `c${i}`)],
    limit: 2 ** 32,
  },
  {
    dialect: postgresql,
    ddl: `${Array.from({ length: 32 }, (_, i) => `c${i} uuid`).join(', ')}, PRIMARY KEY (${Array.from({ length: 32 }, (_, i) => `c${i}`).join(', ')})`,
    keys: [Array.from({ length: 32 }, (_, i) => `c${i}`)],
    least: 2 ** 51,
  },
  // NULLs differ from each other, so rows go on where the values end.
  { dialect: postgresql, ddl: 'a int UNIQUE CHECK (a BETWEEN 1 AND 5), b int', keys: [['a']], least: 10 ** 9 },
  { dialect: mysql, ddl: "a ENUM('x', 'y'), b INT NOT NULL, UNIQUE (a, b), UNIQUE (a)", keys: [['a']], least: 10 ** 9 },
  {
    dialect: postgresql,
    ddl: 'a int UNIQUE CHECK (a < 9 AND a > 0), b boolean PRIMARY KEY',
    keys: [['a'], ['b']],
    limit: 2,
  },
  { dialect: postgresql, ddl: 'a sometype UNIQUE, b int', keys: [], least: 10 ** 9 },
  {
    dialect: postgresql,
    ddl: 'a sometype, c sometype, b boolean NOT NULL, UNIQUE (a, c), UNIQUE (a, b)',
    keys: [],
    least: 1,
  },
];

for (const { dialect, ddl, keys, limit, least } of cases) {
  test(`${dialect}: (${ddl.slice(0, 100)})`, () => {
    const table = compile(`CREATE TABLE t (${ddl})`, { dialect });
    const { rowLimit } = table.plan;
    if (limit !== undefined) assert.is(rowLimit, limit);
    if (least !== undefined) assert.ok(rowLimit >= least, `${rowLimit} rows are fewer than ${least}`);
    const looked = Math.min(MOST_ROWS, Math.floor(MOST_VALUES / table.plan.columns.length), rowLimit);
    const rows = writtenRows(table, { rows: looked, seed: ddl });
    assert.is(rows.length, looked);
    for (const key of keys) {
      const parts = key.map((part) => comparedPart(table, part));
      const seen = new Set<string>();
      let counted = 0;
      for (const row of rows) {
        const tuple = parts.map((compared) => compared(row));
        if (tuple.includes(null)) continue;
        counted++;
        seen.add(tuple.join('\u0000'));
      }
      assert.is(seen.size, counted, `different (${key.join(', ')})`);
    }
  });
}

/** What a key compares of a row: a column's value in one case and, behind a colon, only its first characters. */
function comparedPart({ plan }: CompiledTable, part: string): (row: Row) => string | null {
  const [column, length] = part.split(':');
  const place = plan.columns.findIndex(({ name }) => name === column);
  assert.ok(place >= 0, `there is a column ${column}`);
  const end = length === undefined ? undefined : Number(length);
  return (row) => row[place]?.toLowerCase().slice(0, end) ?? null;
}

test('more rows than a key allows are not written, from any offset', () => {
  const table = compile('CREATE TABLE t (a TINYINT PRIMARY KEY)', { dialect: 'mysql' });
  const all = new Set(writtenRows(table, { rows: 1000 }).map(([value]) => value));
  assert.is(all.size, 256);
  const parts = [0, 100, 200, 256, 300].flatMap((offset) => writtenRows(table, { rows: 100, offset }));
  assert.is(parts.length, 256);
  assert.is(new Set(parts.map(([value]) => value)).size, 256);
});

test('a key far from the first row is still distinct', () => {
  const table = compile('CREATE TABLE t (a bigint PRIMARY KEY, b uuid UNIQUE)', { dialect: 'postgresql' });
  const rows = [0, 2 ** 31 - 500, 2 ** 32 - 500, 2 ** 45].flatMap((offset) =>
    writtenRows(table, { rows: 1000, offset }),
  );
  assert.is(new Set(rows.map(([value]) => value)).size, 4000);
  assert.is(
    new Set(rows.map(([, value]) => value).filter((value) => value !== null)).size,
    rows.filter(([, value]) => value !== null).length,
  );
});

type Row = readonly (string | null)[];

/** Keys on what an expression makes of columns: to differ in the columns is not enough. */
const expressionKeys: readonly (readonly [string, (row: Row) => string])[] = [
  ['CREATE TABLE t (a int NOT NULL); CREATE UNIQUE INDEX ON t ((a % 1000));', ([a]) => String(Number(a) % 1000)],
  [
    'CREATE TABLE t (a int NOT NULL, b int NOT NULL); CREATE UNIQUE INDEX ON t ((a + b));',
    ([a, b]) => String(Number(a) + Number(b)),
  ],
  ['CREATE TABLE t (a timestamp NOT NULL); CREATE UNIQUE INDEX ON t ((a::date));', ([a]) => String(a).slice(0, 10)],
  ['CREATE TABLE t (a text NOT NULL); CREATE UNIQUE INDEX ON t (lower(a));', ([a]) => String(a).toLowerCase()],
];

for (const [ddl, keyOf] of expressionKeys) {
  test(`rows differ in the expression of a key, or a warning says that they may not: ${ddl}`, () => {
    const table = compile(ddl, { dialect: 'postgresql' });
    const rows = writtenRows(table, { rows: 5000 });
    const different = new Set(rows.map(keyOf)).size;
    assert.ok(different === rows.length || table.warnings.length > 0, `${different} of ${rows.length}`);
  });
}

test.run();
