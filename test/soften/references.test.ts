import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dialects } from '../../grammar/index.ts';
import { compileSchema } from '../../src/index.ts';
import { readOutput } from '../readback/output.ts';
import type { Row } from './rows-of.ts';

/* Columns that refer to rows of other tables are NULL where the row says so. */

/** Rows of a table beside that to which it refers. */
function rowsBeside(columns: string): readonly Row[] {
  const ddl = `CREATE TABLE people (id int PRIMARY KEY); CREATE TABLE orders (id int PRIMARY KEY, ${columns})`;
  const chunks = compileSchema(ddl, { dialect: 'postgresql', tables: { people: { rows: 20 } } }).insert({
    rows: 300,
    seed: 1,
  });
  const text = Buffer.concat([...chunks].map((chunk) => chunk.slice()))
    .toString()
    .replace(/^-- .*\n/gm, '');
  const { statements } = readOutput(text, dialects.postgresql);
  return statements
    .filter(({ columns: names }) => (names?.length ?? 0) > 1)
    .flatMap(({ columns: names, rows }) =>
      rows.map((row) =>
        Object.fromEntries(
          (names ?? []).map((name, i) => [name, row[i]?.class === 'null' ? null : (row[i]?.content ?? null)]),
        ),
      ),
    );
}

const REFERS = 'int REFERENCES people (id)';

test('whoever has done something is there where that has been done', () => {
  const rows = rowsBeside(`approved_by_id ${REFERS}, approved_at timestamp`);
  assert.ok(rows.some((row) => row['approved_at'] === null) && rows.some((row) => row['approved_at'] !== null));
  for (const row of rows) assert.is(row['approved_by_id'] === null, row['approved_at'] === null);
});

test('the kind of a movement says where it comes from', () => {
  const ends = `from_warehouse_id ${REFERS}, to_warehouse_id ${REFERS}`;
  for (const row of rowsBeside(`type text CHECK (type IN ('receipt', 'issue', 'transfer')), ${ends}`)) {
    assert.is(row['from_warehouse_id'] === null, row['type'] === 'receipt');
    assert.is(row['to_warehouse_id'] === null, row['type'] === 'issue');
  }
});

test('whoever writes something is the one that its kind says', () => {
  const kinds = "CHECK (author_type IN ('contact', 'agent', 'system'))";
  const rows = rowsBeside(
    `author_type text NOT NULL ${kinds}, contact_id int REFERENCES people (id), agent_id int REFERENCES people (id)`,
  );
  assert.is(new Set(rows.map((row) => row['author_type'])).size, 3);
  for (const { author_type: type, contact_id: contact, agent_id: agent } of rows) {
    assert.equal([contact !== null, agent !== null], [type === 'contact', type === 'agent']);
  }
});

test.run();
