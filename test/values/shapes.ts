import type { Shape } from '../../grammar/shape.ts';

export const uuid: Shape = { kind: 'uuid', bits: 128, order: 'digits' };

export const int = (bits: 8 | 16 | 24 | 32 | 64, unsigned = false): Shape => ({
  kind: 'integer',
  bits,
  unsigned,
  sequence: false,
});
export const decimal = (precision: number | null, scale: number | null, unsigned = false): Shape => ({
  kind: 'decimal',
  precision,
  scale,
  unsigned,
});
export const float = (bits: 32 | 64, precision: number | null = null, scale: number | null = null): Shape => ({
  kind: 'float',
  bits,
  precision,
  scale,
  unsigned: false,
});
export const text = (characters: number | null, bytes: number | null = null): Shape => ({
  kind: 'text',
  characters,
  bytes,
  padded: false,
});
export const bytes = (length: number | null, fixed = false): Shape => ({ kind: 'bytes', length, fixed });
export const bits = (length: number | null, form: 'fixed' | 'varying' | 'number'): Shape => ({
  kind: 'bits',
  length,
  form,
});
export const date: Shape = { kind: 'date', zoned: false };
export const time = (precision: number, zoned = false): Shape => ({ kind: 'time', precision, zoned, hours: 24 });
export const timestamp = (precision: number, range: 'wide' | 'epoch' = 'wide', zoned = false): Shape => ({
  kind: 'timestamp',
  precision,
  zoned,
  range,
});
export const interval = (fields: string | null): Shape => ({ kind: 'interval', fields, precision: 6 });

