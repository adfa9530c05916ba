import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Expected, type Row, rowsOf } from './rows-of.ts';

/* What is still to be done has begun lately, and what is planned lies ahead. */

const NOW = '2026-01-01';
const LATELY = '2025-12-01';
const lately = (column: string) => (row: Row) =>
  String(row[column]) >= LATELY && String(row[column]).slice(0, 10) <= NOW;
const ahead = (column: string) => (row: Row) => String(row[column]) >= NOW;
const past = (column: string) => (row: Row) => String(row[column]).slice(0, 10) <= NOW;
const status = (words: string): string =>
  `status text NOT NULL CHECK (status IN (${words
    .split(' ')
    .map((word) => `'${word}'`)
    .join(', ')}))`;

/** Tables, and what is expected in each state. */
const TABLES: readonly (readonly [name: string, elements: string, Expected])[] = [
  [
    'orders',
    `${status('pending paid shipped delivered refunded')}, placed_at timestamp NOT NULL`,
    { pending: lately('placed_at'), paid: lately('placed_at'), shipped: lately('placed_at'), '*': past('placed_at') },
  ],
  [
    'tickets',
    `${status('new open pending solved closed')}, opened_at timestamp NOT NULL`,
    { new: lately('opened_at'), pending: lately('opened_at'), '*': past('opened_at') },
  ],
  [
    'posts',
    `${status('draft published')}, created_at timestamp NOT NULL`,
    { draft: lately('created_at'), '*': past('created_at') },
  ],
  [
    'invoices',
    `${status('draft sent paid overdue')}, issue_date date NOT NULL`,
    { draft: lately('issue_date'), sent: lately('issue_date'), '*': past('issue_date') },
  ],
  [
    'tasks',
    `${status('todo in_progress done')}, created_on timestamp NOT NULL, start_date date NOT NULL`,
    { todo: lately('created_on'), in_progress: lately('start_date'), '*': past('created_on') },
  ],
  [
    'appointments',
    `${status('scheduled confirmed completed no_show')}, appointment_date date NOT NULL, created_at timestamp NOT NULL`,
    { scheduled: ahead('appointment_date'), confirmed: ahead('appointment_date'), '*': past('appointment_date') },
  ],
  [
    'visits',
    `${status('pending completed cancelled')}, scheduled_at timestamp NOT NULL`,
    { pending: ahead('scheduled_at'), '*': past('scheduled_at') },
  ],
];

for (const [name, elements, expected] of TABLES) {
  test(`moments of ${name} are as their states say`, () => {
    const rows = rowsOf(name, elements);
    for (const row of rows) assert.ok((expected[String(row['status'])] ?? expected['*'])?.(row), JSON.stringify(row));
    assert.ok(new Set(rows.map((row) => row['status'])).size > 1);
  });
}

test('what is fulfilled is no longer to be done, unlike what is so in part', () => {
  const rows = rowsOf(
    'order_items',
    `${status('unfulfilled partial fulfilled returned')}, created_at timestamp NOT NULL, quantity int NOT NULL`,
  );
  const early = rows.filter((row) => String(row['created_at']) < LATELY).map((row) => row['status']);
  assert.equal([...new Set(early)].sort(), ['fulfilled', 'returned']);
});

test('the number of an invoice has the year of its day, in whatever state it is', () => {
  const rows = rowsOf(
    'invoices',
    `${status('draft sent paid overdue')}, issue_date date NOT NULL,
      invoice_no text NOT NULL CHECK (invoice_no ~ '^INV-[0-9]{4}-[0-9]{5}$')`,
  );
  for (const row of rows)
    assert.is(row['invoice_no']?.slice(4, 8), row['issue_date']?.slice(0, 4), JSON.stringify(row));
  const sent = rows.filter((row) => row['status'] === 'sent').map((row) => row['issue_date']);
  assert.ok(new Set(sent).size > 8, [...new Set(sent)].join(' '));
});

test('what is approved, active or paid in the end may have been so for long', () => {
  for (const [words, word] of [
    ['pending approved rejected', 'approved'],
    ['pending active closed', 'active'],
    ['draft sent paid', 'paid'],
    ['pending captured failed refunded', 'captured'],
  ] as const) {
    const rows = rowsOf('requests', `${status(words)}, created_at timestamp NOT NULL`);
    const found = rows.filter((row) => row['status'] === word);
    assert.ok(
      found.some((row) => String(row['created_at']) < LATELY),
      words,
    );
  }
});

test('what is open is no later than others say who decide on that', () => {
  const rows = rowsOf(
    'leave_requests',
    `${status('pending approved rejected')}, requested_at timestamp NOT NULL, start_date date NOT NULL, end_date date NOT NULL`,
  );
  const late = rows.filter((row) => String(row['requested_at']).slice(0, 10) > String(row['start_date']));
  assert.ok(late.length < 20, String(late.length));
});

test.run();
