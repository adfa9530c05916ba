import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type CompiledTable, compile, type Insertion } from '../../src/index.ts';
import { referenceRow } from './reference.ts';
import { bare, compiledPlan, integer, pool, quoted, rowsOf, sameRows, samplePlan, wide } from './sample-plan.ts';

/** Tables that between them use every way to draw. */
const tables: Readonly<Record<string, CompiledTable>> = {
  uniform: compile('CREATE TABLE t (a int, b text, c uuid, d timestamp, e numeric(20,4) NOT NULL)', {
    dialect: 'postgresql',
  }),
  key: compile('CREATE TABLE t (a bigint PRIMARY KEY, b varchar(40) UNIQUE, c int)', { dialect: 'postgresql' }),
  'composite keys': compile('CREATE TABLE t (a INT, b INT, c INT, PRIMARY KEY (a, b), UNIQUE (b, c))', {
    dialect: 'mysql',
  }),
  choice: compile('CREATE TABLE t (a int, b int, CHECK (a < 5 OR b > 7), CHECK (b IN (1, 2, 30) OR a IS NULL))', {
    dialect: 'postgresql',
  }),
  redrawn: compile('CREATE TABLE t (a int, b int, CHECK (a < b))', { dialect: 'postgresql' }),
  evaluated: compile('CREATE TABLE t (a int, b int, CHECK ((a * b) % 97 < 3))', { dialect: 'postgresql' }),
  reference: compile('CREATE TABLE t (a int REFERENCES p (id), b text)', { dialect: 'postgresql' }),
  'own key': compile('CREATE TABLE t (id int PRIMARY KEY, parent int REFERENCES t (id))', { dialect: 'postgresql' }),
  edges: compile(
    'CREATE TABLE t (a bigint PRIMARY KEY, b text, c int, d int CHECK (d % 9 < 4), e date, CHECK (c > 8 OR e IS NULL))',
    {
      dialect: 'postgresql',
      mode: 'edge',
    },
  ),
  'own number': compile('CREATE TABLE t (id serial PRIMARY KEY, parent int REFERENCES t (id))', {
    dialect: 'postgresql',
  }),
};

/** Whole outputs are made with as many rows in all, however they are cut. */
const ROWS = 1000;

for (const [name, table] of Object.entries(tables)) {
  const whole = rowsOf(table.text({ rows: ROWS, seed: 'purity' }));

  test(`${name}: rows do not depend on the size of a batch`, () => {
    assert.is(whole.length, ROWS);
    for (const batchSize of [1, 2, 7, 128, 129, 1000, 1_000_000]) {
      sameRows(rowsOf(table.text({ rows: ROWS, seed: 'purity', batchSize })), whole);
    }
  });

  test(`${name}: rows do not depend on where an output begins and ends`, () => {
    for (const cut of [1, 2, 127, 128, 129, 500, 999]) {
      const low = rowsOf(table.text({ rows: cut, seed: 'purity', tableRows: ROWS }));
      const high = rowsOf(table.text({ rows: ROWS - cut, seed: 'purity', offset: cut, tableRows: ROWS }));
      sameRows([...low, ...high], whole, `cut at ${cut}`);
    }
  });

  test(`${name}: another seed gives other rows, the same seed the same`, () => {
    sameRows(rowsOf(table.text({ rows: ROWS, seed: 'purity' })), whole);
    assert.not.equal(rowsOf(table.text({ rows: ROWS, seed: 'impurity' })), whole);
    assert.is(table.text({ seed: 12 }), table.text({ seed: '12' }));
  });

  test(`${name}: rows far behind 2^32 are as varied as the first`, () => {
    for (const offset of [2 ** 31 - 50, 2 ** 32 - 50, 2 ** 40 + 2 ** 31]) {
      const rows = rowsOf(table.text({ rows: 100, offset, seed: 1 }));
      // A key or a sequence may allow fewer rows.
      if (rows.length < 100) continue;
      assert.ok(new Set(rows).size > 50, `${new Set(rows).size} different rows at ${offset}`);
      sameRows(
        rowsOf(table.text({ rows: 60, offset: offset + 40, seed: 1, tableRows: offset + 100 })),
        rows.slice(40),
        `cut at ${offset + 40}`,
      );
    }
  });
}

test('rows around 2^31 and 2^32 are those of the reference', () => {
  const plan = samplePlan([
    bare(integer(0, 1_000_000)),
    { ...bare(wide(0, 10 ** 15, 3)), nullShares: [0.2] },
    { ...quoted(pool('a', 'b', 'c')), nullShares: [0.5] },
  ]);
  for (const offset of [2 ** 31 - 100, 2 ** 31, 2 ** 32 - 100, 2 ** 32, 2 ** 33 - 1, 2 ** 45 + 17]) {
    const expected = Array.from({ length: 200 }, (_, i) => referenceRow(plan, 9, offset + i));
    sameRows(rowsOf(compiledPlan(plan).text({ rows: 200, offset, seed: 9 })), expected, `offset ${offset}`);
  }
});

test('an output ends at the last row that a double counts', () => {
  const plan = samplePlan([bare(integer(0, 1000))]);
  const insertion = compiledPlan(plan).insert({ rows: 10, offset: Number.MAX_SAFE_INTEGER - 4 });
  assert.is(insertion.rows, 4);
  assert.is(rowsOf(textOf(insertion)).length, 4);
});

test('outputs that take turns, with and without giving chunks back, do not mix', () => {
  const options = { rows: 30_000, seed: 'turns', batchSize: 97 };
  const names = Object.keys(tables);
  const alone = new Map(Object.entries(tables).map(([name, table]) => [name, table.text(options)]));
  for (const released of [false, true]) {
    const turns = names.map((name) => {
      const insertion = tables[name]?.insert(options);
      return { name, insertion, chunks: insertion?.[Symbol.iterator](), text: '', decoder: new TextDecoder() };
    });
    for (let open = turns.length; open > 0; ) {
      open = 0;
      for (const turn of turns) {
        const next = turn.chunks?.next();
        if (next === undefined || next.done === true) continue;
        open++;
        turn.text += turn.decoder.decode(next.value, { stream: true });
        if (released) turn.insertion?.release(next.value);
      }
    }
    for (const { name, text } of turns) assert.is(text, alone.get(name), `${name}, released: ${released}`);
  }
});

test('a chunk that is kept is never written to again', () => {
  const [table] = Object.values(tables);
  const chunks = [...(table?.insert({ rows: 20_000 }) ?? [])];
  const copies = chunks.map((chunk) => chunk.slice());
  table?.text({ rows: 20_000, seed: 'other' });
  chunks.forEach((chunk, i) => {
    assert.equal(chunk, copies[i]);
  });
});

function textOf(insertion: Insertion): string {
  const decoder = new TextDecoder();
  return [...insertion].map((chunk) => decoder.decode(chunk, { stream: true })).join('');
}

test.run();
