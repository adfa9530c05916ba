import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type DialectName, dialects } from '../../grammar/index.ts';
import type { Table } from '../../src/ir.ts';
import { budgets } from '../../src/plan/budget.ts';
import { knownColumns } from '../../src/plan/columns.ts';
import { checksOfParent } from '../../src/plan/derived/referred-checks.ts';
import { DERIVATIONS, type Setting, TABLE_PASSES } from '../../src/plan/passes.ts';
import { softeningBy } from '../../src/soften/index.ts';
import { DEFAULT_TIME_LINE } from '../../src/values/time-line.ts';
import { read } from '../parser/reading.ts';
import { print } from '../parser/s-expression.ts';

/* Each pass of the model with a table that it changes, and one that is much the same, which it leaves. */

function settingOf(dialect: DialectName, source: string): Setting {
  const { own: budget } = budgets(source.length);
  return {
    dialect: dialects[dialect],
    source,
    budget,
    timeLine: DEFAULT_TIME_LINE,
    locale: null,
    hasEdges: false,
    softening: softeningBy(null),
  };
}

interface Rewritten {
  readonly pass: string;
  readonly dialect: DialectName;
  readonly changed: string;
  /** What the changed table has in JSON, and had not before. */
  readonly into: RegExp;
  readonly left: string;
}

const REWRITTEN: readonly Rewritten[] = [
  {
    pass: 'columns that somebody else fills',
    dialect: 'postgresql',
    changed: 'CREATE TABLE t (a date, b date /* rowsmith: sql=now() */)',
    into: /"filledBy":"statement"/,
    left: 'CREATE TABLE t (a date, b date DEFAULT now())',
  },
  {
    pass: 'one spelling of places in documents',
    dialect: 'postgresql',
    changed: "CREATE TABLE t (a jsonb CHECK (jsonb_path_exists(a, '$.b')))",
    into: /"operator":"->"/,
    left: "CREATE TABLE t (a jsonb CHECK (a -> 'b' IS NOT NULL))",
  },
  {
    pass: 'steps between the ranges of a key',
    dialect: 'postgresql',
    changed: 'CREATE TABLE t (a timestamp, b timestamp, EXCLUDE USING gist (tsrange(a, b) WITH &&))',
    into: /"precision":0/,
    left: 'CREATE TABLE t (a date, b date, EXCLUDE USING gist (daterange(a, b) WITH &&))',
  },
  {
    pass: 'reference systems of spatial columns',
    dialect: 'mysql',
    changed: 'CREATE TABLE t (a geometry CHECK (ST_SRID(a) = 4326))',
    into: /"srid":4326/,
    left: 'CREATE TABLE t (a geometry CHECK (ST_SRID(a) < 4326))',
  },
  {
    pass: 'classes of spatial columns',
    dialect: 'mysql',
    changed: 'CREATE TABLE t (a geometry CHECK (ST_Area(a) > 1))',
    into: /"of":"polygon"/,
    left: 'CREATE TABLE t (a geometry CHECK (ST_IsValid(a)))',
  },
  {
    pass: 'numbers that the rows give in place of a sequence',
    dialect: 'postgresql',
    changed: 'CREATE TABLE t (a serial CHECK (a > 5))',
    into: /"filledBy":"writer"/,
    left: 'CREATE TABLE t (a serial CHECK (a > 0))',
  },
  {
    pass: 'numbers that the rows give in place of a sequence',
    dialect: 'mysql',
    changed: 'CREATE TABLE t (a tinyint AUTO_INCREMENT PRIMARY KEY) AUTO_INCREMENT = 200',
    into: /"filledBy":"writer"/,
    left: 'CREATE TABLE t (a tinyint AUTO_INCREMENT PRIMARY KEY) AUTO_INCREMENT = 100',
  },
];

/** The table after the passes up to one, without it and with it. */
function rewrittenBy(pass: string, dialect: DialectName, ddl: string): readonly [before: Table, after: Table] {
  const setting = settingOf(dialect, ddl);
  const at = TABLE_PASSES.findIndex(({ name }) => name === pass);
  const before = TABLE_PASSES.slice(0, at).reduce((table, { rewrite }) => rewrite(table, setting), read(dialect, ddl));
  return [before, TABLE_PASSES[at]?.rewrite(before, setting) ?? before];
}

