import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type ColumnOptions,
  compile,
  compileSchema,
  type InsertOptions,
  loadLocale,
  type TableOptions,
  type ValueOptions,
} from '../../src/index.ts';
import { CASE_DDL, type Case, OF_COLUMNS, OF_OUTPUT, OF_TABLES, OF_VALUES } from '../options/cases.ts';
import { textOf } from './schema-rows.ts';

/*
 * Options are data, and doors take each that there is: one that nothing obeys would be read and ignored. So each has a case, which the
 * type of their records demands, and an output that differs with it.
 */

const outputs = suite('options of outputs are obeyed');

for (const [name, { given, beside = {} }] of Object.entries(OF_OUTPUT)) {
  outputs(name, () => {
    assert.equal(Object.keys(given), [name]);
    const schema = compileSchema(CASE_DDL, { dialect: 'postgresql' });
    assert.is.not(textOf(schema, { ...beside, ...given }), textOf(schema, beside));
  });
}

outputs.run();

const OF_ONE_TABLE: { readonly [Name in keyof Required<InsertOptions>]: Omit<Case<InsertOptions>, 'flags'> } = {
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
    const table = compile(CASE_DDL.replaceAll('orders', 'örders'), { dialect: 'postgresql' });
    const renamed = JSON.parse(JSON.stringify(given).replace('orders', 'örders'));
    assert.is.not(table.text({ ...beside, ...renamed }), table.text(beside));
  });
}

tables.run();

const values = suite('options of values are obeyed');

values.before(() => loadLocale('de'));

for (const [name, { given, beside = {} }] of Object.entries(OF_VALUES)) {
  values(name, () => {
    assert.equal(Object.keys(given), [name]);
    const written = (options: ValueOptions) =>
      textOf(compileSchema(CASE_DDL, { dialect: 'postgresql', ...options }), {});
    assert.is.not(written({ ...beside, ...given }), written(beside));
  });
}

for (const [name, { given }] of Object.entries(OF_TABLES)) {
  values(`${name} of a table, where all are written`, () => {
    const written = (orders: TableOptions) =>
      textOf(compileSchema(CASE_DDL, { dialect: 'postgresql', tables: { orders } }), {});
    assert.is.not(written(given), written({}));
  });
  values(`${name} of a table, where it alone is written`, () => {
    const written = (orders: TableOptions) => compile(CASE_DDL, { dialect: 'postgresql', tables: { orders } }).text();
    if (name === 'omit') assert.throws(() => written(given), /leaves nothing to write/);
    else assert.is.not(written(given), written({}));
  });
}

for (const [name, { given }] of Object.entries(OF_COLUMNS)) {
  values(`${name} of a column`, () => {
    const written = (city: ColumnOptions) =>
      textOf(compileSchema(CASE_DDL, { dialect: 'postgresql', columns: { 'customers.city': city } }), {});
    assert.is.not(written(given), written({}));
  });
}

values.run();
