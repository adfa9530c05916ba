import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, type DialectName } from '../../src/index.ts';
import { type Written, writtenRows } from './parsed-rows.ts';

/* Keys over several columns of which one tells the rows apart: the others have the values of columns without a key. */

function columnsOf(elements: string, dialect: DialectName = 'postgresql'): ReadonlyMap<string, readonly Written[]> {
  const table = compile(`CREATE TABLE t (${elements})`, { dialect });
  const rows = writtenRows(table, { rows: 200, seed: 3 });
  return new Map(table.plan.columns.map(({ name }, place) => [name, rows.map((row) => row[place] ?? null)]));
}

const differentIn = (columns: ReadonlyMap<string, readonly Written[]>, name: string) =>
  new Set(columns.get(name) ?? []).size;

for (const dialect of ['postgresql', 'mysql'] as const) {
  test(`${dialect}: the number of an order tells rows apart, and its company is one of few`, () => {
    const columns = columnsOf(
      'co_cd char(3) NOT NULL, whse_cd char(4) NOT NULL, ord_no varchar(12) NOT NULL, PRIMARY KEY (co_cd, whse_cd, ord_no)',
      dialect,
    );
    assert.is(differentIn(columns, 'ord_no'), 200);
    assert.ok(differentIn(columns, 'co_cd') <= 8);
    assert.ok(differentIn(columns, 'whse_cd') <= 12);
  });
}

test('a place and its country agree, though both are in a key', () => {
  const columns = columnsOf('city varchar(40) NOT NULL, country_code char(2) NOT NULL, UNIQUE (city, country_code)');
  const countries = new Map<Written, Set<Written>>();
  (columns.get('city') ?? []).forEach((city, row) => {
    countries.set(city, (countries.get(city) ?? new Set()).add(columns.get('country_code')?.[row] ?? null));
  });
  assert.ok([...countries.values()].every(({ size }) => size === 1));
  assert.ok(differentIn(columns, 'country_code') > 20);
});

test('airports are those that there are, where days and times tell the rows apart', () => {
  const columns = columnsOf(
    'orig_arpt char(3) NOT NULL, dest_arpt char(3) NOT NULL, flt_dt date NOT NULL, dep_tm time NOT NULL, UNIQUE (orig_arpt, dest_arpt, flt_dt, dep_tm)',
  );
  for (const text of columns.get('orig_arpt') ?? []) assert.match(String(text), /^[A-Z]{3}$/);
  assert.ok(differentIn(columns, 'orig_arpt') < 130);
});

test('a number beside others in a key is not that of all rows', () => {
  const columns = columnsOf('emp_no char(6) NOT NULL, from_dt date NOT NULL, PRIMARY KEY (emp_no, from_dt)');
  assert.ok(differentIn(columns, 'emp_no') > 100);
});

test('days in a key are those that are meant, where the other columns tell rows enough apart', () => {
  const columns = columnsOf(
    'snsr_ser_no varchar(20) NOT NULL, rdg_dt date NOT NULL, rdg_tm time NOT NULL, PRIMARY KEY (snsr_ser_no, rdg_dt, rdg_tm)',
  );
  for (const day of columns.get('rdg_dt') ?? []) assert.match(String(day), /^202[2-6]-/);
});

test('a column that names one of few things has few values, but for those of its own table', () => {
  const columns = columnsOf('id int PRIMARY KEY, stn_cd varchar(8) NOT NULL, t_cd varchar(8) NOT NULL');
  assert.ok(differentIn(columns, 'stn_cd') <= 24);
  assert.ok(differentIn(columns, 't_cd') > 100);
});

test('where a list of codes has too few, others are made of capital letters, too', () => {
  const ddl = 'CREATE TABLE airports (iata_code char(3) PRIMARY KEY, name text)';
  const codes = Array.from(
    compile(ddl, { dialect: 'postgresql' }).rows({ rows: 500, seed: 1 }),
    (row) => row['iata_code'],
  );
  assert.is(new Set(codes).size, 500);
  assert.ok(codes.every((code) => /^[A-Z]{3}$/.test(String(code))));
});

test.run();
