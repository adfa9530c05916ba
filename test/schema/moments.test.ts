import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileSchema, explain } from '../../src/index.ts';
import { rowsBy, rowsByTable } from './schema-rows.ts';

const CUSTOMERS = `CREATE TABLE customers (id serial PRIMARY KEY, name text NOT NULL, created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL);
`;
const ORDERS = `CREATE TABLE orders (id serial PRIMARY KEY, customer_id int NOT NULL REFERENCES customers (id),
  created_at timestamp NOT NULL, shipped_at timestamp, updated_at timestamp NOT NULL);
`;

interface Case {
  readonly title: string;
  readonly ddl: string;
  /** The child and its reference, the parent and its moment, and the moments of the child that lie behind that. */
  readonly pairs: readonly (readonly [
    child: string,
    by: string,
    parent: string,
    moment: string,
    later: readonly string[],
  ])[];
}

const CASES: readonly Case[] = [
  {
    title: 'an order is placed once its customer is there',
    ddl: CUSTOMERS + ORDERS,
    pairs: [['orders', 'customer_id', 'customers', 'created_at', ['created_at', 'shipped_at', 'updated_at']]],
  },
  {
    title: 'over four generations',
    ddl: `${CUSTOMERS}${ORDERS}
      CREATE TABLE items (id serial PRIMARY KEY, order_id int NOT NULL REFERENCES orders (id), created_at timestamp NOT NULL);
      CREATE TABLE refunds (id serial PRIMARY KEY, item_id int NOT NULL REFERENCES items (id), created_at timestamp NOT NULL);`,
    pairs: [
      ['orders', 'customer_id', 'customers', 'created_at', ['created_at']],
      ['items', 'order_id', 'orders', 'created_at', ['created_at']],
      ['refunds', 'item_id', 'items', 'created_at', ['created_at']],
    ],
  },
  {
    title: 'behind two parents, by a unique reference, by days and in columns that may be NULL',
    ddl: `CREATE TABLE users (id serial PRIMARY KEY, registered_on date);
      CREATE TABLE shops (id serial PRIMARY KEY, created_at timestamptz NOT NULL);
      CREATE TABLE orders (id serial PRIMARY KEY, user_id int REFERENCES users (id), shop_id int NOT NULL REFERENCES shops (id),
      order_date date);
      CREATE TABLE payments (id serial PRIMARY KEY, order_id int NOT NULL UNIQUE REFERENCES orders (id), paid_at timestamp);`,
    pairs: [
      ['orders', 'user_id', 'users', 'registered_on', ['order_date']],
      ['orders', 'shop_id', 'shops', 'created_at', ['order_date']],
      ['payments', 'order_id', 'orders', 'order_date', ['paid_at']],
    ],
  },
  {
    title: 'by keys of several columns',
    ddl: `CREATE TABLE tenants (id serial PRIMARY KEY, created_at timestamp NOT NULL);
      CREATE TABLE members (tenant_id int NOT NULL REFERENCES tenants (id), number int NOT NULL, joined_at timestamp NOT NULL,
      created_at timestamp NOT NULL, PRIMARY KEY (tenant_id, number));`,
    pairs: [['members', 'tenant_id', 'tenants', 'created_at', ['created_at']]],
  },
  {
    title: 'a draft that has not been issued is written down behind what it refers to',
    ddl: `CREATE TABLE subscriptions (id serial PRIMARY KEY, created_at timestamp NOT NULL);
      CREATE TABLE invoices (id serial PRIMARY KEY, subscription_id int NOT NULL REFERENCES subscriptions (id), issued_at timestamp,
      status text NOT NULL CHECK (status IN ('draft', 'open', 'paid')), created_at timestamp NOT NULL);`,
    pairs: [['invoices', 'subscription_id', 'subscriptions', 'created_at', ['created_at']]],
  },
  {
    title: 'stock moves once it has been received',
    ddl: `CREATE TABLE receipts (id serial PRIMARY KEY, received_at timestamp NOT NULL);
      CREATE TABLE stock_movements (id serial PRIMARY KEY, receipt_id int NOT NULL REFERENCES receipts (id), moved_at timestamp NOT NULL);`,
    pairs: [['stock_movements', 'receipt_id', 'receipts', 'received_at', ['moved_at']]],
  },
];

/** Both as texts of the same length order as the moments do. */
const day = (moment: string, like: string): string => moment.slice(0, like.length);

