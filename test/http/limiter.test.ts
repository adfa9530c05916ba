import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Limiter } from '../../src/http/limiter.ts';
import { growthOf, workOf } from '../support/work.ts';
import { chance, isSameAllowance, modelEvents } from './bucket-model.ts';
import { FLOODED_KEYS, flooded } from './flood.ts';

for (const [events, rate] of [
  [700_000, { burst: 10, windowSeconds: 60 }],
  [100_000, { burst: 7, windowSeconds: 1 }],
  [100_000, { burst: 1, windowSeconds: 3600 }],
  [100_000, { burst: 1000, windowSeconds: 60 }],
] as const) {
  test(`agrees with the model: ${rate.burst} in ${rate.windowSeconds} s, ${events} events`, () => {
    const limiter = new Limiter(rate, 1000);
    let differences = 0;
    let grants = 0;
    for (const { key, now, takes, expected } of modelEvents(rate, events)) {
      const said = takes ? limiter.take(key, now + 0.25) : limiter.peek(key, now + 0.75);
      if (!isSameAllowance(said, expected)) differences++;
      if (said.granted) grants++;
    }
    assert.is(differences, 0);
    assert.ok(grants > events / 100 && grants < events * 0.99, `${grants} of ${events} were granted`);
  });
}

test('gives ten at once, then one every six seconds', () => {
  const limiter = new Limiter({ burst: 10, windowSeconds: 60 }, 10);
  const granted: number[] = [];
  for (let time = 0; time < 30_000; time += 1) if (limiter.take('a', time).granted) granted.push(time);
  assert.equal(granted, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 6000, 12_000, 18_000, 24_000]);
});

test('grants what it announced, at any time of the wait', () => {
  const below = chance('announced');
  for (const rate of [
    { burst: 10, windowSeconds: 60 },
    { burst: 7, windowSeconds: 13 },
    { burst: 900, windowSeconds: 60 },
  ]) {
    const limiter = new Limiter(rate, 10);
    let now = 0;
    for (let round = 0; round < 2000; round++) {
      now += below(3000) / 7;
      const said = limiter.take('a', now);
      if (said.granted) continue;
      assert.ok(said.nextTokenSeconds >= 1);
      now += said.nextTokenSeconds * 1000;
      assert.is(limiter.take('a', now).granted, true);
    }
  }
});

test('remembers no key whose bucket is full', () => {
  const limiter = new Limiter({ burst: 10, windowSeconds: 60 }, 100_000);
  for (let key = 0; key < 50_000; key++) limiter.take(`k${key}`, key);
  assert.is(limiter.keys <= 12_001, true, `${limiter.keys} keys, each of which takes 6000 ms to fill`);
  for (let key = 0; key < 10_000; key++) limiter.take('one', 1_000_000 + key);
  assert.is(limiter.keys, 1);
});

test('forgets the fullest bucket where there are too many', () => {
  const limiter = new Limiter({ burst: 10, windowSeconds: 60 }, 3);
  const spend = (key: string, tokens: number) => {
    for (let token = 0; token < tokens; token++) limiter.take(key, 0);
  };
  spend('empty', 10);
  spend('half', 5);
  spend('nearly full', 1);
  spend('new', 2);
  assert.is(limiter.keys, 3);
  const left = ['empty', 'half', 'nearly full', 'new'].map((key) => limiter.peek(key, 0).remaining);
  assert.equal(left, [0, 5, 10, 8]);
});

test('is bounded under a flood of keys, and none costs more than the others', () => {
  assert.is(flooded().keys, FLOODED_KEYS);
  const growth = growthOf(workOf(new URL('./flood.js', import.meta.url)), 'flood');
  assert.ok(growth < 1.2, `${growth} times the work of linear growth`);
});

test.run();
