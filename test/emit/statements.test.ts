import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, type Insertion } from '../../src/index.ts';
import { statementsOf } from '../support/statements.ts';
import { referenceRow } from './reference.ts';
import { bare, compiledPlan, constant, integer, pool, quoted, rowsOf, samplePlan } from './sample-plan.ts';

const MEBIBYTE = 1024 * 1024;

function textOf(chunks: Iterable<Uint8Array>): string {
  const decoder = new TextDecoder();
  let text = '';
  for (const chunk of chunks) text += decoder.decode(chunk, { stream: true });
  return text;
}

test('an output is statements of as many rows as asked for', () => {
  const plan = samplePlan([bare(integer(5, 1))]);
  const compiled = compiledPlan(plan);
  for (const [rows, batchSize, expected] of [
    [1, 1, 'INSERT INTO "t" ("c0") VALUES\n(5);\n'],
    [2, 1, 'INSERT INTO "t" ("c0") VALUES\n(5);\nINSERT INTO "t" ("c0") VALUES\n(5);\n'],
    [3, 2, 'INSERT INTO "t" ("c0") VALUES\n(5),\n(5);\nINSERT INTO "t" ("c0") VALUES\n(5);\n'],
    [2, Number.MAX_SAFE_INTEGER, 'INSERT INTO "t" ("c0") VALUES\n(5),\n(5);\n'],
  ] as const) {
    assert.is(compiled.text({ rows, batchSize }), expected);
  }
});

test('a chunk of rows whose checks take many draws is handed out before it is full', () => {
  const ddl = "CREATE TABLE t (a text NOT NULL, CHECK (md5(a) < '08'))";
  const insertion = compile(ddl, { dialect: 'postgresql' }).insert({ rows: 1000, batchSize: 7 });
  let rows = 0;
  let mostRows = 0;
  for (const chunk of insertion) {
    assert.ok(chunk.length > 0);
    mostRows = Math.max(mostRows, insertion.rowsWritten - rows);
    rows = insertion.rowsWritten;
  }
  assert.is(rows, 1000);
  // Some thirty draws a row: without a bound all of them were one chunk.
  assert.ok(mostRows < 300, `${mostRows} rows in one chunk`);
});

test('batches of any size hold all rows', () => {
  const compiled = compiledPlan(samplePlan([bare(integer(0, 10_000))]));
  for (const batchSize of [1, 3, 127, 128, 129, 4999, 5000, 5001]) {
    const statements = [...statementsOf(compiled.insert({ rows: 5000, batchSize }))];
    assert.is(statements.length, Math.ceil(5000 / batchSize));
    const counts = statements.map((statement) => rowsOf(statement).length);
    assert.ok(counts.slice(0, -1).every((count) => count === batchSize));
    assert.is(
      counts.reduce((sum, count) => sum + count, 0),
      5000,
    );
  }
});

test('chunks are no shorter than 128 KiB, but for the last, and not much longer', () => {
  const compiled = compiledPlan(samplePlan([bare(integer(0, 10_000)), quoted(pool('x'.repeat(500), 'y'))]));
  const sizes = [...compiled.insert({ rows: 20_000 })].map(({ length }) => length);
  assert.ok(sizes.length > 20);
  for (const size of sizes.slice(0, -1)) assert.ok(size >= 128 * 1024 && size < 256 * 1024, String(size));
});

test('no statement is longer than 8 MiB', () => {
  const wide = 'x'.repeat(1000);
  const compiled = compiledPlan(samplePlan([quoted(pool(wide)), bare(integer(0, 10_000))]));
  const rows = 40_000;
  let counted = 0;
  for (const statement of statementsOf(compiled.insert({ rows, batchSize: 1_000_000 }))) {
    const size = Buffer.byteLength(statement);
    assert.ok(size <= 8 * MEBIBYTE, `${size} bytes`);
    const held = statement.split('\n(').length - 1;
    counted += held;
    if (counted < rows) assert.ok(size > 8 * MEBIBYTE - 2048, `${size} bytes`);
  }
  assert.is(counted, rows);
});

