import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Shape } from '../../grammar/shape.ts';

import { type Domain, sizeOf, valueText } from '../../src/values/domain.ts';
import { domainOf } from '../../src/values/index.ts';
import type { Meaning, MomentForm } from '../../src/values/meaning.ts';
import { measureOf } from '../../src/values/measure.ts';
import { PLAIN_REQUEST } from './request.ts';

const PLAIN: Shape = { kind: 'timestamp', precision: 6, zoned: false, range: 'wide' };
const EPOCH: Shape = { kind: 'timestamp', precision: 0, zoned: false, range: 'epoch' };
const TIME: Shape = { kind: 'time', precision: 6, zoned: false, hours: 24 };
const SPAN: Shape = { kind: 'interval', precision: 6, fields: null };

function domain(shape: Shape, meaning: Meaning, distinct = false): Domain {
  const made = domainOf(shape, { ...PLAIN_REQUEST, meanings: [meaning], distinct });
  if (made === null) throw new Error('There is no domain.');
  return made;
}

const moments = (clock: MomentForm['clock']): Meaning => ({
  name: 'test',
  moments: { from: -10, to: 0, ...(clock === undefined ? {} : { clock }) },
});
const clock = { name: 'test', clock: { first: 8 * 3600, last: 10 * 3600, step: 900 } };

/** The first and the last value. */
function ends(made: Domain): readonly [string, string] {
  const radices = made.parts.flatMap((part) =>
    part.kind === 'pool' ? [part.entries.length] : 'size' in part ? [part.size] : [],
  );
  return [
    valueText(
      made,
      radices.map(() => 0),
    ),
    valueText(
      made,
      radices.map((radix) => radix - 1),
    ),
  ];
}

for (const [shape, meaning, size, first, last] of [
  [PLAIN, moments('quarters'), 10 * 96, '2025-12-22 00:00:00', '2025-12-31 23:45:00'],
  [PLAIN, moments('midnight'), 10, '2025-12-22 00:00:00', '2025-12-31 00:00:00'],
  // Clocks skip no second between six and eleven.
  [EPOCH, moments('quarters'), 10 * 68, '2025-12-22 06:00:00', '2025-12-31 22:45:00'],
  [EPOCH, moments('midnight'), 10, '2025-12-22 06:00:00', '2025-12-31 06:00:00'],
  [TIME, clock, 9, '08:00:00', '10:00:00'],
  [SPAN, clock, 9, '08:00:00', '10:00:00'],
] as const) {
  test(`${shape.kind} from ${first} to ${last} in ${size} steps`, () => {
    const made = domain(shape, meaning);
    assert.is(sizeOf(made), size);
    assert.equal(ends(made), [first, last]);
  });
}

test('steps are counted', () => {
  const measure = measureOf(domain(PLAIN, moments('quarters')));
  assert.equal(measure?.weights, [86_400, 900]);
  const start = Date.UTC(2025, 11, 22) / 1000;
  assert.is(measure?.least, start);
  assert.is(measure?.most, start + 10 * 86_400 - 900);
});

test('quarters of an hour are as busy as their hours', () => {
  const [, , quarters] = domain(PLAIN, moments('quarters')).parts;
  const distribution = quarters?.distribution;
  assert.is(distribution?.kind, 'weights');
  if (distribution?.kind !== 'weights') return;
  assert.is(distribution.weights.length, 96);
  const night = distribution.weights[4 * 3] ?? 0;
  const noon = distribution.weights[4 * 12] ?? 0;
  assert.ok(night < noon);
});

test('a key takes all moments', () => {
  const size = sizeOf(domain(PLAIN, moments('quarters'), true));
  assert.ok(size > 1e12, String(size));
  assert.is(sizeOf(domain(TIME, clock, true)) > 9, true);
});

test.run();
