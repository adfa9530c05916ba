import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { partOf, partsIn } from '../../src/cli/parts.ts';

for (const [from, to, batchSize, of, expected] of [
  [0, 10, 2, 1, '0-10'],
  [0, 10, 2, 2, '0-6 6-10'],
  [0, 10, 3, 2, '0-6 6-10'],
  [5, 15, 2, 5, '5-7 7-9 9-11 11-13 13-15'],
  // Fewer batches than parts: rows are cut.
  [0, 10, 100, 3, '0-4 4-7 7-10'],
  [0, 2, 100, 4, '0-1 1-2 2-2 2-2'],
  [0, 0, 5, 2, '0-0 0-0'],
  [0, 2 ** 53 - 1, 500, 2, '0-4503599627370500 4503599627370500-9007199254740991'],
  [0, 2 ** 53 - 1, 1, 2, '0-4503599627370496 4503599627370496-9007199254740991'],
] as const) {
  test(`${of} parts of the rows from ${from} to ${to}, in batches of ${batchSize}`, () => {
    const parts = Array.from({ length: of }, (_, index) => partOf({ from, to }, batchSize, index + 1, of));
    assert.is(parts.map((part) => `${part.from}-${part.to}`).join(' '), expected);
  });
}

for (const [rows, batchSize, partRows, least, expected] of [
  [1000, 10, 100, 1, 10],
  [1000, 10, 104, 1, 10],
  [1001, 10, 100, 1, 11],
  // A part holds a batch at least, and each job gets a part while there are batches.
  [1000, 500, 10, 1, 2],
  [1000, 10, 10_000, 4, 4],
  [1000, 400, 10_000, 4, 3],
  [1000, 10, Number.POSITIVE_INFINITY, 4, 4],
  [0, 10, 100, 4, 1],
] as const) {
  test(`${rows} rows in parts of ${partRows}, ${least} at least`, () => {
    assert.is(partsIn({ from: 0, to: rows }, batchSize, partRows, least), expected);
  });
}

test.run();
