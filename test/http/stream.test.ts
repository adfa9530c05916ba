import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { STUB_STOPPED, stubRow, stubTable, stubText } from '../node/stub-table.ts';
import { compiling, rawClient, rawRequest, readToEnd, until, withService } from './harness.ts';

const CHUNK = 100_000;
const asking = (rows: number) => ({ table_definition: 'CREATE TABLE t (a INT)', rows });

test('sends large answers whole', async () => {
  const { compiled, log } = stubTable({ chunkBytes: CHUNK });
  await withService({ compile: compiling(compiled) }, async ({ post }) => {
    const response = await post(asking(300));
    assert.ok((await response.text()) === stubText(300, CHUNK));
    assert.is(log.chunksReleased, 300);
  });
});

test('waits for a reader, and gives no chunk back before it was taken', async () => {
  const { compiled, log } = stubTable({ chunkBytes: CHUNK });
  await withService({ compile: compiling(compiled) }, async ({ port }) => {
    const socket = await rawClient(port, rawRequest(asking(1000), ['Connection: close']));
    let made = -1;
    while (log.chunksMade !== made) {
      made = log.chunksMade;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    assert.ok(made < 500, `${made} chunks were made for a reader that takes none`);
    assert.is(log.chunksReleased, made - 1);
    const answer = await readToEnd(socket);
    const body = answer.slice(answer.indexOf('\r\n\r\n')).replaceAll(/\r\n(?:[0-9a-f]+\r\n)?/g, '');
    assert.ok(body === stubText(1000, CHUNK));
  });
});

test('stops the work when the client goes away', async () => {
  const { compiled, log } = stubTable({ chunkBytes: CHUNK });
  await withService({ compile: compiling(compiled) }, async ({ port, faults }) => {
    const socket = await rawClient(port, rawRequest(asking(100_000)));
    await until(() => log.chunksMade > 3, 'the answer begins');
    socket.destroy();
    await until(() => log.ended === 1, 'the work ends');
    assert.equal(faults, []);
  });
});

test('closes the connection of a reader that stands still', async () => {
  const { compiled, log } = stubTable({ chunkBytes: CHUNK });
  const limits = { stallMilliseconds: 100 };
  await withService({ compile: compiling(compiled), limits }, async ({ port, faults }) => {
    const socket = await rawClient(port, rawRequest(asking(100_000)));
    await until(() => log.ended === 1, 'the work ends');
    assert.ok(!(await readToEnd(socket)).endsWith('0\r\n\r\n'));
    assert.equal(faults, []);
  });
});

test('ends an answer whose making takes too long', async () => {
  let time = 0;
  const beforeChunk = () => {
    time += 1000;
  };
  const { compiled, log } = stubTable({ beforeChunk });
  await withService({ compile: compiling(compiled), now: () => time }, async ({ post }) => {
    const response = await post(asking(100));
    assert.is(await response.text(), stubText(10) + STUB_STOPPED);
    assert.is(log.ended, 1);
  });
});

test('does not count the time until a chunk was taken', async () => {
  let time = 0;
  const onRelease = () => {
    time += 5000;
  };
  const { compiled, log } = stubTable({ onRelease });
  await withService({ compile: compiling(compiled), now: () => time }, async ({ post }) => {
    const response = await post(asking(100));
    assert.is(await response.text(), stubText(100));
    assert.is(log.stops, 0);
  });
});

test('cuts an answer whose making fails, and serves the next', async () => {
  const fault = new Error('no fourth chunk');
  let failing = true;
  const beforeChunk = (number: number) => {
    if (failing && number === 3) throw fault;
  };
  const { compiled } = stubTable({ beforeChunk });
  await withService({ compile: compiling(compiled) }, async ({ post, faults }) => {
    const response = await post(asking(10));
    assert.is(response.status, 200);
    const failure = await response.text().catch((error: unknown) => error);
    assert.instance(failure, TypeError);
    assert.equal(faults, [fault]);
    failing = false;
    assert.is(await (await post(asking(10))).text(), stubText(10));
  });
});

test('serves others between two chunks', async () => {
  const { compiled, log } = stubTable({ chunkBytes: CHUNK });
  await withService({ compile: compiling(compiled) }, async ({ post, port, origin }) => {
    const long = await rawClient(port, rawRequest(asking(100_000)));
    long.resume();
    await until(() => log.chunksMade > 3, 'the long answer begins');
    for (let request = 0; request < 10; request++) {
      assert.is((await post(asking(1))).status, 200);
      assert.is((await fetch(origin)).status, 404);
    }
    assert.is(log.ended, 10);
    long.destroy();
  });
});

test('answers pipelined requests one after the other', async () => {
  const { compiled, log } = stubTable();
  await withService({ compile: compiling(compiled) }, async ({ port }) => {
    const requests = rawRequest(asking(3)) + rawRequest(asking(2), ['Connection: close']);
    const answers = await readToEnd(await rawClient(port, requests));
    assert.is(answers.split('HTTP/1.1 200 OK').length, 3);
    assert.is(answers.split(stubRow(1)).length, 3);
    assert.is(answers.split(stubRow(2)).length, 2);
    assert.is(log.ended, 2);
  });
});

test('ends all pipelined work when the client goes away', async () => {
  const { compiled, log } = stubTable({ chunkBytes: CHUNK });
  await withService({ compile: compiling(compiled) }, async ({ port, faults }) => {
    const socket = await rawClient(port, rawRequest(asking(100_000)).repeat(3));
    await until(() => log.inserts.length === 3, 'the requests are read');
    socket.destroy();
    await until(() => log.ended === 3, 'the work ends');
    assert.equal(faults, []);
  });
});

test.run();
