import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, type DialectName, distributionOf } from '../../src/index.ts';
import { binned } from '../../src/page/profile/bins.ts';
import type { Chart } from '../../src/page/profile/chart.ts';
import { counted, mostFrequent } from '../../src/page/profile/frequencies.ts';
import { type ColumnProfile, profileOf } from '../../src/page/profile/profile.ts';
import { NUMBER_SCALE, number, WHOLE_SCALE } from '../../src/page/profile/scale.ts';
import { CLOCK_SCALE, clockNumber, MOMENT_SCALE, momentNumber } from '../../src/page/profile/time-scale.ts';

const ROWS = 2000;

/** Profiles of all columns of a table. */
function profiles(ddl: string, dialect: DialectName = 'postgresql'): readonly ColumnProfile[] {
  const compiled = compile(ddl, { dialect });
  const rows = [...compiled.rows({ rows: ROWS, seed: 3, as: 'array' })];
  return compiled.plan.columns.map(({ name, shape }, place) =>
    profileOf(
      rows.map((row) => row[place] ?? null),
      shape.kind,
      distributionOf(compiled, name),
    ),
  );
}

function profile(column: string, dialect?: DialectName): ColumnProfile {
  const [only] = profiles(`CREATE TABLE t (${column})`, dialect);
  assert.ok(only);
  return only;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, entry) => total + entry, 0);
}

function labels({ bars }: Chart): readonly string[] {
  return bars.map(({ label }) => label);
}

const COLUMNS = [
  ['postgresql', 'a int'],
  ['postgresql', 'a int NOT NULL CHECK (a BETWEEN 1 AND 5)'],
  ['postgresql', 'a bigint'],
  ['postgresql', 'price numeric(8,2)'],
  ['postgresql', 'a float8'],
  ['postgresql', 'a money'],
  ['postgresql', 'a date'],
  ['postgresql', 'a timestamptz'],
  ['postgresql', "a timestamp CHECK (a > '2024-01-01' AND a < '2024-01-02')"],
  ['postgresql', 'a time'],
  ['postgresql', 'a interval'],
  ['postgresql', 'a boolean'],
  ['postgresql', "a text CHECK (a IN ('x', 'y'))"],
  ['postgresql', 'first_name text'],
  ['postgresql', 'description text'],
  ['postgresql', 'a uuid'],
  ['postgresql', 'a bytea'],
  ['postgresql', 'a jsonb'],
  ['postgresql', 'a inet'],
  ['postgresql', 'a int CHECK (a IS NULL)'],
  ['mysql', "a ENUM('small', 'large')"],
  ['mysql', "a SET('a', 'b', 'c')"],
  ['mysql', 'a YEAR'],
  ['mysql', 'a BIT(4)'],
  ['mysql', 'a TIME'],
  ['mysql', 'a BOOLEAN'],
] as const;

for (const [dialect, column] of COLUMNS) {
  test(`bars, NULLs and what lies outside are all rows: ${column}`, () => {
    const { rows, nulls, charts } = profile(column, dialect);
    assert.is(rows, ROWS);
    assert.is(charts.length > 0, nulls < ROWS);
    for (const { bars, outside } of charts) {
      assert.is(sum(bars.map(({ count }) => count)) + outside + nulls, ROWS);
    }
  });

  test(`what is stated adds up to the values: ${column}`, () => {
    const { nulls, charts } = profile(column, dialect);
    for (const { bars } of charts) {
      const stated = bars.flatMap((bar) => (bar.stated === null ? [] : [bar.stated]));
      assert.ok(stated.length === 0 || stated.length === bars.length);
      if (stated.length > 0) assert.ok(Math.abs(sum(stated) - (ROWS - nulls)) < 1);
    }
  });

  test(`bars lie side by side and ticks between the ends: ${column}`, () => {
    for (const { bars, ticks } of profile(column, dialect).charts) {
      assert.is(bars[0]?.from, 0);
      assert.is(bars.at(-1)?.to, 1);
      assert.ok(bars.every(({ from, to }, place) => from < to && (place === 0 || from === bars[place - 1]?.to)));
      assert.ok(ticks.every(({ at }) => at >= 0 && at <= 1));
    }
  });
}

for (const [column, kinds] of [
  ['a int', ['numbers']],
  ['a date', ['moments']],
  ['a time', ['clock']],
  ['a boolean', ['values']],
  ["a text CHECK (a IN ('x', 'y'))", ['values']],
  ['country text', ['values']],
  ['full_name text', ['lengths']],
  ['a uuid', ['lengths']],
  ['a int CHECK (a IS NULL)', []],
] as const) {
  test(`what is drawn of ${column}`, () => {
    assert.equal(
      profile(column).charts.map(({ of }) => of),
      kinds,
    );
  });
}

test('what is stated lies near what is drawn', () => {
  for (const column of ['a int', 'a numeric(6,2)', 'a date', 'a boolean', "a text CHECK (a IN ('x', 'y', 'z'))"]) {
    const [chart] = profile(column).charts;
    for (const { count, stated } of chart?.bars ?? [])
      assert.ok(Math.abs(count - (stated ?? -1)) < 6 * Math.sqrt(ROWS / 10));
  }
});

