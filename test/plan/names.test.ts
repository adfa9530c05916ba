import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, type DialectName } from '../../src/index.ts';

/** The names of a table's constraints, checks first, then keys and foreign keys. */
function names(dialect: DialectName, ddl: string): string {
  return compile(ddl, { dialect })
    .plan.constraints.map(({ name }) => name)
    .join(', ');
}

const LONG = 'x'.repeat(60);

for (const [dialect, ddl, expected] of [
  [
    'postgresql',
    'CREATE TABLE t (a int PRIMARY KEY CHECK (a > 0) CHECK (a < 9), b int UNIQUE REFERENCES t, CHECK (a < b), CHECK (a <> b))',
    't_a_check, t_a_check1, t_check, t_check1, t_pkey, t_b_key, t_b_fkey',
  ],
  [
    'postgresql',
    'CREATE TABLE t (a int CONSTRAINT t_a_check CHECK (a > 0), CHECK (a < 9), UNIQUE (a, b), b int, EXCLUDE (a WITH =))',
    't_a_check, t_a_check1, t_a_b_key, t_a_excl',
  ],
  ['postgresql', 'CREATE TABLE t (a int); CREATE UNIQUE INDEX ON t (a) WHERE a > 5', 't_a_idx'],
  [
    'postgresql',
    `CREATE TABLE ${LONG} (a int PRIMARY KEY, CHECK (a > 0))`,
    `${LONG.slice(0, 55)}_a_check, ${LONG.slice(0, 58)}_pkey`,
  ],
  [
    'postgresql',
    'CREATE DOMAIN d AS int CHECK (VALUE > 0) CHECK (VALUE < 9); CREATE TABLE t (a d)',
    'd_check, d_check1',
  ],
  [
    'mysql',
    'CREATE TABLE t (a int PRIMARY KEY CHECK (a > 0), b int UNIQUE, c int, UNIQUE (b, c), CHECK (a < c), FOREIGN KEY (c) REFERENCES u (c))',
    't_chk_1, t_chk_2, PRIMARY, b, b_2, t_ibfk_1',
  ],
] as const) {
  test(`${dialect}: ${ddl}`, () => assert.is(names(dialect, ddl), expected));
}

test.run();
