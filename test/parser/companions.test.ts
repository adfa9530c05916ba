import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MAX_PARTITION_LEVELS } from '../../src/limits.ts';
import { outline } from './outline.ts';
import { outcomeOf, read } from './reading.ts';

const it = suite('companion tables');

/** What is read of the table whose rows are written. */
function target(ddl: string): string {
  return read('postgresql', ddl).name.join('.');
}

const PARTED = 'CREATE TABLE p (a int) PARTITION BY LIST (a);';

it('the table that no other needs is the target', () => {
  assert.is(target('CREATE TABLE a (id int PRIMARY KEY); CREATE TABLE b (x int REFERENCES a)'), 'b');
  assert.is(target('CREATE TABLE b (x int REFERENCES a); CREATE TABLE a (id int PRIMARY KEY)'), 'b');
  assert.is(target('CREATE TABLE a (id int PRIMARY KEY, up int REFERENCES a)'), 'a');
  assert.is(target('CREATE TABLE a (x int); CREATE TABLE b (); ALTER TABLE b ADD x int, INHERIT a'), 'b');
  assert.is(target(`${PARTED} CREATE TABLE q PARTITION OF p DEFAULT; CREATE TABLE r (LIKE p)`), 'r');
  assert.is(target('CREATE TABLE a (x int); ALTER TABLE a RENAME TO c; CREATE TABLE b (LIKE c)'), 'b');
});

it('of tables that refer to each other the last one is the target', () => {
  const one = 'CREATE TABLE a (id int PRIMARY KEY, x int REFERENCES b);';
  const other = 'CREATE TABLE b (id int PRIMARY KEY, y int NOT NULL REFERENCES a);';
  assert.is(target(one + other), 'b');
  assert.is(target(other + one), 'a');
  assert.is(target(`${one + other} CREATE TABLE c (z int REFERENCES a)`), 'c');
  assert.match(
    outcomeOf('postgresql', `${one + other} CREATE TABLE c (id int PRIMARY KEY)`),
    /There are two CREATE TABLE/,
  );
});

/** The foreign keys of a table of a circle of which it is the last in the text: how many, and how many of them are filled later. */
function late(...definitions: readonly string[]): string {
  const { foreignKeys } = read('postgresql', definitions.join(';'));
  return foreignKeys.map(({ columns, isLate }) => `${columns}${isLate ? ' late' : ''}`).join(', ');
}

it('of keys in a circle those are late that may be NULL', () => {
  const a = 'CREATE TABLE a (id int PRIMARY KEY, b int REFERENCES b, c int REFERENCES c)';
  const b = 'CREATE TABLE b (id int PRIMARY KEY, a int NOT NULL REFERENCES a, c int REFERENCES c)';
  const c = 'CREATE TABLE c (id int PRIMARY KEY, a int REFERENCES a)';
  assert.is(late(b, c, a), 'b late, c late');
  assert.is(late(c, a, b), 'a, c');
  assert.is(late(a, b, c), 'a');
  const d =
    'CREATE TABLE d (id int PRIMARY KEY, e int NOT NULL REFERENCES e, f int, FOREIGN KEY (e, f) REFERENCES e (id, d))';
  const e = 'CREATE TABLE e (id int PRIMARY KEY, d int REFERENCES d, UNIQUE (id, d))';
  assert.is(late(d, e), 'd late');
  assert.is(late(e, d), 'e, e,f');
  const f = 'CREATE TABLE f (id int PRIMARY KEY, g int NOT NULL REFERENCES g)';
  const g = 'CREATE TABLE g (id int PRIMARY KEY, f int NOT NULL REFERENCES f)';
  assert.is(late(f, g), 'f');
  assert.is(late(g, f), 'g');
  const h = 'CREATE TABLE h (id int, a int, PRIMARY KEY (id, a), FOREIGN KEY (id, a) REFERENCES i (id, a) MATCH FULL)';
  const i = 'CREATE TABLE i (id int, a int, UNIQUE (id, a), FOREIGN KEY (id, a) REFERENCES h MATCH FULL)';
  assert.is(late(h, i), 'id,a late');
});

