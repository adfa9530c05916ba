import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rawClient, rawRequest, readToEnd, until, withService } from './harness.ts';

const body = { table_definition: 'CREATE TABLE t (a INT)', rows: 1 };
const LINE = 'POST /mysql/api/v1/generate/sql HTTP/1.1\r\n';
const HEAD = `${LINE}Host: a\r\nContent-Type: application/json\r\n`;
const CHUNKED = `${HEAD}Transfer-Encoding: chunked\r\n\r\n`;

/** What is sent, and the one answer: a status, or 0 for a connection that is closed without any. */
const malformed: readonly (readonly [name: string, sent: string | Uint8Array, status: number])[] = [
  ['two lengths', `${HEAD}Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}   `, 400],
  ['the same length twice', `${HEAD}Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}`, 400],
  ['two lengths in a list', `${HEAD}Content-Length: 5, 6\r\n\r\n{}   `, 400],
  ['a negative length', `${HEAD}Content-Length: -5\r\n\r\n{}   `, 400],
  ['a length with a sign', `${HEAD}Content-Length: +5\r\n\r\n{}   `, 400],
  ['a length beyond counting', `${HEAD}Content-Length: 99999999999999999999999999\r\n\r\n{}   `, 400],
  ['a length and chunks', `${HEAD}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ['chunks that are not last', `${HEAD}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n`, 400],
  ['a chunk without a size', `${CHUNKED}x\r\n{}\r\n0\r\n\r\n`, 400],
  ['a chunk without a size in a body of another type', `${CHUNKED.replace('json', 'xml')}x\r\n{}\r\n0\r\n\r\n`, 400],
  ['a chunk of a negative size', `${CHUNKED}-2\r\n{}\r\n0\r\n\r\n`, 400],
  ['a chunk of a huge size', `${CHUNKED}fffffffffffffffff\r\n{}\r\n0\r\n\r\n`, 400],
  ['a chunk longer than its size', `${CHUNKED}1\r\n{}\r\n0\r\n\r\n`, 400],
  ['a chunk extension of 70 kB', `${CHUNKED}1;${'x'.repeat(70_000)}\r\n{\r\n0\r\n\r\n`, 400],
  ['NUL in a header', `${LINE}Host: a\0b\r\n\r\n`, 400],
  ['NUL in the target', 'POST /\0 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['NULs only', '\0'.repeat(100), 400],
  ['a line feed in a header', `${LINE}Host: a\r\nX: a\n b\r\n\r\n`, 400],
  ['a space before the colon', `${LINE}Host : a\r\n\r\n`, 400],
  ['a header without a name', `${LINE}: a\r\n\r\n`, 400],
  ['a header without a colon', `${LINE}Host\r\n\r\n`, 400],
  ['a folded header', `${LINE}Host: a\r\n\tb: c\r\n\r\n`, 400],
  ['70 kB of headers', `${LINE}Host: a\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`, 431],
  ['70 kB of small headers', `${LINE}Host: a\r\n${'X: y\r\n'.repeat(12_000)}\r\n`, 431],
  ['a target of 70 kB', `POST /${'x'.repeat(70_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ['an unknown method', 'FROB /mysql/api/v1/generate/sql HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['a method in small letters', LINE.replace('POST', 'post'), 400],
  ['a target without a slash', 'POST mysql HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['no target', 'POST HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['no version', 'POST /mysql/api/v1/generate/sql\r\n\r\n', 400],
  ['another version', LINE.replace('1.1', '9.9'), 400],
  ['another protocol', 'POST / GOPHER/1.0\r\nHost: a\r\n\r\n', 400],
  ['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['the beginning of TLS', Uint8Array.of(0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3, 9, 9, 9, 9), 400],
  ['a tunnel', 'CONNECT example.com:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['a tunnel and bytes for it', 'CONNECT /mysql HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc', 405],
  ['a request that ends early', 'POST /mysql', 400],
];

for (const [name, sent, status] of malformed) {
  test(`ends a connection with ${name}`, async () => {
    await withService({}, async ({ port, post, faults }) => {
      const socket = await rawClient(port, sent);
      socket.end();
      const answer = await readToEnd(socket);
      const answers = answer.split(/(?=HTTP\/1\.1 \d)/).filter((part) => part !== '');
      assert.equal(
        answers.map((part) => Number(part.slice(9, 12))),
        status === 0 ? [] : [status],
      );
      if (status !== 0) assert.match(answer, /\r\nConnection: close\r\n[^{]*\{"error":"[^"]+\.","code":"[a-z_]+"\}$/s);
      assert.equal(faults, []);
      assert.is((await post(body)).status, 200);
    });
  });
}

test('answers a request whole before garbage ends its connection', async () => {
  await withService({}, async ({ port }) => {
    const answer = await readToEnd(await rawClient(port, `${rawRequest({ ...body, rows: 500 })}garbage\r\n\r\n`));
    assert.is(answer.split('HTTP/1.1').length, 2);
    assert.match(answer, /^HTTP\/1\.1 200 /);
    assert.ok(answer.endsWith('\r\n0\r\n\r\n'));
  });
});

test('answers a request whole before a tunnel ends its connection', async () => {
  await withService({}, async ({ port, reports, faults }) => {
    const tunnel = 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n';
    const answer = await readToEnd(await rawClient(port, `${rawRequest({ ...body, rows: 500 })}${tunnel}`));
    assert.is(answer.split('HTTP/1.1').length, 2);
    assert.ok(answer.endsWith('\r\n0\r\n\r\n'));
    await until(() => reports.length === 1, 'it is logged');
    assert.equal(faults, []);
  });
});

test('gives no second answer where the second of two bodies is garbage', async () => {
  await withService({}, async ({ port }) => {
    const answer = await readToEnd(await rawClient(port, `${rawRequest({ ...body, rows: 500 })}${CHUNKED}garbage\r\n`));
    assert.ok(answer.split('HTTP/1.1').length <= 2, answer);
  });
});

test('logs what it cannot read, in a few words', async () => {
  await withService({}, async ({ port, reports }) => {
    const answer = await readToEnd(await rawClient(port, 'garbage with a secret\r\n\r\n'));
    await until(() => reports.length === 1, 'it is logged');
    const { id, ...report } = reports[0] ?? { id: '' };
    assert.match(answer, `\r\nX-Request-Id: ${id}\r\n`);
    assert.equal(report, {
      client: '127.0.0.1',
      method: '',
      path: '',
      endpoint: null,
      status: 400,
      code: 'malformed_request',
      rows: 0,
      bytes: 0,
      milliseconds: 0,
      aborted: false,
    });
  });
});

test('bears bytes at random, alone and within a request', async () => {
  await withService({ limits: { lingerMilliseconds: 50 } }, async ({ port, post, faults }) => {
    const valid = Buffer.from(rawRequest(body));
    let state = 12_345;
    const random = (limit: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 1;
      return (state >> 8) % limit;
    };
    const attempts = Array.from({ length: 300 }, async (_, attempt) => {
      const sent = attempt % 3 === 0 ? Buffer.from(Array.from({ length: 300 }, () => random(256))) : Buffer.from(valid);
      for (let change = 0; change < 1 + (attempt % 4); change++) sent[random(sent.length)] = random(256);
      const socket = await rawClient(port, sent);
      socket.end();
      return (await readToEnd(socket)).split(/HTTP\/1\.1 \d{3} /).length - 1;
    });
    const answers = await Promise.all(attempts);
    assert.ok(
      answers.every((count) => count <= 1 || count === 2),
      'more answers than requests',
    );
    assert.equal(faults, []);
    assert.is((await post(body)).status, 200);
  });
});

test.run();
