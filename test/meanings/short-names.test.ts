import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Kind } from '../../grammar/shape.ts';
import { meaningsOf } from '../../src/meanings/index.ts';

/** Names with abbreviations that the words next to them explain, each with what it means in a column of a type. */
const MEANT: readonly (readonly [table: string, column: string, kind: Kind, meaning: string])[] = [
  ['readings', 'press_hpa', 'decimal', 'measure.pressure'],
  ['items', 'gr_wgt_kg', 'decimal', 'measure.gross weight'],
  ['items', 'abc_cls', 'text', 'kind.class by turnover'],
  ['orders', 'shipment_total', 'decimal', 'money.shipping'],
];

for (const [table, name, kind, meaning] of MEANT) {
  test(`${table}.${name} means ${meaning}`, () => {
    assert.is(meaningsOf(table, [{ name, kind }]).get(name)?.[0]?.meaning.name, meaning);
  });
}

test.run();
