import '../support/counted-kernels.ts';

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type DialectName, dialectNames } from '../../src/index.ts';
import { sampled } from '../support/sample.ts';
import { judgedDefinition } from './judge.ts';
import { type SampleType, sampleTypes } from './types.ts';

/** Columns of one type that are equal to each other, beside constants x and y and lists of them. */
const EQUAL: Readonly<Record<string, (type: string, x: string, y: string) => string>> = {
  'a constant': (t, x) => `a ${t} NOT NULL, b ${t} CHECK (b = ${x}), CHECK (a = b)`,
  'a constant that is never NULL': (t, x) => `a ${t}, b ${t} NOT NULL CHECK (b = ${x}), CHECK (a = b)`,
  'a constant before it': (t, x) => `b ${t} CHECK (b = ${x}), a ${t} NOT NULL, CHECK (b = a)`,
  'a list': (t, x, y) => `a ${t} NOT NULL, b ${t} CHECK (b IN (${x}, ${y})), CHECK (a = b)`,
  'lists in another order': (t, x, y) =>
    `a ${t} CHECK (a IN (${x}, ${y})), b ${t} CHECK (b IN (${y}, ${x})), CHECK (a = b)`,
  'a list of which it is the key': (t, x, y) =>
    `a ${t} NOT NULL UNIQUE, b ${t} CHECK (b IN (${x}, ${y})), CHECK (a = b)`,
  'a constant at the end of three': (t, x) => `a ${t}, b ${t}, c ${t} CHECK (c = ${x}), CHECK (a = b), CHECK (b = c)`,
  'a list in the midst of three': (t, x, y) =>
    `a ${t} NOT NULL, b ${t} CHECK (b IN (${x}, ${y})), c ${t}, CHECK (a = b), CHECK (c = a)`,
  'two lists among five': (t, x, y) =>
    `a ${t}, b ${t} CHECK (b IN (${x}, ${y})), c ${t}, d ${t} CHECK (d IN (${x}, ${y})), e ${t},
     CHECK (a = b), CHECK (b = c), CHECK (c = d), CHECK (d = e)`,
  'two lists among five, all to one': (t, x, y) =>
    `a ${t} NOT NULL, b ${t} NOT NULL, c ${t} CHECK (c IN (${x}, ${y})), d ${t} NOT NULL, e ${t} CHECK (e IN (${y}, ${x})),
     CHECK (a = c), CHECK (b = e), CHECK (a = b), CHECK (d = a)`,
  combinations: (t, x, y) => `a ${t}, b ${t}, CHECK ((a = ${x} AND b = ${y}) OR (a = ${y} AND b = ${x}))`,
  'combinations with NULL': (t, x, y) => `a ${t}, b ${t}, CHECK ((a = ${x} AND b = ${y}) OR (a = ${y} AND b IS NULL))`,
};

/** The same of types that have an order. */
const ORDERED: typeof EQUAL = {
  'a constant below another': (t, x) =>
    `a ${t} NOT NULL, b ${t} CHECK (b = ${x}), c ${t}, CHECK (a = b), CHECK (b <= c)`,
  'a list, by bounds': (t, x, y) => `a ${t} NOT NULL, b ${t} CHECK (b IN (${x}, ${y})), CHECK (a >= b AND a <= b)`,
};

/** The same of types that can be keys: what others are equal to has its values from the key. */
const KEYED: Readonly<Record<string, (type: string) => string>> = {
  'a key at the end of four': (t) =>
    `a ${t}, b ${t}, c ${t} NOT NULL, d ${t} NOT NULL UNIQUE, CHECK (b = a), CHECK (c = b), CHECK (d = c)`,
  'a key in the midst of three': (t) =>
    `a ${t} NOT NULL, b ${t} NOT NULL UNIQUE, c ${t} NOT NULL, d ${t}, CHECK (a = b), CHECK (a = d)`,
};

