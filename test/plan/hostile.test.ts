import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { workOf } from '../support/work.ts';
import { hostile } from './hostile.ts';

/** Blocks of code for a body, at most: what the steps of planning come to. What none of them counts never ends. */
const MOST_BLOCKS = 100_000_000;

const work = workOf(new URL('./hostile.js', import.meta.url));

for (const { name } of hostile) {
  test(`${name} are planned within the budget`, () => {
    const blocks = work.get(name) ?? Number.NaN;
    assert.ok(blocks < MOST_BLOCKS, `${blocks} blocks`);
  });
}

test.run();
