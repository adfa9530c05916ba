import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../src/index.ts';

/** A few lines of types in each other could ask for more values than there is memory or time for: they are NULL then. */

const MOST_MS = 2000;

function timed(ddl: string): string {
  const start = performance.now();
  const text = compile(ddl, { dialect: 'postgresql' }).text({ rows: 5 });
  assert.ok(performance.now() - start < MOST_MS);
  return text;
}

test('a chain of domains over arrays of each other', () => {
  const domains = Array.from({ length: 60 }, (_, i) => `CREATE DOMAIN d${i} AS ${i === 0 ? 'int' : `d${i - 1}`}[];`);
  assert.match(timed(`${domains.join('\n')} CREATE TABLE t (a d59, b d3 NOT NULL, c d3 UNIQUE)`), '\'{"{');
});

test('composite types of many fields of each other', () => {
  const fields = (type: string) => Array.from({ length: 100 }, (_, i) => `f${i} ${type}`).join(', ');
  const types = Array.from(
    { length: 20 },
    (_, i) => `CREATE TYPE c${i} AS (${fields(i === 0 ? 'int' : `c${i - 1}`)});`,
  );
  const checked = 'CREATE DOMAIN d AS c19; CREATE DOMAIN e AS c19[];';
  assert.match(
    timed(`${types.join('\n')} ${checked} CREATE TABLE t (a c19, b d, c e, d c0 NOT NULL)`),
    /\(NULL, NULL, /,
  );
});

test('ranges over arrays of ranges', () => {
  const types = Array.from(
    { length: 30 },
    (_, i) => `CREATE TYPE r${i} AS RANGE (SUBTYPE = ${i === 0 ? 'int' : `r${i - 1}`}[]);`,
  );
  assert.match(timed(`${types.join('\n')} CREATE TABLE t (a r29, b r0 NOT NULL)`), 'INSERT INTO');
});

test('types in each other to any depth', () => {
  const chain = (first: string, next: (before: string) => string) =>
    Array.from({ length: 10_000 }, (_, i) => first.replace('#', `${i}`) + next(i === 0 ? 'int' : `d${i - 1}`));
  const arrays = chain('CREATE DOMAIN d# AS ', (before) => `${before}[];`);
  const rows = chain('CREATE TYPE d# AS ', (before) => `(a ${before});`);
  const ranges = chain('CREATE TYPE d# AS RANGE ', (before) => `(SUBTYPE = ${before});`);
  for (const types of [arrays, rows, ranges]) {
    assert.match(timed(`${types.join(' ')} CREATE TABLE t (a d9999, b int)`), 'INSERT INTO');
  }
});

test('a check of a domain inside of an array that is no fact is warned of', () => {
  const warnings = (check: string) =>
    compile(`CREATE DOMAIN d AS int CHECK (${check}); CREATE TABLE t (a d[] NOT NULL)`, {
      dialect: 'postgresql',
    }).warnings.map(({ code }) => code);
  assert.equal(warnings('VALUE % 2 = other(VALUE)'), ['check_not_honoured']);
  assert.equal(warnings('VALUE IS NULL OR VALUE > 5'), []);
  assert.equal(warnings('VALUE > 5 AND VALUE < 3'), []);
});

test.run();
