import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Row, rowsOf } from './rows-of.ts';

/* What is tried first, and then paid for period by period. */

test('a trial starts with what it is of, and ends later, and periods are as long whether they are over or not', () => {
  const rows = rowsOf(
    'subscriptions',
    `status text NOT NULL CHECK (status IN ('trialing', 'active', 'canceled')), trial_start timestamp, trial_end timestamp, started_at timestamp NOT NULL,
      current_period_start timestamp NOT NULL, current_period_end timestamp NOT NULL`,
  );
  const days = (row: Row, from: string, to: string) =>
    (Date.parse(String(row[to])) - Date.parse(String(row[from]))) / 86_400_000;
  for (const row of rows) {
    assert.ok(
      days(row, 'started_at', 'trial_start') >= 0 && days(row, 'trial_start', 'trial_end') > 0,
      row['status'] ?? '',
    );
    const length = days(row, 'current_period_start', 'current_period_end');
    assert.ok(length > 27 && length < 34, String(length));
  }
});

test('a trial that some rows lack lacks both of its ends', () => {
  const rows = rowsOf('accounts', 'trial_started_at timestamp, trial_ends_at timestamp, created_at timestamp NOT NULL');
  assert.ok(rows.every((row) => (row['trial_started_at'] === null) === (row['trial_ends_at'] === null)));
  assert.ok(rows.some((row) => row['trial_started_at'] === null));
});

test.run();
