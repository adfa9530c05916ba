import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type CompiledTable, compile, compileSchema, OptionError, type ValueOptions } from '../../src/index.ts';

/** An option of tables asks the same of an output of one table as of one of all: this has parents of some rows and their children. */
const DDL = `CREATE TABLE shop.customers (code VARCHAR(20) PRIMARY KEY, name TEXT);
CREATE TABLE shop.orders (id INT PRIMARY KEY, customer VARCHAR(20) NOT NULL REFERENCES shop.customers (code));`;

const compiled = (tables: ValueOptions['tables'] = {}): CompiledTable =>
  compile(DDL, { dialect: 'postgresql', tables });

const rowsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^\((\d+, '.*')\)[,;]$/gm)].map(([, row = '']) => row);

/** The rows of orders where all tables are written. */
function ordersOf(tables: ValueOptions['tables'] = {}, seed = 0): readonly string[] {
  const schema = compileSchema(DDL, { dialect: 'postgresql', tables });
  return [...schema.rows<readonly unknown[]>('orders', { as: 'array', seed })].map(([id, code]) => `${id}, '${code}'`);
}

for (const tables of [
  { orders: { rows: 12 }, customers: { rows: 3 } },
  { 'shop.orders': { rows: 12, seed: 'a' }, 'shop.customers': { rows: 4 } },
  { orders: { rows: 12 }, customers: { rows: 5, seed: 9 } },
]) {
  test(`writes the rows that all tables have: ${JSON.stringify(tables)}`, () => {
    const rows = ordersOf(tables);
    assert.is(rows.length, 12);
    assert.equal(rowsIn(compiled(tables).text()), rows);
    assert.equal(rowsIn(compileSchema(DDL, { dialect: 'postgresql', tables }).tables[1]?.text() ?? ''), rows);
    assert.equal(rowsIn(compiled(tables).text({ seed: 5 })), ordersOf(tables, 5));
  });
}

test('comments ask as options do', () => {
  const ddl = DDL.replace('orders (', 'orders ( -- rowsmith: rows=12 seed=a\n');
  const table = compile(ddl, { dialect: 'postgresql' });
  assert.is(
    table.text({ rowsOf: { customers: 3 } }),
    compiled({ orders: { rows: 12, seed: 'a' } }).text({ rowsOf: { customers: 3 } }),
  );
  assert.is(rowsIn(table.text()).length, 12);
});

test('what an output says counts before', () => {
  const table = compiled({ orders: { rows: 12, seed: 'a' }, customers: { rows: 3, seed: 'b' } });
  const given = { rows: 8, seedOf: { orders: 1, 'shop.customers': 2 }, rowsOf: { customers: 5 } };
  assert.is(table.text(given), compiled().text(given));
  assert.is([...table.rows()].length, 12);
});

const TIMES = { orders: { rows: '3x' } } as const;

test('as many times as a parent has are refused where nothing counts those', () => {
  const table = compiled(TIMES);
  const error = errorOf(() => table.text());
  assert.instance(error, OptionError);
  assert.is(
    error instanceof OptionError && error.message,
    'Option "rows" of table "shop.orders" is "3x", and one table alone counts no rows of its parents: ask for a number, or for all tables of the text.',
  );
  assert.is(rowsIn(table.text({ rows: 4 })).length, 4);
});

test('the only table that is written cannot be left out', () => {
  const error = errorOf(() => compiled({ orders: { omit: true } }));
  assert.is(
    error instanceof OptionError && error.message,
    'Option "omit" of table "shop.orders" leaves nothing to write: it is the only table whose rows are written here.',
  );
  assert.is(compiled({ customers: { omit: true } }).text(), compiled().text());
});

function errorOf(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return null;
}

test.run();
