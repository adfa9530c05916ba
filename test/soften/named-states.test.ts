import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';

/* Columns that name the state in which a row has them. */

/** The states of rows in which a column is not NULL, sorted. */
function statesWith(column: string, states: readonly string[], elements: string): readonly string[] {
  const list = states.map((state) => `'${state}'`).join(', ');
  const ddl = `CREATE TABLE things (id int PRIMARY KEY, status text NOT NULL CHECK (status IN (${list})), ${elements})`;
  const rows = Array.from(compile(ddl, { dialect: 'postgresql' }).rows({ rows: 300, seed: '4' }));
  assert.is(new Set(rows.map((row) => row['status'])).size, states.length);
  return [...new Set(rows.filter((row) => row[column] !== null).map((row) => String(row['status'])))].sort();
}

const HEARD = ['scheduled', 'held', 'adjourned'];
const ASKED = ['draft', 'submitted', 'awarded', 'rejected'];

test('what is handled is so once it is resolved or dismissed', () => {
  const states = ['open', 'resolved', 'dismissed'];
  assert.equal(statesWith('handled_at', states, 'handled_at timestamp'), ['dismissed', 'resolved']);
});

test('what is adjourned to a day has one where it is adjourned', () => {
  for (const column of ['adjourned_to', 'adjourned_until', 'adjourned_reason']) {
    assert.equal(statesWith(column, HEARD, `${column} ${column.endsWith('reason') ? 'text' : 'date'}`), ['adjourned']);
  }
});

test('what is said of a delivery is there behind it, and what is in transit has departed', () => {
  const states = ['planned', 'in_transit', 'delivered'];
  assert.equal(statesWith('km', states, 'km int -- driven, known after delivery\n'), ['delivered']);
  assert.equal(statesWith('departed_at', states, 'departed_at timestamp'), ['delivered', 'in_transit']);
});

test('a status with words of its own names the states that it shares with others', () => {
  const states = ['cart', 'address', 'payment', 'complete', 'canceled'];
  assert.equal(statesWith('completed_at', states, 'completed_at timestamp'), ['complete']);
  assert.equal(statesWith('canceled_at', states, 'canceled_at timestamp'), ['canceled']);
});

test('what was verified has a moment where it has somebody who did', () => {
  const states = ['preliminary', 'final', 'corrected'];
  assert.equal(statesWith('verified_at', states, 'verified_at timestamp, verified_by text'), ['corrected', 'final']);
});

test('only values in capitals behind `only` say which rows have a column', () => {
  const states = ['TRANSFER', 'CARD', 'ATM', 'FEE'];
  assert.equal(statesWith('mark', states, 'mark text -- only CARD and ATM, masked\n'), ['ATM', 'CARD']);
  assert.is(statesWith('mark', states, 'mark text -- only ASCII\n').length, states.length);
});

test('what only some rows have is seldom there where nothing says which', () => {
  const ddl =
    'CREATE TABLE gifts (id int PRIMARY KEY, firm_name text, -- corporate gifts only\n http_path text, -- page views only\n http_code int, note text)';
  const rows = Array.from(compile(ddl, { dialect: 'postgresql' }).rows({ rows: 300, seed: '4' }));
  const share = (column: string) => rows.filter((row) => row[column] === null).length / rows.length;
  assert.ok(share('firm_name') > 0.6 && share('firm_name') < 0.9);
  assert.ok(share('http_path') < 0.1);
});

test('what is new has not been driven', () => {
  const ddl =
    "CREATE TABLE cars (id int PRIMARY KEY, condition text NOT NULL CHECK (condition IN ('new', 'used')), mileage_km int)";
  const rows = Array.from(compile(ddl, { dialect: 'postgresql' }).rows({ rows: 300, seed: '4' }));
  const driven = (condition: string) =>
    rows.filter((row) => row['condition'] === condition).map((row) => Number(row['mileage_km']));
  assert.ok(Math.max(...driven('new')) < 100 && Math.max(...driven('used')) > 10_000);
});

