import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileSchema, type DialectName } from '../../src/index.ts';

/* What the values of columns were to keep by themselves, and do not. */

function messages(ddl: string, options: { readonly dialect: DialectName }): readonly string[] {
  return compileSchema(ddl, options).warnings.map(({ message }) => message);
}

const COMPUTES = 'What the server computes is not defined for all rows: some may be refused.';

for (const [dialect, ddl, expected] of [
  [
    'postgresql',
    "CREATE TABLE t (a text NOT NULL, -- rowsmith: pattern='[a-z]{4,8}'\n u uuid GENERATED ALWAYS AS (a::uuid) STORED)",
    [COMPUTES],
  ],
  [
    'postgresql',
    "CREATE TABLE t (a text NOT NULL CHECK (a LIKE '%x%'), n numeric GENERATED ALWAYS AS (a::numeric) STORED)",
    [COMPUTES],
  ],
  [
    'postgresql',
    'CREATE TABLE t (a text NOT NULL, -- rowsmith: values=abcd,efgh\n b varchar(3) GENERATED ALWAYS AS (upper(a)) STORED)',
    [COMPUTES],
  ],
  [
    'mysql',
    'CREATE TABLE t (a VARCHAR(20) NOT NULL, -- rowsmith: values=abcd,efgh\n n INT GENERATED ALWAYS AS (CAST(a AS SIGNED)) STORED)',
    [COMPUTES],
  ],
  // What the servers compute here is not evaluated, and what it demands finds no room.
  ['postgresql', 'CREATE TABLE t (a char(10) NOT NULL, m macaddr GENERATED ALWAYS AS (a::macaddr) STORED)', [COMPUTES]],
  [
    'postgresql',
    "CREATE TABLE t (a jsonb NOT NULL, n int GENERATED ALWAYS AS (jsonb_path_query_first(a, '$.a')::int) STORED NOT NULL)",
    [COMPUTES],
  ],
  ['postgresql', 'CREATE TABLE t (a bit(8) NOT NULL, b bit(4) GENERATED ALWAYS AS (a) STORED)', [COMPUTES]],
  ['mysql', 'CREATE TABLE t (a BIT(1) NOT NULL, n BIGINT AS (a - 5) STORED)', [COMPUTES]],
  ['postgresql', 'CREATE TABLE t (id int GENERATED ALWAYS AS IDENTITY CHECK (id IS NULL), a int)', null],
] as const satisfies readonly (readonly [DialectName, string, readonly string[] | null])[]) {
  test(`${dialect}: ${ddl.replaceAll('\n', ' ')}`, () => {
    if (expected === null) assert.throws(() => messages(ddl, { dialect }), /No value can stand in column "id"/);
    else assert.equal(messages(ddl, { dialect }), expected);
  });
}

test('what rows can keep once it is evaluated is no warning', () => {
  const ddl =
    'CREATE TABLE t (a numeric(4,1) NOT NULL CHECK (a BETWEEN 1 AND 9), g int GENERATED ALWAYS AS (a) STORED CHECK (g % 4 <> 3))';
  const compiled = compileSchema(ddl, { dialect: 'postgresql' });
  assert.equal(compiled.warnings, []);
  const values = [...compiled.rows('t', { rows: 400, seed: 1 })].map(({ a }) => Math.round(Number(a)));
  assert.equal(
    values.filter((value) => value % 4 === 3),
    [],
  );
});

test('rows that the database numbers are looked at, however many numbers there are', () => {
  const ddl =
    'CREATE TABLE t (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, a int NOT NULL, b int, CHECK (a < b))';
  assert.equal(messages(ddl, { dialect: 'postgresql' }), []);
});

test.run();
