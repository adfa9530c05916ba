import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hasRedis, type RunningRedis, startRedis } from '../support/redis.ts';
import { MAIN } from './harness.ts';

const rates = suite('services that share a rate');
const isThere = hasRedis();
const it = isThere ? rates : rates.skip;
let redis: RunningRedis;

/** A process that serves on a free port. */
interface Served {
  readonly child: ChildProcessWithoutNullStreams;
  readonly url: string;
  /** The messages that it logged, but for those of requests. */
  readonly logged: string[];
}

/** Starts a service; its rate is so slow that no token comes back while a test runs. */
async function startServe(rateStore: string): Promise<Served> {
  const args = ['serve', '--port', '0', '--rate-window', '36000'];
  const child = spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, ROWSMITH_RATE_STORE: rateStore } });
  const logged: string[] = [];
  createInterface(child.stderr).on('line', (line) => {
    const { message, error }: { message: string; error?: string } = JSON.parse(line);
    if (message !== 'request') logged.push(error ?? message);
  });
  for await (const line of createInterface(child.stdout)) {
    const [, origin] = /^Rowsmith listens on (.*)$/.exec(line) ?? [];
    if (origin !== undefined) return { child, url: `${origin}/mysql/api/v1/generate/sql`, logged };
  }
  throw new Error('The service does not listen.');
}

/** Ends services, and gives their exit codes. */
function ended(services: readonly Served[]): Promise<readonly unknown[]> {
  return Promise.all(
    services.map(async ({ child }) => {
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      const [code] = await closed;
      return code;
    }),
  );
}

/** The statuses of so many requests at once, spread over the services. */
async function statuses(services: readonly Served[], count: number): Promise<readonly number[]> {
  const ask = async (url: string) => {
    const body = JSON.stringify({ table_definition: 'CREATE TABLE t (a INT)', rows: 1 });
    const response = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    await response.arrayBuffer();
    return response.status;
  };
  return Promise.all(Array.from({ length: count }, (_, call) => ask(services[call % services.length]?.url ?? '')));
}

function granted(answers: readonly number[]): number {
  return answers.filter((status) => status === 200).length;
}

const AWAY = /^Error: The store of the rate is away: this process counts by itself\.\n[\s\S]*caused by Error: /;

it('take exactly ten of a thousand requests at once', async () => {
  const services = await Promise.all([startServe(redis.url), startServe(redis.url)]);
  const answers = await statuses(services, 1000);
  assert.equal(await ended(services), [0, 0]);
  assert.equal(
    services.map(({ logged }) => logged),
    [[], []],
  );
  assert.is(granted(answers), 10);
  assert.is(answers.filter((status) => status === 429).length, 990);
});

it('go on by themselves where Redis is killed, and together once it is there again', async () => {
  const services = await Promise.all([startServe(`${redis.url}/1`), startServe(`${redis.url}/1`)]);
  const [first, second] = services;
  try {
    assert.is(granted(await statuses([first], 4)), 4);
    const asked = statuses(services, 200);
    await redis.kill();
    const during = granted(await asked);
    const after = granted(await statuses(services, 200));
    // Each has ten tokens, of which the first has given four.
    assert.is(4 + during + after, 20);
    for (const { logged } of services) {
      assert.is(logged.length, 1);
      assert.match(logged[0] ?? '', AWAY);
    }
    redis = await startRedis(redis.port);
    // Each asks for Redis again after a while.
    for (let round = 0; round < 50 && services.some(({ logged }) => logged.length < 2); round++) {
      await statuses(services, 2);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    for (const { logged } of services) {
      assert.is(logged.at(-1), 'The store of the rate is back: all processes count together.');
    }
  } finally {
    assert.equal(await ended([first, second]), [0, 0]);
  }
});

it('start without a Redis, and say so', async () => {
  const service = await startServe('redis://127.0.0.1:1');
  assert.is(granted(await statuses([service], 30)), 10);
  assert.equal(await ended([service]), [0]);
  assert.is(service.logged.length, 1);
  assert.match(service.logged[0] ?? '', AWAY);
});

rates.before(async () => {
  if (isThere) redis = await startRedis();
});
rates.after(() => redis?.kill());

rates.run();
