import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, type DialectName, dialectNames } from '../../src/index.ts';

/** A table of `count` parts of a kind. */
type Many = (count: number) => string;

const listed = (count: number, item: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => item(i)).join(', ');

interface Growing {
  readonly parts: number;
  readonly table: Many;
  /** Where not all dialects take so many. */
  readonly dialects?: readonly DialectName[];
}

/** What a careless planner goes over again for each of its parts. */
const GROWING: Readonly<Record<string, Growing>> = {
  'excluded values': { parts: 1250, table: (n) => `a int, ${listed(n, (i) => `CHECK (a <> ${i})`)}` },
  'bounds of a text': { parts: 1250, table: (n) => `a text, ${listed(n, (i) => `CHECK (length(a) < ${9000 + i})`)}` },
  'choices that cannot be joined': {
    parts: 1250,
    table: (n) => `a int, b int, ${listed(n, (i) => `CHECK (a > ${i} OR b < ${i})`)}`,
  },
  'keys that share columns': {
    parts: 60,
    table: (n) => `${listed(n + 1, (i) => `c${i} int`)}, ${listed(n, (i) => `UNIQUE (c${i}, c${i + 1})`)}`,
  },
  'columns of a sum': {
    parts: 110,
    table: (n) => `${listed(n, (i) => `c${i} int`)}, CHECK (${listed(n, (i) => `c${i}`).replaceAll(',', ' +')} = 5)`,
  },
  'a chain of columns': {
    parts: 110,
    table: (n) => `${listed(n + 1, (i) => `c${i} int`)}, ${listed(n, (i) => `CHECK (c${i} < c${i + 1})`)}`,
  },
  'branches of a choice': {
    parts: 2000,
    table: (n) => `a int, CHECK (CASE ${listed(n, (i) => `WHEN a = ${i} THEN a > ${i}`).replaceAll(',', '')} END)`,
  },
  'characters of a pattern': { parts: 20_000, table: (n) => `a text, CHECK (a LIKE '${'%a'.repeat(n)}')` },
  columns: { parts: 200, table: (n) => listed(n, (i) => `c${i} varchar(20)`) },
};

/** Eight times the parts may take so many times the time; quadratic time takes 64 times. */
const SLACK = 30;

for (const dialect of dialectNames) {
  for (const [name, { parts, table, dialects }] of Object.entries(GROWING)) {
    if (dialects?.includes(dialect) === false) continue;
    test(`${dialect}: ${name} are planned in linear time`, () => {
      const few = bestOf(dialect, `CREATE TABLE t (${table(parts)})`);
      const many = bestOf(dialect, `CREATE TABLE t (${table(parts * 8)})`);
      assert.ok(many + 5 < SLACK * (few + 5), `${few} ms, then ${many} ms`);
    });
  }

  test(`${dialect}: a list may be longer than the stack`, () => {
    const table = compile(`CREATE TABLE t (a int NOT NULL CHECK (a IN (${listed(150_000, String)})))`, { dialect });
    assert.match(table.text({ rows: 1 }), /\(\d+\);/);
  });
}

function bestOf(dialect: DialectName, source: string): number {
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now();
    compile(source, { dialect });
    return performance.now() - start;
  });
  return Math.min(...times);
}

test.run();
