import type { DialectName } from '../../src/index.ts';

/** DDL that is refused. */
export interface BadDdl {
  readonly name: string;
  readonly dialect: DialectName;
  readonly ddl: string;
  /** Line and column of the fault. */
  readonly place: string;
}

/** DDL with the faults that people make, in both dialects where they are faults in both. */
export const badDdl: readonly BadDdl[] = [
  { name: 'a type of another dialect', dialect: 'mysql', ddl: 'CREATE TABLE t (a jsonb)', place: '1:19' },
  ...inBoth('an unknown clause', 'CREATE TABLE t (\n  a INT FROBNICATE\n)', '2:9'),
  ...inBoth('a missing parenthesis', 'CREATE TABLE t (a INT', '1:16'),
  ...inBoth('a missing comma', 'CREATE TABLE t (a INT\n  b INT)', '2:3'),
  ...inBoth('an unterminated string', "CREATE TABLE t (a INT DEFAULT 'x)", '1:31'),
  ...inBoth('a fault in the second table', 'CREATE TABLE t (a INT);\nCREATE TABLE u (a INT', '2:16'),
  ...inBoth('an empty text', '', '1:1'),
  ...inBoth('white space only', ' \n\t', '2:2'),
  ...inBoth('JSON', '{}', '1:1'),
];

function inBoth(name: string, ddl: string, place: string): BadDdl[] {
  return [
    { name, dialect: 'mysql', ddl, place },
    { name, dialect: 'postgresql', ddl, place },
  ];
}