for (const { title, ddl, pairs } of CASES) {
  test(title, () => {
    const [first = ''] = [...ddl.matchAll(/TABLE (\w+)/g)].map((match) => match[1] ?? '');
    const tables = rowsByTable(ddl, { rows: 2000, rowsOf: { [first]: 200 } });
    for (const [child, by, parent, moment, later] of pairs) {
      const parents = rowsBy(tables.get(parent) ?? [], 'id');
      const rows = tables.get(child) ?? [];
      assert.is(rows.length, 2000);
      for (const column of later) {
        let behind = 0;
        for (const row of rows) {
          const from = parents.get(row.get(by) ?? '')?.get(moment);
          const to = row.get(column);
          if (from == null || to == null) continue;
          behind++;
          assert.ok(day(to, from) >= day(from, to), `${child}.${column} ${to} is before ${parent}.${moment} ${from}`);
        }
        assert.ok(behind > 200);
        assert.ok(new Set(rows.map((row) => row.get(column))).size > 150);
      }
    }
  });
}

const TASKS = `CREATE TABLE members (id serial PRIMARY KEY, created_at timestamptz NOT NULL);
  CREATE TABLE orders (id serial PRIMARY KEY, member_id int NOT NULL REFERENCES members (id), placed_at timestamptz NOT NULL,
  cancelled_at timestamptz, updated_at timestamptz NOT NULL);
  CREATE TABLE tasks (id serial PRIMARY KEY, order_id int NOT NULL REFERENCES orders (id), member_id int NOT NULL REFERENCES members (id),
  created_at timestamptz NOT NULL, started_at timestamptz, finished_at timestamptz, updated_at timestamptz NOT NULL);`;

test('what rows of other tables move to the last days is followed by the rest of the row', () => {
  const tables = rowsByTable(TASKS, { rows: 1000, rowsOf: { members: 100 } });
  const lines = {
    orders: ['placed_at', 'cancelled_at', 'updated_at'],
    tasks: ['created_at', 'started_at', 'finished_at', 'updated_at'],
  };
  for (const [table, columns] of Object.entries(lines)) {
    for (const row of tables.get(table) ?? []) {
      const moments = columns.map((column) => row.get(column)).filter((moment) => moment != null);
      assert.equal(moments, moments.toSorted());
    }
  }
});

const CLINIC = `CREATE TABLE patients (id serial PRIMARY KEY, registered_at timestamp NOT NULL);
  CREATE TABLE appointments (id serial PRIMARY KEY, patient_id int NOT NULL REFERENCES patients (id),
  scheduled_start timestamp NOT NULL, status text NOT NULL CHECK (status IN ('scheduled', 'completed', 'cancelled', 'no_show')),
  created_at timestamp NOT NULL);
  CREATE TABLE vital_signs (id serial PRIMARY KEY, appointment_id int NOT NULL REFERENCES appointments (id),
  heart_rate int NOT NULL, recorded_at timestamp NOT NULL);
  CREATE TABLE prescriptions (id serial PRIMARY KEY, appointment_id int NOT NULL REFERENCES appointments (id),
  issued_at timestamp NOT NULL);`;
const AIRLINE = `CREATE TABLE flights (id serial PRIMARY KEY, flight_number text NOT NULL, scheduled_departure timestamptz NOT NULL,
  actual_departure timestamptz);
  CREATE TABLE tickets (id serial PRIMARY KEY, flight_id int NOT NULL REFERENCES flights (id), issued_at timestamptz NOT NULL);
  CREATE TABLE bags (id serial PRIMARY KEY, ticket_id int NOT NULL REFERENCES tickets (id), checked_in_at timestamptz NOT NULL,
  loaded_at timestamptz);`;

const LOANS = `CREATE TABLE loans (id serial PRIMARY KEY, disbursed_at timestamp NOT NULL);
  CREATE TABLE loan_installments (loan_id int NOT NULL REFERENCES loans (id), installment_number int NOT NULL, due_date date NOT NULL,
  status text NOT NULL CHECK (status IN ('scheduled', 'paid', 'overdue')), UNIQUE (loan_id, installment_number));`;
const MUSIC = `CREATE TABLE albums (id serial PRIMARY KEY, release_date date NOT NULL);
  CREATE TABLE tracks (id serial PRIMARY KEY, album_id int NOT NULL REFERENCES albums (id));
  CREATE TABLE plays (id serial PRIMARY KEY, track_id int NOT NULL REFERENCES tracks (id), started_at timestamp NOT NULL);`;

