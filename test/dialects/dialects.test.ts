import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, DdlError, type DialectChoice, detectDialect } from '../../src/index.ts';
import { fixturesOf } from '../fixtures/fixture.ts';

/** What tells a text's dialect: the dialect and the reason, `null`, or the error. */
function told(ddl: string): string {
  try {
    const detected = detectDialect(ddl);
    return detected === null ? 'null' : `${detected.dialect}: ${detected.reason}`;
  } catch (error) {
    if (error instanceof DdlError) return `${error.line}:${error.column} ${error.message}`;
    throw error;
  }
}

const UNREAD = 'Rowsmith reads MySQL, MariaDB and PostgreSQL.';

for (const [ddl, expected] of [
  ['CREATE TABLE t (a SERIAL)', 'postgresql: the type SERIAL'],
  ["CREATE TABLE t (a text DEFAULT 'x'::text)", 'postgresql: a cast with ::'],
  ['CREATE TABLE t (a jsonb)', 'postgresql: the type JSONB'],
  ['CREATE TABLE t (a int GENERATED ALWAYS AS IDENTITY)', 'postgresql: GENERATED AS IDENTITY'],
  ['CREATE TABLE t (a INT AUTO_INCREMENT PRIMARY KEY)', 'mysql: AUTO_INCREMENT'],
  ['CREATE TABLE `t` (`a` INT)', 'mysql: a name in backticks'],
  ['CREATE TABLE t (a INT) ENGINE=InnoDB', 'mysql: ENGINE='],
  ['CREATE TABLE t (a MEDIUMINT)', 'mysql: the type MEDIUMINT'],
  ['CREATE TABLE t (a INT) /*!50100 PARTITION BY KEY (a) */', 'mysql: a comment such as /*!40101 ... */'],
  // What stands in comments and strings tells nothing.
  ["CREATE TABLE t (a jsonb DEFAULT 'auto_increment `a`') -- ENGINE=\n/* ENGINE= */", 'postgresql: the type JSONB'],
  // Nor does a name that is another's word.
  ['CREATE TABLE t (jsonb INT AUTO_INCREMENT PRIMARY KEY)', 'mysql: AUTO_INCREMENT'],
  // More signs of the one than of the other.
  ['CREATE TABLE `t` (`a` SERIAL) ENGINE=InnoDB', 'mysql: a name in backticks'],
  // As many signs of both, or none, but only one dialect reads it.
  ['CREATE TABLE t (a SERIAL) ENGINE=InnoDB', 'mysql: no other reads it'],
  ['CREATE TABLE t (a INT, UNIQUE KEY k (a))', 'mysql: UNIQUE KEY'],
  ['CREATE TABLE t (a INT, b INT(5))', 'mysql: no other reads it'],
  ['CREATE TABLE "t" ("a" int)', 'postgresql: no other reads it'],
  ['CREATE TABLE t (a INT PRIMARY KEY, b VARCHAR(20))', 'null'],
  ['CREATE TABLE t (a INT', '1:16 This parenthesis is not closed: expected "," or ")", found the end of the text.'],
  ['CREATE TABLE [dbo].[t] ([a] int)', `1:14 This looks like SQL Server: a name in brackets. ${UNREAD}`],
  ['CREATE TABLE t (a int IDENTITY(1,1))', `1:32 This looks like SQL Server: IDENTITY(…). ${UNREAD}`],
  ['CREATE TABLE t (a INTEGER PRIMARY KEY AUTOINCREMENT)', `1:39 This looks like SQLite: AUTOINCREMENT. ${UNREAD}`],
  ['CREATE TABLE t (a VARCHAR2(20))', `1:19 This looks like Oracle: the type VARCHAR2. ${UNREAD}`],
  ['CREATE TABLE t (a int[], b int[3], c int[] DEFAULT ARRAY[1])', 'postgresql: no other reads it'],
] as const) {
  test(`${ddl} tells ${expected}`, () => assert.is(told(ddl), expected));
}

