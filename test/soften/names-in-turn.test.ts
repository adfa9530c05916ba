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
