import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, type DialectName } from '../../src/index.ts';
import { sampled } from '../support/sample.ts';
import { type Mutation, numberedTable, referringTable } from './mutations.ts';
import { valuesBy, writtenRows } from './parsed-rows.ts';

/** Tables of each kind: five hundred in all. */
const TABLES = { mysql: 175, postgresql: 175, numbered: 150 };

const ROWS = 120;

/** Throws where a row of a table's output is none of the table's. */
function hold(mutation: Mutation, dialect: DialectName): void {
  const table = compile(mutation.ddl, { dialect });
  const rows = writtenRows(table, { rows: ROWS, seed: 'mutations' });
  assert.ok(rows.length > 0, 'there are rows');
  const columns = new Set(table.plan.columns.map(({ name }) => name));
  const seen = new Map<string, Set<string>>();
  const tuple = (values: ReadonlyMap<string, string | null>, names: readonly string[]): string | null => {
    const all = names.map((name) => values.get(name) ?? null);
    return all.includes(null) ? null : all.join();
  };
  const before = (names: readonly string[]): Set<string> => {
    const known = seen.get(names.join()) ?? new Set<string>();
    seen.set(names.join(), known);
    return known;
  };
  for (const row of rows) {
    const values = valuesBy(table, row);
    const number = (name: string): number | null => (values.get(name) == null ? null : Number(values.get(name)));
    const where = JSON.stringify([...values]);
    for (const name of mutation.notNull.filter((one) => columns.has(one))) assert.is.not(values.get(name), null, where);
    for (const key of mutation.keys.filter((names) => names.every((name) => columns.has(name)))) {
      const value = tuple(values, key);
      assert.not.ok(value !== null && before(['key', ...key]).has(value), `twice: ${where}`);
      if (value !== null) before(['key', ...key]).add(value);
    }
    for (const { columns: own, targets } of mutation.references.filter((one) =>
      one.targets.every((name) => columns.has(name)),
    )) {
      const target = tuple(values, targets);
      if (target !== null) before(targets).add(target);
      const value = tuple(values, own);
      assert.ok(value === null || before(targets).has(value), `no such row: ${where}`);
    }
    for (const { sql, passes } of mutation.checks) assert.ok(passes(number), `${sql}: ${where}`);
  }
}

/** Where a sample is asked for, each so many-th table is made. */
const STEP = 6;

function numbersBelow(end: number): readonly number[] {
  return Array.from({ length: end }, (_, number) => number);
}

for (const dialect of ['mysql', 'postgresql'] as const) {
  for (const number of sampled(numbersBelow(TABLES[dialect]), STEP)) {
    const mutation = referringTable(dialect, number);
    test(`${dialect}: ${mutation.ddl}`, () => hold(mutation, dialect));
  }
}

for (const number of sampled(numbersBelow(TABLES.numbered), STEP)) {
  const mutation = numberedTable(number);
  test(`postgresql: ${mutation.ddl}`, () => hold(mutation, 'postgresql'));
}

test.run();
