import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dialects } from '../../grammar/index.ts';
import type { Shape } from '../../grammar/shape.ts';
import { languagesOfRegex } from '../../src/expression/language.ts';
import { meaningsOf } from '../../src/meanings/index.ts';
import { mix32 } from '../../src/random.ts';
import { type Domain, radicesOf, sizeOf, valueText } from '../../src/values/domain.ts';
import { domainOf } from '../../src/values/index.ts';
import { type Bound, type Facts, NO_FACTS, type Scalar } from '../../src/values/request.ts';
import { KINDS } from '../readback/kinds.ts';
import { sampled } from '../support/sample.ts';
import { PLAIN_REQUEST } from './request.ts';
import { bytes, date, decimal, float, int, interval, shapes, text, time, timestamp, uuid } from './shapes.ts';

/** Domains of up to so many values are looked at whole, others by as many samples. */
const SAMPLES = 1500;

const least = (value: Scalar, strict = false): { least: Bound } => ({ least: { value, strict } });
const most = (value: Scalar, strict = false): { most: Bound } => ({ most: { value, strict } });

interface Asked {
  readonly facts?: Partial<Facts>;
  readonly name?: string;
  readonly distinct?: boolean;
  readonly comparedLength?: number;
}

function domain(shape: Shape, { facts, name, distinct, comparedLength }: Asked): Domain | null {
  return domainOf(shape, {
    ...PLAIN_REQUEST,
    facts: { ...NO_FACTS, ...facts },
    meanings:
      meaningsOf('t', [{ name: name ?? 'c', kind: shape.kind }])
        .get(name ?? 'c')
        ?.map(({ meaning }) => meaning) ?? [],
    distinct: distinct ?? false,
    comparedLength: comparedLength ?? Number.POSITIVE_INFINITY,
  });
}

/** The texts of a domain: all of them where they are few, else its first, its last and many between. */
function textsOf(made: Domain): readonly string[] {
  const radices = radicesOf(made);
  const size = sizeOf(made);
  if (size <= SAMPLES) {
    return Array.from({ length: size }, (_, rank) => {
      let rest = rank;
      const digits = radices.map(() => 0);
      for (let k = radices.length - 1; k >= 0; k--) {
        const radix = radices[k] ?? 1;
        digits[k] = rest % radix;
        rest = Math.floor(rest / radix);
      }
      return valueText(made, digits);
    });
  }
  const drawn = (sample: number) => radices.map((radix, k) => (mix32(sample * 7919 + k * 104_729) >>> 0) % radix);
  const different = new Map<string, readonly number[]>();
  for (const digits of [
    radices.map(() => 0),
    radices.map((radix) => radix - 1),
    ...Array.from({ length: SAMPLES }, (_, sample) => drawn(sample)),
  ]) {
    different.set(digits.join(), digits);
  }
  return [...different.values()].map((digits) => valueText(made, digits));
}

/** What a collation that takes case, accents and blanks at the end for nothing makes of a text. */
const folded = (value: string): string => value.toLowerCase().normalize('NFD').replace(/ +$/, '');

/** Kinds of which no values are made. */
const WITHOUT_VALUES = ['opaque', 'unknown'];

test('every kind of value has a shape here', () => {
  const kinds = new Set([...shapes.map(([{ kind }]) => kind), ...WITHOUT_VALUES]);
  assert.equal([...kinds].sort(), Object.keys(KINDS).sort(), 'test/values/shapes.ts has a shape of each kind');
});

for (const [shape, accepts] of shapes) {
  for (const distinct of [false, true]) {
    const title = `${JSON.stringify(shape)}${distinct ? ' in a key' : ''}`;
    test(title, () => {
      const made = domain(shape, { distinct });
      assert.ok(made !== null, 'there are values');
      const texts = textsOf(made);
      for (const value of texts) assert.ok(accepts(value), `${value} is none`);
      assert.is(new Set(texts).size, texts.length, 'no two ranks give the same text');
      if (distinct && made.literal !== 'bare') {
        assert.is(new Set(texts.map(folded)).size, texts.length, 'no two values are equal under a collation');
      }
      if (distinct && made.literal === 'bare') {
        assert.is(new Set(texts.map(Number)).size, texts.length, 'no two values are the same number');
      }
      if (distinct && shape.kind === 'float') {
        const stored = shape.bits === 32 ? Math.fround : Number;
        assert.is(new Set(texts.map((value) => stored(Number(value)))).size, texts.length, 'nor after rounding');
      }
    });
  }
}

const names =
  'c email url uuid token phone zip ip street city currency language country colour firstname lastname username fullname company title description name state code'.split(
    ' ',
  );

