import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, DdlError, type DialectName, dialectNames } from '../../src/index.ts';

/** The text is refused, with this sentence at this line and column. */
function fails(dialect: DialectName, ddl: string, complaint: string): void {
  test(`${dialect}: ${JSON.stringify(ddl)}`, () => {
    assert.throws(
      () => compile(ddl, { dialect }),
      (error: unknown) => {
        assert.instance(error, DdlError);
        const { line, column, message } = error as DdlError;
        assert.is(`${line}:${column} ${message}`, complaint);
        return true;
      },
    );
  });
}

function bothFail(ddl: string, complaint: string): void {
  for (const dialect of dialectNames) fails(dialect, ddl, complaint);
}

// What is no statement.
bothFail('', '1:1 There is no CREATE TABLE statement here.');
bothFail(' \n\t;', '2:3 There is no CREATE TABLE statement here.');
bothFail('{}', '1:1 Expected a CREATE TABLE statement, found "{".');
bothFail('hello', '1:1 Expected a CREATE TABLE statement, found "hello".');
bothFail('CREATE TABLE', '1:13 Expected a name, found the end of the text.');
bothFail(
  'CREATE TABLE t (a int); CREATE TABLE u (b int)',
  '1:25 There are two CREATE TABLE statements; send one at a time, with those that it refers to.',
);
bothFail(
  'CREATE TABLE t (a int); ALTER TABLE u ADD b int',
  '1:25 There is no CREATE TABLE for "u" before this statement.',
);

// Punctuation.
bothFail(
  'CREATE TABLE t (a int',
  '1:16 This parenthesis is not closed: expected "," or ")", found the end of the text.',
);
bothFail('CREATE TABLE t (a int))', '1:23 Expected ";", found ")".');
bothFail('CREATE TABLE t (a int b int)', '1:23 Expected "," or ")", found "b".');
bothFail('CREATE TABLE t (a int,\n)', '2:1 Expected a name or a constraint, found ")".');
bothFail(
  'CREATE TABLE t (a int CHECK (a > 0)',
  '1:16 This parenthesis is not closed: expected "," or ")", found the end of the text.',
);
// The innermost of those that are open in this statement, whatever stands in those before.
bothFail(
  "CREATE TABLE s (a int DEFAULT '(');\nCREATE TABLE t (a int, CHECK (a > (0;",
  '2:35 This parenthesis is not closed: expected "," or ")", found ";".',
);

// A reserved word as a name has to be quoted.
bothFail(
  'CREATE TABLE t (id int, order int)',
  '1:25 "order" is a reserved word: to name a column, it has to be quoted.',
);
bothFail('CREATE TABLE t (check boolean)', '1:17 "check" is a reserved word: to name a column, it has to be quoted.');
bothFail(
  'CREATE TABLE t (a int, PRIMARY int)',
  '1:24 "PRIMARY" is a reserved word: to name a column, it has to be quoted.',
);
bothFail(
  'CREATE TABLE order (a int)',
  '1:14 Expected a name, found "order", a reserved word: to be a name, it has to be quoted.',
);
bothFail(
  'CREATE TABLE t (a int, CHECK boolean (a > 0))',
  '1:24 "CHECK" is a reserved word: to name a column, it has to be quoted.',
);
bothFail('CREATE TABLE t (a int, CHECK 5)', '1:30 Expected "(", found "5".');

bothFail('CREATE TABLE t (a int CHECK a > 0)', '1:29 Expected "(", found "a".');
bothFail('CREATE TABLE t (a int CHECK ())', '1:30 Expected an expression, found ")".');
bothFail('CREATE TABLE t (a int CHECK (a > ))', '1:34 Expected an expression, found ")".');

