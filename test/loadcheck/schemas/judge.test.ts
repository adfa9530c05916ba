import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Table } from './catalog.ts';
import type { DumpReport } from './check.ts';
import { CommentLines, tellsOf } from './comments.ts';
import { failuresOfCounts, failuresOfNumbers, failuresOfReferences, judgeCounts, judgeRestored } from './judge.ts';
import { complaintsOfDumps, failureLinesOfDumps, reportLines, tableOfDumps } from './report.ts';

const tableNamed = (name: string): Table => ({ schema: 'public', name, source: `"${name}"`, isPartition: false });

test('comments are the lines that begin with dashes, however the output is cut', () => {
  const output = "-- one\n--\nINSERT INTO t VALUES\n(1, 'a -- b'),\n(2, 'c');\n -- no\n-- twö\n\n-- three";
  const bytes = Buffer.from(output);
  for (let size = 1; size <= bytes.length; size += 1) {
    const lines = new CommentLines();
    for (let start = 0; start < bytes.length; start += size) lines.push(bytes.subarray(start, start + size));
    assert.equal(lines.end(), ['one', 'twö', 'three'], `in chunks of ${size} bytes`);
  }
});

test('a comment tells of a table that it names with the number of its rows', () => {
  const tells = (comment: string, name: string, rows: number) => tellsOf(comment, tableNamed(name), rows);
  for (const [comment, name, rows, expected] of [
    ['Warning: 12 of 200 rows were written to orders.', 'orders', 12, true],
    ['Warning: 12 of 200 rows were written to public.orders.', 'orders', 12, true],
    ['Warning: 12 of 200 rows were written to "public"."orders".', 'orders', 12, true],
    ['Warning: 12 of 200 rows were written to `a``b`.', 'a`b', 12, true],
    ['Warning: 12 of 200 rows were written to ORDERS.', 'orders', 12, true],
    ['No row for orders: it has no partition.', 'orders', 0, true],
    ['Warning: 12 of 200 rows were written to orders.', 'orders', 2, false],
    ['Warning: 12 of 200 rows were written to "ORDERS".', 'orders', 12, false],
    ['Warning: 12 of 200 rows were written to orders_old.', 'orders', 12, false],
    ['Warning: 12 of 200 rows were written to archive.orders.', 'orders', 12, false],
    ['Warning: 12 of 200 rows were written.', 'orders', 12, false],
  ] as const) {
    assert.is(tells(comment, name, rows), expected, `${comment} ${name} ${rows}`);
  }
});

test('a table has the rows that were asked for, or those that a comment tells of', () => {
  const judged = (rows: number, comments: readonly string[], limits?: Readonly<Record<string, number>>) => {
    const expectation = limits === undefined ? {} : { rows: limits };
    const counts = judgeCounts(new Map([[tableNamed('t'), rows]]), 10, comments, expectation);
    return [counts[0]?.outcome, ...failuresOfCounts(counts, 10).map(({ reason }) => reason)];
  };
  assert.equal(judged(10, []), ['filled']);
  assert.equal(judged(11, []), ['filled']);
  assert.equal(judged(3, ['3 of 10 rows: t']), ['fewer']);
  assert.equal(judged(0, ['no rows: t']), ['empty']);
  assert.equal(judged(3, ['4 of 10 rows: t']), ['short', 'public.t: 3 of 10 rows. No comment says so.']);
  assert.equal(judged(0, []), ['short', 'public.t: 0 of 10 rows. No comment says so.']);
  assert.equal(judged(3, ['3 of 10 rows: t'], { 'public.t': 3 }), ['fewer']);
  assert.equal(judged(2, ['2 of 10 rows: t'], { 'public.t': 3 }), ['short', 'public.t: 2 of 10 rows. It can hold 3.']);
  assert.equal(judged(2, ['2 of 10 rows: t'], {}), ['short', 'public.t: 2 of 10 rows. It can hold 10.']);
});

test('a restored database has what the index says', () => {
  assert.equal(judgeRestored({}, 3, 4), []);
  assert.equal(judgeRestored({ tables: 3, foreign_keys: 4 }, 3, 4), []);
  assert.equal(judgeRestored({ tables: 5, foreign_keys: 4 }, 3, 4), [
    { stage: 'index', reason: '3 tables in the database, 5 in the index.' },
  ]);
});

const fanOut = { parents: 1, withoutChild: 0, least: 1, median: 1, most: 1 };
const references = [
  { foreignKey: 'c.f -> p', orphans: 2, fanOut },
  { foreignKey: 'c.g -> p', orphans: 0, fanOut },
];
const numbers = [
  { column: 't.a', collisions: 0, isExhausted: false },
  { column: 't.b', collisions: 3, isExhausted: false },
  { column: 't.c', collisions: 0, isExhausted: true },
];

test('orphans and taken numbers are faults', () => {
  assert.equal(failuresOfReferences(references), [{ stage: 'references', reason: 'c.f -> p: 2 orphans.' }]);
  assert.equal(
    failuresOfNumbers(numbers).map(({ reason }) => reason),
    ['t.b: the database is yet to give the numbers of 3 rows.'],
  );
});

const report: DumpReport = {
  server: 'mysql',
  dump: 'mysql/a',
  asked: 10,
  tables: [
    { table: 't', rows: 10, outcome: 'filled' },
    { table: 'u', rows: 0, outcome: 'empty' },
  ],
  references,
  numbers,
  seconds: 1.25,
  bytes: 2 ** 20,
  peakBytes: 2 ** 26,
  messages: '',
  failures: [
    { stage: 'references', reason: 'c.f -> p: 2 orphans.' },
    { stage: 'numbers', reason: 't.b' },
  ],
};
const good: DumpReport = { ...report, dump: 'mysql/b', failures: [], peakBytes: null };

test('the table has a line for each dump, server and all', () => {
  const lines = tableOfDumps([report, good, { ...good, server: 'mariadb' }]).split('\n');
  assert.equal(
    lines.map((line) => line.split(/ {2,}/)[0]),
    ['', 'mysql mysql/a', 'mysql mysql/b', 'mysql total', 'mariadb mysql/b', 'mariadb total', 'total'],
  );
  assert.equal(lines[1]?.split(/ {2,}/).slice(1).join(' '), '1 0 2 1 0 1 0 2 2 3 2 1.3 1.0 64 references, numbers');
  assert.match(lines.at(-1) ?? '', /^total +3 +2 +6 +3 +0 +3 +0 +6 +6 +9 +6 +3\.8 +3\.0 +64 +references, numbers$/);
});

test('failures and reports are lines of JSON, and a complaint names the first failure of a dump', () => {
  const failures = failureLinesOfDumps([report, good]).trimEnd().split('\n');
  assert.equal(failures.length, 2);
  assert.equal(JSON.parse(failures[0] ?? ''), { id: 'mysql/a', server: 'mysql', ...report.failures[0] });
  assert.equal(
    reportLines([report, good])
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
    [report, good],
  );
  assert.equal(complaintsOfDumps([report, good]), ['mysql mysql/a, references: c.f -> p: 2 orphans. (and 1 more)']);
});

test.run();
