import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type ColumnDistribution, compile, distributionOf, type RowValue } from '../../src/index.ts';

function stated(ddl: string, column = 'a'): ColumnDistribution | null {
  return distributionOf(compile(ddl, { dialect: 'postgresql' }), column);
}

/** Points at which stated shares are compared with drawn ones. */
const POINTS = 100;

/** Largest difference between the stated share of what is up to a value, and that of drawn rows. */
function largestDifference(ddl: string, order: (value: RowValue) => number | string): number {
  const compiled = compile(ddl, { dialect: 'postgresql' });
  const { values = [] } = distributionOf(compiled, 'a') ?? {};
  const drawn = [...compiled.rows({ rows: 10_000, seed: 5, as: 'array' })].flatMap(([value = null]) =>
    value === null ? [] : [order(value)],
  );
  drawn.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const inOrder = values.map(({ value, share }) => ({ key: order(value), share }));
  const keys = drawn.filter((_, at) => at % Math.floor(drawn.length / POINTS) === 0);
  const differences = keys.map((key) => {
    const expected = inOrder.reduce((sum, entry) => sum + (entry.key <= key ? entry.share : 0), 0);
    return Math.abs(expected - (drawn.findLastIndex((other) => other <= key) + 1) / drawn.length);
  });
  return Math.max(...differences);
}

const byNumber = (value: RowValue): number => Number(value);
const byText = (value: RowValue): string => String(value);
const byLength = (value: RowValue): number => String(value).length;

for (const [what, column, order] of [
  ['a list', "text CHECK (a IN ('x', 'y', 'z'))", byText],
  ['truth values', 'boolean', byText],
  ['exact numbers', 'numeric(10,2) NOT NULL', byNumber],
  ['numbers of either sign', 'numeric(10,2) CHECK (a BETWEEN -500 AND 800)', byNumber],
  ['moments', "timestamp CHECK (a > '2020-01-01')", byText],
  ['cases that are not all alike', 'int CHECK (a < 10 OR a BETWEEN 1000 AND 1500)', byNumber],
  ['lengths of texts', 'text', byLength],
] as const) {
  test(`what is stated of ${what} is what rows have`, () => {
    assert.ok(largestDifference(`CREATE TABLE t (a ${column})`, order) < 0.03);
  });
}

test('what a name says of numbers is stated', () => {
  const { values = [] } = stated('CREATE TABLE products (price numeric(10,2))', 'price') ?? {};
  const middle = values.map(({ value }) => Number(value)).sort((a, b) => a - b)[values.length >> 1] ?? 0;
  assert.ok(middle < 1000);
});

for (const column of ['boolean', 'int', "text CHECK (a IN ('x', 'y'))", 'date', 'text', 'uuid', 'jsonb']) {
  test(`shares of ${column} have the sum 1`, () => {
    const { values = [] } = stated(`CREATE TABLE t (a ${column})`) ?? {};
    assert.ok(Math.abs(values.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9);
  });
}

test('values that are all that there are come once, as rows have them', () => {
  const distribution = stated('CREATE TABLE t (a int CHECK (a BETWEEN 3 AND 5))');
  assert.is(distribution?.isComplete, true);
  assert.equal(
    distribution?.values.map(({ value }) => value),
    [3, 4, 5],
  );
  assert.is(stated('CREATE TABLE t (a int)')?.isComplete, false);
});

for (const [what, ddl] of [
  ['a key', 'CREATE TABLE t (a int PRIMARY KEY)'],
  ['a reference', 'CREATE TABLE t (a int REFERENCES u)'],
  ['a column that another bounds', 'CREATE TABLE t (a int, b int, CHECK (a > b))'],
  ['a column that there is not', 'CREATE TABLE t (b int)'],
] as const) {
  test(`nothing is stated of ${what}`, () => assert.is(stated(ddl), null));
}

test.run();