test('installments are due in the order of their numbers', () => {
  const tables = rowsByTable(LOANS, { rows: 1000, rowsOf: { loans: 100 } });
  const loans = rowsBy(tables.get('loans') ?? [], 'id');
  let far = 0;
  for (const row of tables.get('loan_installments') ?? []) {
    const hours = hoursFrom(loans.get(row.get('loan_id') ?? '')?.get('disbursed_at'), row.get('due_date'));
    if (row.get('status') !== 'overdue' && Math.abs(hours - 730 * Number(row.get('installment_number'))) > 30) far++;
  }
  assert.ok(far < 20, `${far}`);
});

test('what is borrowed is paid for within days', () => {
  const tables = rowsByTable(
    `CREATE TABLE rental (rental_id serial PRIMARY KEY, rental_date timestamp NOT NULL, return_date timestamp);
    CREATE TABLE payment (payment_id serial PRIMARY KEY, rental_id int NOT NULL REFERENCES rental (rental_id),
    amount numeric(5,2) NOT NULL, payment_date timestamp NOT NULL);`,
    { rows: 300 },
  );
  const rentals = rowsBy(tables.get('rental') ?? [], 'rental_id');
  for (const row of tables.get('payment') ?? []) {
    const hours = hoursFrom(rentals.get(row.get('rental_id') ?? '')?.get('rental_date'), row.get('payment_date'));
    assert.ok(hours >= 0 && hours <= 240, `${hours}`);
  }
});

test('what is played is out, over two generations', () => {
  const tables = rowsByTable(MUSIC, { rows: 1000, rowsOf: { albums: 100, tracks: 300 } });
  const [albums, tracks] = ['albums', 'tracks'].map((name) => rowsBy(tables.get(name) ?? [], 'id'));
  for (const row of tables.get('plays') ?? []) {
    const album = albums?.get(tracks?.get(row.get('track_id') ?? '')?.get('album_id') ?? '');
    assert.ok(hoursFrom(album?.get('release_date'), row.get('started_at')) >= 0);
  }
});

/** Hours from one moment to another one. */
const hoursFrom = (from: string | null | undefined, to: string | null | undefined): number =>
  (Date.parse(`${to}`) - Date.parse(`${from}`)) / 3_600_000;

test('a moment that states decide on is one that others lie behind', () => {
  const tables = rowsByTable(CLINIC, { rows: 1000, rowsOf: { patients: 100 } });
  const [patients, appointments] = ['patients', 'appointments'].map((name) => rowsBy(tables.get(name) ?? [], 'id'));
  const wrong = { before: 0, night: 0, far: 0, early: 0 };
  for (const row of tables.get('appointments') ?? []) {
    const registered = patients?.get(row.get('patient_id') ?? '')?.get('registered_at');
    const start = row.get('scheduled_start') ?? '';
    if (hoursFrom(registered, start) < 0 || hoursFrom(registered, row.get('created_at')) < 0) wrong.before++;
    if (Number(start.slice(11, 13)) < 6) wrong.night++;
  }
  const startOf = (id: string | null | undefined) => appointments?.get(id ?? '')?.get('scheduled_start');
  for (const row of tables.get('vital_signs') ?? []) {
    const hours = hoursFrom(startOf(row.get('appointment_id')), row.get('recorded_at'));
    if (hours < 0 || hours > 2) wrong.far++;
  }
  for (const row of tables.get('prescriptions') ?? []) {
    if (hoursFrom(startOf(row.get('appointment_id')), row.get('issued_at')) < 0) wrong.early++;
  }
  assert.equal(wrong, { before: 0, night: 0, far: 0, early: 0 });
});

test('what is got for a flight is so before it leaves, over two generations', () => {
  const tables = rowsByTable(AIRLINE, { rows: 1000, rowsOf: { flights: 100 } });
  const [flights, tickets] = ['flights', 'tickets'].map((name) => rowsBy(tables.get(name) ?? [], 'id'));
  const departureOf = (id: string | null | undefined) => flights?.get(id ?? '')?.get('scheduled_departure');
  for (const row of tables.get('tickets') ?? []) {
    assert.ok(hoursFrom(row.get('issued_at'), departureOf(row.get('flight_id'))) >= 0);
  }
  for (const row of tables.get('bags') ?? []) {
    const departure = departureOf(tickets?.get(row.get('ticket_id') ?? '')?.get('flight_id'));
    const hours = hoursFrom(row.get('checked_in_at'), departure);
    assert.ok(hours >= 0 && hours <= 48, `${hours} hours before the departure`);
    if (row.get('loaded_at') !== null) assert.ok(hoursFrom(row.get('checked_in_at'), row.get('loaded_at')) >= 0);
  }
});

