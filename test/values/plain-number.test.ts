import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { plainNumbers } from '../../src/values/plain-number.ts';
import { type Facts, NO_FACTS, type Scalar } from '../../src/values/request.ts';

const least = (value: Scalar) => ({ least: { value, strict: false } });
const most = (value: Scalar) => ({ most: { value, strict: false } });
const ofInteger = (facts: Partial<Facts> = {}, last = 2 ** 31 - 1) =>
  plainNumbers({ last, scale: 0 }, { ...NO_FACTS, ...facts }, 1);

test('half of the numbers lie below 80, and none beyond some thousands', () => {
  const form = ofInteger();
  assert.equal(form, { first: 1, last: 9999, scale: 0, spread: { kind: 'lognormal', median: 80, sigma: 1.2 } });
});

test('a small type has them in the middle of its digits', () => {
  const { last, spread } = ofInteger({}, 100) ?? {};
  assert.is(last, 100);
  assert.equal(spread, { kind: 'lognormal', median: 10, sigma: 1.2 });
});

test('bounds that such numbers keep as a rule change nothing', () => {
  assert.equal(ofInteger(least(0)), ofInteger());
  assert.equal(ofInteger({ ...least('1'), ...most(1_000_000) }), ofInteger());
});

test('facts that say where numbers lie know better', () => {
  for (const facts of [least(1000), most(100), { ...least(0), ...most(5) }, { excluded: [7] }, { step: 5 }]) {
    assert.is(ofInteger(facts), null, JSON.stringify(facts));
  }
});

test('few digits are behind the point, but all of types for long ones', () => {
  const scaleOf = (scale: number) => plainNumbers({ last: 99_999, scale }, NO_FACTS, 0)?.scale;
  assert.equal([0, 2, 4, 8, 18].map(scaleOf), [0, 2, 4, 4, undefined]);
});

test('types of numbers below one have no such numbers', () => {
  assert.is(plainNumbers({ last: 0.99, scale: 2 }, NO_FACTS, 0), null);
});

test.run();
