import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, compileSchema, type DialectName, type Explanation, explain } from '../../src/index.ts';
import type { Distribution } from '../../src/values/distribution.ts';
import { skewedParts } from '../emit/skewed.ts';

function explained(ddl: string, dialect: DialectName = 'postgresql', rows?: number): Explanation {
  return explain(compile(ddl, { dialect }), rows === undefined ? {} : { rows });
}

/** Each constraint in a word or two: what it is, what keeps it, and the rows that it allows. */
function honours(ddl: string, dialect: DialectName): string {
  return explained(ddl, dialect)
    .constraints.map(({ kind, kept, rows }) => `${kind} ${kept}${rows === null ? '' : ` ${rows}`}`)
    .join(', ');
}

for (const [dialect, ddl, expected] of [
  ['postgresql', 'CREATE TABLE t (a int CHECK (a > 5))', 'check absorbed'],
  ['mysql', "CREATE TABLE t (a int CHECK (a IN (1, 2) AND a <> 7), b ENUM('x'))", 'check absorbed'],
  ['postgresql', 'CREATE TABLE t (a int, CHECK (sign(a) = -1))', 'check absorbed'],
  ['mysql', 'CREATE TABLE t (a int, CHECK (sign(a) >= 0))', 'check absorbed'],
  // Servers of loose types compare a text with a number by rules of their own.
  ['mysql', 'CREATE TABLE t (a varchar(5) NOT NULL, CHECK (sign(a) = 1))', 'check evaluated'],
  ['postgresql', 'CREATE TABLE t (a int, b int, CHECK (a < b))', 'check drawn'],
  ['mysql', 'CREATE TABLE t (a int, b int, CHECK (sign(a - b) = -1))', 'check drawn'],
  ['postgresql', 'CREATE TABLE t (a text, b text, CHECK (a = b))', 'check drawn'],
  ['mysql', 'CREATE TABLE t (a int NOT NULL, CHECK (a % 3 > 0))', 'check evaluated'],
  ['postgresql', 'CREATE TABLE t (a int, CHECK (f(a) > 1), CHECK (a < 5))', 'check not honoured, check absorbed'],
  ['postgresql', 'CREATE TABLE t (a serial, CHECK (a > 1))', 'check absorbed'],
  ['postgresql', 'CREATE TABLE t (a int GENERATED ALWAYS AS IDENTITY, CHECK (a > 1))', 'check absorbed'],
  // A generated column's check is one of what it is computed from.
  ['postgresql', 'CREATE TABLE t (a int, b int GENERATED ALWAYS AS (a) STORED, CHECK (b > 1))', 'check absorbed'],
  ['mysql', 'CREATE TABLE t (a int AUTO_INCREMENT PRIMARY KEY)', 'primary database'],
  ['mysql', 'CREATE TABLE t (a tinyint PRIMARY KEY, b int)', 'primary drawn 256'],
  ['mysql', 'CREATE TABLE t (a tinyint UNIQUE, b int)', 'unique drawn'],
  [
    'mysql',
    'CREATE TABLE t (a tinyint PRIMARY KEY, b int, UNIQUE (a, b))',
    'primary drawn 256, unique other constraint',
  ],
  [
    'postgresql',
    'CREATE TABLE t (a text NOT NULL); CREATE UNIQUE INDEX ON t (left(a, 2)); CREATE UNIQUE INDEX ON t (a)',
    'unique drawn 1296, unique other constraint',
  ],
  ['postgresql', 'CREATE TABLE t (a int UNIQUE CHECK (a IS NULL))', 'check absorbed, unique drawn'],
  ['postgresql', 'CREATE TABLE t (a bool NOT NULL, EXCLUDE (a WITH =))', 'exclude drawn 2'],
  ['postgresql', 'CREATE TABLE t (a int REFERENCES u, b text REFERENCES v)', 'foreign drawn, foreign not honoured'],
  ['postgresql', 'CREATE TABLE t (a serial PRIMARY KEY, b int REFERENCES t)', 'primary database, foreign drawn'],
  ['postgresql', 'CREATE TABLE t (a int UNIQUE, b int REFERENCES t (a))', 'unique drawn 2147483647, foreign drawn'],
  ['postgresql', 'CREATE TABLE t (a serial REFERENCES u)', 'foreign not honoured'],
  [
    'postgresql',
    'CREATE DOMAIN d AS int CHECK (VALUE > 0); CREATE TABLE t (a d, b d, CHECK (a * b % 2 = 1))',
    'check evaluated, domain absorbed, domain absorbed',
  ],
  [
    'mysql',
    'CREATE TABLE t (a int NOT NULL) PARTITION BY RANGE (a) (PARTITION p VALUES LESS THAN (10))',
    'partitions absorbed',
  ],
] as const) {
  test(`${dialect}: ${ddl}`, () => assert.is(honours(ddl, dialect), expected));
}

