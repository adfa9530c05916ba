import type { ColumnOptions, SchemaOptions, TableOptions, ValueOptions } from '../../src/index.ts';

/** What is asked for with an option, and without it: the outputs differ. `flags`: how the command line says it; null: only a file does. Of a column: how a line of text does. */
export interface Case<Options> {
  readonly given: Options;
  readonly beside?: Options;
  readonly flags: string | null;
}

/** A case of each option that there is. */
export type Cases<Options> = { readonly [Name in keyof Required<Options>]: Case<Options> };

/** Two tables, a column a line. */
export const CASE_DDL = `CREATE TABLE customers (
  id serial PRIMARY KEY,
  name text NOT NULL,
  city varchar(40),
  created_at timestamp NOT NULL
);
CREATE TABLE orders (
  id int PRIMARY KEY,
  customer int NOT NULL REFERENCES customers (id),
  total int CHECK (total > 0)
);`;

export const OF_OUTPUT: Cases<SchemaOptions> = {
  rows: { given: { rows: 7 }, flags: '--rows=7' },
  rowsOf: { given: { rowsOf: { orders: '2x' } }, flags: '--rows=orders=2x' },
  batchSize: { given: { batchSize: 2 }, flags: '--batch-size=2' },
  format: { given: { format: 'copy' }, flags: '--format=copy' },
  seed: { given: { seed: 5 }, flags: '--seed=5' },
  seedOf: { given: { seedOf: { orders: 5 } }, flags: null },
  offset: { given: { offset: 3 }, flags: '--offset=3' },
  tableRows: { given: { tableRows: 900 }, beside: { rows: 30 }, flags: '--table-rows=900 --rows=30' },
  tables: { given: { tables: ['orders'] }, flags: '--table=orders' },
  identity: { given: { identity: 'database' }, flags: '--identity=database' },
  mostRows: { given: { mostRows: 3 }, beside: { rows: 10 }, flags: '--most-rows=3 --rows=10' },
  insert: { given: { insert: 'ignore' }, flags: '--insert=ignore' },
  transaction: { given: { transaction: true }, flags: '--transaction' },
  truncate: { given: { truncate: true }, flags: '--truncate' },
  single: { given: { single: true }, flags: '--single' },
  analyze: { given: { analyze: true }, flags: '--analyze' },
  disableTriggers: { given: { disableTriggers: true }, flags: '--disable-triggers' },
};

export const OF_VALUES: Cases<ValueOptions> = {
  where: {
    given: { where: ['orders: total > 5 AND total < 9'] },
    flags: '--where=orders: total > 5 AND total < 9',
  },
  columns: { given: { columns: { 'orders.total': { constant: 4 } } }, flags: '--column=orders.total: constant=4' },
  tables: { given: { tables: { orders: { rows: 2 } } }, flags: null },
  nulls: { given: { nulls: 0.9 }, flags: '--nulls=0.9' },
  locale: { given: { locale: 'de' }, flags: '--locale=de' },
  referenceTime: { given: { referenceTime: '2001-01-01' }, flags: '--reference-time=2001-01-01' },
  from: {
    given: { from: '2020-01-01' },
    beside: { to: '2025-01-01' },
    flags: '--from=2020-01-01 --to=2025-01-01',
  },
  to: { given: { to: '2021-01-01' }, flags: '--to=2021-01-01' },
  mode: { given: { mode: 'edge' }, flags: '--mode=edge' },
};

/** Of orders. */
export const OF_TABLES: Cases<TableOptions> = {
  rows: { given: { rows: 7 }, flags: null },
  where: { given: { where: ['total > 5 AND total < 9'] }, flags: null },
  columns: { given: { columns: { total: { constant: 4 } } }, flags: null },
  seed: { given: { seed: 5 }, flags: null },
  omit: { given: { omit: true }, flags: null },
};

/** Of the city of customers. */
export const OF_COLUMNS: Cases<ColumnOptions> = {
  values: {
    given: { values: { "it's": 3, 'a b, c': 0.5, '': 1 } },
    flags: `values='it''s':3,'a b, c':0.5,'':1`,
  },
  from: { given: { from: 'm' }, flags: 'from=m' },
  to: { given: { to: 'N' }, flags: 'to=N' },
  pattern: { given: { pattern: '[a-c]{2}-(x|y) [^;]' }, flags: `pattern='[a-c]{2}-(x|y) [^;]'` },
  like: { given: { like: 'company.store' }, flags: 'like=company.store' },
  constant: { given: { constant: 'Łódź' }, flags: 'constant=Łódź' },
  nulls: { given: { nulls: 1 }, flags: 'nulls=1' },
  distribution: {
    given: { distribution: { zipf: { exponent: 3 } } },
    flags: 'distribution=zipf(exponent=3)',
  },
  distinct: { given: { distinct: 2 }, flags: 'distinct=2' },
  omit: { given: { omit: true }, flags: 'omit' },
  reference: { given: { reference: ['Bonn', 'Ulm'] }, flags: 'reference=Bonn,Ulm' },
  sql: { given: { sql: "upper('x')" }, flags: `sql='upper(''x'')'` },
};
