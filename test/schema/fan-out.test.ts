import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { columnOf, type RowsOfTable, rowsByTable } from './schema-rows.ts';

const CUSTOMERS = 'CREATE TABLE customers (id serial PRIMARY KEY, name text NOT NULL);\n';

/** How many rows refer to each row of a parent, the fewest first. */
function fanOut(parents: RowsOfTable, key: string, children: RowsOfTable, column: string): readonly number[] {
  const counts = new Map(columnOf(parents, key).map((value) => [value, 0]));
  for (const value of columnOf(children, column)) {
    if (value === null) continue;
    const count = counts.get(value);
    assert.ok(count !== undefined, `${column} ${value} refers to no row`);
    counts.set(value, (count ?? 0) + 1);
  }
  return [...counts.values()].sort((one, other) => one - other);
}

interface FanOut {
  readonly title: string;
  readonly ddl: string;
  readonly parents?: number;
  readonly rows?: number;
  /** Least, median and most children of a parent: between which bounds each is. */
  readonly least: readonly [number, number];
  readonly median: readonly [number, number];
  readonly most: readonly [number, number];
}

const CASES: readonly FanOut[] = [
  {
    title: 'twenty children a parent: each has some, and a few have many',
    ddl: 'CREATE TABLE orders (id serial PRIMARY KEY, customer_id int NOT NULL REFERENCES customers (id))',
    least: [1, 5],
    median: [6, 18],
    most: [100, 700],
  },
  {
    title: 'two children a parent: each has one',
    ddl: 'CREATE TABLE orders (id serial PRIMARY KEY, customer_id int NOT NULL REFERENCES customers (id))',
    parents: 1000,
    least: [1, 1],
    median: [1, 2],
    most: [10, 200],
  },
  {
    title: 'as many children as parents: most have none, a few have many',
    ddl: 'CREATE TABLE orders (id serial PRIMARY KEY, customer_id int NOT NULL REFERENCES customers (id))',
    parents: 2000,
    least: [0, 0],
    median: [0, 1],
    most: [10, 300],
  },
  {
    title: 'a reference that may be NULL: each parent has a child all the same',
    ddl: 'CREATE TABLE orders (id serial PRIMARY KEY, customer_id int REFERENCES customers (id))',
    least: [1, 5],
    median: [5, 18],
    most: [80, 700],
  },
  {
    title: 'a unique reference: one child each',
    ddl: 'CREATE TABLE profiles (id serial PRIMARY KEY, customer_id int NOT NULL UNIQUE REFERENCES customers (id))',
    parents: 2000,
    least: [1, 1],
    median: [1, 1],
    most: [1, 1],
  },
  {
    title: 'a reference by a list of the rows that a check leaves: each has some',
    ddl: `CREATE TABLE orders (id serial PRIMARY KEY, customer_id int NOT NULL REFERENCES customers (id),
      CHECK (customer_id % 2 >= 0))`,
    least: [1, 5],
    median: [6, 18],
    most: [100, 700],
  },
];

for (const { title, ddl, parents = 100, rows = 2000, least, median, most } of CASES) {
  test(title, () => {
    const tables = rowsByTable(CUSTOMERS + ddl, { rows, rowsOf: { customers: parents } });
    const [customers = [], children = []] = [...tables.values()];
    assert.is(children.length, rows);
    const counts = fanOut(customers, 'id', children, 'customer_id');
    const shown = [counts[0] ?? 0, counts[counts.length >> 1] ?? 0, counts.at(-1) ?? 0];
    for (const [i, [low, high]] of [least, median, most].entries()) {
      const count = shown[i] ?? -1;
      assert.ok(count >= low && count <= high, `${shown.join(', ')} is not within ${low} and ${high}`);
    }
  });
}

test.run();