/** Shapes of every kind, each with a test that its values pass. */
export const shapes: readonly (readonly [Shape, (value: string) => boolean])[] = [
  [int(8), (value) => Number(value) >= -128 && Number(value) <= 127],
  [int(8, true), (value) => Number(value) >= 0 && Number(value) <= 255],
  [int(16), (value) => Math.abs(Number(value)) <= 32_768],
  [int(24, true), (value) => Number(value) >= 0 && Number(value) < 2 ** 24],
  [int(32), (value) => Number(value) === (Number(value) | 0)],
  [int(32, true), (value) => Number(value) >= 0 && Number(value) < 2 ** 32],
  [int(64), (value) => /^-?\d{1,16}$/.test(value)],
  [int(64, true), (value) => /^\d{1,16}$/.test(value)],
  [decimal(5, 2), (value) => /^-?\d{1,3}\.\d\d$/.test(value)],
  [decimal(5, 5), (value) => /^-?0\.\d{5}$/.test(value)],
  [decimal(3, 0, true), (value) => /^\d{1,3}$/.test(value)],
  [decimal(3, 5), (value) => /^-?0\.00\d{3}$/.test(value)],
  [decimal(3, -2), (value) => /^\d{1,3}00$/.test(value)],
  [decimal(65, 30), (value) => /^\d{1,35}\.\d{30}$/.test(value)],
  [decimal(38, 0), (value) => /^\d{1,38}$/.test(value)],
  [decimal(null, null), (value) => /^-?\d+\.\d\d$/.test(value)],
  [float(32), (value) => Number.isFinite(Number(value))],
  [float(64), (value) => Number.isFinite(Number(value))],
  [float(32, 5, 3), (value) => /^-?\d{1,2}\.\d{3}$/.test(value)],
  [float(32, 30, 10), (value) => Number.isFinite(Number(value))],
  [{ kind: 'money', bits: 64 }, (value) => /^-?\d+\.\d\d$/.test(value)],
  [{ kind: 'boolean', stored: 'boolean' }, (value) => value === 'true' || value === 'false'],
  ...[0, 1, 2, 3, 5, 8, 13, 20, 64, 255].map((length): readonly [Shape, (value: string) => boolean] => [
    text(length),
    (value) => value.length <= length,
  ]),
  [text(null), (value) => value.length <= 1000],
  [text(null, 255), (value) => value.length <= 255],
  [text(100, 7), (value) => value.length <= 7],
  [bytes(0), (value) => value === ''],
  [bytes(1), (value) => /^[0-9a-f]{2}$/.test(value)],
  [bytes(20, true), (value) => /^([0-9a-f]{2}){1,20}$/.test(value)],
  [bytes(null), (value) => /^([0-9a-f]{2})+$/.test(value)],
  [bits(1, 'fixed'), (value) => /^[01]$/.test(value)],
  [bits(33, 'fixed'), (value) => /^[01]{33}$/.test(value)],
  [bits(64, 'number'), (value) => /^[01]{64}$/.test(value)],
  [bits(null, 'varying'), (value) => /^[01]+$/.test(value)],
  [{ kind: 'year', first: 1901, last: 2155 }, (value) => Number(value) >= 1901 && Number(value) <= 2155],
  [date, (value) => /^\d{4}-\d\d-\d\d$/.test(value)],
  [time(0), (value) => /^([01]\d|2[0-3])(:[0-5]\d){2}$/.test(value)],
  [time(6, true), (value) => /^\d\d:\d\d:\d\d\.\d{6}\+00$/.test(value)],
  [timestamp(3), (value) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/.test(value)],
  [timestamp(0, 'epoch'), (value) => value > '1970-01-01 00:00:01' && value < '2038-01-19 03:14:07'],
  [timestamp(6, 'wide', true), (value) => value.endsWith('+00')],
  ...[
    null,
    'year',
    'year to month',
    'month',
    'day',
    'day to hour',
    'day to second',
    'hour to minute',
    'minute to second',
    'second',
  ].map((fields): readonly [Shape, (value: string) => boolean] => [interval(fields), (value) => /^\d/.test(value)]),
  [uuid, (value) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(value)],
  [{ kind: 'json', binary: true }, (value) => JSON.parse(value) instanceof Object],
  [{ kind: 'xml', content: true }, (value) => /^<item id="\d+">\w+<\/item>$/.test(value)],
  [{ kind: 'enum', labels: ['a', 'b b', "c'c"] }, (value) => ['a', 'b b', "c'c"].includes(value)],
  [{ kind: 'set', labels: ['a', 'b', 'c'] }, (value) => /^(a?,?b?,?c?)$/.test(value)],
  [{ kind: 'set', labels: [...'abcdefghijkl'] }, (value) => /^[a-l](,[a-l])*$/.test(value)],
  [{ kind: 'network', form: 'inet' }, (value) => /^10(\.\d{1,3}){3}$/.test(value)],
  [{ kind: 'network', form: 'cidr' }, (value) => /^10\.\d{1,3}\.\d{1,3}\.0\/24$/.test(value)],
  [{ kind: 'network', form: 'inet4' }, (value) => /^10(\.\d{1,3}){3}$/.test(value)],
  [{ kind: 'network', form: 'inet6' }, (value) => /^fd00::[0-9a-f]{4}:[0-9a-f]{4}$/.test(value)],
  [{ kind: 'mac', octets: 6 }, (value) => /^02(:[0-9a-f]{2}){5}$/.test(value)],
  [{ kind: 'mac', octets: 8 }, (value) => /^02(:[0-9a-f]{2}){7}$/.test(value)],
  [{ kind: 'spatial', of: 'point', srid: null }, (value) => value.startsWith('POINT(')],
  [{ kind: 'geometric', of: 'box' }, (value) => value.startsWith('(')],
  [{ kind: 'textSearch', of: 'query' }, (value) => value.includes(' & ')],
  [{ kind: 'range', of: int(32), multiple: false }, (value) => /^\["\d+","\d+"\)$/.test(value)],
  [{ kind: 'range', of: date, multiple: true }, (value) => /^\{\[".*","2\d.*"\)\}$/.test(value)],
  [{ kind: 'array', of: int(32), dimensions: 1 }, (value) => /^\{"-?\d+"(,"-?\d+"){0,4}\}$/.test(value)],
  [{ kind: 'array', of: { kind: 'unknown', name: 'x' }, dimensions: 1 }, (value) => value === '{}'],
  [
    {
      kind: 'composite',
      fields: [
        { name: 'a', shape: int(16) },
        { name: 'b', shape: { kind: 'unknown', name: 'x' } },
      ],
    },
    (value) => /^\("-?\d+",\)$/.test(value),
  ],
  [{ kind: 'vector', dimensions: 3 }, (value) => /^\[-?\d\.\d{3}(,-?\d\.\d{3}){2}\]$/.test(value)],
  [{ kind: 'formed', form: [['a', 'b']], keyForm: null }, (value) => value === 'a' || value === 'b'],
  [
    { kind: 'formed', form: ['<', { least: 5, most: 7 }, { digits: 11 }, { hexadecimal: 8 }, '>'], keyForm: null },
    (value) => /^<[5-7]\d{11}[0-9a-f]{8}>$/.test(value),
  ],
];
