import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, compileSchema, type SchemaOptions } from '../../src/index.ts';
import { textOf } from './schema-rows.ts';

const SHOP = `
CREATE TABLE customers (id INT PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE orders (id INT PRIMARY KEY, customer_id INT NOT NULL REFERENCES customers (id));
CREATE TABLE flags (a BOOLEAN PRIMARY KEY, b oddity);
`;

/** Tables that only one statement fills. */
const CIRCLE = `
CREATE TABLE eggs (id INT PRIMARY KEY, hen_id INT NOT NULL);
CREATE TABLE hens (id INT PRIMARY KEY, egg_id INT NOT NULL REFERENCES eggs (id));
ALTER TABLE eggs ADD FOREIGN KEY (hen_id) REFERENCES hens (id);
`;

/** An output of all tables of a text. */
function schemaText(ddl: string, options: SchemaOptions): string {
  return textOf(compileSchema(ddl, { dialect: 'postgresql' }), options);
}

function tablesOf(options: SchemaOptions): readonly string[] {
  const { tables } = compileSchema(SHOP, { dialect: 'postgresql' }).script(options);
  return tables.map(({ name, rows, asked }) => `${name.join('.')} ${rows}/${asked}`);
}

for (const [name, options, expected] of [
  ['all alike', { rows: 5 }, ['customers 5/5', 'orders 5/5', 'flags 2/5']],
  ['times', { rows: 5, rowsOf: { orders: '3x' } }, ['customers 5/5', 'orders 15/15', 'flags 2/5']],
  ['an offset', { rows: 5, offset: 1 }, ['customers 5/5', 'orders 5/5', 'flags 1/5']],
  ['an offset behind the last', { rows: 5, offset: 2 }, ['customers 5/5', 'orders 5/5', 'flags 0/5']],
  [
    'times behind an offset',
    { rows: 5, offset: 90, tableRows: 100, rowsOf: { orders: '2x' } },
    ['customers 5/5', 'orders 10/10', 'flags 0/5'],
  ],
  [
    'more times than rows are counted',
    { rows: 5, rowsOf: { orders: '9007199254740991x' } },
    ['customers 5/5', 'orders 2147483647/9007199254740991', 'flags 2/5'],
  ],
] as const) {
  test(`rows of tables: ${name}`, () => assert.equal(tablesOf(options), [...expected]));
}

for (const options of [
  { rows: 30, seed: 1 },
  { rows: 20, seed: 'x', offset: 10 },
  { rows: 20, seed: 2, offset: 10, tableRows: 200, batchSize: 7 },
  { rows: 20, seed: 2, offset: 10, tableRows: 5 },
]) {
  test(`one table is the case of one: ${JSON.stringify(options)}`, () => {
    const ddl =
      'CREATE TABLE t (id INT PRIMARY KEY, boss INT REFERENCES t (id), shop INT NOT NULL REFERENCES shops (id))';
    assert.is(schemaText(ddl, options), compile(ddl, { dialect: 'postgresql' }).text(options));
  });
}

test('an output without rows says so', () => {
  const options = { rows: 5, offset: 2 };
  const ddl = 'CREATE TABLE flags (a BOOLEAN PRIMARY KEY)';
  assert.is(schemaText(ddl, options), '-- Warning: 0 of 5 rows were written.\n');
  assert.is(compile(ddl, { dialect: 'postgresql' }).text(options), schemaText(ddl, options));
});

test('rows of one statement are counted', () => {
  const insertion = compileSchema(CIRCLE, { dialect: 'postgresql' }).insert({ rows: 40 });
  const bytes = Array.from(insertion, (chunk) => chunk.length);
  assert.ok(bytes.length > 0);
  assert.is(insertion.rowsWritten, 80);
});

test.run();