for (const { pass, dialect, changed, into, left } of REWRITTEN) {
  test(`${dialect}: ${pass}: ${changed}`, () => {
    const [before, after] = rewrittenBy(pass, dialect, changed);
    assert.not.match(JSON.stringify(before), into);
    assert.match(JSON.stringify(after), into);
  });

  test(`${dialect}: ${pass}, not: ${left}`, () => {
    const [before, after] = rewrittenBy(pass, dialect, left);
    assert.equal(after, before);
  });
}

interface Derived {
  readonly derivation: string;
  readonly dialect: DialectName;
  readonly from: string;
  /** The derived constraints. */
  readonly checks: readonly string[];
  /** A table from which nothing follows. */
  readonly left: string;
}

const DERIVED: readonly Derived[] = [
  {
    derivation: 'NULL in references to later rows',
    dialect: 'mysql',
    from: 'CREATE TABLE u (x int PRIMARY KEY, y int NOT NULL, FOREIGN KEY (y) REFERENCES t (a)); CREATE TABLE t (a int PRIMARY KEY, b int, FOREIGN KEY (b) REFERENCES u (x))',
    checks: ['(is-null b)'],
    left: 'CREATE TABLE u (x int PRIMARY KEY, y int NOT NULL); CREATE TABLE t (a int PRIMARY KEY, b int, FOREIGN KEY (b) REFERENCES u (x))',
  },
  {
    derivation: 'NULL in all columns of a reference or in none',
    dialect: 'postgresql',
    from: 'CREATE TABLE t (a int CHECK (a > 0), b int, FOREIGN KEY (a, b) REFERENCES u (x, y) MATCH FULL)',
    checks: ['(or (and (is-null a) (is-null b)) (and (is-not-null a) (is-not-null b)))'],
    left: 'CREATE TABLE t (a int, b int, FOREIGN KEY (a, b) REFERENCES u (x, y) MATCH FULL)',
  },
  {
    derivation: 'multiples that a negative scale rounds to',
    dialect: 'postgresql',
    from: 'CREATE TABLE t (a numeric(2,-3))',
    checks: ['(= (% a 1000) 0)'],
    left: 'CREATE TABLE t (a numeric(5,0), b numeric(2,-20))',
  },
  {
    derivation: 'definedness of what the server computes',
    dialect: 'postgresql',
    from: 'CREATE TABLE t (a int, b int GENERATED ALWAYS AS (10 / a) STORED)',
    checks: ['(<> a 0)'],
    left: 'CREATE TABLE t (a int, b int GENERATED ALWAYS AS (a / 10) STORED)',
  },
  {
    derivation: 'definedness of what the server computes',
    dialect: 'mysql',
    from: 'CREATE TABLE t (a int, b int GENERATED ALWAYS AS (1 / a))',
    checks: ['(<> a 0)'],
    left: 'CREATE TABLE t (a int, b bigint GENERATED ALWAYS AS (a))',
  },
  {
    derivation: 'steps between ranges that lie apart',
    dialect: 'postgresql',
    from: 'CREATE TABLE t (a int, b int, EXCLUDE USING gist (int4range(a, b) WITH &&))',
    checks: ['(is-not-null a)', '(is-not-null b)', '(>= b a)', '(<= b (+ a 1))'],
    left: 'CREATE TABLE t (a int, b int, c bigint, EXCLUDE USING gist (c WITH =, int4range(a, b) WITH &&))',
  },
  {
    derivation: 'orders between parts of columns',
    dialect: 'postgresql',
    from: 'CREATE TABLE t (a text PRIMARY KEY, b text, CHECK (a < b))',
    checks: ['(< a "m")', '(>= b "m")'],
    left: 'CREATE TABLE t (a text, b text, CHECK (a < b))',
  },
  {
    derivation: 'constraints of rows that refer to themselves',
    dialect: 'postgresql',
    from: 'CREATE TABLE t (a int PRIMARY KEY, b int UNIQUE, c int NOT NULL REFERENCES t, CHECK (c <= b))',
    checks: ['(<= a b)'],
    left: 'CREATE TABLE t (a int PRIMARY KEY, b int UNIQUE, c int REFERENCES t, CHECK (c <= b))',
  },
  {
    derivation: 'orders that others imply',
    dialect: 'mysql',
    from: 'CREATE TABLE t (a int, b int NOT NULL, c int, CHECK (a <= b AND b < c))',
    checks: ['(< a c)'],
    left: 'CREATE TABLE t (a int, b int, c int, CHECK (a <= b AND b < c))',
  },
  {
    derivation: 'constraints of the rows that are referred to',
    dialect: 'mysql',
    from: 'CREATE TABLE t (a int PRIMARY KEY, b int, FOREIGN KEY (b) REFERENCES t (a), CHECK (b > 5))',
    checks: ['(> a 5)'],
    left: 'CREATE TABLE t (a int PRIMARY KEY, b int, FOREIGN KEY (b) REFERENCES u (a), CHECK (b > 5))',
  },
  {
    derivation: 'what tables that refer to its rows ask of these',
    dialect: 'mysql',
    from: 'CREATE TABLE p (a varchar(9) PRIMARY KEY); CREATE TABLE t (b varchar(5), FOREIGN KEY (b) REFERENCES p (a), CHECK (b > "c"))',
    checks: ['(> a "c")', '(<= (char_length() a) 5)'],
    left: 'CREATE TABLE p (a varchar(9) PRIMARY KEY); CREATE TABLE t (b varchar(9), c int, FOREIGN KEY (b) REFERENCES p (a), CHECK (b > c))',
  },
  {
    derivation: 'NULL where it is asked for',
    dialect: 'mysql',
    from: 'CREATE TABLE t (a int /* rowsmith: nulls=0 */, b int /* rowsmith: nulls=1 */)',
    checks: ['(is-not-null a)', '(is-null b)'],
    left: 'CREATE TABLE t (a int /* rowsmith: nulls=0.5 */, b int NOT NULL)',
  },
  {
    // MySQL gives the next number to a row that asks for it by 0.
    derivation: 'numbers of a sequence',
    dialect: 'mysql',
    from: 'CREATE TABLE t (a tinyint AUTO_INCREMENT PRIMARY KEY) AUTO_INCREMENT = 200',
    checks: ['(<> a 0)'],
    left: 'CREATE TABLE t (a tinyint AUTO_INCREMENT PRIMARY KEY)',
  },
];

