import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Allowance, Limiter } from '../../src/http/limiter.ts';
import { STORE_RETRY_MILLISECONDS } from '../../src/http/limits.ts';
import { type BucketStore, SharedLimiter } from '../../src/http/shared-limiter.ts';
import { withService } from './harness.ts';

const rate = { burst: 10, windowSeconds: 3600 };

/** A store that can be away, and its limiter with what that says. */
function shared() {
  const buckets = new Limiter(rate, 100);
  const store: BucketStore & { isAway: boolean; asked: number } = {
    isAway: false,
    asked: 0,
    async ask(key: string, _: typeof rate, takes: boolean): Promise<Allowance> {
      store.asked++;
      if (store.isAway) throw new Error('refused');
      return takes ? buckets.take(key, 0) : buckets.peek(key, 0);
    },
    close() {},
  };
  const notices: string[] = [];
  const log = {
    fault: (error: unknown) => notices.push(String(error)),
    notice: (message: string) => notices.push(message),
  };
  return { buckets, store, notices, limiter: new SharedLimiter(rate, store, log) };
}

/** How many of so many calls are granted. */
async function grants(limiter: SharedLimiter, key: string, calls: number, now: number): Promise<number> {
  const said = await Promise.all(Array.from({ length: calls }, () => limiter.take(key, now)));
  return said.filter(({ granted }) => granted).length;
}

test('counts what others have taken', async () => {
  const { buckets, limiter } = shared();
  for (let token = 0; token < 7; token++) buckets.take('a', 0);
  assert.equal(await limiter.peek('a', 0), { granted: true, remaining: 3, nextTokenSeconds: 360 });
  assert.is(await grants(limiter, 'a', 100, 0), 3);
});

test('goes on alone while the store is away, without a second burst, and says so once', async () => {
  const { store, notices, limiter } = shared();
  assert.is(await grants(limiter, 'a', 4, 0), 4);
  assert.is(limiter.isStored, true);
  store.isAway = true;
  assert.is(await grants(limiter, 'a', 100, 1), 6);
  assert.is(await grants(limiter, 'b', 100, 2), 10);
  assert.is(limiter.isStored, false);
  assert.equal(notices, ['Error: The store of the rate is away: this process counts by itself.']);
});

test('asks a store that was away once in a while, by one request', async () => {
  const { store, notices, limiter } = shared();
  store.isAway = true;
  await limiter.take('a', 0);
  assert.is(store.asked, 1);
  await grants(limiter, 'a', 100, STORE_RETRY_MILLISECONDS - 1);
  assert.is(store.asked, 1);
  await grants(limiter, 'a', 100, STORE_RETRY_MILLISECONDS);
  assert.is(store.asked, 2);
  store.isAway = false;
  await limiter.take('a', 2 * STORE_RETRY_MILLISECONDS);
  assert.is(limiter.isStored, true);
  assert.is(notices.at(-1), 'The store of the rate is back: all processes count together.');
  assert.is(await grants(limiter, 'a', 100, 2 * STORE_RETRY_MILLISECONDS), 9);
});

test('the service asks its store when it starts, and counts a store that is away as a fault', async () => {
  const { store } = shared();
  store.isAway = true;
  await withService({ rate, rateStore: store }, async ({ service, faults, post }) => {
    assert.is(faults.length, 1);
    assert.match(service.metrics(), /^rowsmith_faults_total 1$/m);
    assert.match(service.metrics(), /^rowsmith_rate_store_up 0$/m);
    const response = await post({ table_definition: 'CREATE TABLE t (a INT)', rows: 1 });
    assert.is(response.status, 200);
    assert.is(response.headers.get('ratelimit'), '"generate";r=9;t=360');
    await response.text();
  });
  await withService({ rate }, async ({ service }) => {
    assert.not.match(service.metrics(), 'rowsmith_rate_store_up');
  });
});

test.run();
