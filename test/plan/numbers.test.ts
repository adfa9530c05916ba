import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, type DialectName } from '../../src/index.ts';
import { writtenRows } from './parsed-rows.ts';

/* What numbers keys get, in which order: those of people, who count from 1. */

interface Case {
  readonly dialect: DialectName;
  readonly ddl: string;
  /** The first values of the first column. */
  readonly counted: readonly number[];
}

const counting: readonly Case[] = [
  { dialect: 'postgresql', ddl: 'a int PRIMARY KEY', counted: [1, 2, 3, 4] },
  { dialect: 'postgresql', ddl: 'a bigint PRIMARY KEY, b int UNIQUE', counted: [1, 2, 3, 4] },
  { dialect: 'postgresql', ddl: 'a numeric(10) PRIMARY KEY', counted: [1, 2, 3, 4] },
  { dialect: 'mysql', ddl: 'a bigint unsigned PRIMARY KEY', counted: [1, 2, 3, 4] },
  { dialect: 'mysql', ddl: 'a tinyint PRIMARY KEY, b text', counted: [1, 2, 3, 4] },
  { dialect: 'postgresql', ddl: 'a int PRIMARY KEY CHECK (a > 100)', counted: [101, 102, 103, 104] },
  { dialect: 'postgresql', ddl: 'a smallint PRIMARY KEY CHECK (a <> 2)', counted: [3, 4, 5, 6] },
  { dialect: 'postgresql', ddl: 'a int PRIMARY KEY, b int NOT NULL, CHECK (a < b)', counted: [1, 2, 3, 4] },
  { dialect: 'postgresql', ddl: 'a int PRIMARY KEY, b int NOT NULL UNIQUE, CHECK (a <> b)', counted: [1, 2, 3, 4] },
  { dialect: 'postgresql', ddl: 'a bigint PRIMARY KEY, b int UNIQUE, CHECK (a <> b)', counted: [1, 2, 3, 4] },
  { dialect: 'postgresql', ddl: 'a int PRIMARY KEY, b int REFERENCES t, CHECK (a <> b)', counted: [1, 2, 3, 4] },
  { dialect: 'postgresql', ddl: 'a int PRIMARY KEY CHECK (a * 2 < 7)', counted: [1, 2, 3, 0, -1, -2] },
];

for (const { dialect, ddl, counted } of counting) {
  test(`${dialect}: (${ddl}) counts from ${counted[0]}`, () => {
    const table = compile(`CREATE TABLE t (${ddl})`, { dialect });
    const rows = writtenRows(table, { rows: counted.length });
    assert.equal(
      rows.map(([first]) => Number(first)),
      counted,
    );
    const later = writtenRows(table, { rows: 1, offset: 2 });
    assert.equal(Number(later[0]?.[0]), counted[2]);
  });
}

for (const ddl of ['a smallint UNIQUE', 'a int NOT NULL UNIQUE', 'a tinyint NOT NULL, b int, UNIQUE (a, b)']) {
  test(`mysql: (${ddl}) has no number below 1`, () => {
    const rows = writtenRows(compile(`CREATE TABLE t (${ddl})`, { dialect: 'mysql' }), { rows: 1000 });
    assert.ok(rows.flat().every((value) => value === null || Number(value) > 0));
  });
}

test('numbers below 1 come where there are no others left, each once', () => {
  const table = compile('CREATE TABLE t (a smallint NOT NULL UNIQUE)', { dialect: 'postgresql' });
  const values = writtenRows(table, { rows: 65_536 }).map(([value]) => Number(value));
  assert.is(new Set(values).size, 65_536);
  assert.is(
    values.findIndex((value) => value < 1),
    32_767,
  );
});

test('a difference of keys leaves them more than a billion rows', () => {
  const ddl = 'CREATE TABLE t (a int PRIMARY KEY, b int NOT NULL UNIQUE, CHECK (a <> b))';
  const table = compile(ddl, { dialect: 'postgresql' });
  assert.ok(table.plan.rowLimit >= 1_000_000_000, String(table.plan.rowLimit));
  for (const offset of [20_000_000, 1_000_000_000]) {
    const rows = writtenRows(table, { rows: 1000, offset });
    assert.is(rows.length, 1000);
    assert.ok(rows.every(([a, b]) => a !== b));
  }
});

for (const ddl of [
  'a int REFERENCES x, b bigint REFERENCES y, PRIMARY KEY (a, b)',
  'a int, b smallint, c int REFERENCES x, PRIMARY KEY (a, b, c), FOREIGN KEY (a, b) REFERENCES y (p, q)',
  'a numeric(9), b int, c bigint, PRIMARY KEY (a, b), UNIQUE (b, c), FOREIGN KEY (a, b) REFERENCES y (p, q), FOREIGN KEY (c, a) REFERENCES z (p, q)',
]) {
  test(`postgresql: columns of (${ddl}) that refer to absent tables number their rows`, () => {
    const rows = writtenRows(compile(`CREATE TABLE t (${ddl})`, { dialect: 'postgresql' }), { rows: 500 });
    assert.is(rows.length, 500);
    assert.ok(rows.flat().every((value) => value === null || (Number(value) >= 1 && Number(value) <= 500)));
  });
}

