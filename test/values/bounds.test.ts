import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Shape } from '../../grammar/shape.ts';
import { radicesOf, valueText } from '../../src/values/domain.ts';
import { domainOf } from '../../src/values/index.ts';
import { secondsOfSpan } from '../../src/values/interval.ts';
import { type Facts, NO_FACTS, type Scalar } from '../../src/values/request.ts';
import { PLAIN_REQUEST } from './request.ts';

/** Bounds as checks write them, and the first and the last value between them. */

function ends(shape: Shape, facts: Partial<Facts>): string {
  const domain = domainOf(shape, { ...PLAIN_REQUEST, facts: { ...NO_FACTS, ...facts } });
  if (domain === null) return 'none';
  const radices = radicesOf(domain);
  const first = valueText(
    domain,
    radices.map(() => 0),
  );
  return `${first} to ${valueText(
    domain,
    radices.map((radix) => radix - 1),
  )}`;
}

const between = (least: Scalar | null, most: Scalar | null, strict = false): Partial<Facts> => ({
  least: least === null ? null : { value: least, strict },
  most: most === null ? null : { value: most, strict },
});
const time: Shape = { kind: 'time', precision: 0, zoned: true, hours: 24 };
const date: Shape = { kind: 'date', zoned: false };
const instant: Shape = { kind: 'timestamp', precision: 0, zoned: true, range: 'wide' };
const exact = (precision: number): Shape => ({ kind: 'timestamp', precision, zoned: false, range: 'wide' });
const interval = (fields: string | null): Shape => ({ kind: 'interval', fields, precision: 6 });
const uuid: Shape = { kind: 'uuid', bits: 128, order: 'digits' };
const text = (characters: number): Shape => ({ kind: 'text', characters, bytes: null, padded: false });
const point = (of: string): Shape => ({ kind: 'spatial', of, srid: 7 });