test('parts that are cut at whole batches are the bytes of the whole', () => {
  const compiled = compiledPlan(
    samplePlan([quoted(pool('é'.repeat(500))), bare(integer(0, 10_000))], { rowLimit: 30_001 }),
  );
  // Two statements a batch, the first of them closed for its length.
  const options = { rows: 40_000, batchSize: 10_000 };
  const part = (from: number, to: number) => compiled.text({ ...options, part: { from, to }, preamble: from === 0 });
  const whole = compiled.text(options);
  assert.is(whole.split('INSERT').length - 1, 7);
  assert.ok(whole.endsWith(';\n-- Warning: 30001 of 40000 rows were written.\n'));
  assert.ok(whole === part(0, 10_000) + part(10_000, 30_000) + part(30_000, 40_000) + part(40_000, 40_000));
  assert.is(part(30_001, 30_001), '');
  assert.throws(() => part(5, 4), RangeError);
});

test('an output that is stopped ends with a whole statement and a comment', () => {
  const compiled = compiledPlan(samplePlan([bare(integer(0, 10_000)), quoted(pool('one', 'two'))]));
  for (const batchSize of [1, 500, 100_000]) {
    for (const chunks of [0, 1, 3]) {
      const insertion = compiled.insert({ rows: 100_000, batchSize });
      const taken: Uint8Array[] = [];
      const iterator = insertion[Symbol.iterator]();
      for (let i = 0; i < chunks; i++) taken.push(iterator.next().value);
      insertion.stop();
      const last = iterator.next();
      assert.is(last.done, false);
      taken.push(last.value);
      assert.is(iterator.next().done, true);
      const text = textOf(taken);
      const comment = `-- Warning: ${insertion.rowsWritten} of 100000 rows were written.\n`;
      assert.ok(text.endsWith(`${chunks === 0 ? '' : ';\n'}${comment}`), text.slice(-200));
      assert.is(rowsOf(text).length, insertion.rowsWritten);
      assert.is(chunks === 0, insertion.rowsWritten === 0);
    }
  }
});

test('stopping behind the last chunk changes nothing', () => {
  const insertion = compiledPlan(samplePlan([bare(integer(0, 10))])).insert({ rows: 10 });
  const iterator = insertion[Symbol.iterator]();
  const text = textOf([iterator.next().value]);
  insertion.stop();
  assert.is(iterator.next().done, true);
  assert.not.match(text, /Warning/);
});

test('an iterator that is left early makes no more chunks', () => {
  const insertion = compiledPlan(samplePlan([bare(integer(0, 10))])).insert({ rows: 1_000_000 });
  for (const chunk of insertion) {
    assert.ok(chunk.length > 0);
    break;
  }
  assert.is(insertion[Symbol.iterator]().next().done, true);
});

test('what was asked for beyond what is written is said in a comment', () => {
  const plan = samplePlan([bare(integer(0, 10))], { rowLimit: 7 });
  const compiled = compiledPlan(plan);
  for (const [options, written, asked] of [
    [{ rows: 7 }, 7, null],
    [{ rows: 8 }, 7, 8],
    [{ rows: 8, rowsAskedFor: 3 }, 7, 8],
    [{ rows: 5, rowsAskedFor: 250_000 }, 5, 250_000],
    [{ rows: 5, rowsAskedFor: 5 }, 5, null],
    [{ rows: 5, offset: 4 }, 3, 5],
    [{ rows: 5, offset: 7 }, 0, 5],
    [{ rows: 5, offset: 1000 }, 0, 5],
  ] as const) {
    const insertion: Insertion = compiled.insert(options);
    assert.is(insertion.rows, written);
    const text = textOf(insertion);
    assert.is(rowsOf(text).length, written);
    assert.is(insertion.rowsWritten, written);
    const comment = asked === null ? '' : `-- Warning: ${written} of ${asked} rows were written.\n`;
    assert.is(text.slice(text.lastIndexOf(';') + 1).trimStart(), comment);
  }
});

