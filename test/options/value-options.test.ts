import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type CompiledSchema,
  compileSchema,
  type DialectName,
  OptionError,
  type SchemaOptions,
  type ValueOptions,
} from '../../src/index.ts';

/** The column of `t` that options are about, and the options; what all of its values must match, and how many may be NULL. */
type Obeyed = readonly [definition: string, options: ValueOptions, values: RegExp];

const column = (options: NonNullable<ValueOptions['columns']>[string]): ValueOptions => ({ columns: { c: options } });

const EACH: readonly DialectName[] = ['postgresql', 'mysql'];

/** Rows of (id, c) in the texts of both dialects. */
const OBEYED: readonly Obeyed[] = [
  ['INT NOT NULL', column({ from: -3, to: 4 }), /^(?:-[1-3]|[0-4])$/],
  ['INT NOT NULL', column({ from: 7 }), /^(?:[7-9]|\d{2,})$/],
  ['INT NOT NULL', column({ values: [2, '3', 5] }), /^[235]$/],
  ['INT NOT NULL', column({ constant: -8 }), /^-8$/],
  ['INT NOT NULL', column({ reference: [40, 42] }), /^4[02]$/],
  ['INT NOT NULL', column({ reference: { from: 10, to: 12 } }), /^1[012]$/],
  ['INT NOT NULL', { where: ['c % 5 = 0', 'c between 50 and 99'] }, /^[5-9][05]$/],
  ['DECIMAL(6,2) NOT NULL', column({ from: 1.5, to: '1.75' }), /^1\.(?:[56]\d|7[0-5])$/],
  ['VARCHAR(10) NOT NULL', column({ values: ['a', "b'c", 4] }), /^'(?:a|b''c|4)'$/],
  ['VARCHAR(10) NOT NULL', column({ pattern: '[a-c]{2}-[0-9]' }), /^'[a-c]{2}-\d'$/],
  ['VARCHAR(10) NOT NULL', column({ pattern: 'x|y' }), /^'[xy]'$/],
  ['VARCHAR(10) NOT NULL', { where: ["c LIKE 'ab%'"] }, /^'ab/],
  ['DATE NOT NULL', column({ from: '2024-02-28', to: '2024-03-01' }), /^'2024-0(?:2-2[89]|3-01)'$/],
  ['BOOLEAN NOT NULL', column({ values: [true] }), /^(?:true|1)$/i],
];

const obeyed = suite('options that rows obey');

for (const [definition, options, values] of OBEYED) {
  for (const dialect of EACH) {
    obeyed(`${dialect}: ${definition} ${JSON.stringify(options)}`, () => {
      const ddl = `CREATE TABLE t (id INT PRIMARY KEY, c ${definition})`;
      const text = textOf(ddl, dialect, options, 200);
      const found = [...text.matchAll(/^\(-?\d+, (.*)\)[,;]$/gm)].map(([, value = '']) => value);
      assert.is(found.length, 200);
      for (const value of found) assert.match(value, values);
    });
  }
}

obeyed.run();

/** Options of which a text of two tables is asked, and the sentence that refuses them. */
type Refused = readonly [options: ValueOptions, message: string, place?: readonly [line: number, column: number]];

const DDL = `CREATE TABLE orders (
  id INT PRIMARY KEY, total DECIMAL(10,2), status VARCHAR(4) NOT NULL, placed DATE, n SMALLINT NOT NULL DEFAULT 0);
CREATE TABLE items (order_id INT NOT NULL REFERENCES orders (id), amount INT)`;

const ofTotal = (options: NonNullable<ValueOptions['columns']>[string]): ValueOptions => ({
  tables: { orders: { columns: { total: options } } },
});
const ofStatus = (options: NonNullable<ValueOptions['columns']>[string]): ValueOptions => ({
  columns: { 'orders.status': options },
});

const REFUSED: readonly Refused[] = [
  [{ where: ['orders: totl > 1'] }, 'There is no column "totl"; the nearest one is "total".', [1, 9]],
  [{ tables: { orders: { where: ['total > 1', 'total\n> )'] } } }, 'Expected an expression, found ")".', [2, 3]],
  [{ where: ['total > 1'] }, 'where.0 must name its table in front, as there are several.'],
  [{ where: ['odrers: total > 1'] }, 'where "odrers" names no table of the text; the nearest one is "orders".'],
  [{ tables: { item: {} } }, 'tables "item" names no table of the text; the nearest one is "items".'],
  [{ columns: { total: { from: 1 } } }, 'columns.total must name its table in front, as there are several.'],
  [
    { columns: { 'orders.totals': { from: 1 } } },
    'Unknown column "totals" of table "orders" in columns.orders.totals; the nearest one is "total".',
  ],
  [
    ofTotal({ from: 'much' }),
    'Option "from" of column "total" of table "orders" must be a value of the type DECIMAL(10,2), not "much".',
  ],
  [
    ofTotal({ pattern: '1.*' }),
    'Option "pattern" of column "total" of table "orders" is for columns of text, and not for the type DECIMAL(10,2).',
  ],
  [
    ofStatus({ values: ['open', 'close'] }),
    'Option "values" of column "status" of table "orders" must be a value of the type VARCHAR(4), not "close".',
  ],
  [
    { columns: { 'orders.placed': { to: 'tomorrow' } } },
    'Option "to" of column "placed" of table "orders" must be a value of the type DATE in digits, not "tomorrow".',
  ],
  [
    ofStatus({ values: { a: 0 } }),
    'Option "values" of column "status" of table "orders" must have a value whose weight is above 0.',
  ],
  [
    ofStatus({ values: ['a'], constant: 'b' }),
    'Option "values" of column "status" of table "orders" cannot stand beside "constant".',
  ],
  [
    ofStatus({ nulls: 0.1 }),
    'Option "nulls" of column "status" of table "orders" must be 0, as the column is NOT NULL.',
  ],
  [
    ofStatus({ omit: true }),
    'Option "omit" of column "status" of table "orders" is for columns with a DEFAULT or NULL, and this one has neither.',
  ],
  [
    ofStatus({ pattern: '[a-z' }),
    'Option "pattern" of column "status" of table "orders" must be a regular expression of the database, not "[a-z": a bracket is not closed.',
  ],
  [
    ofStatus({ pattern: 'a)(b' }),
    'Option "pattern" of column "status" of table "orders" must be a regular expression of the database, not "a)(b": a parenthesis is not opened.',
  ],
  [
    ofTotal({ reference: { from: 9, to: 5 } }),
    'Option "reference.from" of column "total" of table "orders" must not lie behind "to", 5, as 9 does.',
  ],
  [
    ofTotal({ reference: {} }),
    'Option "reference" of column "total" of table "orders" must have "from", "to" or both.',
  ],
  [
    ofTotal({ distribution: {} }),
    'Option "distribution" of column "total" of table "orders" must have one of the names "uniform", "normal", "lognormal", "exponential", "zipf", "histogram".',
  ],
  [
    ofTotal({ distribution: { normal: {}, zipf: {} } }),
    'Option "distribution" of column "total" of table "orders" must have one of the names "uniform", "normal", "lognormal", "exponential", "zipf", "histogram".',
  ],
  [
    ofTotal({ distribution: { histogram: { edges: [1, 5, 9], weights: [1] } } }),
    'Option "distribution.histogram.weights" of column "total" of table "orders" must have as many weights as bars between its edges, 2, not 1.',
  ],
  [
    ofTotal({ distribution: { histogram: { edges: [1, 9, 5] } } }),
    'Option "distribution.histogram.edges" of column "total" of table "orders" must rise, and 5 stands behind 9.',
  ],
  [
    ofTotal({ from: 5, to: 1 }),
    'Option "from" of column "total" of table "orders" must not lie behind "to", 1, as 5 does.',
  ],
  [
    { columns: { 'orders.placed': { from: '2024-05-01', to: '2024-04-30' } } },
    'Option "from" of column "placed" of table "orders" must not lie behind "to", "2024-04-30", as "2024-05-01" does.',
  ],
  [
    { columns: { 'orders.n': { omit: true, from: 1 } } },
    'Option "omit" of column "n" of table "orders" cannot stand beside "from".',
  ],
];

const refused = suite('options that are refused');

for (const [options, message, place] of REFUSED) {
  for (const dialect of EACH) {
    refused(`${dialect}: ${JSON.stringify(options)}`, () => {
      const error = errorOf(() => compileSchema(DDL, { dialect, ...options }));
      assert.instance(error, OptionError);
      if (!(error instanceof OptionError)) return;
      assert.ok(error.message.endsWith(message), error.message);
      assert.equal(error.place === null ? undefined : [error.place.line, error.place.column], place);
    });
  }
}

refused("a contradiction to the table's own checks names both", () => {
  const ddl = 'CREATE TABLE t (n INT NOT NULL, CONSTRAINT small CHECK (n < 3))';
  const error = errorOf(() => compileSchema(ddl, { dialect: 'mysql', columns: { n: { from: 5 } } }));
  assert.is(String(error), 'DdlError: No value can stand in column "n" under the checks "small", "columns.n.from".');
});

refused.run();

const ofTables = suite('options of single tables');

const SHOP = `CREATE TABLE customers (id INT PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE orders (id INT PRIMARY KEY, customer_id INT NOT NULL REFERENCES customers (id), placed DATE NOT NULL)`;

const shop = (options: ValueOptions, output: SchemaOptions = {}) =>
  outputOf(compileSchema(SHOP, { dialect: 'postgresql', ...options }), { rows: 20, ...output });

ofTables('rows of a table, which an output may overrule', () => {
  const tables = { orders: { rows: '2x' }, customers: { rows: 3 } } as const;
  const counted = (text: string) => text.match(/^\(/gm)?.length;
  assert.is(counted(shop({ tables })), 9);
  assert.is(counted(shop({ tables }, { rowsOf: { orders: 5 } })), 8);
});

ofTables('a seed of its own changes a table, and what refers to it finds its rows', () => {
  const [before, own] = [shop({}), shop({ tables: { customers: { seed: 7 } } })];
  assert.is(own, shop({}, { seedOf: { customers: 7 } }));
  const [customers, orders] = [before, own].map((text) => text.split('-- orders'));
  assert.is.not(customers?.[0], orders?.[0]);
  assert.is(customers?.[1], orders?.[1]);
});

ofTables('a whole name means no table of the same name in another schema', () => {
  const ddl = 'CREATE TABLE t (a INT NOT NULL); CREATE SCHEMA s; CREATE TABLE s.t (b INT NOT NULL);';
  const rows = (options: ValueOptions) => textOf(ddl, 'postgresql', options, 1).match(/^\(\d+\)/gm);
  const [first, second] = rows({}) ?? [];
  assert.equal(rows({ tables: { t: { columns: { a: { constant: 5 } } } } }), ['(5)', second]);
  assert.equal(rows({ tables: { 's.t': { columns: { b: { constant: 5 } } } } }), [first, '(5)']);
});

ofTables('an omitted table is not written', () => {
  const text = shop({ tables: { customers: { omit: true } } });
  assert.not.match(text, /INTO "customers"/);
  assert.is(text, shop({}, { tables: ['orders'] }));
});

ofTables('a seed of a table that is not there is refused', () => {
  assert.throws(
    () => shop({}, { seedOf: { order: 1 } }),
    /^seedOf "order" names no table of the text; the nearest one is "orders"/,
  );
});

ofTables.run();

function errorOf(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return null;
}

function textOf(ddl: string, dialect: DialectName, options: ValueOptions, rows: number): string {
  return outputOf(compileSchema(ddl, { dialect, ...options }), { rows });
}

function outputOf(schema: CompiledSchema, options: SchemaOptions): string {
  const decoder = new TextDecoder();
  return [...schema.insert(options)].map((chunk) => decoder.decode(chunk, { stream: true })).join('');
}
