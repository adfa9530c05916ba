import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { JobError, type Work } from '../../src/cli/job.ts';
import { filesByJobs, rowsByJobs } from '../../src/cli/jobs.ts';
import { compile } from '../../src/index.ts';
import { sampled, sampledCount } from '../support/sample.ts';
import { MAIN, rowsmith } from './harness.ts';
import { inFolder, outcomeOf } from './world.ts';

/** Tables whose rows depend on their number, on others, on the rows of the whole table. */
const TABLES = {
  keys: 'CREATE TABLE t (a smallint, b date, c varchar(9) UNIQUE, d bool, UNIQUE (a, b), UNIQUE (b, d, c))',
  references:
    'CREATE TABLE t (id int PRIMARY KEY, boss int REFERENCES t (id), shop int NOT NULL REFERENCES shops (id), note text)',
  checks:
    "CREATE TABLE t (a int NOT NULL, b int NOT NULL, k text CHECK (k IN ('é', 'ü')), CHECK (a < b), CHECK (a % 7 = 3), CHECK (k = 'é' OR b > 5))",
} as const;

const ROWS = 30_011;

async function generated(ddl: string, ...flags: readonly string[]): Promise<string> {
  const args = ['generate', '--dialect', 'postgresql', '--seed', '1', '--rows', String(ROWS), ...flags];
  const { code, stdout, stderr } = await outcomeOf(args, ddl);
  assert.is(code, 0, stderr);
  return stdout;
}

const PREAMBLE = "SET client_encoding = 'UTF8';\n";

for (const [name, ddl] of sampled(Object.entries(TABLES), 5)) {
  test(`jobs and shards write the bytes of one job: ${name}`, async () => {
    await inFolder(async (folder) => {
      const whole = await generated(ddl, '--batch-size', '70');
      for (const jobs of sampled(['3', '2'], 2)) {
        assert.ok(whole === (await generated(ddl, '--batch-size', '70', '--jobs', jobs)), `${jobs} jobs`);
      }
      let shards = '';
      for (const shard of ['1/3', '2/3', '3/3']) shards += await generated(ddl, '--batch-size', '70', '--shard', shard);
      await generated(ddl, '--batch-size', '70', '--jobs', '2', '--out-dir', join(folder, 'new', 'one'));
      const files = readdirSync(join(folder, 'new', 'one'));
      assert.equal(files, ['rows-00000.sql', 'rows-15050.sql']);
      const written = files.map((file) => readFileSync(join(folder, 'new', 'one', file), 'utf8')).join('');
      // Each shard and each file is loaded by itself.
      assert.is(whole.includes(PREAMBLE), name === 'checks');
      const begun = whole.replace(PREAMBLE, '');
      assert.is(shards.split(PREAMBLE).length, name === 'checks' ? 4 : 1);
      assert.ok(begun === shards.replaceAll(PREAMBLE, ''), 'shards');
      assert.ok(begun === written.replaceAll(PREAMBLE, ''), 'files');
    });
  });
}

test('jobs make shards of an offset', async () => {
  const flags = ['--offset', '1000', '--shard', '2/2', '--batch-size', '100'];
  const part = compile(TABLES.references, { dialect: 'postgresql' }).text({
    rows: ROWS,
    seed: 1,
    batchSize: 100,
    offset: 1000,
    part: { from: 15_100, to: ROWS },
  });
  assert.ok(part === (await generated(TABLES.references, ...flags, '--jobs', '2')));
  assert.ok(part === (await generated(TABLES.references, ...flags, '--table-rows', String(1000 + ROWS))));
  assert.not.ok(part === (await generated(TABLES.references, ...flags, '--table-rows', '10')));
});

test('what the keys do not allow is said once, by the last shard', async () => {
  const ddl = 'CREATE TABLE t (a int PRIMARY KEY CHECK (a BETWEEN 1 AND 250))';
  const comment = `-- Warning: 250 of ${ROWS} rows were written.\n`;
  const shards = [];
  for (const shard of ['1/2', '2/2', '1/400', '251/400']) shards.push(await generated(ddl, '--shard', shard));
  assert.equal(
    shards.map((text) => text.includes(comment)),
    [false, true, false, false],
  );
  assert.is(shards[3], '');
  const [whole, jobs] = [
    await generated(ddl, '--batch-size', '9'),
    await generated(ddl, '--batch-size', '9', '--jobs', String(sampledCount(4, 2))),
  ];
  assert.is(jobs, whole);
  assert.is(whole.split(comment).length, 2);
});

