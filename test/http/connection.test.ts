import { createServer as createHttpServer } from 'node:http';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { threadedCompilers } from '../../src/http/compile-thread.ts';
import { listenerOf } from '../../src/http/listener.ts';
import { createServer, type ServerOptions } from '../../src/http/server.ts';
import { stubTable, stubText } from '../node/stub-table.ts';
import { compiling, postTo, type Running, rawClient, rawRequest, readToEnd, until, withService } from './harness.ts';

const MEBIBYTE = 1024 * 1024;
const asking = (rows: number) => ({ table_definition: 'CREATE TABLE t (a INT)', rows });
const HEAD = 'POST /mysql/api/v1/generate/sql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const tooLarge = '{"error":"The body is larger than 1048576 bytes.","code":"body_too_large"}';

test('takes a body of 1 MiB, and none larger', async () => {
  await withService({}, async ({ origin }) => {
    const url = `${origin}/mysql/api/v1/generate/sql`;
    const body = '{"table_definition":""}'.padEnd(MEBIBYTE, ' ');
    const fitting = await postTo(url, body);
    await fitting.arrayBuffer();
    assert.is(fitting.status, 200);
    const larger = await postTo(url, `${body} `);
    assert.is(await larger.text(), tooLarge);
    assert.is(larger.status, 400);
  });
});

