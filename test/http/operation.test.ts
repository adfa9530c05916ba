import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createAdmin } from '../../src/http/admin.ts';
import type { ExchangeReport } from '../../src/http/exchange.ts';
import { jsonLog } from '../../src/http/log.ts';
import { stubTable, stubText } from '../node/stub-table.ts';
import { compiling, postTo, rawClient, rawRequest, until, withService } from './harness.ts';

const ENDPOINT = '/mysql/api/v1/generate/sql';
const body = { table_definition: 'CREATE TABLE secret (a INT)', rows: 3 };

test('reports each request once, with what it came to', async () => {
  let time = 0;
  const now = () => {
    time += 1;
    return time;
  };
  await withService({ now, codings: [] }, async ({ origin, post, reports }) => {
    await (await post(body)).arrayBuffer();
    await (await postTo(`${origin}/else?where=secret`, '')).arrayBuffer();
    await (await fetch(origin + ENDPOINT, { method: 'HEAD' })).arrayBuffer();
    await until(() => reports.length === 3, 'the requests are over');
    const common = { client: '127.0.0.1', rows: 0, aborted: false };
    const facts = reports.map(({ id, milliseconds, ...rest }) => {
      assert.match(id, /^3mv-[123]$/);
      assert.ok(milliseconds > 0);
      return rest;
    });
    assert.equal(facts, [
      {
        ...common,
        method: 'POST',
        path: ENDPOINT,
        endpoint: ENDPOINT,
        status: 200,
        code: null,
        rows: 3,
        bytes: stubText(3).length,
      },
      {
        ...common,
        method: 'POST',
        path: '/else',
        endpoint: null,
        status: 404,
        code: 'not_found',
        bytes: facts[1]?.bytes,
      },
      {
        ...common,
        method: 'HEAD',
        path: ENDPOINT,
        endpoint: ENDPOINT,
        status: 405,
        code: 'method_not_allowed',
        bytes: 0,
      },
    ]);
  });
});

test('reports a client that goes away, and all that it pipelined', async () => {
  const { compiled, log } = stubTable({ chunkBytes: 100_000 });
  await withService({ compile: compiling(compiled) }, async ({ port, reports }) => {
    const socket = await rawClient(port, rawRequest({ ...body, rows: 100_000 }).repeat(12));
    await until(() => log.inserts.length === 12, 'the requests are read');
    socket.destroy();
    await until(() => reports.length === 12, 'the requests are over');
    assert.ok(reports.every(({ aborted }) => aborted));
  });
});

for (const [given, kept] of [
  ['4bf92f3577b34da6a3ce929d0e0e4736', true],
  ['req-1_2.3:4/5+6=7@h~', true],
  ['a b', false],
  ['a"b', false],
  ['x'.repeat(128), true],
  ['x'.repeat(129), false],
  ['', false],
] as const) {
  test(`answers X-Request-Id ${JSON.stringify(given)} with ${kept ? 'it' : 'one of its own'}`, async () => {
    await withService({}, async ({ origin, reports }) => {
      const response = await fetch(origin, { headers: { 'X-Request-Id': given } });
      await response.arrayBuffer();
      const id = response.headers.get('x-request-id');
      assert.is(id === given, kept);
      await until(() => reports.length === 1, 'the request is over');
      assert.is(reports[0]?.id, id);
    });
  });
}

const report: ExchangeReport = {
  id: 'a-1',
  client: '192.0.2.1',
  method: 'POST',
  path: ENDPOINT,
  endpoint: ENDPOINT,
  status: 200,
  code: null,
  rows: 3,
  bytes: 120,
  milliseconds: 1.26,
  aborted: false,
};

test('writes the log as JSON, one object a line', () => {
  const lines: string[] = [];
  const log = jsonLog(
    (line) => lines.push(line),
    () => new Date(0),
  );
  log.request(report);
  log.request({ ...report, status: 500, code: 'internal_error' });
  log.fault(new Error('out of\npaper'), 'a-1');
  log.fault('no error');
  log.fault(new Error('away', { cause: new Error('refused') }));
  log.notice('It is back.');
  assert.ok(lines.every((line) => line.indexOf('\n') === line.length - 1));
  const { endpoint: _endpoint, milliseconds: _milliseconds, ...facts } = report;
  const common = { time: '1970-01-01T00:00:00.000Z', level: 'info', message: 'request' };
  const [first, second, third, fourth, fifth, sixth] = lines.map((line) => JSON.parse(line));
  assert.equal(first, { ...common, ...facts, ms: 1.3 });
  assert.is(second.level, 'error');
  assert.match(third.error, /^Error: out of\npaper\n {4}at /);
  assert.equal([third.level, third.message, third.id], ['error', 'fault', 'a-1']);
  assert.is(fourth.error, 'no error');
  assert.match(fifth.error, /^Error: away\n(?: {4}at .*\n)+caused by Error: refused\n {4}at /);
  assert.equal(sixth, { time: common.time, level: 'info', message: 'It is back.' });
});

