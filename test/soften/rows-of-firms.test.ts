import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { at, type Row, rowsOf } from './rows-of.ts';

/* Rows of firms as people read them: what is paid, owed and due. */

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

test.run();
