import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, type DialectName, dialectNames } from '../../src/index.ts';
import { keyFor, seedOf } from '../../src/random.ts';
import { sampled } from '../support/sample.ts';
import { writtenRows } from './parsed-rows.ts';

/*
 * Tables around keys of whole numbers, made by chance from a seed: each compiles, writes as many rows as its keys allow, and keeps
 * these distinct.
 */

const TABLES = 500;
const ROWS = 50;

/** A choice by the number of a table and what it is for. */
type Choose = <One>(purpose: string, ones: readonly One[]) => One;

function chooser(number: number): Choose {
  return (purpose, ones) => {
    const chosen = ones[(keyFor(seedOf(number), purpose) >>> 0) % ones.length];
    if (chosen === undefined) throw new Error(`Nothing to choose from for ${purpose}.`);
    return chosen;
  };
}

const TYPES: Readonly<Record<DialectName, readonly string[]>> = {
  mysql: [
    'tinyint',
    'smallint',
    'mediumint unsigned',
    'int',
    'int unsigned',
    'bigint',
    'bigint unsigned',
    'decimal(9)',
  ],
  postgresql: ['smallint', 'int', 'bigint', 'numeric(6)', 'int', 'bigint'],
};

/** Keys over the columns a, b and c, as their columns are. */
const KEYS: readonly (readonly string[])[] = [['a'], ['a', 'b'], ['a', 'b', 'c'], ['b'], ['c'], ['b', 'c'], ['c', 'a']];

const CHECKS: readonly string[] = [
  'a <> b',
  'NOT (a = b)',
  'b <> c',
  'a <> 2',
  'a < 40',
  'a * 2 < 50',
  'a > 10',
  'a < b',
  'a <= c',
  'a BETWEEN -60 AND 30',
  'a <> b AND a <> c',
  'c > 3 OR c < -3',
  'b >= 0',
  'a % 2 = 0',
];

const REFERENCES: readonly string[] = [
  'FOREIGN KEY (a) REFERENCES x (p)',
  'FOREIGN KEY (b) REFERENCES x (p)',
  'FOREIGN KEY (a, b) REFERENCES x (p, q)',
  'FOREIGN KEY (c) REFERENCES t (a)',
  'FOREIGN KEY (b, c) REFERENCES x (p, q)',
];

interface Mutation {
  readonly ddl: string;
  readonly dialect: DialectName;
  readonly keys: readonly (readonly string[])[];
}

function mutation(number: number): Mutation {
  const choose = chooser(number);
  const dialect = choose('dialect', dialectNames);
  const primary = choose('primary', [['a'], ['a'], ['a', 'b'], ['a', 'b', 'c']]);
  const keys = [primary, ...(choose('unique?', [true, false]) ? [choose('unique', KEYS)] : [])];
  const check = choose('check?', [true, true, false]) ? choose('check', CHECKS) : null;
  const more = choose('more?', [true, false, false]) ? choose('more', CHECKS) : null;
  const open = REFERENCES.filter((one) => !one.includes('t (a)') || primary.length === 1);
  const reference = choose('reference?', [true, false]) ? choose('reference', open) : null;
  const isOwn = reference?.includes('t (a)') === true;
  const type = choose('type of a', TYPES[dialect]);
  const columns = ['a', 'b', 'c'].map((name) => {
    const own = name === 'a' || (name === 'c' && isOwn) ? type : choose(`type of ${name}`, TYPES[dialect]);
    return `${name} ${own}${choose(`${name} is null`, ['', ' NOT NULL'])}`;
  });
  const constraints = [
    ...keys.map((key, i) => `${i === 0 ? 'PRIMARY KEY' : 'UNIQUE'} (${key.join(', ')})`),
    ...[check, more].flatMap((one) => (one === null ? [] : [`CHECK (${one})`])),
    ...(reference === null ? [] : [reference]),
  ];
  return { ddl: `CREATE TABLE t (${[...columns, ...constraints].join(', ')})`, dialect, keys };
}

const groups = Array.from({ length: 10 }, (_, place) => place);

for (const group of sampled(groups, 5)) {
  test(`${TABLES / 10} tables of chance keep their keys (${group})`, () => {
    for (let number = (group * TABLES) / 10; number < ((group + 1) * TABLES) / 10; number++) holds(mutation(number));
  });
}

function holds({ ddl, dialect, keys }: Mutation): void {
  const table = compile(ddl, { dialect });
  const rows = writtenRows(table, { rows: ROWS });
  assert.is(rows.length, Math.min(ROWS, table.plan.rowLimit), ddl);
  const places = new Map(table.plan.columns.map(({ name }, place) => [name, place]));
  for (const key of keys) {
    const whole = rows
      .map((row) => key.map((name) => row[places.get(name) ?? -1] ?? null))
      .filter((values) => !values.includes(null));
    assert.is(new Set(whole.map((values) => values.join())).size, whole.length, `${key.join()} of ${ddl}`);
  }
  const part = writtenRows(table, { rows: 5, offset: 20, tableRows: ROWS });
  assert.equal(part, rows.slice(20, 25), ddl);
}

test.run();
