import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CELLS, COMPUTED, LANES, memory, NUMBERS, OUTPUT, OUTPUT_BYTES } from '../../src/emit/memory.ts';
import { type CompiledTable, compile, DdlError, type DialectName } from '../../src/index.ts';
import { fixturesOf } from '../fixtures/fixture.ts';
import { sampled } from '../support/sample.ts';

/*
 * The kernels' memory is one for all tables. What one of them leaves there is in no other's answer, and not in memory either once
 * another one has written.
 */

/** What stands in every place that the first tables write to: in their lists, names, constants, numbers and computed texts. */
const PATTERN = 'Qx7LeakZ';
const NUMBER = '777313';

const MARKED: readonly (readonly [DialectName, string])[] = [
  ['postgresql', `CREATE TABLE ${PATTERN} (a text NOT NULL CHECK (a IN ('${PATTERN}', '${PATTERN.repeat(9)}')))`],
  ['postgresql', `CREATE TABLE t (a text NOT NULL DEFAULT 'x', b int NOT NULL CHECK (b IN (${NUMBER}, ${NUMBER}1)))`],
  ['postgresql', `CREATE TABLE t (k int PRIMARY KEY, a text NOT NULL, CHECK (a = '${PATTERN}' || md5(k::text)))`],
  [
    'mysql',
    `CREATE TABLE t (\`${PATTERN}\` enum('${PATTERN}', '${PATTERN}2') NOT NULL, b bigint NOT NULL CHECK (b = ${NUMBER}))`,
  ],
  [
    'mysql',
    `CREATE TABLE t (a decimal(20,2) NOT NULL CHECK (a BETWEEN ${NUMBER}.00 AND ${NUMBER}.99), b double, CHECK (b > a))`,
  ],
];

const ROWS = 400;

/** How many of the first tables write before each other one. */
const ROUNDS = 2;

const bytes = Buffer.from(memory.buffer);

function marked(): readonly CompiledTable[] {
  return MARKED.map(([dialect, ddl]) => compile(ddl, { dialect }));
}

/** All other tables that the fixtures have. */
const others = (['postgresql', 'mysql'] as const).flatMap((dialect) =>
  sampled(fixturesOf(dialect), 8)
    .filter(({ error, path }) => error === undefined && !path.startsWith('constraints/'))
    .flatMap(({ ddl, path }) => {
      try {
        return [{ path, table: compile(ddl, { dialect }) }];
      } catch (error) {
        if (error instanceof DdlError) return [];
        throw error;
      }
    }),
);

const Memory = suite('memory between outputs');

Memory('no answer holds what another table left in memory', () => {
  const alone = others.map(({ table }) => table.text({ rows: ROWS, seed: 1 }));
  const first = marked();
  let answers = 0;
  // Each way to draw and to write is in many of the tables: one or another of those comes behind each of the first.
  for (let round = 0; round < ROUNDS; round++) {
    others.forEach(({ path, table }, i) => {
      first[(i + round) % first.length]?.text({ rows: ROWS, seed: round });
      const text = table.text({ rows: ROWS, seed: 1 });
      answers++;
      assert.is(text, alone[i], `${path} differs behind another table`);
      assert.not.ok(text.includes(PATTERN), path);
    });
  }
  assert.ok(answers >= 75, `${answers} answers`);
});

Memory('nothing of a table is left in memory when another one has written', () => {
  const [plain] = others;
  for (const table of marked()) {
    const text = table.text({ rows: 20_000, seed: 5 });
    assert.ok(text.includes(PATTERN) || text.includes(NUMBER));
    assert.ok(bytes.includes(PATTERN) || bytes.includes(NUMBER), 'it is in memory while it has it');
    plain?.table.text({ rows: 10, seed: 1 });
    assert.is(bytes.indexOf(PATTERN), -1);
    assert.is(bytes.indexOf(NUMBER, OUTPUT), -1);
  }
});

Memory('what is left of an output that breaks off is zeroed, too', () => {
  const [table] = marked();
  const chunks = table?.insert({ rows: 100_000, seed: 1 })[Symbol.iterator]();
  chunks?.next();
  others[0]?.table.text({ rows: 1 });
  assert.is(bytes.indexOf(PATTERN), -1);
});

Memory('an output is the same whatever lies in the memory before it', () => {
  const places = [NUMBERS, LANES, CELLS, COMPUTED, OUTPUT];
  for (const { path, table } of others.filter((_, i) => i % 5 === 0)) {
    const before = table.text({ rows: ROWS, seed: 3 });
    // Where nothing constant lies, as if a fault had left it there.
    for (const place of places) bytes.fill(PATTERN, place, place + 512);
    bytes.fill(PATTERN, OUTPUT, OUTPUT + OUTPUT_BYTES);
    assert.is(table.text({ rows: ROWS, seed: 3 }), before, path);
  }
});

Memory.run();
