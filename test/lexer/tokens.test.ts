import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DialectName } from '../../grammar/index.ts';
import { DdlError, dialectNames } from '../../src/index.ts';
import { cut, written } from './tokens.ts';

/** The text is cut into these tokens, in the notation of ./tokens.ts. */
function cuts(dialect: DialectName, source: string, tokens: readonly string[]): void {
  test(`${dialect}: ${JSON.stringify(source)}`, () => assert.equal(written(dialect, source), [...tokens]));
}

function bothCut(source: string, tokens: readonly string[]): void {
  for (const dialect of dialectNames) cuts(dialect, source, tokens);
}

/** The text has a token that does not end, or is none: with this sentence, at this line and column. */
function fails(dialect: DialectName, source: string, complaint: string): void {
  test(`${dialect}: ${JSON.stringify(source)} fails`, () => {
    assert.throws(
      () => cut(dialect, source),
      (error: unknown) => {
        assert.instance(error, DdlError);
        assert.is(
          `${(error as DdlError).line}:${(error as DdlError).column} ${(error as DdlError).message}`,
          complaint,
        );
        return true;
      },
    );
  });
}

function bothFail(source: string, complaint: string): void {
  for (const dialect of dialectNames) fails(dialect, source, complaint);
}

// White space: the two vertical ones count, the no-break space does not.
bothCut('', []);
bothCut(' \t\n\r\v\f', []);
bothCut('a\vb\fc', ['a', 'b', 'c']);
bothCut('a\u00a0b', ['a\u00a0b']);

// Comments.
bothCut('a -- b\nc', ['a', 'c']);
bothCut('a --\nc', ['a', 'c']);
bothCut('a --', ['a']);
bothCut('a/* b */c', ['a', 'c']);
bothCut('a/**/c', ['a', 'c']);
bothCut('a/* -- */c', ['a', 'c']);
bothCut("a/* ' */c", ['a', 'c']);
bothFail('a\n /* b', '2:2 This comment is not closed.');
bothFail('a /*/', '1:3 This comment is not closed.');
cuts('mysql', 'a --b', ['a', '-', '-', 'b']);
cuts('mysql', 'a --\tb', ['a']);
cuts('mysql', 'a --\x01b', ['a']);
cuts('mysql', 'a # b\nc', ['a', 'c']);
cuts('mysql', 'a #b', ['a']);
cuts('mysql', 'a -- b\rc', ['a']);
cuts('mysql', 'a/* /* */b', ['a', 'b']);
cuts('mysql', 'a/* /* */b*/', ['a', 'b', '*', '/']);
cuts('postgresql', 'a --b', ['a']);
cuts('postgresql', 'a -- b\rc', ['a', 'c']);
cuts('postgresql', 'a/* /* */ b */c', ['a', 'c']);
fails('postgresql', 'a/* /* */', '1:2 This comment is not closed.');
cuts('postgresql', 'a#b', ['a', '#', 'b']);
cuts('postgresql', 'a+/* */b', ['a', '+', 'b']);
cuts('postgresql', 'a+-- b', ['a', '+']);

// Comments that hold code.
cuts('mysql', 'a /*! b */ c', ['a', 'b', 'c']);
cuts('mysql', 'a /*!40101 b */ c', ['a', 'b', 'c']);
cuts('mysql', 'a /*!50723b */ c', ['a', 'b', 'c']);
cuts('mysql', 'a /*!999999 b */ c', ['a', 'c']);
cuts('mysql', 'a /*!99999 b /* c */ d */ e', ['a', 'e']);
cuts('mysql', 'a /*!40101 b /* c */ d */ e', ['a', 'b', 'd', 'e']);
cuts('mysql', "a /*!40101 '*/' */ e", ['a', "backslash'*/'", 'e']);
cuts('mysql', 'a /*M!100301 b */ c', ['a', 'b', 'c']);
cuts('mysql', 'a /*M!999999 b */ c', ['a', 'c']);
cuts('postgresql', 'a /*! b */ c', ['a', 'c']);
fails('mysql', 'a /*!40101 b', '1:3 This comment is not closed.');

// Names.
bothCut('a_1 _b', ['a_1', '_b']);
bothCut('ключ', ['ключ']);
bothCut('😀', ['😀']);
bothCut('a.b', ['a', '.', 'b']);
cuts('mysql', 'Ab ÄB', ['Ab', 'ÄB']);
cuts('postgresql', 'Ab ÄB', ['ab', 'Äb']);
cuts('postgresql', 'ſelect \u212aey', ['ſelect', '\u212aey']);
cuts('mysql', '$a a$ $', ['$a', 'a$', '$']);
cuts('postgresql', 'a$b', ['a$b']);
cuts('mysql', '1a 2e 3e5x', ['1a', '2e', '3e5x']);
cuts('mysql', 'a.1b', ['a', '.', '1b']);
fails('postgresql', 'a 12b', '1:5 There is something behind this number.');