/** The same where only some servers read the key. */
const IN_COMMENT: typeof KEYED = {
  'a key at the end of four, in a comment': (t) =>
    `a ${t}, b ${t}, c ${t} NOT NULL /*!80023 , d ${t} UNIQUE */, CHECK (b = a), CHECK (c = a) /*!80023 , CHECK (b = d) */`,
};

/** Columns of two types. */
const MIXED: Readonly<Record<string, (one: string, other: string) => string>> = {
  'a key': (one, other) => `a ${one}, b ${other} NOT NULL UNIQUE, CHECK (a = b)`,
  'any values': (one, other) => `a ${one} NOT NULL, b ${other}, CHECK (a = b)`,
};

/** Types that compare with each other: in MySQL all do. */
const COMPARABLE: { readonly [D in DialectName]: readonly (readonly string[])[] } = {
  mysql: [
    ['bigint', 'decimal(6,2)', 'double', 'date', 'time', 'year', 'bit(8)', 'char(15)', 'varbinary(6)'],
    ["enum('x8','x9')", "set('x8','x9')", 'varchar(60)', 'int'],
  ],
  postgresql: [
    ['smallint', 'bigint', 'numeric(6,2)', 'real', 'double precision'],
    ['date', 'timestamp', 'timestamptz(0)'],
    ['char(4)', 'varchar(20)', 'text'],
    ['inet', 'cidr'],
  ],
};

function tableOf(columns: string, { definition }: Pick<SampleType, 'definition'> = { definition: '' }): string {
  return `${definition}CREATE TABLE t (${columns})`;
}

function equalTables(dialect: DialectName): readonly string[] {
  return sampleTypes[dialect].flatMap((sample) => {
    const { constants, abilities, written } = sample;
    if (constants === null || !abilities.has('equal')) return [];
    const shapes = [...Object.values(EQUAL), ...(abilities.has('order') ? Object.values(ORDERED) : [])];
    return shapes.map((shape) => tableOf(shape(written, ...constants), sample));
  });
}

function keyedTables(dialect: DialectName): readonly string[] {
  const shapes = [...Object.values(KEYED), ...(dialect === 'mysql' ? Object.values(IN_COMMENT) : [])];
  return sampleTypes[dialect]
    .filter(({ abilities }) => abilities.has('key') && abilities.has('equal'))
    .flatMap((sample) => shapes.map((shape) => tableOf(shape(sample.written), sample)));
}

function mixedTables(dialect: DialectName): readonly string[] {
  const pairs = COMPARABLE[dialect].flatMap((types) =>
    types.flatMap((one) => types.filter((other) => other !== one).map((other) => [one, other] as const)),
  );
  return pairs.flatMap((pair) => Object.values(MIXED).map((shape) => tableOf(shape(...pair))));
}

/** What is wrong with the outputs of tables; how many have none, since no row can be in them. */
function faultsOf(tables: readonly string[], dialect: DialectName): { faulty: string[]; refused: number } {
  const faulty: string[] = [];
  let refused = 0;
  for (const ddl of tables) {
    const verdict = judgedDefinition(ddl, dialect, { rows: 20, batchSize: 7, seed: ddl });
    if (verdict === null) refused++;
    else if (verdict.faults.length > 0) faulty.push(`${ddl}\n  ${verdict.faults.join('\n  ')}`);
  }
  return { faulty, refused };
}

/** Where a sample is asked for, each so many-th table is read back. */
const STEP = 20;

for (const dialect of dialectNames) {
  const families = {
    'equal columns beside constants and lists': equalTables(dialect),
    'columns equal to keys': keyedTables(dialect),
    'equal columns of different types': mixedTables(dialect),
  };
  for (const [name, all] of Object.entries(families)) {
    const tables = sampled(all, STEP);
    test(`${dialect}: ${name} read back`, () => {
      const { faulty, refused } = faultsOf(tables, dialect);
      assert.is(faulty.length, 0, `${faulty.length} of ${tables.length} tables\n${faulty.slice(0, 10).join('\n')}`);
      assert.ok(refused * 10 < tables.length, `${refused} of ${tables.length} tables are refused`);
    });
  }
}

test.run();
