import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { connected } from '../../src/plan/connected.ts';

/** Items, written as their keys, and the groups that they make. */
const CASES: readonly (readonly [readonly string[], readonly (readonly string[])[]])[] = [
  [[], []],
  [
    ['a', 'b'],
    [['a'], ['b']],
  ],
  [
    ['ab', 'c', 'bd'],
    [['ab', 'bd'], ['c']],
  ],
  [
    ['a', 'b', 'c', 'ac', 'd', 'bd'],
    [
      ['a', 'c', 'ac'],
      ['b', 'd', 'bd'],
    ],
  ],
  [['', 'a', ''], [['a']]],
  [
    ['ab', 'cd', 'ef', 'fa', 'dc'],
    [
      ['ab', 'ef', 'fa'],
      ['cd', 'dc'],
    ],
  ],
];

for (const [items, groups] of CASES) {
  test(`${items.join()} are ${groups.map((group) => group.join()).join(' and ')}`, () => {
    assert.equal(
      connected(items, (item) => item),
      groups,
    );
  });
}

test('a long chain is one group', () => {
  const links = Array.from({ length: 100_000 }, (_, i) => [i, i + 1]);
  assert.is(connected(links, (link) => link).length, 1);
  assert.is(connected([...links].reverse(), (link) => link).length, 1);
});

test.run();
