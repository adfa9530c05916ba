import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';
import { writtenRows } from '../plan/parsed-rows.ts';

const ROWS = 300;

function planned(elements: string) {
  const table = compile(`CREATE TABLE people (${elements})`, { dialect: 'postgresql' });
  const columns = table.plan.columns.map(({ name }) => name);
  const rows = writtenRows(table, { rows: ROWS, seed: 3 });
  const valuesOf = (column: string) => rows.map((row) => row[columns.indexOf(column)] ?? null);
  return { plan: table.plan, valuesOf };
}

function areDistinct(values: readonly (string | null)[]): boolean {
  const filled = values.filter((value) => value !== null);
  return new Set(filled.map((value) => value.toLowerCase())).size === filled.length;
}

test('unique columns that pick the same things are one key, and agree in each row', () => {
  const { plan, valuesOf } = planned(
    'email text NOT NULL UNIQUE, profile_email text NOT NULL UNIQUE, first_name text NOT NULL, a int NOT NULL, b int NOT NULL, UNIQUE (a, b)',
  );
  assert.is(plan.keys.length, 2);
  assert.equal(plan.keys[0]?.names, ['people_email_key', 'people_profile_email_key']);
  const emails = valuesOf('email');
  assert.ok(areDistinct(emails));
  assert.equal(valuesOf('profile_email'), emails);
  const names = valuesOf('first_name');
  assert.equal(
    emails.map((email) => email?.split('.')[0]),
    names.map((name) => name?.toLowerCase()),
  );
  assert.equal(
    plan.constraints.map(({ kept }) => (kept.by === 'permutation' ? kept.key : null)),
    [0, 0, 1],
  );
  const pairs = valuesOf('a').map((one, i) => `${one} ${valuesOf('b')[i]}`);
  assert.ok(areDistinct(pairs));
});

test('rows end where the keys do that may not be NULL', () => {
  const alone = planned('email text NOT NULL UNIQUE').plan.rowLimit;
  const orders = [
    'email text NOT NULL UNIQUE, profile_email text UNIQUE',
    'email text UNIQUE, profile_email text NOT NULL UNIQUE',
  ];
  for (const elements of orders) {
    const { plan, valuesOf } = planned(elements);
    assert.is(plan.rowLimit, alone);
    assert.equal(
      plan.keys.map(({ overflow }) => overflow),
      [[]],
    );
    assert.ok(areDistinct(valuesOf('email')) && areDistinct(valuesOf('profile_email')));
  }
});

test('where all of them may be NULL, all are in the rows beyond their values', () => {
  const { plan } = planned('email text UNIQUE, profile_email text UNIQUE');
  assert.is(plan.rowLimit, Number.POSITIVE_INFINITY);
  assert.equal(
    plan.keys.map(({ overflow }) => overflow),
    [['email', 'profile_email']],
  );
});

test('things of other instances have keys of their own', () => {
  const { plan, valuesOf } = planned('billing_email text NOT NULL UNIQUE, shipping_email text NOT NULL UNIQUE');
  assert.is(plan.keys.length, 2);
  assert.ok(areDistinct(valuesOf('billing_email')) && areDistinct(valuesOf('shipping_email')));
});

test('a reference finds the values of a column that shares a key', () => {
  const { valuesOf } = planned(
    'email text NOT NULL UNIQUE, profile_email text NOT NULL UNIQUE, boss text REFERENCES people (profile_email)',
  );
  const known = new Set(valuesOf('profile_email'));
  const bosses = valuesOf('boss').filter((boss) => boss !== null);
  assert.ok(bosses.length > 0 && bosses.every((boss) => known.has(boss)));
});

test('what a check keeps apart stays apart', () => {
  const { plan, valuesOf } = planned(
    'email text NOT NULL UNIQUE, profile_email text NOT NULL UNIQUE, CHECK (email <> profile_email)',
  );
  assert.is(plan.warnings.length, 0);
  const others = valuesOf('profile_email');
  assert.ok(valuesOf('email').every((email, row) => email !== others[row]));
  assert.ok(areDistinct(valuesOf('email')) && areDistinct(valuesOf('profile_email')));
});

test.run();
