import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, compileSchema, explain, explainSchema } from '../../src/index.ts';
import { rowsmith } from './harness.ts';
import { outcomeOf } from './world.ts';

const POSTGRESQL = `CREATE TABLE shop.orders (
  id serial PRIMARY KEY,
  code smallint NOT NULL UNIQUE CHECK (code BETWEEN 1 AND 250),
  kind char(1) NOT NULL CONSTRAINT kinds CHECK (kind IN ('A', 'B')),
  paid date, sent date,
  CONSTRAINT "paid
first \u009b" CHECK (paid < sent)
)`;

const EXPLAINED = `Table "shop"."orders": 250 of 1,000 rows, at most 250

Columns
  "code" smallint NOT NULL
    meaning   number.order
    values    whole numbers from 1 to 250 (250 different): 67, 201, 141
    drawn     digits of a permutation of the row's number, which keeps "orders_code_key" distinct
    bound by  "orders_code_check", "orders_code_key"
  "kind" char(1) NOT NULL
    meaning   kind.order
    values    one of 'A', 'B', weighted: 'A' 63 %, 'B' 38 % (2 different): 'A', 'B'
    drawn     at random
    bound by  "kinds"
  "paid" date
    values    dates from '2023-01-02' to '2025-12-31' (1,095 different): '2024-10-31', '2024-04-12', '2023-11-21'
    drawn     at random within what other columns of the row leave
    NULL      in 10 % of the rows
    bound by  "paid\\nfirst \ufffd"
  "sent" date
    meaning   time.read
    values    dates from '2025-01-01' to '2025-12-31' (365 different): '2025-11-25', '2025-11-05', '2025-10-19'
    drawn     at random within what other columns of the row leave
    NULL      in 5 % of the rows
    bound by  "paid\\nfirst \ufffd"

Left to the database
  "id" serial: the database numbers it

Constraints
  check "orders_code_check", columns: code
    absorbed: its columns get no other values
  check "kinds", columns: kind
    absorbed: its columns get no other values
  check "paid\\nfirst \ufffd", columns: sent, paid
    drawn: each value is drawn from what the other columns of the row leave
  primary key "orders_pkey", columns: id
    database: the database numbers the rows
  unique key "orders_code_key", columns: code
    drawn: a permutation of the row's number tells 250 rows apart, then there are no more; at most 250 rows
`;

const MYSQL =
  'CREATE TABLE t (a tinyint NOT NULL, b tinyint, c ENUM("x", "y") NOT NULL, PRIMARY KEY (a, c), CHECK (uncompressed_length(b)), FOREIGN KEY (b) REFERENCES u (b))';

const EXPLAINED_MYSQL = `Table "t": 10 rows, at most 512

Columns
  "a" tinyint NOT NULL
    values    whole numbers from -128 to 127 (256 different): -56, -8, 60
    drawn     digits of a permutation of the row's number, which keeps "PRIMARY" distinct
    bound by  "PRIMARY"
  "b" tinyint
    values    NULL
    drawn     always NULL
    NULL      in 100 % of the rows
    bound by  "t_chk_1", "t_ibfk_1"
`;

test('explains a table of PostgreSQL', async () => {
  const { code, stdout, stderr } = await rowsmith(['explain', '--dialect', 'postgresql'], POSTGRESQL);
  assert.is(stderr, '');
  assert.is(code, 0);
  assert.is(stdout, EXPLAINED);
});

test('explains a table of MySQL, for so many rows', async () => {
  const { code, stdout } = await outcomeOf(['explain', '-', '--dialect', 'mysql', '--rows', '10'], MYSQL);
  assert.is(code, 0);
  assert.is(stdout.slice(0, EXPLAINED_MYSQL.length), EXPLAINED_MYSQL);
  assert.match(stdout, '\n    not honoured: it holds what is not evaluated here\n');
  assert.match(stdout, '\nWarnings\n  The check "t_chk_1"');
});

const SCHEMA = `CREATE TABLE shop.orders (id serial PRIMARY KEY, customer int NOT NULL REFERENCES shop.customers);
CREATE TABLE shop.customers (id serial PRIMARY KEY, latest int REFERENCES shop.orders, name foo);
CREATE TABLE flags (flag boolean PRIMARY KEY);
CREATE TABLE "odd\u009b" (a int) PARTITION BY LIST (a);`;

