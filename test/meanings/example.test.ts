import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';

/** Values of a text column with a comment, beside a day. */
function valuesOf(comment: string, constraint = ''): readonly (readonly [value: string, day: string])[] {
  const ddl = `CREATE TABLE papers (paper_number varchar(24) NOT NULL ${constraint} COMMENT '${comment}', issued_on date NOT NULL)`;
  const rows = compile(ddl, { dialect: 'mysql' }).rows({ rows: 100, seed: 3 });
  return Array.from(rows, (row) => [String(row['paper_number']), String(row['issued_on'])]);
}

for (const [comment, form] of [
  ['e.g. PAP-00042', /^PAP-\d{5}$/],
  ['PAP/2024/17', /^PAP\/20\d\d\/\d{2}$/],
  ['looks like "ABC-123"', /^[A-Z]{3}-\d{3}$/],
  ['in the form QX.1200.b', /^QX\.\d{4}\.b$/],
  ['such as 2023/24', /^20(\d\d)\/\d\d$/],
] as const) {
  test(`an example gives the form of values: ${comment}`, () => {
    const values = valuesOf(comment);
    assert.equal(
      values.filter(([value]) => !form.test(value)),
      [],
    );
    assert.ok(new Set(values.map(([value]) => value)).size > 2);
  });
}

test('the year in an example is that of the row, and keys count on', () => {
  const values = valuesOf('e.g. PAP-2024-0001', 'UNIQUE');
  for (const [value, day] of values) assert.is(value.slice(4, 8), day.slice(0, 4));
  assert.equal(
    values.map(([value]) => Number(value.slice(9))),
    values.map((_, i) => i + 1),
  );
});

test('what names a norm is no example', () => {
  for (const comment of ['ISO 3166-1 alpha-2', 'SHA-256', 'like 1.2.3', 'since 2024']) {
    assert.ok(valuesOf(comment).every(([value]) => !/^(?:ISO|SHA)/.test(value)));
  }
});

test.run();
