import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { GenerateArguments } from '../../src/cli/arguments.ts';
import { type Compile, generate } from '../../src/cli/generate.ts';
import { type CompiledTable, compileSchema, DdlError, type Warning } from '../../src/index.ts';
import { stubTable, stubText } from '../node/stub-table.ts';
import { stubSchema } from './stub-schema.ts';

const GIVEN: GenerateArguments = {
  file: '-',
  dialect: 'mysql',
  config: null,
  output: { rows: 3, batchSize: 2, seed: 5 },
  values: {},
  isNow: false,
  out: undefined,
  outDir: undefined,
  compression: undefined,
  shard: undefined,
  jobs: 1,
  strict: false,
  keepGoing: false,
};
const DDL = 'CREATE TABLE t (a INT)';

/** What a call of the command did. */
interface Outcome {
  /** The exit code, or the message of what was thrown. */
  readonly result: number | string;
  readonly stdout: string;
  readonly stderr: string;
}

/** The world around a call, where it is not the usual one. */
interface World {
  readonly stdin?: string | Uint8Array;
  readonly stdout?: Writable;
  readonly terminals?: { readonly stdin?: boolean; readonly stdout?: boolean; readonly stderr?: boolean };
  readonly now?: () => number;
}

async function call(
  compiled: CompiledTable | Compile,
  given: Partial<GenerateArguments>,
  world: World = {},
): Promise<Outcome> {
  const collected = collector();
  const messages = collector();
  const { stdin = DDL, stdout = collected.sink, terminals = {} } = world;
  const compile = typeof compiled === 'function' ? compiled : () => stubSchema({ compiled }).compiled;
  const result = await generate({ ...GIVEN, ...given }, compile, {
    stdin: Object.assign(Readable.from([Buffer.from(stdin)]), { isTTY: terminals.stdin === true }),
    stdout: Object.assign(stdout, { isTTY: terminals.stdout === true }),
    stderr: Object.assign(messages.sink, { isTTY: terminals.stderr === true }),
    now: world.now ?? (() => 0),
    environment: {},
    date: () => new Date(0),
    drawSeed: () => 4711,
    heapShare: () => 0,
    residentBytes: () => 0,
  }).catch((error: Error) => error.message);
  return { result, stdout: collected.text(), stderr: messages.text() };
}

/** Takes all at once, by copying it: a chunk is written over once it was taken. */
function collector(): { readonly sink: Writable; readonly text: () => string } {
  const copies: Uint8Array[] = [];
  const sink = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      copies.push(Uint8Array.from(chunk));
      done();
    },
  });
  return { sink, text: () => Buffer.concat(copies).toString() };
}

