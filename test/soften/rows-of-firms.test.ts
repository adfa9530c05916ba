import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { at, type Row, rowsOf } from './rows-of.ts';

/* Rows of firms as people read them: what is paid, owed and due, sold and worked for. */

const isAbout = (one: number, other: number): boolean => Math.abs(one - other) <= 0.0051;
const days = (row: Row, from: string, to: string): number =>
  (Date.parse(String(row[to])) - Date.parse(String(row[from]))) / 86_400_000;

test('hours are paid at their rate, overtime at half as much again, and all that is held back is missing in the end', () => {
  const rows = rowsOf(
    'slips',
    `hours_worked numeric(5,2) NOT NULL, overtime_hrs numeric(5,2) NOT NULL, hourly_rate numeric(7,2) NOT NULL,
    basic_pay numeric(10,2) NOT NULL, overtime_pay numeric(10,2) NOT NULL, gross_pay numeric(10,2) NOT NULL, income_tax numeric(10,2) NOT NULL,
    pension_contrib numeric(10,2) NOT NULL, other_deductions numeric(10,2) NOT NULL, net_pay numeric(10,2) NOT NULL`,
  );
  for (const row of rows) {
    const rate = at(row, 'hourly_rate');
    assert.ok(at(row, 'hours_worked') > 8);
    assert.ok(isAbout(at(row, 'basic_pay'), at(row, 'hours_worked') * rate));
    assert.ok(isAbout(at(row, 'overtime_pay'), at(row, 'overtime_hrs') * rate * 1.5));
    const held = at(row, 'income_tax') + at(row, 'pension_contrib') + at(row, 'other_deductions');
    assert.ok(isAbout(at(row, 'net_pay'), at(row, 'gross_pay') - held));
  }
});

test('what lies in a stock is worth what it has cost', () => {
  const columns = 'qty_on_hand int NOT NULL, unit_cost numeric(12,4) NOT NULL, total_value numeric(14,2) NOT NULL';
  for (const row of rowsOf('stock', columns)) {
    assert.ok(isAbout(at(row, 'total_value'), at(row, 'qty_on_hand') * at(row, 'unit_cost')));
  }
});

test('what is paid follows the status beside terms of payment', () => {
  const rows = rowsOf(
    'invoices',
    `issue_date date NOT NULL, due_date date NOT NULL, payment_terms text NOT NULL, gross_amount numeric(9,2) NOT NULL,
    amount_paid numeric(9,2) NOT NULL, status text NOT NULL CHECK (status IN ('draft', 'sent', 'partial', 'paid', 'void'))`,
  );
  for (const row of rows) {
    const [paid, gross] = [at(row, 'amount_paid'), at(row, 'gross_amount')];
    if (row['status'] === 'paid') assert.is(paid, gross);
    else if (row['status'] === 'partial') assert.ok(paid > 0 && paid < gross);
    else assert.is(paid, 0);
  }
});

test('tickets are due within weeks', () => {
  for (const row of rowsOf('tickets', 'opened_at timestamp NOT NULL, sla_due_at timestamp NOT NULL')) {
    const due = days(row, 'opened_at', 'sla_due_at');
    assert.ok(due > 0 && due < 23, `${due}`);
  }
});

test('who boards leaves about now', () => {
  const rows = rowsOf(
    'flights',
    `status text NOT NULL CHECK (status IN ('scheduled', 'boarding', 'departed', 'arrived', 'canceled')),
    sched_dep timestamp NOT NULL, sched_arr timestamp NOT NULL, actual_dep timestamp`,
  );
  const boarding = rows.filter((row) => row['status'] === 'boarding');
  assert.ok(boarding.length > 0);
  for (const row of boarding) assert.match(String(row['sched_dep']), /^202(?:5-12|6-01)-/);
});

test('nobody comes more often than their account has days for', () => {
  const rows = rowsOf(
    'users',
    'created_at timestamp NOT NULL, last_sign_in_at timestamp, sign_in_count int NOT NULL DEFAULT 0',
  );
  for (const row of rows) {
    const [from, to] = [row['created_at'], row['last_sign_in_at']].map((moment) =>
      Date.parse(String(moment).slice(0, 10)),
    );
    const days = row['last_sign_in_at'] == null ? 0 : ((to ?? 0) - (from ?? 0)) / 86_400_000;
    assert.ok(Number(row['sign_in_count']) <= 1.5 * (days + 1), JSON.stringify(row));
  }
});

test('what is edited is so within days', () => {
  for (const created of ['created_at', 'comment_date']) {
    for (const row of rowsOf('comments', `${created} timestamp NOT NULL, edited_at timestamp`)) {
      const days = (Date.parse(String(row['edited_at'])) - Date.parse(String(row[created]))) / 86_400_000;
      assert.ok(row['edited_at'] === null || (days >= 0 && days <= 3), JSON.stringify(row));
    }
  }
});

