import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rowsBy, rowsByTable } from '../schema/schema-rows.ts';

/* References of a table to earlier rows of its own: those of the same thread. */

interface Case {
  readonly title: string;
  /** The table's columns beside `id` and what it refers to. */
  readonly columns: string;
  readonly column: string;
  /** Whether both rows are about the same, and whether the one that is referred to came to be before. */
  readonly isSame: boolean;
  readonly isBefore: boolean;
  /** Share of rows that refer to one, at least. */
  readonly share: number;
  readonly rows?: number;
}

const PARENT = 'parent_id int REFERENCES comments';

const CASES: readonly Case[] = [
  {
    title: 'a reply stands under the same post, and comes later',
    columns: `${PARENT}, post_id int NOT NULL REFERENCES posts, created_at timestamp NOT NULL`,
    ...{ column: 'parent_id', isSame: true, isBefore: true, share: 0.3 },
  },
  {
    title: 'the same with a key that is no number',
    columns: `code uuid NOT NULL UNIQUE, reply_to uuid REFERENCES comments (code), post_id int NOT NULL REFERENCES posts,
      created_at timestamp NOT NULL`,
    ...{ column: 'reply_to', isSame: true, isBefore: true, share: 0.3 },
  },
  {
    title: 'the same in many rows',
    columns: `${PARENT}, post_id int NOT NULL REFERENCES posts, created_at timestamp NOT NULL`,
    ...{ column: 'parent_id', isSame: true, isBefore: true, share: 0.5, rows: 9000 },
  },
  {
    title: 'it comes later where there are no posts',
    columns: `${PARENT}, created_at timestamp NOT NULL`,
    ...{ column: 'parent_id', isSame: false, isBefore: true, share: 0.5 },
  },
  {
    title: 'whoever has to refer to a row refers to any where none is before',
    columns: `parent_id int NOT NULL REFERENCES comments, post_id int NOT NULL REFERENCES posts`,
    ...{ column: 'parent_id', isSame: false, isBefore: false, share: 1 },
  },
  {
    title: 'managers are of any post where there are few',
    columns: `manager_id int REFERENCES comments, post_id int NOT NULL REFERENCES posts`,
    ...{ column: 'manager_id', isSame: false, isBefore: false, share: 0.7 },
  },
];

for (const [column, rest] of [
  ['comment_parent', 'comment_post_id int NOT NULL'],
  ['parent_id', 'name text'],
  ['reply_to_id', 'user_id int NOT NULL DEFAULT 0'],
] as const) {
  test(`"${column}" that is zero where there is none is an earlier row else`, () => {
    const ddl = `CREATE TABLE comments (id serial PRIMARY KEY, ${column} int NOT NULL DEFAULT 0, ${rest});`;
    const rows = rowsByTable(ddl, { rows: 200 }).get('comments') ?? [];
    const parents = rows.map((row) => Number(row.get(column)));
    assert.ok(parents.every((parent, row) => parent <= row));
    assert.ok(parents.includes(0) && new Set(parents).size > 20);
    if (!rest.startsWith('user_id')) return;
    const users = rows.map((row) => Number(row.get('user_id')));
    assert.ok(users.some((user, row) => (user === 0) !== (parents[row] === 0)));
  });
}

for (const { title, columns, column, isSame, isBefore, share, rows = 400 } of CASES) {
  test(title, () => {
    const ddl = `CREATE TABLE posts (id int PRIMARY KEY); CREATE TABLE comments (id int PRIMARY KEY, ${columns});`;
    const comments = rowsByTable(ddl, { rows, rowsOf: { posts: 40 } }).get('comments') ?? [];
    const target = column === 'reply_to' ? 'code' : 'id';
    const byKey = rowsBy(comments, target);
    const pairs = comments.flatMap((row) => {
      const before = byKey.get(row.get(column) ?? '');
      return before === undefined ? [] : [[row, before] as const];
    });
    assert.is(comments.length, rows);
    assert.ok(pairs.length >= share * rows, `${pairs.length} of ${rows} rows refer to one`);
    const same = pairs.filter(([row, before]) => row.get('post_id') === before.get('post_id'));
    const later = pairs.filter(([row, before]) => (row.get('created_at') ?? '') >= (before.get('created_at') ?? ''));
    if (isSame) assert.is(same.length, pairs.length);
    if (isBefore) assert.is(later.length, pairs.length);
    assert.ok(new Set(pairs.map(([row]) => row.get(column))).size > 10);
  });
}

test('the columns of one reference refer to one row', () => {
  const ddl = `CREATE TABLE posts (id int PRIMARY KEY); CREATE TABLE comments (first int NOT NULL, second int NOT NULL,
    post_id int NOT NULL REFERENCES posts, ref_a int NOT NULL, parent_b int NOT NULL, created_at timestamp NOT NULL,
    PRIMARY KEY (first, second), FOREIGN KEY (ref_a, parent_b) REFERENCES comments (first, second));`;
  const rows = rowsByTable(ddl, { rows: 300 }).get('comments') ?? [];
  const keys = new Set(rows.map((row) => `${row.get('first')} ${row.get('second')}`));
  assert.is(rows.filter((row) => keys.has(`${row.get('ref_a')} ${row.get('parent_b')}`)).length, 300);
});

test.run();
