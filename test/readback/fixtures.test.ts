import '../support/counted-kernels.ts';

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, dialectNames } from '../../src/index.ts';
import { fixturesOf } from '../fixtures/fixture.ts';
import { sampled } from '../support/sample.ts';
import { judged } from './judge.ts';

/** Rows of each fixture: blocks of rows and some statements, the last of them short. */
const ROWS = 150;
const BATCH_SIZE = 40;

/** Where a sample is asked for, each so many-th fixture is read back. */
const STEP = 20;

for (const dialect of dialectNames) {
  for (const { path, ddl, error, rows } of sampled(fixturesOf(dialect), STEP)) {
    if (error !== undefined || rows === 0) continue;
    test(`${path} reads back`, () => {
      const table = compile(ddl, { dialect });
      const verdict = judged(table, dialect, { rows: ROWS, batchSize: BATCH_SIZE, seed: path });
      assert.equal(verdict, { rows: Math.min(ROWS, rows), faults: [] });
    });
  }
}

test.run();