test('what is online was seen within the last two days', () => {
  const rows = rowsOf('devices', 'is_online boolean NOT NULL, last_seen_at timestamp');
  for (const row of rows)
    assert.is(row['is_online'] === 'true', (row['last_seen_at'] ?? '') >= '2025-12-30', JSON.stringify(row));
});

test('what is found at a visit is noted from then on', () => {
  const rows = rowsOf(
    'appointments',
    `patient_id int NOT NULL, doctor_name text, notes text,
      status text NOT NULL CHECK (status IN ('scheduled', 'confirmed', 'completed', 'cancelled'))`,
  );
  for (const row of rows) assert.ok(row['status'] === 'completed' || row['notes'] === null, JSON.stringify(row));
  assert.ok(rows.some((row) => row['notes'] !== null));
});

test('who pays has an account as who is paid has', () => {
  const rows = rowsOf(
    'bank_transactions',
    "type text NOT NULL CHECK (type IN ('debit', 'credit', 'fee')), counterparty_iban varchar(34)",
  );
  const types = new Set(rows.filter((row) => row['counterparty_iban'] !== null).map((row) => row['type']));
  assert.equal([...types].sort(), ['credit', 'debit']);
});

test('most of what a table lists is taxed at one rate, and the rest at a lower one', () => {
  for (const [type, usual] of [
    ['numeric(5,2)', 21],
    ['numeric(5,4)', 0.2],
    ['numeric(5,4)', 0.0825],
  ] as const) {
    const rates = rowsOf('lines', `net_amount numeric(9,2) NOT NULL, tax_rate ${type} NOT NULL DEFAULT ${usual}`);
    const found = rates.map((row) => at(row, 'tax_rate'));
    assert.ok(found.filter((rate) => rate === usual).length > 200);
    assert.ok(
      found.every((rate) => rate === usual || rate <= usual / 2),
      String(new Set(found)),
    );
  }
});

test('products hardly share the code of one', () => {
  const rows = rowsOf('products', 'ean char(13), name text NOT NULL, brand text, category text');
  const codes = rows.flatMap((row) => row['ean'] ?? []);
  assert.is(new Set(codes).size, codes.length);
});

const oneOf = (name: string, ...values: readonly string[]) =>
  `${name} text NOT NULL CHECK (${name} IN (${values.map((value) => `'${value}'`).join(', ')}))`;

test('only what costs nothing is free, were there but one other plan', () => {
  const columns = `${oneOf('plan', 'free', 'premium')}, monthly_price numeric(6,2) NOT NULL`;
  for (const row of rowsOf('subscriptions', columns)) {
    assert.is(at(row, 'monthly_price') === 0, row['plan'] === 'free');
  }
});

test('what was not aired has been seen by nobody, be it on sale', () => {
  const columns = `${oneOf('status', 'available', 'aired')}, impressions int NOT NULL, booked_at timestamp`;
  for (const row of rowsOf('slots', columns)) {
    const isAired = row['status'] === 'aired';
    assert.ok(isAired || at(row, 'impressions') === 0);
    assert.is(row['booked_at'] !== null, isAired);
  }
});

test('what is approved in part has been asked for', () => {
  const columns = `${oneOf('status', 'draft', 'submitted', 'partially_approved')}, submitted_at timestamp, decided_at timestamp`;
  for (const row of rowsOf('claims', columns)) {
    assert.is(row['submitted_at'] !== null, row['status'] !== 'draft');
    assert.is(row['decided_at'] !== null, row['status'] === 'partially_approved');
  }
});

test('a reason is given just where something was rejected', () => {
  for (const row of rowsOf('lines', 'quantity_rejected int NOT NULL DEFAULT 0, rejection_reason text')) {
    assert.is(at(row, 'quantity_rejected') > 0, row['rejection_reason'] !== null);
  }
});

test('pictures in a row last no time', () => {
  for (const row of rowsOf('ads', `${oneOf('format', 'image', 'video', 'carousel')}, video_duration_seconds int`)) {
    assert.is(row['video_duration_seconds'] !== null, row['format'] === 'video');
  }
});

test('a shift that is paid by the hour lasts some hours', () => {
  const columns = `starts_at timestamp NOT NULL, ends_at timestamp NOT NULL, break_minutes int NOT NULL,
    hourly_rate numeric(6,2) NOT NULL`;
  for (const row of rowsOf('staff_shifts', columns)) {
    const lasting = days(row, 'starts_at', 'ends_at');
    assert.ok(lasting > 0.1 && lasting < 0.6, `${lasting}`);
  }
});

test('groups of people are of the ages that people have', () => {
  const columns = 'target_age_min smallint NOT NULL, target_age_max smallint NOT NULL';
  for (const row of rowsOf('ad_groups', columns)) {
    assert.ok(at(row, 'target_age_max') > at(row, 'target_age_min') && at(row, 'target_age_max') < 100);
  }
});

test.run();
