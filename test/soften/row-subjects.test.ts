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
  const prices = (category: string) => {
    const found = dishes.filter((row) => row['category'] === category).map((row) => Number(row['price']));
    assert.ok(found.length > 20, category);
    return found;
  };
  assert.ok(Math.min(...prices('main')) > Math.max(...prices('drink')));
  assert.ok(dishes.every((row) => row['category'] === 'main' || row['spice_level'] === '0'));
});

test('a number that its domain or the server asks something of keeps its sign', () => {
  const kind = "kind text NOT NULL CHECK (kind IN ('receipt', 'issue'))";
  const quantities = (columns: string, before = '') => {
    const ddl = `${before} CREATE TABLE movements (${kind}, ${columns})`;
    return Array.from(compile(ddl, { dialect: 'postgresql' }).rows({ rows: 60, seed: 1 }), (row) =>
      Number(row['quantity']),
    );
  };
  const hasBoth = (numbers: readonly number[]) => numbers.some((one) => one < 0) && numbers.some((one) => one > 0);
  assert.ok(hasBoth(quantities('quantity integer NOT NULL CHECK (quantity <> 0)')));
  const positive = 'CREATE DOMAIN positive_int AS integer CHECK (VALUE > 0);';
  for (const numbers of [
    quantities('quantity positive_int NOT NULL CHECK (quantity <> 0)', positive),
    quantities(
      'quantity integer NOT NULL CHECK (quantity <> 0), root float8 GENERATED ALWAYS AS (sqrt(quantity)) STORED',
    ),
  ]) {
    assert.ok(numbers.every((one) => one > 0));
  }
});

test('codes fill long types in no time that matters', () => {
  const { columns } = compile('CREATE TABLE t (token char(1000000) NOT NULL)', { dialect: 'postgresql' }).plan;
  assert.ok((columns[0]?.domains[0]?.parts.length ?? 0) < 100);
});

test('places lie in the country whose words name the columns', () => {
  const indian = rowsOf(
    'invoices',
    `gstin char(15), pincode char(6) NOT NULL, city text NOT NULL, country char(2) NOT NULL, mobile varchar(15) NOT NULL,
    taxable_value numeric(12,2) NOT NULL, gst_rate numeric(4,2) NOT NULL, cgst numeric(12,2) NOT NULL, sgst numeric(12,2) NOT NULL,
    igst numeric(12,2) NOT NULL`,
  );
  for (const row of indian) {
    assert.is(row['country'], 'IN');
    assert.match(row['pincode'] ?? '', /^[1-9]\d{5}$/);
    assert.match(row['mobile'] ?? '', /^\+91/);
    assert.match(row['gstin'] ?? '01ABCDE1234F1Z5', /^\d\d[A-Z]{5}\d{4}[A-Z]\dZ[\dA-Z]$/);
    assert.is(row['cgst'], row['sgst']);
    const tax = Number(row['taxable_value']) * Number(row['gst_rate']) * 0.01;
    assert.ok(Math.abs(Number(row['cgst']) + Number(row['sgst']) + Number(row['igst']) - tax) <= 0.0151);
  }
  const countries = (columns: string) => new Set(rowsOf('kunden', columns).map((row) => row['country_code']));
  assert.equal(
    countries('hausnummer text NOT NULL, city text NOT NULL, country_code char(2) NOT NULL'),
    new Set(['DE']),
  );
  assert.ok(countries('street text NOT NULL, city text NOT NULL, country_code char(2) NOT NULL').size > 10);
  // Words of two countries are of none.
  assert.ok(countries('cpf text, kvk text, city text NOT NULL, country_code char(2) NOT NULL').size > 10);
});

/** Tables whose texts have one subject, and what says that two of their columns have it. */
const SUBJECTS: readonly (readonly [table: string, columns: string, isOne: (row: Row) => boolean])[] = [
  ...['body', 'excerpt', 'body_html', 'meta_description', 'subtitle'].map((name): (typeof SUBJECTS)[number] => [
    'posts',
    `title varchar(200) NOT NULL, content_type text, excerpt varchar(300), ${name === 'excerpt' ? '' : `${name} text NOT NULL,`} slug text`,
    (row) =>
      row[name] === null ||
      row[name]?.toLowerCase().includes((row['title'] ?? '').toLowerCase().split(' ').slice(-2).join(' ')) === true,
  ]),
  [
    'support_tickets',
    'subject varchar(200) NOT NULL, description text NOT NULL',
    (row) =>
      !/^(?:News|Confirmation)|Your booking/.test(row['subject'] ?? '') &&
      !/We have|Your .* will be/.test(row['description'] ?? ''),
  ],
  [
    'products',
    'name varchar(100) NOT NULL, category text NOT NULL, description text NOT NULL',
    ({ name, category, description }) => {
      const [, of] = /^Made of (\w+)/.exec(description ?? '') ?? [];
      return of === undefined
        ? !/Steel|Wool|Oak/.test(name ?? '')
        : category !== 'Grocery' && name?.toLowerCase().includes(of) === true;
    },
  ],
  [
    'audit_events',
    'action text NOT NULL, event_type text NOT NULL, resource_type text NOT NULL, http_method varchar(7) NOT NULL, request_path text NOT NULL',
    (row) => {
      const [thing = '', deed = ''] = (row['event_type'] ?? '').split('.');
      const method =
        { created: 'POST', updated: 'PATCH', deleted: 'DELETE', viewed: 'GET' }[deed] ?? row['http_method'];
      return (
        row['resource_type']?.toLowerCase() === thing &&
        row['http_method'] === method &&
        row['request_path']?.includes(thing.slice(0, -1)) === true
      );
    },
  ],
];

for (const [table, columns, isOne] of SUBJECTS) {
  test(`texts of ${table} have one subject: ${columns}`, () => {
    for (const row of rowsOf(table, columns)) assert.ok(isOne(row), JSON.stringify(row));
  });
}

test('sprints are numbered, labels listed, variants named by colour and size', () => {
  const tasks = rowsOf(
    'tasks',
    'task_name text NOT NULL, task_desc text NOT NULL, sprint_name text NOT NULL, labels text NOT NULL, priority text',
  );
  for (const row of tasks) {
    assert.match(row['sprint_name'] ?? '', /^Sprint \d+$/);
    assert.match(row['labels'] ?? '', /^\w+(?:,\w+)?$/);
    assert.match(row['task_desc'] ?? '', /\.$/);
  }
  for (const row of rowsOf('lines', 'sku text NOT NULL, variant_title text NOT NULL'))
    assert.match(row['variant_title'] ?? '', /^\w+ \/ \w+$/);
});

test.run();
