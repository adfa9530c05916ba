import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DEFAULT_RATE } from '../../src/http/limits.ts';
import { postTo, rawClient, rawRequest, readToEnd, until, withService } from './harness.ts';

const body = { table_definition: 'CREATE TABLE t (a INT)', rows: 1 };
const rate = DEFAULT_RATE;

/** How many of these answers have the status. */
function counted(answers: readonly string[], status: number): number {
  return answers.filter((answer) => answer.startsWith(`HTTP/1.1 ${status} `)).length;
}

test('takes exactly ten of a thousand connections at once', async () => {
  await withService({ rate }, async ({ port }) => {
    const request = rawRequest(body, ['Connection: close']);
    const answers = await Promise.all(
      Array.from({ length: 1000 }, async () => readToEnd(await rawClient(port, request))),
    );
    assert.is(counted(answers, 200), 10);
    assert.is(counted(answers, 429), 990);
    assert.ok(answers.every((answer) => /\r\nRateLimit: "generate";r=[0-9];t=6\r\n/.test(answer)));
  });
});

test('takes exactly ten of forty pipelined requests', async () => {
  await withService({ rate }, async ({ port }) => {
    const requests = rawRequest(body).repeat(39) + rawRequest(body, ['Connection: close']);
    const answers = (await readToEnd(await rawClient(port, requests))).split(/(?=HTTP\/1\.1 \d)/);
    assert.is(answers.length, 40);
    assert.is(counted(answers.slice(0, 10), 200), 10);
    assert.is(counted(answers.slice(10), 429), 30);
  });
});

test('says what is left, and when there is more', async () => {
  let time = 1000;
  await withService({ rate: { burst: 2, windowSeconds: 60 }, now: () => time }, async ({ origin, post }) => {
    const said: unknown[] = [];
    const note = async (response: Response) => {
      await response.arrayBuffer();
      const { headers, status } = response;
      said.push([status, headers.get('ratelimit'), headers.get('retry-after')]);
      assert.is(headers.get('ratelimit-policy'), '"generate";q=2;w=60');
    };
    const url = `${origin}/mysql/api/v1/generate/sql`;
    await note(await fetch(url));
    await note(await post(body));
    time += 10_500;
    await note(await postTo(url, 'no JSON'));
    await note(await post(body));
    time += 18_900;
    await note(await post(body));
    time += 1000;
    await note(await post(body));
    await note(await fetch(url, { method: 'HEAD' }));
    assert.equal(said, [
      [405, '"generate";r=2;t=0', null],
      [200, '"generate";r=1;t=30', null],
      [400, '"generate";r=0;t=20', null],
      [429, '"generate";r=0;t=20', '20'],
      [429, '"generate";r=0;t=1', '1'],
      [200, '"generate";r=0;t=30', null],
      [405, '"generate";r=0;t=30', null],
    ]);
  });
});

test('explains a refusal', async () => {
  await withService({ rate: { burst: 1, windowSeconds: 9 } }, async ({ post }) => {
    await (await post(body)).arrayBuffer();
    const response = await post(body);
    assert.is(response.status, 429);
    assert.is(response.headers.get('content-type'), 'application/json; charset=utf-8');
    assert.equal(await response.json(), {
      error: 'Too many requests; the next one is taken in 9 seconds.',
      code: 'too_many_requests',
    });
  });
});

test('takes a token before the body is there', async () => {
  await withService({ rate: { burst: 1, windowSeconds: 9 } }, async ({ port, post }) => {
    const head = rawRequest(body).split('\r\n\r\n', 1).join('');
    const waiting = await rawClient(port, `${head}\r\n\r\n`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    assert.is((await post(body)).status, 429);
    waiting.destroy();
  });
});

test('says what is left in answers to requests that cannot be read to their end, too', async () => {
  const limits = { headersMilliseconds: 20, requestMilliseconds: 40 };
  const head = `POST /mysql/api/v1/generate/sql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;
  await withService({ rate: { burst: 3, windowSeconds: 60 }, limits }, async ({ port, service }) => {
    for (const [sent, rest, status, left] of [
      [`${head}Transfer-Encoding: chunked\r\n\r\n`, 'no size\r\n', 400, 2],
      [`${head}Content-Length: 5\r\n\r\n{`, '', 408, 1],
    ] as const) {
      const socket = await rawClient(port, sent);
      await until(() => service.metrics().includes('rowsmith_limiter_keys 1\n'), 'it is counted');
      socket.write(rest);
      const answer = await readToEnd(socket);
      assert.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `));
      assert.match(answer, new RegExp(`\r\nratelimit: "generate";r=${left};t=20\r\n`, 'i'));
      assert.is(answer.match(/\r\nconnection: close/gi)?.length, 1);
      assert.is(answer.match(/\r\nx-request-id: /gi)?.length, 1);
    }
  });
});

test('counts each endpoint by itself, and nothing elsewhere', async () => {
  await withService({ rate: { burst: 1, windowSeconds: 9 } }, async ({ origin }) => {
    const statuses: number[] = [];
    for (const path of ['/mysql', '/postgresql', '/elsewhere', '/elsewhere', '/mysql', '/postgresql']) {
      const response = await postTo(`${origin}${path}/api/v1/generate/sql`, JSON.stringify(body));
      await response.arrayBuffer();
      statuses.push(response.status);
    }
    assert.equal(statuses, [200, 200, 404, 404, 429, 429]);
  });
});

for (const [name, trustedProxies, statuses] of [
  ['a trusted proxy', ['127.0.0.0/8'], [200, 200, 429, 429]],
  ['anybody else', ['10.0.0.0/8'], [200, 429, 429, 429]],
] as const) {
  test(`believes the X-Forwarded-For of ${name} as told`, async () => {
    await withService({ rate: { burst: 1, windowSeconds: 9 }, trustedProxies }, async ({ origin, reports }) => {
      const got: number[] = [];
      for (const client of ['192.0.2.1', '192.0.2.2', '192.0.2.1', '9.9.9.9, 192.0.2.2']) {
        const response = await fetch(`${origin}/mysql/api/v1/generate/sql`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': client },
          body: JSON.stringify(body),
        });
        await response.arrayBuffer();
        got.push(response.status);
      }
      assert.equal(got, statuses);
      assert.is(reports[0]?.client, trustedProxies[0] === '127.0.0.0/8' ? '192.0.2.1' : '127.0.0.1');
    });
  });
}

test('counts nothing where there is no limit', async () => {
  await withService({ rate: null }, async ({ post }) => {
    for (let request = 0; request < 30; request++) {
      const response = await post(body);
      await response.arrayBuffer();
      assert.is(response.status, 200);
      assert.is(response.headers.get('ratelimit'), null);
    }
  });
});

test.run();
