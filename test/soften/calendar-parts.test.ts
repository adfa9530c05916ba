import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileSchema, type DialectName, explain } from '../../src/index.ts';

/** Values of a row by the names of columns, as texts; null: NULL. */
type Row = Readonly<Record<string, string | null>>;

function rowsOf(ddl: string, dialect: DialectName = 'postgresql', rows = 200): readonly Row[] {
  const compiled = compileSchema(`CREATE TABLE t (${ddl})`, { dialect });
  return [...compiled.rows('t', { rows, seed: 5 })].map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value === null ? null : String(value)])),
  );
}

/** Whether and why an agreement of a column is not kept. */
function droppedOf(ddl: string, column: string): readonly (string | null)[] {
  const [table] = compileSchema(`CREATE TABLE t (${ddl})`, { dialect: 'postgresql' }).tables;
  if (table === undefined) return [];
  return explain(table).agreements.flatMap((one) => (one.column === column ? [one.dropped] : []));
}

const dateOf = (text: string | null | undefined): Date => new Date(`${text?.slice(0, 10)}T00:00:00Z`);

test('parts follow the moment that their names are about', () => {
  for (const row of rowsOf('order_date date NOT NULL, ship_date date NOT NULL, order_year int, ship_month int')) {
    assert.is(row['order_year'], row['order_date']?.slice(0, 4));
    assert.is(Number(row['ship_month']), Number(row['ship_date']?.slice(5, 7)));
  }
});

test('a part is NULL where its moment is, and has a value where it is not', () => {
  const rows = rowsOf('paid_on date, paid_month int');
  assert.ok(rows.some((row) => row['paid_on'] === null));
  assert.ok(rows.every((row) => (row['paid_on'] === null) === (row['paid_month'] === null)));
});

test('a check counts the days of a week from zero', () => {
  for (const row of rowsOf('d date NOT NULL, day_of_week int NOT NULL CHECK (day_of_week BETWEEN 0 AND 6)')) {
    assert.is(Number(row['day_of_week']), dateOf(row['d']).getUTCDay());
  }
});

test('labels of an enumeration are matched by their beginnings', () => {
  const names = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];
  const labels = names.map((name) => `'${name}'`).join(', ');
  for (const row of rowsOf(`d DATE NOT NULL, weekday ENUM(${labels}) NOT NULL`, 'mysql')) {
    assert.is(row['weekday'], names[dateOf(row['d']).getUTCDay()]);
  }
});

test('a period ends with its month, whatever its ends are called', () => {
  for (const [from, to] of [
    ['from', 'to'],
    ['start', 'until'],
    ['begin', 'to'],
  ]) {
    for (const row of rowsOf(`period_${from} date NOT NULL, period_${to} date NOT NULL`)) {
      assert.is(row[`period_${from}`]?.slice(0, 7), row[`period_${to}`]?.slice(0, 7));
    }
  }
});

test('a period ends with its month, and lies before what comes of it', () => {
  for (const row of rowsOf('period_start date NOT NULL, period_end date NOT NULL, pay_date date NOT NULL')) {
    const [start, end] = [dateOf(row['period_start']), dateOf(row['period_end'])];
    assert.is(start.getUTCDate(), 1);
    assert.is(end.valueOf(), Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0));
    assert.ok(dateOf(row['pay_date']) > end);
  }
});

test('a period ends behind a start that a key decides on', () => {
  const ddl = `employee int NOT NULL, period_start date NOT NULL, period_end date NOT NULL, submitted_at timestamp,
    UNIQUE (employee, period_start)`;
  for (const row of rowsOf(ddl)) {
    const days = (dateOf(row['period_end']).valueOf() - dateOf(row['period_start']).valueOf()) / 86_400_000;
    assert.ok(days >= 28 && days <= 34, `${row['period_start']} ${row['period_end']}`);
  }
});

test('a key of days in digits leads what is said of the day', () => {
  const rows = rowsOf('date_key int PRIMARY KEY, full_date date NOT NULL, quarter int NOT NULL');
  assert.is(new Set(rows.map((row) => row['date_key'])).size, rows.length);
  for (const row of rows) {
    assert.is(row['full_date']?.slice(0, 10).replaceAll('-', ''), row['date_key']);
    assert.is(Number(row['quarter']), Math.floor(dateOf(row['full_date']).getUTCMonth() / 3) + 1);
  }
});

test('a day beside a moment is its day, and an hour its hour', () => {
  for (const row of rowsOf('hit_at timestamp(0) NOT NULL, hit_date date NOT NULL, hit_hour int NOT NULL')) {
    assert.is(row['hit_date']?.slice(0, 10), row['hit_at']?.slice(0, 10));
    assert.is(Number(row['hit_hour']), Number(row['hit_at']?.slice(11, 13)));
  }
});

test('a pattern leaves the number of a document the year in which it came about', () => {
  const number = "claim_number varchar(16) NOT NULL UNIQUE CHECK (claim_number ~ '^CLM-[0-9]{4}-[0-9]{6}$')";
  const rows = rowsOf(`policy_start_date date NOT NULL, ${number}, reported_at timestamptz NOT NULL`);
  for (const row of rows) assert.is(row['claim_number']?.slice(4, 8), row['reported_at']?.slice(0, 4));
  assert.ok(new Set(rows.map((row) => row['claim_number']?.slice(4, 8))).size > 1);
  // Where the rest tells too few rows apart, or it is no such number, the pattern is all that is known.
  for (const column of [number.replace('{6}', '{4}'), number.replaceAll('claim_number', 'fingerprint')]) {
    const years = rowsOf(`${column}, reported_at timestamptz NOT NULL`).map((row) =>
      Object.values(row)[0]?.slice(4, 8),
    );
    assert.ok(new Set(years).size > 100, column);
  }
});

test('a number has the year in which it was given, whatever the row is about', () => {
  const number = 'request_no varchar(16) NOT NULL UNIQUE, -- e.g. LR-2025-00042\n';
  const rows = rowsOf(`${number} start_date date NOT NULL, submitted_at timestamp NOT NULL`);
  for (const row of rows) assert.is(row['request_no']?.slice(3, 7), row['submitted_at']?.slice(0, 4));
});

test('checks and keys have the last word, and explain says so', () => {
  const checked = 'd date NOT NULL, month int NOT NULL CHECK (month BETWEEN 1 AND 3)';
  assert.equal(droppedOf(checked, 'month'), ['"month" cannot hold what the others make of it']);
  assert.ok(rowsOf(checked).every((row) => Number(row['month']) <= 3));
  assert.equal(droppedOf('d date NOT NULL, year int, month int, PRIMARY KEY (year, month)', 'month'), [
    'something else decides on "month"',
  ]);
});

test('columns that are about something else stay as they are', () => {
  const rows = rowsOf('created_at timestamp NOT NULL, exp_month int NOT NULL, birth_date date NOT NULL');
  assert.ok(rows.some((row) => Number(row['exp_month']) !== Number(row['created_at']?.slice(5, 7))));
});

test.run();
