import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type ColumnOptions, compile, type DialectName, explain, OptionError } from '../../src/index.ts';

/* Columns whose values rows do not choose: they are left out, or expressions stand in their place. */

const EACH: readonly DialectName[] = ['postgresql', 'mysql'];

const omitted = suite('columns that are left out');

/** The elements of a table, which columns are left out, the columns that are written, and what matches each row. */
const OMITTED: readonly (readonly [string, readonly string[], readonly string[], RegExp])[] = [
  ['a INT NOT NULL, b INT NOT NULL DEFAULT 5', ['b'], ['a'], /^\(\d+\)/],
  ['a INT NOT NULL, b INT DEFAULT 5, CHECK (a < b AND a > 0)', ['b'], ['a'], /^\([1-4]\)/],
  ["a INT, b VARCHAR(9) DEFAULT 'x', CHECK (b <> 'x' OR a = 7)", ['b'], ['a'], /^\((?:7|NULL)\)/],
  ['a INT, b INT, CHECK (b IS NOT NULL OR a = 3)', ['b'], ['a'], /^\((?:3|NULL)\)/],
  ['a INT, b DATE DEFAULT (CURRENT_DATE)', ['b'], ['a'], /^\((?:\d+|NULL)\)/],
  ['a INT NOT NULL, b INT DEFAULT 5, UNIQUE (a, b)', ['b'], ['a'], /^\(\d+\)/],
  ['a INT DEFAULT 1, b INT DEFAULT 5', ['a', 'b'], [], /^\(DEFAULT\)/],
];

for (const [elements, names, written, row] of OMITTED) {
  for (const dialect of EACH) {
    omitted(`${dialect}: ${names.join(', ')} of ${elements}`, () => {
      const columns = Object.fromEntries(names.map((name) => [name, { omit: true } as const]));
      const table = compile(`CREATE TABLE t (${elements})`, { dialect, columns });
      assert.equal(
        table.plan.columns.map(({ name }) => name),
        written,
      );
      assert.equal(
        explain(table).leftOut.map(({ name, why }) => [name, why]),
        names.map((name) => [name, 'it gets its DEFAULT, as was asked']),
      );
      assert.equal(table.warnings, []);
      const rows = table
        .text({ rows: 20, seed: 1 })
        .split('\n')
        .filter((line) => line.startsWith('('));
      assert.is(rows.length, 20);
      for (const line of rows) assert.match(line, row);
    });
  }
}

omitted('a key over a DEFAULT alone has one row', () => {
  const table = compile('CREATE TABLE t (a int, b int NOT NULL DEFAULT 5 UNIQUE)', {
    dialect: 'postgresql',
    columns: { b: { omit: true } },
  });
  assert.is(table.plan.rowLimit, 1);
});

omitted('a DEFAULT that breaks a check leaves no row', () => {
  const columns = { b: { omit: true } } as const;
  assert.throws(
    () => compile('CREATE TABLE t (a int, b int NOT NULL DEFAULT 5 CHECK (b > 6))', { dialect: 'postgresql', columns }),
    /No value can stand in column "b" under the check "t_b_check"/,
  );
});

omitted('NULL that breaks a check leaves no row', () => {
  const columns = { b: { omit: true } } as const;
  for (const dialect of EACH) {
    for (const check of ['b IS NOT NULL', 'b IS NOT NULL AND b > 3']) {
      assert.throws(
        () => compile(`CREATE TABLE t (a int, b int, CONSTRAINT c CHECK (${check}))`, { dialect, columns }),
        /No row can pass the check "c" together with the others/,
      );
    }
    assert.throws(
      () => compile('CREATE TABLE t (a int, b int)', { dialect, columns, where: ['b IS NOT NULL AND a > 3'] }),
      /No row can pass/,
    );
  }
});

omitted('NULL stands in no column of a primary key', () => {
  for (const dialect of EACH) {
    const refused = (options: ColumnOptions) => () =>
      compile('CREATE TABLE t (a int, b int, PRIMARY KEY (b))', { dialect, columns: { b: options } });
    assert.throws(refused({ omit: true }), /is for columns with a DEFAULT or NULL, and this one has neither/);
    assert.throws(refused({ nulls: 0.5 }), /must be 0, as the column is NOT NULL/);
  }
});

omitted.run();

const held = suite('expressions that are written as they are');

const EXPRESSIONS: readonly (readonly [DialectName, string])[] = [
  ['postgresql', 'now()'],
  ['postgresql', "'a;b, c' || chr(40)"],
  ['postgresql', '$x$;,($x$'],
  ['postgresql', 'ARRAY[1, 2][1]'],
  ['postgresql', "'ü'"],
  ['mysql', 'NOW()'],
  ['mysql', "CONCAT('--', `a`, \"'\")"],
  ['mysql', 'DEFAULT'],
];

