import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, compileSchema, type DialectName, explain } from '../../src/index.ts';
import { textOf } from '../schema/schema-rows.ts';
import { type Written, writtenRows } from './parsed-rows.ts';

function edgeTable(ddl: string, dialect: DialectName) {
  return compile(ddl, { dialect, mode: 'edge' });
}

/** The values of a table's only column in the first rows: each of its edges is among them. */
function firstValues(column: string, dialect: DialectName): ReadonlySet<Written> {
  const rows = writtenRows(edgeTable(`CREATE TABLE t (${column})`, dialect), { rows: 67 });
  return new Set(rows.map(([value = null]) => value));
}

const W = (length: number) => 'W'.repeat(length);

for (const [dialect, column, expected] of [
  ['postgresql', 'c int', ['-2147483648', '2147483647', '0', '1', '-1', null]],
  ['postgresql', 'c int CHECK (c > -5 AND c <= 99)', ['-4', '99', '0', '1', '-1', null]],
  ['postgresql', 'c int NOT NULL CHECK (c >= 0 AND c <> 1)', ['0', '2147483647']],
  ['postgresql', 'c bigint', ['-9223372036854775808', '9223372036854775807']],
  ['mysql', 'c BIGINT UNSIGNED', ['0', '18446744073709551615', '1', null]],
  ['mysql', 'c TINYINT(1)', ['-128', '127', '0']],
  ['mysql', 'c TINYINT CHECK (c % 2 = 0)', ['126']],
  ['postgresql', 'c numeric(6,2)', ['-9999.99', '9999.99', '0.00', '0.01', '-0.01', '1.00', 'NaN']],
  ['postgresql', 'c numeric(6,2) CHECK (c > 0)', ['9999.99', '0.01']],
  ['postgresql', 'c numeric', ['Infinity', '-Infinity', 'NaN']],
  ['mysql', 'c DECIMAL(5,3) UNSIGNED', ['0.000', '99.999', '0.001']],
  ['postgresql', 'c double precision', ['1.7976931348623157e308', 'Infinity', '-Infinity', 'NaN', '0']],
  ['mysql', 'c FLOAT', ['-3.4028234e38', '3.4028234e38', '1.1754944e-38']],
  ['postgresql', 'c date', ['-infinity', 'infinity', '4713-01-01 BC', '2000-02-29', '2024-02-29', '9999-12-31']],
  ['postgresql', "c date CHECK (c < '2024-03-01')", ['1000-01-01', '2024-02-29', '2000-02-29', '1999-12-31']],
  ['mysql', 'c DATE', ['1000-01-01', '9999-12-31', '2024-02-29']],
  ['mysql', 'c DATETIME(6)', ['1999-12-31 23:59:59.999999', '9999-12-31 23:59:59.999999', '2024-02-29 00:00:00']],
  ['mysql', 'c TIMESTAMP NULL', ['1970-01-02 12:00:00', '2038-01-17 12:00:00', '2024-02-29 12:00:00']],
  ['postgresql', 'c timestamptz(3)', ['1999-12-31 23:59:59.999+00', 'infinity', '4713-01-01 00:00:00+00 BC']],
  ['postgresql', 'c time', ['00:00:00', '23:59:59.999999', '24:00:00']],
  ['mysql', 'c TIME', ['-838:59:59', '838:59:59', '00:00:00']],
  ['mysql', 'c YEAR', ['1901', '2155']],
  ['postgresql', 'c varchar(7)', ['', W(7), ' ', "it's", '\\\\', '😀', 'e\u0301\u0327', null]],
  ['postgresql', 'c text', ['', W(65_535), 'שלום עולם', 'مرحبا', '👩‍👩‍👧‍👦', ' leading and trailing ']],
  ['mysql', 'c TEXT CHARACTER SET utf8mb4', ['', W(65_535), 'שלום עולם', '😀']],
  ['postgresql', 'c text CHECK (length(c) BETWEEN 2 AND 4)', ['WW', 'WWWW', "''", 'NULL']],
  ['postgresql', 'c text CHECK (c = upper(c))', ['', 'NULL', '0']],
  ['mysql', "c ENUM('a', 'b', 'c') NOT NULL", ['a', 'b', 'c']],
  ['mysql', "c SET('x', 'y')", ['', 'x', 'y', 'x,y']],
  ['postgresql', 'c boolean', ['false', 'true', null]],
  ['postgresql', "c text CHECK (c IN ('on', 'off'))", ['on', 'off', null]],
  ['postgresql', 'c uuid', ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff']],
  ['postgresql', 'c jsonb', ['{}', '[]', 'null', '""']],
  ['postgresql', 'c int[]', ['{}', '{NULL}', '{"-2147483648"}', '{"2147483647"}']],
  ['postgresql', 'c int4range', ['empty', '(,)']],
  ['postgresql', 'c inet', ['0.0.0.0', '255.255.255.255', '::']],
  ['mysql', 'c BINARY(2)', ['0000', 'ffff']],
  ['mysql', 'c VARBINARY(3)', ['', '00', 'ffffff', '5c']],
  ['postgresql', 'c bit(3)', ['000', '111']],
] as const satisfies readonly (readonly [DialectName, string, readonly Written[]])[]) {
  test(`${dialect}: edges of ${column}`, () => {
    const found = firstValues(column, dialect);
    assert.equal(
      expected.filter((value) => !found.has(value)),
      [],
    );
  });
}

for (const [dialect, column, unexpected] of [
  ['postgresql', 'c int CHECK (c <> 0)', ['0']],
  ['postgresql', 'c double precision CHECK (c > 0)', ['Infinity', 'NaN', '0', '-1']],
  ['postgresql', 'c text NOT NULL CHECK (length(c) > 2)', ['', 'a', ' ', null]],
  ['postgresql', "c text NOT NULL CHECK (c <> '')", ['', ' ', null]],
  ['postgresql', 'c varchar(3)', ["it's"]],
  ['mysql', 'c TEXT CHARACTER SET latin1', ['😀', 'שלום עולם']],
  ['mysql', 'c TEXT CHARACTER SET utf8mb3', ['😀']],
  ['mysql', 'c VARCHAR(30) CHECK (c <> 1)', ['', "it's", 'a']],
  ['mysql', 'c INT, INDEX ((abs(c)))', ['-2147483648']],
  ['mysql', 'c INT NOT NULL, d INT GENERATED ALWAYS AS (c + 1) STORED', ['2147483647']],
  ['postgresql', 'c int) INHERITS (unknown', ['-2147483648', '2147483647']],
  ['mysql', 'c INT); CREATE TRIGGER r BEFORE INSERT ON t FOR EACH ROW SET NEW.c = -(NEW.c', ['-2147483648']],
] as const satisfies readonly (readonly [DialectName, string, readonly Written[]])[]) {
  test(`${dialect}: no edges of ${column} are ${unexpected.join(', ')}`, () => {
    const found = firstValues(column, dialect);
    assert.equal(
      unexpected.filter((value) => found.has(value)),
      [],
    );
  });
}

test('the longest texts of an index have room on a page together', () => {
  const ddl = `CREATE TABLE t (a text NOT NULL, b text NOT NULL, c text NOT NULL, d text NOT NULL, e text NOT NULL);
    CREATE INDEX ON t (a, b, c) INCLUDE (d, e)`;
  const rows = writtenRows(edgeTable(ddl, 'postgresql'), { rows: 200 });
  const longest = Math.max(...rows.map((row) => row.reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), 0)));
  assert.ok(longest > 2000 && longest < 2704, `${longest} bytes`);
});

