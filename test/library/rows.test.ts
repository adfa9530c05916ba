import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type ArrayRow,
  compile,
  compileSchema,
  type ObjectRow,
  type RowIterator,
  type RowValue,
} from '../../src/index.ts';

const postgresql = (columns: string) => compile(`CREATE TABLE t (${columns})`, { dialect: 'postgresql' });
const mysql = (columns: string) => compile(`CREATE TABLE t (${columns})`, { dialect: 'mysql' });

/** What the values of a column are, by its type and what is asked for. */
const FORMS: readonly (readonly [string, ReturnType<typeof compile>, object, (value: RowValue) => boolean])[] = [
  ['a number', postgresql('a int NOT NULL'), {}, (value) => Number.isSafeInteger(value)],
  ['a bigint', postgresql('a bigint NOT NULL CHECK (a < 10)'), {}, (value) => typeof value === 'bigint'],
  [
    'the longest bigint',
    mysql('a bigint unsigned CHECK (a = 18446744073709551615) NOT NULL'),
    {},
    (value) => value === 2n ** 64n - 1n,
  ],
  ['a listed bigint with a fraction', mysql('a bigint NOT NULL CHECK (a IN (7.0, 7.00))'), {}, (value) => value === 7n],
  ['an exact number', postgresql('a numeric(9,2) NOT NULL'), {}, (value) => /^-?\d+\.\d\d$/.test(String(value))],
  [
    'an exact number as a double',
    postgresql('a numeric(9,2) NOT NULL'),
    { decimals: 'number' },
    (value) => typeof value === 'number' && !Number.isNaN(value),
  ],
  ['money', postgresql('a money NOT NULL'), {}, (value) => typeof value === 'string' && /^\d+\.\d\d$/.test(value)],
  ['a float', postgresql('a real NOT NULL'), {}, (value) => typeof value === 'number'],
  ['a truth value', postgresql('a boolean NOT NULL'), {}, (value) => typeof value === 'boolean'],
  ["a truth value of MySQL's", mysql('a boolean NOT NULL'), {}, (value) => value === 0 || value === 1],
  ['a flag of one bit', mysql('a bit(1) NOT NULL'), {}, (value) => value === 0 || value === 1],
  ['64 bits', mysql('a bit(64) NOT NULL'), {}, (value) => typeof value === 'bigint'],
  ['a bit string', postgresql('a bit(3) NOT NULL'), {}, (value) => /^[01]{3}$/.test(String(value))],
  ['bytes', postgresql('a bytea NOT NULL'), {}, (value) => value instanceof Uint8Array && value.length > 0],
  ['a day', postgresql('a date NOT NULL'), {}, (value) => /^\d{4}-\d\d-\d\d$/.test(String(value))],
  [
    'a day as a Date',
    postgresql('a date NOT NULL'),
    { moments: 'date' },
    (value) => value instanceof Date && value.getTime() % 86_400_000 === 0,
  ],
  ['a moment', mysql('a datetime NOT NULL'), {}, (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(String(value))],
  [
    'a moment with its zone',
    postgresql('a timestamptz(3) NOT NULL'),
    {},
    (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/.test(String(value)),
  ],
  [
    'a moment as a Date',
    mysql('a datetime(6) NOT NULL'),
    { moments: 'date' },
    (value) => value instanceof Date && !Number.isNaN(value.getTime()),
  ],
  [
    'the moment that no Date is',
    postgresql("a timestamp NOT NULL CHECK (a = 'infinity')"),
    { moments: 'date' },
    (value) => value === 'infinity',
  ],
  ['a time', postgresql('a time(0) NOT NULL'), {}, (value) => /^\d\d:\d\d:\d\d$/.test(String(value))],
  ['JSON', postgresql('a jsonb NOT NULL'), {}, (value) => typeof value === 'object' && value !== null && 'id' in value],
  [
    'JSON as its text',
    postgresql('a jsonb NOT NULL'),
    { json: 'text' },
    (value) => typeof value === 'string' && value.startsWith('{"id": '),
  ],
  ['an array', postgresql('a int[] NOT NULL'), {}, (value) => /^\{.*\}$/.test(String(value))],
  ['NULL', postgresql('a int CHECK (a IS NULL)'), {}, (value) => value === null],
];

for (const [name, table, form, holds] of FORMS) {
  test(`${name} is as the documentation says`, () => {
    for (const { a = 'absent' } of table.rows({ rows: 50, ...form })) assert.ok(holds(a), String(a));
    for (const [a = 'absent'] of table.rows({ rows: 50, ...form, as: 'array' })) assert.ok(holds(a), String(a));
  });
}

test('Dates are the moments of the texts', () => {
  const table = postgresql('a timestamp(6) NOT NULL, b timestamptz(0) NOT NULL, c date NOT NULL');
  const dates = [...table.rows({ rows: 300, moments: 'date' })];
  for (const [i, { a, b, c }] of [...table.rows({ rows: 300 })].entries()) {
    const expected = [`${String(a).slice(0, 23)}Z`, String(b), String(c)].map((text) => Date.parse(text));
    assert.equal([dates[i]?.['a'], dates[i]?.['b'], dates[i]?.['c']].map(Number), expected);
  }
});

test('what the database fills is absent, and a table of nothing else has empty rows', () => {
  assert.equal(
    [...mysql('id int AUTO_INCREMENT PRIMARY KEY, b int CHECK (b = 1) NOT NULL').rows({ rows: 1 })],
    [{ b: 1 }],
  );
  assert.equal([...postgresql('id serial PRIMARY KEY').rows({ rows: 2 })], [{}, {}]);
});

test('any name of a column is a property of the row alone', () => {
  const [row] = postgresql('"__proto__" int NOT NULL, "constructor" int NOT NULL, "1" int NOT NULL').rows({ rows: 1 });
  assert.equal(Object.keys(row ?? {}).sort(), ['1', '__proto__', 'constructor']);
  assert.is(Object.getPrototypeOf(row), Object.prototype);
  assert.type(Object.getOwnPropertyDescriptor(row, '__proto__')?.value, 'number');
});

test('rows share nothing that can be changed', () => {
  const table = postgresql(
    "a bytea NOT NULL CHECK (a IN ('\\x00', '\\x01')), b jsonb NOT NULL CHECK (b IN ('{\"x\": 1}', '[2]')), c date NOT NULL CHECK (c = '2024-02-29')",
  );
  const rows = [...table.rows({ rows: 40, moments: 'date' })];
  for (const column of ['a', 'b', 'c']) assert.is(new Set(rows.map((row) => row[column])).size, rows.length);
});

test('iterators take turns with each other and with statements, whoever leaves early', () => {
  const one = postgresql('id int PRIMARY KEY, a text, b timestamp, CHECK (length(a) > 3)');
  const other = mysql('id bigint PRIMARY KEY, a decimal(20,4), b int, c int, CHECK (b < c)');
  const options = { rows: 1000, seed: 'turns' };
  const alone = [one, one, other].map((table) => [...table.rows(options)]);
  const text = one.text(options);
  const turns = [one, one, other].map((table) => ({ rows: table.rows(options), taken: [] as ObjectRow[] }));
  for (let step = 0; step < options.rows; step++) {
    for (const { rows, taken } of turns) {
      const { value } = rows.next();
      if (value !== undefined) taken.push(value);
    }
    if (step % 100 === 0) assert.is(one.text(options), text);
    for (const row of other.rows({ rows: 500, seed: step })) if (row !== undefined) break;
  }
  for (const [i, { taken }] of turns.entries()) assert.equal(taken, alone[i]);
});

test('texts that are decoded for a block are those of its iterator, whoever has written since', () => {
  const tables = [
    postgresql('id uuid PRIMARY KEY, a timestamptz(3), b bit(40) NOT NULL, c text'),
    mysql('a datetime NOT NULL, b binary(16), c char(36) NOT NULL'),
  ];
  const options = { rows: 5000, seed: 'decoded' };
  const alone = tables.map((table) => [...table.rows(options)]);
  const inParts = tables.map((table) =>
    [0, 1000, 2000, 3000, 4000].flatMap((from) => [...table.rows({ ...options, part: { from, to: from + 1000 } })]),
  );
  assert.equal(inParts, alone);
  const turns = tables.map((table) => ({ rows: table.rows(options), taken: [] as ObjectRow[] }));
  for (let step = 0; step < options.rows; step++) {
    for (const { rows, taken } of turns) {
      const { value } = rows.next();
      if (value !== undefined) taken.push(value);
    }
    if (step % 1000 === 0) for (const table of tables) table.text(options);
  }
  for (const [i, { taken }] of turns.entries()) assert.equal(taken, alone[i]);
});

test('an iterator that was left gives no more', () => {
  const rows = postgresql('a int').rows({ rows: 1000 });
  for (const row of rows) if (row !== undefined) break;
  assert.equal(rows.next(), { done: true, value: undefined });
});

test('rows says how many there are, and why', () => {
  const rows = postgresql('a smallint PRIMARY KEY CHECK (a BETWEEN 1 AND 5)').rows({ rows: 9 });
  assert.is(rows.rows, 5);
  assert.equal(
    rows.warnings.map(({ code }) => code),
    ['row_limit'],
  );
  assert.is([...rows].length, 5);
});

test('a strict text refuses rows that a warning is about', () => {
  const table = compile('CREATE TABLE t (a smallint PRIMARY KEY CHECK (a BETWEEN 1 AND 5))', {
    dialect: 'pg',
    strict: true,
  });
  assert.throws(() => table.rows({ rows: 9 }), /allow 5 rows/);
});

test('options are checked', () => {
  const table: { rows: unknown } = postgresql('a int');
  const ask = (options: unknown): unknown => (typeof table.rows === 'function' ? table.rows(options) : undefined);
  assert.throws(() => ask({ batchSize: 5 }), /Unknown option "batchSize" of rows; the nearest known one is/);
  assert.throws(() => ask({ as: 'map' }), /as must be "object" or "array", not "map"\./);
  assert.throws(() => ask({ rows: 0 }), /rows must be a whole number from 1/);
  assert.throws(() => ask(null), /The options of rows must be an object, not null\./);
});

/** Whether two types are the same: what is no compile error is what a caller sees. */
type Same<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;

interface User {
  id: bigint;
  name: string | null;
}

test('a row has the type that its reader gives it', () => {
  const table = postgresql('id bigint PRIMARY KEY, name text');
  const schema = compileSchema('CREATE TABLE users (id bigint PRIMARY KEY, name text)', { dialect: 'postgresql' });
  const users = table.rows<User>({ rows: 2 });
  const pairs = schema.rows<[bigint, string | null]>('users', { as: 'array', rows: 2 });
  const objects = table.rows();
  const arrays = table.rows({ as: 'array' });
  const same: readonly true[] = [
    true satisfies Same<typeof users, RowIterator<User>>,
    true satisfies Same<typeof pairs, RowIterator<[bigint, string | null]>>,
    true satisfies Same<typeof objects, RowIterator<ObjectRow>>,
    true satisfies Same<typeof arrays, RowIterator<ArrayRow>>,
  ];
  // @ts-expect-error: a row is an object, unless arrays are asked for.
  const wrong: readonly unknown[] | undefined = [...table.rows({ rows: 1 })][0];
  assert.is(same.length, 4);
  assert.type(wrong, 'object');
  for (const { id, name } of users) assert.ok(id > 0n && (name === null || name.length > 0));
  for (const [id] of pairs) assert.ok(id > 0n);
});

test.run();
