import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, type DialectName } from '../../src/index.ts';
import { writtenRows } from './parsed-rows.ts';

/** Checks of a column that may be NULL, which passes: most rows have a value for all that. */
const checks: readonly (readonly [dialect: DialectName, column: string])[] = [
  ['postgresql', "a jsonb CHECK (a ? 'kind')"],
  ['postgresql', 'a jsonb CHECK (a @> \'{"kind": 1}\')'],
  ['postgresql', "a jsonb CHECK (a ?& array['kind', 'version'])"],
  ['postgresql', 'a int CHECK (coalesce(a, 0) >= 0)'],
  ['postgresql', 'a int CHECK (coalesce(a > 5, true))'],
  ['postgresql', 'a int CHECK (NOT coalesce(a < 5, false))'],
  ['postgresql', 'a int CHECK (nullif(a, 0) IS NULL OR a > 7)'],
  ['mysql', "a json CHECK (json_contains_path(a, 'one', '$.kind'))"],
  ['mysql', 'a int CHECK (ifnull(a, 0) >= 0)'],
  ['mysql', 'a decimal(8, 2) CHECK (coalesce(a, 0.5) BETWEEN 0 AND 10)'],
];

for (const [dialect, column] of checks) {
  test(`${dialect}: ${column} has values`, () => {
    const rows = writtenRows(compile(`CREATE TABLE t (${column})`, { dialect }), { rows: 100 });
    const known = rows.filter(([value]) => value !== null).length;
    assert.ok(known > 75 && known < 100, `${known} of 100 rows have a value`);
  });
}

test('mysql: a moment that is found for a check is written as a day or with its time', () => {
  const ddl = `CREATE TABLE t (
    a timestamp NOT NULL,
    b timestamp NOT NULL CHECK (b IN ('2020-01-08', '2020-01-09')),
    CHECK (a = b)
  )`;
  const values = writtenRows(compile(ddl, { dialect: 'mysql' }), { rows: 300, seed: 1 }).flat();
  const badly = values.filter((value) => value === null || !/^2020-01-0[89](?: 00:00:00)?$/.test(value));
  assert.equal(badly, []);
});

test.run();
