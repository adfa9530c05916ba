import { isMoment, modelOf } from '../../../grammar/kinds.ts';
import type { Kind, Shape } from '../../../grammar/shape.ts';
import type { Names } from '../../ir.ts';
import { mix32 } from '../../random.ts';
import { fieldsOf, recordText } from '../../runtime/record-text.ts';
import { hexadecimalOf } from '../../values/bytes.ts';
import { type Domain, radicesOf, valueText } from '../../values/domain.ts';
import { isHeld } from '../../values/held.ts';
import { dayText } from '../../values/part.ts';
import { plainTextOf } from '../facts/byte-constants.ts';

/** Digits of values that are drawn at most: longer ones are no candidates. */
const MAX_DIGITS = 64;

/** Constants of the conditions that candidates are made of at most. */
const MAX_CONSTANTS = 16;

/** Gives the text of a value to try, by the number of the attempt; null: there is none. */
export type Candidates = (attempt: number) => string | null;

/**
 * Values to try in a column whose conditions no plain draw passes: by turns such as the constants of these conditions
 * hint at, and such as are drawn anyway. The same attempt gives the same value. `formed`: values made after the conditions, the first to be tried.
 */
export function candidatesFor(
  shape: Shape,
  domain: Domain | null,
  constants: Names,
  formed: readonly string[] = [],
): Candidates {
  const whole = [...constants].filter((text) => shape.kind === 'json' && DOCUMENT.test(text));
  const texts = [...new Set([...whole, ...constants])].slice(0, MAX_CONSTANTS);
  const hinted: Hints = HINTS[shape.kind] ?? ((given) => given);
  const hints = [...new Set([...formed, ...hinted(texts, shape)])];
  const radices = domain === null ? [] : radicesOf(domain);
  const drawn = (attempt: number): string | null =>
    domain === null || radices.length > MAX_DIGITS || isBitNumber(shape)
      ? null
      : valueText(
          domain,
          radices.map((radix, digit) => (mix32(Math.imul(attempt + 1, 0x9e3779b1) ^ mix32(digit + 1)) >>> 0) % radix),
        );
  if (shape.kind === 'composite') return recordCandidates(shape, drawn, constants);
  return (attempt) => {
    const turn = Math.floor(attempt / 2);
    if (attempt % 2 === 0 && hints.length > 0) return hints[turn % hints.length] ?? null;
    const plain = drawn(attempt);
    return plain === null ? (hints[turn % Math.max(1, hints.length)] ?? null) : truncated(plain, shape, turn);
  };
}

/** Drawn rows of a composite type, some fields of which are such as the constants hint at. */
function recordCandidates({ fields }: Shape<'composite'>, drawn: Candidates, constants: Names): Candidates {
  const hinted = fields.map((field) => candidatesFor(field.shape, null, constants));
  return (attempt) => {
    const plain = drawn(attempt);
    if (plain === null) return null;
    const texts = fieldsOf(plain).map((field, i) => {
      if (field === null || ((attempt >> (i % 5)) & 1) === 1) return field;
      const hint = hinted[i]?.(Math.floor(attempt / (i + 1)) * 2) ?? null;
      const shape = fields[i]?.shape;
      return hint === null || shape === undefined || !isHeld(hint, shape) ? field : hint;
    });
    return recordText(texts);
  };
}

