import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { columnOf, rowsByTable } from './schema-rows.ts';

/** No status is one that a draft could have, so that there is no draft either. */
const DRAFTS = `CREATE TABLE statuses (code varchar(8) PRIMARY KEY CHECK (code IN ('open', 'closed')));
CREATE TABLE drafts (id serial PRIMARY KEY, status varchar(8) NOT NULL REFERENCES statuses (code) CHECK (status = 'draft'));
`;

interface Case {
  readonly title: string;
  readonly table: string;
  /** Its rows of 20 that were asked for. */
  readonly rows: number;
  /** A column that is NULL in all of them. */
  readonly empty: string;
}

const CASES: readonly Case[] = [
  {
    title: 'a row that has to refer to such a table does not exist',
    table: 'CREATE TABLE notes (id serial PRIMARY KEY, draft_id int NOT NULL REFERENCES drafts (id));',
    rows: 0,
    empty: 'draft_id',
  },
  {
    title: 'what may be NULL is',
    table: 'CREATE TABLE notes (id serial PRIMARY KEY, draft_id int REFERENCES drafts (id));',
    rows: 20,
    empty: 'draft_id',
  },
  {
    title: 'the same in a key',
    table: 'CREATE TABLE notes (id serial PRIMARY KEY, draft_id int UNIQUE REFERENCES drafts (id));',
    rows: 20,
    empty: 'draft_id',
  },
  {
    title: 'the same where the rows that a check allows are listed',
    table: `CREATE TABLE notes (id serial PRIMARY KEY, status varchar(8) REFERENCES statuses (code),
      CHECK (status = 'draft'));`,
    rows: 20,
    empty: 'status',
  },
];

for (const { title, table, rows, empty } of CASES) {
  test(`of a table without rows: ${title}`, () => {
    const tables = rowsByTable(DRAFTS + table, { rows: 20 });
    assert.is(tables.get('drafts'), undefined);
    const notes = tables.get('notes') ?? [];
    assert.is(notes.length, rows);
    assert.equal([...new Set(columnOf(notes, empty))], rows === 0 ? [] : [null]);
  });
}

/** Elements of a table whose rows refer to two different users, and how many rows there are where there is but one user. */
const APART: readonly (readonly [elements: string, rows: number])[] = [
  ['a int NOT NULL REFERENCES users (id), b int NOT NULL REFERENCES users (id), CHECK (a <> b)', 0],
  ['a int NOT NULL REFERENCES users (id), b int NOT NULL REFERENCES users (id), CHECK (b != a)', 0],
  ['a int NOT NULL REFERENCES users (id), b int REFERENCES users (id), CHECK (a <> b)', 1],
  ['a int NOT NULL REFERENCES users (id), b int NOT NULL REFERENCES users (id)', 1],
];

for (const [elements, count] of APART) {
  test(`of a table with one row: ${elements}`, () => {
    const ddl = `CREATE TABLE users (id int PRIMARY KEY); CREATE TABLE follows (id int PRIMARY KEY, ${elements});`;
    const rows = rowsByTable(ddl, { rows: 1 }).get('follows') ?? [];
    assert.is(rows.length, count);
    for (const row of rows) if (elements.includes('CHECK')) assert.is.not(row.get('a'), row.get('b'));
    assert.is(rowsByTable(ddl, { rows: 2 }).get('follows')?.length, 2);
  });
}

test('of a table with one row: a reference that a case leaves NULL need not differ there', () => {
  const ddl = `CREATE TABLE users (id int PRIMARY KEY); CREATE TABLE links (id int PRIMARY KEY, kind char(1) NOT NULL CHECK (kind IN ('x', 'y')),
    a int REFERENCES users (id), b int NOT NULL REFERENCES users (id), CHECK (a <> b),
    CHECK (kind = 'x' AND a IS NULL OR kind = 'y' AND a IS NOT NULL));`;
  assert.is(rowsByTable(ddl, { rows: 1 }).get('links')?.length, 1);
});

test.run();
