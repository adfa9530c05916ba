import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { read } from './reading.ts';

/** What the author says of each column of a table, by lines of its text. */
const commentsOf = (dialect: 'mysql' | 'postgresql', ...lines: readonly string[]) =>
  read(dialect, `CREATE TABLE t (\n${lines.join('\n')}\n)`).columns.map(({ comment }) => comment);

test('a comment at the end of a line is about its column', () => {
  assert.equal(commentsOf('postgresql', 'a int, -- active, inactive', 'b text NOT NULL -- paid on'), [
    'active, inactive',
    'paid on',
  ]);
  assert.equal(commentsOf('mysql', 'a int, # amount', "b int COMMENT 'count' -- other"), ['amount', 'count']);
});

test('a comment is about no column where it stands for several, on a line of its own, or in a text', () => {
  assert.equal(commentsOf('postgresql', 'a int, b int -- of b'), [null, 'of b']);
  assert.equal(commentsOf('postgresql', '-- about a', 'a int,', '-- about b', 'b int'), [null, null]);
  assert.equal(commentsOf('postgresql', "a text DEFAULT '-- x', --- 5", 'b int -- rowsmith: values=1,2'), [null, null]);
});

test('a comment is about no column where more than one stands before it', () => {
  const [{ comment = null } = {}] = read('postgresql', 'CREATE TABLE t (a int) -- audit\n').columns;
  assert.is(comment, null);
  assert.equal(commentsOf('postgresql', 'a int, PRIMARY KEY (a) -- surrogate'), [null]);
  assert.equal(commentsOf('postgresql', 'a numeric(8, 2) CHECK (a IN (1, 2)), -- of both', 'b int'), ['of both', null]);
});

test('copies of a column have its comment', () => {
  const ddl = 'CREATE TABLE s (\na int, -- first\nb int -- second\n);\nCREATE TABLE t (LIKE s)';
  assert.equal(
    read('postgresql', ddl).columns.map(({ comment }) => comment),
    ['first', 'second'],
  );
});

test('of the columns of one line, the last one has its comment', () => {
  const names = Array.from({ length: 1500 }, (_, place) => `c${place} int`);
  const read1500 = read('postgresql', `CREATE TABLE t (${names.join(', ')} -- last\n)`).columns;
  assert.is(read1500.at(-1)?.comment, 'last');
  assert.is(read1500.filter(({ comment }) => comment !== null).length, 1);
});

test.run();