test('an answer is there once there is its moment', () => {
  const ddl = 'CREATE TABLE ratings (id int PRIMARY KEY, owner_reply text, replied_at timestamp)';
  const rows = Array.from(compile(ddl, { dialect: 'postgresql' }).rows({ rows: 300, seed: '4' }));
  assert.ok(rows.every((row) => (row['owner_reply'] === null) === (row['replied_at'] === null)));
  assert.ok(rows.some((row) => row['replied_at'] === null));
});

test('what has been awarded has an amount', () => {
  const elements = 'amount_awarded numeric(9, 2), amount_requested numeric(9, 2) NOT NULL';
  assert.equal(statesWith('amount_awarded', ASKED, elements), ['awarded']);
  assert.equal(statesWith('amount_requested', ASKED, elements), [...ASKED].sort());
});

/** Moments of what lies on the way of all that comes later in a list of states, and the states that have it behind them. */
const PASSED: readonly (readonly [moment: string, states: readonly string[], passed: readonly string[]])[] = [
  ['published_at', ['draft', 'published', 'closed'], ['closed', 'published']],
  ['submitted_at', ['draft', 'submitted', 'acknowledged'], ['acknowledged', 'submitted']],
  [
    'sent_at',
    ['draft', 'sent', 'partially_received', 'received', 'cancelled'],
    ['partially_received', 'received', 'sent'],
  ],
  ['received_at', ['draft', 'sent', 'partially_received', 'received', 'cancelled'], ['received']],
  ['approved_at', ['draft', 'approved', 'ordered', 'received'], ['approved', 'ordered', 'received']],
  ['approved_at', ['pending', 'approved', 'rejected'], ['approved']],
  ['published_at', ['draft', 'published', 'scheduled', 'closed'], ['closed', 'published']],
  ['submitted_at', ['new', 'received', 'submitted'], ['submitted']],
];

test('what lies on the way of later states has come in these', () => {
  for (const [moment, states, passed] of PASSED) {
    assert.equal(statesWith(moment, states, `${moment} timestamp`), passed, `${moment}: ${states.join(', ')}`);
  }
});

test('what is not held has no score, and who pays nothing is no premium member', () => {
  const held = ['scheduled', 'completed', 'cancelled', 'no_show'];
  assert.equal(statesWith('score', held, 'score int CHECK (score BETWEEN 1 AND 5)'), ['completed']);
  const tiers = ['free', 'premium', 'family'];
  const ddl = `CREATE TABLE users (tier text NOT NULL CHECK (tier IN ('${tiers.join("', '")}')), premium_since timestamp,
    created_at timestamp NOT NULL)`;
  for (const row of compile(ddl, { dialect: 'postgresql' }).rows({ rows: 300, seed: '4' })) {
    assert.is(row['premium_since'] === null, row['tier'] === 'free');
    assert.ok(row['premium_since'] === null || String(row['premium_since']) >= String(row['created_at']));
  }
});

test('only what is bought has a merchant', () => {
  const list = "'deposit', 'transfer_in', 'card_payment', 'fee', 'interest'";
  const ddl = `CREATE TABLE transactions (transaction_type ENUM(${list}) NOT NULL, merchant_name VARCHAR(80))`;
  const rows = Array.from(compile(ddl, { dialect: 'mysql' }).rows({ rows: 300, seed: '4' }));
  const paid = rows.filter((row) => row['merchant_name'] !== null).map((row) => row['transaction_type']);
  assert.equal([...new Set(paid)], ['card_payment']);
});

