import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { TableFacts } from '../../src/page/answers/table-facts.ts';
import { PageCompiler } from '../../src/page/compiler.ts';
import { countChildren } from '../../src/page/profile/children.ts';
import type { Settings } from '../../src/page/settings.ts';

const SHOP = `
  CREATE TABLE customers (id serial PRIMARY KEY, name text NOT NULL);
  CREATE TABLE orders (
    id serial PRIMARY KEY, customer_id int NOT NULL REFERENCES customers,
    placed_at timestamp, first_order int REFERENCES orders
  );
  CREATE TABLE tags (word text PRIMARY KEY);
  CREATE TABLE order_tags (order_id int REFERENCES orders, word text REFERENCES tags (word), PRIMARY KEY (order_id, word));`;

async function compiler(ddl: string, settings: Settings = { seed: 1, rows: 400 }): Promise<PageCompiler> {
  const made = new PageCompiler();
  await made.answer('read', { ddl, settings });
  return made;
}

async function facts(table: string, settings?: Settings): Promise<TableFacts | null> {
  return (await compiler(SHOP, settings)).answer('table', { table });
}

test('a table among the others', async () => {
  const orders = await facts('orders');
  assert.equal(orders?.rows, { asked: 400, written: 400, why: null });
  assert.equal(orders?.after, ['customers']);
  assert.equal(
    orders?.references.map(({ columns, to }) => [columns, to]),
    [
      [['customer_id'], 'customers'],
      [['first_order'], 'orders'],
    ],
  );
  assert.equal(
    orders?.children.map(({ from, columns }) => [from, columns]),
    [
      ['orders', ['first_order']],
      ['order_tags', ['order_id']],
    ],
  );
});

test('children of a table are those of its rows', async () => {
  for (const table of ['customers', 'orders', 'tags']) {
    for (const { counts } of (await facts(table))?.children ?? []) {
      assert.ok(counts);
      assert.is(counts.orphans, 0);
      assert.is(counts.parents, 400);
      assert.is(counts.children + counts.nulls, 400);
      assert.is(
        counts.chart.bars.reduce((sum, { count }) => sum + count, 0),
        counts.parents,
      );
      assert.ok(counts.least <= counts.median && counts.median <= counts.most);
    }
  }
});

test('tables of many rows are counted as smaller ones', async () => {
  const counts = (await facts('customers', { seed: 1, rows: 500_000 }))?.children[0]?.counts;
  assert.is(counts?.parents, 10_000);
  assert.is(counts?.orphans, 0);
});

test('of children by the hundred thousands no count is given', async () => {
  const settings: Settings = { rows: 20_000, tables: { orders: { rows: '20x' } } };
  assert.is((await facts('customers', settings))?.children[0]?.counts, null);
});

test('tables that refer to each other', async () => {
  const ddl = `CREATE TABLE a (id int PRIMARY KEY, b int); CREATE TABLE b (id int PRIMARY KEY, a int REFERENCES a);
    ALTER TABLE a ADD FOREIGN KEY (b) REFERENCES b;`;
  const a = await (await compiler(ddl)).answer('table', { table: 'a' });
  assert.type(a?.circle, 'string');
  assert.is(a?.children[0]?.counts?.orphans, 0);
});

test('children are counted by their keys', () => {
  const { chart, ...counts } = countChildren(['a', 'b', 'c', 'd'], ['a', 'a', 'a', 'b', null, 'x']);
  assert.equal(counts, { parents: 4, children: 4, nulls: 1, orphans: 1, least: 0, median: 1, most: 3, childless: 2 });
  assert.equal(
    chart.bars.map(({ label, count }) => [label, count]),
    [
      ['0', 2],
      ['1', 1],
      ['2', 0],
      ['3', 1],
    ],
  );
});

test('parents to which no row can refer have no children', () => {
  const counts = countChildren(['a', null, null], ['a', null]);
  assert.equal([counts.parents, counts.childless, counts.children, counts.nulls], [3, 2, 1, 1]);
});

test('children are not counted where the database computes what they refer to', async () => {
  const made = await compiler(`CREATE TABLE u (a int, b int GENERATED ALWAYS AS (a + 1) STORED UNIQUE);
    CREATE TABLE t (b int REFERENCES u (b));`);
  const answer = await made.answer('table', { table: 'u' });
  assert.is(answer?.children.length, 1);
  assert.is(answer?.children[0]?.counts, null);
});

test('rows that the database numbers are counted by their numbers', async () => {
  const made = await compiler(SHOP, { rows: 50, identity: 'database' });
  const counts = (await made.answer('table', { table: 'customers' }))?.children[0]?.counts;
  assert.equal([counts?.parents, counts?.children, counts?.orphans], [50, 50, 0]);
});

test('a profile counts ten thousand rows, whatever is asked for', async () => {
  const made = await compiler(SHOP);
  const profile = await made.answer('profile', { table: 'orders', column: 'placed_at' });
  assert.is(profile?.rows, 10_000);
  assert.is(profile?.charts[0]?.of, 'moments');
});

test('numbers that rows have since others refer to them have a profile', async () => {
  const made = await compiler(SHOP);
  assert.is((await made.answer('profile', { table: 'customers', column: 'id' }))?.distinct, 10_000);
});

test('of a wide table fewer rows are counted', async () => {
  const columns = Array.from({ length: 200 }, (_, at) => `c${at} int`);
  const made = await compiler(`CREATE TABLE wide (${columns.join(', ')})`);
  assert.is((await made.answer('profile', { table: 'wide', column: 'c7' }))?.rows, 2500);
});

test('a table that allows fewer rows has a smaller profile', async () => {
  const made = await compiler('CREATE TABLE t (a boolean PRIMARY KEY)');
  assert.is((await made.answer('profile', { table: 't', column: 'a' }))?.rows, 2);
});

test('what the database fills has no profile', async () => {
  const made = await compiler('CREATE TABLE t (a serial, b int, c int GENERATED ALWAYS AS (b) STORED)');
  for (const column of ['a', 'c', 'none']) {
    assert.is(await made.answer('profile', { table: 't', column }), null);
  }
  assert.is(await made.answer('profile', { table: 'none', column: 'a' }), null);
});

test('rows stand below the names of their columns', async () => {
  const made = await compiler(SHOP);
  const shown = await made.answer('rows', { table: 'customers', most: 1 });
  assert.equal(shown?.columns, ['id', 'name']);
  assert.is(shown?.rows[0]?.length, 2);
  assert.is(shown?.rows[0]?.[0], 1);
});

test('columns are explained as they are written', async () => {
  const made = await compiler('CREATE TABLE t (id serial, a int)', { identity: 'explicit' });
  const explanation = await made.answer('explanation', { table: 't' });
  assert.equal(
    explanation?.columns.map(({ name }) => name),
    ['id', 'a'],
  );
});

test('nothing is answered while the text is at fault', async () => {
  const made = await compiler('CREATE TABLE');
  assert.is(await made.answer('profile', { table: 't', column: 'a' }), null);
  assert.is(await made.answer('table', { table: 't' }), null);
});

test.run();