const SCHEMA_EXPLAINED = `3 tables, 22 rows

Loaded in this order
  "shop"."customers": 10 rows
  "shop"."orders": 10 rows, behind "shop"."customers"
  "flags": 2 of 10 rows; its keys and the rows that it refers to allow no more

References to later tables
  "shop"."customers" ("latest") to "shop"."orders": it refers to rows that come later: it is set once all are there

Tables that refer to each other
  "shop"."customers", "shop"."orders": one table after the other: the references to later ones are NULL until all rows are there

Without rows
  "odd\ufffd": no row is sure to find a partition

Warnings
  "odd\ufffd": The table is partitioned, and its partitions (CREATE TABLE … PARTITION OF) did not all come with it: no row is sure to find one.
  "shop"."customers": The type foo of column "name" is not known: it gets a fallback.

--table NAME says what each column of a table gets.
`;

const OF_SCHEMA = ['explain', '--dialect', 'postgresql', '--rows', '10'];

test('explains in which order several tables are loaded', async () => {
  const { code, stdout } = await outcomeOf(OF_SCHEMA, SCHEMA);
  assert.is(stdout, SCHEMA_EXPLAINED);
  assert.is(code, 0);
});

test('explains single ones of several tables', async () => {
  const { code, stdout } = await outcomeOf([...OF_SCHEMA, '--table', 'flags', '--table', 'shop.customers'], SCHEMA);
  assert.is(code, 0);
  assert.match(stdout, /^Table "shop"\."customers": 10 rows, .*\n\nColumns\n {2}"id" /);
  assert.match(stdout, /\n {2}"latest" int\n {4}values {4}whole numbers/);
  assert.match(stdout, '\n\nTable "flags": 2 of 10 rows, at most 2\n');
  assert.not.match(stdout, 'Table "shop"."orders"');
});

test('names the nearest table for one that there is not', async () => {
  const { code, stdout, stderr } = await outcomeOf([...OF_SCHEMA, '--table', 'custmers'], SCHEMA);
  assert.is(code, 2);
  assert.is(stdout, '');
  assert.is(stderr, 'rowsmith: --table "custmers" names no table of the text; the nearest one is "shop.customers".\n');
});

test('prints plain data of several tables', async () => {
  const { stdout } = await outcomeOf([...OF_SCHEMA, '--json'], SCHEMA);
  const schema = compileSchema(SCHEMA, { dialect: 'postgresql' });
  assert.equal(JSON.parse(stdout), JSON.parse(JSON.stringify(explainSchema(schema, { rows: 10 }))));
  const { stdout: chosen } = await outcomeOf([...OF_SCHEMA, '--json', '--table', 'orders'], SCHEMA);
  assert.equal(
    JSON.parse(chosen).tables.map(({ name }: { readonly name: readonly string[] }) => name.join('.')),
    ['shop.orders'],
  );
});

test('prints plain data', async () => {
  const { code, stdout } = await outcomeOf(['explain', '--dialect', 'postgresql', '--json', '--rows', '7'], POSTGRESQL);
  assert.is(code, 0);
  assert.equal(JSON.parse(stdout), explain(compile(POSTGRESQL, { dialect: 'postgresql' }), { rows: 7 }));
  assert.not.match(stdout, /[^\P{Cc}\n]/u);
});

test('names the strategy that made the plan', async () => {
  const { stdout } = await outcomeOf(
    ['explain', '--dialect', 'mysql'],
    'CREATE TABLE t (a int NOT NULL, b int NOT NULL, CHECK (b = a MOD 10 + 70000))',
  );
  assert.match(stdout, /^Table "t": 1,000 rows, no limit\nStrategy: compute columns\n\nColumns\n/);
});

test('shows no more of many cases than a person reads', async () => {
  const cases = Array.from({ length: 12 }, (_, i) => `(a = ${i} AND b = ${i * i})`).join(' OR ');
  const { stdout } = await outcomeOf(
    ['explain', '--dialect', 'mysql'],
    `CREATE TABLE t (a int, b int, CHECK (${cases}))`,
  );
  assert.match(stdout, '    case 8    always 7\n              and 4 cases more\n');
});

for (const [ddl, code, message] of [
  [
    'CREATE TABLE t (a int NOT NULL, CONSTRAINT c CHECK (a > 5 AND a < 3))',
    4,
    'No value can stand in column "a" under the check "c".',
  ],
  ['CREATE TABLE t (a int NOT NULL, CHECK (a IS NULL))', 4, '<stdin>'],
  ['CREATE TABLE t (a it)', 3, '<stdin>'],
  ['CREATE TABLE t (a', 3, '<stdin>:1:16: '],
] as const) {
  test(`exits with ${code} for ${ddl}`, async () => {
    const outcome = await outcomeOf(['explain', '--dialect', 'mysql'], ddl);
    assert.is(outcome.code, code);
    assert.is(outcome.stdout, '');
    assert.match(outcome.stderr, message);
  });
}

test.run();
