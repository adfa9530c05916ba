import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, type DialectName, dialectNames } from '../../src/index.ts';
import { writtenRows } from './parsed-rows.ts';

/* What checks leave of the moments that names mean. */

const ROWS = 500;

/** The columns of rows, as days. */
function days(ddl: string, dialect: DialectName): readonly (readonly number[])[] {
  const table = compile(ddl, { dialect });
  assert.equal(table.warnings, []);
  return writtenRows(table, { rows: ROWS, seed: 5 }).map((row) =>
    row.map((value) => Date.parse((value ?? '').slice(0, 10)) / 86_400_000),
  );
}

const day = (text: string): number => Date.parse(text) / 86_400_000;

const BORN = 'CREATE TABLE people (birth_date date NOT NULL CHECK';

for (const dialect of dialectNames) {
  for (const guard of ["birth_date > '1900-01-01'", "birth_date >= '1900-01-01' AND birth_date < '2030-01-01'"]) {
    test(`${dialect}: nobody is very old for a check that guards against slips: ${guard}`, () => {
      const born = days(`${BORN} (${guard}))`, dialect).flat();
      assert.ok(born.every((one) => one > day('1930-01-01') && one < day('2010-01-01')));
    });
  }

  test(`${dialect}: a check that leaves little of what a name means counts as it is`, () => {
    const born = days(`${BORN} (birth_date BETWEEN '1900-01-01' AND '1940-12-31'))`, dialect).flat();
    assert.ok(born.some((one) => one < day('1910-01-01')));
    assert.ok(born.every((one) => one <= day('1940-12-31')));
  });

  test(`${dialect}: what a check orders lies as far behind as without it`, () => {
    const rows = days(
      'CREATE TABLE invoices (issue_date date NOT NULL, due_date date NOT NULL, CHECK (due_date >= issue_date))',
      dialect,
    );
    const terms = rows.map(([issued = 0, due = 0]) => due - issued);
    assert.ok(
      terms.every((term) => term >= 0 && term <= 60),
      `${Math.min(...terms)} to ${Math.max(...terms)} days`,
    );
  });
}

test('children come to school as children, and not after the reference time', () => {
  const rows = days(
    'CREATE TABLE pupils (date_of_birth date NOT NULL, guardian_name text, enrolled_on date NOT NULL)',
    'postgresql',
  );
  for (const [born = 0, , enrolled = 0] of rows) {
    const age = (enrolled - born) / 365.25;
    assert.ok(age >= 4 && age <= 17 && enrolled < day('2026-01-01'), `${age} years`);
  }
});

test.run();
