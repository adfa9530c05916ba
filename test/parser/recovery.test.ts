import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DdlError, type DialectName } from '../../src/index.ts';
import type { Parser } from '../../src/parser/context.ts';
import { readStatements } from '../../src/parser/parse.ts';
import { grammars, outcomeOf } from './reading.ts';

function readAll(dialect: DialectName, ddl: string): Parser {
  return readStatements(ddl, grammars[dialect], 'skipped');
}

/** The tables and the warnings of a text, or its error as `line:column sentence`. */
function outcome(dialect: DialectName, ddl: string): string {
  try {
    const { tables, warnings } = readAll(dialect, ddl);
    const names = tables.all.map(({ name }) => name.join('.'));
    return [names.join(', '), ...warnings.map(({ offset, message }) => `${offset} ${message}`)].join('; ');
  } catch (error) {
    if (error instanceof DdlError) return `${error.line}:${error.column} ${error.message}`;
    throw error;
  }
}

/** Fails to be what is expected in a test of its own. */
function gives(dialect: DialectName, ddl: string, expected: string): void {
  test(`${dialect}: ${ddl}`, () => assert.is(outcome(dialect, ddl), expected));
}

const T = 'CREATE TABLE t (a int)';
const COMPLAINT = 'This statement is skipped: Expected a CREATE TABLE statement, found';

// A statement that is not understood ends where statements end.
for (const dialect of ['mysql', 'postgresql'] as const) {
  gives(dialect, `HANDLER a; ${T}`, `t; 0 ${COMPLAINT} "HANDLER".`);
  gives(dialect, `${T}; HANDLER ';' (b; c) d`, `t; 24 ${COMPLAINT} "HANDLER".`);
  gives(dialect, `HANDLER (a; ${T}; HANDLER b); ${T}`, `t; 0 ${COMPLAINT} "HANDLER".`);
  gives(dialect, `HANDLER BEGIN a; CASE b; END c; END; ${T}`, `t; 0 ${COMPLAINT} "HANDLER".`);
  gives(dialect, 'HANDLER', `; 0 ${COMPLAINT} "HANDLER".`);
  // What it opens and nothing closes does not hide what follows, there and from there on.
  gives(
    dialect,
    `HANDLER (a; ${T}; HANDLER (b; c)`,
    `t; 0 ${COMPLAINT} "HANDLER".; 36 ${COMPLAINT} "HANDLER".; 48 ${COMPLAINT} "c".`,
  );
  gives(
    dialect,
    `CREATE INDEX i ON u (a); ${T}`,
    't; 0 This statement is skipped: There is no CREATE TABLE for "u" before this statement.',
  );
  // Where its semicolon is missing, it ends before a table that begins a line.
  gives(
    dialect,
    `a_dump: [Warning] It is insecure\n\n  ${T};\nHANDLER ${T}`,
    `t; 0 ${COMPLAINT} "a_dump".; 60 ${COMPLAINT} "HANDLER".`,
  );
  gives(dialect, `HANDLER (\n${T})\nCREATE INDEX;\n${T.replace('t (', 'u (')}`, `u; 0 ${COMPLAINT} "HANDLER".`);
  // Nesting that was entered is left.
  const deep = `CREATE INDEX i ON t ((${'('.repeat(400)}; ${T.replace('t (', 'u (')}; CREATE INDEX j ON u ((${'('.repeat(400)}1${')'.repeat(402)}`;
  test(`${dialect}: what was entered is left`, () => {
    const { tables, warnings } = readAll(dialect, `${T}; ${deep}`);
    assert.equal(
      tables.all.map(({ name, indexes }) => [name[0], indexes.length]),
      [
        ['t', 0],
        ['u', 1],
      ],
    );
    assert.is(warnings.length, 1);
  });
}
gives('mysql', `DELIMITER $$\nHANDLER BEGIN a; b; $$\nDELIMITER ;\n${T}`, `t; 13 ${COMPLAINT} "HANDLER".`);
gives('mysql', `DELIMITER $$\nCREATE PROCEDURE p() BEGIN BEGIN; END; $$ ${T}$$`, 't');
gives('mysql', `CREATE PROCEDURE p() BEGIN SELECT begin; END; ${T}`, `t; 41 ${COMPLAINT} "END".`);

