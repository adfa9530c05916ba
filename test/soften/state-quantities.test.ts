import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { at, type Expected, type Row, rowsOf } from './rows-of.ts';

/* How much has been spent, shipped and reminded of, as states say. */

const zero = (column: string) => (row: Row) => at(row, column) === 0;
const some = (column: string) => (row: Row) => at(row, column) > 0;
const all = (column: string, whole: string) => (row: Row) => at(row, column) === at(row, whole);
const both =
  (...judges: readonly ((row: Row) => boolean)[]) =>
  (row: Row) =>
    judges.every((judge) => judge(row));
const anything = (): boolean => true;
const status = (...values: readonly string[]): string =>
  `status text NOT NULL CHECK (status IN (${values.map((value) => `'${value}'`).join(', ')}))`;

const rest = (column: string, whole: string, off: string) => (row: Row) =>
  Math.abs(at(row, column) - (at(row, whole) - at(row, off))) <= 0.51;

/** Tables, the column that says the state, and what is expected in each. */
const TABLES: readonly (readonly [name: string, elements: string, by: string, expected: Expected])[] = [
  [
    'order_items',
    `qty_ordered int NOT NULL, qty_shipped int NOT NULL, qty_returned int NOT NULL,
       fulfillment_status text NOT NULL CHECK (fulfillment_status IN ('unfulfilled', 'fulfilled', 'returned'))`,
    'fulfillment_status',
    {
      unfulfilled: both(zero('qty_shipped'), zero('qty_returned')),
      fulfilled: both(all('qty_shipped', 'qty_ordered'), zero('qty_returned')),
      returned: some('qty_returned'),
    },
  ],
  [
    'tasks',
    `est_hours numeric(5,1) NOT NULL, spent_hours numeric(5,1) NOT NULL, remaining_hours numeric(5,1) NOT NULL, ${status('todo', 'in_progress', 'done')}`,
    'status',
    { done: zero('remaining_hours'), '*': rest('remaining_hours', 'est_hours', 'spent_hours') },
  ],
  [
    'tasks',
    `spent_hours numeric(5,1) NOT NULL, remaining_hours numeric(5,1) NOT NULL, ${status('todo', 'in_progress', 'done')}`,
    'status',
    {
      todo: zero('spent_hours'),
      done: both(some('spent_hours'), zero('remaining_hours')),
      in_progress: some('remaining_hours'),
    },
  ],
  [
    'invoices',
    `reminder_count int NOT NULL, ${status('draft', 'sent', 'paid', 'overdue')}`,
    'status',
    { overdue: some('reminder_count'), '*': zero('reminder_count') },
  ],
  [
    'tickets',
    `reopen_count int NOT NULL, ${status('new', 'solved')}`,
    'status',
    { new: zero('reopen_count'), solved: anything },
  ],
];

for (const [name, elements, by, expected] of TABLES) {
  test(`quantities of ${name} are as ${by} says`, () => {
    const rows = rowsOf(name, elements);
    for (const row of rows) assert.ok((expected[String(row[by])] ?? expected['*'])?.(row), JSON.stringify(row));
    assert.ok(new Set(rows.map((row) => row[by])).size > 1);
  });
}

test.run();
