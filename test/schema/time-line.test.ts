import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compileSchema, type DialectName } from '../../src/index.ts';
import type { TimeOptions } from '../../src/options/time-options.ts';
import { type Written, writtenRows } from '../plan/parsed-rows.ts';

/*
 * When the values of columns lie, on time lines: by a reference time, and between ends.
 */

const ROWS = 300;

interface Case {
  /** A column, and constraints behind it. */
  readonly column: string;
  readonly options: TimeOptions;
  /** Bounds of all of its values, as texts or numbers: the first and the one behind the last. */
  readonly from: string | number;
  readonly before: string | number;
  readonly dialect?: DialectName;
}

const PAST: TimeOptions = { referenceTime: '2000-02-29' };
const FUTURE: TimeOptions = { referenceTime: '2035-06-15' };
const LINE: TimeOptions = { from: '2015-01-01', to: '2015-03-31' };
/** Behind all times at which rows are loaded, in any zone. */
const LATER = '2101-01-01';
const NEVER = '9999-12-32';

const seconds = (date: string): number => Date.parse(date) / 1000;

const CASES: readonly Case[] = [
  // Dates and moments lie before the reference time, or around it.
  { column: 'created_at date', options: {}, from: '2023-01-01', before: '2026-01-01' },
  { column: 'created_at date', options: PAST, from: '1997-02-28', before: '2000-02-29' },
  { column: 'created_at date', options: FUTURE, from: '2032-06-14', before: '2035-06-15' },
  { column: 'created_at timestamp', options: PAST, from: '1997-02-28', before: '2000-02-29' },
  { column: 'created_at timestamp(6)', options: FUTURE, from: '2032-06-14', before: '2035-06-15' },
  { column: 'created_at timestamptz', options: PAST, from: '1997-02-28', before: '2000-02-29' },
  { column: 'created_at varchar(30)', options: PAST, from: '1997-02-28', before: '2000-02-29' },
  { column: 'last_login timestamptz', options: FUTURE, from: '2034-06-15', before: '2035-06-15' },
  { column: 'whatever timestamp', options: PAST, from: '1997-02-28', before: '2000-02-29' },
  { column: 'starts_at timestamp', options: PAST, from: '1999-02-28', before: '2000-05-30' },
  { column: 'created_at datetime', options: PAST, from: '1997-02-28', before: '2000-02-29', dialect: 'mysql' },
  { column: 'created_at timestamp', options: FUTURE, from: '2032-06-14', before: '2035-06-15', dialect: 'mysql' },
  // A moment is one in UTC where it says no other: this one is of the day before.
  {
    column: 'created_at date',
    options: { referenceTime: '2000-03-01T00:30:00+01:00' },
    from: '1997-02-28',
    before: '2000-02-29',
  },
  {
    column: 'created_at date',
    options: { referenceTime: '2000-02-29 23:59' },
    from: '1997-02-28',
    before: '2000-02-29',
  },
  // Numbers of seconds and milliseconds, where their type holds them.
  {
    column: 'created_at bigint',
    options: PAST,
    from: 1000 * seconds('1997-02-28'),
    before: 1000 * seconds('2000-02-29'),
  },
  { column: 'created_at int', options: PAST, from: seconds('1997-02-28'), before: seconds('2000-02-29') },
  { column: 'epoch int', options: PAST, from: seconds('1997-02-27'), before: seconds('2000-02-29') },
  {
    column: 'epoch_ms bigint',
    options: FUTURE,
    from: 1000 * seconds('2032-06-13'),
    before: 1000 * seconds('2035-06-15'),
  },
  { column: 'created_at int', options: { referenceTime: '2150-01-01' }, from: seconds('2035-01-19'), before: 2 ** 31 },
  {
    column: 'created_at int unsigned',
    options: { referenceTime: '1930-01-01' },
    from: 0,
    before: seconds('1973-01-01'),
    dialect: 'mysql',
  },
  {
    column: 'epoch int unsigned',
    options: { referenceTime: '1930-01-01' },
    from: 0,
    before: 2 ** 32,
    dialect: 'mysql',
  },
  // What their meaning puts outside of that moves along.
  { column: 'birth_date date', options: {}, from: '1936-01-01', before: '2008-01-10' },
  { column: 'birth_date date', options: PAST, from: '1910-01-01', before: '1982-03-10' },
  { column: 'birth_date date', options: FUTURE, from: '1945-06-01', before: '2017-07-01' },
  { column: 'expires_at date', options: PAST, from: '1999-09-02', before: '2003-02-28' },
  { column: 'next_run timestamp', options: FUTURE, from: '2035-06-15', before: '2035-12-12' },
  // Years, also in texts.
  { column: 'model_year int', options: PAST, from: 1972, before: 2000 },
  { column: 'expiry_year smallint', options: FUTURE, from: 2035, before: 2042 },
  { column: 'year_of_birth int', options: PAST, from: 1910, before: 1982 },
  { column: 'founded int', options: FUTURE, from: 1899, before: 2035 },
  { column: 'whatever year', options: PAST, from: 1964, before: 2000, dialect: 'mysql' },
  { column: 'created_at year', options: PAST, from: 1997, before: 2001, dialect: 'mysql' },
  { column: 'sample_code varchar(20)', options: PAST, from: 'S-1996-', before: 'S-2000-' },
  { column: 'sample_code varchar(20) UNIQUE', options: FUTURE, from: 'S-2031-', before: 'S-2035-' },
  { column: 'card_expiry char(7)', options: FUTURE, from: '2035-01', before: '2041-00' },
  { column: 'academic_year varchar(9)', options: PAST, from: '1986/1987', before: '2000/2001' },
  { column: 'billing_period char(7)', options: PAST, from: '1996-01', before: '2000-00' },
  // What is meant by now() in conditions is past before the reference time, and while rows may be loaded.
  { column: 'd date CHECK (d < current_date)', options: PAST, from: '1500-01-01', before: '2000-02-29' },
  { column: 'd date CHECK (d < current_date)', options: {}, from: '1500-01-01', before: '2026-01-01' },
  { column: 'd date CHECK (d <= now())', options: FUTURE, from: '1500-01-01', before: '2026-01-01' },
  { column: 'd timestamp CHECK (d < localtimestamp)', options: PAST, from: '1500-01-01', before: '2000-02-29' },
  { column: 'd timestamptz CHECK (d < now())', options: FUTURE, from: '1500-01-01', before: '2026-01-01' },
  { column: 'd timestamptz CHECK (d > current_timestamp)', options: PAST, from: LATER, before: NEVER },
  { column: 'd date CHECK (d > now())', options: FUTURE, from: LATER, before: NEVER },
  { column: 'd date CHECK (d > now())', options: { referenceTime: '2150-05-05' }, from: '2150-05-06', before: NEVER },
  {
    column: "birth_date date CHECK (birth_date <= current_date - interval '18 years')",
    options: PAST,
    from: '1500-01-01',
    before: '1982-03-01',
  },
  {
    column: "birth_date date CHECK (age(birth_date) >= interval '18 years')",
    options: FUTURE,
    from: '1500-01-01',
    before: '2008-01-02',
  },
  {
    column: 'y int CHECK (y BETWEEN 1900 AND extract(year FROM now()))',
    options: PAST,
    from: 1900,
    before: 2001,
  },
  // What cannot be before the reference time is before rows are loaded.
  {
    column: "d date CHECK (d BETWEEN '2020-01-01' AND current_date)",
    options: PAST,
    from: '2020-01-01',
    before: '2026-01-01',
  },
  {
    column: "d date CHECK (d > current_date - interval '90 years' AND d < current_date)",
    options: PAST,
    from: '2011-01-01',
    before: '2026-01-01',
  },
  // Days of which a function gives a number are listed around the reference time.
  { column: 'd date CHECK (extract(dow FROM d) = 1)', options: PAST, from: '1994-01-01', before: '2023-01-01' },
  // What happens lies between the ends, also where a condition leaves more.
  { column: 'created_at date', options: LINE, from: '2015-01-01', before: '2015-04-01' },
  { column: 'updated_at timestamptz', options: LINE, from: '2015-01-01', before: '2015-04-01' },
  { column: 'last_seen timestamp(3)', options: LINE, from: '2015-01-01', before: '2015-04-01' },
  { column: 'appointment_at timestamp', options: LINE, from: '2015-01-01', before: '2015-04-01' },
  { column: 'due_date date', options: LINE, from: '2015-01-01', before: '2015-04-01' },
  { column: 'issued_on varchar(10)', options: LINE, from: '2015-01-01', before: '2015-04-01' },
  { column: 'created_at int', options: LINE, from: seconds('2015-01-01'), before: seconds('2015-04-01') },
  { column: 'epoch bigint', options: LINE, from: seconds('2015-01-01'), before: seconds('2015-04-01') },
  { column: 'created_at timestamp UNIQUE', options: LINE, from: '2015-01-01', before: '2015-04-01' },
  {
    column: "created_at date CHECK (created_at < '2024-01-01')",
    options: LINE,
    from: '2015-01-01',
    before: '2015-04-01',
  },
  {
    column: 'created_at timestamptz CHECK (created_at < now())',
    options: LINE,
    from: '2015-01-01',
    before: '2015-04-01',
  },
  { column: 'sample_code varchar(20)', options: LINE, from: 'S-2015-', before: 'S-2016-' },
  { column: 'created_at date', options: { from: '2025-12-01' }, from: '2025-12-01', before: '2026-01-01' },
  { column: 'starts_at date', options: { from: '2025-12-01' }, from: '2025-12-01', before: '2026-04-01' },
  { column: 'created_at date', options: { to: '2010-12-31' }, from: '2008-01-01', before: '2011-01-01' },
  {
    column: 'created_at date',
    options: { referenceTime: '2035-06-15', from: '2040-01-01', to: '2040-01-01' },
    from: '2040-01-01',
    before: '2040-01-02',
  },
  // A condition that leaves nothing between them counts for more.
  { column: "created_at date CHECK (created_at > '2024-01-01')", options: LINE, from: '2024-01-02', before: NEVER },
  // What lies elsewhere by its meaning is not squeezed.
  { column: 'birth_date date', options: LINE, from: '1936-01-01', before: '2008-01-10' },
  { column: 'expires_at date', options: LINE, from: '2025-07-01', before: '2029-01-01' },
];