for (const [type, values, different] of [
  ['smallint', 'whole numbers from 1 to 9999, mostly small: half below 80', 9999],
  ['numeric(4,2) CHECK (a >= 5)', 'numbers from 5.00 to 99.99', 9500],
  ["text CHECK (a IN ('b', 'c'))", "one of 'b', 'c', weighted: 'b' 63 %, 'c' 38 %", 2],
  ["text CHECK (a = 'é')", "always 'é'", 1],
  ['boolean', 'one of false, true', 2],
  ['date', "dates from '2023-01-02' to '2025-12-31', denser towards the end: half from '2025-04-23' on", 1095],
  ['char(3) UNIQUE', 'text of 3 characters', 46_656],
  ['uuid', 'UUIDs', 2 ** 122],
  ['bytea', 'bytes', 2 ** 64],
] as const) {
  test(`says what values ${type} gets`, () => {
    const [column] = explained(`CREATE TABLE t (a ${type})`).columns;
    const [only] = column?.cases ?? [];
    assert.is(only?.values, values);
    assert.is(only?.samples.length, Math.min(different, 3));
    if (different <= 2 ** 53) assert.is(only?.different, different);
  });
}

for (const [type, distribution, words] of [
  [
    "text CHECK (a IN ('active', 'new', 'gone', 'held'))",
    { kind: 'weights', weights: [70, 25, 4.5, 0.5] },
    "one of 'active', 'new', 'gone', 'held', weighted: 'active' 70 %, 'new' 25 %, 'gone' 4.5 %, …",
  ],
  [
    'int CHECK (a BETWEEN 1 AND 100000)',
    { kind: 'lognormal', origin: 0, median: 39.5, sigma: 1 },
    'whole numbers from 1 to 100000, mostly small: half below 40',
  ],
  [
    'int CHECK (a BETWEEN 0 AND 100)',
    { kind: 'normal', mean: 50.5, deviation: 10 },
    'whole numbers from 0 to 100, two thirds from 40 to 60',
  ],
  [
    'date',
    { kind: 'exponential', mean: 100, from: 'last' },
    "dates from '2023-01-02' to '2025-12-31', denser towards the end: half from '2025-10-23' on",
  ],
  [
    'int CHECK (a BETWEEN 1 AND 1000)',
    { kind: 'exponential', mean: 10, from: 'first' },
    'whole numbers from 1 to 1000, denser towards the beginning: half below 7',
  ],
  [
    'int CHECK (a BETWEEN 1 AND 1000)',
    { kind: 'zipf', exponent: 1 },
    'whole numbers from 1 to 1000, the first ones most often: half up to 24',
  ],
  [
    'int CHECK (a BETWEEN 0 AND 23)',
    { kind: 'histogram', edges: [0, 7, 18, 24], weights: [1, 8, 1] },
    'whole numbers from 0 to 23, not all alike: half below 12',
  ],
  ['uuid', { kind: 'zipf', exponent: 1 }, 'UUIDs, the first ones most often'],
] as const satisfies readonly (readonly [string, Distribution, string])[]) {
  test(`says how likely the values are: ${distribution.kind} of ${type}`, () => {
    const compiled = compile(`CREATE TABLE t (a ${type} NOT NULL)`, { dialect: 'postgresql' });
    const columns = compiled.plan.columns.map((column) => ({
      ...column,
      domains: column.domains.map(
        (domain) => domain && { ...domain, parts: skewedParts(domain.parts, [distribution]) },
      ),
    }));
    const [column] = explain({ ...compiled, plan: { ...compiled.plan, columns } }).columns;
    assert.is(column?.cases[0]?.values, words);
  });
}

