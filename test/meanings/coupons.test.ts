import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rowsByTable } from '../schema/schema-rows.ts';

for (const [table, columns] of [
  ['coupons', 'code varchar(20) NOT NULL UNIQUE, discount_percent integer NOT NULL'],
  ['promotions', 'code varchar(20), discount_type varchar(20), discount_value numeric(8,2) NOT NULL'],
  ['promo_codes', 'code varchar(30) NOT NULL, percent_off numeric(5,2), max_uses integer, times_used integer NOT NULL'],
] as const) {
  test(`codes of ${table} say how much less is paid`, () => {
    const rows =
      rowsByTable(`CREATE TABLE ${table} (id integer PRIMARY KEY, ${columns});`, { rows: 80 }).get(table) ?? [];
    let count = 0;
    for (const row of rows) {
      const [, stated] = /^[A-Z]+(\d+)(?:-\d+)?$/.exec(row.get('code') ?? '') ?? [];
      const value = row.get('discount_percent') ?? row.get('discount_value') ?? row.get('percent_off') ?? null;
      const [most, used] = [row.get('max_uses') ?? null, row.get('times_used') ?? null];
      if (most !== null) assert.ok(Number(used) <= Number(most), `${used} of ${most}`);
      if (stated === undefined || value === null) continue;
      count++;
      assert.is(Number(value), Number(stated));
    }
    assert.ok(count > 60, `${count}`);
  });
}

test.run();