test('reports the beginning of a long path', async () => {
  await withService({}, async ({ port, reports }) => {
    await rawClient(port, `GET /"${'x'.repeat(999)} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await until(() => reports.length === 1, 'the request is over');
    assert.is(reports[0]?.path, `/"${'x'.repeat(198)}`);
  });
});

test('counts for Prometheus', async () => {
  await withService({ residentBytes: () => 1234, rate: { burst: 2, windowSeconds: 60 } }, async (running) => {
    const { service, post, origin, reports } = running;
    for (let request = 0; request < 3; request++) await (await post(body)).arrayBuffer();
    await (await fetch(`${origin}/"\n`)).arrayBuffer();
    await until(() => reports.length === 4, 'the requests are over');
    const lines = service.metrics().split('\n');
    for (const line of [
      `rowsmith_http_requests_total{endpoint="${ENDPOINT}",status="200"} 2`,
      `rowsmith_http_requests_total{endpoint="${ENDPOINT}",status="429"} 1`,
      'rowsmith_http_requests_total{endpoint="none",status="404"} 1',
      'rowsmith_http_request_duration_seconds_bucket{le="0.005"} 4',
      'rowsmith_http_request_duration_seconds_bucket{le="+Inf"} 4',
      'rowsmith_http_request_duration_seconds_count 4',
      'rowsmith_rows_written_total 6',
      'rowsmith_http_aborted_total 0',
      'rowsmith_faults_total 0',
      'rowsmith_streams_active 0',
      'rowsmith_limiter_keys 1',
      'process_resident_memory_bytes 1234',
    ]) {
      assert.ok(lines.includes(line), `${line} is missing in\n${lines.join('\n')}`);
    }
    const form =
      /^(?:# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+(?:\{[a-z]+="[^"\\\n]*"(?:,[a-z]+="[^"\\\n]*")*\})? [0-9.e+-]+)$/;
    assert.equal(
      lines.filter((line) => !form.test(line)),
      [''],
    );
  });
});

test('tells the operator its health on another port', async () => {
  await withService({}, async ({ service, origin }) => {
    const admin = createAdmin(service, '{"openapi":"3.1.0"}', () => {});
    const { port } = await admin.listen('127.0.0.1', 0);
    try {
      const ask = async (path: string, method = 'GET') => {
        const response = await fetch(`http://127.0.0.1:${port}${path}`, { method });
        return `${response.status} ${await response.text()}`;
      };
      assert.is(await ask('/health?now'), '200 {"status":"ok"}');
      assert.is(await ask('/health', 'HEAD'), '200 ');
      assert.match(await ask('/metrics'), /^200 # HELP rowsmith_http_requests_total /);
      assert.is(await ask('/openapi.json'), '200 {"openapi":"3.1.0"}');
      assert.match(await ask('/other'), /^404 \{"error":/);
      assert.match(await ask('/health', 'POST'), /^404 /);
      assert.is((await fetch(`${origin}/health`)).status, 404);
      await service.shutDown(0);
      assert.is(await ask('/health'), '503 {"status":"stopping"}');
    } finally {
      await admin.shutDown(0);
    }
  });
});

const PREFLIGHT = { 'Access-Control-Request-Method': 'POST' };
for (const [corsOrigins, method, headers, status, allowed] of [
  [[], 'OPTIONS', { Origin: 'https://a.example', ...PREFLIGHT }, 405, null],
  [[], 'POST', { Origin: 'https://a.example' }, 200, null],
  [['https://a.example'], 'OPTIONS', { Origin: 'https://a.example', ...PREFLIGHT }, 204, 'https://a.example'],
  [['https://a.example'], 'OPTIONS', { Origin: 'https://b.example', ...PREFLIGHT }, 405, null],
  [['https://a.example'], 'OPTIONS', { Origin: 'https://a.example' }, 405, 'https://a.example'],
  [['https://a.example'], 'POST', { Origin: 'https://a.example' }, 200, 'https://a.example'],
  [['https://a.example'], 'POST', { Origin: 'null' }, 200, null],
  [['https://a.example'], 'POST', {}, 200, null],
  [['https://a.example', 'https://b.example'], 'POST', { Origin: 'https://b.example' }, 200, 'https://b.example'],
  [['*'], 'POST', { Origin: 'https://a.example' }, 200, '*'],
  [['*'], 'OPTIONS', { Origin: 'https://a.example', ...PREFLIGHT }, 204, '*'],
] as const) {
  test(`CORS for ${corsOrigins.join(' ')}: ${method} ${JSON.stringify(headers)}`, async () => {
    await withService({ corsOrigins, rate: { burst: 1, windowSeconds: 60 } }, async ({ origin }) => {
      const given = { 'Content-Type': 'application/json', ...headers };
      const init = method === 'POST' ? { body: JSON.stringify(body) } : {};
      const response = await fetch(origin + ENDPOINT, { method, headers: given, ...init });
      await response.arrayBuffer();
      assert.is(response.status, status);
      assert.is(response.headers.get('access-control-allow-origin'), allowed);
      const named = corsOrigins.some((one) => one !== '*') ? ['Origin'] : [];
      const coded = status === 200 ? ['Accept-Encoding'] : [];
      assert.is(response.headers.get('vary') ?? '', [...named, ...coded].join(', '));
      assert.is(response.headers.get('access-control-allow-methods'), status === 204 ? 'POST' : null);
      // Only a POST costs a token.
      assert.match(response.headers.get('ratelimit') ?? '', method === 'POST' ? ';r=0;' : ';r=1;');
    });
  });
}

test.run();