const PAIRED = 'CREATE TABLE t (a int, b boolean NOT NULL, c date, d numeric(4,1), e uuid)';

test('each pair of edges of two columns stands in a row', () => {
  const { plan } = edgeTable(PAIRED, 'postgresql');
  const edges = plan.columns.map(({ domains, nullShares }): readonly Written[] => {
    const [part] = domains[1]?.parts ?? [];
    assert.is(part?.kind, 'pool');
    const entries = part?.kind === 'pool' ? part.entries : [];
    return (nullShares[1] ?? 0) > 0 ? [...entries, null] : entries;
  });
  const rows = writtenRows(edgeTable(PAIRED, 'postgresql'), { rows: 200 });
  for (const [one, levels] of edges.entries()) {
    for (const [other, others] of edges.entries()) {
      if (other <= one) continue;
      const found = new Set(rows.map((row) => JSON.stringify([row[one], row[other]])));
      const missing = levels.flatMap((level) =>
        others.map((beside) => JSON.stringify([level, beside])).filter((pair) => !found.has(pair)),
      );
      assert.equal(missing, [], `columns ${one} and ${other}`);
    }
  }
});

test('behind the edges come random rows', () => {
  const rows = writtenRows(edgeTable(PAIRED, 'postgresql'), { rows: 100, offset: 10_000 });
  assert.ok(new Set(rows.map(([a]) => a)).size > 40);
});

