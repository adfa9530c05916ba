import { connect } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { STUB_STOPPED, stubRow, stubTable, stubText } from '../node/stub-table.ts';
import { compileAtOnce, compiling, rawClient, rawRequest, readToEnd, until, withService } from './harness.ts';

const CHUNK = 100_000;

/** Chunks that may still be made until the end of a client is seen: a turn of the loop each, some 20 ms with rows. */
const FEW_CHUNKS = 8;
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

test('keeps a reader that takes a little at a time', async () => {
  const { compiled, log } = stubTable({ chunkBytes: 16 * 1024 * 1024 });
  const limits = { stallMilliseconds: 800 };
  await withService({ compile: compiling(compiled), limits }, async ({ port, faults }) => {
    const socket = await rawClient(port, rawRequest(asking(1), ['Connection: close']));
    await until(() => log.chunksMade === 1, 'the answer begins');
    let size = 0;
    const start = performance.now();
    // A mebibyte or so in a while: the one chunk takes far longer than a stall may.
    for await (const piece of socket) {
      size += piece.length;
      if (performance.now() - start < 1500) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    assert.ok(size > 16 * 1024 * 1024, `${size} bytes came`);
    assert.equal(faults, []);
  });
});

test('stops the work as soon as its client has gone away', async () => {
  const { compiled, log } = stubTable({ chunkBytes: CHUNK });
  await withService({ compile: compiling(compiled) }, async ({ port }) => {
    const made: number[] = [];
    for (let client = 0; client < 15; client++) {
      const socket = await rawClient(port, rawRequest(asking(100_000)));
      socket.resume();
      const before = log.chunksMade;
      await until(() => log.chunksMade > before + 3, 'the answer begins');
      const { ended, chunksMade } = log;
      socket.resetAndDestroy();
      while (log.ended === ended) await new Promise((resolve) => setImmediate(resolve));
      made.push(log.chunksMade - chunksMade);
    }
    // The fewest: where the network takes its time to tell of the end, the work goes on until then.
    assert.ok(Math.min(...made) <= FEW_CHUNKS, `${made} chunks`);
  });
});

test('lets some write and others wait, and refuses the rest', async () => {
  const { compiled, log } = stubTable({ chunkBytes: CHUNK });
  const limits = { streams: 2, streamWaitMilliseconds: 60_000 };
  await withService({ compile: compiling(compiled), limits }, async ({ port, post, service }) => {
    const readers = [await rawClient(port, rawRequest(asking(5000))), await rawClient(port, rawRequest(asking(5000)))];
    await until(() => log.inserts.length === 2, 'both places are taken');
    const late = [post(asking(1)), post(asking(1))];
    await until(() => service.metrics().includes('rowsmith_streams_waiting 2\n'), 'two wait');
    const refused = await post(asking(1));
    assert.is(refused.status, 503);
    assert.is(refused.headers.get('retry-after'), '5');
    const expected = { error: 'The service is busy; try again in 5 seconds.', code: 'busy' };
    assert.equal(await refused.json(), expected);
    readers[0]?.destroy();
    const statuses = await Promise.all(late.map(async (response) => (await response).status));
    assert.equal(statuses, [200, 200]);
    readers[1]?.destroy();
    await until(() => service.metrics().includes('rowsmith_streams_active 0\n'), 'the places are free');
  });
});

test('keeps some places from a client that takes all it can', async () => {
  const { compiled, log } = stubTable({ chunkBytes: CHUNK });
  const options = {
    compile: compiling(compiled),
    rate: { burst: 100, windowSeconds: 1 },
    limits: { streams: 2, clientStreams: 1, streamWaitMilliseconds: 60_000 },
    trustedProxies: ['127.0.0.1'],
  };
  await withService(options, async ({ port, service }) => {
    const from = (client: string, rows: number) =>
      rawClient(port, rawRequest(asking(rows), [`X-Forwarded-For: ${client}`, 'Connection: close']));
    const reader = await from('2001:db8::1', 5000);
    await until(() => log.inserts.length === 1, 'a place is taken');
    const late = await from('2001:db8::2', 1);
    await until(() => service.metrics().includes('rowsmith_streams_waiting 1\n'), 'the second of this client waits');
    assert.match(await readToEnd(await from('192.0.2.1', 1)), /^HTTP\/1\.1 200 /);
    assert.match(service.metrics(), 'rowsmith_streams_waiting 1\n');
    reader.destroy();
    assert.match(await readToEnd(late), /^HTTP\/1\.1 200 /);
    await until(() => service.metrics().includes('rowsmith_streams_active 0\n'), 'the places are free');
  });
});

test('begins no answer beside another where the heap is half full', async () => {
  const { compiled, log } = stubTable({ chunkBytes: CHUNK });
  let share = 0.6;
  await withService({ compile: compiling(compiled), heapShare: () => share }, async ({ port, post, service }) => {
    const reader = await rawClient(port, rawRequest(asking(5000)));
    await until(() => log.inserts.length === 1, 'one is begun');
    const refused = await post(asking(1));
    assert.is(refused.status, 503);
    assert.is(refused.headers.get('retry-after'), '5');
    share = 0.4;
    assert.is((await post(asking(1))).status, 200);
    reader.destroy();
    await until(() => service.metrics().includes('rowsmith_streams_active 0\n'), 'the places are free');
  });
});

test('refuses a request that waited too long', async () => {
  const { compiled, log } = stubTable({ chunkBytes: CHUNK });
  const limits = { streams: 1, streamWaitMilliseconds: 20 };
  await withService({ compile: compiling(compiled), limits }, async ({ port, post }) => {
    const reader = await rawClient(port, rawRequest(asking(5000)));
    await until(() => log.inserts.length === 1, 'the place is taken');
    assert.is((await post(asking(1))).status, 503);
    reader.destroy();
  });
});

test('does no work for a client that left while it waited', async () => {
  const { compiled, log } = stubTable({ chunkBytes: CHUNK });
  await withService({ compile: compiling(compiled), limits: { streams: 1 } }, async ({ port, service }) => {
    const reader = await rawClient(port, rawRequest(asking(5000)));
    await until(() => log.inserts.length === 1, 'the place is taken');
    const waiting = await rawClient(port, rawRequest(asking(1)));
    await until(() => service.metrics().includes('rowsmith_streams_waiting 1\n'), 'one waits');
    // A mere end may be that of a client which still reads.
    waiting.resetAndDestroy();
    await until(() => service.metrics().includes('rowsmith_connections 1\n'), 'it left');
    reader.destroy();
    await until(() => service.metrics().includes('rowsmith_streams_active 0\n'), 'the place is free');
    assert.is(log.inserts.length, 1);
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

test('cuts real rows on a whole statement, and says how many there are', async () => {
  let time = 0;
  const now = () => {
    time += 1500;
    return time;
  };
  const ddl = 'CREATE TABLE t (a INT NOT NULL)';
  await withService({ compile: compileAtOnce, now }, async ({ post }) => {
    const text = await (await post({ table_definition: ddl, rows: 90_000, options: { batch_size: 1_000_000 } })).text();
    const [, written = ''] = /\);\n-- Warning: (\d+) of 90000 rows were written\.\n$/.exec(text) ?? [];
    assert.is(text.match(/^\(/gm)?.length, Number(written));
    assert.ok(Number(written) > 100 && Number(written) < 90_000);
  });
  await withService({ compile: compileAtOnce }, async ({ post }) => {
    const text = await (await post({ table_definition: ddl, rows: 2 ** 40 })).text();
    assert.ok(text.endsWith(');\n-- Warning: 100000 of 1099511627776 rows were written.\n'));
    assert.is(text.match(/^\(/gm)?.length, 100_000);
  });
});

test('others are answered while a table is made ready in steps', async () => {
  let time = 0;
  let steps = 0;
  let isAnswered = false;
  const { compiled } = stubTable();
  function* insertInSteps() {
    for (; !isAnswered; steps++) {
      time += 20;
      yield;
    }
    return compiled.insert({ rows: 1 });
  }
  const compile = (ddl: string) => (ddl === 'wide' ? { ...compiled, insertInSteps } : compiled);
  const limits = { generationMilliseconds: Number.POSITIVE_INFINITY };
  await withService({ compile, limits, now: () => time }, async ({ post }) => {
    const wide = post({ table_definition: 'wide' });
    await until(() => steps > 0, 'the first step');
    await (await post(asking(1))).text();
    isAnswered = true;
    assert.is(await (await wide).text(), stubText(1));
  });
});

test('a table is not made ready any further for a client that is gone', async () => {
  let time = 0;
  let steps = 0;
  let isOver = false;
  const { compiled, log } = stubTable();
  function* insertInSteps() {
    for (; !isOver; steps++) {
      time += 20;
      yield;
    }
    return compiled.insert();
  }
  await withService({ compile: () => ({ ...compiled, insertInSteps }), now: () => time }, async ({ port, reports }) => {
    const socket = await rawClient(port, rawRequest(asking(1)));
    await until(() => steps > 0, 'the first step');
    socket.resetAndDestroy();
    await until(() => reports.length === 1, 'the end');
    const stepsAtEnd = steps;
    await new Promise((resolve) => setTimeout(resolve, 20));
    isOver = true;
    assert.ok(steps - stepsAtEnd <= 1);
    assert.equal(log.inserts, []);
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

test('resets the connection of a client that would take the end of it for the end of the answer', async () => {
  const { compiled } = stubTable({
    beforeChunk(number) {
      if (number === 3) throw new Error('no fourth chunk');
    },
  });
  await withService({ compile: compiling(compiled) }, async ({ port }) => {
    const socket = connect(port, '127.0.0.1');
    const end = new Promise((resolve) => {
      socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code)).once('end', () => resolve('end'));
    });
    socket.end(rawRequest(asking(10)).replace('HTTP/1.1', 'HTTP/1.0'));
    socket.resume();
    assert.is(await end, 'ECONNRESET');
  });
});

test('leaves nothing behind when clients go away anywhere', async () => {
  const { compiled, log } = stubTable({ chunkBytes: CHUNK });
  await withService({ compile: compiling(compiled) }, async ({ port, service, faults }) => {
    const request = Buffer.from(rawRequest(asking(100_000)));
    const isIdle = () => service.metrics().includes('rowsmith_connections 0\n');
    // Not all kinds: what earlier tests opened may go meanwhile.
    const resources = () =>
      process.getActiveResourcesInfo().filter((kind) => /^(?:Timeout|TCPSocketWrap)$/.test(kind)).length;
    await until(isIdle, 'nobody is there');
    const before = resources();
    await Promise.all(
      Array.from({ length: 200 }, async (_, client) => {
        const socket = await rawClient(port, request.subarray(0, 1 + ((client * 3) % request.length)));
        if (client % 2 === 0) socket.resume();
        await new Promise((resolve) => setTimeout(resolve, client % 50));
        if (client % 3 === 0) socket.end();
        else socket.resetAndDestroy();
        await new Promise((resolve) => setTimeout(resolve, 50));
        socket.destroy();
      }),
    );
    await until(isIdle, 'all are gone');
    await until(() => resources() <= before, 'all timers and sockets are gone');
    assert.is(log.ended, log.inserts.length);
    assert.equal(faults, []);
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

test('lets long answers take turns, whoever came first', async () => {
  const made: number[] = [];
  let answers = 0;
  const compile = () => {
    const answer = answers++;
    return stubTable({ chunkBytes: CHUNK, beforeChunk: () => made.push(answer) }).compiled;
  };
  await withService({ compile }, async ({ port }) => {
    const readers = await Promise.all([0, 1, 2].map(() => rawClient(port, rawRequest(asking(100_000)))));
    for (const reader of readers) reader.resume();
    await until(() => made.length > 300, 'all of them write');
    for (const reader of readers) reader.destroy();
    const shares = [0, 1, 2].map((answer) => made.slice(-200).filter((one) => one === answer).length);
    assert.ok(Math.min(...shares) > 30, `chunks of each: ${shares}`);
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
