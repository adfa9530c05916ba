import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, DdlError, type DialectName } from '../../src/index.ts';
import { sampled } from '../support/sample.ts';

/** Parts that one column's value may have at most: as many as a row's lanes can hold. */
const MOST_PARTS = 40_000;

const many = (count: number, part: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => part(i)).join(', ');

const nested = (levels: number): string => {
  const types = Array.from({ length: levels }, (_, i) => {
    const field = i === 0 ? 'int' : `t${i - 1}`;
    return `CREATE TYPE t${i} AS (x ${field}, y ${field});`;
  });
  return `${types.join('\n')} CREATE TABLE t (a t${levels - 1})`;
};

const columnsOf = (count: number, type: string): string => many(count, (i) => `c${i} ${type}`);
const fields = (count: number): string => columnsOf(count, 'text[]');

/** Partitions of partitions, so many levels down. */
const divided = (levels: number): string =>
  Array.from(
    { length: levels },
    (_, i) => `CREATE TABLE t${i + 1} PARTITION OF t${i} FOR VALUES FROM (${i}) TO (99) PARTITION BY RANGE (a);`,
  ).join(' ');

/** A condition in a condition's operand, so many levels down: `before` and `behind` stand around each. */
const inside = (before: string, behind: string, levels = 60): string =>
  `CREATE TABLE t (a int, b int, CHECK (${before.repeat(levels)}a > 1${behind.repeat(levels)}))`;

/** Short texts that ask for very much: they are read within bounds, or refused with a reason. */
const greedy: readonly (readonly [DialectName, string])[] = [
  ['postgresql', 'CREATE TABLE t (a text NOT NULL CHECK (length(a) >= 5000000))'],
  ['postgresql', 'CREATE TABLE t (a text NOT NULL CHECK (length(a) >= 600000000))'],
  ['postgresql', 'CREATE TABLE t (a bytea NOT NULL CHECK (octet_length(a) >= 300000))'],
  ['postgresql', 'CREATE TABLE t (a vector(100000))'],
  ['postgresql', 'CREATE TABLE t (a bit(10000000))'],
  ['mysql', 'CREATE TABLE t (a BIT(10000000))'],
  ['postgresql', nested(10)],
  ['postgresql', "CREATE TABLE t (a text NOT NULL CHECK (a ~ '(a{500}){9999}'))"],
  ['postgresql', "CREATE TABLE t (a text NOT NULL CHECK (a ~ '((((a{99}){99}){99}){99}){99}'))"],
  ['postgresql', `CREATE TABLE t (a text NOT NULL CHECK (a ~ '${'('.repeat(2000)}a${')'.repeat(2000)}'))`],
  ['postgresql', 'CREATE TABLE t (a text[][][][][][][][][][][][])'],
  [
    'postgresql',
    `CREATE TABLE t0 (a int) PARTITION BY RANGE (a); ${divided(45)} CREATE TABLE l PARTITION OF t45 DEFAULT`,
  ],
  ['postgresql', `CREATE TYPE w AS (${fields(200)}); CREATE TABLE t (${columnsOf(30, 'w[] NOT NULL')})`],
  ['postgresql', `CREATE TYPE w AS (${fields(1000)}); CREATE TABLE t (${columnsOf(100, 'w')})`],
  ['postgresql', `CREATE TABLE t (a jsonb CHECK (a ?& ARRAY[${columnsOf(30_000, '').replace(/c\d+/g, "'$&'")}]))`],
  ['mysql', `CREATE TABLE t (a JSON, b INT AS (json_extract(a, '$${'[0]'.repeat(100_000)}')))`],
  ['postgresql', inside('(', ') BETWEEN (b > 1) AND (a < 3)')],
  ['mysql', inside('(', ') BETWEEN (b > 1) AND (a < 3)')],
  ['postgresql', inside('(', ') IN (b > 1, a < 3)')],
  ['mysql', inside('(', ') IN (b > 1, a < 3)')],
  ['postgresql', inside('(', ') IN (b > 1, a < 3)', 450)],
  ['mysql', inside('(a > 1) IN (b > 1, ', ')', 450)],
  ['postgresql', inside('(', ') = ANY (ARRAY[b > 1, a < 3])')],
  ['postgresql', inside('((', ', a) < (b > 1, b))')],
  ['postgresql', inside('CASE ', ' WHEN b > 1 THEN b > 2 WHEN a > b THEN a < b END')],
  ['mysql', inside('nullif(', ', b > 1)')],
  ['mysql', `CREATE TABLE t (a SET(${Array.from({ length: 64 }, (_, i) => `'m${i}${'x'.repeat(200)}'`).join()}))`],
  ['mysql', `CREATE TABLE t (a ENUM(${Array.from({ length: 20_000 }, (_, i) => `'m${i}'`).join()}))`],
];