/** Runs `use` with the path of an empty folder, which it may fill. */
async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rowsmith-'));
  try {
    await use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('writes rows to the standard output, and nothing else anywhere', async () => {
  const { compiled, log } = stubTable();
  const schema = stubSchema({ compiled });
  assert.equal(await call(() => schema.compiled, {}), { result: 0, stdout: stubText(3), stderr: '' });
  assert.equal(schema.scripts, [{ rows: 3, batchSize: 2, seed: 5 }]);
  assert.equal(log.inserts, [{ rows: 3 }, { rows: 3, part: { from: 0, to: 3 } }]);
  assert.is(log.chunksReleased, 3);
});

test('compiles what it reads, in the dialect named', async () => {
  const calls: unknown[] = [];
  const compile: Compile = (ddl, options) => {
    calls.push([ddl, options]);
    return stubSchema(stubTable()).compiled;
  };
  await call(compile, { dialect: 'postgresql' }, { stdin: '\ufeffCREATE TABLE ä' });
  await inFolder(async (folder) => {
    const file = join(folder, 'a.sql');
    writeFileSync(file, DDL);
    await call(compile, { file, keepGoing: true });
  });
  assert.equal(calls, [
    ['CREATE TABLE ä', { dialect: 'postgresql', strict: false, keepGoing: false }],
    [DDL, { dialect: 'mysql', strict: false, keepGoing: true }],
  ]);
});

test('says which seed it drew', async () => {
  const schema = stubSchema(stubTable());
  assert.equal(await call(() => schema.compiled, { output: { rows: 3 } }), {
    result: 0,
    stdout: stubText(3),
    stderr: 'rowsmith: seed 4711\n',
  });
  assert.is(schema.scripts[0]?.seed, 4711);
});

test('passes warnings on, without what would steer a terminal', async () => {
  const warnings: readonly Warning[] = [{ code: 'unknown_type', message: 'A \x1b[31m\u009bthing.' }];
  const { stderr } = await call(stubTable({ warnings }).compiled, {});
  assert.is(stderr, 'rowsmith: warning: A \ufffd[31m\ufffdthing.\n');
});

test('warns of a table whose keys allow fewer rows, and with --strict refuses it', async () => {
  const small = { stdin: 'CREATE TABLE t (a BOOLEAN PRIMARY KEY)' };
  const { result, stderr } = await call(compileSchema, { dialect: 'postgresql' }, small);
  assert.is(result, 0);
  assert.is(stderr, "rowsmith: warning: The table's keys allow 2 rows, fewer than the 3 asked for.\n");
  const refused = await call(compileSchema, { dialect: 'postgresql', strict: true }, small);
  assert.is(refused.result, 3);
  assert.is(refused.stdout, '');
  assert.match(refused.stderr, "<stdin>:1:1: The table's keys allow 2 rows, fewer than the 3 asked for.\n");
});

test('with --strict, refuses a table with a warning at its place', async () => {
  const odd = { stdin: 'CREATE TABLE t (a int, b oddity)' };
  assert.is((await call(compileSchema, { dialect: 'postgresql' }, odd)).result, 0);
  const refused = await call(compileSchema, { dialect: 'postgresql', strict: true }, odd);
  assert.is(refused.result, 3);
  assert.match(refused.stderr, '<stdin>:1:24: The type oddity of column "b" is not known');
});

test('asks for DDL at a terminal', async () => {
  const { stderr } = await call(stubTable().compiled, {}, { terminals: { stdin: true } });
  assert.is(stderr, 'rowsmith: reading DDL from the terminal, up to Ctrl-D\n');
});

for (const [code, result] of [
  ['syntax_error', 3],
  ['unsatisfiable', 4],
] as const) {
  test(`shows where a fault of the DDL is, ${code}`, async () => {
    const compile = (ddl: string) => {
      throw new DdlError(code, 'This is wrong.', ddl, ddl.indexOf('wrong'));
    };
    const outcome = await call(compile, {}, { stdin: 'right,\n  ä\twrong' });
    const stderr = '<stdin>:2:5: This is wrong.\n  ä wrong\n    ^\n';
    assert.equal(outcome, { result, stdout: '', stderr });
  });
}

test('shows where the DDL is not UTF-8', async () => {
  const stdin = Buffer.concat([Buffer.from('ä\n\ufffd é'), Uint8Array.of(0xe9, 0x20, 0x61)]);
  const stderr = '<stdin>:2:4: The text is not valid UTF-8.\n\ufffd é\ufffd a\n   ^\n';
  assert.equal(await call(compileSchema, {}, { stdin }), { result: 3, stdout: '', stderr });
});

/** What a compiler is given of these bytes. */
async function decoded(stdin: Uint8Array): Promise<string> {
  let text = '';
  const compiler = (ddl: string) => {
    text = ddl;
    return stubSchema(stubTable()).compiled;
  };
  await call(compiler, {}, { stdin });
  return text;
}

test('reads UTF-16 that begins with a byte order mark', async () => {
  const little = Buffer.from('\ufeffä 😀', 'utf16le');
  assert.is(await decoded(little), 'ä 😀');
  assert.is(await decoded(Buffer.from(little).swap16()), 'ä 😀');
  assert.is(await decoded(Buffer.from('\ufeffä 😀')), 'ä 😀');
  const broken = Buffer.from('\ufeffa\ud800', 'utf16le');
  const stderr = '<stdin>:1:1: The text is not valid UTF-16.\n\n^\n';
  assert.equal(await call(compileSchema, {}, { stdin: broken }), { result: 3, stdout: '', stderr });
});

test('bytes that are no UTF-8 matter in no comment and no row', async () => {
  const text = "INSERT INTO t VALUES (_binary '\xff');\n-- \x89\nCREATE TABLE t (a INT);";
  const stdin = Buffer.from(text, 'latin1');
  const { result, stdout } = await call(compileSchema, {}, { stdin });
  assert.is(result, 0);
  assert.match(stdout, /INSERT INTO/);
});

/** Each text begins with a byte that is no UTF-8, so that it is not read as a whole. */
for (const [bytes, units] of [
  ['ff 61', [0xdcff, 0x61]],
  ['ff ef bb bf', [0xdcff, 0xfeff]],
  ['80 c3 a4 e2 82 ac f0 9f 98 80', [0xdc80, 0xe4, 0x20ac, 0xd83d, 0xde00]],
  ['ff c0 80', [0xdcff, 0xdcc0, 0xdc80]],
  ['ff e0 9f bf', [0xdcff, 0xdce0, 0xdc9f, 0xdcbf]],
  ['ff ed a0 80', [0xdcff, 0xdced, 0xdca0, 0xdc80]],
  ['ff f0 8f bf bf', [0xdcff, 0xdcf0, 0xdc8f, 0xdcbf, 0xdcbf]],
  ['ff f4 90 80 80', [0xdcff, 0xdcf4, 0xdc90, 0xdc80, 0xdc80]],
  ['ff f4 8f bf bf', [0xdcff, 0xdbff, 0xdfff]],
  ['ff e2 82', [0xdcff, 0xdce2, 0xdc82]],
  ['ff e2 82 61', [0xdcff, 0xdce2, 0xdc82, 0x61]],
  ['ef bb bf 61 ff', [0x61, 0xdcff]],
] as const) {
  test(`decodes ${bytes}`, async () => {
    const text = await decoded(Buffer.from(bytes.replaceAll(' ', ''), 'hex'));
    assert.equal(
      text.split('').map((unit) => unit.charCodeAt(0)),
      [...units],
    );
  });
}

test('refuses a file that it cannot read', async () => {
  const { result } = await call(stubTable().compiled, { file: '/no/such' });
  assert.is(result, 'Cannot read "/no/such": no such file or directory.');
  assert.is(
    (await call(stubTable().compiled, { file: '/' })).result,
    'Cannot read "/": illegal operation on a directory.',
  );
});

test('ends quietly when its reader does', async () => {
  const { compiled, log } = stubTable();
  const gone = Object.assign(new Error('write EPIPE'), { code: 'EPIPE', errno: -32 });
  const stdout = new Writable({ write: (_chunk, _encoding, done) => done(gone) });
  assert.equal(await call(compiled, {}, { stdout }), { result: 0, stdout: '', stderr: '' });
  assert.is(log.ended, 1);
});

test('says why the standard output takes no more', async () => {
  const full = Object.assign(new Error('write ENOSPC'), { code: 'ENOSPC', errno: -28 });
  const stdout = new Writable({ write: (_chunk, _encoding, done) => done(full) });
  const { result } = await call(stubTable().compiled, {}, { stdout });
  assert.is(result, 'Cannot write to the standard output: no space left on device.');
});

for (const [name, terminals, out, shown] of [
  ['to a terminal while rows go to a pipe', { stderr: true }, false, true],
  ['to a terminal while rows go to a file', { stderr: true, stdout: true }, true, true],
  ['nowhere while rows go to the same terminal', { stderr: true, stdout: true }, false, false],
  ['nowhere without a terminal', { stdout: true }, true, false],
] as const) {
  test(`shows its progress ${name}`, async () => {
    await inFolder(async (folder) => {
      let time = 0;
      const now = () => {
        time += 30;
        return time;
      };
      const given = { output: { rows: 5000, seed: 5 }, out: out ? join(folder, 'b.sql') : undefined };
      const { stderr } = await call(stubTable().compiled, given, { terminals, now });
      const lines = stderr.split('\x1b[K');
      if (!shown) assert.is(stderr, '');
      else
        assert.ok(
          lines.length > 1000 && /^\r[45],\d{3} of 5,000 rows, 0\.2 MB, 33 rows\/s$/.test(lines.at(-3) ?? ''),
          `${lines.slice(-3)}`,
        );
    });
  });
}

test('writes a file, new or not, and leaves nothing beside it', async () => {
  await inFolder(async (folder) => {
    const out = join(folder, 'b.sql');
    assert.equal(await call(stubTable().compiled, { out }), { result: 0, stdout: '', stderr: '' });
    assert.is(readFileSync(out, 'utf8'), stubText(3));
    await call(stubTable().compiled, { out, output: { rows: 1, seed: 5 } });
    assert.is(readFileSync(out, 'utf8'), stubText(1));
    assert.equal(readdirSync(folder), ['b.sql']);
  });
});

test('writes to the file that a link names, and keeps its permissions', async () => {
  await inFolder(async (folder) => {
    const target = join(folder, 'target.sql');
    const link = join(folder, 'link.sql');
    writeFileSync(target, 'before', { mode: 0o600 });
    symlinkSync(target, link);
    await call(stubTable().compiled, { out: link });
    assert.is(readFileSync(target, 'utf8'), stubText(3));
    assert.is(statSync(target).mode & 0o777, 0o600);
    assert.equal(readdirSync(folder), ['link.sql', 'target.sql']);
  });
});

test('does not replace a device', async () => {
  assert.is((await call(stubTable().compiled, { out: '/dev/null' })).result, 0);
  assert.ok(statSync('/dev/null').isCharacterDevice());
});

test('leaves a file as it was when making rows fails', async () => {
  await inFolder(async (folder) => {
    const out = join(folder, 'b.sql');
    writeFileSync(out, 'before');
    const beforeChunk = (number: number) => {
      if (number === 2) throw new Error('no third chunk');
    };
    const before = process.listenerCount('SIGINT');
    assert.is((await call(stubTable({ beforeChunk }).compiled, { out })).result, 'no third chunk');
    assert.is(readFileSync(out, 'utf8'), 'before');
    assert.equal(readdirSync(folder), ['b.sql']);
    assert.is(process.listenerCount('SIGINT'), before);
  });
});

test('refuses a file that it cannot write', async () => {
  const long = `/tmp/${'x'.repeat(300)}`;
  for (const [out, reason] of [
    ['/no/such/b.sql', 'no such file or directory'],
    ['', 'no such file or directory'],
    ['/tmp/no-such-folder/', 'no such file or directory'],
    ['/tmp', 'illegal operation on a directory'],
    [long, 'name too long'],
  ] as const) {
    const { result } = await call(stubTable().compiled, { out });
    assert.is(result, `--out cannot write ${JSON.stringify(out)}: ${reason}.`);
  }
});

test.run();
