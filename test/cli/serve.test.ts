import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MAIN, rowsmith } from './harness.ts';

/** Starts the service on a free port and reads its lines up to the last curl line. */
async function withServe(
  args: readonly string[],
  use: (lines: readonly string[]) => Promise<void>,
): Promise<number | null> {
  const child = spawn(process.execPath, [MAIN, 'serve', '--port', '0', ...args]);
  const exit = once(child, 'exit');
  try {
    const lines: string[] = [];
    for await (const line of createInterface(child.stdout)) if (lines.push(line) === 3) break;
    await use(lines);
  } finally {
    child.kill('SIGTERM');
  }
  const [code] = await exit;
  return code;
}

/** Sends what a curl line would send. */
function curl(line: string): Promise<Response> {
  const [, url = '', body = ''] = /^curl -sS (\S+) -H 'Content-Type: application\/json' -d '([^']*)'$/.exec(line) ?? [];
  return fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}

test('prints lines that work, and ends when told to', async () => {
  const code = await withServe([], async ([first = '', ...curls]) => {
    assert.match(first, /^Rowsmith listens on http:\/\/127\.0\.0\.1:\d+$/);
    assert.is(curls.length, 2);
    for (const line of curls) {
      const response = await curl(line);
      assert.is(response.status, 200);
      assert.match(await response.text(), 'INSERT INTO');
      assert.match(response.headers.get('x-rowsmith-seed') ?? '', /^\d+$/);
    }
  });
  assert.is(code, 0);
});

test('mounts what it is told to', async () => {
  const mounts = ['--mount', '/=postgresql', '--mount', '/maria/db=mysql'];
  await withServe(mounts, async (lines) => {
    assert.match(lines[1] ?? '', /^curl -sS http:\/\/127\.0\.0\.1:\d+\/api\/v1\/generate\/sql .*SERIAL/);
    assert.match(
      lines[2] ?? '',
      /^curl -sS http:\/\/127\.0\.0\.1:\d+\/maria\/db\/api\/v1\/generate\/sql .*AUTO_INCREMENT/,
    );
  });
});

test('exits with 2 where it cannot listen', async () => {
  await withServe([], async ([first = '']) => {
    const port = new URL(first.replace('Rowsmith listens on ', '')).port;
    const stderr = `rowsmith: --host 127.0.0.1 --port ${port} cannot be listened on: address already in use.\n`;
    assert.equal(await rowsmith(['serve', '--port', port]), { code: 2, stdout: '', stderr });
  });
});

test.run();
