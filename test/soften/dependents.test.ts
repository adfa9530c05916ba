import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, explain } from '../../src/index.ts';

type Row = Readonly<Record<string, unknown>>;

const compiled = (columns: string, table = 'entries') =>
  compile(`CREATE TABLE ${table} (id int PRIMARY KEY, ${columns})`, { dialect: 'postgresql' });

function rowsOf(columns: string, table?: string): readonly Row[] {
  return Array.from(compiled(columns, table).rows({ rows: 2000, seed: '1' }));
}

/** How many values of a column come in several rows that are not the same in another one there, and in how many rows. */
function disagreeing(rows: readonly Row[], determinant: string, dependent: string): readonly [number, number] {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(String(row[determinant]), [...(found.get(String(row[determinant])) ?? []), row]);
  const repeated = [...found].filter(([value, { length }]) => value !== 'null' && length > 1).map(([, same]) => same);
  const isOne = (same: readonly Row[]) => new Set(same.map((row) => String(row[dependent]))).size === 1;
  return [repeated.filter((same) => !isOne(same)).length, repeated.length];
}

for (const [columns, determinant, dependents] of [
  [
    'customer_id int NOT NULL, customer_name text NOT NULL, customer_email text, customer_phone text',
    'customer_id',
    ['customer_name', 'customer_email', 'customer_phone'],
  ],
  ['product_id int NOT NULL, product_name text NOT NULL, sku text NOT NULL', 'product_id', ['product_name', 'sku']],
  [
    'sensor_id int, sensor_type text, unit text, location text, latitude float, longitude float',
    'sensor_id',
    ['sensor_type', 'unit', 'location', 'latitude', 'longitude'],
  ],
  ['account_id bigint NOT NULL, iban text NOT NULL, currency char(3) NOT NULL', 'account_id', ['iban', 'currency']],
  ['event_id int NOT NULL, currency char(3) NOT NULL', 'event_id', ['currency']],
  ['aircraft_id int NOT NULL, tail_number text NOT NULL', 'aircraft_id', ['tail_number']],
  ['user_email text NOT NULL, user_id uuid NOT NULL', 'user_id', ['user_email']],
  ['user_phone text, customer_id varchar(36), customer_name text', 'customer_id', ['customer_name']],
  ['"memberId" int, "memberName" text', 'memberId', ['memberName']],
  ['department int REFERENCES departments, department_name text', 'department', ['department_name']],
  ['customer_id int NOT NULL, customer_name text NOT NULL, email text NOT NULL', 'customer_id', ['email']],
] as const) {
  test(`${determinant} decides on ${dependents.join(', ')}`, () => {
    // Rows that note what happens to things name few of them.
    const rows = rowsOf(columns, 'lines');
    for (const dependent of dependents) {
      const [others, repeated] = disagreeing(rows, determinant, dependent);
      assert.is(others, 0, dependent);
      assert.ok(repeated > 300, `${determinant} comes again ${repeated} times`);
      assert.ok(new Set(rows.map((row) => row[dependent])).size > 5, dependent);
    }
  });
}

for (const [columns, determinant, others] of [
  // What happens to a thing, or is measured of it, differs from row to row.
  [
    'sensor_id int NOT NULL, sensor_type text, value float NOT NULL, recorded_at timestamp',
    'sensor_id',
    ['value', 'recorded_at'],
  ],
  [
    'product_id int NOT NULL, quantity int NOT NULL, unit_price numeric(8, 2)',
    'product_id',
    ['quantity', 'unit_price'],
  ],
  ['user_id int NOT NULL, user_agent text NOT NULL, session_id text NOT NULL', 'user_id', ['user_agent', 'session_id']],
  ['device_id int NOT NULL, latitude float NOT NULL, speed int NOT NULL', 'device_id', ['latitude']],
  // An e-mail address of the row is that of its own name.
  [
    'first_name text NOT NULL, email text NOT NULL, company_id int NOT NULL, company_name text',
    'company_id',
    ['first_name', 'email'],
  ],
  // What tells the table's own rows apart has no other rows.
  ['entry_id int NOT NULL, entry_name text NOT NULL', 'entry_id', ['entry_name']],
  // Keys have the last word.
  ['user_id int NOT NULL, user_email text NOT NULL UNIQUE', 'user_id', ['user_email']],
  ['customer_id int NOT NULL, customer_name text NOT NULL, email text UNIQUE', 'customer_id', ['customer_name']],
] as const) {
  test(`${determinant} does not decide on ${others.join(', ')}`, () => {
    const rows = rowsOf(columns);
    for (const other of others) {
      const [differing, repeated] = disagreeing(rows, determinant, other);
      assert.ok(differing > repeated / 2, `${other}: ${differing} of ${repeated}`);
    }
  });
}

test('a dependent is NULL where its determinant is, and else for some things alone', () => {
  const rows = rowsOf('customer_id int, customer_name text, customer_phone text');
  assert.ok(rows.some((row) => row['customer_id'] === null) && rows.some((row) => row['customer_id'] !== null));
  assert.ok(rows.every((row) => row['customer_id'] !== null || row['customer_name'] === null));
  const late = rowsOf('user_name text, user_id int');
  assert.ok(late.some((row) => row['user_id'] === null));
  assert.ok(late.every((row) => row['user_id'] !== null || row['user_name'] === null));
});

test('a row that is drawn again follows the id that it has then', () => {
  const rows = rowsOf('customer_id int NOT NULL CHECK (customer_id % 7 <> 3), customer_name text NOT NULL');
  assert.ok(rows.every((row) => Number(row['customer_id']) % 7 !== 3));
  assert.is(disagreeing(rows, 'customer_id', 'customer_name')[0], 0);
});

test('what follows from an id is explained', () => {
  const { agreements, columns } = explain(compiled('customer_id int NOT NULL, customer_name text NOT NULL'));
  assert.equal(agreements, [
    {
      column: 'customer_name',
      with: ['customer_id'],
      how: '"customer_name" is the same where "customer_id" is',
      dropped: null,
    },
  ]);
  const [name] = columns.filter((column) => column.name === 'customer_name');
  assert.is(name?.draw, 'at random, the same wherever "customer_id" is the same');
});

/** Columns that name those of a firm who serve many rows, and what else is said of them. */
const SERVING: readonly (readonly [name: string, others: string])[] = [
  ['doctor_name', 'specialty'],
  ['agent', 'agent_email'],
  ['assigned_to', 'assigned_team'],
  ['instructor_name', 'instructor_phone'],
  ['sales_rep', 'sales_rep_email'],
];

for (const [name, other] of SERVING) {
  test(`few serve many rows: ${name}, ${other}`, () => {
    const rows = rowsOf(`client_name text NOT NULL, ${name} text NOT NULL, ${other} text NOT NULL`, 'visits');
    const few = new Set(rows.map((row) => row[name])).size;
    assert.ok(few > 8 && few <= 14, String(few));
    assert.ok(new Set(rows.map((row) => row['client_name'])).size > 1500);
    if (other !== 'assigned_team') assert.is(disagreeing(rows, name, other)[0], 0);
  });
}

test('a project has one name wherever its code stands, and there are few of them', () => {
  const rows = rowsOf('proj_code varchar(8) NOT NULL, proj_name text NOT NULL, office_location text NOT NULL', 'tasks');
  assert.is(disagreeing(rows, 'proj_code', 'proj_name')[0], 0);
  for (const name of ['proj_code', 'proj_name', 'office_location'])
    assert.ok(new Set(rows.map((row) => row[name])).size <= 8);
});

test.run();
