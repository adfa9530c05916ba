import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DialectName } from '../../grammar/index.ts';
import { compile, explain } from '../../src/index.ts';
import { stateOf, statesOf } from '../../src/values/states.ts';
import { type Written, writtenRows } from '../plan/parsed-rows.ts';

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

test('a check that says when there is a moment leaves the moment what is expected of it', () => {
  const elements = (check: string) =>
    `status varchar(12) NOT NULL CHECK (status IN ('draft', 'published', 'archived')), published_at timestamp NULL,
     created_at timestamp NOT NULL, note varchar(80), CHECK (${check})`;
  const checks = [
    `status <> 'published' OR published_at IS NOT NULL`,
    `(status = 'draft') = (published_at IS NULL)`,
    `status NOT IN ('published', 'archived') OR published_at IS NOT NULL`,
  ];
  for (const dialect of ['postgresql', 'mysql'] as const) {
    for (const check of checks) {
      const rows = rowsOf(elements(check), dialect);
      assert.equal(byValue(rows, 'status', ['published_at']), { draft: '-', published: '+', archived: '+' }, check);
      const isLate = (row: (column: string) => Written) =>
        row('published_at') === null || String(row('published_at')) >= String(row('created_at'));
      assert.ok(rows.every(isLate), check);
    }
    // What nobody expects is kept as any check is.
    const others = rowsOf(elements(`status = 'draft' OR note IS NULL`), dialect);
    assert.is(byValue(others, 'status', ['note'])['published'], '-');
  }
});

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

test('what is packed is paid, what is reversed was, and an account is closed where it is deactivated', () => {
  const orders = rowsOf(`status text NOT NULL CHECK (status IN ('pending', 'paid', 'packed', 'reversed')),
    paid_at timestamp, reversed_at timestamp`);
  assert.equal(byValue(orders, 'status', ['paid_at', 'reversed_at']), {
    packed: '+-',
    paid: '+-',
    pending: '--',
    reversed: '++',
  });
  const accounts = rowsOf(
    "account_status text NOT NULL CHECK (account_status IN ('active', 'closed')), deactivated_at timestamp",
  );
  assert.equal(byValue(accounts, 'account_status', ['deactivated_at']), { active: '-', closed: '+' });
});

