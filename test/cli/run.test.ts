import { Readable, Writable } from 'node:stream';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { run } from '../../src/cli/run.ts';

/** Runs a command line with a standard output that does as it is told. */
async function call(
  args: readonly string[],
  write: () => void,
  input: readonly string[] = [],
): Promise<{ readonly code: number; readonly stderr: string }> {
  const messages: string[] = [];
  const stderr = new Writable({
    write(chunk, _encoding, done) {
      messages.push(String(chunk));
      done();
    },
  });
  const stdout = Object.assign(new Writable(), {
    write(_chunk: Uint8Array, done: () => void) {
      write();
      done();
      return true;
    },
  });
  const code = await run(args, {
    stdin: Readable.from(input.map((text) => Buffer.from(text))),
    stdout,
    stderr,
    environment: {},
    now: () => 0,
    date: () => new Date(0),
    drawSeed: () => 0,
    heapShare: () => 0,
    residentBytes: () => 0,
  });
  return { code, stderr: messages.join('') };
}

test('resolves with 0 when all is well', async () => {
  assert.equal(await call(['--help'], () => {}), { code: 0, stderr: '' });
});

test('says in one line what is wrong with the arguments', async () => {
  const expected = { code: 2, stderr: 'rowsmith: Unknown flag --prt; the nearest known one is --port.\n' };
  assert.equal(await call(['serve', '--prt', '1'], () => {}), expected);
});

test('means rows where nothing is asked and a text is piped in', async () => {
  const outcome = await call([], () => {}, ['CREATE TABLE t (a int4range)']);
  assert.is(outcome.code, 0);
  assert.match(outcome.stderr, /^rowsmith: dialect postgresql: /);
});

test('asks to report what went wrong within', async () => {
  const outcome = await call(['--help'], () => {
    throw new Error('out of paper');
  });
  assert.is(outcome.code, 1);
  assert.match(
    outcome.stderr,
    /^rowsmith: this is a fault in Rowsmith, please report it\nError: out of paper\n {4}at /,
  );
});

test.run();
