import * as assert from 'uvu/assert';
import { type DialectName, dialects } from '../../grammar/index.ts';
import type { CompiledTable, RowValue } from '../../src/index.ts';
import { jsValueOf } from './js-value.ts';
import { readOutput } from './output.ts';

/** Whole outputs, the rest of one, a part of one, and rows far behind. */
const REQUESTS = [
  { rows: 150, seed: 'objects' },
  { rows: 40, offset: 110, tableRows: 150, seed: 'objects' },
  { rows: 150, part: { from: 37, to: 90 }, seed: 'objects' },
  { rows: 20, offset: 2 ** 32 - 10, seed: 3 },
];

/** So many rows that texts are decoded for whole blocks, and those of them that are looked at: more than a block has. */
const MANY = 5000;
const FIRST = 130;

/** Throws an assertion unless a table's rows as arrays hold what its statements hold, read back. */
export function assertArraysHoldStatements(table: CompiledTable, dialect: DialectName): void {
  for (const request of REQUESTS) {
    const arrays = [...table.rows({ ...request, as: 'array' })];
    assert.equal(arrays, expectedRows(table, dialect, request));
  }
  const arrays = table.rows({ rows: MANY, seed: 'many', as: 'array' });
  const expected = expectedRows(table, dialect, { rows: FIRST, tableRows: MANY, seed: 'many' });
  assert.equal(
    expected.map(() => arrays.next().value),
    expected,
  );
}

/** The values of an output, read back. Where it names no columns, or their defaults alone, a row has no values. */
function expectedRows({ plan, text }: CompiledTable, dialect: DialectName, request: object): readonly RowValue[][] {
  const output = readOutput(text(request), dialects[dialect]);
  return output.statements.flatMap(({ rows }) =>
    rows.map((row) =>
      plan.columns.map(({ shape }, i) => {
        const value = row[i];
        if (value === undefined) throw new Error('A row has too few values.');
        return jsValueOf(value, shape);
      }),
    ),
  );
}