it('names with the same end are one table unless their schemas differ', () => {
  assert.is(target('CREATE TABLE s.a (id int PRIMARY KEY); CREATE TABLE b (x int REFERENCES a)'), 'b');
  assert.is(
    target('CREATE TABLE s.a (id int PRIMARY KEY); CREATE TABLE t.a (id int PRIMARY KEY REFERENCES s.a)'),
    't.a',
  );
  assert.is(target('CREATE TABLE s.a (id int); ALTER TABLE t.a ADD b int'), 's.a');
  assert.match(
    outcomeOf('postgresql', 'CREATE TABLE s.a (id int); CREATE TABLE t.a (LIKE s.a); ALTER TABLE u.a ADD b int'),
    /There is no CREATE TABLE for "a" before this statement/,
  );
});

it('partitions are read with what they demand', () => {
  const levels = Array.from({ length: MAX_PARTITION_LEVELS + 2 }, (_, i) => {
    const parent = i === 0 ? 'p' : `p${i - 1}`;
    return `CREATE TABLE p${i} PARTITION OF ${parent} DEFAULT PARTITION BY LIST (a)`;
  });
  assert.match(outcomeOf('postgresql', `${PARTED} ${levels.join(';')}`), /^limit_exceeded .* levels of partitions/);
  const detached = `${PARTED} CREATE TABLE q PARTITION OF p DEFAULT; ALTER TABLE p DETACH PARTITION q`;
  assert.equal(outline(read('postgresql', detached)), ['a int', 'by list (a)']);
  assert.equal(outline(read('postgresql', `${detached}; ALTER TABLE p ATTACH PARTITION q FOR VALUES IN (1)`)), [
    'a int',
    'by list (a)',
    'partition of (1)',
  ]);
  assert.equal(
    outline(
      read(
        'postgresql',
        `${PARTED} CREATE TABLE q PARTITION OF p (a NOT NULL, UNIQUE (a)) DEFAULT; CREATE TABLE r PARTITION OF p (UNIQUE (a)) FOR VALUES IN (1)`,
      ),
    ),
    ['a int', 'unique (a)', 'by list (a)', 'partition', 'partition of (1)'],
  );
});

it('a table of which a hash partition is missing gets no row', () => {
  const hash = 'CREATE TABLE p (a int) PARTITION BY HASH (a); CREATE TABLE q PARTITION OF p FOR VALUES';
  assert.equal(outline(read('postgresql', `${hash} WITH (MODULUS 2, REMAINDER 1)`)), [
    'a int',
    'by hash (a)',
    'partition 1 of 2',
  ]);
});

it('what changes a table changes no copy of it', () => {
  const ddl = `CREATE TABLE a (x int CHECK (x > 1), y int);
    CREATE TABLE b (LIKE a INCLUDING ALL);
    ALTER TABLE a RENAME x TO z;
    ALTER TABLE b RENAME y TO w`;
  assert.equal(outline(read('postgresql', ddl)), ['x int', 'w int', 'check (> x 1)']);
});

it('the fields of a composite type change in the order of the statements', () => {
  const change = 'CREATE TYPE c AS (a int); ALTER TYPE c ADD ATTRIBUTE b text COLLATE "C" CASCADE,';
  assert.equal(outline(read('postgresql', `${change} DROP ATTRIBUTE a RESTRICT; CREATE TABLE t OF c`)), ['b text']);
  assert.match(
    outcomeOf('postgresql', `${change} OWNER TO me; CREATE TABLE t OF c`),
    /Expected "ADD", "DROP" or "ALTER"/,
  );
});

it('what stands between two changes of the delimiter is passed over', () => {
  const body = 'CREATE PROCEDURE p() BEGIN SELECT 1; CREATE TABLE z (a int); END';
  for (const mark of ['$$', '//', ';;', '|']) {
    const text = `CREATE TABLE t (a int);\nDELIMITER ${mark}\n${body} ${mark}\nDELIMITER ;\nALTER TABLE t ADD b int`;
    assert.equal(outline(read('mysql', text)), outline(read('mysql', 'CREATE TABLE t (a int, b int)')));
  }
  assert.is(outcomeOf('mysql', `CREATE TABLE t (a int);\nDELIMITER $$\n${body}$$`), 'read');
});

it.run();
