import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rowsBy, rowsByTable } from './schema-rows.ts';

/** Numbers of a row and of the one that it refers to, and between which parts of that the first lie. */
interface Case {
  readonly title: string;
  readonly ddl: string;
  readonly pair: readonly [child: string, by: string, parent: string, own: string, whole: string];
  readonly between: readonly [least: number, most: number];
}

const PLAN = 'CREATE TABLE plans (id serial PRIMARY KEY, duration_months int NOT NULL, price numeric(8,2) NOT NULL);';
const MEMBERSHIP = `${PLAN} CREATE TABLE memberships (id serial PRIMARY KEY, plan_id int NOT NULL REFERENCES plans,
  start_date date NOT NULL, end_date date NOT NULL, price numeric(8,2) NOT NULL, CHECK (end_date > start_date));`;

const LISTING = `CREATE TABLE listings (id serial PRIMARY KEY, list_price numeric(12,2) NOT NULL, bedrooms int);
  CREATE TABLE offers (id serial PRIMARY KEY, listing_id int NOT NULL REFERENCES listings, amount numeric(12,2) NOT NULL);`;

const CASES: readonly Case[] = [
  {
    title: 'right answers are a part of a quiz',
    ddl: `CREATE TABLE quizzes (id serial PRIMARY KEY, question_count smallint NOT NULL);
      CREATE TABLE attempts (quiz_id int NOT NULL REFERENCES quizzes, correct_count smallint NOT NULL);`,
    pair: ['attempts', 'quiz_id', 'quizzes', 'correct_count', 'question_count'],
    between: [0, 1],
  },
  {
    title: 'a claim is no more than what it is for',
    ddl: `CREATE TABLE items (id serial PRIMARY KEY, total_price numeric(9,2) NOT NULL);
      CREATE TABLE claims (item_id int NOT NULL REFERENCES items, claimed_amount numeric(9,2) NOT NULL);`,
    pair: ['claims', 'item_id', 'items', 'claimed_amount', 'total_price'],
    between: [0.65, 1],
  },
  {
    title: 'who enrolls in a group pays what its course costs',
    ddl: `CREATE TABLE courses (id serial PRIMARY KEY, price numeric(8,2) NOT NULL CHECK (price = 240));
      CREATE TABLE groups (id serial PRIMARY KEY, course_id int NOT NULL REFERENCES courses, seats int NOT NULL CHECK (seats = 240));
      CREATE TABLE enrolments (group_id int NOT NULL REFERENCES groups, fee numeric(8,2) NOT NULL);`,
    pair: ['enrolments', 'group_id', 'groups', 'fee', 'seats'],
    between: [1, 1],
  },
  {
    title: 'points of a homework',
    ddl: `CREATE TABLE homeworks (id serial PRIMARY KEY, max_points smallint NOT NULL);
      CREATE TABLE submissions (homework_id int NOT NULL REFERENCES homeworks, points smallint NOT NULL);`,
    pair: ['submissions', 'homework_id', 'homeworks', 'points', 'max_points'],
    between: [0.25, 1],
  },
  {
    title: 'the word for a bound may stand at the end',
    ddl: `CREATE TABLE jobs (id serial PRIMARY KEY, annual_salary_min numeric(10,2) NOT NULL);
      CREATE TABLE applications (id serial PRIMARY KEY, job_id int NOT NULL REFERENCES jobs);
      CREATE TABLE offers (job_id int NOT NULL REFERENCES jobs, annual_salary numeric(10,2) NOT NULL);`,
    pair: ['offers', 'job_id', 'jobs', 'annual_salary', 'annual_salary_min'],
    between: [1, 1e9],
  },
  {
    title: 'a permit costs what the type of it does',
    ddl: `CREATE TABLE permit_types (id serial PRIMARY KEY, fee numeric(8,2) NOT NULL);
      CREATE TABLE permits (permit_type_id int NOT NULL REFERENCES permit_types, fee numeric(8,2) NOT NULL);`,
    pair: ['permits', 'permit_type_id', 'permit_types', 'fee', 'fee'],
    between: [1, 1],
  },
  {
    title: 'what is given is the dose of the order',
    ddl: `CREATE TABLE orders (id serial PRIMARY KEY, dose numeric(9,3) NOT NULL);
      CREATE TABLE administrations (order_id int NOT NULL REFERENCES orders, dose_given numeric(9,3) NOT NULL);`,
    pair: ['administrations', 'order_id', 'orders', 'dose_given', 'dose'],
    between: [1, 1],
  },
  {
    title: 'a counter was never ahead of what it says now',
    ddl: `CREATE TABLE trucks (id serial PRIMARY KEY, vin char(17), odometer_km int NOT NULL);
      CREATE TABLE repairs (truck_id int NOT NULL REFERENCES trucks, odometer_km int NOT NULL);`,
    pair: ['repairs', 'truck_id', 'trucks', 'odometer_km', 'odometer_km'],
    between: [0, 1],
  },
  {
    title: 'a space is on one of the levels of its garage',
    ddl: `CREATE TABLE garages (id serial PRIMARY KEY, levels smallint NOT NULL);
      CREATE TABLE parking_spaces (garage_id int NOT NULL REFERENCES garages, level smallint NOT NULL);`,
    pair: ['parking_spaces', 'garage_id', 'garages', 'level', 'levels'],
    between: [0, 1],
  },
  {
    title: 'a picture is painted by somebody who was there',
    ddl: `CREATE TABLE artists (id serial PRIMARY KEY, birth_year smallint NOT NULL);
      CREATE TABLE artworks (artist_id int NOT NULL REFERENCES artists, year_created smallint NOT NULL);`,
    pair: ['artworks', 'artist_id', 'artists', 'year_created', 'birth_year'],
    between: [1.01, 1.023],
  },
  {
    title: 'a seat costs about the base price',
    ddl: `CREATE TABLE screenings (id serial PRIMARY KEY, base_price numeric(6,2) NOT NULL);
      CREATE TABLE booked_seats (screening_id int NOT NULL REFERENCES screenings, price numeric(6,2) NOT NULL);`,
    pair: ['booked_seats', 'screening_id', 'screenings', 'price', 'base_price'],
    between: [0.69, 1.41],
  },
  {
    title: 'a result is of the order of what is normal',
    ddl: `CREATE TABLE lab_tests (id serial PRIMARY KEY, unit varchar(20), reference_low numeric(8,2) NOT NULL, reference_high numeric(8,2) NOT NULL);
      CREATE TABLE results (lab_test_id int NOT NULL REFERENCES lab_tests, value numeric(10,2) NOT NULL);`,
    pair: ['results', 'lab_test_id', 'lab_tests', 'value', 'reference_high'],
    between: [0.28, 1.32],
  },
  {
    title: 'who chooses a plan pays its price',
    ddl: MEMBERSHIP,
    pair: ['memberships', 'plan_id', 'plans', 'price', 'price'],
    between: [1, 1],
  },
  {
    title: 'a passenger pays the fare of the ride',
    ddl: `CREATE TABLE rides (id serial PRIMARY KEY, fare numeric(8,2) NOT NULL);
      CREATE TABLE payments (ride_id int NOT NULL REFERENCES rides, amount numeric(8,2) NOT NULL);`,
    pair: ['payments', 'ride_id', 'rides', 'amount', 'fare'],
    between: [1, 1],
  },
  {
    title: 'a ticket costs what its type does',
    ddl: `CREATE TABLE ticket_types (id serial PRIMARY KEY, price numeric(8,2) NOT NULL);
      CREATE TABLE tickets (ticket_type_id int NOT NULL REFERENCES ticket_types, price numeric(8,2) NOT NULL);`,
    pair: ['tickets', 'ticket_type_id', 'ticket_types', 'price', 'price'],
    between: [1, 1],
  },
  {
    title: 'an offer lies near what is asked',
    ddl: LISTING,
    pair: ['offers', 'listing_id', 'listings', 'amount', 'list_price'],
    between: [0.79, 1.16],
  },
  {
    title: 'what is sold costs what was offered',
    ddl: `${LISTING} CREATE TABLE sales (offer_id int NOT NULL UNIQUE REFERENCES offers, sale_price numeric(12,2) NOT NULL);`,
    pair: ['sales', 'offer_id', 'offers', 'sale_price', 'amount'],
    between: [1, 1],
  },
  {
    title: 'a supplier asks about what a part costs',
    ddl: `CREATE TABLE parts (id serial PRIMARY KEY, unit_cost numeric(10,2) NOT NULL);
      CREATE TABLE supplier_parts (part_id int NOT NULL REFERENCES parts, unit_price numeric(10,2) NOT NULL);`,
    pair: ['supplier_parts', 'part_id', 'parts', 'unit_price', 'unit_cost'],
    between: [0.5, 1.5],
  },
  {
    title: 'a sample is a part of what was ordered',
    ddl: `CREATE TABLE work_orders (id serial PRIMARY KEY, quantity_ordered int NOT NULL);
      CREATE TABLE inspections (work_order_id int NOT NULL REFERENCES work_orders, sample_size int NOT NULL);`,
    pair: ['inspections', 'work_order_id', 'work_orders', 'sample_size', 'quantity_ordered'],
    between: [0, 1],
  },
  {
    title: 'no more is covered than the policy insures',
    ddl: `CREATE TABLE policies (id serial PRIMARY KEY, sum_insured numeric(12,2) NOT NULL);
      CREATE TABLE coverages (policy_id int NOT NULL REFERENCES policies, coverage_limit numeric(12,2) NOT NULL);`,
    pair: ['coverages', 'policy_id', 'policies', 'coverage_limit', 'sum_insured'],
    between: [0, 1],
  },
  {
    title: 'nobody earns more than a grade allows',
    ddl: `CREATE TABLE grades (id serial PRIMARY KEY, max_salary numeric(12,2) NOT NULL);
      CREATE TABLE employees (grade_id int NOT NULL REFERENCES grades, salary numeric(12,2) NOT NULL);`,
    pair: ['employees', 'grade_id', 'grades', 'salary', 'max_salary'],
    between: [0, 1],
  },
  {
    title: 'no session has room for more than its event',
    ddl: `CREATE TABLE events (id serial PRIMARY KEY, capacity int NOT NULL);
      CREATE TABLE sessions (event_id int NOT NULL REFERENCES events, capacity smallint NOT NULL);`,
    pair: ['sessions', 'event_id', 'events', 'capacity', 'capacity'],
    between: [0, 1],
  },
  {
    title: 'a rent is near that of the market',
    ddl: `CREATE TABLE units (id serial PRIMARY KEY, market_rent numeric(10,2) NOT NULL);
      CREATE TABLE leases (unit_id int NOT NULL REFERENCES units, monthly_rent numeric(10,2) NOT NULL);`,
    pair: ['leases', 'unit_id', 'units', 'monthly_rent', 'market_rent'],
    between: [0.89, 1.11],
  },
];

