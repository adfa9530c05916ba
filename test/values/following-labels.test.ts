import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { followingLabels } from '../../src/values/following-labels.ts';
import type { Meaning } from '../../src/values/meaning.ts';

const gender: Meaning = {
  name: 'gender',
  texts: () => [
    [{ kind: 'pool', entries: ['female', 'male', 'male'], picks: 'name' }],
    [{ kind: 'pool', entries: ['F', 'M', 'M'], picks: 'name' }],
  ],
  labels: () => [[{ kind: 'pool', entries: ['Ms.', 'Mr.', 'Mr.'], picks: 'name' }]],
};

const cases: readonly (readonly [labels: readonly string[], meanings: readonly Meaning[], found: string | null])[] = [
  [['male', 'female'], [gender], 'female male male'],
  [['Male', 'FEMALE', 'other'], [gender], 'FEMALE Male Male'],
  [['M', 'F'], [gender], 'F M M'],
  [['mr', 'ms'], [gender], 'ms mr mr'],
  [['male'], [gender], 'male male male'],
  [['man', 'woman'], [gender], null],
  [['male', 'female'], [], null],
  [['a', 'b'], [{ name: 'letters', texts: () => [[{ kind: 'pool', entries: ['a', 'b'] }]] }], null],
];

const it = suite('labels of a list');

for (const [labels, meanings, found] of cases) {
  it(`${labels.join(', ')} by ${meanings.map(({ name }) => name).join(', ') || 'nothing'}`, () => {
    const part = followingLabels(labels, meanings);
    assert.is(part?.kind === 'pool' ? part.entries.join(' ') : null, found);
    assert.is(part?.picks ?? null, found === null ? null : 'name');
  });
}

it('that no entry names come a few times', () => {
  const entries = Array.from({ length: 200 }, (_, place) => (place % 2 === 0 ? 'F' : 'M'));
  const part = followingLabels(
    ['F', 'M', 'X', 'N'],
    [{ name: 'gender', texts: () => [[{ kind: 'pool', entries, picks: 'name' }]] }],
  );
  const found = part?.kind === 'pool' ? part.entries : [];
  assert.is(found.length, 200);
  assert.equal([...new Set(found)].toSorted(), ['F', 'M', 'N', 'X']);
  assert.ok(found.filter((label) => label === 'X' || label === 'N').length <= 10);
  assert.ok(found.every((label, place) => label === entries[place] || label === 'X' || label === 'N'));
});

const quantity: Meaning = {
  name: 'quantity',
  texts: () => [[{ kind: 'pool', entries: ['heat', 'heat', 'light', 'sound'], picks: 'quantity' }]],
};

it('of which a meaning has more take its further entries out', () => {
  const part = followingLabels(['Heat', 'sound'], [quantity]);
  assert.equal(part?.kind === 'pool' ? part.entries : null, ['Heat', 'Heat', 'Heat', 'sound']);
  assert.equal(part?.distribution, { kind: 'weights', weights: [1, 1, 0, 1] });
  const further = followingLabels(['heat', 'sound', 'motion'], [quantity]);
  assert.equal(further?.kind === 'pool' ? further.entries : null, ['heat', 'heat', 'motion', 'sound']);
  assert.is(followingLabels(['heat', 'motion', 'door'], [quantity]), null);
  assert.equal(followingLabels(['heat'], [quantity])?.distribution, { kind: 'weights', weights: [1, 1, 0, 0] });
});

it.run();