test('what no server takes is refused with a reason', () => {
  const refused = (dialect: DialectName, ddl: string, message: string) =>
    assert.throws(
      () => compile(ddl, { dialect }),
      (error: unknown) => error instanceof DdlError && error.code === 'limit_exceeded' && error.message === message,
    );
  const columns = many(33, (i) => `c${i}`);
  const key = `CREATE TABLE t (${many(33, (i) => `c${i} int`)}, UNIQUE (${columns}))`;
  refused('mysql', key, 'A key has 32 columns at most.');
  const checks = many(10_001, (i) => `CHECK (a > ${i})`);
  refused('mysql', `CREATE TABLE t (a int, ${checks})`, 'A table has 10000 checks at most.');
  const domain = (count: number) =>
    `CREATE DOMAIN d AS int ${many(count, (i) => `CHECK (VALUE > ${i})`).replaceAll(',', '')};`;
  refused('postgresql', `${domain(1001)} CREATE TABLE t (a d)`, 'A domain has 1000 checks at most.');
  const columnsOfDomain = many(11, (i) => `c${i} d`);
  refused('postgresql', `${domain(1000)} CREATE TABLE t (${columnsOfDomain})`, 'A table has 10000 checks at most.');
});

test('checks that there is no time to plan for are named, the others are kept', () => {
  const chain = many(90, (i) => `c${i}`).replaceAll(',', ' +');
  const checks = many(400, (i) => `CHECK (${chain} > ${i})`);
  const { plan, warnings } = compile(`CREATE TABLE t (${many(90, (i) => `c${i} int`)}, CHECK (c0 > 3), ${checks})`, {
    dialect: 'postgresql',
  });
  assert.is(plan.constraints.length, 401);
  assert.equal(plan.constraints[0]?.kept, { by: 'values' });
  assert.equal(plan.constraints[400]?.kept, { by: 'nothing', reason: 'it is one of too many checks' });
  assert.is(
    warnings.at(-1)?.message,
    'The check "t_check399" is one of too many to plan for: rows may be refused for it.',
  );
});

test('parents that there is no time to plan for together are told of', () => {
  const chain = many(60, (i) => `c${i}`).replaceAll(',', ' +');
  const parent = (number: number) =>
    `CREATE TABLE p${number} (k int PRIMARY KEY, ${many(60, (i) => `c${i} int`)}, ${many(300, (i) => `CHECK (${chain} > ${i})`)});`;
  const referring = (count: number) => {
    const parents = Array.from({ length: count }, (_, i) => parent(i)).join('\n');
    const ddl = `${parents} CREATE TABLE t (${many(count, (i) => `a${i} int REFERENCES p${i}`)})`;
    return compile(ddl, { dialect: 'postgresql' }).warnings.filter(({ code }) => code === 'unknown_reference').length;
  };
  assert.equal([1, 3].map(referring), [0, 1]);
});

/** Of so many of them, one is in a sample. */
const STEP = 3;

for (const [dialect, ddl] of sampled(greedy, STEP)) {
  test(`${dialect}: ${ddl.slice(-90)}`, () => {
    try {
      const table = compile(ddl, { dialect });
      for (const { domains } of table.plan.columns) {
        for (const domain of domains)
          assert.ok((domain?.parts.length ?? 0) <= MOST_PARTS, `${domain?.parts.length} parts`);
      }
      assert.match(table.text({ rows: 1 }), /;\n$/);
    } catch (error) {
      if (!(error instanceof DdlError)) throw error;
      assert.ok(
        ['limit_exceeded', 'unsatisfiable', 'semantic_error'].includes(error.code),
        `${error.code}: ${error.message}`,
      );
    }
  });
}

test.run();
