import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  compileSchema,
  type DialectName,
  explainSchema,
  type SchemaExplanation,
  type SchemaOptions,
} from '../../src/index.ts';

function explained(ddl: string, dialect: DialectName, options: SchemaOptions = {}): SchemaExplanation {
  return explainSchema(compileSchema(ddl, { dialect, keepGoing: true }), options);
}

const SHOP = `CREATE TABLE shop.orders (
  id serial PRIMARY KEY,
  customer int NOT NULL REFERENCES shop.customers (id),
  earlier int REFERENCES shop.orders,
  shipper int REFERENCES shippers
);
CREATE TABLE shop.customers (id serial PRIMARY KEY, favourite int REFERENCES shop.orders);
CREATE TABLE flags (flag boolean PRIMARY KEY, customer int REFERENCES shop.customers);`;

test('gives the tables in their order, their rows, and which come before them', () => {
  const { rows, tables } = explained(SHOP, 'postgresql', { rows: 20, rowsOf: { orders: '2x' } });
  assert.is(rows, 62);
  assert.equal(
    tables.map(({ name, rows: counts, after }) => [name.join('.'), counts, after.map((one) => one.join('.'))]),
    [
      ['shop.customers', { asked: 20, written: 20, why: null }, []],
      ['shop.orders', { asked: 40, written: 40, why: null }, ['shop.customers']],
      [
        'flags',
        { asked: 20, written: 2, why: 'its keys and the rows that it refers to allow no more' },
        ['shop.customers'],
      ],
    ],
  );
});

test('says that a table has its share of a limit', () => {
  const { tables } = explained(SHOP, 'postgresql', { rows: 20, mostRows: 22 });
  assert.equal(
    tables.map(({ rows: { written, why } }) => [written, why?.slice(0, 16) ?? null]),
    [
      [10, 'it has its share'],
      [10, 'it has its share'],
      [2, 'its keys and the'],
    ],
  );
});

test('gives all references, and when they are filled', () => {
  const { references } = explained(SHOP, 'postgresql');
  assert.equal(
    references.map(({ from, columns, to, targetColumns, isInText, filled, how }) =>
      [from.join('.'), columns, to.join('.'), targetColumns, isInText, filled, how.slice(0, 27)].flat().join(' '),
    ),
    [
      'shop.customers favourite shop.orders true later it refers to rows that come',
      'shop.orders customer shop.customers id true before the rows that it refers to ',
      'shop.orders earlier shop.orders true before the rows that it refers to ',
      'shop.orders shipper shippers false before the table that it refers to',
      'flags customer shop.customers true before the rows that it refers to ',
    ],
  );
});

test('explains each table as it is once all are written', () => {
  const { tables } = explained(SHOP, 'postgresql');
  const [customers] = tables;
  assert.equal(
    customers?.explanation.columns.map(({ name, nullShare }) => [name, nullShare < 1]),
    [
      ['id', true],
      ['favourite', true],
    ],
  );
  assert.equal(customers?.explanation.leftOut, []);
});

for (const [dialect, attributes, loading, how] of [
  ['postgresql', 'NOT NULL', 'oneStatement', 'as one statement, at whose end the references are checked'],
  ['postgresql', 'NOT NULL DEFERRABLE', 'deferred', 'in one transaction, at whose end the references are checked'],
  ['mysql', 'NOT NULL', 'unchecked', 'while foreign keys are not checked'],
  [
    'mysql',
    'NULL',
    'inOrder',
    'one table after the other: the references to later ones are NULL until all rows are there',
  ],
] as const) {
  test(`says how a circle of ${dialect} is broken that is ${attributes}`, () => {
    const [nullable = '', deferrable = ''] = attributes.split(/(?<=NULL)/);
    const key = (from: string, to: string) =>
      `ALTER TABLE ${from} ADD CONSTRAINT ${from}_to_${to} FOREIGN KEY (${to}) REFERENCES ${to} (id)${deferrable};`;
    const { circles } = explained(
      `CREATE TABLE a (id int PRIMARY KEY, b int ${nullable});
       CREATE TABLE b (id int PRIMARY KEY, a int ${nullable}); ${key('a', 'b')} ${key('b', 'a')}`,
      dialect,
    );
    assert.is(circles.length, 1);
    assert.equal(
      circles.map(({ tables: _, ...circle }) => circle),
      [{ loading, how }],
    );
  });
}

test('says which tables are passed over, and what is at fault in them', () => {
  const { tables, passedOver, warnings } = explained(
    `CREATE TABLE p (a int) PARTITION BY RANGE (a);
     CREATE TABLE none (a int CHECK (a > 3 AND a < 2) NOT NULL);
     CREATE TABLE t (a foo);`,
    'postgresql',
  );
  assert.equal(
    tables.map(({ name }) => name),
    [['t']],
  );
  assert.equal(
    passedOver.map(({ name, why }) => `${name}: ${why}`),
    ['p: no row is sure to find a partition', 'none: No value can stand in column "a" under the check "none_a_check".'],
  );
  assert.equal(
    warnings.map(({ table, code }) => `${table}: ${code}`),
    ['p: unknown_partitions', 'none: row_limit', 't: unknown_type'],
  );
});

test('is plain data, of the tables that are named', () => {
  const explanation = explained(SHOP, 'postgresql', { tables: ['orders'] });
  assert.equal(JSON.parse(JSON.stringify(explanation)), JSON.parse(JSON.stringify(structuredClone(explanation))));
  assert.equal(
    explanation.tables.map(({ name }) => name),
    [['shop', 'orders']],
  );
  assert.is(explanation.references.length, 3);
  assert.is(explanation.circles.length, 1);
});

test('refuses what is no schema', () => {
  const wrong: unknown = { plan: {} };
  assert.throws(() => Reflect.apply(explainSchema, null, [wrong]), /takes what compileSchema gives, not an object/);
});

test.run();
