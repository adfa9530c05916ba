import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { optionsFromText, valueFromText } from '../../src/options/directive-text.ts';
import { faultIn, SNAKE } from '../../src/options/fault.ts';
import { optionsAsJson, optionsFromJson } from '../../src/options/json.ts';
import { record, seed } from '../../src/options/kinds.ts';
import { COLUMN_OPTIONS, type ColumnOptions, VALUE_OPTIONS } from '../../src/options/value-options.ts';
import { textOfOptions, textOfValue } from '../../src/options/written-options.ts';

const WRITTEN: readonly (readonly [ColumnOptions, string | null])[] = [
  [{}, ''],
  [{ values: ['a', 'b', 3, true] }, 'values=a,b,3,true'],
  [{ values: ['3', 'true', 'it’s'] }, "values='3','true',it’s"],
  [{ values: ['a b', "it's", '', 'a,b', 'x=y', 'nulls=0.5', '"q"'] }, null],
  [{ values: { a: 3, 'b c': 0.5 } }, "values=a:3,'b c':0.5"],
  [{ from: 1, to: 5, nulls: 0.2 }, 'from=1 to=5 nulls=0.2'],
  [{ from: '10:30', to: '11:30' }, "from='10:30' to='11:30'"],
  [{ pattern: '^[a-z]{2} (x)$' }, "pattern='^[a-z]{2} (x)$'"],
  [{ omit: true, sql: 'now()' }, "omit sql='now()'"],
  [{ distribution: 'normal' }, 'distribution=normal'],
  [{ distribution: { normal: { mean: 5, deviation: 1.5 } } }, 'distribution=normal(mean=5 deviation=1.5)'],
  [{ distribution: { histogram: { edges: [0, 1, 2], weights: [1, 3] } } }, null],
  [{ reference: [1, 2] }, 'reference=1,2'],
  [{ reference: { from: 1, to: 100 } }, 'reference=1..100'],
  [{ constant: -1e30 }, 'constant=-1e+30'],
];

for (const [options, text] of WRITTEN) {
  test(`written and read: ${JSON.stringify(options)}`, () => {
    const written = textOfOptions(COLUMN_OPTIONS, options);
    if (text !== null) assert.is(written, text);
    assert.equal(optionsFromText(COLUMN_OPTIONS, written ?? '?').options, options);
  });
}

test('what no line says is not written', () => {
  assert.is(textOfOptions(COLUMN_OPTIONS, { reference: { from: 1 } }), null);
  assert.is(textOfValue(COLUMN_OPTIONS.values.kind, []), null);
});

test('a value is a text of its own', () => {
  assert.equal(valueFromText('values', COLUMN_OPTIONS.values.kind, ' a:1, b:2 '), { value: { a: 1, b: 2 }, end: 9 });
  assert.is(textOfValue(seed, 7), '7');
  assert.is(textOfValue(seed, '7'), "'7'");
  const read = valueFromText('values', COLUMN_OPTIONS.values.kind, 'a b');
  assert.ok('message' in read);
  assert.match(read.message, 'goes on with "b", which is to be in quotes');
});

test('JSON says what the library is told', () => {
  const kind = record(VALUE_OPTIONS);
  const options = {
    referenceTime: '2026-01-31',
    columns: { createdAt: { from: 1 }, __proto__x: { values: { someKey: 1 } } },
    tables: { someTable: { columns: { batchSize: { distribution: { normal: { mean: 1 } } } } } },
  };
  const json = optionsAsJson(kind, options);
  assert.equal(json, { reference_time: '2026-01-31', columns: options.columns, tables: options.tables });
  assert.is(faultIn(kind, json, SNAKE), null);
  assert.equal(optionsFromJson(kind, json), options);
});

test.run();
