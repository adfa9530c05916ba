import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { at, type Row, rowsOf } from './rows-of.ts';

/* What belongs together in rows of trades: what is sold and what that earns, what is ordered and made, when people are let in. */

const status = (name: string, ...values: readonly string[]): string =>
  `${name} text NOT NULL CHECK (${name} IN (${values.map((value) => `'${value}'`).join(', ')}))`;
const needed = (type: string, ...names: readonly string[]): string =>
  names.map((name) => `${name} ${type} NOT NULL`).join(', ');

const inOrder = (row: Row, ...names: readonly string[]): boolean => {
  const values = names.flatMap((name) => row[name] ?? []);
  return values.every((value, place) => place === 0 || String(values[place - 1]) <= value);
};
const isProduct = (row: Row, of: string, one: string, other: string, share = 1): boolean =>
  Math.abs(at(row, of) - at(row, one) * at(row, other) * share) < 0.0051;
const daysBetween = (row: Row, from: string, to: string): number =>
  (Date.parse(String(row[to]).slice(0, 10)) - Date.parse(String(row[from]).slice(0, 10))) / 86_400_000;

const CASES: readonly (readonly [table: string, elements: string, holds: (row: Row) => boolean])[] = [
  [
    'sales',
    `${needed('numeric(12,2)', 'sale_price', 'commission_amount')}, commission_rate numeric(4,2) NOT NULL`,
    (row) => isProduct(row, 'commission_amount', 'sale_price', 'commission_rate', 0.01),
  ],
  [
    'policies',
    `${needed('numeric(12,2)', 'annual_premium', 'commission_amount')}, commission_rate numeric(5,4) NOT NULL CHECK (commission_rate < 1)`,
    (row) => isProduct(row, 'commission_amount', 'annual_premium', 'commission_rate'),
  ],
  [
    'pick_lines',
    `${needed('int', 'quantity_required', 'quantity_issued')}, ${needed('numeric(9,2)', 'unit_cost', 'line_cost')}`,
    (row) =>
      isProduct(row, 'line_cost', 'unit_cost', 'quantity_required') &&
      at(row, 'quantity_issued') <= at(row, 'quantity_required'),
  ],
  [
    'products',
    `${needed('numeric(12,2)', 'min_sum_insured', 'max_sum_insured')}, ${needed('int', 'min_order_quantity', 'max_order_quantity')}`,
    (row) =>
      at(row, 'min_sum_insured') < at(row, 'max_sum_insured') &&
      at(row, 'min_order_quantity') < at(row, 'max_order_quantity'),
  ],
  [
    'work_orders',
    `${status('status', 'planned', 'in_progress', 'completed')}, ${needed('int', 'quantity_ordered', 'quantity_completed', 'quantity_scrapped')}`,
    (row) =>
      at(row, 'quantity_completed') <= at(row, 'quantity_ordered') &&
      (row['status'] !== 'planned' || at(row, 'quantity_completed') + at(row, 'quantity_scrapped') === 0),
  ],
  [
    'inspections',
    `${needed('int', 'sample_size', 'defective_units')}, ${status('result', 'passed', 'failed')}`,
    (row) => (row['result'] === 'failed' ? at(row, 'defective_units') > 0 : at(row, 'defective_units') < 3),
  ],
  [
    'deals',
    `${status('stage', 'proposal', 'closed_won', 'closed_lost')}, probability smallint NOT NULL CHECK (probability <= 100)`,
    (row) => row['stage'] === 'proposal' || at(row, 'probability') === (row['stage'] === 'closed_won' ? 100 : 0),
  ],
  [
    'listings',
    `${status('status', 'active', 'sold', 'withdrawn', 'expired')}, listed_at timestamp NOT NULL, expires_on date NOT NULL, closed_at timestamp`,
    (row) =>
      (row['closed_at'] === null) === (row['status'] === 'active') &&
      inOrder(row, 'listed_at', 'closed_at') &&
      daysBetween(row, 'listed_at', 'expires_on') >= 0,
  ],
  [
    'events',
    needed('timestamp', 'starts_at', 'ends_at', 'sales_start_at', 'sales_end_at'),
    (row) => inOrder(row, 'sales_start_at', 'sales_end_at', 'starts_at', 'ends_at'),
  ],
  [
    'sales',
    needed('date', 'closing_date', 'contract_signed_on'),
    (row) => inOrder(row, 'contract_signed_on', 'closing_date'),
  ],
  [
    'tasks',
    `${needed('date', 'planned_start_date', 'due_date')}, started_at timestamp`,
    (row) =>
      inOrder(row, 'planned_start_date', 'due_date') &&
      (row['started_at'] === null || daysBetween(row, 'planned_start_date', 'started_at') >= 0),
  ],
  [
    'installments',
    'due_on date NOT NULL, paid_on date',
    (row) => row['paid_on'] === null || Math.abs(daysBetween(row, 'due_on', 'paid_on')) <= 92,
  ],
  [
    'contacts',
    'do_not_email boolean NOT NULL, unsubscribed_at timestamp',
    (row) => (row['do_not_email'] === 'true') === (row['unsubscribed_at'] !== null),
  ],
  [
    'leads',
    'email_opt_in boolean NOT NULL, unsubscribed_at timestamp, marketing_consent boolean NOT NULL, consent_at timestamp',
    (row) =>
      (row['email_opt_in'] === 'false' || row['unsubscribed_at'] === null) &&
      (row['marketing_consent'] === 'true') === (row['consent_at'] !== null),
  ],
  [
    'conversations',
    'is_group boolean NOT NULL, title text, avatar_url text',
    (row) => row['is_group'] === 'true' || (row['title'] === null && row['avatar_url'] === null),
  ],
  [
    'chats',
    `${status('type', 'direct', 'group')}, name text`,
    (row) => row['type'] === 'group' || row['name'] === null,
  ],
  [
    'offices',
    'city text NOT NULL, state char(2) NOT NULL, postal_code varchar(10) NOT NULL',
    (row) => /^\d{5}/.test(String(row['postal_code'])) && /^[A-Z]{2}$/.test(String(row['state'])),
  ],
];

for (const [table, elements, holds] of CASES) {
  test(`${table}: ${elements}`, () => {
    const bad = rowsOf(table, elements).find((row) => !holds(row));
    assert.is(bad, undefined, JSON.stringify(bad));
  });
}

test('few of those whom others follow are verified', () => {
  const rows = rowsOf('profiles', 'is_verified boolean NOT NULL, follower_count int NOT NULL');
  const share = rows.filter((row) => row['is_verified'] === 'true').length / rows.length;
  assert.ok(share > 0.04 && share < 0.25, String(share));
});

test.run();
