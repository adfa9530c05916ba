import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type DialectName, dialects } from '../../grammar/index.ts';
import type { Shape } from '../../grammar/shape.ts';
import {
  type CompiledSchema,
  compileSchema,
  type ObjectRow,
  type RowsPiece,
  type RowValue,
  type SchemaRowOptions,
} from '../../src/index.ts';
import { dottedName } from '../../src/qualified-name.ts';
import { dumpsFor } from '../loadcheck/schemas/dumps.ts';
import { jsValueOf } from '../readback/js-value.ts';
import { type ReadValue, readOutput } from '../readback/output.ts';
import { sampled } from '../support/sample.ts';

/** What is asked of the rows, which are objects. */
type Asked = Omit<SchemaRowOptions, 'as'>;

/** Tables that refer to each other, in each way in which they are loaded. */
const CIRCLES: readonly (readonly [DialectName, string])[] = [
  [
    'postgresql',
    'CREATE TABLE a (id int PRIMARY KEY, b int REFERENCES b); CREATE TABLE b (id int PRIMARY KEY, a int NOT NULL REFERENCES a)',
  ],
  [
    'postgresql',
    'CREATE TABLE a (id int PRIMARY KEY, b int NOT NULL REFERENCES b); CREATE TABLE b (id int PRIMARY KEY, a int NOT NULL REFERENCES a)',
  ],
  [
    'postgresql',
    'CREATE TABLE a (id int PRIMARY KEY, b int NOT NULL REFERENCES b DEFERRABLE); CREATE TABLE b (id int PRIMARY KEY, a int NOT NULL REFERENCES a)',
  ],
  [
    'mysql',
    'CREATE TABLE a (id int PRIMARY KEY, b int NOT NULL); CREATE TABLE b (id int PRIMARY KEY, a int NOT NULL, FOREIGN KEY (a) REFERENCES a (id)); ALTER TABLE a ADD FOREIGN KEY (b) REFERENCES b (id)',
  ],
  ['postgresql', 'CREATE TABLE staff (id serial PRIMARY KEY, boss int REFERENCES staff, name text NOT NULL)'],
];

const SHOP = `
  CREATE TABLE items (order_id int REFERENCES orders, n int, PRIMARY KEY (order_id, n));
  CREATE TABLE orders (id serial PRIMARY KEY, customer int NOT NULL REFERENCES customers);
  CREATE TABLE customers (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text);`;

/** The rows of each table as its statements leave them: where they come twice, the second time sets references. */
function loadedRows(
  schema: CompiledSchema,
  dialect: DialectName,
  options: Asked,
): ReadonlyMap<string, readonly ObjectRow[]> {
  const tables = new Map(schema.tables.map(({ table }) => [dottedName(table.name), table]));
  const loaded = new Map<string, readonly ObjectRow[]>();
  for (const piece of schema.script(options).steps.flatMap(({ pieces }) => pieces)) {
    if (typeof piece === 'string') continue;
    const name = dottedName(piece.table);
    const columns = tables.get(name)?.columns ?? [];
    const shapes = new Map(columns.map((column) => [column.name, column.type.shape]));
    const { statements } = readOutput(plainStatements(piece), dialects[dialect]);
    const rows = statements.flatMap((statement) =>
      statement.rows.map((row) => row.map((value, i) => namedValue(value, statement.columns?.[i] ?? '', shapes))),
    );
    loaded.set(
      name,
      rows.map((values) => Object.fromEntries(values)),
    );
  }
  return loaded;
}

function namedValue(value: ReadValue, column: string, shapes: ReadonlyMap<string, Shape>): readonly [string, RowValue] {
  const shape = shapes.get(column);
  if (shape === undefined) throw new Error(`There is no column ${column}.`);
  return [column, jsValueOf(value, shape)];
}

