import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DialectName } from '../../grammar/index.ts';
import { compile, explain } from '../../src/index.ts';
import { at, type Expected, type Row, rowsOf } from './rows-of.ts';

const zero = (column: string) => (row: Row) => at(row, column) === 0;
const some = (column: string) => (row: Row) => at(row, column) > 0;
const all = (column: string, whole: string) => (row: Row) => at(row, column) === at(row, whole);
const partOf = (column: string, whole: string) => (row: Row) => at(row, column) > 0 && at(row, column) < at(row, whole);
const both =
  (...judges: readonly ((row: Row) => boolean)[]) =>
  (row: Row) =>
    judges.every((judge) => judge(row));
const nullOr = (column: string, judge: (row: Row) => boolean) => (row: Row) => row[column] === null || judge(row);
const between = (column: string, least: number, most: number) => (row: Row) =>
  at(row, column) >= least && at(row, column) <= most;
const is = (column: string, value: string) => (row: Row) => row[column] === value;
const anything = (): boolean => true;

const status = (...values: readonly string[]): string =>
  `status text NOT NULL CHECK (status IN (${values.map((value) => `'${value}'`).join(', ')}))`;

/** Tables, the column that says the state, and what is expected in each; the rows show all of them. */
const TABLES: readonly (readonly [
  name: string,
  elements: string,
  by: string,
  expected: Expected,
  dialect?: DialectName,
])[] = [
  [
    'lab_results',
    `ref_low numeric(8,2) NOT NULL, ref_high numeric(8,2) NOT NULL, result_value numeric(8,2) NOT NULL,
       abnormal_flag text NOT NULL CHECK (abnormal_flag IN ('N', 'L', 'H'))`,
    'abnormal_flag',
    {
      N: (row) => at(row, 'result_value') >= at(row, 'ref_low') && at(row, 'result_value') <= at(row, 'ref_high'),
      L: (row) => at(row, 'result_value') < at(row, 'ref_low'),
      H: (row) => at(row, 'result_value') > at(row, 'ref_high'),
    },
  ],
  [
    'bills',
    `gross_amount numeric(9,2) NOT NULL, insurance_covered numeric(9,2) NOT NULL, patient_due numeric(9,2) NOT NULL,
       amount_paid numeric(9,2) NOT NULL, ${status('unpaid', 'paid')}`,
    'status',
    { unpaid: zero('amount_paid'), paid: all('amount_paid', 'patient_due') },
  ],
  [
    'plays',
    'duration_seconds int NOT NULL, watched_seconds int NOT NULL, is_completed boolean NOT NULL',
    'is_completed',
    { true: all('watched_seconds', 'duration_seconds'), '*': anything },
  ],
  [
    'employees',
    `employment_type text NOT NULL CHECK (employment_type IN ('full_time', 'part_time')), fte_pct numeric(5,2) NOT NULL,
       weekly_hours numeric(4,2) NOT NULL`,
    'employment_type',
    {
      full_time: (row) => at(row, 'fte_pct') === 100 && at(row, 'weekly_hours') >= 37.5,
      part_time: (row) => at(row, 'fte_pct') < 100 && at(row, 'weekly_hours') <= 0.4 * at(row, 'fte_pct'),
    },
  ],
  [
    'invoices',
    `${status('draft', 'sent', 'part_paid', 'paid', 'void')}, total_amount numeric(12,2) NOT NULL,
       amount_paid numeric(12,2) NOT NULL, balance_due numeric(12,2) NOT NULL`,
    'status',
    {
      draft: both(zero('amount_paid'), all('balance_due', 'total_amount')),
      sent: both(zero('amount_paid'), all('balance_due', 'total_amount')),
      part_paid: both(partOf('amount_paid', 'total_amount'), partOf('balance_due', 'total_amount')),
      paid: both(all('amount_paid', 'total_amount'), zero('balance_due')),
      void: zero('amount_paid'),
    },
  ],
  [
    'statements',
    // What is NULL says nothing of what is paid of it.
    `${status('draft', 'sent', 'paid')}, total numeric(12,2), amount_paid numeric(12,2)`,
    'status',
    {
      draft: nullOr('amount_paid', zero('amount_paid')),
      sent: nullOr('amount_paid', zero('amount_paid')),
      paid: nullOr('total', nullOr('amount_paid', all('amount_paid', 'total'))),
    },
  ],
  [
    'bills',
    `${status('unpaid', 'paid', 'refunded')}, total numeric(10,2) NOT NULL CHECK (total >= 0),
       paid_amount numeric(10,2) NOT NULL DEFAULT 0, refunded_amount numeric(10,2) NOT NULL DEFAULT 0,
       CHECK (paid_amount BETWEEN 0 AND total), CHECK (refunded_amount >= 0 AND refunded_amount <= paid_amount)`,
    'status',
    {
      unpaid: both(zero('paid_amount'), zero('refunded_amount')),
      paid: both(all('paid_amount', 'total'), zero('refunded_amount')),
      refunded: both(all('paid_amount', 'total'), all('refunded_amount', 'total')),
    },
  ],
  [
    'loans',
    `status ENUM('on_loan', 'returned', 'overdue') NOT NULL, loaned_at DATETIME NOT NULL, due_date DATE NOT NULL,
       returned_at DATETIME, days_overdue INT NOT NULL`,
    'status',
    { on_loan: zero('days_overdue'), '*': anything },
    'mysql',
  ],
  [
    'meals',
    "order_type ENUM('dineIn', 'takeaway', 'delivery') NOT NULL, delivery_fee DECIMAL(6,2) NOT NULL DEFAULT 0",
    'order_type',
    { dineIn: zero('delivery_fee'), takeaway: zero('delivery_fee'), delivery: anything },
    'mysql',
  ],
  [
    'dues',
    `${status('open', 'paid')}, total numeric(10,2) NOT NULL, outstanding_amount numeric(10,2) NOT NULL`,
    'status',
    { open: all('outstanding_amount', 'total'), paid: zero('outstanding_amount') },
  ],
  [
    'articles',
    `${status('draft', 'scheduled', 'published', 'archived')}, view_count integer NOT NULL, likes integer NOT NULL,
       comments_count integer NOT NULL`,
    'status',
    {
      draft: both(zero('view_count'), zero('likes'), zero('comments_count')),
      scheduled: both(zero('view_count'), zero('likes'), zero('comments_count')),
      '*': anything,
    },
  ],
  [
    'campaigns',
    "status ENUM('draft', 'scheduled', 'sent') NOT NULL, sent_count INT NOT NULL, opened_count INT NOT NULL",
    'status',
    {
      draft: both(zero('sent_count'), zero('opened_count')),
      scheduled: both(zero('sent_count'), zero('opened_count')),
      sent: anything,
    },
    'mysql',
  ],
  [
    'jobs',
    `${status('queued', 'running', 'succeeded', 'failed')}, progress smallint NOT NULL, attempts integer NOT NULL,
       exit_code integer`,
    'status',
    {
      queued: (row) => at(row, 'progress') === 0 && at(row, 'attempts') === 0 && row['exit_code'] === null,
      running: (row) => at(row, 'progress') > 0 && at(row, 'progress') < 100 && at(row, 'attempts') > 0,
      succeeded: (row) => at(row, 'progress') === 100 && at(row, 'attempts') > 0 && !(at(row, 'exit_code') > 0),
      failed: (row) => at(row, 'progress') < 100 && at(row, 'exit_code') > 0,
    },
  ],
  [
    'purchase_items',
    `${status('ordered', 'partially_received', 'received', 'cancelled')}, quantity integer NOT NULL CHECK (quantity > 1),
       quantity_received integer NOT NULL DEFAULT 0, CHECK (quantity_received <= quantity)`,
    'status',
    {
      ordered: zero('quantity_received'),
      partially_received: partOf('quantity_received', 'quantity'),
      received: all('quantity_received', 'quantity'),
      cancelled: zero('quantity_received'),
    },
  ],
  [
    'goods',
    "stock_status ENUM('in_stock', 'out_of_stock') NOT NULL, stock_quantity INT NOT NULL DEFAULT 0",
    'stock_status',
    { in_stock: some('stock_quantity'), out_of_stock: zero('stock_quantity') },
    'mysql',
  ],
  [
    'events',
    'is_free boolean NOT NULL, ticket_price numeric(8,2) NOT NULL',
    'is_free',
    { t: zero('ticket_price'), true: zero('ticket_price'), '*': some('ticket_price') },
  ],
  [
    'wallet_moves',
    `direction char(1) NOT NULL CHECK (direction IN ('D', 'C')), opening_balance numeric(12,2) NOT NULL,
       amount numeric(12,2) NOT NULL CHECK (amount > 0), closing_balance numeric(12,2) NOT NULL CHECK (closing_balance >= 0)`,
    'direction',
    {
      D: (row) => isSum(row, 'opening_balance', '-amount', 'closing_balance'),
      C: (row) => isSum(row, 'opening_balance', '+amount', 'closing_balance'),
    },
  ],
  [
    'stock_moves',
    "move_type ENUM('in', 'out') NOT NULL, quantity INT NOT NULL, stock_before INT NOT NULL, stock_after INT NOT NULL",
    'move_type',
    {
      in: (row) => isSum(row, 'stock_before', '+quantity', 'stock_after'),
      out: (row) => isSum(row, 'stock_before', '-quantity', 'stock_after'),
    },
    'mysql',
  ],
  [
    'transactions',
    `type text NOT NULL CHECK (type IN ('deposit', 'withdrawal')), amount numeric(12,2) NOT NULL,
       balance_after numeric(12,2) NOT NULL`,
    'type',
    { deposit: some('amount'), withdrawal: (row) => at(row, 'amount') < 0 },
  ],
  [
    'sensor_readings',
    `sensor int NOT NULL, sensor_type text NOT NULL CHECK (sensor_type IN ('temperature', 'humidity', 'pressure', 'CO2')),
       unit text NOT NULL CHECK (unit IN ('\u00b0C', '%', 'hPa', 'ppm')), value real NOT NULL CHECK (value > -100),
       measured_at timestamp NOT NULL, UNIQUE (sensor, sensor_type, measured_at)`,
    'sensor_type',
    {
      temperature: both(is('unit', '\u00b0C'), between('value', 10, 35)),
      humidity: both(is('unit', '%'), between('value', 0, 100)),
      pressure: both(is('unit', 'hPa'), between('value', 950, 1050)),
      CO2: both(is('unit', 'ppm'), between('value', 300, 2000)),
    },
  ],
  [
    'vitals',
    "vital_type ENUM('heart_rate', 'temperature', 'spo2', 'mood') NOT NULL, value DECIMAL(6,2) NOT NULL, unit VARCHAR(20) NOT NULL",
    'vital_type',
    {
      heart_rate: both(is('unit', 'bpm'), between('value', 40, 140)),
      temperature: between('value', 35, 42),
      spo2: both(is('unit', '%'), between('value', 85, 100)),
      mood: anything,
    },
    'mysql',
  ],
  [
    'limits',
    `parameter text NOT NULL CHECK (parameter IN ('temp_f', 'humidity')), min_value numeric(6,1) NOT NULL,
       max_value numeric(6,1) NOT NULL CHECK (max_value > min_value)`,
    'parameter',
    {
      temp_f: both(between('min_value', 30, 70), between('max_value', 70, 110)),
      humidity: both(between('min_value', 0, 40), between('max_value', 60, 100)),
    },
  ],
  [
    'persons',
    "date_of_birth date NOT NULL, marital_status ENUM('single', 'married', 'divorced', 'widowed') NOT NULL",
    'marital_status',
    {
      single: anything,
      widowed: (row) => String(row['date_of_birth']) < '1975',
      '*': (row) => String(row['date_of_birth']) < '2007',
    },
    'mysql',
  ],
  [
    'bookings',
    `transaction_type text NOT NULL CHECK (transaction_type IN ('card_payment', 'salary', 'fee', 'interest')),
       direction text NOT NULL CHECK (direction IN ('credit', 'debit')), amount numeric(15,2) NOT NULL CHECK (amount <> 0),
       balance_before numeric(15,2) NOT NULL, balance_after numeric(15,2) NOT NULL`,
    'direction',
    {
      credit: both(some('amount'), (row) => isSum(row, 'balance_before', '+amount', 'balance_after')),
      debit: (row) => at(row, 'amount') < 0 && isSum(row, 'balance_before', '+amount', 'balance_after'),
    },
  ],
  [
    'stock_movements',
    `movement_type text NOT NULL CHECK (movement_type IN ('receipt', 'issue')), quantity int NOT NULL CHECK (quantity != 0)`,
    'movement_type',
    { receipt: some('quantity'), issue: (row) => at(row, 'quantity') < 0 },
  ],
];