for (const { title, ddl, pair, between } of CASES) {
  test(title, () => {
    const [child, by, parent, own, whole] = pair;
    const tables = rowsByTable(ddl, { rows: 200 });
    const parents = rowsBy(tables.get(parent) ?? [], 'id');
    for (const row of tables.get(child) ?? []) {
      const of = Number(parents.get(row.get(by) ?? '')?.get(whole));
      const part = Number(row.get(own)) / of;
      assert.ok(of === 0 || (part >= between[0] && part <= between[1]), `${row.get(own)} of ${of}`);
    }
  });
}

test('a rented car costs about as much as its category', () => {
  const tables = rowsByTable(
    `CREATE TABLE categories (id serial PRIMARY KEY, daily_rate numeric(8,2) NOT NULL);
    CREATE TABLE cars (id serial PRIMARY KEY, category_id int NOT NULL REFERENCES categories);
    CREATE TABLE rentals (car_id int NOT NULL REFERENCES cars, daily_rate numeric(8,2) NOT NULL);`,
    { rows: 200 },
  );
  const [categories, cars] = ['categories', 'cars'].map((name) => rowsBy(tables.get(name) ?? [], 'id'));
  for (const row of tables.get('rentals') ?? []) {
    const category = categories?.get(cars?.get(row.get('car_id') ?? '')?.get('category_id') ?? '');
    const part = Number(row.get('daily_rate')) / Number(category?.get('daily_rate'));
    assert.ok(part > 0.8 && part < 1.25, `${part}`);
  }
});

