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

type Row = Readonly<Record<string, unknown>>;

/** A number of a row. */
const of = (row: Row, name: string): number => Number(row[name]);

test('how late something arrives is counted from when it was to arrive', () => {
  const rows = rowsOf(`scheduled_departure timestamp NOT NULL, scheduled_arrival timestamp NOT NULL,
    actual_departure timestamp NOT NULL, actual_arrival timestamp NOT NULL, arrival_delay_minutes integer NOT NULL`);
  for (const row of rows) {
    const [planned, actual] = [row['scheduled_arrival'], row['actual_arrival']].map((at) => Date.parse(`${at}Z`));
    const late = Math.floor(((actual ?? 0) - (planned ?? 0)) / 60_000);
    assert.is(Number(row['arrival_delay_minutes']), Math.max(0, late));
  }
});

for (const [what, elements, holds] of [
  [
    'no more is used than a limit leaves, which is round',
    `storage_used_mb int NOT NULL DEFAULT 0, storage_limit_mb int NOT NULL DEFAULT 1024, seats int NOT NULL,
    seats_used int NOT NULL`,
    (row) => of(row, 'storage_used_mb') <= of(row, 'storage_limit_mb') && of(row, 'storage_limit_mb') % 1024 === 0,
  ],
  [
    'no more seats are used than there are',
    'seats int NOT NULL, seats_used int NOT NULL',
    (row) => of(row, 'seats_used') <= of(row, 'seats'),
  ],
  [
    'karma is what votes leave',
    'upvotes int NOT NULL, downvotes int NOT NULL, karma int NOT NULL',
    (row) => of(row, 'karma') === of(row, 'upvotes') - of(row, 'downvotes'),
  ],
  [
    'the next service is due at a round number of kilometers',
    'odometer_km int NOT NULL, next_service_km int NOT NULL',
    (row) => Math.ceil((of(row, 'odometer_km') + 1) / 15_000) * 15_000 === of(row, 'next_service_km'),
  ],
  [
    'a deposit is a fifth of all',
    'total_price numeric(8,2) NOT NULL, deposit_paid numeric(8,2) DEFAULT 0',
    (row) => Math.abs(of(row, 'total_price') / 5 - of(row, 'deposit_paid')) < 0.0051,
  ],
  [
    'a tax is on what a discount leaves',
    `quantity int NOT NULL, unit_price numeric(8,2) NOT NULL, discount_amount numeric(8,2) NOT NULL,
    tax_rate numeric(4,1) NOT NULL, tax_amount numeric(8,2) NOT NULL`,
    (row) => {
      const net = of(row, 'quantity') * of(row, 'unit_price') - of(row, 'discount_amount');
      return Math.abs((net * of(row, 'tax_rate')) / 100 - of(row, 'tax_amount')) < 0.0101;
    },
  ],
] as const satisfies readonly (readonly [string, string, (row: Row) => boolean])[]) {
  test(what, () => {
    for (const row of rowsOf(elements)) assert.ok(holds(row), JSON.stringify(row));
  });
}

test('customers who have ordered nothing are worth nothing, and order once they are there', () => {
  const rows = rowsOf(`order_count integer NOT NULL, lifetime_value numeric(12,2) NOT NULL, last_order_at timestamp,
    created_at timestamp NOT NULL`);
  for (const row of rows) {
    assert.is(Number(row['order_count']) > 0, Number(row['lifetime_value']) > 0);
    assert.ok(row['last_order_at'] === null || String(row['last_order_at']) >= String(row['created_at']));
  }
});

test.run();