test('samples are as likely as values', () => {
  const compiled = compile('CREATE TABLE t (a int NOT NULL CHECK (a > 0))', { dialect: 'postgresql' });
  const distributions: readonly Distribution[] = [{ kind: 'lognormal', origin: 0, median: 40, sigma: 1 }];
  const columns = compiled.plan.columns.map((column) => ({
    ...column,
    domains: column.domains.map((domain) => domain && { ...domain, parts: skewedParts(domain.parts, distributions) }),
  }));
  const [column] = explain({ ...compiled, plan: { ...compiled.plan, columns } }).columns;
  const samples = column?.cases[0]?.samples.map(Number) ?? [];
  assert.is(samples.length, 3);
  assert.ok(
    samples.every((sample) => sample >= 1 && sample < 1000),
    `${samples}`,
  );
});

test('says which rows of a parent are referred to most often', () => {
  const { columns } = explained('CREATE TABLE t (id serial PRIMARY KEY, a int REFERENCES p, b int REFERENCES t)');
  assert.equal(
    columns.map(({ draw }) => draw.includes('the first ones most often')),
    [true, true],
  );
});

test('says of the keys of a parent that came along how many rows there are at most', () => {
  const ddl =
    'CREATE TABLE p (id tinyint unsigned AUTO_INCREMENT PRIMARY KEY); CREATE TABLE t (p tinyint unsigned NOT NULL, FOREIGN KEY (p) REFERENCES p (id))';
  const valuesOf = (rows: number) => explained(ddl, 'mysql', rows).columns[0]?.cases[0]?.values;
  assert.is(valuesOf(50), 'whole numbers from 1 to 50');
  assert.is(valuesOf(1000), 'whole numbers from 1 to 255');
});

test('explains columns and the rows of a table', () => {
  const ddl = `CREATE TABLE s.t (id serial, shop int NOT NULL REFERENCES shops, n smallint PRIMARY KEY CHECK (n BETWEEN 1 AND 9),
    k char(1) NOT NULL CHECK (k = 'A' AND v IS NULL OR k = 'B' AND v = 5), v int, w mood DEFAULT now())`;
  const explanation = explained(ddl, 'postgresql', 50);
  assert.equal(explanation.table, ['s', 't']);
  assert.equal(explanation.rows, { asked: 50, written: 9 });
  assert.is(explanation.rowLimit, 9);
  assert.equal(
    explanation.leftOut.map(({ name, why }) => `${name}: ${why}`),
    ['id: the database numbers it', 'w: its type is not known, so it gets its DEFAULT'],
  );
  const [shop, n, k, v] = explanation.columns;
  assert.equal(shop?.cases[0]?.values, 'whole numbers from 1 to 50');
  assert.is(shop?.nullable, false);
  assert.is(n?.draw, 'the row\'s number, which keeps "t_pkey" distinct');
  assert.is(n?.constraints.length, 2);
  assert.equal(
    k?.cases.map(({ values }) => values),
    ["always 'A'", "always 'B'"],
  );
  assert.equal(
    v?.cases.map(({ values }) => values),
    ['NULL', 'always 5'],
  );
  assert.is(v?.nullShare, 0.55);
  assert.equal(
    explanation.warnings.map(({ code }) => code),
    ['unknown_type'],
  );
  assert.equal(JSON.parse(JSON.stringify(explanation)), explanation);
});

/** How each key of a table is kept, in words. */
function keysInWords(ddl: string): readonly string[] {
  const { constraints } = explained(ddl);
  return constraints
    .filter(({ kind }) => kind !== 'check')
    .map(({ name, columns, how }) => `${name} (${columns}): ${how}`);
}