/** The table that another one of its text refers to, with what that asks of it; the table itself, where it refers to none. */
function demanding(table: Table): Table {
  const [key] = table.foreignKeys;
  const parent = key?.parent ?? null;
  return key === undefined || parent === null ? table : { ...parent, demanded: checksOfParent(table, key, parent) };
}

function derivedBy(derivation: string, dialect: DialectName, ddl: string): readonly string[] {
  const setting = settingOf(dialect, ddl);
  const given = demanding(read(dialect, ddl));
  const table = TABLE_PASSES.reduce((rewritten, { rewrite }) => rewrite(rewritten, setting), given);
  const columns = knownColumns(table, setting);
  return DERIVATIONS.filter(({ name }) => name === derivation)
    .flatMap(({ checks }) => checks(table, columns, given, setting.dialect))
    .map(({ expression }) => print(expression));
}

for (const { derivation, dialect, from, checks, left } of DERIVED) {
  test(`${dialect}: ${derivation}: ${from}`, () => assert.equal(derivedBy(derivation, dialect, from), checks));
  test(`${dialect}: ${derivation}, not: ${left}`, () => assert.equal(derivedBy(derivation, dialect, left), []));
}

test('each pass has its tables, in the order in which they run', () => {
  const namesOf = (passes: readonly { readonly name: string }[]) => passes.map(({ name }) => name);
  assert.equal([...new Set(REWRITTEN.map(({ pass }) => pass))], namesOf(TABLE_PASSES));
  assert.equal([...new Set(DERIVED.map(({ derivation }) => derivation))], namesOf(DERIVATIONS));
});

test.run();