for (const { column, options, from, before, dialect = 'postgresql' } of CASES) {
  test(`${JSON.stringify(options)}: ${column} (${dialect})`, () => {
    const { tables } = compileSchema(`CREATE TABLE t (${column})`, { dialect, ...options });
    const [table] = tables;
    assert.equal(table?.warnings, []);
    const written = table === undefined ? [] : writtenRows(table, { rows: ROWS, seed: 7 }).map(([value]) => value);
    const values = written.filter((value) => value !== null && value !== undefined);
    assert.ok(values.length > ROWS / 20, `${values.length} values`);
    const isWithin = (value: string): boolean =>
      typeof from === 'number'
        ? Number(value) >= from && Number(value) < Number(before)
        : value >= from && value < before;
    assert.equal(
      values.filter((value) => !isWithin(value)),
      [],
    );
  });
}

/** The values of columns by name, row by row. */
function rowsOf(ddl: string, options: TimeOptions): readonly (readonly Written[])[] {
  const [table] = compileSchema(ddl, { dialect: 'postgresql', ...options }).tables;
  return table === undefined ? [] : writtenRows(table, { rows: ROWS, seed: 7 });
}

/** Whole years from a day to another one. */
function yearsBetween(from: string, to: string): number {
  const isBefore = to.slice(5) < from.slice(5);
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (isBefore ? 1 : 0);
}