const HOTEL = `CREATE TABLE reservations (id serial PRIMARY KEY, check_in date NOT NULL, check_out date NOT NULL, CHECK (check_out > check_in));
  CREATE TABLE charges (id serial PRIMARY KEY, reservation_id int NOT NULL REFERENCES reservations (id), charged_at timestamp NOT NULL);`;
const SCHOOL = `CREATE TABLE terms (id serial PRIMARY KEY, starts_on date NOT NULL, ends_on date NOT NULL, CHECK (ends_on > starts_on));
  CREATE TABLE sections (id serial PRIMARY KEY, term_id int NOT NULL REFERENCES terms (id), enrolled_count int NOT NULL);
  CREATE TABLE enrolments (id serial PRIMARY KEY, section_id int NOT NULL REFERENCES sections (id));
  CREATE TABLE grades (id serial PRIMARY KEY, enrolment_id int NOT NULL REFERENCES enrolments (id), graded_on date NOT NULL);`;

test('what happens in a stay or a term lies between its first day and its last, over three generations', () => {
  const [hotel, school] = [HOTEL, SCHOOL].map((ddl) => rowsByTable(ddl, { rows: 300 }));
  const parentsOf = (tables: typeof hotel, name: string) => rowsBy(tables?.get(name) ?? [], 'id');
  const stays = parentsOf(hotel, 'reservations');
  for (const row of hotel?.get('charges') ?? []) {
    const [stay, moment = ''] = [stays.get(row.get('reservation_id') ?? ''), row.get('charged_at')?.slice(0, 10)];
    assert.ok(moment >= (stay?.get('check_in') ?? '') && moment <= (stay?.get('check_out') ?? ''), moment);
  }
  const [terms, sections, enrolments] = ['terms', 'sections', 'enrolments'].map((name) => parentsOf(school, name));
  for (const row of school?.get('grades') ?? []) {
    const section = sections?.get(enrolments?.get(row.get('enrolment_id') ?? '')?.get('section_id') ?? '');
    const [term, day] = [terms?.get(section?.get('term_id') ?? ''), row.get('graded_on') ?? ''];
    assert.ok(day >= (term?.get('starts_on') ?? '') && day <= (term?.get('ends_on') ?? ''), day);
  }
  const counts = new Map<string, number>();
  for (const row of school?.get('enrolments') ?? []) {
    const id = row.get('section_id') ?? '';
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  for (const [id, row] of sections ?? []) assert.is(Number(row.get('enrolled_count')), counts.get(id) ?? 0);
});

const MUSEUM = `CREATE TABLE visitors (id serial PRIMARY KEY, created_at timestamp NOT NULL);
  CREATE TABLE shows (id serial PRIMARY KEY, title text NOT NULL);
  CREATE TABLE tickets (id serial PRIMARY KEY, visitor_id int NOT NULL REFERENCES visitors (id), visit_date date NOT NULL,
  purchased_at timestamp NOT NULL, checked_in_at timestamp);
  CREATE TABLE shifts (id serial PRIMARY KEY, starts_at timestamp NOT NULL, ends_at timestamp NOT NULL);
  CREATE TABLE signups (id serial PRIMARY KEY, shift_id int NOT NULL REFERENCES shifts (id), signed_up_at timestamp NOT NULL,
  checked_in_at timestamp, checked_out_at timestamp, hours_worked numeric(5,2));`;

test('who books for a day is there before it, and comes on that day or about the start', () => {
  const tables = rowsByTable(MUSEUM, { rows: 300 });
  const [visitors, shifts] = ['visitors', 'shifts'].map((name) => rowsBy(tables.get(name) ?? [], 'id'));
  for (const row of tables.get('tickets') ?? []) {
    const registered = visitors?.get(row.get('visitor_id') ?? '')?.get('created_at');
    assert.ok(hoursFrom(registered, row.get('purchased_at')) >= 0);
    assert.ok(hoursFrom(row.get('purchased_at'), row.get('visit_date')) >= -8);
    if (row.get('checked_in_at') !== null) assert.is(row.get('checked_in_at')?.slice(0, 10), row.get('visit_date'));
  }
  for (const row of tables.get('signups') ?? []) {
    const start = shifts?.get(row.get('shift_id') ?? '')?.get('starts_at');
    assert.ok(hoursFrom(row.get('signed_up_at'), start) >= 0);
    if (row.get('checked_in_at') !== null) assert.ok(Math.abs(hoursFrom(start, row.get('checked_in_at'))) <= 2);
  }
});

const CINEMA = `CREATE TABLE films (id serial PRIMARY KEY, runtime_minutes int NOT NULL);
  CREATE TABLE screenings (id serial PRIMARY KEY, film_id int NOT NULL REFERENCES films (id), hall_id int NOT NULL,
  starts_at timestamp NOT NULL, ends_at timestamp NOT NULL, status text NOT NULL CHECK (status IN ('scheduled', 'completed', 'cancelled')),
  UNIQUE (hall_id, starts_at), CHECK (ends_at > starts_at));
  CREATE TABLE bookings (id serial PRIMARY KEY, screening_id int NOT NULL REFERENCES screenings (id), booked_at timestamp NOT NULL);`;

test('a screening lasts as long as its film, and is booked before it starts', () => {
  const tables = rowsByTable(CINEMA, { rows: 300 });
  const [films, screenings] = ['films', 'screenings'].map((name) => rowsBy(tables.get(name) ?? [], 'id'));
  for (const row of tables.get('screenings') ?? []) {
    const minutes = Number(films?.get(row.get('film_id') ?? '')?.get('runtime_minutes'));
    assert.ok(Math.abs(60 * hoursFrom(row.get('starts_at'), row.get('ends_at')) - minutes) < 1);
  }
  for (const row of tables.get('bookings') ?? []) {
    const start = screenings?.get(row.get('screening_id') ?? '')?.get('starts_at');
    assert.ok(hoursFrom(row.get('booked_at'), start) >= 0);
  }
});

const TELECOM = `CREATE TABLE subscriptions (id serial PRIMARY KEY, created_at timestamp NOT NULL, activated_at timestamp,
  status text NOT NULL CHECK (status IN ('pending', 'active', 'suspended', 'cancelled')));
  CREATE TABLE usage_records (id serial PRIMARY KEY, subscription_id int NOT NULL REFERENCES subscriptions (id), started_at timestamp NOT NULL);`;

test('what states leave NULL bounds rows that refer to it where it is there', () => {
  const tables = rowsByTable(TELECOM, { rows: 300, seed: 3 });
  const subscriptions = rowsBy(tables.get('subscriptions') ?? [], 'id');
  for (const row of tables.get('usage_records') ?? []) {
    const activated = subscriptions.get(row.get('subscription_id') ?? '')?.get('activated_at');
    if (activated != null) assert.ok(hoursFrom(activated, row.get('started_at')) >= 0);
  }
});

test('rows are the same bytes whatever the offset', () => {
  const { tables } = compileSchema(CUSTOMERS + ORDERS + CLINIC + AIRLINE, { dialect: 'postgresql' });
  const options = { tableRows: 2000, rowsOf: { customers: 200 }, seed: 7 };
  const linesOf = (text: string) =>
    text.split('\n').flatMap((line) => (line.startsWith('(') ? [line.slice(0, -1)] : []));
  for (const table of tables) {
    const whole = linesOf(table.text({ ...options, rows: 2000 }));
    const parts = [0, 1, 700, 1999].map((offset) => linesOf(table.text({ ...options, offset, rows: 1 })));
    assert.equal(parts.flat(), [whole[0], whole[1], whole[700], whole[1999]]);
  }
});

test('what the moments lie behind is told, and no column of its name is written', () => {
  const [, orders] = compileSchema(CUSTOMERS + ORDERS, { dialect: 'postgresql' }).tables;
  assert.ok(orders !== undefined);
  const { agreements, columns } = explain(orders);
  const told = agreements.find(({ with: others }) => others.includes('customer_id.created_at'));
  assert.is(told?.column, 'created_at');
  assert.is(told?.dropped, null);
  assert.equal(
    columns.map(({ name }) => name),
    ['customer_id', 'created_at', 'shipped_at', 'updated_at'],
  );
});

test.run();