test('a status code and a flag of Y and N say so as well', () => {
  const rows = rowsOf(
    `ord_sts_cd varchar(10) NOT NULL CHECK (ord_sts_cd IN ('OPEN', 'HOLD', 'SHIPPED', 'INVOICED')), ship_dt date,
    discontinued_flg char(1) NOT NULL DEFAULT 'N' CHECK (discontinued_flg IN ('Y', 'N')), discontinued_dt date`,
  );
  assert.equal(byValue(rows, 'ord_sts_cd', ['ship_dt']), { HOLD: '-', INVOICED: '+', OPEN: '-', SHIPPED: '+' });
  assert.equal(byValue(rows, 'discontinued_flg', ['discontinued_dt']), { N: '-', Y: '+' });
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
  const dates = keyed.flatMap((row) => row('published_at') ?? []);
  assert.is(new Set(dates).size, dates.length);
  assert.equal(byValue(keyed, 'status', ['published_at']), { draft: '-', published: '+' });
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

/** Lists of states, and of moments of such things the states that have them: all others do not. */
const LIVES: readonly (readonly [states: string, moments: Readonly<Record<string, string>>])[] = [
  [
    'pending paid processing shipped delivered canceled returned refunded',
    {
      paid_at: 'paid shipped delivered returned refunded',
      shipped_at: 'shipped delivered returned',
      delivered_at: 'delivered returned',
      canceled_at: 'canceled',
      refunded_at: 'refunded',
      returned_at: 'returned',
      delivery_date: 'delivered returned',
    },
  ],
  [
    'queued running succeeded failed canceled timed_out',
    {
      started_at: 'running succeeded failed canceled timed_out',
      finished_at: 'succeeded failed canceled timed_out',
      completed_at: 'succeeded failed canceled timed_out',
      failed_at: 'failed timed_out',
      canceled_at: 'canceled',
    },
  ],
  [
    'scheduled confirmed completed canceled no_show',
    {
      completed_at: 'completed',
      started_at: 'completed',
      canceled_at: 'canceled',
      confirmed_at: 'confirmed completed no_show',
    },
  ],
  ['open in_progress on_hold resolved closed reopened', { resolved_at: 'resolved closed', closed_at: 'closed' }],
  [
    'trial active past_due paused canceled expired',
    {
      started_at: 'trial active past_due paused expired canceled',
      canceled_at: 'canceled',
      ended_at: 'canceled expired',
      paused_at: 'paused',
      expired_at: 'expired',
    },
  ],
  [
    'draft in_review scheduled published archived',
    { published_at: 'published archived', archived_at: 'archived', reviewed_at: 'published archived' },
  ],
  [
    'submitted under_review approved paid denied',
    { approved_at: 'approved paid', denied_at: 'denied', closed_at: 'paid denied', paid_at: 'paid' },
  ],
  [
    'requested approved received refunded rejected',
    { approved_at: 'approved received refunded', refunded_at: 'refunded', rejected_at: 'rejected' },
  ],
  [
    'scheduled boarding departed in_air landed delayed canceled',
    { actual_departure: 'departed in_air landed', actual_arrival: 'landed' },
  ],
  ['draft sent paid overdue void', { sent_at: 'sent paid overdue', paid_at: 'paid', voided_at: 'void' }],
  [
    'queued sent delivered read failed',
    { sent_at: 'sent delivered read', delivered_at: 'delivered read', read_at: 'read' },
  ],
  [
    'pending authorized captured failed refunded',
    { captured_at: 'captured refunded', authorized_at: 'authorized captured refunded' },
  ],
  [
    'new contacted qualified converted lost',
    { converted_at: 'converted', contacted_at: 'contacted qualified converted lost' },
  ],
  [
    'waiting admitted in_treatment discharged',
    { discharged_at: 'discharged', admitted_at: 'admitted in_treatment discharged' },
  ],
  ['pending approved rejected', { approved_at: 'approved', rejected_at: 'rejected', decided_at: 'approved rejected' }],
  [
    'pending active suspended closed',
    { activated_at: 'active suspended closed', suspended_at: 'suspended', closed_at: 'closed' },
  ],
  ['active pending sold withdrawn', { sold_on: 'sold' }],
  [
    'todo in_progress blocked in_review done canceled',
    { completed_at: 'done', started_at: 'in_progress in_review done blocked' },
  ],
  ['active acknowledged resolved muted', { acknowledged_at: 'acknowledged resolved', resolved_at: 'resolved' }],
  ['borrowed returned overdue', { returned_on: 'returned' }],
];

test('in all lists of states, moments are there where what they tell has happened, and only there', () => {
  for (const [list, moments] of LIVES) {
    const states = list.split(' ');
    const names = Object.keys(moments);
    const rows = rowsOf(
      [
        `status text NOT NULL CHECK (status IN (${states.map((state) => `'${state}'`).join(', ')}))`,
        ...names.map((name) => `${name} timestamp`),
      ].join(', '),
    );
    const found = byValue(rows, 'status', names);
    const expected = states.map((state) => [
      state,
      names.map((name) => (moments[name]?.split(' ').includes(state) === true ? '+' : '-')).join(''),
    ]);
    assert.equal(found, Object.fromEntries(expected.sort()), list);
  }
});

test('what explains a milestone is there only once it is passed', () => {
  const rows = rowsOf(`status text NOT NULL CHECK (status IN ('active', 'banned')), banned_reason text, ban_note text,
    banned_by integer, note text`);
  assert.equal(byValue(rows, 'status', ['banned_reason', 'banned_by']), { active: '--', banned: '++' });
  const flagged = rowsOf('is_refunded boolean NOT NULL, refund_amount numeric(8, 2), refund_reason text');
  assert.equal(byValue(flagged, 'is_refunded', ['refund_amount', 'refund_reason']), { false: '--', true: '++' });
  const dated = rowsOf('id integer NOT NULL, created_at timestamp NOT NULL, deleted_at timestamp, deleted_by integer');
  assert.ok(dated.some((row) => row('deleted_at') !== null));
  assert.ok(dated.every((row) => (row('deleted_at') === null) === (row('deleted_by') === null)));
});

test('what is current has no end', () => {
  const rows = rowsOf('is_current boolean NOT NULL, start_date date NOT NULL, end_date date');
  assert.equal(byValue(rows, 'is_current', ['end_date']), { false: '+', true: '-' });
});

test('what is deleted or discontinued is not active, and a state says what is hidden and deleted', () => {
  const users = rowsOf('is_active boolean NOT NULL, deleted_at timestamp');
  assert.equal(byValue(users, 'is_active', ['deleted_at']), { false: '+', true: '-' });
  const keys = rowsOf('is_active boolean NOT NULL, revoked_at timestamp');
  assert.equal(byValue(keys, 'is_active', ['revoked_at']), { false: '+', true: '-' });
  const goods = rowsOf('active tinyint(1) NOT NULL, discontinued_on date', 'mysql');
  assert.equal(byValue(goods, 'active', ['discontinued_on']), { 0: '+', 1: '-' });
  const posts = rowsOf("post_state ENUM('visible', 'hidden', 'deleted') NOT NULL, deleted_at datetime", 'mysql');
  assert.equal(byValue(posts, 'post_state', ['deleted_at']), { deleted: '+', hidden: '-', visible: '-' });
});

test('what failed has an error: levels of logs, statuses of HTTP and codes at the end say so', () => {
  const logged = rowsOf(
    "level text NOT NULL CHECK (level IN ('info', 'warn', 'error')), logger text, exception text, stack_trace text",
  );
  assert.equal(byValue(logged, 'level', ['exception', 'stack_trace']), { error: '++', info: '--', warn: '--' });
  const answers = rowsOf('http_status integer NOT NULL, error_message text');
  const statuses = Object.entries(byValue(answers, 'http_status', ['error_message']));
  assert.ok(statuses.length > 3);
  assert.ok(statuses.every(([status, marks]) => marks === (Number(status) < 400 ? '-' : '+')));
  const runs = byValue(rowsOf('exit_code integer NOT NULL, error_message text'), 'exit_code', ['error_message']);
  assert.ok(Object.entries(runs).every(([code, marks]) => marks === (code === '0' ? '-' : '+')));
});

test('who has died is dead, and whose employment has ended is not active', () => {
  const people = rowsOf('is_deceased boolean NOT NULL, birth_date date NOT NULL, date_of_death date');
  assert.equal(byValue(people, 'is_deceased', ['date_of_death']), { false: '-', true: '+' });
  const staff =
    rowsOf(`emp_name text NOT NULL, emp_salary integer NOT NULL, emp_start_date date NOT NULL, emp_end_date date,
    emp_is_active boolean NOT NULL`);
  assert.equal(byValue(staff, 'emp_is_active', ['emp_end_date']), { false: '+', true: '-' });
});

test('there is only in rows of a kind what belongs to it', () => {
  const machines =
    rowsOf(`drive text NOT NULL CHECK (drive IN ('petrol', 'electric', 'hybrid')), displacement_cc integer,
    battery_capacity_kwh numeric(5,1)`);
  assert.equal(byValue(machines, 'drive', ['displacement_cc', 'battery_capacity_kwh']), {
    electric: '-+',
    hybrid: '++',
    petrol: '+-',
  });
  const donations = rowsOf(`method text NOT NULL CHECK (method IN ('card', 'cheque', 'gift_card')), card_last4 char(4),
    cheque_number varchar(12)`);
  assert.equal(byValue(donations, 'method', ['card_last4', 'cheque_number']), {
    card: '+-',
    cheque: '-+',
    gift_card: '--',
  });
  const answered = rowsOf(`status text NOT NULL CHECK (status IN ('open', 'solved')), satisfaction_rating smallint,
    satisfaction_comment text`);
  assert.equal(byValue(answered, 'status', ['satisfaction_rating', 'satisfaction_comment']), {
    open: '--',
    solved: '++ --',
  });
  const devices = rowsOf("status text NOT NULL CHECK (status IN ('ok', 'error')), error_code varchar(20)");
  assert.equal(byValue(devices, 'status', ['error_code']), { error: '+', ok: '-' });
});

test('what is overdue was due before the reference time, also where that is computed', () => {
  const rows = rowsOf(
    `issue_date date NOT NULL, due_date date NOT NULL CHECK (due_date >= issue_date), payment_terms_days smallint NOT NULL
    DEFAULT 30, status ENUM('draft', 'sent', 'paid', 'overdue') NOT NULL`,
    'mysql',
  ).filter((row) => row('status') === 'overdue');
  assert.ok(rows.length > 0 && rows.every((row) => String(row('due_date')) < '2026-01-01'));
});

test('kinds go with a direction that a check computes with', () => {
  const rows = rowsOf(`kind text NOT NULL CHECK (kind IN ('card_payment', 'credit_transfer', 'salary')),
    dr_cr char(1) NOT NULL CHECK (dr_cr IN ('D', 'C')), amount numeric(10, 2) NOT NULL CHECK (amount > 0),
    opening numeric(12, 2) NOT NULL, closing numeric(12, 2) NOT NULL,
    CHECK (closing = opening + CASE dr_cr WHEN 'C' THEN amount ELSE -amount END)`);
  const seen = new Set(rows.map((row) => `${row('kind')} ${row('dr_cr')}`));
  assert.equal([...seen].sort(), ['card_payment D', 'credit_transfer C', 'credit_transfer D', 'salary C']);
});

test('what has not come once has been counted no more than that', () => {
  const rows = rowsOf('last_visit_at timestamp, visit_count integer NOT NULL DEFAULT 0 CHECK (visit_count < 900000)');
  const never = rows.filter((row) => row('last_visit_at') === null);
  assert.ok(never.length > 0 && never.every((row) => Number(row('visit_count')) === 0));
});

test('a comment says which rows have a column', () => {
  const rows = rowsOf(`kind text NOT NULL CHECK (kind IN ('company', 'person', 'agency')), pay text NOT NULL CHECK
    (pay IN ('card', 'cash')), status text NOT NULL CHECK (status IN ('open', 'paid', 'shipped', 'canceled')),
    a integer, -- only for companies and agencies
    b integer, -- NULL unless pay = 'card'
    c integer, -- NULL until the order is paid
    d integer, -- optional, only for pay = 'card'
    e integer, -- card payments only
    f integer -- given by clients who paid
    `);
  assert.equal(byValue(rows, 'kind', ['a']), { agency: '+', company: '+', person: '-' });
  assert.equal(byValue(rows, 'pay', ['b', 'e']), { card: '++', cash: '--' });
  assert.equal(byValue(rows, 'status', ['c']), { canceled: '-', open: '-', paid: '+', shipped: '+' });
  assert.ok(rows.every((row) => row('f') === null || row('status') === 'paid'));
  assert.ok(rows.some((row) => row('pay') === 'cash' && row('d') !== null));
});

test('who is asked may answer, and says more only then', () => {
  const rows = rowsOf(`status text NOT NULL CHECK (status IN ('open', 'solved', 'closed')), satisfaction_rating integer,
    satisfaction_comment text`);
  const rated = rows.filter((row) => row('satisfaction_rating') !== null);
  assert.ok(rated.every((row) => row('status') !== 'open'));
  assert.ok(rows.some((row) => row('status') === 'closed' && row('satisfaction_rating') === null));
  assert.ok(rows.every((row) => row('satisfaction_rating') !== null || row('satisfaction_comment') === null));
});

test('an instalment is the fraction of what a year costs that its frequency says', () => {
  const times: Readonly<Record<string, number>> = { monthly: 12, quarterly: 4, annual: 1 };
  const rows = rowsOf(`payment_frequency text NOT NULL CHECK (payment_frequency IN ('monthly', 'quarterly', 'annual')),
    annual_premium numeric(10, 2) NOT NULL, instalment_amount numeric(10, 2) NOT NULL`);
  const kept = rows.filter((row) => {
    const part = Number(row('annual_premium')) / (times[String(row('payment_frequency'))] ?? 1);
    return Math.abs(part - Number(row('instalment_amount'))) <= 0.011;
  });
  assert.ok(kept.length >= 0.98 * rows.length);
});

test('a state that no table knows is a milestone of its own', () => {
  const rows = rowsOf(`status text NOT NULL CHECK (status IN ('new', 'quarantined', 'active', 'cancelled')),
    quarantined_at timestamp`);
  assert.equal(byValue(rows, 'status', ['quarantined_at']), {
    cancelled: '-',
    active: '+',
    new: '-',
    quarantined: '+',
  });
});

test('who tries something has begun lately, and the end lies ahead', () => {
  const rows =
    rowsOf(`status text NOT NULL CHECK (status IN ('trialing', 'active', 'canceled')), trial_ends_at timestamp,
    created_at timestamp NOT NULL`);
  const trials = rows.filter((row) => row('status') === 'trialing');
  assert.ok(trials.length > 0);
  for (const row of trials) {
    assert.ok(String(row('trial_ends_at')) >= '2026', String(row('trial_ends_at')));
    assert.match(String(row('created_at')), /^2025-12-/);
  }
});

test('what has not ended has no length', () => {
  const rows = rowsOf('started_at timestamp NOT NULL, finished_at timestamp, duration_ms integer');
  assert.ok(rows.some((row) => row('finished_at') === null));
  assert.ok(rows.every((row) => (row('finished_at') === null) === (row('duration_ms') === null)));
  const states =
    rowsOf(`status text NOT NULL CHECK (status IN ('queued', 'running', 'completed')), started_at timestamp NOT NULL,
    finished_at timestamp, duration_ms integer`);
  assert.equal(byValue(states, 'status', ['finished_at', 'duration_ms']), {
    completed: '++',
    queued: '--',
    running: '--',
  });
});

test('states are known by their words, however they are spelled', () => {
  assert.ok(stateOf('InProgress') !== undefined && stateOf('in-progress') === stateOf('IN_PROGRESS'));
  assert.is(stateOf('cancelled'), stateOf('canceled'));
  assert.is(stateOf('purple'), undefined);
  assert.is(statesOf(['draft', 'red', 'green', 'blue']), null);
  assert.is(statesOf(['draft', 'published', 'odd'])?.[2], undefined);
});

test.run();
