import { readdirSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sampled } from '../support/sample.ts';
import { assess, heldOf } from './assess.ts';
import { most, over } from './expectation.ts';
import { speakable } from './judges/language.ts';
import { distinctAtLeast } from './judges/statistics.ts';
import { tables } from './tables/index.ts';

/** What the statistics are made for. */
const ROWS = 200;
const SEEDS = [1, 2, 3, 4, 5];

/**
 * The shares of expectations that hold, under each seed: of all tables, and of the table where the fewest do. They are what is
 * reached, and only ever raised; 0.95 of all is the aim.
 */
const LEAST_SHARE = 0.97;
const LEAST_SHARE_OF_A_TABLE = 0.8;

/** So that nobody makes the measure smaller to reach a share. */
const LEAST_TABLES = 40;
const LEAST_EXPECTATIONS = 885;
const LEAST_EXPECTATIONS_OF_A_TABLE = 15;

test('each table of the folder is among those that are assessed', () => {
  const modules = readdirSync(new URL('./tables/', import.meta.url)).filter((file) => file.endsWith('.js'));
  const names = new Set(tables.map(({ name }) => name));
  assert.is(names.size, modules.length - 1);
  assert.is(tables.length, names.size);
  assert.ok(tables.length >= LEAST_TABLES);
});

test('each table has many expectations, none of them twice', () => {
  for (const { name, expectations } of tables) {
    assert.ok(expectations.length >= LEAST_EXPECTATIONS_OF_A_TABLE, name);
    const names = expectations.map((expectation) => expectation.name);
    assert.equal([...new Set(names)], names, name);
  }
  const count = tables.reduce((sum, { expectations }) => sum + expectations.length, 0);
  assert.ok(count >= LEAST_EXPECTATIONS, String(count));
});

for (const seed of sampled(SEEDS, SEEDS.length)) {
  test(`rows of seed ${seed} are as believable as they were`, () => {
    let [held, asked] = [0, 0];
    for (const table of tables) {
      const findings = assess(table, { rows: ROWS, seed });
      assert.is(findings.length, table.expectations.length);
      const share = heldOf(findings) / findings.length;
      assert.ok(share >= LEAST_SHARE_OF_A_TABLE, `${table.name}: ${share}`);
      held += heldOf(findings);
      asked += findings.length;
    }
    assert.ok(held / asked >= LEAST_SHARE, `${held} of ${asked}`);
  });
}

test('a share of rows that is too small is said, with what offends', () => {
  const expectation = most(0.75, 'name', speakable);
  assert.is(expectation.name, 'name: words, no code (in 75 % of rows at least)');
  assert.is(expectation.contradiction([['oak'], ['elm'], ['yew'], ['0qgy2z8i'], [null]]), null);
  assert.equal(expectation.contradiction([['oak'], ['elm'], ['0qgy2z8i'], [null]]), {
    found: '1 of 3 rows do not',
    offenders: ['0qgy2z8i'],
  });
  assert.equal(expectation.contradiction([[null]]), { found: 'no row shows it', offenders: [] });
});

test('a statistic that does not hold is said, with three of the values', () => {
  const expectation = over(['a', 'b'], distinctAtLeast(9));
  assert.equal(
    expectation.contradiction([
      ['1', null],
      ['2', 'x'.repeat(70)],
      ['1', null],
      ['3', '4'],
      ['5', '6'],
    ]),
    {
      found: 'there are 7',
      offenders: ['1 | NULL', `2 | ${'x'.repeat(60)}…`, '3 | 4'],
    },
  );
});

test('an expectation of a column that is not written is refused', () => {
  const table = { name: 'trees', dialect: 'postgresql', ddl: 'CREATE TABLE trees (id serial, name text)' } as const;
  const assessed = (column: string) => () =>
    assess({ ...table, expectations: [most(1, column, speakable)] }, { rows: 3, seed: 1 });
  assert.throws(assessed('id'), /trees has no values of id\./);
  assert.is(assessed('name')().length, 1);
});

test.run();