test('what a state is called says which moments and reasons there are', () => {
  const cases: readonly [column: string, states: string, expected: string][] = [
    ['ready_at', 'waiting ready fulfilled cancelled', 'fulfilled ready'],
    ['available_since', 'draft available reserved', 'available reserved'],
    ['found_by', 'lost found', 'found'],
    ['refused_reason', 'requested approved refused', 'refused'],
    ['waiver_reason', 'unpaid paid waived', 'waived'],
    ['escalated_to', 'open escalated closed', 'closed escalated'],
    ['first_responded_at', 'new open pending resolved', 'open pending resolved'],
    ['certificate_issued_at', 'active completed cancelled', 'completed'],
    ['due_at', 'due paid', 'due paid'],
    ['expires_at', 'active expired', 'active expired'],
  ];
  for (const [column, states, expected] of cases) {
    const type = /_(?:at|since)$/.test(column) ? 'timestamp' : 'text';
    assert.equal(statesWith(column, states.split(' '), `${column} ${type}`), expected.split(' '), column);
  }
});

test('moments behind the first state tell that states follow each other', () => {
  const states = ['collected', 'analysed', 'released', 'rejected'];
  assert.equal(statesWith('analysed_at', states, 'analysed_at timestamp, released_at timestamp'), [
    'analysed',
    'released',
  ]);
  assert.equal(statesWith('analysed_at', states, 'analysed_at timestamp, released_at timestamp NOT NULL'), [
    'analysed',
  ]);
  const sales = ['draft', 'unsold', 'sold'];
  assert.equal(statesWith('sold_at', sales, 'sold_at timestamp'), ['sold']);
});

test('what a fine was for is no state of it', () => {
  const reason = "reason text NOT NULL CHECK (reason IN ('overdue', 'damaged', 'lost'))";
  assert.equal(statesWith('paid_at', ['unpaid', 'paid', 'waived'], `${reason}, paid_at timestamp`), ['paid']);
});

test('what comes of something is there where that has been done', () => {
  const delivered = ['pending', 'shipped', 'delivered'];
  for (const column of ['rating', 'rated_at', 'rating_comment']) {
    assert.equal(statesWith(column, delivered, 'rating int, rated_at timestamp, rating_comment text'), ['delivered']);
  }
  const graded = ['draft', 'submitted', 'graded'];
  assert.equal(statesWith('score', graded, 'score int, graded_at timestamp'), ['graded']);
  const ddl =
    'CREATE TABLE visits (id int PRIMARY KEY, rating int, rated_at timestamp, diagnosis text, diagnosed_at timestamp)';
  for (const row of compile(ddl, { dialect: 'postgresql' }).rows({ rows: 300, seed: '4' })) {
    assert.is(row['rating'] === null, row['rated_at'] === null);
    assert.is(row['diagnosis'] === null, row['diagnosed_at'] === null);
  }
});

test('what has a key is there in its states, as long as the key has values', () => {
  const states = ['active', 'completed'];
  for (const column of [
    'certificate_number varchar(24) UNIQUE',
    'certificate_number smallint UNIQUE CHECK (certificate_number < 20)',
  ]) {
    assert.equal(statesWith('certificate_number', states, column), ['completed'], column);
    const list = "status text NOT NULL CHECK (status IN ('active', 'completed'))";
    const ddl = `CREATE TABLE courses (id int PRIMARY KEY, ${list}, ${column})`;
    const rows = Array.from(compile(ddl, { dialect: 'postgresql' }).rows({ rows: 300, seed: '4' }));
    const numbers = rows.map((row) => row['certificate_number']).filter((one) => one !== null);
    assert.is(new Set(numbers).size, numbers.length);
    assert.ok(numbers.length > 3);
  }
});

test.run();

test('who has left did so on some day, and only who comes late does so by minutes', () => {
  const statuses = ['enrolled', 'graduated', 'withdrawn'];
  assert.equal(statesWith('left_on', statuses, 'left_on date'), ['graduated', 'withdrawn']);
  const seen = ['present', 'absent', 'late', 'excused'];
  assert.equal(statesWith('minutes_late', seen, 'minutes_late int'), ['late']);
});
