import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { at, type Row, rowsOf } from './rows-of.ts';

/* Moments that few rows have, and what lies so far behind others: terms, lengths, deadlines. */

const DAY = 86_400_000;
const apart = (row: Row, from: string, to: string): number =>
  (Date.parse(String(row[to])) - Date.parse(String(row[from]))) / DAY;
const shareOf = (rows: readonly Row[], holds: (row: Row) => boolean): number => rows.filter(holds).length / rows.length;

test('who is locked out is so for some days, and few are', () => {
  for (const column of ['locked_until', 'banned_until', 'suspended_until', 'lockout_end']) {
    const rows = rowsOf('users', `created_at timestamp NOT NULL, ${column} timestamp`);
    const share = shareOf(rows, (row) => row[column] !== null);
    assert.ok(share > 0 && share < 0.12, `${column}: ${share}`);
    const found = rows.filter((row) => row[column] !== null);
    assert.ok(found.every((row) => String(row[column]) > '2025-12-10' && String(row[column]) < '2026-01-23'));
  }
});

test('what is opened for years is closed seldom, and years later', () => {
  for (const table of ['stores', 'bank_accounts', 'warehouses']) {
    const rows = rowsOf(table, 'opened_on date NOT NULL, closed_on date');
    const closed = rows.filter((row) => row['closed_on'] !== null);
    assert.ok(closed.length > 0 && closed.length < 0.18 * rows.length, `${table}: ${closed.length}`);
    if (table === 'stores') assert.ok(shareOf(closed, (row) => apart(row, 'opened_on', 'closed_on') > 250) > 0.8);
  }
});

test('bills are due by their terms, whatever lies before them beside', () => {
  const rows = rowsOf(
    'invoices',
    `issue_date date NOT NULL, due_date date NOT NULL, created_at timestamp NOT NULL,
    payment_terms text NOT NULL CHECK (payment_terms IN ('NET7', 'NET14', 'NET30'))`,
  );
  for (const row of rows) {
    assert.is(apart(row, 'issue_date', 'due_date'), Number(String(row['payment_terms']).slice(3)));
  }
});

test('minutes are those between two times of day', () => {
  const minutes = (text: string | null | undefined): number => {
    const [hour = 0, minute = 0] = String(text).split(':').map(Number);
    return 60 * hour + minute;
  };
  for (const [table, start, end, length] of [
    ['lessons', 'start_time', 'end_time', 'duration_minutes'],
    ['appointments', 'startTime', 'endTime', 'durationMin'],
    ['shifts', 'starts_at', 'ends_at', 'duration_minutes'],
  ] as const) {
    const rows = rowsOf(table, `"${start}" time NOT NULL, "${end}" time NOT NULL, "${length}" int NOT NULL`);
    // What begins with the day may end at any time of it.
    const equal = shareOf(rows, (row) => at(row, length) === minutes(row[end]) - minutes(row[start]));
    assert.ok(equal > 0.95, `${table}: ${equal}`);
  }
});

test('a trial begins with what it is of, also where that is only created', () => {
  const rows = rowsOf(
    'subscriptions',
    'trial_starts_at timestamp NOT NULL, trial_ends_at timestamp NOT NULL, created_at timestamp NOT NULL',
  );
  for (const row of rows) {
    const [late, length] = [
      apart(row, 'created_at', 'trial_starts_at'),
      apart(row, 'trial_starts_at', 'trial_ends_at'),
    ];
    assert.ok(late >= 0 && late < 0.01 && length > 5 && length < 32, JSON.stringify(row));
  }
});

test('a deadline is breached where what was due is done later, or is not done yet', () => {
  for (const [table, columns, due, done, late] of [
    [
      'tickets',
      'opened_at timestamp NOT NULL, sla_due_at timestamp NOT NULL, resolved_at timestamp, sla_breached smallint NOT NULL',
      'sla_due_at',
      'resolved_at',
      'sla_breached',
    ],
    [
      'tasks',
      'created_at timestamp NOT NULL, due_date date NOT NULL, completed_at timestamp, is_overdue smallint NOT NULL',
      'due_date',
      'completed_at',
      'is_overdue',
    ],
  ] as const) {
    const rows = rowsOf(table, columns);
    const day = (text: string | null | undefined) => (due === 'due_date' ? String(text).slice(0, 10) : String(text));
    for (const row of rows) {
      const isLate = day(row[done] ?? '2026-01-01 00:00:00') > day(row[due]);
      // Seconds behind the deadline are no minute.
      if (Math.abs(apart(row, due, row[done] === null ? due : done)) * 1440 < 1) continue;
      assert.is(at(row, late), Number(isLate), JSON.stringify(row));
    }
    assert.ok(new Set(rows.map((row) => row[late])).size === 2, table);
  }
});

test('what is to be done by a day is done about then', () => {
  const rows = rowsOf('tasks', 'start_date date NOT NULL, due_date date NOT NULL, completed_at timestamp NOT NULL');
  for (const row of rows) {
    assert.ok(apart(row, 'start_date', 'completed_at') >= 0 && apart(row, 'due_date', 'completed_at') > -7);
  }
  assert.ok(shareOf(rows, (row) => String(row['completed_at']).slice(0, 10) === row['start_date']) < 0.1);
});

test('vehicles go some thousands of kilometres until their next service', () => {
  for (const row of rowsOf('vehicles', 'odometer_km int NOT NULL, next_service_km int NOT NULL')) {
    const left = at(row, 'next_service_km') - at(row, 'odometer_km');
    assert.ok(left > 0 && left <= 15_000, JSON.stringify(row));
  }
});

test('what is renewed each year is in force', () => {
  const rows = rowsOf('vehicles', 'purchase_date date NOT NULL, insurance_expiry date NOT NULL');
  assert.ok(shareOf(rows, (row) => String(row['insurance_expiry']) > '2025-12-31') > 0.9);
});

test.run();