/** Characters that a text may have (null: any number), and those of them that a key compares. */
const LENGTHS = [1, 2, 3, 7, 8, 19, 20, 24, 25, 30, 40, 64, 255, null].flatMap((characters) =>
  [1, 2, 5, 8, 10, 20, 32, 191, Number.POSITIVE_INFINITY].map((comparedLength) => ({ characters, comparedLength })),
);

/** Of so many lengths, one is in a sample: each of both kinds comes up. */
const LENGTH_STEP = 5;

for (const name of names) {
  test(`texts of ${name} differ within what a key compares, whatever the length`, () => {
    for (const { characters, comparedLength } of sampled(LENGTHS, LENGTH_STEP)) {
      const made = domain(text(characters), { name, distinct: true, comparedLength });
      assert.ok(made !== null);
      const texts = textsOf(made);
      const compared = texts.map((value) => folded([...value].slice(0, comparedLength).join('')));
      assert.is(new Set(compared).size, texts.length, `${characters} characters, ${comparedLength} compared`);
      const longest = texts.reduce((most, value) => Math.max(most, value.length), 0);
      assert.ok(characters === null || longest <= characters, `${longest} of ${characters} characters`);
    }
  });
}

const number = (holds: (value: number) => boolean) => (value: string) => holds(Number(value));

