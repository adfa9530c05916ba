import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { keyFor, mix32, seedOf } from '../../src/random.ts';

test('a hash is a bijection on what it is asked about', () => {
  const seen = new Set(Array.from({ length: 200_000 }, (_, i) => mix32(i)));
  assert.is(seen.size, 200_000);
});

test('the hash is that of MurmurHash3', () => {
  assert.is(mix32(0), 0);
  assert.is(mix32(1) >>> 0, 0x514e28b7);
  assert.is(mix32(-1) >>> 0, 0x81f16f39);
});

test('a number and its decimal text are the same seed, and no others', () => {
  assert.equal(seedOf(42), seedOf('42'));
  const seeds = ['', '0', '1', '01', ' 1', '42', 'a', 'b', 'ab', 'ba', '9007199254740991', '9007199254740990', '𝄞'];
  assert.is(new Set(seeds.map((seed) => JSON.stringify(seedOf(seed)))).size, seeds.length);
  const many = Array.from({ length: 100_000 }, (_, i) => seedOf(i));
  assert.is(new Set(many.map(({ low, high }) => `${low} ${high}`)).size, many.length);
});

test('every purpose has a key of its own', () => {
  const purposes = Array.from({ length: 3000 }, (_, i) => [
    `c${i} 0 0`,
    `c${i} 0 null`,
    `c${i} 1 0`,
    `key ${i}`,
  ]).flat();
  assert.is(new Set(purposes.map((purpose) => keyFor(seedOf(1), purpose))).size, purposes.length);
  assert.is.not(keyFor(seedOf(1), 'a'), keyFor(seedOf(2), 'a'));
});

/** How far the counts of what falls into each of some cells are from even: about the number of cells, if by chance. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

test('draws of one column are even, and those of two do not go together', () => {
  const rows = 100_000;
  const one = keyFor(seedOf('even'), 'a 0 0');
  const other = keyFor(seedOf('even'), 'b 0 0');
  const draw = (key: number, row: number, size: number) =>
    Math.floor(((mix32((Math.imul(row, 0x9e3779b1) + key) | 0) >>> 0) / 4294967296) * size);
  const single = Array.from({ length: 100 }, () => 0);
  const pairs = Array.from({ length: 100 }, () => 0);
  const steps = Array.from({ length: 100 }, () => 0);
  for (let row = 0; row < rows; row++) {
    const [a, b, next] = [draw(one, row, 100), draw(other, row, 10), draw(one, row + 1, 10)];
    single[a] = (single[a] ?? 0) + 1;
    const pair = Math.floor(a / 10) * 10 + b;
    pairs[pair] = (pairs[pair] ?? 0) + 1;
    const step = Math.floor(a / 10) * 10 + next;
    steps[step] = (steps[step] ?? 0) + 1;
  }
  // One in a thousand fair draws lies above 149 with 99 degrees of freedom.
  for (const counts of [single, pairs, steps]) assert.ok(chiSquare(counts) < 149, String(chiSquare(counts)));
});

test.run();