for (const referenceTime of ['2026-01-01', '2000-02-29', '2035-06-15', '2035-12-31', '2001-03-01']) {
  test(`ages count from ${referenceTime}`, () => {
    const rows = rowsOf('CREATE TABLE people (birth_date date NOT NULL, age int NOT NULL)', { referenceTime });
    const wrong = rows.filter(([born, age]) => Number(age) !== yearsBetween(born ?? '', referenceTime));
    assert.equal(wrong, []);
    assert.ok(new Set(rows.map(([, age]) => age)).size > 20);
  });
}

test('the ends of ranges lie on the time line', () => {
  const bounds = (options: TimeOptions) =>
    rowsOf('CREATE TABLE t (during daterange NOT NULL)', options).flatMap(
      ([range]) => range?.match(/\d{4}-\d\d-\d\d/g) ?? [],
    );
  for (const [options, from, to] of [
    [PAST, '1994-01-01', '2003-12-31'],
    [LINE, '2015-01-01', '2015-03-31'],
    [{ to: '2010-12-31' }, '2008-01-01', '2010-12-31'],
  ] as const) {
    const found = bounds(options);
    assert.is(found.length, 2 * ROWS);
    assert.equal(
      found.filter((day) => day < from || day > to),
      [],
    );
  }
});

test('parents and those that refer to them share the time line', () => {
  const ddl = `CREATE TABLE customers (id int PRIMARY KEY, created_at timestamp NOT NULL);
    CREATE TABLE orders (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, ordered_at timestamp NOT NULL);`;
  const { tables } = compileSchema(ddl, { dialect: 'postgresql', ...LINE });
  for (const table of tables) {
    const moments = writtenRows(table, { rows: ROWS }).map((row) => row.at(-1) ?? '');
    assert.ok(moments.every((moment) => moment >= '2015-01-01' && moment < '2015-04-01'));
  }
});

