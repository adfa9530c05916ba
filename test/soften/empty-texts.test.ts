import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';

/* Texts that may not be NULL, and are empty where a row lacks them. */

const ELEMENTS = `post_type varchar(20) NOT NULL DEFAULT 'post', post_mime_type varchar(100) NOT NULL DEFAULT '',
  author_url varchar(200) NOT NULL DEFAULT '', website varchar(200) NOT NULL DEFAULT '' CHECK (website LIKE 'http%'),
  comment_status varchar(20) NOT NULL DEFAULT 'open', enabled varchar(5) NOT NULL DEFAULT '1', autoload varchar(20) NOT NULL DEFAULT 'yes',
  parent_id integer NOT NULL DEFAULT 0, post_name varchar(200) NOT NULL DEFAULT '', post_title text NOT NULL`;

const ddl = `CREATE TABLE posts (id integer PRIMARY KEY, ${ELEMENTS})`;
const rows = Array.from(compile(ddl, { dialect: 'postgresql' }).rows({ rows: 300, seed: '4' }));
const valuesOf = (name: string) => rows.map((row) => String(row[name]));
const shareOf = (name: string, value: string) => valuesOf(name).filter((one) => one === value).length / rows.length;

test('a text is empty in rows of a kind that lacks it', () => {
  const shown = new Set(rows.map((row) => `${row['post_type'] === 'attachment'} ${row['post_mime_type'] === ''}`));
  assert.equal([...shown].sort(), ['false true', 'true false']);
});

test('a text that people often leave out is empty as often, where no check asks for it', () => {
  assert.ok(shareOf('author_url', '') > 0.15 && shareOf('author_url', '') < 0.45);
  assert.is(shareOf('website', ''), 0);
  assert.is(shareOf('post_title', ''), 0);
});

test('a DEFAULT says in which words a column is written, and that most rows have no parent', () => {
  assert.equal([...new Set(valuesOf('comment_status'))].sort(), ['closed', 'open']);
  assert.equal([...new Set(valuesOf('enabled'))].sort(), ['0', '1']);
  assert.equal([...new Set(valuesOf('autoload'))].sort(), ['no', 'yes']);
  assert.ok(shareOf('parent_id', '0') > 0.5 && shareOf('parent_id', '0') < 0.9);
});

test('what is written is named by its title in its address', () => {
  for (const { post_name, post_title } of rows) {
    assert.is(post_name, String(post_title).toLowerCase().replaceAll(' ', '-'));
  }
});

test.run();