test('a premium is paid in as many parts as the policy says', () => {
  const tables = rowsByTable(
    `CREATE TABLE policies (id serial PRIMARY KEY, annual_premium numeric(10,2) NOT NULL,
      payment_frequency text NOT NULL CHECK (payment_frequency IN ('monthly', 'quarterly', 'annual')));
    CREATE TABLE premium_payments (policy_id int NOT NULL REFERENCES policies, amount numeric(10,2) NOT NULL);`,
    { rows: 200 },
  );
  const policies = rowsBy(tables.get('policies') ?? [], 'id');
  const times: Readonly<Record<string, number>> = { monthly: 12, quarterly: 4, annual: 1 };
  for (const row of tables.get('premium_payments') ?? []) {
    const policy = policies.get(row.get('policy_id') ?? '');
    const part = Number(policy?.get('annual_premium')) / (times[policy?.get('payment_frequency') ?? ''] ?? 0);
    assert.ok(Math.abs(Number(row.get('amount')) - part) < 0.02, `${row.get('amount')} for ${part}`);
  }
});

test('an invoice bills what a subscription says of quantity and price', () => {
  const tables = rowsByTable(
    `CREATE TABLE subscriptions (id serial PRIMARY KEY, quantity int NOT NULL, unit_price numeric(8,2) NOT NULL);
    CREATE TABLE invoices (subscription_id int NOT NULL REFERENCES subscriptions, subtotal numeric(14,2) NOT NULL,
      tax numeric(14,2) NOT NULL, total numeric(14,2) NOT NULL);`,
    { rows: 100 },
  );
  const subscriptions = rowsBy(tables.get('subscriptions') ?? [], 'id');
  const rows = tables.get('invoices') ?? [];
  const right = rows.filter((row) => {
    const of = subscriptions.get(row.get('subscription_id') ?? '');
    const sum = Number(of?.get('quantity')) * Number(of?.get('unit_price'));
    return Math.abs(sum - Number(row.get('subtotal'))) < 0.011;
  });
  assert.ok(right.length >= 0.95 * rows.length, `${right.length} of ${rows.length}`);
});

