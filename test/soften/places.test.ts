import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { columnOf, type RowsOfTable, rowsByTable } from '../schema/schema-rows.ts';

/* Columns that say which of all rows that refer to the same a row is. */

interface Case {
  readonly title: string;
  /** Columns of `things` behind `id`; they belong to `owners`. */
  readonly columns: string;
  readonly by: string;
  readonly column: string;
  /** What the rows of one have, in their order. */
  readonly expected: (place: number) => string;
  /** Whether it is so; else it is as chance has it. */
  readonly isPlaced: boolean;
}

const OWNER = 'customer_id int NOT NULL REFERENCES owners';
const isFirst = (place: number) => String(place === 0);
const numbered = (place: number) => String(place + 1);

const CASES: readonly Case[] = [
  {
    title: 'a customer has one default address',
    columns: `${OWNER}, is_default boolean NOT NULL`,
    ...{ by: 'customer_id', column: 'is_default', expected: isFirst, isPlaced: true },
  },
  {
    title: 'and none where the address is of nobody',
    columns: 'customer_id int REFERENCES owners, is_primary boolean NOT NULL',
    ...{ by: 'customer_id', column: 'is_primary', expected: isFirst, isPlaced: true },
  },
  {
    title: 'slides are numbered from the first on',
    columns: 'presentation_id int NOT NULL REFERENCES owners, position int NOT NULL',
    ...{ by: 'presentation_id', column: 'position', expected: numbered, isPlaced: true },
  },
  {
    title: 'of several that rows may belong to, one is nearest',
    columns: `tenant_id int NOT NULL REFERENCES owners, ${OWNER}, is_default boolean NOT NULL`,
    ...{ by: 'customer_id', column: 'is_default', expected: isFirst, isPlaced: true },
  },
  {
    title: 'chance decides where it is not clear to what rows belong',
    columns: 'topping_id int REFERENCES owners, sauce_id int REFERENCES owners, is_default boolean NOT NULL',
    ...{ by: 'topping_id', column: 'is_default', expected: isFirst, isPlaced: false },
  },
  {
    title: 'a check comes first',
    columns: `${OWNER}, is_default boolean NOT NULL CHECK (NOT is_default)`,
    ...{ by: 'customer_id', column: 'is_default', expected: isFirst, isPlaced: false },
  },
  {
    title: 'a key comes first',
    columns: `${OWNER}, position int NOT NULL UNIQUE`,
    ...{ by: 'customer_id', column: 'position', expected: numbered, isPlaced: false },
  },
];

for (const { title, columns, by, column, expected, isPlaced } of CASES) {
  test(title, () => {
    const ddl = `CREATE TABLE owners (id int PRIMARY KEY); CREATE TABLE things (id int PRIMARY KEY, ${columns});`;
    const things: RowsOfTable = rowsByTable(ddl, { rows: 120, rowsOf: { owners: 30 } }).get('things') ?? [];
    assert.is(things.length, 120);
    const owners = new Set(columnOf(things, by));
    const wrong = [...owners].filter((owner) => {
      const own = columnOf(
        things.filter((row) => row.get(by) === owner),
        column,
      );
      return own.some((value, place) => value !== (owner === null ? 'false' : expected(place)));
    });
    assert.is(wrong.length === 0, isPlaced, `${wrong.length} of ${owners.size} are otherwise`);
  });
}

test.run();