test('says of keys what was decided of them', () => {
  const apart = 'what tells rows apart there, "a", does so here, too';
  assert.equal(keysInWords('CREATE TABLE t (a int PRIMARY KEY, b int UNIQUE, CHECK (b = a + 1))'), [
    `t_pkey (a): "t_b_key" keeps it: ${apart}`,
    "t_b_key (b): a permutation of the row's number tells 3000000000 rows apart, then there are no more",
  ]);
  const [first, second] = keysInWords('CREATE TABLE t (a int UNIQUE, b int UNIQUE, CHECK (b = a + 1))');
  assert.is(first, `t_a_key (a): "t_b_key" keeps it: ${apart}`);
  assert.match(second ?? '', /^t_b_key \(b\): a permutation .*, then a column of it is NULL$/);
  const [, up] = keysInWords('CREATE TABLE t (a int PRIMARY KEY, up int UNIQUE REFERENCES t)');
  assert.is(up, 't_up_key (up): each row refers to another row');
  const [, empty] = keysInWords('CREATE TABLE t (a int PRIMARY KEY, b int UNIQUE CHECK (b IS NULL))');
  assert.is(empty, 't_b_key (b): NULL is like no other value');
});

test('a check between columns of which one copies another is kept by what was drawn', () => {
  const { constraints } = explained('CREATE TABLE t (a text, b text, n int, m int, CHECK (a = b), CHECK (n < m))');
  assert.equal(
    constraints.map(({ how }) => how),
    ['one column gets the value of the other', 'each value is drawn from what the other columns of the row leave'],
  );
});

test('samples are values that rows have', () => {
  const ddl = 'CREATE TABLE t (a int CHECK (a BETWEEN 1 AND 3), b char(1))';
  for (const { cases } of explained(ddl).columns) {
    const text = compile(ddl, { dialect: 'postgresql' }).text({ rows: 2000 });
    for (const sample of cases[0]?.samples ?? []) assert.match(text, sample);
  }
});

test('long values and lists are cut', () => {
  const [column] = explained(
    `CREATE TABLE t (a text CHECK (a IN ('${'x'.repeat(500)}', '1', '2', '3', '4', '5', '6')))`,
  ).columns;
  assert.is(
    column?.cases[0]?.values,
    `one of 7 values: '${'x'.repeat(60)}…', '1', '2', '3', '4', '5', …, weighted: '${'x'.repeat(60)}…' 33 %, '1' 20 %, '2' 14 %, …`,
  );
});

for (const [check, strategy] of [
  ['b = a + 1', 'direct'],
  ['b = a % 10 + 70000', 'compute columns'],
  // No strategy finds rows: the first plan stays.
  ['(a * b) % 99991 = 7', 'direct'],
] as const) {
  test(`names the strategy that made the plan: ${check}`, () => {
    assert.is(explained(`CREATE TABLE t (a int NOT NULL, b int NOT NULL, CHECK (${check}))`).strategy, strategy);
  });
}

test('a number that a key counts has as many values as rows have', () => {
  const ddl = `CREATE TABLE customers (id SERIAL PRIMARY KEY);
    CREATE TABLE users (tenant INT NOT NULL REFERENCES customers (id), id INT NOT NULL, PRIMARY KEY (tenant, id))`;
  const table = compileSchema(ddl, { dialect: 'postgresql' }).tables[1];
  assert.ok(table !== undefined);
  for (const rows of [10, 1000]) {
    const [, id] = explain(table, { rows }).columns;
    const most = Math.max(...[...table.rows({ rows })].map((row) => Number(row['id'])));
    assert.match(id?.cases[0]?.values ?? '', /^whole numbers from 1 to \d{1,4}$/);
    assert.ok(most <= (id?.cases[0]?.different ?? 0), `${most} in ${rows} rows`);
  }
});

test('checks that rows do not keep whatever is drawn are said to be left to luck', () => {
  const ddl = 'CREATE TABLE t (a int NOT NULL, b int NOT NULL, CHECK ((a * b) % 99991 = 7))';
  const { constraints, warnings } = explained(ddl);
  assert.is(warnings.length, 1);
  assert.is(constraints[0]?.how, 'some rows do not pass in 1024 draws: they may be refused');
});

for (const [ddl, meaning] of [
  ['CREATE TABLE users (first_name text)', 'person.first name'],
  ["CREATE TABLE t (x text); COMMENT ON COLUMN t.x IS 'email'", 'contact.email'],
  ['CREATE TABLE t (xq text)', null],
] as const) {
  test(`a column's meaning: ${ddl}`, () => assert.is(explained(ddl).columns[0]?.meaning, meaning));
}

test.run();
