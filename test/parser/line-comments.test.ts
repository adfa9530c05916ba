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

test.run();
