import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';
import { writtenRows } from './parsed-rows.ts';

/* What columns of whole numbers hold in keys over several columns: what their names tell, and more where that is too little. */

interface Case {
  readonly columns: string;
  readonly key: string;
  readonly rows: number;
  /** The least and the greatest value of each column of the key, at most. */
  readonly within: readonly (readonly [least: number, greatest: number])[];
}

const CASES: readonly Case[] = [
  {
    columns: 'order_id bigint, line_no smallint',
    key: 'order_id, line_no',
    rows: 200,
    within: [
      [1, 200],
      [1, 7],
    ],
  },
  {
    columns: 'user_id int, movie_id int',
    key: 'user_id, movie_id',
    rows: 200,
    within: [
      [1, 200],
      [1, 200],
    ],
  },
  {
    columns: 'team_id int, year int',
    key: 'team_id, year',
    rows: 200,
    within: [
      [1, 200],
      [1900, 2100],
    ],
  },
  {
    columns: 'year smallint, month smallint',
    key: 'year, month',
    rows: 2000,
    within: [
      [1900, 2800],
      [1, 200],
    ],
  },
  {
    columns: 'line_no smallint, page_id smallint',
    key: 'line_no, page_id',
    rows: 9,
    within: [
      [1, 7],
      [1, 9],
    ],
  },
  {
    columns: 'order_id int, line_no int CHECK (line_no > 3)',
    key: 'order_id, line_no',
    rows: 50,
    within: [
      [1, 50],
      [4, 2 ** 31],
    ],
  },
];

for (const { columns, key, rows, within } of CASES) {
  test(`(${columns}) with a key over (${key}) has expected values in ${rows} rows`, () => {
    const table = compile(`CREATE TABLE t (${columns}, PRIMARY KEY (${key}))`, { dialect: 'postgresql' });
    const values = writtenRows(table, { rows }).map((row) => row.map(Number));
    assert.is(new Set(values.map(String)).size, rows);
    for (const [i, [least, greatest]] of within.entries()) {
      const column = values.map((row) => row[i] ?? Number.NaN);
      const [low, high] = [Math.min(...column), Math.max(...column)];
      assert.ok(low >= least && high <= greatest, `${low} to ${high}`);
    }
  });
}

test('a key has as many rows as its types allow', () => {
  const table = compile('CREATE TABLE t (year smallint, month smallint, PRIMARY KEY (year, month))', {
    dialect: 'postgresql',
  });
  assert.ok(table.plan.rowLimit > 1_000_000_000);
  const rows = writtenRows(table, { rows: 300, offset: 10_000_000, tableRows: 10_000_300 });
  assert.is(new Set(rows.map(String)).size, 300);
});

test.run();