for (const [choice, quoted] of [
  ['mysql', '`t`'],
  ['mariadb', '`t`'],
  ['postgresql', '"t"'],
  ['postgres', '"t"'],
  ['pg', '"t"'],
] as const) {
  test(`${choice} names a dialect`, () => {
    const text = compile('CREATE TABLE t (a INT)', { dialect: choice }).text({ rows: 1 });
    assert.match(text, `INSERT INTO ${quoted} `);
  });
}

test('auto stands for what the text tells', () => {
  const ddl = 'CREATE TABLE t (a SERIAL, b jsonb)';
  assert.is(compile(ddl, { dialect: 'auto' }).text(), compile(ddl, { dialect: 'postgresql' }).text());
  const code = (choice: DialectChoice) => {
    try {
      compile('CREATE TABLE t (a INT)', { dialect: choice });
      return 'none';
    } catch (error) {
      return error instanceof DdlError ? `${error.code}: ${error.message}` : String(error);
    }
  };
  assert.is(code('auto'), 'unknown_dialect: Nothing in the text tells its dialect: name mysql or postgresql.');
  assert.is(code('mysql'), 'none');
});

/** What MariaDB and MySQL have, too, and hardly anybody uses there. */
const SHARED = ['postgresql: the type SERIAL', 'postgresql: nextval'];

test('no fixture is taken for one of another dialect', () => {
  for (const dialect of ['mysql', 'postgresql'] as const) {
    const taken = fixturesOf(dialect)
      .filter(({ error }) => error === undefined)
      .map(({ ddl }) => told(ddl));
    const right = taken.filter((one) => one.startsWith(dialect)).length;
    const wrong = taken.filter((one) => !one.startsWith(dialect) && one !== 'null' && !SHARED.includes(one));
    assert.equal(wrong, []);
    assert.ok(right > taken.length / 2, `${right} of ${taken.length}`);
  }
});

for (const [dialect, ddl, likely, hint] of [
  ['postgresql', 'CREATE TABLE `t` (a int)', 'mysql', 'This looks like MySQL: a name in backticks.'],
  ['mysql', 'CREATE TABLE t (a jsonb)', 'postgresql', 'This looks like PostgreSQL: the type JSONB.'],
  ['mysql', 'CREATE TABLE [t] ([a] int)', null, `This looks like SQL Server: a name in brackets. ${UNREAD}`],
  ['postgresql', 'CREATE TABLE t (a INT AUTOINCREMENT)', null, `This looks like SQLite: AUTOINCREMENT. ${UNREAD}`],
] as const) {
  test(`${ddl} in ${dialect} is refused with a hint`, () => {
    try {
      compile(ddl, { dialect });
      assert.unreachable();
    } catch (error) {
      assert.ok(error instanceof DdlError);
      assert.ok(error.message.endsWith(hint), error.message);
      assert.is(error.likelyDialect, likely);
    }
  });
}

test('an error in the right dialect has no hint', () => {
  assert.throws(
    () => compile('CREATE TABLE `t` (`a` INT NUL)', { dialect: 'mysql' }),
    (error: unknown) => error instanceof DdlError && !error.message.includes('looks like'),
  );
});

/** What a scan that went over its text again for each of its marks would need minutes for. */
const HOSTILE = ['[a', '/*', '/*!', '\'`"', '\n#', '(a b', '$a$'];

for (const piece of HOSTILE) {
  test(`a megabyte of ${JSON.stringify(piece)} is looked at quickly`, () => {
    const start = performance.now();
    for (const dialect of ['mysql', 'postgresql'] as const) {
      assert.throws(() => compile(piece.repeat(1_000_000 / piece.length), { dialect }), /./);
    }
    const milliseconds = performance.now() - start;
    assert.ok(milliseconds < 5000, `${milliseconds} ms`);
  });
}

test.run();