// Names in quotes.
cuts('mysql', '`a`', ['"a']);
cuts('mysql', '`a``b`', ['"a`b']);
cuts('mysql', '`a\\`', ['"a\\']);
cuts('mysql', '`A b`', ['"A b']);
cuts('postgresql', '"a"', ['"a']);
cuts('postgresql', '"a""b"', ['"a"b']);
cuts('postgresql', '"A b"', ['"A b']);
cuts('postgresql', 'U&"d\\0061t\\+000061 \\\\"', ['"data \\']);
cuts('postgresql', 'u&"\\0441\\043B"', ['"сл']);
cuts('postgresql', 'u & a', ['u', '&', 'a']);
fails('mysql', 'a `b', '1:3 This quoted name is not closed.');
fails('postgresql', 'a "b', '1:3 This quoted name is not closed.');
fails('postgresql', 'a\nu&"b', '2:3 This quoted name is not closed.');

// Names are cut after 63 bytes, in front of the character that does not fit.
cuts('postgresql', 'x'.repeat(63), ['x'.repeat(63)]);
cuts('postgresql', 'x'.repeat(64), ['x'.repeat(63)]);
cuts('postgresql', `"${'x'.repeat(62)}é"`, [`"${'x'.repeat(62)}`]);
cuts('postgresql', `"${'x'.repeat(61)}é"`, [`"${'x'.repeat(61)}é`]);
cuts('postgresql', `"${'😀'.repeat(16)}"`, [`"${'😀'.repeat(15)}`]);
cuts('mysql', 'x'.repeat(64), ['x'.repeat(64)]);

// Strings.
cuts('mysql', "'a'", ["backslash'a'"]);
cuts('mysql', '"a"', ["backslash'a'"]);
cuts('mysql', "'it''s'", ["backslash'it's'"]);
cuts('mysql', '"a""b"', ["backslash'a\"b'"]);
cuts('mysql', "'a\"b'", ["backslash'a\"b'"]);
cuts('mysql', "'a\\'b'", ["backslash'a'b'"]);
cuts('mysql', "'\\0\\b\\n\\r\\t\\Z\\\\'", ["backslash'\0\b\n\r\t\x1a\\'"]);
cuts('mysql', "'\\%\\_\\q'", ["backslash'\\%\\_q'"]);
cuts('mysql', "N'a\\nb'", ["backslash'a\nb'"]);
cuts('mysql', "x'4A' X'4a'", ["hexadecimal'4A'", "hexadecimal'4a'"]);
cuts('mysql', "b'01' B'01'", ["bits'01'", "bits'01'"]);
cuts('mysql', "_utf8mb4'a'", ['_utf8mb4', "backslash'a'"]);
cuts('postgresql', "'a'", ["doubling'a'"]);
cuts('postgresql', "'it''s'", ["doubling'it's'"]);
cuts('postgresql', "'a\\'", ["doubling'a\\'"]);
cuts('postgresql', "'a\nb'", ["doubling'a\nb'"]);
cuts('postgresql', "E'a\\'b'", ["escape'a'b'"]);
cuts('postgresql', "e'it''s'", ["escape'it's'"]);
cuts('postgresql', "E'\\b\\f\\n\\r\\t\\q\\\\'", ["escape'\b\f\n\r\tq\\'"]);
cuts('postgresql', "E'\\x41\\x4\\101\\7\\u00e9\\U0001F600'", ["escape'A\x04A\x07é😀'"]);
cuts('postgresql', "N'a'", ["doubling'a'"]);
cuts('postgresql', "B'01' x'1F'", ["bits'01'", "hexadecimal'1F'"]);
cuts('postgresql', "U&'d\\0061t\\+000061'", ["unicode'data'"]);
cuts('postgresql', "u&'it''s'", ["unicode'it's'"]);
cuts('postgresql', "e 'a'", ['e', "doubling'a'"]);
bothFail("a 'b", '1:3 This string is not closed.');
bothFail("a 'b''", '1:3 This string is not closed.');
fails('mysql', "'a\\'", '1:1 This string is not closed.');
fails('mysql', "a\r\n 'b", '2:2 This string is not closed.');
fails('postgresql', "E'a\\'", '1:2 This string is not closed.');