/** The beginning of an object or an array of JSON. */
const DOCUMENT = /^\s*[[{]/;

type Hints = (constants: readonly string[], shape: Shape) => readonly string[];

const HINTS: Partial<Readonly<Record<Kind, Hints>>> = {
  integer: numbers,
  decimal: numbers,
  float: numbers,
  bits: bitNumbers,
  text: texts,
  bytes: byteStrings,
  json: (constants) => documents(constants),
  array: (constants) => lists(constants),
  range: (constants, shape) => ranges(constants, shape),
  spatial: (constants, shape) => geometries(constants, shape),
  network: (constants) => [...constants, ...constants.map(hostOf), ...NETWORKS],
};

/** Numbers that a column of conditions may be near to: sums of a constant and multiples of another, and small ones. */
const MANY = 2000;
const FEW = 200;

function numbers(constants: readonly string[]): readonly string[] {
  const written = [...constants, ...constants.flatMap(numbersOfDay)];
  const known = written.map(Number).filter((value) => Number.isFinite(value) && Math.abs(value) < 2 ** 40);
  const near = known.flatMap((value) => [value, value - 1, value + 1, -value]);
  const steps = known.filter((value) => value !== 0);
  const grid = steps.flatMap((step) => [0, ...known].map((origin) => [origin, step] as const));
  const count = Math.ceil(MANY / Math.max(1, grid.length));
  const multiples = Array.from({ length: count }, (_, i) =>
    grid.map(([origin, step]) => origin + step * (i + 1)),
  ).flat();
  const small = Array.from({ length: MANY }, (_, i) => i);
  return [...near, ...small.slice(0, FEW), ...multiples, ...small].map(String);
}

/** The numbers that functions make of a date: its year, its seconds and days from an epoch, its digits. */
function numbersOfDay(constant: string): readonly string[] {
  const [date, year = ''] = /^(\d{4})-\d\d-\d\d/.exec(constant) ?? [];
  if (date === undefined) return [];
  const seconds = Date.parse(`${date}T00:00:00Z`) / 1000;
  return [
    year,
    String(seconds),
    String(seconds + 86_400),
    String(seconds / 86_400 + 719_528),
    date.replaceAll('-', ''),
  ];
}

/** Whether values are drawn as binary digits, but listed as numbers. */
function isBitNumber(shape: Shape): shape is Shape<'bits'> {
  return shape.kind === 'bits' && shape.form === 'number';
}

/** Bits of a string that varies, of which all strings are tried, at most. */
const MOST_BITS = 6;

/** Numbers of MySQL's bits; bit strings are those of the constants that have the length, or all short ones. */
function bitNumbers(constants: readonly string[], shape: Shape): readonly string[] {
  if (shape.kind === 'bits' && shape.form !== 'number') {
    const most = shape.length ?? Number.POSITIVE_INFINITY;
    const strings = constants.filter((text) => /^[01]+$/.test(text));
    if (shape.form === 'fixed') return strings.filter((text) => text.length === most);
    const lengths = Array.from({ length: Math.min(most, MOST_BITS) }, (_, i) => i + 1);
    const short = lengths.flatMap((length) =>
      Array.from({ length: 2 ** length }, (_, bits) => bits.toString(2).padStart(length, '0')),
    );
    return [...strings.filter((text) => text.length <= most), ...short];
  }
  if (!isBitNumber(shape)) return constants;
  const end = 2 ** (shape.length ?? 1);
  return numbers(constants).filter((text) => Number(text) >= 0 && Number(text) < end);
}

/** Words that stand for the rest of a text, and texts of well-known forms. */
const WORDS: readonly string[] = ['x', 'ab', 'Q7', 'level', '12', 'noon', 'Anna', 'otto', '0', '5550100'];
const FORMS: readonly string[] = [
  '10.20.30.40',
  '192.0.2.7',
  '2001:db8::7',
  '::1',
  'ann@example.com',
  'https://example.com/a',
  '2024-03-05',
  '12:30:00',
  '2024-03-05 12:30:00',
  '0b1f2c3d-1111-4222-8333-444455556666',
  '{"a": 1}',
  '[1, 2]',
  '+15550100',
  'ABCDEF01',
  'abcdef01',
];

function texts(constants: readonly string[]): readonly string[] {
  const pieces = new Set(
    constants.flatMap((text) => [text, ...text.split(/[^A-Za-z0-9]+/), ...text.split(/[A-Za-z0-9]+/)]),
  );
  const parts = [...pieces].filter((piece) => piece !== '' && piece.length < 200).slice(0, 4 * MAX_CONSTANTS);
  const around = parts.flatMap((part) =>
    WORDS.slice(0, 6).flatMap((word) => [part + word, word + part, word + part + word, `${part}-${word}`, part + part]),
  );
  return [...parts, ...constants.flatMap(cuts), ...WORDS, ...FORMS, ...constants.flatMap(ofLength), ...around];
}

/** The beginnings and ends of a constant that several columns may make together, and the text of its hexadecimal digits. */
function cuts(constant: string): readonly string[] {
  const decoded = plainTextOf(constant);
  const places = Array.from({ length: Math.min(constant.length, LONGEST_CUT) }, (_, i) => i);
  const pieces = places.flatMap((place) => [constant.slice(0, place), constant.slice(place)]);
  return decoded === null || decoded === '' ? pieces : [decoded, ...pieces];
}

const LONGEST_CUT = 12;

/** Digits and letters of the length that a constant names. */
function ofLength(constant: string): readonly string[] {
  const length = /^\d\d?$/.test(constant) ? Number(constant) : 0;
  return length === 0 ? [] : ['5550123467', 'abcdefghij'].map((text) => text.repeat(10).slice(0, length));
}

/** Byte strings: those of constants, and of plain texts. */
function byteStrings(constants: readonly string[]): readonly string[] {
  const digits = constants.filter((text) => /^(?:[0-9a-f]{2})+$/i.test(text)).map((text) => text.toLowerCase());
  const counted = Array.from({ length: FEW }, (_, i) => `b${i}`);
  return [...digits, ...[...constants, ...WORDS, ...FORMS, ...counted].map(hexadecimalOf)];
}

/** Objects with the keys that conditions name, one in the other and beside each other. */
function documents(constants: readonly string[]): readonly string[] {
  const whole = constants.filter((text) => DOCUMENT.test(text));
  const names = [...new Set(constants.flatMap((text) => text.split(/[^A-Za-z0-9_]+/)))].filter((name) => name !== '');
  const near = constants
    .filter((text) => /^-?\d{1,15}(?:\.\d+)?$/.test(text))
    .flatMap((text) => [1, -1].map((step) => String(Number(text) + step)));
  const literals = [...constants.filter((text) => text.length < 100), ...near].map(literalOf);
  const values = [
    ...['"x"', '1', 'true', '[1, 2]', '{"a": 1}'],
    ...names.map((name) => JSON.stringify(name)),
    ...literals.map((literal) => `[${literal}]`),
    ...literals,
  ];
  const objects = values.flatMap((value) => [
    ...names.map((name) => `{${JSON.stringify(name)}: ${value}}`),
    `{${names.map((name) => `${JSON.stringify(name)}: ${value}`).join(', ')}}`,
    names.reduceRight((inner, name) => `{${JSON.stringify(name)}: ${inner}}`, value),
    names.reduce((inner, name) => `{${JSON.stringify(name)}: ${inner}}`, value),
  ]);
  return [...whole, ...values, '[]', '{}', ...objects];
}

/** A constant as JSON: as it is, if it is a number or such a text, else as a string. */
function literalOf(constant: string): string {
  return /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?|"[^"\\]*"|true|false)$/.test(constant) ? constant : JSON.stringify(constant);
}

function lists(constants: readonly string[]): readonly string[] {
  const items = [...new Set(constants.flatMap((text) => [text, ...text.split(/[{},"]+/)]))].filter(
    (item) => item !== '',
  );
  const quoted = items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`);
  const pairs = quoted.flatMap((one) => quoted.map((other) => `{${one},${other}}`));
  return [...quoted.map((item) => `{${item}}`), ...pairs, `{${quoted.join(',')}}`];
}

/** The first day of ranges of days and moments, and how long ranges are. */
const FIRST_DAY = 19_723;
const LENGTHS: readonly number[] = [1, 2, 5, 10, 30];

function ranges(constants: readonly string[], shape: Shape): readonly string[] {
  if (shape.kind !== 'range' || shape.multiple) return constants;
  const known = constants.map(Number).filter(Number.isInteger);
  const isTime = modelOf(shape.of.kind).dimension === 'instant';
  const text = (value: number): string => (isTime ? dayText(FIRST_DAY + value) : String(value));
  const ends = [...known, ...LENGTHS].flatMap((first) =>
    LENGTHS.concat(known).map((length) => [first, length] as const),
  );
  return [...constants, ...ends.map(([first, length]) => `[${text(first)},${text(first + Math.abs(length))})`)];
}

/** Geometries whose coordinates are near to constants, and small ones. */
function geometries(constants: readonly string[], shape: Shape): readonly string[] {
  if (shape.kind !== 'spatial') return [];
  const numbers = constants.flatMap((text) => text.match(/-?\d+(?:\.\d+)?/g) ?? []);
  const known = [...new Set(numbers.slice(0, MAX_CONSTANTS))]
    .map(Number)
    .filter((value) => Number.isFinite(value) && Math.abs(value) <= 1000);
  const near = [...new Set([...known, ...known.flatMap((value) => STEPS.map((step) => value + step)), 0, 1, -1])];
  const makers = Object.entries(FIGURES).filter(([of]) => shape.of === of || shape.of === 'geometry');
  return makers.flatMap(([, make]) => near.flatMap((x) => near.flatMap((y) => make(x, y))));
}

/** Geometries of each class at a point: short and long, open and closed. */
const FIGURES: Readonly<Record<string, (x: number, y: number) => readonly string[]>> = {
  point: (x, y) => [`POINT(${x} ${y})`],
  linestring: (x, y) => [
    `LINESTRING(${x} ${y},${x + 1} ${y},${x + 1} ${y + 1},${x} ${y})`,
    `LINESTRING(${x} ${y},${x + 2} ${y},${x + 3} ${y + 1},${x + 4} ${y},${x + 6} ${y + 2})`,
  ],
  polygon: (x, y) => [`POLYGON((${x} ${y},${x + 2} ${y},${x + 2} ${y + 2},${x} ${y + 2},${x} ${y}))`],
  multipoint: (x, y) => [`MULTIPOINT(${x} ${y},${x + 1} ${y + 1},${x + 2} ${y})`],
  multilinestring: (x, y) => [`MULTILINESTRING((${x} ${y},${x + 1} ${y}))`],
  multipolygon: (x, y) => [`MULTIPOLYGON(((${x} ${y},${x + 2} ${y},${x + 2} ${y + 2},${x} ${y})))`],
};

const STEPS: readonly number[] = [-1, 1, -0.5, 0.5, -10, 10];

const NETWORKS: readonly string[] = ['2001:db8::7', '2001:db8::/32', '192.0.2.7', '192.0.2.0/24', '10.20.30.40'];

/** An address inside of a network. */
function hostOf(network: string): string {
  const [address = ''] = network.split('/');
  return address.replace(/(\.0)+$/, (zeros) => zeros.replaceAll('.0', '.7'));
}

/** Moments on the grid of days, hours, minutes and months by turns; other values as they are. */
function truncated(text: string, { kind }: Shape, turn: number): string {
  if (modelOf(kind).isNumeric) return turn % 2 === 0 ? text.replace(/\.\d+$/, '') : text;
  if (kind === 'date') return turn % 3 === 0 ? text.replace(/-\d\d$/, '-01') : text;
  if (!isMoment(kind)) return text;
  const [day = '', clock = ''] = kind === 'time' ? ['', text] : text.split(' ');
  const [, time = '', zone = ''] = /^([\d:.]*)(.*)$/.exec(clock) ?? [];
  const onGrid = [time, '00:00:00', time.replace(/:.*$/, ':00:00'), time.replace(/^(\d\d:\d\d).*$/, '$1:00')][turn % 4];
  const date = turn % 8 === 1 ? day.replace(/-\d\d$/, '-01') : day;
  // A time has no day, and a moment may be written as its day alone.
  return [date, `${onGrid}${zone}`].filter((part) => part !== '').join(' ');
}

/** A value a few steps above that of another column of the same kind; other kinds of values as they are. */
export function near(text: string, { kind }: Shape, steps: number): string {
  if (modelOf(kind).isNumeric) {
    const number = Number(text);
    return Number.isSafeInteger(number) ? String(number + steps) : text;
  }
  if (!isMoment(kind)) return text;
  return text.replace(/(^|\s)(\d\d):/, (_whole, before: string, hour: string) => {
    return `${before}${String(Math.min(23, Number(hour) + steps)).padStart(2, '0')}:`;
  });
}