test('rows that a condition on several columns refuses have fewer edges, and pass', () => {
  const ddl = 'CREATE TABLE t (a int NOT NULL, b int NOT NULL, CHECK ((a::bigint + b) % 3 <> 1))';
  const table = edgeTable(ddl, 'postgresql');
  assert.equal(table.warnings, []);
  const rows = writtenRows(table, { rows: 300 });
  for (const [a, b] of rows) assert.is.not((Number(a) + Number(b)) % 3, 1);
  assert.ok(rows.some(([a]) => a === '2147483647' || a === '-2147483648'));
});

test('edges keep conditions that usual values keep of themselves', () => {
  const ddl = `CREATE TABLE employee (
    birth_date timestamp NOT NULL, hire_date timestamp NOT NULL, CHECK (hire_date - birth_date >= interval '1 hour'))`;
  const rows = writtenRows(edgeTable(ddl, 'postgresql'), { rows: 100 });
  for (const [born = '', hired = ''] of rows) assert.ok(String(born) < String(hired), `${born} ${hired}`);
  assert.ok(rows.some(([, hired]) => hired === '9999-12-31 23:59:59.999999'));
});

test('cases of a disjunction have edges of their own', () => {
  const ddl =
    "CREATE TABLE t (kind text NOT NULL, n int NOT NULL, CHECK ((kind = 'a' AND n > 100) OR (kind = 'b' AND n < 5)))";
  const rows = writtenRows(edgeTable(ddl, 'postgresql'), { rows: 200 });
  const written = new Set(rows.map((row) => row.join(' ')));
  for (const row of ['a 101', 'a 2147483647', 'b 4', 'b -2147483648', 'b 0']) assert.ok(written.has(row), row);
  for (const [kind, n] of rows) assert.ok(kind === 'a' ? Number(n) > 100 : Number(n) < 5);
});

test('tables that refer to each other have edges, and their references hold', () => {
  const ddl = `CREATE TABLE p (id int PRIMARY KEY, code varchar(9) NOT NULL UNIQUE, note text);
    CREATE TABLE c (p int NOT NULL REFERENCES p (id), code varchar(9) REFERENCES p (code), n smallint)`;
  const schema = compileSchema(ddl, { dialect: 'postgresql', mode: 'edge' });
  const [parents, children] = schema.tables.map((table) => writtenRows(table, { rows: 50 }));
  const ids = new Set(parents?.map(([id]) => id));
  const codes = new Set(parents?.map(([, code]) => code));
  assert.is(ids.size, 50);
  assert.ok(children?.every(([p, code]) => ids.has(p ?? null) && (code === null || codes.has(code ?? null))));
  assert.ok(children?.some(([, , n]) => n === '-32768'));
  assert.is(textOf(schema, { rows: 50, seed: 3 }), textOf(schema, { rows: 50, seed: 3 }));
});

test('what a reference takes beside the columns that tell rows apart is there', () => {
  const parts = ['sched_name', 'trigger_name', 'trigger_group'];
  const key = `${parts.map((part) => `${part} varchar(150) NOT NULL`)}, PRIMARY KEY (${parts})`;
  const ddl = `CREATE TABLE triggers (${key}, job text);
    CREATE TABLE times (${key}, FOREIGN KEY (${parts}) REFERENCES triggers)`;
  const schema = compileSchema(ddl, { dialect: 'postgresql', mode: 'edge' });
  assert.is(schema.insert({ rows: 50 }).rows, 100);
  const [parents = [], children = []] = schema.tables.map((table) => writtenRows(table, { rows: 50 }));
  const keyOf = (row: readonly Written[]) => row.slice(0, 3).join('\0');
  const keys = new Set(parents.map(keyOf));
  assert.is(children.length, 50);
  assert.ok(children.every((row) => keys.has(keyOf(row))));
  assert.ok(children.some(([name]) => name === '' || name === "it's"));
});

test('an explanation says which edges there are', () => {
  const { columns } = explain(edgeTable('CREATE TABLE t (a boolean NOT NULL, b smallint NOT NULL)', 'postgresql'));
  assert.equal(
    columns.map(({ draw }) => draw),
    [
      'at random; in the first rows, one of false, true',
      'at random; in the first rows, one of -32768, 32767, 0, 1, -1',
    ],
  );
  assert.equal(
    columns.map(({ cases }) => cases.length),
    [1, 1],
  );
});

test('a mode that there is not is refused', () => {
  assert.throws(
    () => compile('CREATE TABLE t (a int)', Object.assign({ dialect: 'mysql' as const }, { mode: 'edges' as 'edge' })),
    /mode must be "random" or "edge", not "edges"; the nearest one is "edge"/,
  );
});

test.run();
