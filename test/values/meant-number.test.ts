import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Shape } from '../../grammar/shape.ts';
import { endsOf } from '../../src/values/domain.ts';
import { domainOf } from '../../src/values/index.ts';
import type { NumberForm } from '../../src/values/meaning.ts';
import { PLAIN_REQUEST } from './request.ts';

const real: Shape = { kind: 'float', bits: 32, precision: null, scale: null, unsigned: false };
const double: Shape = { kind: 'float', bits: 64, precision: null, scale: null, unsigned: false };
const tiny: Shape = { kind: 'integer', bits: 8, unsigned: true, sequence: false };
const decimal: Shape = { kind: 'decimal', precision: 6, scale: 4, unsigned: false };

/** The first and the last value. */
function ends(shape: Shape, numbers: NumberForm): readonly string[] {
  const domain = domainOf(shape, { ...PLAIN_REQUEST, meanings: [{ name: 'test', numbers }] });
  if (domain === null) throw new Error('There is no domain.');
  return endsOf(domain);
}

const latitude: NumberForm = { first: -90, last: 90, scale: 6 };
const listedAs = (...entries: readonly string[]): NumberForm => ({
  first: 1,
  last: 50,
  listed: { picks: 'test', entries: () => entries },
});

for (const [name, shape, numbers, expected] of [
  ['degrees in 64 bits', double, latitude, ['-90.000000', '90.000000']],
  ['degrees in 32 bits', real, latitude, ['-90.0000', '90.0000']],
  ['temperatures in 32 bits', real, { first: -25, last: 45, scale: 1 }, ['-25.0', '45.0']],
  ['more than 32 bits hold', real, { first: 0, last: 5_000_000, scale: 2 }, ['0', '999999']],
  ['degrees as far as a decimal holds them', decimal, latitude, ['-90.0000', '90.0000']],
  ['whole numbers of a list, without zeros in front', tiny, listedAs('008', '0', '255'), ['8', '255']],
  ['numbers of a list that the type does not hold', tiny, listedAs('8', '256'), ['1', '50']],
  ['most numbers of a list, which stand for the others', tiny, listedAs('8', '256', '9', '10'), ['8', '10']],
  ['numbers of a list below those of the type', tiny, listedAs('8', '-1'), ['1', '50']],
] as const) {
  test(name, () => assert.equal(ends(shape, numbers), expected));
}

test.run();
