import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { BEGINNING, Phrases } from '../../src/meanings/names/phrases.ts';
import { rows } from '../../src/meanings/rows.ts';

const it = suite('phrases');

const row = (name: string, names: string) => ({ name, names });

const FEW = new Phrases([
  row('a person', 'name, user: full name, author:, crew/name'),
  row('a flag', 'is …, named'),
  row('a label', 'name, full name'),
]);

/** A last word, and the phrases with the rows that they show. */
const ENDINGS: readonly (readonly [last: string, shown: object])[] = [
  [
    'name',
    {
      name: [
        [0, 0],
        [2, 0],
      ],
      'user full name': [[0, 1]],
      'crew/name': [[0, 0]],
      'full name': [[2, 0]],
    },
  ],
  ['author', { author: [[0, 1]] }],
  [BEGINNING, { [`is ${BEGINNING}`]: [[1, 0]] }],
  ['named', { named: [[1, 0]] }],
  ['full', {}],
  ['ame', {}],
  ['', {}],
];

const shownBy = (phrases: Phrases, last: string) =>
  Object.fromEntries(
    [...phrases.endingWith(last)].map(([phrase, places]) => [phrase, places.map(({ row, ofOwner }) => [row, ofOwner])]),
  );

for (const [last, shown] of ENDINGS) {
  it(`that end with "${last}" are found`, () => assert.equal(shownBy(FEW, last), shown));
}

it('have words', () => {
  assert.equal(
    ['name', 'user', 'author', 'crew', 'is', 'use', 'ame', 'x'].filter((word) => FEW.has(word)),
    ['name', 'user', 'author', 'crew', 'is'],
  );
});

it('are the same whether they are searched for or gathered', () => {
  const words = [...new Set(rows.flatMap(({ names }) => names.match(/[a-z0-9]+/g) ?? []))];
  const all = new Phrases(rows);
  const gathered = words.map((word) => [word, all.has(word), shownBy(all, word)]);
  const searched = words.map((word, i) => {
    if (i % 40 > 0) return gathered[i];
    const one = new Phrases(rows);
    return [word, one.has(word), shownBy(one, word)];
  });
  assert.equal(searched, gathered);
});

it.run();