test('columns that refer to absent tables have larger numbers where their key needs them', () => {
  const ddl =
    'CREATE TABLE t (a int, b int CHECK (b IN (1, 2)), PRIMARY KEY (a, b), FOREIGN KEY (a, b) REFERENCES x (p, q))';
  const table = compile(ddl, { dialect: 'postgresql' });
  for (const rows of [1, 2, 3, 1000]) assert.is(writtenRows(table, { rows }).length, rows);
});

for (const type of ['int', 'bigint', 'numeric(9)']) {
  test(`postgresql: what refers to its own row has the numbers of that row's key, of ${type}`, () => {
    const ddl = `CREATE TABLE t (k ${type}, l ${type} REFERENCES x, s ${type}, PRIMARY KEY (k, l), FOREIGN KEY (k, s) REFERENCES t (k, l))`;
    const rows = writtenRows(compile(ddl, { dialect: 'postgresql' }), { rows: 300 });
    assert.is(rows.length, 300);
    assert.ok(rows.every(([, l, s]) => s === null || s === l));
    assert.ok(rows.some(([, , s]) => s !== null));
  });
}

const OPERATORS: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  '<=': (left, right) => left <= right,
  '<': (left, right) => left < right,
  '=': (left, right) => left === right,
  '>': (left, right) => left > right,
};

for (const [operator, holds] of Object.entries(OPERATORS)) {
  for (const away of ['', ', FOREIGN KEY (k) REFERENCES x']) {
    const ddl = `CREATE TABLE t (k int, l int, r int NOT NULL, s int NOT NULL, PRIMARY KEY (k, l), FOREIGN KEY (r, s) REFERENCES t (k, l), CHECK (l ${operator} r)${away})`;
    test(`postgresql: rows of ${ddl} refer to rows that pass`, () => {
      const table = compile(ddl, { dialect: 'postgresql' });
      for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
        const rows = writtenRows(table, { rows: 100, seed });
        const keys = new Set(rows.map(([k, l]) => `${k} ${l}`));
        assert.is(keys.size, 100);
        assert.ok(rows.every(([, l, r, s]) => keys.has(`${r} ${s}`) && holds(Number(l), Number(r))));
      }
    });
  }
}

test('tables of other names have other rows, of the same name the same', () => {
  const textOf = (name: string) =>
    compile(`CREATE TABLE ${name} (id int PRIMARY KEY, name varchar(40))`, { dialect: 'postgresql' })
      .text({ rows: 20 })
      .replace(/^[^(]*/, '');
  assert.is(textOf('countries'), textOf('countries'));
  const texts = new Set(['countries', 'categories', '"a"."b"', '"a.b"', 'public.countries'].map(textOf));
  assert.is(texts.size, 5);
});

test('references find the rows of a table that came along, whatever its keys and its name', () => {
  const parent =
    'CREATE TABLE shop.parent (id int PRIMARY KEY, code varchar(9) NOT NULL UNIQUE, top int REFERENCES shop.parent)';
  const child = 'CREATE TABLE child (id int REFERENCES shop.parent, code varchar(9) REFERENCES shop.parent (code))';
  const options = { rows: 300, seed: 5 };
  const parents = writtenRows(compile(parent, { dialect: 'postgresql' }), options);
  const children = writtenRows(compile(`${parent};\n${child}`, { dialect: 'postgresql' }), options);
  const codes = new Set(parents.map(([, code]) => code));
  assert.ok(
    children.every(
      ([id, code]) => id === null || (Number(id) >= 1 && Number(id) <= 300 && codes.has(code ?? 'x')) || code === null,
    ),
  );
  assert.ok(children.every(([, code]) => code === null || codes.has(code ?? '')));
});

test('mysql: a byte of one digit is a truth value where nothing shows other numbers', () => {
  const columns: readonly (readonly [string, readonly number[]])[] = [
    ['tinyint(1) NOT NULL', [0, 1]],
    ["tinyint(1) unsigned NOT NULL DEFAULT '1'", [0, 1]],
    ['tinyint(1) NOT NULL CHECK (a >= 1)', [1]],
    ['tinyint(1) NOT NULL CHECK (a <= 3)', [0, 1, 2, 3]],
  ];
  const valuesOf = (ddl: string) =>
    new Set(
      writtenRows(compile(`CREATE TABLE t (a ${ddl})`, { dialect: 'mysql' }), { rows: 200 }).map(([one]) =>
        Number(one),
      ),
    );
  for (const [ddl, values] of columns) assert.equal([...valuesOf(ddl)].sort(), values, ddl);
  assert.ok(valuesOf('tinyint(1) NOT NULL DEFAULT 2').size > 5);
  assert.is(valuesOf('tinyint(1) NOT NULL UNIQUE').size, 200);
  assert.ok(valuesOf('tinyint(4) NOT NULL').size > 50);
});

test('text of a bounded length follows names whose texts have numbers', () => {
  const ddl = 'ip varchar(15) NOT NULL, ip_address varchar(45) NOT NULL, app_version varchar(20) NOT NULL';
  const rows = writtenRows(compile(`CREATE TABLE t (${ddl})`, { dialect: 'mysql' }), { rows: 50 });
  for (const [ip, address, version] of rows) {
    for (const one of [ip, address]) assert.match(one ?? '', /^\d{1,3}(\.\d{1,3}){3}$/);
    assert.match(version ?? '', /^\d+\.\d+\.\d+$/);
  }
});

test.run();
