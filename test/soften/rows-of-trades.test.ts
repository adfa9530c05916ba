import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileSchema } from '../../src/index.ts';
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
    'parking_sessions',
    `entered_at timestamp NOT NULL, exited_at timestamp, duration_minutes int, ${status('status', 'active', 'completed')}`,
    (row) =>
      (row['status'] === 'completed') === (row['exited_at'] !== null) &&
      (row['exited_at'] === null ||
        Date.parse(String(row['exited_at'])) - Date.parse(String(row['entered_at'])) ===
          at(row, 'duration_minutes') * 60_000),
  ],
  [
    'samples',
    `collected_at timestamp NOT NULL, received_at timestamp, ${status('status', 'collected', 'received', 'analyzed')}`,
    (row) => (row['status'] === 'collected') === (row['received_at'] === null),
  ],
  [
    'halls',
    needed('int', 'seat_rows', 'seats_per_row', 'capacity'),
    (row) => isProduct(row, 'capacity', 'seat_rows', 'seats_per_row'),
  ],
  [
    'invoices',
    needed('date', 'period_start', 'period_end'),
    (row) => daysBetween(row, 'period_start', 'period_end') > 25 && daysBetween(row, 'period_start', 'period_end') < 36,
  ],
  [
    'products',
    needed('int', 'reorder_level', 'target_level'),
    (row) => at(row, 'reorder_level') < at(row, 'target_level'),
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
    'containers',
    `${status('container_type', '20GP', '40HC', '20RF', '40RF')}, ${needed('int', 'tare_weight_kg', 'gross_weight_kg', 'net_weight_kg')}, set_temperature_c numeric(4,1)`,
    (row) =>
      at(row, 'tare_weight_kg') >= 1_900 &&
      at(row, 'gross_weight_kg') <= 31_000 &&
      at(row, 'net_weight_kg') === at(row, 'gross_weight_kg') - at(row, 'tare_weight_kg') &&
      /RF$/.test(String(row['container_type'])) === (row['set_temperature_c'] !== null),
  ],
  [
    'standings',
    needed('int', 'played', 'won', 'drawn', 'lost', 'goals_for', 'goals_against', 'goal_difference', 'points'),
    (row) =>
      at(row, 'points') === 3 * at(row, 'won') + at(row, 'drawn') &&
      at(row, 'goal_difference') === at(row, 'goals_for') - at(row, 'goals_against') &&
      at(row, 'goals_for') <= 3 * at(row, 'played'),
  ],
  [
    'matches',
    `${status('status', 'scheduled', 'finished', 'postponed')}, home_score int, attendance int`,
    (row) => (row['status'] === 'finished') === (row['attendance'] !== null),
  ],
  [
    'audit_log',
    `${status('actor_type', 'user', 'system', 'api_key')}, actor_id int, actor_email text`,
    (row) => (row['actor_type'] !== 'system') === (row['actor_id'] !== null),
  ],
  [
    'visits',
    `${status('status', 'scheduled', 'completed', 'no_show')}, temperature_c numeric(4,1), diagnosis text`,
    (row) => row['status'] === 'completed' || (row['temperature_c'] === null && row['diagnosis'] === null),
  ],
  [
    'leases',
    `${status('status', 'draft', 'active', 'expired', 'terminated')}, signed_at timestamp`,
    (row) => (row['status'] === 'draft') === (row['signed_at'] === null),
  ],
  [
    'invoices',
    `${status('status', 'draft', 'open', 'paid')}, issued_at timestamp`,
    (row) => (row['status'] === 'draft') === (row['issued_at'] === null),
  ],
  [
    'vaccinations',
    'vaccine_name text NOT NULL, administered_on date NOT NULL, valid_until date NOT NULL',
    (row) => daysBetween(row, 'administered_on', 'valid_until') > 0,
  ],
  [
    'players',
    'jersey_number int NOT NULL, joined_on date NOT NULL, contract_until date NOT NULL',
    (row) => daysBetween(row, 'joined_on', 'contract_until') > 0,
  ],
  [
    'reservations',
    'guest_name text NOT NULL, room_no text NOT NULL, arr_date date NOT NULL, dep_date date NOT NULL, checked_in_at timestamp',
    (row) => row['checked_in_at'] === null || Math.abs(daysBetween(row, 'arr_date', 'checked_in_at')) <= 1,
  ],
  [
    'sensor_readings',
    'window_start timestamp NOT NULL, window_end timestamp NOT NULL, recorded_at timestamp NOT NULL, received_at timestamp NOT NULL',
    (row) =>
      inOrder(row, 'window_start', 'recorded_at', 'received_at') &&
      daysBetween(row, 'window_start', 'received_at') <= 2,
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

test('moments lie behind others: what is prescribed, insured and sold', () => {
  const compiled = compileSchema(
    `CREATE TABLE prescriptions (refills int NOT NULL, written_on date NOT NULL, filled_on date NOT NULL, expires_on date NOT NULL);
    CREATE TABLE policies (inception_date date NOT NULL, expiry_date date NOT NULL, term_months int NOT NULL);
    CREATE TABLE homes (listed_on date NOT NULL, sold_on date NOT NULL, days_on_market int NOT NULL);
    CREATE TABLE offers (list_dt date NOT NULL, sold_dt date NOT NULL, days_on_mkt int NOT NULL)`,
    { dialect: 'postgresql' },
  );
  const days = (one: unknown, other: unknown) => (Date.parse(String(other)) - Date.parse(String(one))) / 86_400_000;
  const rowsIn = (table: string) => [...compiled.rows(table, { rows: 50, seed: 5 })];
  for (const row of rowsIn('prescriptions')) {
    assert.ok(days(row['written_on'], row['filled_on']) >= 0);
    assert.ok(days(row['written_on'], row['expires_on']) <= 366);
  }
  for (const row of rowsIn('policies')) {
    const length = days(row['inception_date'], row['expiry_date']);
    assert.ok(Math.abs(length - Number(row['term_months']) * 30.42) < 4, String(length));
  }
  for (const row of rowsIn('homes')) assert.is(Number(row['days_on_market']), days(row['listed_on'], row['sold_on']));
  for (const row of rowsIn('offers')) assert.is(Number(row['days_on_mkt']), days(row['list_dt'], row['sold_dt']));
});

test.run();
