import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { at, type Expected, type Row, rowsOf } from './rows-of.ts';

const both =
  (...judges: readonly ((row: Row) => boolean)[]) =>
  (row: Row) =>
    judges.every((judge) => judge(row));
const between = (column: string, least: number, most: number) => (row: Row) =>
  at(row, column) >= least && at(row, column) <= most;
const isDue = (days: number) => (row: Row) =>
  Date.parse(row['due_date'] ?? '') - Date.parse(row['issued_on'] ?? '') === days * 86_400_000;
const isMoved = (row: Row): boolean => {
  const change = at(row, 'balance_after') - at(row, 'balance_before');
  return Math.abs(change - at(row, 'amount') * (row['direction'] === 'credit' ? 1 : -1)) < 0.005;
};

/** Tables, the column that says the case, and what is expected in each. */
const TABLES: readonly (readonly [name: string, elements: string, by: string, expected: Expected])[] = [
  [
    'bills',
    `issued_on date NOT NULL, due_date date NOT NULL, terms text NOT NULL CHECK (terms IN ('net14', 'NET_30', 'due on receipt'))`,
    'terms',
    { net14: isDue(14), NET_30: isDue(30), 'due on receipt': isDue(0) },
  ],
  [
    'account_movements',
    `kind text NOT NULL CHECK (kind IN ('atm', 'fee', 'salary', 'transfer')), direction text NOT NULL CHECK (direction IN ('debit', 'credit')),
       amount numeric(12,2) NOT NULL CHECK (amount > 0), balance_before numeric(12,2) NOT NULL, balance_after numeric(12,2) NOT NULL`,
    'kind',
    {
      atm: both(isMoved, (row) => at(row, 'amount') % 10 === 0),
      fee: both(isMoved, between('amount', 0.01, 40)),
      salary: both(isMoved, between('amount', 1000, 6000)),
      transfer: isMoved,
    },
  ],
  [
    'signed_movements',
    `kind text NOT NULL CHECK (kind IN ('atm', 'fee', 'salary', 'transfer')), direction text NOT NULL CHECK (direction IN ('debit', 'credit')),
       amount numeric(12,2) NOT NULL CHECK (amount <> 0), counterparty text`,
    'kind',
    {
      atm: both(between('amount', -500, -20), (row) => at(row, 'amount') % 10 === 0),
      fee: between('amount', -40, -0.01),
      salary: between('amount', 1000, 6000),
      transfer: (row) => at(row, 'amount') > 0 === (row['direction'] === 'credit'),
    },
  ],
];

for (const [name, elements, by, expected] of TABLES) {
  test(`${name} are as ${by} says`, () => {
    const rows = rowsOf(name, elements);
    for (const row of rows) assert.ok(expected[String(row[by])]?.(row), JSON.stringify(row));
    assert.equal(new Set(rows.map((row) => row[by])).size, Object.keys(expected).length);
  });
}

test.run();