// A statement that defines tables, or what they are made of, is never skipped.
for (const [dialect, ddl, complaint] of [
  [
    'mysql',
    'CREATE TABLE t (a',
    '1:16 This parenthesis is not closed: expected a name or a type, found the end of the text.',
  ],
  ['mysql', 'CREATE OR REPLACE TABLE t', '1:26 Expected "LIKE" or "(", found the end of the text.'],
  ['mysql', `${T}; ALTER TABLE t WONDER`, '1:39 Expected ",", found "WONDER".'],
  [
    'mysql',
    `${T}; ALTER TABLE u ADD b int`,
    't; 24 This statement is skipped: There is no CREATE TABLE for "u" before this statement.',
  ],
  ['mysql', `${T}; CREATE UNIQUE INDEX u`, '1:46 Expected "ON", found the end of the text.'],
  ['mysql', `${T}; DROP INDEX u ON v`, '1:25 There is no CREATE TABLE for "v" before this statement.'],
  [
    'postgresql',
    'CREATE UNLOGGED TABLE t (a',
    '1:25 This parenthesis is not closed: expected a name or a type, found the end of the text.',
  ],
  [
    'postgresql',
    'CREATE FOREIGN TABLE t (a',
    '1:24 This parenthesis is not closed: expected a name or a type, found the end of the text.',
  ],
  ['postgresql', 'CREATE TYPE t AS ENUM (a)', '1:24 Expected ")", found "a".'],
  ['postgresql', 'CREATE DOMAIN d', '1:16 Expected a name or a type, found the end of the text.'],
  ['postgresql', 'ALTER DOMAIN d ADD x', '1:20 Expected "RENAME", "SET" or "DROP", found "x".'],
  [
    'postgresql',
    'CREATE SCHEMA s CREATE TABLE t (a',
    '1:32 This parenthesis is not closed: expected a name or a type, found the end of the text.',
  ],
  ['postgresql', `${T}; CREATE UNIQUE INDEX u`, '1:46 Expected "ON", found the end of the text.'],
] as const) {
  gives(dialect, ddl, complaint);
}

test('a caller who wants every statement to be understood gets an error', () => {
  assert.is(
    outcomeOf('mysql', `${T}; HANDLER t`),
    'syntax_error 1:25 Expected a CREATE TABLE statement, found "HANDLER".',
  );
});

// A table that is dropped gives way to what gets its name, and to nothing else.
gives('mysql', `${T}; DROP TABLE t`, 't');
gives('mysql', `${T}; DROP TABLE u, s.t; CREATE TABLE u (a int)`, 't, u');
gives('mysql', `${T}; DROP TABLE IF EXISTS u, t; CREATE VIEW t AS SELECT 1`, '');
gives('mysql', `${T}; CREATE VIEW t AS SELECT 1`, 't');
gives('mysql', `${T}; CREATE TABLE u (a int); RENAME TABLE t TO v, u TO t, v TO u`, 'u, t');
gives('postgresql', `${T}; DROP TABLE t CASCADE; CREATE TABLE t (b int)`, 't');
gives('postgresql', `${T}; DROP TABLE t; CREATE TABLE t (b int); CREATE TABLE t (c int)`, 't, t');

test('a partition that is made again is one of its parent once', () => {
  const part = 'CREATE TABLE q PARTITION OF p DEFAULT';
  const ddl = `CREATE TABLE p (a int) PARTITION BY LIST (a); ${part}; DROP TABLE q; ${part}`;
  const [parent] = readAll('postgresql', ddl).tables.all;
  assert.is(parent?.partitions.length, 1);
});

test.run();
