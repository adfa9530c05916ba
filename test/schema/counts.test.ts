import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rowsByTable } from './schema-rows.ts';

/* Counts of the rows that refer to a row, where checks or states have a say. */

/** A column of the first table, the table whose rows it counts by `parent_id`, the state of those that count, and the least count. */
const CASES: readonly (readonly [column: string, child: string, states: readonly string[], least: number])[] = [
  ['passenger_count smallint NOT NULL CHECK (passenger_count > 0)', 'tickets (id int PRIMARY KEY', [], 1],
  ['subscriber_count int NOT NULL', 'subscriptions (id int PRIMARY KEY', [], 0],
  ['item_count int NOT NULL CHECK (item_count >= 2)', 'trip_items (id int PRIMARY KEY', [], 2],
  [
    'boxes_shipped int NOT NULL',
    "boxes (status text NOT NULL CHECK (status IN ('scheduled', 'packed', 'shipped', 'delivered'))",
    ['shipped', 'delivered'],
    0,
  ],
];

for (const [column, child, states, least] of CASES) {
  test(`${column} counts ${child.split(' ')[0]}`, () => {
    const ddl = `CREATE TABLE trips (id int PRIMARY KEY, ${column});
      CREATE TABLE ${child}, parent_id int NOT NULL REFERENCES trips (id));`;
    const tables = rowsByTable(ddl, { rows: 300 });
    const children = tables.get(child.split(' ')[0] ?? '') ?? [];
    assert.is(children.length, 300);
    for (const trip of tables.get('trips') ?? []) {
      const counted = children.filter(
        (row) =>
          row.get('parent_id') === trip.get('id') && (states.length === 0 || states.includes(row.get('status') ?? '')),
      );
      assert.is(Number(trip.get(column.split(' ')[0] ?? '')), Math.max(least, counted.length));
    }
  });
}

test('there is room for many, however few there are', () => {
  const tables = rowsByTable(
    `CREATE TABLE groups (id integer PRIMARY KEY, capacity integer NOT NULL, enrolled_count integer NOT NULL);
    CREATE TABLE enrolments (id integer PRIMARY KEY, group_id integer NOT NULL REFERENCES groups (id));`,
    { rows: 100 },
  );
  const rows = tables.get('groups') ?? [];
  assert.ok(rows.every((row) => Number(row.get('capacity')) >= Number(row.get('enrolled_count'))));
  assert.ok(rows.filter((row) => Number(row.get('capacity')) >= 4).length >= 90);
});

test.run();
