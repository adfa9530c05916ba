import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MAIN, rowsmith } from './harness.ts';

const DDL = 'CREATE TABLE t (id INT NOT NULL PRIMARY KEY, name VARCHAR(20))';

test('--help and --version', async () => {
  const help = await rowsmith(['--help']);
  assert.is(help.code, 0);
  assert.match(help.stdout, 'Usage: rowsmith [VERB] [FILE|-] [flags]');
  const version = await rowsmith(['--version']);
  assert.is(version.code, 0);
  assert.match(version.stdout, /^\d+\.\d+\.\d+\n$/);
});

test('exits with 2 for wrong arguments', async () => {
  const stderr = 'rowsmith: --dialect is missing, and nothing in the text tells it; it is mysql or postgresql.\n';
  assert.equal(await rowsmith(['generate'], 'CREATE TABLE t (a INT)'), { code: 2, stdout: '', stderr });
});

for (const dialect of ['mysql', 'postgresql']) {
  test(`writes rows in the ${dialect} dialect`, async () => {
    const args = ['generate', '--dialect', dialect, '--rows', '5', '--batch-size', '2', '--seed', 'x'];
    const first = await rowsmith(args, DDL);
    assert.is(first.stderr, '');
    assert.is(first.code, 0);
    assert.is(first.stdout.match(/INSERT INTO/g)?.length, 3);
    assert.equal(await rowsmith([...args, '-'], DDL), first);
  });
}

test('writes the same rows again with the seed that it printed', async () => {
  const args = ['generate', '--dialect', 'mysql', '--rows', '5'];
  const first = await rowsmith(args, DDL);
  const [, seed = ''] = /^rowsmith: seed (\d+)\n$/.exec(first.stderr) ?? [];
  assert.equal(await rowsmith([...args, '--seed', seed], DDL), { ...first, stderr: '' });
});

test('writes the same bytes to a file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rowsmith-'));
  try {
    const args = ['generate', '--dialect', 'mysql', '--rows', '20000', '--seed', '1'];
    const out = join(folder, 'b.sql');
    assert.equal(await rowsmith([...args, '--out', out], DDL), { code: 0, stdout: '', stderr: '' });
    assert.is(readFileSync(out, 'utf8'), (await rowsmith(args, DDL)).stdout);
    assert.ok(statSync(out).size > 200_000);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('takes a half-written file away when it is interrupted', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rowsmith-'));
  try {
    const args = ['generate', '--dialect', 'mysql', '--rows', '100000000', '--out', join(folder, 'b.sql')];
    const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['pipe', 'ignore', 'ignore'] });
    const exit = once(child, 'exit');
    child.stdin.end(DDL);
    while (readdirSync(folder).length === 0 && child.exitCode === null) await setTimeout(5);
    child.kill('SIGINT');
    assert.equal(await exit, [null, 'SIGINT']);
    assert.equal(readdirSync(folder), []);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('ends quietly when its reader has enough', async () => {
  const command = `echo '${DDL}' | "$0" "$1" generate --dialect mysql --rows 100000000 --seed 1 | head -n 1`;
  const shell = await promisify(execFile)('bash', ['-o', 'pipefail', '-c', command, process.execPath, MAIN]);
  assert.is(shell.stdout.split('\n').length, 2);
  assert.is(shell.stderr, '');
});

const FULL = 'rowsmith: Cannot write to the standard output: no space left on device.\n';
const CUT = 'rowsmith: Cannot write to the standard output: file too large.\n';
const GENERATE = `echo '${DDL}' | "$0" "$1" generate --dialect mysql --seed 1`;

/** A shell's line that runs the command `"$0" "$1"`, its exit code, and what the messages are. */
for (const [name, line, code, stderr] of [
  ['no room for help', '"$0" "$1" --help > /dev/full', 1, FULL],
  ['no room for the version', '"$0" "$1" --version > /dev/full', 1, FULL],
  ['no room for an explanation', `echo '${DDL}' | "$0" "$1" explain --dialect mysql > /dev/full`, 1, FULL],
  ['no room for the end of the only chunk', `ulimit -f 20; ${GENERATE} --rows 2000 > out.sql`, 1, CUT],
  ['no room for the end of many', `ulimit -f 200; ${GENERATE} --rows 20000 > out.sql`, 1, CUT],
  ['an explanation that nobody reads', `echo '${DDL}' | "$0" "$1" explain --dialect mysql | exec true`, 0, ''],
  ['no room for messages', `echo '${DDL}' | "$0" "$1" generate --dialect mysql 2> /dev/full`, 0, ''],
  ['no room for the message of a failure', '"$0" "$1" generate --rows no 2> /dev/full', 2, ''],
  [
    'no end of the file',
    '"$0" "$1" explain /dev/zero --dialect mysql',
    2,
    'rowsmith: Cannot read "/dev/zero": it has more than 67108864 bytes.\n',
  ],
  [
    'no end of the standard input',
    '"$0" "$1" explain --dialect mysql < /dev/zero',
    2,
    'rowsmith: Cannot read the standard input: it has more than 67108864 bytes.\n',
  ],
] as const) {
  test(`bears ${name}`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rowsmith-'));
    try {
      const shell = spawn('bash', ['-o', 'pipefail', '-c', line, process.execPath, MAIN], { cwd: folder });
      shell.stdout.resume();
      const [messages, [exitCode]] = await Promise.all([text(shell.stderr), once(shell, 'close')]);
      assert.is(messages, stderr);
      assert.is(exitCode, code);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

test('adds to a file that has something', async () => {
  const line = `(echo before; ${GENERATE} --rows 1) > "$2"; ${GENERATE} --rows 1 >> "$2"; cat "$2"`;
  const folder = mkdtempSync(join(tmpdir(), 'rowsmith-'));
  try {
    const shell = await promisify(execFile)('bash', ['-c', line, process.execPath, MAIN, join(folder, 'out.sql')]);
    assert.match(shell.stdout, /^before\n(INSERT INTO .*\n\(.*\);\n){2}$/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.run();