for (const [dialect, sql] of EXPRESSIONS) {
  held(`${dialect}: ${sql}`, () => {
    const table = compile('CREATE TABLE t (a INT NOT NULL, c VARCHAR(90), d INT NOT NULL)', {
      dialect,
      columns: { c: { sql }, d: { sql: '(SELECT 1)' } },
    });
    assert.equal(table.warnings, []);
    const [column] = explain(table).columns.filter(({ name }) => name === 'c');
    assert.is(column?.draw, `the expression ${sql}, as asked for`);
    const rows = table
      .text({ rows: 20 })
      .split('\n')
      .filter((line) => line.startsWith('('));
    assert.is(rows.length, 20);
    for (const row of rows) assert.ok(row.replace(/^\(\d+, /, '').startsWith(`${sql}, (SELECT 1))`), row);
  });
}

/** What is no expression that a row may hold, and why. */
const NO_EXPRESSIONS: readonly (readonly [DialectName, string, string])[] = [
  ['postgresql', ' ', 'must be an expression, such as now()'],
  ['postgresql', 'now(', 'must close what it opens, with ")"'],
  ['postgresql', '1)', 'must not close what it does not open, ")"'],
  ['postgresql', '(1]', 'must not close what it does not open, "]"'],
  ['postgresql', '1); DROP TABLE t; SELECT (1', 'must not close what it does not open, ")"'],
  ['postgresql', '1, 2', 'must be one expression, not a list of several'],
  ['postgresql', '1; 2', 'must hold no semicolon outside of quotes'],
  ['postgresql', '1 -- 2', 'must hold no comment'],
  ['postgresql', '1 /* 2', 'must be one whole expression: This comment is not closed'],
  ['postgresql', '1 /* 2 */', 'must hold no backslash, no line break and no "*/"'],
  ['postgresql', '1\n', 'must hold no backslash, no line break and no "*/"'],
  ['postgresql', "E'\\''", 'must hold no backslash, no line break and no "*/"'],
  ['postgresql', "'a", 'must be one whole expression: This string is not closed'],
  ['postgresql', '$a$ $b$', 'must be one whole expression: This string is not closed'],
  ['postgresql', `'${'x'.repeat(1000)}'`, 'must have at most 1000 characters'],
  ['mysql', '1 # 2', 'must hold no comment'],
  ['mysql', '/*!1', 'must be one whole expression: This comment is not closed'],
  ['mysql', '"a', 'must be one whole expression: This string is not closed'],
];

for (const [dialect, sql, why] of NO_EXPRESSIONS) {
  held(`${dialect}: ${sql.slice(0, 40)} is refused`, () => {
    try {
      compile('CREATE TABLE t (c INT)', { dialect, columns: { c: { sql } } });
      assert.unreachable();
    } catch (error) {
      if (!(error instanceof OptionError)) throw error;
      assert.is(error.message, `Option "sql" of column "c" of table "t" ${why}.`);
    }
  });
}

held('all of a table are as long as its rows are verified', () => {
  const columns = Object.fromEntries(
    Array.from({ length: 9 }, (_, i) => [`c${i}`, { sql: `'${String(i).repeat(900)}'` }]),
  );
  const ddl = `CREATE TABLE t (${Object.keys(columns).map((name) => `${name} text`)})`;
  assert.throws(() => compile(ddl, { dialect: 'postgresql', columns }), /more than 8000 bytes together/);
  const { c8: _, ...fewer } = columns;
  assert.match(compile(ddl, { dialect: 'postgresql', columns: fewer }).text({ rows: 2 }), /'0{900}', '1{900}'/);
});

held('are refused where rows are no statements', () => {
  const table = compile('CREATE TABLE t (a int, c date)', { dialect: 'postgresql', columns: { c: { sql: 'now()' } } });
  const isRefused = (error: unknown): boolean =>
    error instanceof OptionError && /^Option "sql" of column "c" is for INSERT statements: /.test(error.message);
  for (const format of ['copy', 'csv', 'jsonl'] as const) assert.throws(() => table.text({ format }), isRefused);
  assert.throws(() => [...table.rows({ rows: 1 })], isRefused);
});

held('stand in executable comments', () => {
  const table = compile('CREATE TABLE t (a INT NOT NULL /*!50705 , c INT NOT NULL */)', {
    dialect: 'mysql',
    columns: { c: { sql: 'RAND()' } },
  });
  assert.match(table.text({ rows: 1 }), /\(\d+ \/\*!50705 , RAND\(\) \*\/\)/);
});

held.run();