/** Whether cents add up. */
function isSum(row: Row, before: string, amount: string, behind: string): boolean {
  const moved = at(row, amount.slice(1)) * (amount.startsWith('-') ? -1 : 1);
  return Math.round((at(row, before) + moved) * 100) === Math.round(at(row, behind) * 100);
}

for (const [name, elements, by, expected, dialect] of TABLES) {
  test(`numbers of ${name} are as ${by} says`, () => {
    const rows = rowsOf(name, elements, dialect);
    const seen = new Set<string>();
    for (const row of rows) {
      const value = String(row[by]);
      const judge = expected[value] ?? expected['*'];
      seen.add(value);
      assert.ok(judge?.(row), JSON.stringify(row));
    }
    assert.ok(seen.size > 1, [...seen].join());
  });
}

test('what few rows have amounts to nothing in the others, where that is the DEFAULT', () => {
  const fee = 'tuition_fee numeric(8,2) NOT NULL';
  const checks =
    'CHECK (scholarship_amount BETWEEN 0 AND tuition_fee), CHECK (amount_due = tuition_fee - scholarship_amount)';
  for (const [name, elements, column] of [
    ['orders', 'discount_amount numeric(8,2) NOT NULL DEFAULT 0', 'discount_amount'],
    ['enrolments', `${fee}, scholarship_amount numeric(8,2) NOT NULL DEFAULT 0.00`, 'scholarship_amount'],
    [
      'enrolments',
      `${fee}, scholarship_amount numeric(8,2) NOT NULL DEFAULT 0.00, amount_due numeric(8,2) NOT NULL, ${checks}`,
      'scholarship_amount',
    ],
  ] as const) {
    const rows = rowsOf(name, elements);
    const share = rows.filter(zero(column)).length / rows.length;
    assert.ok(share > 0.5 && share < 0.8, `${elements}: ${share}`);
  }
  const without = rowsOf('orders', 'discount_amount numeric(8,2) NOT NULL');
  assert.not.ok(without.every(zero('discount_amount')));
});

