import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, type DialectName } from '../../src/index.ts';
import { FLAG_RULES } from '../../src/meanings/dependencies/flags.ts';

/* What flags say of others. */

const ROWS = 2000;

/** The pairs of values that two columns have, true and false by their signs. */
function pairsOf(elements: string, by: string, of: string, dialect: DialectName = 'postgresql'): readonly string[] {
  const table = compile(`CREATE TABLE things (id int PRIMARY KEY, ${elements})`, { dialect });
  assert.equal(table.warnings, []);
  const signOf = (value: unknown) => ([true, 1, 'Y', 'yes'].includes(value as string) ? '+' : '-');
  const pairs = Array.from(table.rows({ rows: ROWS, seed: 5 }), (row) => signOf(row[by]) + signOf(row[of]));
  return [...new Set(pairs)].sort();
}

for (const [by, of] of [
  ['vegan', 'vegetarian'],
  ['is_vegan', 'is_vegetarian'],
  ['is_superuser', 'is_staff'],
  ['is_admin', 'is_staff'],
] as const) {
  test(`what is ${by} is ${of}`, () => {
    const elements = `${of} boolean NOT NULL DEFAULT false, ${by} boolean NOT NULL DEFAULT false`;
    assert.equal(pairsOf(elements, by, of), ['++', '-+', '--']);
  });
}

for (const [by, of] of [
  ['is_deleted', 'is_active'],
  ['is_archived', 'is_active'],
  ['is_draft', 'is_published'],
  ['sold_out', 'in_stock'],
] as const) {
  test(`what is ${by} is not ${of}`, () => {
    const elements = `${by} boolean NOT NULL DEFAULT false, ${of} boolean NOT NULL DEFAULT true`;
    const pairs = pairsOf(elements, by, of);
    assert.not.ok(pairs.includes('++'), pairs.join(' '));
    assert.ok(pairs.includes('+-') && pairs.includes('-+'), pairs.join(' '));
  });
}

test('flags of other types follow, too', () => {
  const small = 'vegan tinyint(1) NOT NULL, vegetarian tinyint(1) NOT NULL';
  assert.equal(pairsOf(small, 'vegan', 'vegetarian', 'mysql'), ['++', '-+', '--']);
  const letters = "is_deleted char(1) NOT NULL DEFAULT 'N', is_active char(1) NOT NULL DEFAULT 'Y'";
  assert.not.ok(pairsOf(letters, 'is_deleted', 'is_active', 'mysql').includes('++'));
});

test('several flags agree, those that decide are as likely as alone, and moments follow them', () => {
  const rowsOf = (elements: string) =>
    Array.from(
      compile(`CREATE TABLE users (id int PRIMARY KEY, ${elements})`, { dialect: 'postgresql' }).rows({
        rows: ROWS,
        seed: 5,
      }),
      (row) => row,
    );
  const alone = rowsOf('is_superuser boolean NOT NULL').filter((row) => row['is_superuser'] === true).length;
  const rows = rowsOf(
    `is_superuser boolean NOT NULL, is_admin boolean NOT NULL, is_staff boolean NOT NULL, is_active boolean NOT NULL DEFAULT true,
    is_deleted boolean NOT NULL DEFAULT false, deleted_at timestamp`,
  );
  for (const row of rows) {
    assert.ok(row['is_superuser'] !== true || row['is_admin'] === true);
    assert.ok(row['is_admin'] !== true || row['is_staff'] === true);
    assert.ok(row['is_deleted'] !== true || row['is_active'] === false);
    assert.is(row['deleted_at'] !== null, row['is_deleted']);
  }
  const together = rows.filter((row) => row['is_superuser'] === true).length;
  assert.ok(together > alone / 2 && together < alone * 2, `${together} against ${alone}`);
  assert.ok(rows.some((row) => row['is_deleted'] === true));
});

test('a check has the last word, and what is asked for', () => {
  const check = 'vegan boolean NOT NULL, vegetarian boolean NOT NULL, CHECK (vegan <> vegetarian)';
  assert.equal(pairsOf(check, 'vegan', 'vegetarian'), ['+-', '-+']);
});

test('no flag says that another one is so and is not', () => {
  const said = (place: 1 | 2) =>
    FLAG_RULES.flatMap((rule) =>
      rule[0].split('|').flatMap((flag) => rule[place].split('|').map((other) => `${flag}: ${other}`)),
    ).filter((pair) => !pair.endsWith(': '));
  const so = new Set(said(1));
  assert.equal(
    said(2).filter((pair) => so.has(pair)),
    [],
  );
});

test.run();
