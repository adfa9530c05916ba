import '../support/counted-kernels.ts';

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dialectNames } from '../../src/index.ts';
import { sampled } from '../support/sample.ts';
import { generatedTable } from './generated.ts';
import { judgedDefinition } from './judge.ts';

/** Tables of each dialect: `npm run readback` reads back as many others as one likes. */
const TABLES = 600;
const STEP = 10;

for (const dialect of dialectNames) {
  test(`${dialect}: outputs of generated tables read back`, () => {
    let read = 0;
    const numbers = sampled(
      Array.from({ length: TABLES }, (_, index) => index),
      STEP,
    );
    for (const index of numbers) {
      const ddl = generatedTable(dialect, 'tests', index);
      const verdict = judgedDefinition(ddl, dialect, { rows: 20, batchSize: 7, seed: index });
      if (verdict === null) continue;
      assert.equal(verdict.faults, [], ddl);
      read++;
    }
    assert.ok(read > numbers.length / 2, `${read} of ${numbers.length} tables have rows`);
  });
}

test('the number alone decides on a generated table', () => {
  for (const dialect of dialectNames) {
    assert.is(generatedTable(dialect, 'a', 7), generatedTable(dialect, 'a', 7));
    assert.is.not(generatedTable(dialect, 'a', 7), generatedTable(dialect, 'a', 8));
    assert.is.not(generatedTable(dialect, 'a', 7), generatedTable(dialect, 'b', 7));
  }
});

test.run();