test('counts a body whose length is not declared', async () => {
  await withService({}, async ({ port }) => {
    const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`;
    const sent = `${HEAD}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(20)}0\r\n\r\n`;
    const answer = await readToEnd(await rawClient(port, sent));
    assert.match(answer, /^HTTP\/1\.1 400 .*\r\nConnection: close\r\n/s);
    assert.ok(answer.endsWith(tooLarge));
  });
});

test('answers a client that goes on sending', async () => {
  await withService({}, async ({ origin }) => {
    const body = new Uint8Array(30 * MEBIBYTE);
    const response = await fetch(`${origin}/elsewhere`, { method: 'POST', body });
    assert.is(response.status, 404);
    await response.arrayBuffer();
  });
});

test('answers before a body that is too large, and does not wait for it for long', async () => {
  await withService({ limits: { lingerMilliseconds: 100 } }, async ({ port, reports }) => {
    const answer = await readToEnd(await rawClient(port, `${HEAD}Content-Length: 2000000\r\n\r\n{`));
    assert.ok(answer.endsWith(tooLarge));
    await until(() => reports.length === 1, 'the request is over');
    assert.equal([reports[0]?.status, reports[0]?.aborted], [400, false]);
  });
});

test('forgets a client that goes away before its request is complete', async () => {
  await withService({}, async ({ port, faults, post }) => {
    const socket = await rawClient(port, `${HEAD}Content-Length: 100\r\n\r\n{`);
    await new Promise((resolve) => setTimeout(resolve, 20));
    socket.destroy();
    assert.is((await post(asking(1))).status, 200);
    assert.equal(faults, []);
  });
});

for (const [name, sent] of [
  ['head', 'POST /mysql'],
  ['body', `${HEAD}Content-Length: 100\r\n\r\n{`],
]) {
  test(`closes a connection whose ${name} is late`, async () => {
    const limits = { headersMilliseconds: 50, requestMilliseconds: 100 };
    await withService({ limits }, async ({ port }) => {
      assert.match(await readToEnd(await rawClient(port, sent ?? '')), 'HTTP/1.1 408 Request Timeout');
    });
  });
}

test('answers many requests on one connection', async () => {
  await withService({}, async ({ port }) => {
    const sent = `${rawRequest({}).repeat(3)}${rawRequest(asking(1), ['Connection: close'])}`;
    const answers = await readToEnd(await rawClient(port, sent));
    assert.is(answers.split('HTTP/1.1 400').length, 4);
    assert.is(answers.split('HTTP/1.1 200').length, 2);
  });
});

test('rejects an address that is taken', async () => {
  await withService({}, async ({ port }) => {
    const second = createServer({
      compile: () => stubTable().compiled,
      now: () => 0,
      drawSeed: () => 0,
      log: { fault() {}, request() {}, notice() {} },
    });
    const failure = await second.listen('127.0.0.1', port).catch((error: NodeJS.ErrnoException) => error.code);
    assert.is(failure, 'EADDRINUSE');
  });
});

/** A service with two places, which two tables take until `release` is called: what it compiled, by its text. */
async function withBusyService(
  use: (running: Running, compiled: readonly string[], release: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const compiled: string[] = [];
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const compile: ServerOptions['compile'] = async (ddl) => {
    compiled.push(ddl);
    if (compiled.length <= 2) await released;
    return stubTable().compiled;
  };
  await withService({ compile, limits: { streams: 2 } }, async (running) => {
    const both = Promise.all([running.post(table('first')), running.post(table('second'))]);
    await until(() => compiled.length === 2, 'both are compiled');
    const ended = (): Promise<unknown> => {
      release();
      return both;
    };
    await use(running, compiled, ended);
  });
}

const table = (name: string) => ({ table_definition: `CREATE TABLE ${name} (a INT)`, rows: 1 });
const named = (name: string) => table(name).table_definition;

test('compiles nothing for a client that has gone', async () => {
  await withBusyService(async ({ port, post, service }, compiled, release) => {
    const gone = await rawClient(port, rawRequest(table('gone')));
    await until(() => service.metrics().includes('rowsmith_streams_waiting 1\n'), 'it waits');
    gone.resetAndDestroy();
    await until(() => service.metrics().includes('rowsmith_connections 2\n'), 'it is gone');
    await release();
    assert.is((await post(table('last'))).status, 200);
    assert.equal(compiled.slice(2), [named('last')]);
  });
});

test('serves clients that have closed their side behind the others', async () => {
  await withBusyService(async ({ port, post, service }, compiled, release) => {
    const silent = await rawClient(port, rawRequest(table('silent'), ['Connection: close']));
    silent.end();
    await until(() => service.metrics().includes('rowsmith_streams_waiting 1\n'), 'it waits');
    const last = post(table('last'));
    await until(() => service.metrics().includes('rowsmith_streams_waiting 2\n'), 'the other waits');
    // Time for the end of its side to arrive.
    await new Promise((resolve) => setTimeout(resolve, 20));
    await release();
    assert.is((await last).status, 200);
    assert.ok((await readToEnd(silent)).startsWith('HTTP/1.1 200'));
    assert.equal(compiled.slice(2), [named('last'), named('silent')]);
  });
});

test('a client that has closed its side loses its place to another, and is told to try again', async () => {
  const compiled: string[] = [];
  let fail: () => void = () => {};
  const compile: ServerOptions['compile'] = (ddl, asking) => {
    compiled.push(ddl);
    if (ddl !== named('silent')) return stubTable().compiled;
    return new Promise((_, refuse) => {
      fail = () => refuse(new Error(asking.presence()));
    });
  };
  await withService({ compile, limits: { streams: 1 } }, async ({ port, post, faults }) => {
    const silent = await rawClient(port, rawRequest(table('silent'), ['Connection: close']));
    silent.end();
    await until(() => compiled.length === 1, 'it is compiled');
    // Time for the end of its side to arrive.
    await new Promise((resolve) => setTimeout(resolve, 20));
    assert.is((await post(table('other'))).status, 200);
    fail();
    const answer = await readToEnd(silent);
    assert.ok(answer.startsWith('HTTP/1.1 503 ') && answer.includes('"code":"busy"'), answer);
    assert.equal(faults, []);
  });
});

test('answers a table that takes too long to compile with 400', async () => {
  const compilers = threadedCompilers(1);
  const columns = Array.from({ length: 200 }, (_, i) => `g${i + 1} INT AS (g${i} + 1)`).join(', ');
  const table_definition = `CREATE TABLE t (g0 INT, ${columns}, UNIQUE (g200), CHECK (g200 > 5))`;
  try {
    await withService({ compile: compilers.compile }, async ({ post, faults }) => {
      const response = await post({ table_definition });
      assert.is(response.status, 400);
      const { code, line, column } = Object(await response.json());
      assert.equal([code, line, column], ['limit_exceeded', 1, 1]);
      assert.equal(faults, []);
    });
  } finally {
    compilers.close();
  }
});

test('finishes answers under way when it shuts down', async () => {
  const { compiled, log } = stubTable({ chunkBytes: 100_000 });
  await withService({ compile: compiling(compiled) }, async ({ service, post, origin }) => {
    const response = await post(asking(200));
    await until(() => log.chunksMade > 3, 'the answer begins');
    const shut = service.shutDown(10_000);
    const refused = await fetch(origin).catch(() => 'refused');
    assert.is(refused, 'refused');
    assert.ok((await response.text()) === stubText(200, 100_000));
    await shut;
  });
});

test('waits for no connection without a request when it shuts down', async () => {
  await withService({}, async ({ service, port }) => {
    const socket = await rawClient(port, '');
    await until(() => service.metrics().includes('rowsmith_connections 1\n'), 'it is accepted');
    await service.shutDown(600_000);
    assert.is(await readToEnd(socket), '');
  });
});

test('serves on when the system refuses a connection', async () => {
  const server = createHttpServer((_request, response) => response.end('ok'));
  const failures: string[] = [];
  const start = (port: number, host: string, ready: () => void) => server.listen(port, host, ready);
  const listener = listenerOf(server, start, ({ message }) => failures.push(message));
  const { port } = await listener.listen('127.0.0.1', 0);
  // As node:net does for what accept() answers.
  server.emit('error', new Error('accept ENFILE'));
  assert.is(await (await fetch(`http://127.0.0.1:${port}`)).text(), 'ok');
  assert.equal(failures, ['accept ENFILE']);
  await listener.shutDown(0);
});

test('cuts answers that take too long to finish', async () => {
  const { compiled, log } = stubTable({ chunkBytes: 100_000 });
  await withService({ compile: compiling(compiled) }, async ({ service, port }) => {
    await rawClient(port, rawRequest(asking(100_000)));
    await until(() => log.chunksMade > 3, 'the answer begins');
    await service.shutDown(50);
    await until(() => log.ended === 1, 'the work ends');
  });
});

test.run();