test('options out of range are refused', () => {
  const compiled = compiledPlan(samplePlan([bare(integer(0, 10))]));
  for (const options of [
    { rows: 0 },
    { rows: -1 },
    { rows: 1.5 },
    { rows: Number.NaN },
    { rows: 2 ** 53 },
    { batchSize: 0 },
    { offset: -1 },
    { offset: 2 ** 53 },
    { rowsAskedFor: 0 },
  ]) {
    assert.throws(
      () => compiled.insert(options),
      (error: unknown) => error instanceof RangeError,
    );
  }
});

test('4,000 columns fit', () => {
  const plan = samplePlan(
    Array.from({ length: 4000 }, (_, i) => (i % 2 === 0 ? bare(integer(0, 10)) : quoted(pool('ab', 'c')))),
  );
  const rows = rowsOf(compiledPlan(plan).text({ rows: 300 }));
  assert.is(rows.length, 300);
  for (const row of [0, 127, 128, 299]) assert.is(rows[row], referenceRow(plan, 0, row));
});

test('labels of 100 kB fit', () => {
  const labels = ['a', 'b', 'c'].map((letter) => letter.repeat(100_000));
  const plan = samplePlan([
    quoted(pool(...labels)),
    quoted(pool(...labels), constant('-'), pool(...labels)),
    bare(integer(0, 10)),
  ]);
  const rows = rowsOf(compiledPlan(plan).text({ rows: 100 }));
  assert.is(rows.length, 100);
  for (const row of [0, 12, 13, 99]) assert.is(rows[row], referenceRow(plan, 0, row));
});

test('a row that no buffer holds is refused with a reason', () => {
  const label = 'x'.repeat(2 * MEBIBYTE);
  const columns = Array.from({ length: 3 }, () => quoted(constant(label)));
  assert.throws(() => compiledPlan(samplePlan(columns)).text({ rows: 1 }), /too (long|wide)/);
});

for (const [dialect, ddl, expected] of [
  ['postgresql', 'CREATE TABLE t ()', 'INSERT INTO "t" DEFAULT VALUES;\nINSERT INTO "t" DEFAULT VALUES;\n'],
  ['postgresql', 'CREATE TABLE t (id serial)', 'INSERT INTO "t" ("id") VALUES\n(DEFAULT),\n(DEFAULT);\n'],
  [
    'mysql',
    'CREATE TABLE t (id INT AUTO_INCREMENT PRIMARY KEY)',
    'INSERT INTO `t` (`id`) VALUES\n(DEFAULT),\n(DEFAULT);\n',
  ],
] as const) {
  test(`a table that the database fills gets rows of defaults: ${ddl}`, () => {
    assert.is(compile(ddl, { dialect }).text({ rows: 2 }), expected);
    assert.is(compile(ddl, { dialect }).text({ rows: 1000 }).split('DEFAULT').length, 1001);
  });
}

test('a table without columns is cut into chunks like any other', () => {
  const compiled = compile('CREATE TABLE t ()', { dialect: 'postgresql' });
  assert.is([...statementsOf(compiled.insert({ rows: 100_000 }))].length, 100_000);
});

test('a chunk that is given back is used again', () => {
  const insertion = compiledPlan(samplePlan([bare(integer(0, 10_000))])).insert({ rows: 300_000 });
  const buffers = new Set<ArrayBufferLike>();
  let chunks = 0;
  for (const chunk of insertion) {
    buffers.add(chunk.buffer);
    chunks++;
    insertion.release(chunk);
  }
  assert.ok(chunks > 10);
  assert.ok(buffers.size <= chunks / 2, `${buffers.size} buffers for ${chunks} chunks`);
});

test('the web stream gives the same bytes', async () => {
  const compiled = compiledPlan(samplePlan([bare(integer(0, 10_000))]));
  const chunks: Uint8Array[] = [];
  for await (const chunk of compiled.stream({ rows: 50_000 })) chunks.push(chunk);
  assert.is(textOf(chunks), compiled.text({ rows: 50_000 }));
});

test.run();
