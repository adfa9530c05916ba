import { once } from 'node:events';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readable } from '../../src/node/readable.ts';
import { stubTable, stubText } from './stub-table.ts';

test('gives all the bytes', async () => {
  const { compiled, log } = stubTable();
  assert.is(await text(readable(compiled, { rows: 50, seed: 7 })), stubText(50));
  assert.equal(log.inserts, [{ rows: 50, seed: 7 }]);
});

test('keeps the chunks that its reader keeps', async () => {
  const { compiled } = stubTable();
  const chunks: Uint8Array[] = [];
  for await (const chunk of readable(compiled, { rows: 20 })) chunks.push(chunk);
  assert.is(Buffer.concat(chunks).toString(), stubText(20));
});

test('makes nothing before it is read, and no more than is read', async () => {
  const { compiled, log } = stubTable({ chunkBytes: 100_000 });
  const stream = readable(compiled, { rows: 1000 });
  await setImmediate();
  assert.is(log.chunksMade, 0);
  stream.once('data', () => stream.pause());
  for (let turn = 0; turn < 50; turn++) await setImmediate();
  assert.ok(log.chunksMade <= 3, `${log.chunksMade} chunks were made for one`);
  stream.destroy();
});

test('lets others run between two chunks', async () => {
  const { compiled } = stubTable();
  const stream = readable(compiled, { rows: 100 });
  let turns = 0;
  let ended = false;
  stream.resume().once('end', () => {
    ended = true;
  });
  while (!ended) {
    await setImmediate();
    turns++;
  }
  assert.ok(turns >= 100, `100 chunks took ${turns} turns of the loop`);
});

test('ends the work when it is destroyed', async () => {
  const { compiled, log } = stubTable();
  const stream = readable(compiled, { rows: 1000 });
  await once(stream, 'readable');
  stream.destroy();
  await once(stream, 'close');
  const made = log.chunksMade;
  for (let turn = 0; turn < 5; turn++) await setImmediate();
  assert.is(log.chunksMade, made);
  assert.is(log.ended, 1);
});

test('ends the work when a pipeline fails', async () => {
  const { compiled, log } = stubTable();
  const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error('full')) });
  const failure = await pipeline(readable(compiled, { rows: 1000 }), full).catch((error: Error) => error.message);
  assert.is(failure, 'full');
  assert.is(log.ended, 1);
});

test('fails as the work fails', async () => {
  const beforeChunk = (number: number) => {
    if (number === 3) throw new Error('no fourth chunk');
  };
  const { compiled } = stubTable({ beforeChunk });
  const failure = await text(readable(compiled)).catch((error: Error) => error.message);
  assert.is(failure, 'no fourth chunk');
});

test.run();