test('the default is the first of 2026', () => {
  const ddl = 'CREATE TABLE people (birth_date date, age int, created_at timestamp, order_number text, model_year int)';
  assert.equal(rowsOf(ddl, { referenceTime: '2026-01-01' }), rowsOf(ddl, {}));
});

const DATE = 'a date from 1900 to 2199, such as "2026-01-31"';
const MOMENT = 'a date or a moment from 1900 to 2199, such as "2026-01-31" or "2026-01-31T12:00:00Z"';

const REFUSED: readonly (readonly [options: object, message: string])[] = [
  [{ referenceTime: 'now' }, `TypeError: referenceTime must be ${MOMENT}, not "now".`],
  [{ referenceTime: 1_767_225_600 }, `RangeError: referenceTime must be ${MOMENT}, not 1767225600.`],
  [{ referenceTime: '2025-02-29' }, `OptionError: referenceTime must be ${MOMENT}, not "2025-02-29".`],
  [{ referenceTime: '1899-12-31' }, `TypeError: referenceTime must be ${MOMENT}, not "1899-12-31".`],
  [{ referenceTime: '2025-01-01T24:00Z' }, `TypeError: referenceTime must be ${MOMENT}, not "2025-01-01T24:00Z".`],
  [{ from: '2025-1-1' }, `TypeError: from must be ${DATE}, not "2025-1-1".`],
  [{ from: '2025-01-01T00:00Z' }, `TypeError: from must be ${DATE}, not "2025-01-01T00:00Z".`],
  [{ to: '2025-04-31' }, `OptionError: to must be ${DATE}, not "2025-04-31".`],
  [
    { from: '2025-01-02', to: '2025-01-01' },
    'OptionError: from must be a date that is not behind to, "2025-01-01", not "2025-01-02".',
  ],
  [
    { from: '2026-01-01' },
    'OptionError: from must be a date before the reference time, 2026-01-01, where there is no to, not "2026-01-01".',
  ],
];

for (const [options, message] of REFUSED) {
  test(`refuses ${JSON.stringify(options)}`, () => {
    let thrown = 'nothing';
    try {
      compileSchema('CREATE TABLE t (a int)', { dialect: 'postgresql', ...options });
    } catch (error) {
      thrown = String(error);
    }
    assert.is(thrown, message);
  });
}

test.run();
