import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { MAIN, rowsmith } from './harness.ts';

/** A process that serves on a free port. */
interface Served {
  readonly child: ChildProcessWithoutNullStreams;
  /** What it printed: where it listens, and a curl line for each mount. */
  readonly lines: readonly string[];
  /** What it logged so far. */
  readonly log: string[];
  /** Its exit code. */
  readonly end: Promise<number | null>;
}

async function startServe(args: readonly string[], lineCount = 3): Promise<Served> {
  const child = spawn(process.execPath, [MAIN, 'serve', '--port', '0', ...args]);
  const end = once(child, 'close').then(([code]) => code);
  const lines: string[] = [];
  const log: string[] = [];
  createInterface(child.stderr).on('line', (line) => log.push(line));
  for await (const line of createInterface(child.stdout)) if (lines.push(line) === lineCount) break;
  return { child, lines, log, end };
}

/** Starts the service, and ends it after use. */
async function withServe(
  args: readonly string[],
  use: (lines: readonly string[]) => Promise<void>,
  lineCount?: number,
): Promise<number | null> {
  const { child, lines, end } = await startServe(args, lineCount);
  try {
    await use(lines);
  } finally {
    child.kill('SIGTERM');
  }
  return end;
}

/** The address in `Rowsmith listens on …`. */
function originOf(lines: readonly string[]): string {
  return (lines[0] ?? '').replace('Rowsmith listens on ', '');
}

/** Asks for many rows, and gives the answer once it has begun. */
function askMany(origin: string, rows: number): Promise<Response> {
  const body = JSON.stringify({ table_definition: 'CREATE TABLE t (id INT PRIMARY KEY, name TEXT)', rows });
  const headers = { 'Content-Type': 'application/json' };
  return fetch(`${origin}/postgresql/api/v1/generate/sql`, { method: 'POST', headers, body });
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

test('says how the limit of the rate is turned off, where there is one', async () => {
  await withServe(
    [],
    async (lines) => {
      assert.is(lines[3], 'A client has 10 requests, and one more every 6 s: --rate-limit 0 turns this off.');
    },
    4,
  );
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
    const port = new URL(originOf([first])).port;
    const stderr = `rowsmith: --host 127.0.0.1 --port ${port} cannot be listened on: address already in use.\n`;
    assert.equal(await rowsmith(['serve', '--port', port]), { code: 2, stdout: '', stderr });
  });
});

test('exits with 2 where it cannot listen for its operator, or trust a proxy', async () => {
  await withServe([], async (lines) => {
    const port = new URL(originOf(lines)).port;
    const outcome = await rowsmith(['serve', '--port', '0', '--admin-port', port]);
    assert.is(outcome.code, 2);
    assert.match(outcome.stderr, `--admin-port ${port} cannot be listened on: address already in use.`);
  });
  const outcome = await rowsmith(['serve', '--trust-proxy', '10.0.0.0/8,proxy']);
  assert.is(outcome.code, 2);
  assert.match(outcome.stderr, '--trust-proxy must name ranges, as in 10.0.0.0/8,fd00::/8, not "proxy".');
});

test('logs a JSON line a request, and shows its health on another port', async () => {
  const { child, lines, log, end } = await startServe(['--admin-port', '0', '--host', '::1'], 4);
  assert.match(originOf(lines), /^http:\/\/\[::1\]:\d+$/);
  const response = await curl(lines[2] ?? '');
  await response.arrayBuffer();
  const [health = '', metrics = '', api = ''] = (lines[3] ?? '').match(/http:\S+/g) ?? [];
  assert.is(await (await fetch(health)).text(), '{"status":"ok"}');
  const counted = await (await fetch(metrics)).text();
  assert.match(counted, 'rowsmith_http_requests_total{endpoint="/postgresql/api/v1/generate/sql",status="200"} 1\n');
  assert.match(counted, /\nprocess_resident_memory_bytes \d{8,}\n/);
  const document: unknown = await (await fetch(api)).json();
  assert.ok(document instanceof Object && 'openapi' in document);
  child.kill('SIGINT');
  assert.is(await end, 0);
  assert.is(log.length, 1);
  const { time, ms, bytes, id, ...facts } = JSON.parse(log[0] ?? '');
  assert.match(time, /^20\d\d-\d\d-\d\dT[\d:.]+Z$/);
  assert.ok(ms > 0 && bytes > 100);
  assert.is(id, response.headers.get('x-request-id'));
  assert.equal(facts, {
    level: 'info',
    message: 'request',
    client: '::1',
    method: 'POST',
    path: '/postgresql/api/v1/generate/sql',
    status: 200,
    code: null,
    rows: 5,
    aborted: false,
  });
});

/** A table that takes as many steps as planning may take: hundreds of milliseconds. */
function askHostile(origin: string): Promise<Response> {
  const columns = Array.from({ length: 200 }, (_, i) => `g${i + 1} INT AS (g${i} + 1)`).join(', ');
  const body = JSON.stringify({
    table_definition: `CREATE TABLE t (g0 INT, ${columns}, UNIQUE (g200), CHECK (g200 > 5))`,
  });
  const headers = { 'Content-Type': 'application/json' };
  return fetch(`${origin}/mysql/api/v1/generate/sql`, { method: 'POST', headers, body });
}

test('answers others, shows its health and hears a signal while it compiles a hostile table', async () => {
  const { child, lines, end } = await startServe(['--admin-port', '0', '--max-compile-seconds', '60'], 4);
  const [health = ''] = (lines[3] ?? '').match(/http:\S+/g) ?? [];
  const origin = originOf(lines);
  const ends: string[] = [];
  const hostile = askHostile(origin).then((response) => {
    ends.push('hostile');
    return response;
  });
  const others = [fetch(health), askMany(origin, 10), fetch(health)].map((answer) =>
    answer.then(({ status }) => ends.push(String(status))),
  );
  await Promise.all(others);
  child.kill('SIGTERM');
  const response = await hostile;
  assert.is(response.status, 200);
  await response.text();
  assert.equal(ends, ['200', '200', '200', 'hostile']);
  assert.is(await end, 0);
});

test('breaks no stream when it is told to end under load', async () => {
  const { child, lines, end } = await startServe(['--rate-limit', '0']);
  const rows = 100_000;
  const answers = await Promise.all(Array.from({ length: 8 }, () => askMany(originOf(lines), rows)));
  child.kill('SIGTERM');
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  for (const text of texts) assert.is(text.match(/^\(/gm)?.length, rows);
  assert.is(await end, 0);
});

test('ends at once at the second signal', async () => {
  const { child, lines, end } = await startServe(['--rate-limit', '0', '--max-rows', '100000000']);
  const answer = await askMany(originOf(lines), 100_000_000);
  child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 200));
  assert.is(child.exitCode, null);
  child.kill('SIGTERM');
  assert.is(await end, 143);
  assert.instance(await answer.text().catch((error: unknown) => error), TypeError);
});

test.run();
