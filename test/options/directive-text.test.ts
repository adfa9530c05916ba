import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { optionsFromText } from '../../src/options/directive-text.ts';
import { COLUMN_OPTIONS, TABLE_OPTIONS } from '../../src/options/value-options.ts';

/** Texts of what is asked of a column, and what they say. */
const READ: readonly (readonly [string, object])[] = [
  ['', {}],
  ['  \t', {}],
  ['values=a,b,c nulls=0.2', { values: ['a', 'b', 'c'], nulls: 0.2 }],
  ['values = a, b ,c', { values: ['a', 'b', 'c'] }],
  ['nulls=0.2, values=a, b, from=1', { nulls: 0.2, values: ['a', 'b'], from: 1 }],
  ['values=a', { values: ['a'] }],
  ['values=1,2.5,-3,1e3', { values: [1, 2.5, -3, '1e3'] }],
  ["values=007,1.50,'1',true,'true'", { values: ['007', '1.50', '1', true, 'true'] }],
  ['values=12345678901234567890', { values: ['12345678901234567890'] }],
  ['values=a:3,b:1', { values: { a: 3, b: 1 } }],
  ["values='a:b':3,c: 0.5", { values: { 'a:b': 3, c: 0.5 } }],
  ['values=__proto__:1', { values: Object.fromEntries([['__proto__', 1]]) }],
  ["values='10:30','11:30'", { values: ['10:30', '11:30'] }],
  ["values='a:x','1..2'", { values: ['a:x', '1..2'] }],
  [`values='it''s',"say ""x""",'a b, c'`, { values: ["it's", 'say "x"', 'a b, c'] }],
  ["constant=''", { constant: '' }],
  ['from=1 to=99', { from: 1, to: 99 }],
  ['from=2024-01-01 to="2024-01-31 10:30:00"', { from: '2024-01-01', to: '2024-01-31 10:30:00' }],
  ['distribution=normal', { distribution: 'normal' }],
  ['distribution=normal()', { distribution: { normal: {} } }],
  ['distribution=normal(mean=5,deviation=2)', { distribution: { normal: { mean: 5, deviation: 2 } } }],
  [
    'distribution=histogram(edges=0,10,100 weights=3,1) nulls=0',
    { distribution: { histogram: { edges: [0, 10, 100], weights: [3, 1] } }, nulls: 0 },
  ],
  ['distribution=histogram( edges=0,1,weights=1 )', { distribution: { histogram: { edges: [0, 1], weights: [1] } } }],
  ['reference=1..100', { reference: { from: 1, to: 100 } }],
  ['reference=0.5..1.5', { reference: { from: 0.5, to: 1.5 } }],
  ["reference=a..'b c' omit", { reference: { from: 'a', to: 'b c' }, omit: true }],
  ['reference=1,5,9', { reference: [1, 5, 9] }],
  ["pattern='[A-Z]{3}, [0-9]'", { pattern: '[A-Z]{3}, [0-9]' }],
  ['pattern=[A-Z]{3}', { pattern: '[A-Z]{3}' }],
  ['like=company', { like: 'company' }],
  ['omit', { omit: true }],
  ["sql='now()'", { sql: 'now()' }],
  ['sql=now()', { sql: 'now()' }],
  ['distinct=5', { distinct: 5 }],
];

for (const [text, options] of READ) {
  test(`reads ${text}`, () => assert.equal(optionsFromText(COLUMN_OPTIONS, text), { options, fault: null }));
}

/** Texts that are wrong, the part that is at fault, and why. */
const REFUSED: readonly (readonly [string, string, string, string?])[] = [
  ['nuls=1', 'nuls', 'Unknown option "nuls"; the nearest known one is "nulls".', 'nulls'],
  ['omit nulls', 'nulls', 'The option "nulls" needs a value, as in nulls=….'],
  ['omit=true', 'omit', 'The option "omit" takes no value.'],
  ['nulls=', '', 'The option "nulls" needs a value here.'],
  ['nulls=2', '2', 'nulls must be a number from 0 to 1, not "2".'],
  ["nulls='0.5'", "'0.5'", 'nulls must be a number from 0 to 1, not "\'0.5\'".'],
  ['distinct=0 omit', '0', 'distinct must be a whole number from 1 to 65536, not "0".'],
  ['omit omit', 'omit', 'The option "omit" is given twice.'],
  ['omit =', 'omit', 'The option "omit" takes no value.'],
  ['omit; nulls=0', ';', 'The value of "omit" goes on with ";", which is to be in quotes.'],
  ['5', '5', 'Expected the name of an option, found "5".'],
  ["like='a", '', 'Expected "\'" at the end.'],
  ["like='a'b", 'b', 'The value of "like" goes on with "b", which is to be in quotes.'],
  ["like=a'b' c", 'c', 'Unknown option "c"; the nearest known one is "constant".'],
  ['values=a,,b', ',b', 'The option "values" needs a value here.'],
  ['values=a,b,', '', 'The option "values" needs a value here.'],
  ['values=a:x', 'x', 'values must be a number from 0, not "x".'],
  ['values=10:30:00', '30:00', 'values must be a number from 0, not "30:00".'],
  ['values=a,b:1', ':', 'The value of "values" goes on with ":", which is to be in quotes.'],
  ['values=a:1,a:2', 'a', '"a" is given twice.'],
  ["values='a':x", 'x', 'values must be a number from 0, not "x".'],
  ['distribution=normal(men=5)', 'men', 'Unknown option "men"; the nearest known one is "mean".', 'mean'],
  ['distribution=normal(mean=x)', 'x', 'mean must be a number, not "x".'],
  ['distribution=normal(mean=5', '', 'Expected ")" at the end.'],
  ['distribution=normal(mean=5)x', 'x', 'The value of "distribution" goes on with "x", which is to be in quotes.'],
  ['reference=1..', '', 'The option "reference" needs a value here.'],
];

for (const [text, part, message, nearest = null] of REFUSED) {
  test(`refuses ${text}`, () => {
    const { fault } = optionsFromText(COLUMN_OPTIONS, text);
    assert.is(fault?.message, message);
    assert.is(text.slice(fault?.from, fault?.to), part);
    if (nearest !== null) assert.is(fault?.nearest, nearest);
  });
}

test('says which distributions there are', () => {
  const { fault } = optionsFromText(COLUMN_OPTIONS, 'distribution=gauss');
  assert.match(fault?.message ?? '', /^distribution must be "uniform", "normal", .*, not "gauss"\.$/);
});

test('says which one may be meant', () => {
  const { fault } = optionsFromText(COLUMN_OPTIONS, 'distribution=exponentail');
  assert.match(fault?.message ?? '', /, not "exponentail"; the nearest one is "exponential"\.$/);
  assert.is(fault?.nearest, 'exponential');
});

test('reads what is asked of a table', () => {
  const { options } = optionsFromText(TABLE_OPTIONS, `rows=3x seed=a where='a > 0',"b ""="" 'x'" omit`);
  assert.equal(options, { rows: '3x', seed: 'a', where: ['a > 0', `b "=" 'x'`], omit: true });
});

test.run();
