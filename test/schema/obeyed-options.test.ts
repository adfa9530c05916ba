import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  compile,
  compileSchema,
  type InsertOptions,
  loadLocale,
  type SchemaOptions,
  type TableOptions,
  type ValueOptions,
} from '../../src/index.ts';
import { textOf } from './schema-rows.ts';

/*
 * Options are data, and doors take each that there is: one that nothing obeys would be read and ignored. So each has a case here, which
 * the type of these records demands, and an output that differs with it.
 */

const DDL = `CREATE TABLE customers (id serial PRIMARY KEY, name text NOT NULL, city varchar(40), created_at timestamp NOT NULL);
CREATE TABLE orders (id int PRIMARY KEY, customer int NOT NULL REFERENCES customers (id), total int CHECK (total > 0));`;

/** One option with a value, and what is asked for with it and without. */
interface Case<Options> {
  readonly given: Options;
  readonly beside?: Options;
}

type Cases<Options> = { readonly [Name in keyof Required<Options>]: Case<Options> };

const OF_OUTPUT: Cases<SchemaOptions> = {
  rows: { given: { rows: 7 } },
  rowsOf: { given: { rowsOf: { orders: '2x' } } },
  batchSize: { given: { batchSize: 2 } },
  format: { given: { format: 'copy' } },
  seed: { given: { seed: 5 } },
  seedOf: { given: { seedOf: { orders: 5 } } },
  offset: { given: { offset: 3 } },
  tableRows: { given: { tableRows: 900 }, beside: { rows: 30 } },
  tables: { given: { tables: ['orders'] } },
  identity: { given: { identity: 'database' } },
  mostRows: { given: { mostRows: 3 }, beside: { rows: 10 } },
  insert: { given: { insert: 'ignore' } },
  transaction: { given: { transaction: true } },
  truncate: { given: { truncate: true } },
  single: { given: { single: true } },
  analyze: { given: { analyze: true } },
  disableTriggers: { given: { disableTriggers: true } },
};

const outputs = suite('options of outputs are obeyed');

for (const [name, { given, beside = {} }] of Object.entries(OF_OUTPUT)) {
  outputs(name, () => {
    assert.equal(Object.keys(given), [name]);
    const schema = compileSchema(DDL, { dialect: 'postgresql' });
    assert.is.not(textOf(schema, { ...beside, ...given }), textOf(schema, beside));
  });
}

outputs.run();

const OF_ONE_TABLE: Cases<InsertOptions> = {
  rows: { given: { rows: 7 } },
  seed: { given: { seed: 5 } },
  seedOf: { given: { seedOf: { orders: 5 } } },
  offset: { given: { offset: 3 } },
  tableRows: { given: { tableRows: 900 }, beside: { rows: 30 } },
  rowsOf: { given: { rowsOf: { customers: 2 } } },
  part: { given: { part: { from: 1, to: 2 } } },
  batchSize: { given: { batchSize: 2 } },
  format: { given: { format: 'copy' } },
  rowsAskedFor: { given: { rowsAskedFor: 5000 } },
  preamble: { given: { preamble: false } },
};

const tables = suite('options of an output of one table are obeyed');

for (const [name, { given, beside = {} }] of Object.entries(OF_ONE_TABLE)) {
  tables(name, () => {
    assert.equal(Object.keys(given), [name]);
    // A name beyond ASCII needs a preamble.
    const table = compile(DDL.replaceAll('orders', 'örders'), { dialect: 'postgresql' });
    const renamed = JSON.parse(JSON.stringify(given).replace('orders', 'örders'));
    assert.is.not(table.text({ ...beside, ...renamed }), table.text(beside));
  });
}

tables.run();

const OF_VALUES: Cases<ValueOptions> = {
  where: { given: { where: ['orders: total > 5 AND total < 9'] } },
  columns: { given: { columns: { 'orders.total': { constant: 4 } } } },
  tables: { given: { tables: { orders: { rows: 2 } } } },
  nulls: { given: { nulls: 0.9 } },
  locale: { given: { locale: 'de' } },
  referenceTime: { given: { referenceTime: '2001-01-01' } },
  from: { given: { from: '2020-01-01' }, beside: { to: '2025-01-01' } },
  to: { given: { to: '2021-01-01' } },
  mode: { given: { mode: 'edge' } },
};

const OF_TABLES: Cases<TableOptions> = {
  rows: { given: { rows: 7 } },
  where: { given: { where: ['total > 5 AND total < 9'] } },
  columns: { given: { columns: { total: { constant: 4 } } } },
  seed: { given: { seed: 5 } },
  omit: { given: { omit: true } },
};

const values = suite('options of values are obeyed');

values.before(() => loadLocale('de'));

for (const [name, { given, beside = {} }] of Object.entries(OF_VALUES)) {
  values(name, () => {
    assert.equal(Object.keys(given), [name]);
    const written = (options: ValueOptions) => textOf(compileSchema(DDL, { dialect: 'postgresql', ...options }), {});
    assert.is.not(written({ ...beside, ...given }), written(beside));
  });
}

for (const [name, { given }] of Object.entries(OF_TABLES)) {
  values(`${name} of a table, where all are written`, () => {
    const written = (orders: TableOptions) =>
      textOf(compileSchema(DDL, { dialect: 'postgresql', tables: { orders } }), {});
    assert.is.not(written(given), written({}));
  });
  values(`${name} of a table, where it alone is written`, () => {
    const written = (orders: TableOptions) => compile(DDL, { dialect: 'postgresql', tables: { orders } }).text();
    if (name === 'omit') assert.throws(() => written(given), /leaves nothing to write/);
    else assert.is.not(written(given), written({}));
  });
}

values.run();
