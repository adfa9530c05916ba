import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type CompiledTable, compile, compileSchema, type DialectName, loadLocale } from '../../src/index.ts';
import { writtenRows } from '../plan/parsed-rows.ts';

/* What texts in keys are: what the column means, with numbers behind it only where there are more rows than such texts. */

interface Case {
  readonly column: string;
  readonly rows: number;
  /** What all of the values look like. */
  readonly values: RegExp;
}

const CASES: readonly Case[] = [
  { column: 'email varchar(80)', rows: 2000, values: /^[^\d@]+@example\.com$/ },
  { column: 'category_name varchar(60)', rows: 20, values: /^\D+$/ },
  { column: 'category_name varchar(60)', rows: 500, values: /^\D+( \d{1,2})?$/ },
  { column: 'order_number varchar(20)', rows: 500, values: /^ORD-10\d{3}$/ },
  { column: 'sku varchar(20)', rows: 500, values: /^[A-Z]{3}-\d{5}$/ },
  { column: 'phone varchar(20)', rows: 500, values: /^\+1-\d{3}-555-01\d\d$/ },
  { column: 'phone char(12)', rows: 500, values: /^\d{3}-555-01\d\d$/ },
  { column: 'uom_name varchar(50)', rows: 100, values: /^(?:Piece|[A-Z][a-z]+(?: meter)?)(?: \d)?$/ },
  { column: 'department_code varchar(8)', rows: 20, values: /^[A-Z]{2,3}$/ },
];

/** Rows in which nothing is NULL. */
function rowsOf(table: CompiledTable, rows: number): readonly (readonly string[])[] {
  return writtenRows(table, { rows }).map((row) => row.map((value) => value ?? 'NULL'));
}

const DIALECTS: readonly DialectName[] = ['mysql', 'postgresql'];

for (const dialect of DIALECTS) {
  for (const { column, rows, values } of CASES) {
    test(`${rows} values of a key, ${column} (${dialect})`, () => {
      const table = compile(`CREATE TABLE t (${column} NOT NULL UNIQUE)`, { dialect });
      const written = rowsOf(table, rows).map(([text = '']) => text);
      assert.is(new Set(written.map((text) => text.toLowerCase())).size, rows);
      for (const text of written) assert.match(text, values);
    });
  }
}

test('a row of a key is the same however many rows there are, wherever the output begins', () => {
  const ddl = `CREATE TABLE t (email text NOT NULL UNIQUE, category_name varchar(60) NOT NULL UNIQUE, sku varchar(20) NOT NULL UNIQUE)`;
  const table = compile(ddl, { dialect: 'postgresql' });
  const all = writtenRows(table, { rows: 300 });
  assert.equal(writtenRows(table, { rows: 20 }), all.slice(0, 20));
  assert.equal(writtenRows(table, { rows: 100, offset: 200 }), all.slice(200));
});

test('a key goes on with numbers where its texts end, as far as it has room', () => {
  const table = compile('CREATE TABLE t (category_name varchar(60) NOT NULL UNIQUE)', { dialect: 'mysql' });
  const written = new Set(rowsOf(table, 120_000).map(([text = '']) => text));
  assert.is(written.size, 120_000);
  assert.ok([...written].some((text) => /^\D+ \d+\.\d+$/.test(text)));
  assert.ok(table.plan.rowLimit >= 9e6);
});

test('a column beside others of a key has numbers only where these do not tell the rows apart', () => {
  const ddl =
    'CREATE TABLE t (shop_id int NOT NULL, category_name varchar(60) NOT NULL, UNIQUE (shop_id, category_name))';
  const written = rowsOf(compile(ddl, { dialect: 'postgresql' }), 300);
  assert.is(new Set(written.map((row) => row.join())).size, 300);
  for (const [, text = ''] of written) assert.match(text, /^\D+$/);
});

test('a flight is of our days, with a number of four digits at most, where a check orders its departure', () => {
  const ddl = `CREATE TABLE flights (flight_number varchar(8) NOT NULL, departs timestamp NOT NULL, arrives timestamp NOT NULL,
    UNIQUE (flight_number, departs), CHECK (arrives > departs))`;
  for (const dialect of DIALECTS) {
    const written = rowsOf(compile(ddl, { dialect }), 500);
    assert.is(new Set(written.map(([number, departs]) => `${number} ${departs}`)).size, 500);
    for (const [number = '', departs = ''] of written) {
      assert.match(number, /^[A-Z0-9]{2}\d{1,4}$/);
      assert.match(departs, /^202[3-6]-/);
    }
  }
});

test('a column has no numbers beside a reference, whose rows are counted by the same key', () => {
  const ddl = `CREATE TABLE shops (id int NOT NULL PRIMARY KEY);
    CREATE TABLE sections (shop_id int NOT NULL REFERENCES shops, category_name varchar(60) NOT NULL, PRIMARY KEY (shop_id, category_name))`;
  const rows = [...compileSchema(ddl, { dialect: 'postgresql' }).rows('sections', { rows: 400 })];
  assert.is(new Set(rows.map((row) => `${row['shop_id']} ${row['category_name']}`)).size, 400);
  for (const row of rows) assert.match(String(row['category_name']), /^\D+$/);
});

test('pieces of names that are the same letter for many names are counted once', async () => {
  await loadLocale('pl');
  const table = compile('CREATE TABLE t (user_name varchar(20) NOT NULL UNIQUE)', {
    dialect: 'postgresql',
    locale: 'pl',
  });
  assert.is(new Set(rowsOf(table, 2000).map(([text]) => text)).size, 2000);
});

test('a digit that another key counts may be smaller than what is expected of it', () => {
  const ddl = `CREATE TABLE t (species_id int NOT NULL, name varchar(40) NOT NULL, version varchar(255), place_rank int NOT NULL,
    UNIQUE (place_rank, species_id), UNIQUE (name, version, species_id))`;
  for (const rows of [1, 20, 1000]) {
    const written = rowsOf(compile(ddl, { dialect: 'mysql' }), rows);
    assert.is(new Set(written.map(([species, , , rank]) => `${species} ${rank}`)).size, rows);
    assert.is(new Set(written.map(([species, name, version]) => `${species} ${name} ${version}`)).size, rows);
  }
});

test('the keys of a row agree', () => {
  const ddl = `CREATE TABLE t (first_name text NOT NULL, last_name text NOT NULL, email text NOT NULL UNIQUE, username text NOT NULL UNIQUE)`;
  for (const [first = '', last = '', email, username] of rowsOf(compile(ddl, { dialect: 'postgresql' }), 100)) {
    const name = `${first}.${last}`.toLowerCase().replaceAll(/[^a-z.]/g, '');
    assert.is(username?.replaceAll(/[^a-z.]/g, ''), name);
    assert.is(email, `${username}@example.com`);
  }
});

test.run();
