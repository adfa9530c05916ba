import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mergedOptions } from '../../src/options/merged-options.ts';
import { OUTPUT_OPTIONS } from '../../src/options/output-options.ts';
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

test('of a list that no condition is, the entries are joined, too', () => {
  const merged = mergedOptions(OUTPUT_OPTIONS, { rowsOf: { a: 1, b: 2 }, rows: 5 }, { rowsOf: { b: 3 } });
  assert.equal(merged, { rowsOf: { a: 1, b: 3 }, rows: 5 });
});

test.run();
