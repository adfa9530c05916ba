import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';
import { meaningsOf } from '../../src/meanings/index.ts';

/* What names say of a number beside its unit. */

const COLUMNS = [
  ['goods', 'net_weight_kg', 'decimal', 'measure.net weight'],
  ['goods', 'weight_kg', 'decimal', 'measure.weight'],
  ['goods', 'vat_rate_pct', 'decimal', 'finance.tax rate'],
  ['stays', 'occupancy_pct', 'decimal', 'measure.percent'],
  ['readings', 'noise_dba', 'decimal', 'measure.sound level'],
] as const;

for (const [table, name, kind, meaning] of COLUMNS) {
  test(`${table}.${name}`, () => {
    assert.is(meaningsOf(table, [{ name, kind }]).get(name)?.[0]?.meaning.name, meaning);
  });
}

/** Rows of a table of such columns. */
const rowsOf = (columns: string) =>
  Array.from(
    compile(`CREATE TABLE things (${columns})`, { dialect: 'mysql' }).rows({ rows: 200, seed: 1 }),
    (row) => row,
  );

test('a comment says that there is nothing between digits', () => {
  const codes = rowsOf("hs_code varchar(10) NOT NULL COMMENT 'customs tariff number, digits only'");
  assert.ok(codes.every(({ hs_code: code }) => /^\d+$/.test(String(code))));
});

test('the number of a row that refers to another is no flag, whatever its comment says', () => {
  const rows = rowsOf("courier_id int NOT NULL COMMENT 'assigned once the kitchen accepted'");
  assert.ok(new Set(rows.map((row) => row['courier_id'])).size > 10);
});

test('what stands without words is of the only place, and is as its code says', () => {
  const rows = rowsOf('salary_currency char(3) NOT NULL, office_city text NOT NULL, office_country char(2) NOT NULL');
  const british = rows.filter((row) => row['office_country'] === 'GB');
  assert.ok(british.length > 0 && british.every((row) => row['salary_currency'] === 'GBP'));
  const phones = rowsOf("phone varchar(16) NOT NULL COMMENT 'E.164', country_code char(2) NOT NULL");
  const german = phones.filter((row) => row['country_code'] === 'DE');
  assert.ok(german.length > 0 && german.every((row) => String(row['phone']).startsWith('+49')));
});

test.run();