test('nothing is stated of a key, and each value of it comes once', () => {
  const { distinct, charts } = profile('a int PRIMARY KEY');
  assert.is(distinct, ROWS);
  assert.ok(charts[0]?.bars.every(({ stated }) => stated === null));
});

test('a few whole numbers have a bar each', () => {
  const chart = binned('numbers', [3, 3, 5, 6], null, WHOLE_SCALE);
  assert.equal(labels(chart), ['3', '4', '5', '6']);
  assert.equal(
    chart.bars.map(({ count }) => count),
    [2, 0, 1, 1],
  );
});

test('intervals of numbers', () => {
  const tens = Array.from({ length: 300 }, (_, at) => at);
  assert.equal(labels(binned('numbers', tens, null, WHOLE_SCALE)).slice(0, 2), ['0 to 9', '10 to 19']);
  assert.equal(labels(binned('numbers', [0.5, 3.2], null, NUMBER_SCALE)).slice(0, 2), ['0.5 to 0.6', '0.6 to 0.7']);
  assert.equal(labels(binned('numbers', [-7.5], null, NUMBER_SCALE)).length, 1);
  assert.ok(binned('numbers', [-1e300, 1e300], null, NUMBER_SCALE).bars.length <= 36);
});

test('a few values far away do not stretch the axis', () => {
  const near = Array.from({ length: 1000 }, (_, at) => at % 50);
  const chart = binned('numbers', [...near, 90_000], null, WHOLE_SCALE);
  assert.is(chart.bars.at(-1)?.isRest, true);
  assert.match(chart.bars.at(-1)?.label ?? '', /and more$/);
  assert.is(sum(chart.bars.map(({ count }) => count)), 1001);
});

test('what is no number lies outside', () => {
  assert.is(binned('numbers', [1, Number.NaN, Number.POSITIVE_INFINITY], null, NUMBER_SCALE).outside, 2);
  assert.equal(binned('numbers', [Number.NaN], null, NUMBER_SCALE).bars, []);
});

for (const [from, to, first, ticks] of [
  ['1990-05-01', '2023-07-01', '1990', ['1990', '2000', '2010', '2020']],
  ['2022-11-05', '2024-02-10', '2022-10-27 to 2022-11-09', ['2023-01', '2023-07', '2024-01']],
  ['2024-02-20', '2024-03-10', '2024-02-20', ['2024-02-22', '2024-02-29', '2024-03-07']],
  ['2024-02-20T08:10:00', '2024-02-20T13:00:00', '2024-02-20 08:00', ['2024-02-20 09:00', '2024-02-20 12:00']],
] as const) {
  test(`the time line from ${from} to ${to}`, () => {
    const chart = binned('moments', [from, to].map(momentNumber), null, MOMENT_SCALE);
    assert.ok(labels(chart)[0]?.startsWith(first));
    assert.ok(chart.ticks.length <= 5);
    assert.equal(
      chart.ticks.map(({ label }) => label),
      ticks,
    );
  });
}

test('moments are read with their zones', () => {
  assert.is(momentNumber('2024-01-01T02:00:00+02:00'), momentNumber('2024-01-01'));
  assert.is(momentNumber('2024-01-01T02:00:00'), Date.UTC(2024, 0, 1, 2));
  assert.ok(Number.isNaN(momentNumber('infinity')) && Number.isNaN(momentNumber('0044-03-15 BC')));
});

test('times of day', () => {
  assert.is(clockNumber('01:00:01'), 3_601_000);
  assert.is(clockNumber('-00:01:00'), -60_000);
  const chart = binned('clock', ['08:00:00', '19:59:00'].map(clockNumber), null, CLOCK_SCALE);
  assert.is(labels(chart)[0], '08:00 to 08:30');
  assert.ok(chart.ticks.some(({ label }) => label === '12:00'));
});

test('the ten most frequent values, and the rest', () => {
  const texts = Array.from({ length: 20 }, (_, at) => Array.from({ length: 20 - at }, () => `v${at}`)).flat();
  const { bars } = mostFrequent(counted(texts), null);
  assert.is(bars.length, 11);
  assert.equal([bars[0]?.label, bars[0]?.count], ['v0', 20]);
  assert.equal([bars[10]?.label, bars[10]?.count, bars[10]?.isRest], ['10 others', 55, true]);
});

test('long values are cut in labels', () => {
  const [bar] = mostFrequent(counted(['x'.repeat(500)]), null).bars;
  assert.is(bar?.label, `${'x'.repeat(40)}…`);
});

for (const [value, text] of [
  [0, '0'],
  [1234, '1234'],
  [12_345, '12,345'],
  [2_147_483_648, '2.147e+9'],
  [2e9, '2e9'],
  [0.30000000000000004, '0.3'],
  [-0.25, '-0.25'],
] as const) {
  test(`${value} is written ${text}`, () => assert.is(number(value), text));
}

test.run();