/** The statements of a piece without what they do beside, and without the one that they stand in. */
function plainStatements({ insert, isOneStatement }: RowsPiece): string {
  const text = Buffer.concat([...insert()])
    .toString()
    .replaceAll(' OVERRIDING SYSTEM VALUE ', ' ')
    .replace(/\nON (?:CONFLICT|DUPLICATE) [^;]*;/g, ';');
  return isOneStatement ? text.replace(/(?:\),?|;)\n$/, ';\n') : text;
}

function agrees(ddl: string, dialect: DialectName, options: Asked): void {
  const schema = compileSchema(ddl, { dialect, keepGoing: true });
  const loaded = loadedRows(schema, dialect, options);
  for (const { table } of schema.tables) {
    const name = dottedName(table.name);
    const rows = schema.rows(name, options);
    const expected = loaded.get(name) ?? [];
    assert.is(rows.rows, expected.length, name);
    assert.equal([...rows], expected, name);
  }
}

for (const [dialect, ddl] of [...CIRCLES, ['postgresql', SHOP] as const]) {
  test(`the rows of its tables are those of its statements: ${ddl}`, () => {
    for (const options of [{ rows: 30 }, { rows: 20, offset: 10, tableRows: 30 }, { rows: 5, seed: 'x' }]) {
      agrees(ddl, dialect, options);
    }
  });
}

test('what is asked of other tables counts', () => {
  agrees(SHOP, 'postgresql', { rows: 7, rowsOf: { customers: 3, items: '4x' }, identity: 'explicit' });
  agrees(SHOP, 'postgresql', { rows: 7, seedOf: { orders: 'other' }, identity: 'database' });
});

/** Where a sample is asked for, each so many-th dump is looked at. */
const STEP = 4;

for (const dialect of ['postgresql', 'mysql'] as const) {
  for (const { id, path } of sampled(dumpsFor(dialect, 'fixtures/schemas'), STEP)) {
    test(`the rows of the tables of ${id} are those of its statements`, () =>
      agrees(readFileSync(path, 'utf8'), dialect, { rows: 25, seed: id }));
  }
}

test('a table that gets no rows has none, and says why', () => {
  const schema = compileSchema('CREATE TABLE t (a int CHECK (a < 0 AND a > 0) NOT NULL); CREATE TABLE u (a int)', {
    dialect: 'postgresql',
    keepGoing: true,
  });
  assert.is(schema.passedOver.length, 1);
  const rows = schema.rows('t');
  assert.equal([rows.rows, ...rows], [0]);
});

test('a name is that of one table', () => {
  const schema = compileSchema('CREATE TABLE a.t (i int); CREATE TABLE b.t (i int); CREATE TABLE u (i int)', {
    dialect: 'postgresql',
  });
  assert.is(schema.rows('b.t', { rows: 2 }).rows, 2);
  for (const { table } of schema.tables) assert.equal([...schema.rows(table.name, { rows: 2 })].length, 2);
  assert.equal([...schema.rows(['b', 't'], { rows: 2 })], [...schema.rows('b.t', { rows: 2 })]);
  assert.is(schema.rows(['u'], { rows: 2, as: 'array' }).rows, 2);
  assert.throws(() => schema.rows(['t']), /The name "t" is that of several tables: a\.t, b\.t\./);
  assert.throws(() => schema.rows('t'), /The name "t" is that of several tables: a\.t, b\.t\./);
  assert.throws(() => schema.rows('v'), /^tables "v" names no table of the text; the nearest one is "a\.t"\.$/);
});

test('what is asked for is checked', () => {
  const schema: { rows: unknown } = compileSchema(SHOP, { dialect: 'postgresql' });
  const ask = (options: object): unknown =>
    typeof schema.rows === 'function' ? schema.rows('orders', options) : undefined;
  assert.throws(() => ask({ batchSize: 5 }), /^Unknown option "batchSize" of rows/);
  assert.throws(
    () => ask({ moments: 'txt' }),
    /^moments must be "text" or "date", not "txt"; the nearest one is "text"\.$/,
  );
});

test.run();