// Dollar quotes.
cuts('postgresql', "$$it's$$", ["doubling'it's'"]);
cuts('postgresql', '$a$b$$c$a$', ["doubling'b$$c'"]);
cuts('postgresql', '$a$b$A$c$a$', ["doubling'b$A$c'"]);
cuts('postgresql', '$ü$b$ü$', ["doubling'b'"]);
cuts('postgresql', '$$\\n$$', ["doubling'\\n'"]);
cuts('postgresql', 'a$$b$$', ['a$$b$$']);
fails('postgresql', 'a $$b', '1:3 This string is not closed.');
fails('postgresql', 'a $b$ c $d$', '1:3 This string is not closed.');

// Numbers.
bothCut('0 42 007', ['0', '42', '007']);
bothCut('1.5 1. .5', ['1.5', '1.', '.5']);
bothCut('1e5 1.5E-3 .5e+2', ['1e5', '1.5E-3', '.5e+2']);
bothCut('1-2', ['1', '-', '2']);
bothCut('0x1F 0b101', ['0x1F', '0b101']);
cuts('mysql', '0X1F 0xg', ['0X1F', '0xg']);
cuts('postgresql', '0X1F 0o17 0B1', ['0X1F', '0o17', '0B1']);
cuts('postgresql', '1_000 1_0.2_5 0x_1F', ['1_000', '1_0.2_5', '0x_1F']);
cuts('postgresql', 'a[1:2]', ['a', '[', '1', ':', '2', ']']);

// Operators and marks.
bothCut('(a,b);', ['(', 'a', ',', 'b', ')', ';']);
cuts('mysql', 'a<=>b a->>b a->b a<<b', ['a', '<=>', 'b', 'a', '->>', 'b', 'a', '->', 'b', 'a', '<<', 'b']);
cuts('mysql', 'a||b&&c!=d<>e:=f', ['a', '||', 'b', '&&', 'c', '!=', 'd', '<>', 'e', ':=', 'f']);
const AS_NAME = ['"b'];
const AS_STRING = ["backslash'b'"];
// Which statements set the mode for what stands behind them.
for (const [setting, expected] of [
  ["SET sql_mode = 'ANSI_QUOTES'", AS_NAME],
  ['SET SESSION sql_mode = ansi', AS_NAME],
  ['set @@session.SQL_MODE := "STRICT_TRANS_TABLES,ansi_quotes"', AS_NAME],
  ["SET sql_mode = CONCAT(@@sql_mode, ',ANSI_QUOTES')", AS_NAME],
  ["/*!40101 SET @OLD_SQL_MODE=@@SQL_MODE, SQL_MODE='NO_AUTO_VALUE_ON_ZERO,ANSI' */", AS_NAME],
  ['SET sql_mode = ansi; SET character_set_client = utf8mb4', AS_NAME],
  ['SET sql_mode = ansi; SET sql_mode = DEFAULT', AS_STRING],
  ['SET sql_mode = ansi; SET SQL_MODE=@OLD_SQL_MODE', AS_STRING],
  ["SET sql_mode = 'STRICT_ALL_TABLES', @x = 'ANSI'", AS_STRING],
  ["SET GLOBAL sql_mode = 'ANSI'", AS_STRING],
  ['SET @@global.sql_mode = ansi', AS_STRING],
  ['SET @ansi = @@sql_mode', AS_STRING],
  ["SELECT 'SET sql_mode = ansi'", AS_STRING],
] as const) {
  test(`double quotes behind ${setting}`, () => assert.equal(written('mysql', `${setting}; "b"`).slice(-1), expected));
}
cuts('mysql', 'a=-1', ['a', '=', '-', '1']);
cuts('postgresql', 'a::b a:=b', ['a', '::', 'b', 'a', ':=', 'b']);
cuts('postgresql', 'a=-1 a>=-1 a<>-1', ['a', '=', '-', '1', 'a', '>=', '-', '1', 'a', '<>', '-', '1']);
cuts('postgresql', 'a*-1 a@-1', ['a', '*', '-', '1', 'a', '@-', '1']);
cuts('postgresql', 'a!~~*b a<->b a#>>b a?|b', ['a', '!~~*', 'b', 'a', '<->', 'b', 'a', '#>>', 'b', 'a', '?|', 'b']);
cuts('postgresql', '- - a', ['-', '-', 'a']);

// What psql reads itself.
cuts('postgresql', '\\connect a\nb', ['b']);
cuts('postgresql', 'a\n  \\d c;\nb', ['a', 'b']);
cuts('postgresql', 'a \\d', ['a', '\\', 'd']);

// A byte order mark is none of a text's characters.
bothCut('\ufeffa', ['a']);

