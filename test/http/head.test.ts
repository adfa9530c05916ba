import { request as httpRequest } from 'node:http';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { stubText } from '../node/stub-table.ts';
import { rawClient, rawRequest, readToEnd, until, withService } from './harness.ts';

const body = { table_definition: 'CREATE TABLE t (a INT)', rows: 2 };
const text = JSON.stringify(body);
const REQUEST_LINE = 'POST /mysql/api/v1/generate/sql HTTP/1.1\r\n';
const TYPE = 'Content-Type: application/json\r\n';
const CLOSE = 'Connection: close\r\n';
const LENGTH = `Content-Length: ${text.length}\r\n`;

/** What comes back on a connection for what is sent on it. */
async function exchanged(port: number, sent: string): Promise<string> {
  return readToEnd(await rawClient(port, sent));
}

for (const [name, head, status, code] of [
  ['no host', REQUEST_LINE, 400, 'invalid_host'],
  ['two hosts', `${REQUEST_LINE}Host: a\r\nHost: a\r\n`, 400, 'invalid_host'],
  ['an empty host', `${REQUEST_LINE}Host:\r\n`, 200, ''],
  ['no host in HTTP/1.0', REQUEST_LINE.replace('1.1', '1.0'), 200, ''],
  ['a whole URL', `POST http://example.com/mysql/api/v1/generate/sql?x HTTP/1.1\r\nHost: a\r\n`, 200, ''],
  ['a whole URL of another path', `POST http://example.com HTTP/1.1\r\nHost: a\r\n`, 404, 'not_found'],
  ['no path', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n', 404, 'not_found'],
  ['an expectation', `${REQUEST_LINE}Host: a\r\nExpect: gold\r\n`, 400, 'invalid_expectation'],
  ['a wish for an upgrade', `${REQUEST_LINE}Host: a\r\nConnection: upgrade\r\nUpgrade: h2c\r\n`, 200, ''],
] as const) {
  test(`answers a request with ${name} with ${status}`, async () => {
    await withService({}, async ({ port, faults, reports }) => {
      const answer = await exchanged(port, `${head}${TYPE}${LENGTH}${CLOSE}\r\n${text}`);
      assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `));
      if (code !== '') assert.ok(answer.endsWith(`"code":"${code}"}`), answer);
      assert.equal(faults, []);
      assert.equal(
        reports.map((report) => [report.status, report.code]),
        [[status, code === '' ? null : code]],
      );
    });
  });
}

test('refuses codings of the body but chunked', async () => {
  await withService({}, async ({ port }) => {
    const answer = await exchanged(
      port,
      `${REQUEST_LINE}Host: a\r\n${TYPE}Transfer-Encoding: gzip, chunked\r\n${CLOSE}\r\n0\r\n\r\n`,
    );
    assert.match(answer, '"code":"invalid_transfer_encoding"');
  });
});

test('reads a chunked body with extensions and trailers', async () => {
  await withService({}, async ({ port }) => {
    const chunks = Array.from(text, (character) => `1;x="y"\r\n${character}\r\n`).join('');
    const head = `${REQUEST_LINE}Host: a\r\n${TYPE}${CLOSE}Transfer-Encoding: chunked\r\n\r\n`;
    const answer = await exchanged(port, `${head}${chunks}0\r\nX-Checksum: 1\r\n\r\n`);
    assert.match(answer, /^HTTP\/1\.1 200 /);
  });
});

test('asks for a body that a client holds back', async () => {
  await withService({}, async ({ port }) => {
    const answer = await new Promise<string>((resolve, reject) => {
      let asked = 0;
      const headers = { 'Content-Type': 'application/json', Expect: '100-continue' };
      const request = httpRequest({ port, path: '/mysql/api/v1/generate/sql', method: 'POST', headers });
      request.on('error', reject);
      request.on('continue', () => {
        asked++;
        request.end(text);
      });
      request.on('response', async (response) => {
        resolve(`${asked} ${response.statusCode} ${Buffer.concat(await response.toArray())}`);
      });
      request.flushHeaders();
    });
    assert.is(answer, `1 200 ${stubText(2)}`);
  });
});

for (const [name, path, headers, status] of [
  ['too large', '/mysql', `${TYPE}Content-Length: 9999999\r\n`, 400],
  ['of another type', '/mysql', 'Content-Type: text/plain\r\nContent-Length: 5\r\n', 400],
  ['at another path', '/elsewhere', `${TYPE}Content-Length: 5\r\n`, 404],
] as const) {
  test(`does not ask for a body that is ${name}`, async () => {
    await withService({ limits: { lingerMilliseconds: 50 } }, async ({ port }) => {
      const line = REQUEST_LINE.replace('/mysql', path);
      const answer = await exchanged(port, `${line}Host: a\r\nExpect: 100-continue\r\n${headers}\r\n`);
      assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `));
    });
  });
}

test('serves a client that has closed its side', async () => {
  await withService({}, async ({ port, reports }) => {
    const socket = await rawClient(port, rawRequest({ ...body, rows: 3000 }));
    socket.end();
    const answer = await readToEnd(socket);
    assert.match(answer, /^HTTP\/1\.1 200 /);
    assert.ok(answer.endsWith('\r\n0\r\n\r\n'));
    await until(() => reports.length === 1, 'the request is over');
    assert.is(reports[0]?.aborted, false);
  });
});

test('answers a client that has closed its side in the middle of a body', async () => {
  await withService({}, async ({ port, faults, reports }) => {
    const socket = await rawClient(port, `${REQUEST_LINE}Host: a\r\n${TYPE}${LENGTH}\r\n{`);
    socket.end();
    const answer = await readToEnd(socket);
    assert.match(answer, /^HTTP\/1\.1 400 .*"code":"malformed_request"\}$/s);
    await until(() => reports.length === 1, 'the request is over');
    assert.is(reports[0]?.status, 400);
    assert.equal(faults, []);
  });
});

test('answers in HTTP/1.0 up to the end of the connection', async () => {
  await withService({}, async ({ port }) => {
    const answer = await exchanged(port, `${REQUEST_LINE.replace('1.1', '1.0')}${TYPE}${LENGTH}\r\n${text}`);
    assert.is(answer.slice(answer.indexOf('\r\n\r\n') + 4), stubText(2));
  });
});

test('closes a connection after so many requests', async () => {
  await withService({ limits: { requestsPerConnection: 3 } }, async ({ port }) => {
    const answer = await exchanged(port, rawRequest(body).repeat(5));
    assert.equal(
      [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => status),
      ['200', '200', '200'],
    );
    assert.is(answer.split('\r\nConnection: close\r\n').length, 2);
  });
});

test.run();
