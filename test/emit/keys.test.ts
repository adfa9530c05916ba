import { test } from 'uvu';
import { type CompiledTable, compile } from '../../src/index.ts';
import { referenceRow } from './reference.ts';
import { rowsOf, sameRows } from './sample-plan.ts';

/** Tables of keys whose permutations have sides and digits of many sizes. */
const tables: Readonly<Record<string, CompiledTable>> = {
  'a key of all 64-bit numbers that are used': compile('CREATE TABLE t (a bigint PRIMARY KEY)', {
    dialect: 'postgresql',
  }),
  'a key of 32 bits': compile('CREATE TABLE t (a int PRIMARY KEY, b int)', { dialect: 'postgresql' }),
  'a key of few values': compile('CREATE TABLE t (a smallint PRIMARY KEY CHECK (a BETWEEN 3 AND 1009))', {
    dialect: 'postgresql',
  }),
  'a unique column that is NULL beyond its values': compile(
    'CREATE TABLE t (a smallint UNIQUE CHECK (a BETWEEN 1 AND 700), b uuid NOT NULL)',
    { dialect: 'postgresql' },
  ),
  'a composite key': compile('CREATE TABLE t (a smallint, b int, c int, PRIMARY KEY (a, b))', {
    dialect: 'postgresql',
  }),
  'a key of many digits': compile('CREATE TABLE t (a uuid PRIMARY KEY, b varchar(40) UNIQUE NOT NULL)', {
    dialect: 'postgresql',
  }),
  'keys with parts in common': compile('CREATE TABLE t (a INT, b INT, c INT, PRIMARY KEY (a, b), UNIQUE (b, c))', {
    dialect: 'mysql',
  }),
};

for (const [name, table] of Object.entries(tables)) {
  test(`${name} is that of the reference`, () => {
    for (const offset of [0, 129, 2 ** 20 + 3, 2 ** 32 - 100, 2 ** 40 + 1]) {
      const rows = rowsOf(table.text({ rows: 301, offset, seed: 'keys' }));
      sameRows(
        rows,
        rows.map((_, i) => referenceRow(table.plan, 'keys', offset + i)),
        `offset ${offset}`,
      );
    }
  });
}

test.run();
