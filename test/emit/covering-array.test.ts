import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { coveringArray, levelAt } from '../../src/emit/covering-array.ts';

/** How many pairs of levels of two columns stand in no row. */
function missingPairs(columns: number, levels: number): number {
  const array = coveringArray(columns, levels);
  let missing = 0;
  for (let one = 0; one < columns; one++) {
    for (let other = one + 1; other < columns; other++) {
      const found = new Set<number>();
      for (let row = 0; row < array.rows; row++) {
        found.add(levelAt(array, row, one) * array.levels + levelAt(array, row, other));
      }
      missing += array.levels ** 2 - found.size;
    }
  }
  return missing;
}

for (const [columns, levels] of [
  [1, 1],
  [2, 1],
  [2, 2],
  [3, 4],
  [5, 5],
  [6, 5],
  [12, 3],
  [30, 7],
] as const) {
  test(`each pair of levels of ${columns} columns of ${levels} stands in a row`, () => {
    assert.is(missingPairs(columns, levels), 0);
  });
}

test('there are as many rows as the square of a prime, for each digit of the number of columns', () => {
  assert.equal(coveringArray(7, 6), { levels: 7, rows: 49 });
  assert.equal(coveringArray(8, 6), { levels: 7, rows: 98 });
  assert.equal(coveringArray(50, 7), { levels: 7, rows: 147 });
});

test('the first rows have one level of each column after the other', () => {
  const array = coveringArray(5, 11);
  for (let row = 0; row < 11; row++) {
    for (let column = 0; column < 5; column++) assert.is(levelAt(array, row, column), row);
  }
});

test.run();
