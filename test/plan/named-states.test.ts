import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';

/* Columns that name the state in which a row has them. */

/** The states of rows in which a column is not NULL, sorted. */
function statesWith(column: string, states: readonly string[], elements: string): readonly string[] {
  const list = states.map((state) => `'${state}'`).join(', ');
  const ddl = `CREATE TABLE things (id int PRIMARY KEY, status text NOT NULL CHECK (status IN (${list})), ${elements})`;
  const rows = Array.from(compile(ddl, { dialect: 'postgresql' }).rows({ rows: 300, seed: '4' }));
  assert.is(new Set(rows.map((row) => row['status'])).size, states.length);
  return [...new Set(rows.filter((row) => row[column] !== null).map((row) => String(row['status'])))].sort();
}

const HEARD = ['scheduled', 'held', 'adjourned'];
const ASKED = ['draft', 'submitted', 'awarded', 'rejected'];

test('what is adjourned to a day has one where it is adjourned', () => {
  for (const column of ['adjourned_to', 'adjourned_until', 'adjourned_reason']) {
    assert.equal(statesWith(column, HEARD, `${column} ${column.endsWith('reason') ? 'text' : 'date'}`), ['adjourned']);
  }
});

test('what has been awarded has an amount', () => {
  const elements = 'amount_awarded numeric(9, 2), amount_requested numeric(9, 2) NOT NULL';
  assert.equal(statesWith('amount_awarded', ASKED, elements), ['awarded']);
  assert.equal(statesWith('amount_requested', ASKED, elements), [...ASKED].sort());
});

test.run();
