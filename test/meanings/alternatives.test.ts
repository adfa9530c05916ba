import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inFull } from '../../src/meanings/names/alternatives.ts';

/* Phrases that are written in short. */

const CASES: readonly (readonly [short: string, full: string])[] = [
  ['price', 'price'],
  ['unit price, price', 'unit price, price'],
  ['seat|ticket count', 'seat count, ticket count'],
  ['count, seat|front row count', 'count, seat count, front row count'],
  ['session|visit/view, page', 'session/view, visit/view, page'],
  ['user|page group/name', 'user/name, page group/name'],
  ['price per day|week|month', 'price per day, price per week, price per month'],
  ['total seat|ticket, seat|ticket total', 'total seat, total ticket, seat total, ticket total'],
];

for (const [short, full] of CASES) test(`'${short}' in full`, () => assert.is(inFull(short), full));

test.run();
