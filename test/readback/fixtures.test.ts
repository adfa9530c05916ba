import '../support/counted-kernels.ts';

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, dialectNames } from '../../src/index.ts';
import { fixturesOf } from '../fixtures/fixture.ts';
import { sampled } from '../support/sample.ts';
import { judged } from './judge.ts';
import { assertArraysHoldStatements } from './objects.ts';

/** Rows of each fixture: blocks of rows and some statements, the last of them short. */
const ROWS = 150;
const BATCH_SIZE = 40;

/** Where a sample is asked for, each so many-th fixture is read back. */
const STEP = 20;

// To compile a fixture takes longer than to read its rows: what is read back of it is read in one test.
for (const dialect of dialectNames) {
  for (const { path, ddl, error, rows } of sampled(fixturesOf(dialect), STEP)) {
    if (error !== undefined) continue;
    test(`${path} reads back, and its rows as arrays hold the same`, () => {
      const table = compile(ddl, { dialect });
      if (rows > 0) {
        const verdict = judged(table, dialect, { rows: ROWS, batchSize: BATCH_SIZE, seed: path });
        assert.equal(verdict, { rows: Math.min(ROWS, rows), faults: [] });
      }
      assertArraysHoldStatements(table, dialect);
    });
  }
}

test.run();