/** Shapes under facts, with a test that values pass; null: there is no value. */
const narrowed: readonly (readonly [Shape, Partial<Facts>, ((value: string) => boolean) | null])[] = [
  [int(32), { ...least(5) }, number((value) => value >= 5)],
  [int(32), { ...least(5, true) }, number((value) => value > 5)],
  [int(32), { ...most(5) }, number((value) => value <= 5)],
  [int(32), { ...most(5, true) }, number((value) => value < 5)],
  [int(32), { ...least(4.5), ...most(5.5) }, number((value) => value === 5)],
  [int(32), { ...least('7'), ...most('9') }, number((value) => value >= 7 && value <= 9)],
  [int(32), { ...least(2 ** 31 - 1) }, number((value) => value === 2 ** 31 - 1)],
  [int(32), { ...least(2 ** 31) }, null],
  [int(32), { ...least(6), ...most(5) }, null],
  [int(8), { ...most(-129) }, null],
  [int(8), { ...least(-128), ...most(127) }, number((value) => value >= -128 && value <= 127)],
  [int(64), { ...least(2 ** 52) }, number((value) => value >= 2 ** 52)],
  [int(64), { ...most(-(2 ** 50)) }, number((value) => value <= -(2 ** 50))],
  [int(32), { ...least(1), ...most(5), excluded: [3] }, number((value) => value >= 1 && value <= 5 && value !== 3)],
  [int(32), { ...least(1), ...most(5), excluded: [3, 4, 5] }, number((value) => value === 1 || value === 2)],
  [int(32), { ...least(1), ...most(5), excluded: [1, 3, 5] }, number((value) => value === 2 || value === 4)],
  [int(32), { ...least(1), ...most(2), excluded: [1, 2] }, null],
  [int(32), { list: [1, 2, 3], ...least(2) }, number((value) => value === 2 || value === 3)],
  [int(32), { list: ['1', '2'], excluded: [2] }, number((value) => value === 1)],
  [int(32), { list: [1], excluded: [1] }, null],
  [int(8), { list: [1, 1000] }, number((value) => value === 1)],
  [int(32), { list: [1.5, 2] }, number((value) => value === 2)],
  [int(32), { list: [] }, null],
  [decimal(5, 2), { ...least(0, true), ...most(0.05) }, number((value) => value > 0 && value <= 0.05)],
  [decimal(5, 2), { ...least(999.99) }, number((value) => value === 999.99)],
  [decimal(5, 2), { ...least(1000) }, null],
  [decimal(5, 2), { ...least(0.07), ...most(0.07) }, number((value) => value === 0.07)],
  [decimal(5, 2), { ...least(0.001), ...most(0.009) }, null],
  [decimal(5, 2), { excluded: [0] }, number((value) => value !== 0)],
  [decimal(null, null), { ...least(-10), ...most(10) }, number((value) => Math.abs(value) <= 10)],
  [decimal(65, 30), { ...least(0), ...most(1) }, number((value) => value >= 0 && value <= 1)],
  [decimal(65, 30), { ...least(1e20) }, number((value) => value >= 1e20)],
  [decimal(5, 2, true), { ...most(3) }, number((value) => value >= 0 && value <= 3)],
  [
    decimal(5, -2),
    { ...least(100), ...most(300) },
    number((value) => value >= 100 && value <= 300 && value % 100 === 0),
  ],
  [float(64), { ...least(0, true), ...most(1, true) }, number((value) => value > 0 && value < 1)],
  [float(64), { ...least(-90), ...most(90) }, number((value) => Math.abs(value) <= 90)],
  [float(64), { ...least(1e-9), ...most(1e-8) }, number((value) => value >= 1e-9 && value <= 1e-8)],
  [float(64), { ...least(1e12) }, number((value) => value >= 1e12)],
  [float(32), { ...most(0.1), ...least(0) }, number((value) => Math.fround(value) <= 0.1)],
  [float(32), { ...least(0.7), ...most(1) }, number((value) => Math.fround(value) >= 0.7)],
  [{ kind: 'money', bits: 64 }, { ...least(0, true), ...most(5) }, number((value) => value > 0 && value <= 5)],
  [
    { kind: 'year', first: 1901, last: 2155 },
    { ...least(2000), ...most(2001) },
    number((value) => value === 2000 || value === 2001),
  ],
  [{ kind: 'year', first: 1901, last: 2155 }, { ...least(1800), ...most(1901) }, number((value) => value === 1901)],
  [{ kind: 'boolean', stored: 'boolean' }, { list: [true] }, (value) => value === 'true'],
  [{ kind: 'boolean', stored: 'boolean' }, { excluded: [true] }, (value) => value === 'false'],
  [{ kind: 'boolean', stored: 'integer' }, { list: [1] }, (value) => value === 'true' || value === '1'],
  [{ kind: 'boolean', stored: 'integer' }, { ...least(5), ...most(9) }, number((value) => value >= 5 && value <= 9)],
  [{ kind: 'boolean', stored: 'boolean' }, { ...least(false, true) }, (value) => value === 'true'],
  [{ kind: 'boolean', stored: 'boolean' }, { list: [] }, null],
  [text(20), { lengthLeast: 5, lengthMost: 5 }, (value) => value.length === 5],
  [text(20), { lengthLeast: 3 }, (value) => value.length >= 3 && value.length <= 20],
  [text(20), { lengthMost: 3 }, (value) => value.length <= 3],
  [text(20), { lengthLeast: 21 }, null],
  [text(20), { lengthLeast: 2.5 }, (value) => value.length >= 3],
  [text(null), { lengthLeast: 200 }, (value) => value.length >= 200],
  [text(20), { prefix: 'AB-' }, (value) => value.startsWith('AB-') && value.length <= 20],
  [text(3), { prefix: 'AB-' }, (value) => value === 'AB-'],
  [text(2), { prefix: 'AB-' }, null],
  [
    text(20),
    { prefix: 'AB-', lengthLeast: 10, lengthMost: 10 },
    (value) => value.startsWith('AB-') && value.length === 10,
  ],
  [text(20), { list: ['x', 'yy'] }, (value) => value === 'x' || value === 'yy'],
  [text(1), { list: ['x', 'yy'] }, (value) => value === 'x'],
  [text(20), { list: ['x', 'yy'], lengthLeast: 2 }, (value) => value === 'yy'],
  [text(20), { excluded: [''] }, (value) => value !== ''],
  [text(5), { excluded: ['apple', 'arrow'] }, (value) => value !== 'apple' && value !== 'arrow'],
  [text(20), { ...least('m') }, (value) => value >= 'm'],
  [text(20), { ...least('2020'), ...most('2021') }, (value) => value >= '2020' && value <= '2021'],
  [bytes(20), { lengthLeast: 4, lengthMost: 4 }, (value) => value.length === 8],
  [bytes(20), { lengthLeast: 21 }, null],
  [bytes(2), { lengthLeast: 3 }, null],
  [date, { ...least('2030-01-01') }, (value) => value >= '2030-01-01'],
  [date, { ...least('1890-05-06'), ...most('1890-05-06') }, (value) => value === '1890-05-06'],
  [date, { ...least('2020-01-01', true), ...most('2020-01-03', true) }, (value) => value === '2020-01-02'],
  [date, { ...most('1500-01-01') }, (value) => value <= '1500-01-01'],
  [date, { ...least('2020-01-02 12:00') }, (value) => value >= '2020-01-03'],
  [date, { excluded: ['2024-06-01'] }, (value) => value !== '2024-06-01'],
  [timestamp(0), { ...least('2020-01-01'), ...most('2020-01-02', true) }, (value) => value.startsWith('2020-01-01')],
  [timestamp(6), { ...most('2020-01-01') }, (value) => value <= '2020-01-01 00:00:00'],
  [
    timestamp(0),
    { ...least('2020-01-01 10:00'), ...most('2020-01-01 12:00') },
    (value) => value >= '2020-01-01 10:00' && value <= '2020-01-01 12:00:00',
  ],
  [timestamp(0, 'epoch'), { ...least('2037-12-01') }, (value) => value >= '2037-12-01' && value < '2038-01-19'],
  [time(0), { ...least('08:00'), ...most('17:30') }, (value) => value >= '08:00:00' && value <= '17:30:00'],
  [
    time(6),
    { ...least('08:00', true), ...most('08:00:02', true) },
    (value) => value > '08:00:00' && value < '08:00:02',
  ],
  [interval('year'), { excluded: ['1 year'] }, (value) => /^([2-9]|1\d) years$/.test(value)],
  [interval('month'), { ...least('0', true) }, (value) => /^\d+ months$/.test(value)],
  [{ kind: 'enum', labels: ['a', 'b', 'c'] }, { excluded: ['b'] }, (value) => value !== 'b'],
  [{ kind: 'enum', labels: ['a', 'b', 'c'] }, { list: ['c', 'd'] }, (value) => value === 'c'],
  [{ kind: 'enum', labels: ['a', 'b'] }, { list: ['c'] }, null],
  [{ kind: 'set', labels: ['a', 'b'] }, { excluded: ['', 'a'] }, (value) => value === 'b' || value === 'a,b'],
  [text(20), matching('^[A-Z]{3}-[0-9]{4}$'), (value) => /^[A-Z]{3}-\d{4}$/.test(value)],
  [text(20), matching('^(red|green)$'), (value) => value === 'red' || value === 'green'],
  [text(2), matching('^[a-z]{3}$'), null],
  [text(20), matching('^a.*z$', 'b'), (value) => /^a.*b.*z$/.test(value)],
  [text(12), { ...matching('[a-z]'), ...matching('^[^ ]*$') }, (value) => !value.includes(' ')],
  [text(30), matching('^(?=.*[0-9])(?=.*[A-Z]).{8,}$'), (value) => /^(?=.*\d)(?=.*[A-Z]).{8,}$/.test(value)],
  [text(30), { ...matching('^[a-z-]+$'), prefix: 'x-', lengthLeast: 12 }, (value) => /^x-[a-z-]{10,}$/.test(value)],
  [text(30), { ...matching('^[A-Za-z]+$'), letters: 'upper' }, (value) => /^[A-Z]+$/.test(value)],
  [text(30), { ...matching('^[a-c]'), list: ['ab', 'db', 'c'] }, (value) => value === 'ab' || value === 'c'],
  [text(30), matching('^[а-я]+$'), (value) => /^[а-я]+$/.test(value)],
  [text(30), matching('^a$', '^b$'), null],
  [
    { kind: 'text', characters: 8, bytes: null, padded: true },
    matching('^[a-z]{2,8}$'),
    (value) => /^[a-z]{8}$/.test(value),
  ],
  [
    { kind: 'text', characters: 8, bytes: null, padded: true },
    matching('^[a-z]{2} *$'),
    (value) => /^[a-z]{2}$/.test(value),
  ],
  [text(20), { letters: 'lower' }, (value) => value === value.toLowerCase()],
  [text(20), { letters: 'upper' }, (value) => value === value.toUpperCase()],
  [text(200), { format: 'json' }, (value) => JSON.parse(value) instanceof Object],
  [uuid, { list: ['00000000-0000-0000-0000-000000000001'] }, (value) => value.endsWith('1')],
];

