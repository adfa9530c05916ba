import { createServer } from 'node:net';
import { createClient } from '@redis/client';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bucketScript } from '../../src/http/bucket-script.ts';
import { type Allowance, allowanceOf, type Rate, tokenUnitsOf } from '../../src/http/limiter.ts';
import { redisStore } from '../../src/http/redis-store.ts';
import { hasRedis, type RunningRedis, startRedis } from '../support/redis.ts';
import { isSameAllowance, modelEvents } from './bucket-model.ts';

const rates = suite('rates in Redis');
const isThere = hasRedis();
const it = isThere ? rates : rates.skip;
let redis: RunningRedis;
const hourly: Rate = { burst: 10, windowSeconds: 3600 };

function makeClient() {
  return createClient({ url: redis.url });
}

/** A store that is given all the time that a busy machine takes. */
const patientStore = () => redisStore(redis.url, 30_000);

type Client = ReturnType<typeof makeClient>;

async function withClient<T>(use: (client: Client) => Promise<T>): Promise<T> {
  const client = makeClient();
  await client.connect();
  try {
    return await use(client);
  } finally {
    client.destroy();
  }
}

/** What the script gives where the time is told, not asked. */
async function askAt(
  client: Client,
  [key, rate, now, takes]: readonly [key: string, rate: Rate, now: number, takes: boolean],
): Promise<Allowance> {
  const reply: unknown = await client.eval(bucketScript('tonumber(ARGV[4])'), {
    keys: [key],
    arguments: [`${rate.burst}`, `${tokenUnitsOf(rate)}`, takes ? '1' : '0', `${now}`],
  });
  const [granted, missing]: readonly unknown[] = Array.isArray(reply) ? reply : [];
  return allowanceOf(rate, granted === 1, Number(missing));
}

/** In milliseconds, and so far ahead that nothing expires by the clock of Redis while the clock of the test stands. */
const EPOCH = 4_000_000_000_000;

for (const [events, rate] of [
  [8000, { burst: 10, windowSeconds: 60 }],
  [4000, { burst: 7, windowSeconds: 1 }],
  [4000, { burst: 1, windowSeconds: 3600 }],
  [4000, { burst: 1000, windowSeconds: 60 }],
  [4000, { burst: 100_000, windowSeconds: 86_400 }],
] as const) {
  it(`agree with the model: ${rate.burst} in ${rate.windowSeconds} s, ${events} events`, async () => {
    await withClient(async (client) => {
      await client.flushAll();
      const asked = [...modelEvents(rate, events)];
      const said = await Promise.all(
        asked.map(({ key, now, takes }) => askAt(client, [key, rate, EPOCH + now, takes])),
      );
      const differences = asked.filter(({ expected }, event) => {
        const answer = said[event];
        return answer === undefined || !isSameAllowance(answer, expected);
      });
      assert.equal(differences.slice(0, 3), []);
      assert.ok(new Set(said.map(({ remaining }) => remaining)).size > 1);
    });
  });
}

it('are exact for several connections at once, and keep their key until the bucket is full', async () => {
  const stores = await Promise.all([1, 2, 3].map(() => patientStore()));
  const calls = stores.flatMap((store) => Array.from({ length: 400 }, () => store.ask('/mysql a', hourly, true)));
  const said = await Promise.all(calls);
  assert.is(said.filter(({ granted }) => granted).length, 10);
  const store = await patientStore();
  assert.equal(await store.ask('/mysql b', hourly, false), { granted: true, remaining: 10, nextTokenSeconds: 0 });
  await withClient(async (client) => {
    const left = await client.pTTL('rowsmith:rate:10/3600:/mysql a');
    assert.ok(left > 3_500_000 && left <= 3_600_000, `${left} ms`);
    assert.is(await client.exists('rowsmith:rate:10/3600:/mysql b'), 0);
  });
  for (const each of [store, ...stores]) each.close();
});

it('come back with the clock of Redis', async () => {
  const store = await patientStore();
  const rate = { burst: 1, windowSeconds: 1 };
  assert.is((await store.ask('c', rate, true)).granted, true);
  const { granted, nextTokenSeconds } = await store.ask('c', rate, true);
  assert.equal([granted, nextTokenSeconds], [false, 1]);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  assert.is((await store.ask('c', rate, true)).granted, true);
  store.close();
});

it('wait no longer for an empty bucket where the clock was put back', async () => {
  await withClient(async (client) => {
    await askAt(client, ['d', hourly, EPOCH, true]);
    const { granted, remaining, nextTokenSeconds } = await askAt(client, ['d', hourly, EPOCH - 10 ** 9, true]);
    assert.equal([granted, remaining, nextTokenSeconds], [false, 0, 360]);
  });
});

it('are asked of a Redis that was killed and is there again', async () => {
  const store = await patientStore();
  assert.is((await store.ask('e', hourly, true)).remaining, 9);
  await redis.kill();
  for (let call = 0; call < 3; call++) await rejects(store.ask('e', hourly, true), /./);
  redis = await startRedis(redis.port);
  assert.is((await store.ask('e', hourly, true)).remaining, 9);
  store.close();
});

it('are given up where Redis hangs', async () => {
  const store = await redisStore(redis.url, 1000);
  await store.ask('f', hourly, true);
  redis.process.kill('SIGSTOP');
  try {
    await rejects(store.ask('f', hourly, true), /: Redis did not answer within 1000 ms\.$/);
    // Nor does it answer a new connection.
    await rejects(store.ask('f', hourly, true), /: Redis did not answer within 1000 ms\.$/);
  } finally {
    redis.process.kill('SIGCONT');
  }
  assert.is((await store.ask('f', hourly, false)).granted, true);
  store.close();
});

it('are given up where what listens is no Redis', async () => {
  const silent = createServer((socket) => socket.on('error', () => {}).end('HTTP/1.1 400 Bad Request\r\n\r\n'));
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const store = await redisStore(`redis://127.0.0.1:${port}`);
  await rejects(store.ask('g', hourly, true), /./);
  store.close();
  silent.close();
});

/** Waits for the error of a promise that has to reject. */
async function rejects(promise: Promise<unknown>, message: RegExp): Promise<void> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  assert.instance(error, Error);
  assert.match(String(error), message);
}

rates.before(async () => {
  if (isThere) redis = await startRedis();
});
rates.after(() => redis?.kill());

rates.run();
