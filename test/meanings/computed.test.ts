import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';

/* What is expected of columns together, in rows. */

const rowsOf = (elements: string) =>
  Array.from(
    compile(`CREATE TABLE customers (id int PRIMARY KEY, ${elements})`, { dialect: 'postgresql' }).rows({
      rows: 200,
      seed: '4',
    }),
  );

test('how late something arrives is counted from when it was to arrive', () => {
  const rows = rowsOf(`scheduled_departure timestamp NOT NULL, scheduled_arrival timestamp NOT NULL,
    actual_departure timestamp NOT NULL, actual_arrival timestamp NOT NULL, arrival_delay_minutes integer NOT NULL`);
  for (const row of rows) {
    const [planned, actual] = [row['scheduled_arrival'], row['actual_arrival']].map((at) => Date.parse(`${at}Z`));
    const late = Math.floor(((actual ?? 0) - (planned ?? 0)) / 60_000);
    assert.is(Number(row['arrival_delay_minutes']), Math.max(0, late));
  }
});

test('customers who have ordered nothing are worth nothing, and order once they are there', () => {
  const rows = rowsOf(`order_count integer NOT NULL, lifetime_value numeric(12,2) NOT NULL, last_order_at timestamp,
    created_at timestamp NOT NULL`);
  for (const row of rows) {
    assert.is(Number(row['order_count']) > 0, Number(row['lifetime_value']) > 0);
    assert.ok(row['last_order_at'] === null || String(row['last_order_at']) >= String(row['created_at']));
  }
});

test.run();