test('a status that checks cut into cases says so in each of them', () => {
  const rows = rowsOf(
    'invoices',
    `${status('draft', 'sent', 'part_paid', 'paid')}, total numeric(10,2) NOT NULL, amount_paid numeric(10,2) NOT NULL,
     paid_at timestamp, created_at timestamp NOT NULL, CHECK ((status = 'paid') = (paid_at IS NOT NULL)),
     CHECK (amount_paid <= total), CHECK (paid_at >= created_at)`,
  );
  const judges: Expected = {
    draft: zero('amount_paid'),
    sent: zero('amount_paid'),
    part_paid: partOf('amount_paid', 'total'),
    paid: all('amount_paid', 'total'),
  };
  for (const row of rows) {
    assert.ok(judges[String(row['status'])]?.(row), JSON.stringify(row));
    assert.is(row['status'] === 'paid', row['paid_at'] !== null);
  }
  assert.is(new Set(rows.map((row) => row['status'])).size, 4);
});

test('what a row lacks says so as well', () => {
  const orders = rowsOf(
    'orders',
    'coupon_code text, subtotal numeric(10,2) NOT NULL, discount_amount numeric(10,2) NOT NULL, total numeric(10,2) NOT NULL',
  );
  assert.ok(orders.every((row) => (row['coupon_code'] === null) === zero('discount_amount')(row)));
  assert.ok(orders.some((row) => row['coupon_code'] === null) && orders.some((row) => row['coupon_code'] !== null));
  const users = rowsOf(
    'users',
    'login_count integer NOT NULL, last_login_at timestamp, last_login_ip inet, created_at timestamp NOT NULL',
  );
  assert.ok(users.every((row) => (row['last_login_at'] === null) === zero('login_count')(row)));
  assert.ok(users.every((row) => (row['last_login_at'] === null) === (row['last_login_ip'] === null)));
  assert.ok(users.some((row) => row['last_login_at'] === null));
});

