import '../support/counted-kernels.ts';

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile, dialectNames } from '../../src/index.ts';
import { sampled } from '../support/sample.ts';
import { coveringArray } from './covering.ts';
import { judged } from './judge.ts';
import { KINDS } from './kinds.ts';
import { sampleTypes } from './types.ts';

const ROWS = 20;
const BATCH_SIZE = 7;

/** Where a sample is asked for, each so many-th table is read back. */
const STEP = 24;

test('every kind of value has a type among those that are combined', () => {
  const kinds = dialectNames.flatMap((dialect) =>
    sampleTypes[dialect].map(
      ({ definition, written }) =>
        compile(`${definition} CREATE TABLE t (a ${written})`, { dialect }).table.columns[0]?.type.shape.kind,
    ),
  );
  assert.equal([...new Set(kinds)].sort(), Object.keys(KINDS).sort());
});

// To put a covering array together takes as long as to read it back.
for (const dialect of sampled(dialectNames, 2)) {
  test(`${dialect}: outputs of every pair of draws and values in neighbouring columns read back`, () => {
    const { tables, pairs, missing } = coveringArray(dialect);
    const faulty = sampled(tables, STEP).flatMap(({ ddl, table }) => {
      const { faults } = judged(table, dialect, { rows: ROWS, batchSize: BATCH_SIZE, seed: ddl });
      return faults.length === 0 ? [] : [`${ddl}\n  ${faults.join('\n  ')}`];
    });
    console.log(`${dialect}: ${tables.length} tables, ${pairs - missing.length} of ${pairs} pairs of traits`);
    assert.equal(missing, []);
    assert.is(faulty.length, 0, `${faulty.length} of ${tables.length} tables\n${faulty.slice(0, 10).join('\n')}`);
  });
}

test.run();
