import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DialectName } from '../../grammar/index.ts';
import { compile, explain } from '../../src/index.ts';
import { stateOf, statesOf } from '../../src/values/states.ts';
import { type Written, writtenRows } from './parsed-rows.ts';

/** Rows of a table by the names of their columns. */
function rowsOf(elements: string, dialect: DialectName = 'postgresql'): readonly ((column: string) => Written)[] {
  const table = compile(`CREATE TABLE orders (${elements})`, { dialect });
  const names = table.plan.columns.map(({ name }) => name);
  return writtenRows(table, { rows: 300, seed: 4 }).map((row) => (column) => row[names.indexOf(column)] ?? null);
}

/** Of each value of a column, whether others are NULL or false (-), or not (+); a value with which they vary has both. */
function byValue(rows: readonly ((column: string) => Written)[], of: string, others: readonly string[]) {
  const seen = new Map<string, Set<string>>();
  for (const row of rows) {
    const value = String(row(of));
    const marks = others.map((name) => ([null, 'false', '0'].includes(row(name)) ? '-' : '+')).join('');
    seen.set(value, (seen.get(value) ?? new Set<string>()).add(marks));
  }
  return Object.fromEntries(Array.from(seen, ([value, marks]) => [value, [...marks].sort().join(' ')] as const).sort());
}

test('a state says which flags hold and which moments there are', () => {
  const rows =
    rowsOf(`status text NOT NULL CHECK (status IN ('draft', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded')),
    is_paid boolean, paid_at timestamp, shipped_at timestamptz, delivery_note text, delivered_on date, date_canceled date`);
  assert.equal(byValue(rows, 'status', ['is_paid', 'paid_at', 'shipped_at', 'delivered_on', 'date_canceled']), {
    cancelled: '----+',
    delivered: '++++-',
    draft: '-----',
    paid: '++---',
    refunded: '++---',
    shipped: '+++--',
  });
});

test('so do labels of ENUM, and numbers that a comment tells the labels of', () => {
  const labels = rowsOf("state ENUM('open', 'closed') NOT NULL, closed_at DATETIME, closed TINYINT(1)", 'mysql');
  assert.equal(byValue(labels, 'state', ['closed_at', 'closed']), { closed: '++', open: '--' });
  const numbers = rowsOf(
    "status INT NOT NULL COMMENT '0=pending, 1=approved, 2=rejected', approved_at DATETIME",
    'mysql',
  );
  assert.equal(byValue(numbers, 'status', ['approved_at']), { 0: '-', 1: '+', 2: '-' });
});

test('each status has its own milestones', () => {
  const rows = rowsOf(`payment_status text NOT NULL CHECK (payment_status IN ('unpaid', 'paid')),
    shipping_status text NOT NULL CHECK (shipping_status IN ('pending', 'shipped')), paid_at date, shipped_at date`);
  assert.equal(byValue(rows, 'payment_status', ['paid_at']), { paid: '+', unpaid: '-' });
  assert.equal(byValue(rows, 'shipping_status', ['shipped_at']), { pending: '-', shipped: '+' });
});

test('without a status, a moment follows its flag', () => {
  const rows =
    rowsOf(`is_deleted boolean, deleted_at timestamp, email_verified boolean NOT NULL, email_verified_at timestamp,
    is_active boolean NOT NULL, deactivated_at date`);
  assert.equal(byValue(rows, 'is_deleted', ['deleted_at']), { false: '-', true: '+' });
  assert.equal(byValue(rows, 'email_verified', ['email_verified_at']), { false: '-', true: '+' });
  assert.equal(byValue(rows, 'is_active', ['deactivated_at']), { false: '+', true: '-' });
});

test('what is about something else, or may not be NULL, stays as it is', () => {
  const rows = rowsOf(`status text NOT NULL CHECK (status IN ('pending', 'active')), phone_verified_at date,
    activated_at date NOT NULL, deleted_at date`);
  assert.equal(byValue(rows, 'status', ['phone_verified_at']), { active: '+ -', pending: '+ -' });
  assert.ok(rows.every((row) => row('activated_at') !== null));
});

test('checks and keys have the last word', () => {
  const checked = rowsOf(`status text NOT NULL CHECK (status IN ('draft', 'published')), published_at date,
    CHECK (status = 'draft' OR published_at IS NULL)`);
  assert.ok(checked.every((row) => row('status') === 'draft' || row('published_at') === null));
  const keyed = rowsOf("status text NOT NULL CHECK (status IN ('draft', 'published')), published_at date UNIQUE");
  assert.ok(keyed.some((row) => row('status') === 'draft' && row('published_at') !== null));
});

test('explain says what decides on NULL', () => {
  const ddl =
    "CREATE TABLE posts (status text NOT NULL CHECK (status IN ('draft', 'published')), published boolean, published_at date)";
  const { columns } = explain(compile(ddl, { dialect: 'postgresql' }));
  assert.equal(
    columns.map(({ draw }) => draw),
    ['at random', 'at random, in agreement with "status"', 'at random; NULL as "status" says'],
  );
  assert.is(columns[1]?.cases[0]?.different, 2);
});

test('states are known by their words, however they are spelled', () => {
  assert.ok(stateOf('InProgress') !== undefined && stateOf('in-progress') === stateOf('IN_PROGRESS'));
  assert.is(stateOf('cancelled'), stateOf('canceled'));
  assert.is(stateOf('purple'), undefined);
  assert.is(statesOf(['draft', 'red', 'green', 'blue']), null);
  assert.is(statesOf(['draft', 'published', 'odd'])?.[2], undefined);
});

test.run();
