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

test('a class of a gym lasts an hour or so, and is checked in to when it starts', () => {
  const rows = rowsOf(
    'class_bookings',
    `class_name text NOT NULL, trainer_name text NOT NULL, starts_at timestamp NOT NULL, ends_at timestamp NOT NULL,
    capacity integer NOT NULL, checked_in_at timestamp`,
  );
  assert.ok(new Set(rows.map((row) => row['class_name'])).size < 15);
  const minutes = (from: string | null | undefined, to: string | null | undefined) =>
    (Date.parse(to ?? '') - Date.parse(from ?? '')) / 60_000;
  for (const { starts_at: from, ends_at: to, checked_in_at: there, capacity } of rows) {
    assert.ok(minutes(from, to) >= 25 && minutes(from, to) <= 185, `${from} ${to}`);
    assert.ok(there === null || (minutes(from, there) >= 0 && minutes(from, there) <= 25), `${from} ${there}`);
    assert.ok(Number(capacity) <= 60);
  }
});

test('a paper has one number, and a dish costs more than a drink', () => {
  const trades = rowsOf('trades', 'symbol varchar(6) NOT NULL, isin char(12) NOT NULL, price numeric(8,2) NOT NULL');
  const numbers = new Map<string | null | undefined, Set<string | null | undefined>>();
  for (const { symbol, isin } of trades) numbers.set(symbol, (numbers.get(symbol) ?? new Set()).add(isin));
  assert.ok(numbers.size > 5 && [...numbers.values()].every(({ size }) => size === 1));
  const dishes = rowsOf(
    'menu_items',
    `category text NOT NULL CHECK (category IN ('main', 'drink', 'dessert')), price numeric(6,2) NOT NULL, spice_level integer NOT NULL`,
  );
  const prices = (category: string) =>
    dishes.filter((row) => row['category'] === category).map((row) => Number(row['price']));
  assert.ok(Math.min(...prices('main')) > Math.max(...prices('drink')));
  assert.ok(dishes.every((row) => row['category'] === 'main' || row['spice_level'] === '0'));
});

test.run();