test('checks have the last word', () => {
  const views = rowsOf('posts', `${status('draft', 'published')}, view_count integer NOT NULL CHECK (view_count > 0)`);
  assert.ok(views.every(some('view_count')));
  assert.ok(views.some((row) => row['status'] === 'draft'));
  const paid = rowsOf(
    'invoices',
    `${status('draft', 'paid')}, total numeric(10,2) NOT NULL, amount_paid numeric(10,2) NOT NULL,
     CHECK (amount_paid < total AND amount_paid >= 1)`,
  );
  assert.ok(paid.every((row) => at(row, 'amount_paid') >= 1 && at(row, 'amount_paid') < at(row, 'total')));
});

test('what is asked of a number stays, and so does what another table calls so', () => {
  const ddl = `CREATE TABLE posts (${status('draft', 'published')}, view_count integer NOT NULL)`;
  const asked = compile(ddl, {
    dialect: 'postgresql',
    tables: { posts: { columns: { view_count: { distribution: 'uniform' } } } },
  });
  assert.is(asked.plan.choices.length, 0);
  const refunds = rowsOf('refunds', `${status('pending', 'refunded')}, refund_amount numeric(10,2) NOT NULL`);
  assert.ok(refunds.every(some('refund_amount')));
});

test('without a number that follows, there is no choice', () => {
  const { plan } = compile(`CREATE TABLE posts (${status('draft', 'published')}, word_count integer)`, {
    dialect: 'postgresql',
  });
  assert.equal(plan.choices, []);
});

