import { Writable } from 'node:stream';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ended, written } from '../../src/node/written.ts';

const bytes = new TextEncoder().encode('INSERT');

function outcome(promise: Promise<void>): Promise<string> {
  return promise.then(
    () => 'taken',
    (error: Error) => error.message,
  );
}

test('resolves when the sink has taken the chunk, not before', async () => {
  let take = () => {};
  const sink = new Writable({
    write(_chunk, _encoding, done) {
      take = done;
    },
  });
  let taken = false;
  const write = written(sink, bytes).then(() => {
    taken = true;
  });
  await new Promise(setImmediate);
  assert.is(taken, false);
  take();
  await write;
  assert.is(sink.listenerCount('close'), 0);
});

test('rejects with the error of the sink', async () => {
  const sink = new Writable({ write: (_chunk, _encoding, done) => done(new Error('full')) });
  sink.on('error', () => {});
  assert.is(await outcome(written(sink, bytes)), 'full');
  assert.is(await outcome(written(sink, bytes)), 'full');
});

test('rejects when the sink is closed over a write', async () => {
  const sink = new Writable({ write() {} });
  const write = outcome(written(sink, bytes));
  sink.destroy();
  assert.match(await write, /destroyed|closed/);
});

test('rejects when the carrier of the sink closes, or is closed', async () => {
  const sink = new Writable({ write() {} });
  const carrier = new Writable();
  const write = outcome(written(sink, bytes, carrier));
  carrier.destroy();
  assert.is(await write, 'The stream was closed before it took everything.');
  assert.is(await outcome(ended(sink, carrier)), 'The stream was closed before it took everything.');
});

test.run();