// Names and types.
bothFail('CREATE TABLE (a int)', '1:14 Expected a name, found "(".');
bothFail('CREATE TABLE t (a)', '1:18 Expected a name or a type, found ")".');
bothFail(
  'CREATE TABLE t (a int, order int)',
  '1:24 "order" is a reserved word: to name a column, it has to be quoted.',
);
bothFail(
  'CREATE TABLE table (a int)',
  '1:14 Expected a name, found "table", a reserved word: to be a name, it has to be quoted.',
);
fails(
  'mysql',
  'CREATE TABLE t (a jsonb)',
  '1:19 Unknown type "jsonb"; the nearest is JSON. This looks like PostgreSQL: the type JSONB.',
);
fails('mysql', 'CREATE TABLE t (a INTT)', '1:19 Unknown type "INTT"; the nearest is INT.');
fails('mysql', 'CREATE TABLE t (a VARCHR(20))', '1:19 Unknown type "VARCHR"; the nearest is VARCHAR.');
fails('mysql', 'CREATE TABLE t (a oddity)', '1:19 Unknown type "oddity".');
fails('mysql', 'CREATE TABLE t (a my.type)', '1:19 Unknown type "my.type".');
fails('mysql', 'CREATE TABLE `a\0b` (a int)', '1:14 A name cannot hold the character NUL.');
fails('postgresql', 'CREATE TABLE t ("a\0b" int)', '1:17 A name cannot hold the character NUL.');
fails('postgresql', "CREATE TABLE t (a text DEFAULT 'a\0b')", '1:32 A string cannot hold the character NUL.');
fails('postgresql', 'CREATE TABLE t (a text DEFAULT $$a\0b$$)', '1:32 A string cannot hold the character NUL.');
fails('mysql', 'CREATE TABLE t (a varchar)', '1:26 Expected "(", found ")".');
fails('mysql', 'CREATE TABLE t (a decimal(66))', '1:19 A precision of 66 is not between 1 and 65.');
fails('postgresql', 'CREATE TABLE t (a numeric(1001))', '1:19 A precision of 1001 is not between 1 and 1000.');
fails('postgresql', 'CREATE TABLE t (a numeric(5, 1001))', '1:19 A scale of 1001 is not between -1000 and 1000.');
fails('postgresql', 'CREATE TABLE t (a int(11))', '1:22 Expected "," or ")", found "(".');
fails(
  'postgresql',
  'CREATE TABLE t (`a` int)',
  '1:17 Expected a name or a constraint, found "`". This looks like MySQL: a name in backticks.',
);

// Meaning.
bothFail('CREATE TABLE t (a int, a int)', '1:24 Column "a" is defined twice.');
bothFail('CREATE TABLE t (a int, PRIMARY KEY (b))', '1:37 There is no column "b".');
bothFail('CREATE TABLE t (a int, FOREIGN KEY (b) REFERENCES u (c))', '1:24 There is no column "b".');
bothFail('CREATE TABLE t (a int PRIMARY KEY, b int PRIMARY KEY)', '1:42 A table has one primary key at most.');
bothFail('CREATE TABLE t (a int CHECK (a > (SELECT 1)))', '1:35 A subquery cannot stand here.');
bothFail('CREATE TABLE t (a int CHECK (EXISTS (SELECT 1)))', '1:30 A subquery cannot stand here.');
fails('mysql', 'CREATE TABLE t (a int CHECK (a > @b))', '1:34 A check cannot call "variable".');

// Positions count lines of any kind, and characters.
bothFail('CREATE TABLE t (\r\n  a int,\r\n  a int)', '3:3 Column "a" is defined twice.');
bothFail('CREATE TABLE t (\r  a int,\r  a int)', '3:3 Column "a" is defined twice.');
bothFail('CREATE TABLE t (a int, /* 😀é */ a int)', '1:33 Column "a" is defined twice.');

test('An excerpt shows the line, and a caret under the place', () => {
  try {
    compile('CREATE TABLE t (\n\ta int,\n\ta int)', { dialect: 'mysql' });
    assert.unreachable();
  } catch (error) {
    assert.is((error as DdlError).excerpt, ' a int)\n ^');
  }
});

test.run();
