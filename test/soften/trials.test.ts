import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Row, rowsOf } from './rows-of.ts';

/* What is tried first, and then paid for period by period, or part by part. */

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
      days(row, 'started_at', 'trial_start') >= 0 && Math.abs(days(row, 'trial_start', 'trial_end') - 13.5) <= 0.5,
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

test('a trial lasts as long for all, and who tries has one', () => {
  const rows = rowsOf(
    'tenants',
    `plan text NOT NULL CHECK (plan IN ('trial', 'basic', 'pro')), trial_ends_on date, created_at date NOT NULL`,
  );
  for (const { trial_ends_on: end = null, created_at: start = null, plan } of rows) {
    assert.ok(end !== null || plan !== 'trial');
    if (end !== null) assert.is(Date.parse(end) - Date.parse(start ?? ''), 14 * 86_400_000);
  }
});

test('what is canceled is so in its last period', () => {
  const rows = rowsOf(
    'subscriptions',
    'canceled_at timestamp, current_period_start timestamp NOT NULL, created_at timestamp NOT NULL',
  );
  for (const { canceled_at: end = null, current_period_start: start = null } of rows) {
    assert.ok(end === null || end > (start ?? ''));
  }
});

test('an installment is its principal with the interest, which is less', () => {
  const rows = rowsOf(
    'loan_instalments',
    'principal_amount numeric(10,2) NOT NULL, interest_amount numeric(10,2) NOT NULL, total_amount numeric(10,2) NOT NULL',
  );
  for (const row of rows) {
    const [principal, interest] = [Number(row['principal_amount']), Number(row['interest_amount'])];
    assert.ok(interest < principal);
    assert.is(Number(row['total_amount']).toFixed(2), (principal + interest).toFixed(2));
  }
});

test('a loan is approved, then disbursed, and nothing is left of it once it is paid off', () => {
  const rows = rowsOf(
    'loans',
    `status text NOT NULL CHECK (status IN ('pending', 'approved', 'active', 'paid_off', 'rejected')), principal numeric(12,2) NOT NULL,
      outstanding_balance numeric(12,2) NOT NULL, applied_at timestamp NOT NULL, approved_at timestamp, disbursed_at timestamp`,
  );
  for (const row of rows) {
    const [approved, disbursed] = [row['approved_at'] ?? null, row['disbursed_at'] ?? null];
    assert.ok(disbursed === null || (approved !== null && approved <= disbursed));
    if (row['status'] === 'paid_off') assert.is(Number(row['outstanding_balance']), 0);
    else assert.ok(Number(row['outstanding_balance']) > 0);
  }
});

test('a trial lasts for weeks where checks bound both of its ends', () => {
  const rows = rowsOf(
    'tenants',
    `started_at date NOT NULL, trial_end date NOT NULL, CHECK (trial_end <= '2025-03-01'), CHECK (trial_end > started_at)`,
  );
  for (const { trial_end: end = null, started_at: start = null } of rows) {
    assert.ok(Date.parse(end ?? '') - Date.parse(start ?? '') <= 30 * 86_400_000, `${start} to ${end}`);
  }
});

test.run();
