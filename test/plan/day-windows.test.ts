import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DialectName } from '../../grammar/index.ts';
import { compile } from '../../src/index.ts';
import { writtenRows } from './parsed-rows.ts';

function rowsOf(elements: string, rows: number, dialect: DialectName = 'postgresql') {
  const table = compile(`CREATE TABLE readings (${elements})`, { dialect });
  const names = table.plan.columns.map(({ name }) => name);
  const written = writtenRows(table, { rows, seed: 7 });
  return { plan: table.plan, valuesOf: (column: string) => written.map((row) => row[names.indexOf(column)] ?? '') };
}

const DAY = 86_400_000;

const REFERENCE = '2026-01-01';

test('a primary key of days counts those that are meant, day by day', () => {
  const { valuesOf } = rowsOf('obs_date date PRIMARY KEY', 1000);
  const days = valuesOf('obs_date').map((day) => Date.parse(day) / DAY);
  assert.ok(days.every((day, i) => i === 0 || day - (days[i - 1] ?? 0) === 1));
  assert.ok((valuesOf('obs_date').at(-1) ?? '9999') < REFERENCE);
});

test('where there are more rows, they take the days before, and at last those to come', () => {
  const { plan, valuesOf } = rowsOf('obs_date date PRIMARY KEY', 400_000);
  assert.is(plan.rowLimit, 3_287_182);
  const days = valuesOf('obs_date');
  assert.is(new Set(days).size, 400_000);
  assert.ok(days.slice(0, 370_000).every((day) => day < REFERENCE));
  assert.ok(days.slice(-1000).every((day) => day > REFERENCE));
});

test('another unique column of days has those of its meaning in any order', () => {
  for (const dialect of ['mysql', 'postgresql'] as const) {
    const { valuesOf } = rowsOf('birth_date date NOT NULL UNIQUE, held date NOT NULL UNIQUE', 900, dialect);
    const [births, held] = [valuesOf('birth_date'), valuesOf('held')];
    assert.ok(
      births.every((day) => day > '1930' && day < '2009') && held.every((day) => day > '2022' && day < REFERENCE),
    );
    assert.is(new Set(births).size + new Set(held).size, 1800);
    assert.not.equal(held, held.toSorted());
  }
});

test('a key of several columns takes the days that are meant with all of the others first', () => {
  const { plan, valuesOf } = rowsOf(
    "kind text CHECK (kind IN ('wet', 'dry')), obs_date date, PRIMARY KEY (kind, obs_date)",
    2000,
  );
  const days = valuesOf('obs_date');
  assert.is(plan.rowLimit, 2 * 3_287_182);
  assert.ok(days.every((day) => day > '2022' && day < REFERENCE));
  assert.is(new Set(valuesOf('kind').map((kind, i) => `${kind} ${days[i]}`)).size, 2000);
});

test('a reference to an absent table leaves its days what they mean', () => {
  const { valuesOf } = rowsOf(
    'station_id int REFERENCES stations (id), obs_date date, UNIQUE (station_id, obs_date)',
    2000,
  );
  const days = valuesOf('obs_date').filter((day) => day !== '');
  assert.ok(days.every((day) => day > '2022' && day < REFERENCE));
});

test('moments of keys are those that are meant: they have seconds enough', () => {
  for (const type of ['timestamp', 'timestamptz(0)']) {
    const { plan, valuesOf } = rowsOf(
      `sensor_id int, recorded_at ${type}, PRIMARY KEY (sensor_id, recorded_at), seen ${type} UNIQUE`,
      500,
    );
    assert.ok(plan.rowLimit > 50_000_000);
    const moments = [...valuesOf('recorded_at'), ...valuesOf('seen')].filter((moment) => moment !== '');
    assert.ok(moments.every((moment) => moment > '2022' && moment < REFERENCE));
  }
});

test('days that a check asks for are those', () => {
  const { valuesOf } = rowsOf("obs_date date PRIMARY KEY CHECK (obs_date >= '2030-01-01')", 100);
  assert.ok(valuesOf('obs_date').every((day) => day >= '2030-01-01'));
});

test('an end lies behind a start that is part of a key, whether a check says so or not', () => {
  for (const [type, check] of [
    ['date', ''],
    ['date', 'CHECK (end_date >= start_date OR end_date IS NULL),'],
    ['timestamp', 'CHECK (end_date >= start_date),'],
  ] as const) {
    const elements = `product_id int, start_date ${type}, end_date ${type}, ${check} PRIMARY KEY (product_id, start_date)`;
    const { valuesOf } = rowsOf(elements, 1000);
    const [starts, ends] = [valuesOf('start_date'), valuesOf('end_date')];
    assert.ok(
      starts.every((day) => day > '2024' && day < '2027'),
      elements,
    );
    const ended = ends.flatMap((end, i) => (end === '' ? [] : [[starts[i] ?? '', end] as const]));
    assert.ok(ended.length > 500 && ended.every(([start, end]) => start <= end), elements);
    const year = 366 * DAY;
    assert.ok(
      ended.every(([start, end]) => Date.parse(end) - Date.parse(start) < 2 * year),
      elements,
    );
  }
});

for (const columns of [
  'sku varchar(32) NOT NULL, warehouse_code varchar(20) NOT NULL, day date NOT NULL, UNIQUE (sku, warehouse_code, day)',
  'email varchar(90) NOT NULL, campaign varchar(90) NOT NULL, day date NOT NULL, UNIQUE (email, campaign, day)',
  'account_id bigint NOT NULL, user_id bigint NOT NULL, day date NOT NULL, UNIQUE (account_id, user_id, day)',
  'airport char(3) NOT NULL, day date NOT NULL, UNIQUE (day, airport)',
]) {
  test(`days of a key that has more rows than can be counted are those that are meant: ${columns}`, () => {
    const { valuesOf } = rowsOf(columns, 500, 'mysql');
    assert.ok(valuesOf('day').every((day) => day > '2022' && day < REFERENCE));
  });
}

test('in a key with room beside, ends of an order are of our days, and numbers above zero', () => {
  const stays = 'room int NOT NULL, check_in date NOT NULL, check_out date NOT NULL, CHECK (check_out > check_in)';
  for (const key of ['UNIQUE (room, check_in, check_out)', 'night int NOT NULL, PRIMARY KEY (room, check_in, night)']) {
    const { valuesOf } = rowsOf(`${stays}, ${key}`, 1000);
    const days = [...valuesOf('check_in'), ...valuesOf('check_out')];
    assert.ok(
      days.every((day) => day > '2020' && day < '2030'),
      key,
    );
  }
  const { valuesOf } = rowsOf(
    'shelf int NOT NULL, low int NOT NULL, high int, UNIQUE (shelf, low), CHECK (high > low OR high IS NULL)',
    99,
  );
  assert.ok(valuesOf('low').every((low) => Number(low) > 0));
});

test('a code that is too short for a number behind it is one of its kind beside a day', () => {
  const { valuesOf } = rowsOf(
    'departure_airport char(3) NOT NULL, day date NOT NULL, UNIQUE (day, departure_airport)',
    300,
  );
  assert.ok(valuesOf('departure_airport').every((code) => /^[A-Z]{3}$/.test(code)));
});

test.run();