test('a period lasts as long as its interval says, whatever the status', () => {
  const days: Readonly<Record<string, readonly [number, number]>> = {
    monthly: [28, 31],
    quarterly: [90, 92],
    yearly: [365, 366],
  };
  const rows = rowsOf(
    'subscriptions',
    `billing_interval text NOT NULL CHECK (billing_interval IN ('monthly', 'quarterly', 'yearly')),
    ${status('active', 'past_due', 'canceled')}, current_period_start timestamptz NOT NULL,
    current_period_end timestamptz NOT NULL, CHECK (current_period_end > current_period_start)`,
  );
  for (const row of rows) {
    const [start, end] = [row['current_period_start'], row['current_period_end']].map((one) => Date.parse(`${one}:00`));
    const length = (Number(end) - Number(start)) / 86_400_000;
    const [least = 0, most = 0] = days[String(row['billing_interval'])] ?? [];
    assert.ok(length >= least - 0.001 && length <= most + 0.001, `${row['billing_interval']}: ${length}`);
  }
});

test('explain says what the numbers follow', () => {
  const ddl = `CREATE TABLE posts (${status('draft', 'published')}, view_count integer NOT NULL)`;
  const { columns, agreements } = explain(compile(ddl, { dialect: 'postgresql' }));
  assert.equal(agreements, [
    { column: 'view_count', with: ['status'], how: '"view_count" is what "status" says', dropped: null },
  ]);
  assert.is(columns[1]?.draw, 'so that it is what "status" says');
  assert.is(columns[1]?.cases.length, 2);
});

test('what a state asks of a number is near what others make of it', () => {
  const elements = 'view_count int NOT NULL DEFAULT 0, reply_count int NOT NULL DEFAULT 0, last_post_at timestamp';
  for (const row of rowsOf('threads', elements)) assert.ok(at(row, 'reply_count') <= at(row, 'view_count'));
});

test.run();