test('what is billed is due when the terms of the customer say', () => {
  const tables = rowsByTable(
    `CREATE TABLE customers (id serial PRIMARY KEY, payment_terms_days smallint NOT NULL);
    CREATE TABLE invoices (customer_id int NOT NULL REFERENCES customers, invoice_date date NOT NULL, due_date date NOT NULL);`,
    { rows: 100 },
  );
  const customers = rowsBy(tables.get('customers') ?? [], 'id');
  const rows = tables.get('invoices') ?? [];
  const right = rows.filter((row) => {
    const days = (Date.parse(row.get('due_date') ?? '') - Date.parse(row.get('invoice_date') ?? '')) / 86_400_000;
    return days === Number(customers.get(row.get('customer_id') ?? '')?.get('payment_terms_days'));
  });
  assert.ok(right.length >= 0.9 * rows.length, `${right.length} of ${rows.length}`);
});

test('what is chosen lasts as long as the plan says, though a check orders its ends', () => {
  const tables = rowsByTable(MEMBERSHIP, { rows: 200 });
  const plans = rowsBy(tables.get('plans') ?? [], 'id');
  for (const row of tables.get('memberships') ?? []) {
    const days = (Date.parse(row.get('end_date') ?? '') - Date.parse(row.get('start_date') ?? '')) / 86_400_000;
    const months = Number(plans.get(row.get('plan_id') ?? '')?.get('duration_months'));
    assert.ok(Math.abs(days - months * 30.4) < 5, `${days} days for ${months} months`);
  }
});

