import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mergedOptions } from '../../src/options/merged-options.ts';
import { OUTPUT_OPTIONS, OUTPUT_RIVALS, type OutputOptions } from '../../src/options/output-options.ts';
import { VALUE_OPTIONS, type ValueOptions } from '../../src/options/value-options.ts';

const ofStatus = (options: NonNullable<ValueOptions['columns']>[string]): ValueOptions => ({
  tables: { orders: { columns: { status: options } } },
});

const MERGED: readonly (readonly [string, ValueOptions, ValueOptions, ValueOptions])[] = [
  ['nothing', {}, {}, {}],
  ['the second counts', { nulls: 0.1 }, { nulls: 0.5 }, { nulls: 0.5 }],
  ['what one alone says stays', { nulls: 0.1 }, { where: ['a > 0'] }, { nulls: 0.1, where: ['a > 0'] }],
  ['conditions all hold', { where: ['a > 0'] }, { where: ['b > 0'] }, { where: ['a > 0', 'b > 0'] }],
  [
    'of a column, option by option',
    ofStatus({ nulls: 0, from: 1 }),
    ofStatus({ nulls: 1 }),
    ofStatus({ nulls: 1, from: 1 }),
  ],
  ['values are one value', ofStatus({ values: ['a', 'b'] }), ofStatus({ values: ['c'] }), ofStatus({ values: ['c'] })],
  ['weights, too', ofStatus({ values: { a: 1 } }), ofStatus({ values: { b: 2 } }), ofStatus({ values: { b: 2 } })],
  [
    'what lists values replaces them',
    ofStatus({ values: ['a'], nulls: 0 }),
    ofStatus({ constant: 'b' }),
    ofStatus({ nulls: 0, constant: 'b' }),
  ],
  [
    'and bounds',
    ofStatus({ from: 1, to: 5, nulls: 0.2 }),
    ofStatus({ reference: [7] }),
    ofStatus({ nulls: 0.2, reference: [7] }),
  ],
  [
    'bounds replace lists',
    ofStatus({ values: [1], distinct: 3 }),
    ofStatus({ to: 5 }),
    ofStatus({ distinct: 3, to: 5 }),
  ],
  [
    'bounds of both stay',
    ofStatus({ like: 'price', from: 1, to: 9 }),
    ofStatus({ to: 5 }),
    ofStatus({ like: 'price', from: 1, to: 5 }),
  ],
  [
    'a meaning replaces a pattern',
    ofStatus({ pattern: 'a' }),
    ofStatus({ like: 'company' }),
    ofStatus({ like: 'company' }),
  ],
  [
    'an expression replaces all',
    ofStatus({ values: ['a'], nulls: 0.1 }),
    ofStatus({ sql: 'now()' }),
    ofStatus({ sql: 'now()' }),
  ],
  ['all replaces an expression', ofStatus({ sql: 'now()' }), ofStatus({ nulls: 0.1 }), ofStatus({ nulls: 0.1 })],
  [
    'a column is named as objects name what they inherit',
    { columns: { toString: { nulls: 0 } } },
    { columns: Object.fromEntries([['__proto__', { nulls: 1 }]]) },
    {
      columns: Object.fromEntries([
        ['toString', { nulls: 0 }],
        ['__proto__', { nulls: 1 }],
      ]),
    },
  ],
];

for (const [what, base, over, merged] of MERGED) {
  test(`merges: ${what}`, () => assert.equal(mergedOptions(VALUE_OPTIONS, base, over), merged));
}

test('rows of statements are said by either of two options', () => {
  const merged = (base: OutputOptions, over: OutputOptions): OutputOptions =>
    mergedOptions(OUTPUT_OPTIONS, base, over, OUTPUT_RIVALS);
  assert.equal(merged({ single: true, rows: 5 }, { batchSize: 10 }), { rows: 5, batchSize: 10 });
  assert.equal(merged({ batchSize: 10 }, { single: true }), { single: true });
});

test('of a list that no condition is, the entries are joined, too', () => {
  const merged = mergedOptions(OUTPUT_OPTIONS, { rowsOf: { a: 1, b: 2 }, rows: 5 }, { rowsOf: { b: 3 } });
  assert.equal(merged, { rowsOf: { a: 1, b: 3 }, rows: 5 });
});

test.run();