/** Text that matches all of some regular expressions, as PostgreSQL reads them. */
function matching(...patterns: readonly string[]): Partial<Facts> {
  const given = {
    negated: false,
    fold: false,
    blanks: 'matched',
    steps: { left: 100_000, forms: { left: 100_000 }, known: new Map() },
  } as const;
  return {
    languages: patterns.flatMap((pattern) => languagesOfRegex(pattern, dialects.postgresql.semantics.regex, given)),
  };
}

for (const [shape, facts, accepts] of narrowed) {
  for (const distinct of [false, true]) {
    test(`${JSON.stringify(shape)} under ${JSON.stringify(facts)}${distinct ? ' in a key' : ''}`, () => {
      const made = domain(shape, { facts, distinct });
      if (accepts === null) {
        assert.ok(made === null, 'there is no value');
        return;
      }
      assert.ok(made !== null, 'there are values');
      const texts = textsOf(made);
      for (const value of texts) assert.ok(accepts(value), `${value} is none`);
      if (distinct) assert.is(new Set(texts.map(folded)).size, texts.length);
    });
  }
}

test('texts that a list names and a collation takes for equal count once in a key', () => {
  const made = domain(text(10), { facts: { list: ['a', 'A', 'a ', 'ä', 'b'] }, distinct: true });
  assert.ok(made !== null);
  const texts = textsOf(made).map((value) => folded(value).replace(/\u0308/g, ''));
  assert.is(new Set(texts).size, texts.length);
});

test.run();