/** Moments of a row, of the one referred to, and how many hours lie between them at most. */
const SOON: readonly (readonly [title: string, ddl: string, ...Case['pair'], hours: number])[] = [
  [
    'a meal goes to a courier at once',
    `CREATE TABLE orders (id serial PRIMARY KEY, restaurant_id int NOT NULL, placed_at timestamp NOT NULL);
      CREATE TABLE deliveries (order_id int NOT NULL REFERENCES orders, courier_id int NOT NULL,
        assigned_at timestamp NOT NULL, picked_up_at timestamp NOT NULL, delivered_at timestamp NOT NULL);`,
    'deliveries',
    'order_id',
    'orders',
    'delivered_at',
    'placed_at',
    6,
  ],
  [
    'an ambulance is sent within minutes',
    `CREATE TABLE incidents (id serial PRIMARY KEY, reported_at timestamp NOT NULL);
      CREATE TABLE ambulance_dispatches (incident_id int NOT NULL REFERENCES incidents, dispatched_at timestamp NOT NULL);`,
    'ambulance_dispatches',
    'incident_id',
    'incidents',
    'dispatched_at',
    'reported_at',
    3,
  ],
  [
    'a file is uploaded with its message',
    `CREATE TABLE messages (id serial PRIMARY KEY, created_at timestamp NOT NULL);
      CREATE TABLE attachments (message_id int NOT NULL REFERENCES messages, uploaded_at timestamp NOT NULL);`,
    'attachments',
    'message_id',
    'messages',
    'uploaded_at',
    'created_at',
    24,
  ],
  [
    'a vaccination is given at its visit',
    `CREATE TABLE visits (id serial PRIMARY KEY, started_at timestamp NOT NULL);
      CREATE TABLE vaccinations (visit_id int NOT NULL REFERENCES visits, given_at timestamp NOT NULL);`,
    'vaccinations',
    'visit_id',
    'visits',
    'given_at',
    'started_at',
    10,
  ],
  [
    'a session is on the days of its event',
    `CREATE TABLE events (id serial PRIMARY KEY, start_date date NOT NULL, end_date date NOT NULL);
      CREATE TABLE sessions (event_id int NOT NULL REFERENCES events, starts_at timestamp NOT NULL, ends_at timestamp NOT NULL);`,
    'sessions',
    'event_id',
    'events',
    'starts_at',
    'start_date',
    24 * 30,
  ],
];

for (const [title, ddl, child, by, parent, own, event, hours] of SOON) {
  test(title, () => {
    const tables = rowsByTable(ddl, { rows: 300 });
    const parents = rowsBy(tables.get(parent) ?? [], 'id');
    const rows = tables.get(child) ?? [];
    const apart = rows.map((row) => {
      const [then, from] = [row.get(own), parents.get(row.get(by) ?? '')?.get(event)];
      return (Date.parse(then ?? '') - Date.parse(from ?? '')) / 3_600_000;
    });
    const near = apart.filter((distance) => distance >= 0 && distance <= hours);
    assert.ok(near.length >= 0.95 * rows.length, `${near.length} of ${rows.length}`);
  });
}

test.run();
