import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nearest } from '../../src/nearest.ts';

const KNOWN = ['rows', 'seed', 'batch_size', 'table_definition'];

for (const [word, expected] of [
  ['row', 'rows'],
  ['SEED', 'seed'],
  ['sede', 'seed'],
  ['batchSize', 'batch_size'],
  ['tabledef', 'table_definition'],
  ['', 'rows'],
  ['x'.repeat(1_000_000), 'rows'],
] as const) {
  test(`${word.slice(0, 20)} is nearest to ${expected}`, () => assert.is(nearest(word, KNOWN), expected));
}

for (const [word, expected] of [
  ['seet', 'seed'],
  ['rws', 'rows'],
  ['sd', undefined],
  ['batch', undefined],
] as const) {
  test(`${word} is close to ${expected}`, () => assert.is(nearest(word, KNOWN, 1 / 3), expected));
}

test('nothing is nearest among none', () => assert.is(nearest('rows', []), undefined));

test.run();
