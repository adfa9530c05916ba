import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compressedOutput } from '../../src/cli/compressed-output.ts';
import { standardOutput } from '../../src/cli/output.ts';
import { hasCompression } from '../../src/node/compression.ts';
import { written } from '../../src/node/written.ts';
import { BUNDLED, MAIN } from './harness.ts';
import { inFolder, ran } from './world.ts';

const TABLE = 'CREATE TABLE t (id INT PRIMARY KEY, name VARCHAR(40) NOT NULL, day DATE NOT NULL);';
const SHOP = `${TABLE} CREATE TABLE u (id INT PRIMARY KEY, t INT NOT NULL REFERENCES t (id));`;

const call = (ddl: string, ...flags: readonly string[]) =>
  ran(['-', '-d', 'pg', '--seed', '1', '-n', '30000', ...flags], ddl);

test('compresses the standard output', async () => {
  const plain = await call(SHOP);
  const { code, stdout } = await call(SHOP, '--compress', 'gzip');
  assert.is(code, 0);
  assert.ok(gunzipSync(stdout).equals(plain.stdout));
  assert.ok(stdout.length < plain.stdout.length / 2);
});

test('compresses a file as its name says, or the flag', async () => {
  await inFolder(async (folder) => {
    const { stdout } = await call(SHOP);
    for (const flags of [
      ['-o', join(folder, 'a.sql.gz')],
      ['-o', join(folder, 'a.SQL.GZ')],
      ['-o', join(folder, 'a.sql'), '--compress', 'gzip'],
    ]) {
      const { code, stderr } = await call(SHOP, ...flags);
      assert.equal([code, stderr], [0, '']);
      assert.ok(gunzipSync(readFileSync(flags[1] ?? '')).equals(stdout), flags[1]);
    }
    assert.equal(readdirSync(folder).sort(), ['a.SQL.GZ', 'a.sql', 'a.sql.gz']);
  });
});

test('shards that are compressed are the whole one behind the other', async () => {
  const parts = [];
  for (const shard of ['1/3', '2/3', '3/3'])
    parts.push((await call(TABLE, '--shard', shard, '--compress', 'gzip')).stdout);
  assert.ok(gunzipSync(Buffer.concat(parts)).equals((await call(TABLE)).stdout));
});

test('compresses what several threads make', async () => {
  await inFolder(async (folder) => {
    const { stdout } = await call(TABLE);
    const [file, dir] = [join(folder, 'a.gz'), join(folder, 'rows')];
    await run(TABLE, '--jobs', '2', '--out', file);
    assert.ok(gunzipSync(readFileSync(file)).equals(stdout));
    await run(TABLE, '--jobs', '2', '--out-dir', dir, '--compress', 'gzip');
    const files = readdirSync(dir).sort();
    assert.equal(files, ['rows-00000.sql.gz', 'rows-15000.sql.gz']);
    const joined = Buffer.concat(files.map((name) => gunzipSync(readFileSync(join(dir, name)))));
    assert.ok(joined.equals(stdout));
  });
});

test('compresses the files of a folder, but for the one that takes them', async () => {
  await inFolder(async (folder) => {
    const [plain, packed] = [join(folder, 'plain'), join(folder, 'packed')];
    await call(SHOP, '--out-dir', plain);
    await call(SHOP, '--out-dir', packed, '--compress', 'gzip');
    const files = readdirSync(plain).sort();
    assert.equal(
      readdirSync(packed).sort(),
      files.map((name) => (name === 'load.sql' ? name : `${name}.gz`)),
    );
    for (const name of files.filter((each) => each !== 'load.sql')) {
      assert.ok(gunzipSync(readFileSync(join(packed, `${name}.gz`))).equals(readFileSync(join(plain, name))), name);
    }
    const load = readFileSync(join(plain, 'load.sql'), 'utf8');
    assert.is(readFileSync(join(packed, 'load.sql'), 'utf8'), `-- Unpack the files *.gz first.\n${load}`);
    await call(TABLE, '--out-dir', join(folder, 'one'), '--compress', 'gzip');
    const one = readFileSync(join(folder, 'one', 'rows-00000.sql.gz'));
    assert.ok(gunzipSync(one).equals((await call(TABLE)).stdout));
  });
});

test('zstd is refused where Node.js has none', async () => {
  await inFolder(async (folder) => {
    const out = join(folder, 'a.zst');
    const { code, stderr } = await call(TABLE, '--out', out);
    if (hasCompression('zstd')) {
      assert.is(code, 0);
      assert.equal([...readFileSync(out).subarray(0, 4)], [0x28, 0xb5, 0x2f, 0xfd]);
    } else {
      const reason = `needs zstd, which Node.js has from 22.15 on, and this is ${process.version}`;
      assert.equal([code, stderr], [2, `rowsmith: --out ${out} ${reason}; --compress gzip needs no other.\n`]);
      assert.equal(readdirSync(folder), []);
    }
  });
});

test('a compressed output that fails says why', async () => {
  const full = Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC', errno: -28 });
  const target = new Writable({ write: (_chunk, _encoding, done) => done(full) }).on('error', () => {});
  const output = compressedOutput(standardOutput(target), 'gzip');
  const noise = Buffer.from(Array.from({ length: 1 << 16 }, (_, place) => (place * place * 31) >> 7));
  const failure = await (async () => {
    for (;;) await written(output.sink, noise);
  })().catch((error: unknown) => error);
  assert.is(failure, full);
  output.discard();
});

test('an output that cannot be ended is not kept', async () => {
  const full = Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC', errno: -28 });
  const target = new Writable({ write: (_chunk, _encoding, done) => done(full) }).on('error', () => {});
  const output = compressedOutput(standardOutput(target), 'gzip');
  assert.is(await output.keep().catch((error: unknown) => error), full);
});

test('ends quietly when its reader has enough, and leaves nothing half-written', async () => {
  const args = ['-', '-d', 'pg', '--seed', '1', '-n', '10000000'];
  const child = spawn(process.execPath, [MAIN, ...args, '--compress', 'gzip'], { stdio: 'pipe' });
  child.stdin.end(TABLE);
  const exit = once(child, 'exit');
  await once(child.stdout, 'data');
  child.stdout.destroy();
  assert.equal(await exit, [0, null]);
  await inFolder(async (folder) => {
    mkdirSync(join(folder, 'rows'));
    const flags = ['--out-dir', join(folder, 'rows'), '--jobs', '2', '--compress', 'gzip'];
    const stopped = spawn(process.execPath, [MAIN, ...args, ...flags], { stdio: ['pipe', 'ignore', 'ignore'] });
    const end = once(stopped, 'exit');
    stopped.stdin.end(TABLE);
    while (readdirSync(join(folder, 'rows')).length < 2 && stopped.exitCode === null) await setTimeout(5);
    stopped.kill('SIGINT');
    assert.equal(await end, [null, 'SIGINT']);
    assert.equal(readdirSync(join(folder, 'rows')), []);
  });
});

/** As a process: threads are started with files of the package. */
async function run(ddl: string, ...flags: readonly string[]): Promise<void> {
  const args = ['-', '-d', 'pg', '--seed', '1', '-n', '30000', ...flags];
  const child = spawn(process.execPath, [BUNDLED, ...args], { stdio: ['pipe', 'ignore', 'inherit'] });
  child.stdin.end(ddl);
  assert.equal(await once(child, 'exit'), [0, null]);
}

test.run();
