import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, type DialectName } from '../../src/index.ts';

/* What rows hold that are about a meal, a parcel, a review or a booking, by the columns beside. */

type Row = Readonly<Record<string, string | null>>;

/** Rows of a table, with each value as a text. */
function rowsOf(table: string, columns: string, dialect: DialectName = 'postgresql'): readonly Row[] {
  const rows = compile(`CREATE TABLE ${table} (${columns})`, { dialect }).rows({ rows: 300, seed: 1 });
  return Array.from(rows, (row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === null ? null : String(value)])),
  );
}

test('what a row of a restaurant orders comes within hours, by a courier who is there then', () => {
  const rows = rowsOf(
    'orders',
    `restaurant_id integer NOT NULL, courier_id integer, cancel_reason text,
    status text NOT NULL CHECK (status IN ('placed', 'accepted', 'picked_up', 'delivered', 'cancelled')),
    distance_km numeric(4,1) NOT NULL, placed_at timestamp NOT NULL, delivered_at timestamp`,
  );
  const delivered = rows.filter((row) => row['status'] === 'delivered');
  assert.ok(delivered.length > 20);
  for (const { placed_at: from, delivered_at: to } of delivered) {
    const hours = (Date.parse(to ?? '') - Date.parse(from ?? '')) / 3_600_000;
    assert.ok(hours > 0 && hours < 5, `${from} ${to}`);
  }
  assert.ok(delivered.every((row) => row['courier_id'] !== null));
  assert.ok(rows.every((row) => row['status'] !== 'placed' || row['courier_id'] === null));
  assert.ok(rows.every((row) => Number(row['distance_km']) <= 18));
});

test('what nobody has reviewed has no rating', () => {
  const rows = rowsOf('sellers', 'seller_rating numeric(2,1), review_count integer NOT NULL DEFAULT 0');
  assert.ok(rows.some((row) => row['review_count'] === '0'));
  assert.ok(rows.every((row) => (row['seller_rating'] === null) === (row['review_count'] === '0')));
});

test('a salary comes in, and is more than a fee, which goes out', () => {
  const rows = rowsOf(
    'postings',
    `tx_type text NOT NULL CHECK (tx_type IN ('card_payment', 'transfer_in', 'salary', 'fee')), amount numeric(10,2) NOT NULL,
    cdt_dbt_ind char(4) NOT NULL CHECK (cdt_dbt_ind IN ('CRDT', 'DBIT'))`,
  );
  const amounts = (type: string) => rows.filter((row) => row['tx_type'] === type).map((row) => Number(row['amount']));
  assert.ok(Math.min(...amounts('salary')) > Math.max(...amounts('fee')));
  const ways = new Set(rows.map((row) => `${row['tx_type']} ${row['cdt_dbt_ind']}`));
  assert.equal([...ways].sort(), ['card_payment DBIT', 'fee DBIT', 'salary CRDT', 'transfer_in CRDT']);
});

test('a postal code of a fixed length that a check describes is that of its state', () => {
  const rows = rowsOf(
    'addresses',
    `state_code char(2) NOT NULL, zip5 char(5) NOT NULL CHECK (zip5 ~ '^[0-9]{5}$'),
    country_code char(2) NOT NULL DEFAULT 'US' CHECK (country_code = 'US')`,
  );
  const californian = rows.filter((row) => row['state_code'] === 'CA');
  assert.ok(californian.length > 3 && californian.every((row) => row['zip5']?.startsWith('9')));
});

test.run();