const PIECE = { step: 0, place: 0, rows: { from: 0, to: 1000 }, parts: 4 };

const work = (ddl: string): Work => ({
  ddl,
  dialect: 'postgresql',
  keepGoing: false,
  values: {},
  options: { rows: 1000, batchSize: 10, seed: 1 },
  pieces: [PIECE],
});

/** What becomes of rows that two threads make for a sink. */
async function streamed(ddl: string, sink: Writable): Promise<unknown> {
  const rows = rowsByJobs(work(ddl), 2);
  const outcome = await rows.write(PIECE, sink, () => {}).catch((error: unknown) => error);
  await rows.end();
  return outcome;
}

test('a job that fails ends the stream', async () => {
  assert.match(String(await streamed('CREATE', new PassThrough())), 'Expected');
});

test('a sink that fails ends the jobs', async () => {
  const gone = Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC', errno: -28 });
  const sink = new Writable({ write: (_chunk, _encoding, done) => done(gone) }).on('error', () => {});
  assert.is(await streamed(TABLES.keys, sink), gone);
});

test('a file that cannot be written to is named', async () => {
  await inFolder(async (folder) => {
    const path = join(folder, 'a');
    writeFileSync(path, '');
    const descriptor = openSync(path, 'r');
    const output = { name: 'it', sink: new PassThrough(), descriptor, keep: async () => {}, discard() {} };
    const failed: unknown = await filesByJobs(work(TABLES.keys), [output], undefined, () => {}).catch((error) => error);
    closeSync(descriptor);
    assert.instance(failed, JobError);
    assert.ok(failed instanceof JobError && failed.output === 'it');
    assert.match(String(failed.cause), 'EBADF');
  });
});

test('an interruption leaves no half-written files', async () => {
  await inFolder(async (folder) => {
    const args = ['generate', '--dialect', 'mysql', '--rows', '100000000', '--jobs', '2', '--out-dir', folder];
    const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['pipe', 'ignore', 'ignore'] });
    const exit = once(child, 'exit');
    child.stdin.end(TABLES.keys);
    while (readdirSync(folder).length < 2 && child.exitCode === null) await setTimeout(5);
    child.kill('SIGINT');
    assert.equal(await exit, [null, 'SIGINT']);
    assert.equal(readdirSync(folder), []);
  });
});

test('a folder that cannot be made or written to is refused', async () => {
  await inFolder(async (folder) => {
    const file = join(folder, 'a');
    writeFileSync(file, '');
    const args = ['generate', '--dialect', 'mysql', '--out-dir'];
    const refused = await rowsmith([...args, file], TABLES.keys);
    assert.is(refused.code, 2);
    assert.match(refused.stderr, `--out-dir cannot be ${JSON.stringify(file)}: file already exists.`);
    const missing = await rowsmith([...args, '/proc/1'], TABLES.keys);
    assert.is(missing.code, 2);
    assert.match(missing.stderr, '--out-dir cannot write "/proc/1/rows-0000.sql"');
    const impossible = await rowsmith([...args, '/proc/rows/sql'], TABLES.keys);
    assert.is(impossible.code, 2);
    assert.match(impossible.stderr, '--out-dir cannot be "/proc/rows/sql": no such file or directory.');
    const below = join(folder, 'b', 'c');
    assert.is((await rowsmith([...args, below], TABLES.keys)).code, 0);
    assert.equal(readdirSync(below), ['rows-0000.sql']);
  });
});

test('jobs load the locale that is asked for', async () => {
  const ddl = 'CREATE TABLE t (id int PRIMARY KEY, last_name text NOT NULL, city text NOT NULL)';
  const whole = await generated(ddl, '--locale', 'ja');
  assert.match(whole, /^\(\d+, '\p{Script=Han}+', '\p{L}+'\)/mu);
  assert.ok(whole === (await generated(ddl, '--locale', 'ja', '--jobs', '2')));
});

test.run();
