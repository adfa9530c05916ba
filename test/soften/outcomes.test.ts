import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';

/* What follows whether something has been done, and what it was. */

/** Of each value of a column, whether others have a value that is not false (+), or none (-). */
function marks(of: string, others: readonly string[], elements: string): Readonly<Record<string, string>> {
  const ddl = `CREATE TABLE audits (id int PRIMARY KEY, ${elements})`;
  const rows = Array.from(compile(ddl, { dialect: 'postgresql' }).rows({ rows: 300, seed: '4' }));
  const marked = rows.map((row) => {
    const shown = others.map((name) => (row[name] === null || row[name] === false ? '-' : '+'));
    return [String(row[of]), shown.join('')] as const;
  });
  const pairs = new Set(marked.map((pair) => pair.join(' ')));
  assert.is(pairs.size, new Set(marked.map(([value]) => value)).size);
  return Object.fromEntries(marked);
}

test('what has succeeded has no error: a flag says so, which follows the status of an answer', () => {
  const elements = 'http_status integer NOT NULL, success boolean NOT NULL, error_message text';
  const statuses = Object.entries(marks('http_status', ['success', 'error_message'], elements));
  assert.ok(statuses.length > 3);
  for (const [status, shown] of statuses) assert.is(shown, Number(status) < 400 ? '+-' : '-+', status);
  const flagged = 'was_successful boolean NOT NULL, error_message text';
  assert.equal(marks('was_successful', ['error_message'], flagged), { false: '+', true: '-' });
});

test('what is new has no values before, and what is deleted none behind', () => {
  const elements = `action text NOT NULL CHECK (action IN ('INSERT', 'UPDATE', 'DELETE', 'LOGIN')), old_values jsonb,
    data_after jsonb`;
  assert.equal(marks('action', ['old_values', 'data_after'], elements), {
    DELETE: '+-',
    INSERT: '-+',
    LOGIN: '--',
    UPDATE: '++',
  });
});

test.run();