const ROWS: readonly (readonly [Shape, Partial<Facts>, string])[] = [
  [time, between('08:00-01:30', '12:00:00+02'), '09:30:00+00 to 10:00:00+00'],
  [time, between('nonsense', '00:00:09', true), '00:00:00+00 to 00:00:08+00'],
  [{ ...time, zoned: false }, between('05:40:09.6', '05:40:12.4'), '05:40:10 to 05:40:12'],
  [date, between('Jan 31, 2020', '2 february 2020'), '2020-01-31 to 2020-02-02'],
  [date, between('1/31/2020', '20200201'), '2020-01-31 to 2020-02-01'],
  [instant, between('2024-01-01 00:00+02', '2024-01-01 00:01+02'), '2023-12-31 22:00:00+00 to 2023-12-31 22:01:00+00'],
  [instant, between('2024-01-01 10:00', '2024-01-01 10:01', true), '2024-01-01 10:00:01+00 to 2024-01-01 10:00:59+00'],
  [instant, between('2024-01-01', '2024-01-05'), '2024-01-02 00:00:00+00 to 2024-01-03 23:59:59+00'],
  [instant, between('2024-01-01 10:00', '2024-01-01 09:00'), 'none'],
  [
    exact(6),
    between('2024-01-01 10:00:30.25', '2024-01-01 10:00:30.25'),
    '2024-01-01 10:00:30.250000 to 2024-01-01 10:00:30.250000',
  ],
  [
    exact(3),
    between('2024-01-01 10:00:30.25', '2024-01-01 10:00:30.75', true),
    '2024-01-01 10:00:30.251 to 2024-01-01 10:00:30.749',
  ],
  [exact(6), between('2024-01-01 10:00:30.25', '2024-01-01 10:00:32.75'), '2024-01-01 10:00:31 to 2024-01-01 10:00:32'],
  [exact(0), between('2024-01-01 10:00:30.25', '2024-01-01 10:00:30.75'), 'none'],
  [{ ...time, zoned: false, precision: 2 }, between('10:00:30.25', '10:00:30.25'), '10:00:30.25 to 10:00:30.25'],
  [interval(null), between('1 hour', '1:00:30'), '3600 seconds to 3630 seconds'],
  [interval('day'), between('0', 'P1W', true), '1 days to 6 days'],
  [interval('year to month'), between('1 year 6 mons', '2 yrs'), '18 months to 24 months'],
  [interval('second'), between(null, '-1 day', true), '-2678400 seconds to -86401 seconds'],
  [interval('year'), between('1 day', '2 days'), 'none'],
  [interval(null), { excluded: ['1 day'] }, '86401 seconds to 2592000 seconds'],
  [
    uuid,
    between('10000000-0000-0000-0000-000000000000', null),
    '10000000-0000-4000-8000-000000000000 to ffffffff-ffff-4fff-bfff-ffffffffffff',
  ],
  [
    uuid,
    between(null, 'ffffffff-ffff-ffff-ffff-ffffffffffff'),
    '00000000-0000-4000-8000-000000000000 to ffffffff-ffff-4fff-bfff-ffffffffffff',
  ],
  [
    uuid,
    between('x', '01000000-0000-0000-0000-000000000000'),
    '00000000-0000-4000-8000-000000000000 to 00ffffff-ffff-4fff-bfff-ffffffffffff',
  ],
  [uuid, between(null, '00000000-0000-0000-0000-000000000009'), 'none'],
  [text(1), between('A', 'F'), 'A to F'],
  [text(1), between('A', 'F', true), 'B to E'],
  [text(3), between('a', 'c'), 'a00 to bzz'],
  [text(2), between('b', null), 'b0 to zz'],
  [text(9), between('Local A-1', 'Local A-1'), 'Local A-1 to Local A-1'],
  [text(5), between(10, 20), '10 to 20'],
  [text(0), {}, ' to '],
  [text(8), { prefix: 'ab', lengthLeast: 4 }, 'ab000000 to abzzzzzz'],
  [{ kind: 'money', bits: 64 }, between(1, 2), '1.00 to 2.00'],
  [{ kind: 'array', of: text(1), dimensions: 1 }, { lengthLeast: 99 }, 'none'],
  [{ kind: 'array', of: text(1), dimensions: 1 }, { lengthMost: 0 }, '{} to {}'],
  [text(4), between('ab', null), 'ab00 to abzz'],
  [{ kind: 'formed', form: [['x', 'y', 'z']], keyForm: null }, { excluded: ['x'] }, 'y to z'],
  [{ kind: 'formed', form: [['x']], keyForm: null }, { excluded: ['x'] }, 'none'],
  [{ kind: 'money', bits: 64 }, between('$1.50', '1,000'), '1.50 to 1000.00'],
  [{ kind: 'bits', length: null, form: 'varying' }, { lengthLeast: 3, lengthMost: 3 }, '000 to 111'],
  [{ kind: 'bits', length: 4, form: 'fixed' }, { lengthLeast: 5 }, 'none'],
  [{ kind: 'json', binary: true }, { format: 'boolean' }, 'false to true'],
  [point('pointzm'), {}, 'POINT ZM (10.00000 10.00000 1 1) to POINT ZM (89.99999 89.99999 1 1)'],
  [
    point('tinz'),
    {},
    'TIN Z (((0 0 1,10.00000 10.00000 1,0 85 1,0 0 1))) to TIN Z (((0 0 1,89.99999 89.99999 1,0 85 1,0 0 1)))',
  ],
  [point('geometry'), {}, 'POINT(10.00000 10.00000) to POINT(89.99999 89.99999)'],
];

for (const [shape, facts, expected] of ROWS) {
  test(`${JSON.stringify(shape)} ${JSON.stringify(facts)}`, () => {
    assert.is(ends(shape, facts), expected);
  });
}

const SPANS: readonly (readonly [string, number | null])[] = [
  ['90', 90],
  ['-1.5', -1.5],
  ['1 day 02:30', 95_400],
  ['-02:00:30', -7230],
  ['1h30m', 5400],
  ['1 week 1 mon', 3_196_800],
  ['1 decade', 311_040_000],
  ['2 centuries', 6_220_800_000],
  ['P1Y2M3DT4H5M6.5S', 36_561_906.5],
  ['PX', null],
  ['3 fortnights', null],
  ['soon', null],
  ['', null],
];

for (const [written, seconds] of SPANS) {
  test(`a span of ${written}`, () => assert.is(secondsOfSpan(written), seconds));
}

test.run();
