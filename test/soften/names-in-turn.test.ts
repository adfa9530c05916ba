import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, explain } from '../../src/index.ts';
import { columnOf, rowsByTable } from '../schema/schema-rows.ts';

/** Tables of 15 rows that list things, the a column that says what these are, and how many come at least. */
const CASES: readonly (readonly [ddl: string, column: string, least: number])[] = [
  ['CREATE TABLE languages (id serial PRIMARY KEY, name varchar(40) NOT NULL);', 'name', 15],
  ['CREATE TABLE genre (genre_id integer PRIMARY KEY, genre_name varchar(60));', 'genre_name', 12],
  [
    'CREATE TABLE us_states (state_id integer PRIMARY KEY, state_name varchar(40) NOT NULL, state_abbr char(2) NOT NULL);',
    'state_name',
    15,
  ],
  [
    'CREATE TABLE countries (id integer PRIMARY KEY, name varchar(60) NOT NULL, iso_code char(2) NOT NULL);',
    'iso_code',
    15,
  ],
];

for (const [ddl, column, least] of CASES) {
  test(ddl, () => {
    const [rows = []] = rowsByTable(ddl, { rows: 15 }).values();
    const names = columnOf(rows, column).filter((name) => name !== null);
    assert.is(new Set(names).size, names.length);
    assert.ok(names.length >= least, `${names.length}`);
  });
}

test('places of the country that a table is named for come with their codes, and no other ones', () => {
  const ddl = `CREATE TABLE us_states (id integer PRIMARY KEY, name varchar(40) NOT NULL, abbreviation char(2) NOT NULL);
    CREATE TABLE states (id integer PRIMARY KEY, name varchar(40) NOT NULL, code char(2) NOT NULL);`;
  const tables = rowsByTable(ddl, { rows: 20 });
  const codes = columnOf(tables.get('us_states') ?? [], 'abbreviation');
  const states =
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';
  assert.ok(
    codes.every((code) => states.split(' ').includes(code ?? '')),
    codes.join(' '),
  );
  for (const rows of tables.values()) assert.is(new Set(columnOf(rows, 'name')).size, 20);
  assert.is(new Set(codes).size, 20);
});

test('what a table lists has names, though they may be NULL', () => {
  const ddl =
    'CREATE TABLE artists (id serial PRIMARY KEY, name varchar(120)); CREATE TABLE films (id serial PRIMARY KEY, title text);';
  for (const [name, rows] of rowsByTable(ddl, { rows: 400 })) {
    const names = columnOf(rows, name === 'films' ? 'title' : 'name');
    assert.ok(names.filter((one) => one === null).length < 3, name);
  }
});

test('where there are more rows than names, they begin again', () => {
  const ddl = 'CREATE TABLE order_status (id serial PRIMARY KEY, name varchar(40) NOT NULL);';
  const [rows = []] = rowsByTable(ddl, { rows: 500 }).values();
  const names = columnOf(rows, 'name');
  const all = new Set(names).size;
  assert.is(rows.length, 500);
  assert.ok(all > 3 && all < 50, `${all}`);
  assert.is(new Set(names.slice(0, all)).size, all);
  assert.equal(names.slice(all, 2 * all), names.slice(0, all));
  const { columns } = explain(compile(ddl, { dialect: 'postgresql' }));
  assert.match(
    columns.find(({ name }) => name === 'name')?.draw ?? '',
    /each of its values once before any comes again/,
  );
});

test('titles of people are those of many, and a label of an address is most often the same', () => {
  const ddl = `CREATE TABLE patient (id integer PRIMARY KEY, title varchar(8), fname varchar(40) NOT NULL, sex char(1) NOT NULL);
    CREATE TABLE customer_addresses (id integer PRIMARY KEY, customer_id integer NOT NULL, label varchar(30) NOT NULL, city varchar(80) NOT NULL);`;
  const tables = rowsByTable(ddl, { rows: 200 });
  assert.ok(new Set(columnOf(tables.get('patient') ?? [], 'fname')).size > 80);
  const labels = columnOf(tables.get('customer_addresses') ?? [], 'label');
  assert.ok(labels.filter((label) => label === 'Home').length > 50);
});

test('what belongs to rows of other tables, or is unique, is as it was', () => {
  const ddl = `CREATE TABLE hotels (id integer PRIMARY KEY, name varchar(80) NOT NULL);
    CREATE TABLE rooms (id integer PRIMARY KEY, hotel_id integer NOT NULL REFERENCES hotels (id), room varchar(20) NOT NULL);
    CREATE TABLE brands (id integer PRIMARY KEY, name varchar(40) NOT NULL UNIQUE);`;
  const tables = rowsByTable(ddl, { rows: 2000 });
  assert.equal(
    [...tables].map(([name, rows]) => [name, rows.length]),
    [
      ['hotels', 2000],
      ['rooms', 2000],
      ['brands', 2000],
    ],
  );
});

test.run();