// What ends a statement where the client's DELIMITER says so; semicolons before that are as any other mark.
for (const [mark, behind] of [
  ['$$', ''],
  ['//', ''],
  [';;', ''],
  ['|', ''],
  ['~', ' and more'],
  ['go', ''],
  ['\\', '\r'],
] as const) {
  cuts('mysql', `a;\nDELIMITER ${mark}${behind}\nb; c${mark}\n d ${mark}\ndelimiter ;\ne;`, [
    ...['a', ';', 'b', ';', 'c', mark, 'd', mark, 'e', ';'],
  ]);
}
cuts('mysql', "DELIMITER '$$'\na$b;'$$'$$c", ['a$b', ';', "backslash'$$'", '$$', 'c']);
cuts('mysql', 'DELIMITER "x y"\na x yb', ['a', 'x y', 'b']);
cuts('mysql', 'DELIMITER $$\na; -- $$\n/* $$ */ `$$` b$$', ['a', ';', '"$$', 'b', '$$']);
cuts('mysql', 'DELIMITER ;;\n/*!50003 a */ /*!50020 b; c */;;\nDELIMITER ;\nd;', ['a', 'b', ';', 'c', ';;', 'd', ';']);
cuts('mysql', 'DELIMITER //\na;\nDELIMITER ;\nb', ['a', ';', '', 'b']);
cuts('mysql', 'DELIMITER\na;', ['a', ';']);
cuts('mysql', 'a DELIMITER $$', ['a', 'DELIMITER', '$$']);
cuts('mysql', 'a (\nDELIMITER int)', ['a', '(', 'DELIMITER', 'int', ')']);
cuts('postgresql', 'DELIMITER x', ['delimiter', 'x']);

// Commands of the client that need no semicolon.
cuts('mysql', 'USE a\nb', ['b']);
cuts('mysql', 'b; source a.sql\n c', ['b', ';', 'c']);
cuts('mysql', 'USE a; b', ['USE', 'a', ';', 'b']);
cuts('mysql', 'a\nUSE b', ['a', 'USE', 'b']);
cuts('mysql', 'DELIMITER $$\nUSE a$$ b', ['USE', 'a', '$$', 'b']);
cuts('mysql', '\\. a.sql\nb', ['b']);
cuts('mysql', 'a\\G\nb', ['a', '\\', 'b']);

// Of the rows of a dump, nothing is kept.
bothCut("insert into a values (1, 'b'), (2, 'c');d", ['insert', 'into', 'a', 'values', ';', 'd']);
bothCut('insert into a (b, c) values (1, 2); insert into a values (3)', [
  ...['insert', 'into', 'a', '(', 'b', ',', 'c', ')', 'values', ';', 'insert', 'into', 'a', 'values', '(', '3', ')'],
]);
bothCut('insert into a select b, (values(c));', [
  ...['insert', 'into', 'a', 'select', 'b', ',', '(', 'values', '(', 'c', ')', ')', ';'],
]);
bothCut('insert into a default values;', ['insert', 'into', 'a', 'default', 'values', ';']);
bothCut('a (b; insert into c values (1));', [
  ...['a', '(', 'b', ';', 'insert', 'into', 'c', 'values', '(', '1', ')', ')', ';'],
]);

test('the rows of one long statement take no room', () => {
  for (const dialect of dialectNames) {
    const { count, kinds } = cut(dialect, `insert into a values (1${"), ('b'".repeat(200_000)}); c`);
    assert.is(count, 7);
    assert.ok(kinds.length < 300_000, `room for ${kinds.length} tokens`);
  }
});

cuts('mysql', "replace into a values ('b');", ['replace', 'into', 'a', 'values', ';']);
cuts('mysql', "insert into a values (E'b');\n'c'", ['insert', 'into', 'a', 'values', ';', "backslash'c'"]);
cuts('postgresql', "insert into a values (E'b');\n'\\'", ['insert', 'into', 'a', 'values', ';', "doubling'\\'"]);

cuts('postgresql', 'select a \\gexec\nb', ['select', 'a', '\\', 'b']);
cuts('postgresql', 'select a\n\\g file\nb', ['select', 'a', '\\', 'b']);
cuts('postgresql', 'select a\n\\gone\nb', ['select', 'a', 'b']);
cuts('postgresql', "\\copy a (b) from stdin with csv\n1'\n\\.\nc", ['c']);
cuts('postgresql', "\\copy a from 'stdin'\nb", ['b']);
cuts('postgresql', "copy a from stdin;\n1'\n\\.\nc", ['copy', 'a', 'from', 'stdin', ';', 'c']);

test.run();
