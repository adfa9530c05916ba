import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MAIN, rowsmith } from './harness.ts';

const PAGE = new URL('../../page/', import.meta.url);

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** Asks for a path as it stands, which `fetch` would tidy up. */
async function ask(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const [answer] = await once(request({ hostname, port, path, method, headers }).end(), 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

/** Serves the page on a free port, and gives the exit code. */
async function withPage(use: (origin: string) => Promise<void>, args: readonly string[] = []): Promise<number | null> {
  const child = spawn(process.execPath, [MAIN, 'page', '--port', '0', ...args]);
  const end = once(child, 'close').then(([code]) => code);
  try {
    for await (const line of createInterface(child.stdout)) {
      const [, origin] = /^The page is at (http:\S+)\/ until Ctrl\+C\.$/.exec(line) ?? [];
      assert.type(origin, 'string', line);
      await use(origin ?? '');
      break;
    }
  } finally {
    child.kill('SIGINT');
  }
  return end;
}

test('serves the page until it is interrupted', async () => {
  const code = await withPage(async (origin) => {
    const { status, headers, body } = await ask(origin, '/');
    assert.is(status, 200);
    assert.is(headers['content-type'], 'text/html; charset=utf-8');
    assert.ok(body.equals(readFileSync(new URL('index.html', PAGE))));
    const policy = String(headers['content-security-policy']);
    assert.match(policy, /^default-src 'none'; .*; frame-ancestors 'none'$/);
    assert.ok(body.includes(policy.replace("; frame-ancestors 'none'", '')), 'The document has the same policy.');
    assert.is(headers['x-content-type-options'], 'nosniff');
    assert.is(headers['referrer-policy'], 'no-referrer');
    assert.is(headers['cross-origin-opener-policy'], 'same-origin');
  });
  assert.is(code, 0);
});

test('sends what a client can read, and what it has not yet', async () => {
  await withPage(async (origin) => {
    const script = readFileSync(new URL('worker.js', PAGE));
    const plain = await ask(origin, '/worker.js');
    assert.is(plain.headers['content-encoding'], undefined);
    assert.ok(plain.body.equals(script));
    const coded = await ask(origin, '/worker.js', { 'accept-encoding': 'br, gzip' });
    assert.is(coded.headers['content-encoding'], 'gzip');
    assert.ok(gunzipSync(coded.body).equals(script));
    assert.is(coded.headers['vary'], 'Accept-Encoding');
    assert.is.not(coded.headers['etag'], plain.headers['etag']);
    const again = await ask(origin, '/worker.js', { 'if-none-match': `"x", W/${plain.headers['etag']}` });
    assert.equal([again.status, again.body.length], [304, 0]);
    assert.is((await ask(origin, '/locales/de.js')).headers['content-type'], 'text/javascript; charset=utf-8');
    const head = await ask(origin, '/worker.js?x', {}, 'HEAD');
    assert.equal([head.status, head.body.length, head.headers['content-length']], [200, 0, String(script.length)]);
  });
});

test('has no other file and no other method', async () => {
  await withPage(async (origin) => {
    for (const path of ['/../cli/main.cjs', '/..%2fcli/main.cjs', '//etc/passwd', '/locales', '/nothing', '*']) {
      const { status, headers } = await ask(origin, path);
      assert.is(status, 404, path);
      assert.is(headers['x-content-type-options'], 'nosniff');
    }
    const { status, headers } = await ask(origin, '/', {}, 'POST');
    assert.equal([status, headers['allow']], [405, 'GET, HEAD']);
  });
});

test('says where it cannot listen', async () => {
  await withPage(async (origin) => {
    const { port } = new URL(origin);
    const { code, stderr } = await rowsmith(['page', '--port', port]);
    assert.is(code, 2);
    assert.match(stderr, `--host 127.0.0.1 --port ${port} cannot be listened on: address already in use.`);
  });
});

test.run();
