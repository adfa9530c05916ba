import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';

/** Tables that lack what would say which rows fit: no server can create them as they stand, or fill them. */
const INCOMPLETE: readonly (readonly [ddl: string, rowLimit: number, warning: string])[] = [
  ['CREATE TABLE t () INHERITS (p)', Number.POSITIVE_INFINITY, 'unknown_parent'],
  ['CREATE TABLE t (CHECK (a >= 10 AND a < 20)) INHERITS (p)', 0, 'unknown_parent'],
  ['CREATE TABLE t (b int) INHERITS (p)', Number.POSITIVE_INFINITY, 'unknown_parent'],
  ['CREATE TABLE t (a int) PARTITION BY RANGE (a)', 0, 'unknown_partitions'],
];

for (const [ddl, rowLimit, warning] of INCOMPLETE) {
  test(ddl, () => {
    const { plan, warnings, text } = compile(ddl, { dialect: 'postgresql' });
    assert.is(plan.rowLimit, rowLimit);
    assert.ok(warnings.some(({ code }) => code === warning));
    assert.is(/INSERT INTO/.test(text({ rows: 3 })), rowLimit > 0);
  });
}

test('the columns of a reference with MATCH FULL are not NULL one without the other, whether its parent came along or not', () => {
  const child = 'CREATE TABLE t (a int, b int, FOREIGN KEY (a, b) REFERENCES p (x, y) MATCH FULL);';
  for (const parent of ['', 'CREATE TABLE p (x int, y int, PRIMARY KEY (x, y));']) {
    const rows = compile(parent + child, { dialect: 'postgresql' }).text({ rows: 200 });
    assert.not.match(rows, /NULL, \d|\d, NULL/);
  }
});

test.run();
