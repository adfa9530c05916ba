import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, type DialectName, dialectNames } from '../../src/index.ts';
import { writtenRows } from './parsed-rows.ts';

/*
 * Two unique columns of which a check wants one below the other: one follows the other, so that both stay unique, at distances
 * that vary as those of a span do.
 */

const ROWS = 3000;
const DAY = 86_400;

/** The largest distance of each type's columns, in seconds or as a number. */
const MOST: Readonly<Record<string, number>> = {
  timestamp: 2 * DAY,
  date: 14 * DAY,
  int: 200,
  bigint: 200,
  'decimal(8,2)': 200,
};

const numberOf = (written: string): number =>
  written.includes(':') || /^\d+-\d+-\d+$/.test(written)
    ? Date.parse(`${written.slice(0, 10)}T${written.slice(11) || '00:00:00'}Z`) / 1000
    : Number(written);

function distances(ddl: string, dialect: DialectName): readonly number[] {
  const table = compile(ddl, { dialect });
  assert.equal(table.warnings, []);
  const rows = writtenRows(table, { rows: ROWS, seed: 19 });
  assert.is(rows.length, ROWS);
  for (const column of [0, 1]) {
    const values = rows.map((row) => row[column] ?? null).filter((value) => value !== null);
    assert.is(new Set(values).size, values.length, `column ${column} repeats a value`);
  }
  return rows.flatMap(([low = null, high = null]) =>
    low === null || high === null ? [] : [numberOf(high) - numberOf(low)],
  );
}

for (const dialect of dialectNames) {
  for (const [type, most] of Object.entries(MOST)) {
    for (const nullable of ['NOT NULL', 'NULL']) {
      test(`${dialect}: two unique columns of ${type} ${nullable} lie apart as a span's ends do`, () => {
        const column = `${type} ${nullable} UNIQUE`;
        const all = distances(`CREATE TABLE t (a ${column}, b ${column}, CHECK (a < b))`, dialect);
        assert.ok(all.length > ROWS / 2);
        assert.ok(
          all.every((distance) => distance > 0 && distance <= most),
          `${Math.min(...all)} to ${Math.max(...all)}`,
        );
        assert.ok(new Set(all).size >= 7, `${new Set(all).size} distances`);
        const mean = all.reduce((sum, distance) => sum + distance, 0) / all.length;
        assert.ok(mean > most / 4, `${mean} at the mean`);
      });
    }
  }

  test(`${dialect}: distances between bounds stay within them`, () => {
    const all = distances(
      'CREATE TABLE t (a int NOT NULL UNIQUE, b int NOT NULL UNIQUE, CHECK (b - a >= 3), CHECK (b - a < 30))',
      dialect,
    );
    assert.is(Math.min(...all), 3);
    assert.ok(Math.max(...all) < 30 && Math.max(...all) > 20);
  });

  test(`${dialect}: the end of a short domain costs no row for it`, () => {
    const column = 'smallint NOT NULL UNIQUE';
    const ddl = `CREATE TABLE t (a ${column}, b ${column}, CHECK (a BETWEEN 1 AND 500), CHECK (b <= 500), CHECK (a < b))`;
    const table = compile(ddl, { dialect });
    assert.is(table.plan.rowLimit, 499);
    const rows = writtenRows(table, { rows: 499, seed: 1 });
    assert.is(new Set(rows.map(([low]) => low)).size, 499);
    assert.is(new Set(rows.map(([, high]) => high)).size, 499);
  });
}

test.run();
