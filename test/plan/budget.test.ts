import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Budget, budgets, shareOf } from '../../src/plan/budget.ts';

/** Steps that are left of a whole, those that a share may take and what each costs; what is left of both once some are taken. */
const SHARES: readonly {
  readonly says: string;
  readonly whole: number;
  readonly most: number;
  readonly cost: number;
  readonly taken: number;
  readonly left: number;
  readonly leftOfWhole: number;
}[] = [
  { says: 'its own bound', whole: 100, most: 30, cost: 1, taken: 0, left: 30, leftOfWhole: 100 },
  { says: 'no more than the whole has', whole: 100, most: 300, cost: 1, taken: 0, left: 100, leftOfWhole: 100 },
  { says: 'what it takes is taken of both', whole: 100, most: 30, cost: 1, taken: 10, left: 20, leftOfWhole: 90 },
  { says: 'dear steps', whole: 100, most: 300, cost: 4, taken: 5, left: 20, leftOfWhole: 80 },
  { says: 'cheap steps', whole: 100, most: 300, cost: 0.5, taken: 40, left: 160, leftOfWhole: 80 },
  { says: 'a share that is used up', whole: 100, most: 30, cost: 1, taken: 30, left: 0, leftOfWhole: 70 },
  { says: 'a share that is overdrawn', whole: 100, most: 30, cost: 1, taken: 35, left: -5, leftOfWhole: 65 },
  { says: 'a whole that is used up', whole: 20, most: 30, cost: 2, taken: 10, left: 0, leftOfWhole: 0 },
  { says: 'a whole that had nothing left', whole: 0, most: 30, cost: 1, taken: 0, left: 0, leftOfWhole: 0 },
];

for (const { says, whole: steps, most, cost, taken, left, leftOfWhole } of SHARES) {
  test(`a share of a budget: ${says}`, () => {
    const whole: Budget = { left: steps };
    const share = shareOf(whole, most, cost);
    share.left -= taken;
    assert.is(share.left, left);
    assert.is(whole.left, leftOfWhole);
  });
}

test('what others take of the whole is missing in a share', () => {
  const whole: Budget = { left: 100 };
  const [one, other] = [shareOf(whole, 60, 1), shareOf(whole, 60, 1)];
  one.left -= 50;
  assert.is(one.left, 10);
  assert.is(other.left, 50);
});

test('a share of a share takes of all of them', () => {
  const whole: Budget = { left: 100 };
  const outer = shareOf(whole, 60, 1);
  const inner = shareOf(outer, 10, 2);
  inner.left -= 4;
  assert.equal([inner.left, outer.left, whole.left], [6, 52, 92]);
});

test('the longer the text, the fewer steps are left, down to a share that none takes', () => {
  const [empty, short, long, longer] = [0, 10_000, 10_000_000, 20_000_000].map(budgets);
  for (const which of ['own', 'parents'] as const) {
    const lefts = [empty, short, long, longer].map((one) => one?.[which].left ?? Number.NaN);
    const [most = 0, fewer = 0, least = 0, same = 0] = lefts;
    assert.ok(most > fewer && fewer > least && least > 0, `${lefts}`);
    assert.is(least, same);
  }
});

test.run();
