import type { PGlite } from '@electric-sql/pglite';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { outcomeOf } from '../parser/reading.ts';
import { startPglite } from '../support/pglite.ts';
import { takes } from './pglite-verdict.ts';

/** What is well formed is read where PostgreSQL takes it, and refused where it does not. */
const it = suite('what PostgreSQL takes and refuses');

let server: PGlite;

it.before(async () => {
  server = await startPglite();
});

it.after(() => server.close());

/** Partitions of a table, each statement with the parent in front. */
const partitionsOf = (parent: string, ...partitions: readonly string[]): string =>
  [`CREATE TABLE t ${parent}`, ...partitions.map((bound, i) => `CREATE TABLE t${i} PARTITION OF t ${bound}`)].join(
    '; ',
  );

const RANGE = '(a int) PARTITION BY RANGE (a)';
const PAIRS = '(a int, b int) PARTITION BY RANGE (a, b)';
const DAYS = '(a date) PARTITION BY RANGE (a)';
const LIST = '(a int) PARTITION BY LIST (a)';
const HASH = '(a int) PARTITION BY HASH (a)';

const DEFAULTS = ['1', '-1', '1.5', 'true', "'1'", "'2024-01-01 10:00'", "'now'", "'x'", 'NULL'];

for (const statement of [
  partitionsOf(RANGE, 'FOR VALUES FROM (1) TO (10)', 'FOR VALUES FROM (10) TO (20)', 'DEFAULT'),
  partitionsOf(RANGE, 'FOR VALUES FROM (1) TO (10)', 'FOR VALUES FROM (5) TO (20)'),
  partitionsOf(RANGE, 'FOR VALUES FROM (1) TO (10)', 'FOR VALUES FROM (MINVALUE) TO (1)'),
  partitionsOf(RANGE, 'FOR VALUES FROM (1) TO (10)', 'FOR VALUES FROM (MINVALUE) TO (2)'),
  partitionsOf(RANGE, 'FOR VALUES FROM (10) TO (1)'),
  partitionsOf(RANGE, 'FOR VALUES FROM (1) TO (1)'),
  partitionsOf(RANGE, 'FOR VALUES FROM (-5) TO (-1)', 'FOR VALUES FROM (-1) TO (MAXVALUE)'),
  partitionsOf(RANGE, 'FOR VALUES IN (1)'),
  partitionsOf(RANGE, 'FOR VALUES FROM (1, 2) TO (3, 4)'),
  partitionsOf(RANGE, 'FOR VALUES FROM (NULL) TO (4)'),
  partitionsOf(RANGE, 'FOR VALUES FROM (a) TO (4)'),
  partitionsOf(RANGE, 'FOR VALUES FROM (sum(1)) TO (4)'),
  partitionsOf(RANGE, 'DEFAULT', 'DEFAULT'),
  partitionsOf(PAIRS, 'FOR VALUES FROM (1, MINVALUE) TO (1, 5)', 'FOR VALUES FROM (1, 5) TO (1, MAXVALUE)'),
  partitionsOf(PAIRS, 'FOR VALUES FROM (1, MINVALUE) TO (1, MAXVALUE)', 'FOR VALUES FROM (1, 1) TO (1, 5)'),
  partitionsOf(PAIRS, 'FOR VALUES FROM (MINVALUE, 5) TO (1, 5)'),
  partitionsOf(PAIRS, 'FOR VALUES FROM (MINVALUE, MINVALUE) TO (1, 5)'),
  partitionsOf(PAIRS, 'FOR VALUES FROM (1) TO (2)'),
  partitionsOf(
    DAYS,
    "FOR VALUES FROM ('2024-01-01') TO ('2024-02-01')",
    "FOR VALUES FROM ('2024-01-15') TO ('2024-03-01')",
  ),
  partitionsOf(
    DAYS,
    "FOR VALUES FROM ('2024-01-01') TO ('2024-02-01')",
    "FOR VALUES FROM ('2024-02-01') TO ('2024-03-01')",
  ),
  partitionsOf(DAYS, "FOR VALUES FROM ('2024-03-01') TO ('2024-02-01')"),
  partitionsOf(LIST, 'FOR VALUES IN (1, 2)', 'FOR VALUES IN (3, NULL)', 'DEFAULT'),
  partitionsOf(LIST, 'FOR VALUES IN (1, 2)', 'FOR VALUES IN (2)'),
  partitionsOf(LIST, 'FOR VALUES IN (1)', "FOR VALUES IN ('1')"),
  partitionsOf(LIST, 'FOR VALUES IN (NULL)', 'FOR VALUES IN (NULL)'),
  partitionsOf(LIST, 'FOR VALUES FROM (1) TO (2)'),
  partitionsOf(LIST, 'FOR VALUES IN (1.5)'),
  partitionsOf(HASH, 'FOR VALUES WITH (MODULUS 2, REMAINDER 0)', 'FOR VALUES WITH (MODULUS 4, REMAINDER 1)'),
  partitionsOf(HASH, 'FOR VALUES WITH (MODULUS 2, REMAINDER 0)', 'FOR VALUES WITH (MODULUS 4, REMAINDER 2)'),
  partitionsOf(HASH, 'FOR VALUES WITH (MODULUS 4, REMAINDER 1)', 'FOR VALUES WITH (MODULUS 6, REMAINDER 0)'),
  partitionsOf(HASH, 'FOR VALUES WITH (MODULUS 4, REMAINDER 4)'),
  partitionsOf(HASH, 'FOR VALUES WITH (MODULUS 0, REMAINDER 0)'),
  partitionsOf(HASH, 'FOR VALUES WITH (MODULUS 4)'),
  partitionsOf(HASH, 'FOR VALUES IN (1)'),
  partitionsOf(HASH, 'DEFAULT'),
  'CREATE TABLE t (a int); CREATE TABLE t0 PARTITION OF t DEFAULT',
  'CREATE TABLE t (a int) PARTITION BY LIST (a); CREATE TEMP TABLE t0 PARTITION OF t DEFAULT',
  'CREATE TABLE t (a point) PARTITION BY RANGE (a)',
  'CREATE TABLE p (a int); CREATE TABLE t (b int) INHERITS (p) PARTITION BY LIST (a)',

  'CREATE TABLE t (a int) WITH (fillfactor = 70, autovacuum_enabled = off, toast.autovacuum_enabled = false)',
  "CREATE TABLE t (a int) WITH (fillfactor = '70', autovacuum_vacuum_scale_factor = 0.2, oids = false)",
  'CREATE TABLE t (a int) WITH (fillfactor = 5)',
  'CREATE TABLE t (a int) WITH (filfactor = 50)',
  'CREATE TABLE t (a int) WITH (oids)',
  'CREATE TABLE t (a int) WITH (oids = true)',
  'CREATE TABLE t (a int STORAGE PLAIN, b text STORAGE EXTERNAL, c numeric STORAGE MAIN COMPRESSION pglz, d int COMPRESSION DEFAULT)',
  'CREATE TABLE t (a int STORAGE EXTERNAL)',
  'CREATE TABLE t (a timestamp COMPRESSION pglz)',
  'CREATE TABLE t (a text COMPRESSION none)',

  'CREATE TABLE t (a int, EXCLUDE (a WITH =), EXCLUDE USING hash (a WITH =))',
  'CREATE TABLE t (a int4range, EXCLUDE USING gist (a WITH &&), EXCLUDE USING gist (a WITH -|-))',
  'CREATE TABLE t (a int, EXCLUDE (a WITH <))',
  'CREATE TABLE t (a int4range, EXCLUDE (a WITH &&))',
  'CREATE TABLE t (a int4range, EXCLUDE USING gist (a WITH @>))',
  'CREATE TABLE t (a int[], EXCLUDE USING gin (a WITH &&))',
  'CREATE TABLE t (a int, EXCLUDE USING other (a WITH =))',

  ...['int', 'bigint', 'numeric', 'real', 'boolean', 'date', 'timestamp', 'uuid', 'text', 'varchar(9)'].flatMap(
    (type) => DEFAULTS.map((value) => `CREATE TABLE t (a ${type} DEFAULT ${value})`),
  ),
  ...['bytea', 'money', 'inet', 'macaddr', 'bit(3)', 'int[]', 'int4range', 'point', 'name', 'xml', 'tsvector'].flatMap(
    (type) => ['1', '-1.5', 'true', 'NULL'].map((value) => `CREATE TABLE t (a ${type} DEFAULT ${value})`),
  ),
  "CREATE TABLE t (a int[] DEFAULT '{}', b int[] DEFAULT '[0:1]={1,2}', c int4range DEFAULT 'empty', d int4multirange DEFAULT '{}')",
  "CREATE TABLE t (a int[] DEFAULT '1')",
  "CREATE TABLE t (a int4range DEFAULT '1')",
  "CREATE TABLE t (a uuid DEFAULT '{0b1f2c3d-1111-4222-8333-444455556666}', b uuid DEFAULT '0B1F2C3D111142228333444455556666')",
  "CREATE TABLE t (a float DEFAULT 'NaN', b numeric DEFAULT '-Infinity', c int DEFAULT '1_000', d int DEFAULT '0x1F')",

  'CREATE TABLE t (a int CHECK (t.a > 0))',
  'CREATE TABLE t (a int CHECK (s.a > 0))',
  'CREATE TABLE s (a int); CREATE TABLE t (a int REFERENCES s CHECK (s.a > 0))',
  'CREATE TABLE t (a int); CREATE INDEX ON t ((s.a + 1))',
  'CREATE DOMAIN d AS int CHECK (VALUE > 0); CREATE TABLE t (a int, b d GENERATED ALWAYS AS (a) VIRTUAL)',
  'CREATE TYPE c AS (a int, b int); CREATE TABLE t OF c (b GENERATED ALWAYS AS (a) STORED)',
  'CREATE TABLE t (a int, b bool GENERATED ALWAYS AS (t IS NOT NULL) STORED)',
  'CREATE TABLE p (a int, b text); CREATE TABLE t (x p, y p[])',
]) {
  it(statement, async () => {
    assert.is(outcomeOf('postgresql', statement) === 'read', await takes(server, statement));
  });
}

it.run();
