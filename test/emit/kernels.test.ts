import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Plan } from '../../src/plan/plan.ts';
import { clockText, dayNumber, dayText, type Part } from '../../src/values/part.ts';
import { referenceRow } from './reference.ts';
import {
  bare,
  binary,
  clock,
  constant,
  day,
  digits,
  hexadecimal,
  integer,
  pool,
  quoted,
  sameRows,
  samplePlan,
  wide,
  writtenRows,
} from './sample-plan.ts';

const MAX_INT = 2 ** 31 - 1;
const EXACT = 2 ** 53 - 1;
const FIRST_DAY = dayNumber(1000, 1, 1);
const LAST_DAY = dayNumber(9999, 12, 31);

/** Numbers about which decimal text changes its length or its sign. */
const edges = (most: number): readonly number[] => {
  const found = [0, 1, 2];
  for (let power = 10; power <= most; power *= 10) found.push(power - 1, power, power + 1);
  return [...found.filter((value) => value <= most), most - 1, most];
};
const signed = (values: readonly number[]): readonly number[] => values.flatMap((value) => [value, -value]);

/** Parts of one rank: each writes just the value at that edge. */
const edgeParts: readonly Part[] = [
  ...signed(edges(MAX_INT)).map((value) => integer(value, 1)),
  ...signed(edges(EXACT)).map((value) => wide(value, 1, 0)),
  ...[1, 2, 3, 4, 5, 8, 9, 12, 13, 15].flatMap((scale) =>
    signed(edges(10 ** 15 - 1)).map((value) => wide(value, 1, scale)),
  ),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((width) => edges(10 ** width - 1).map((value) => digits(width, value, 1))),
  ...[FIRST_DAY, LAST_DAY, -1, 0, 1, dayNumber(2000, 2, 28), dayNumber(2000, 2, 29), dayNumber(2000, 3, 1)].map(
    (value) => day(value, 1),
  ),
  ...[1582, 1600, 1900, 2023, 2024, 2100].flatMap((year) => [
    day(dayNumber(year, 12, 31), 1),
    day(dayNumber(year, 2, 28) + 1, 1),
  ]),
  ...[0, 59, 60, 3599, 3600, 43_199, 43_200, 86_399].map((value) => clock(value, 1)),
];

/** Fails where rows are not those of the reference. */
function sameAsReference(plan: Plan, rows: number, seed: number | string = 0): void {
  const expected = Array.from({ length: rows }, (_, row) => referenceRow(plan, seed, row));
  sameRows(writtenRows(plan, rows, seed), expected);
}

// What most rows write is made column by column; what few of them do, one value at a time.
for (const [name, share] of Object.entries({ 'all rows': 0, 'most rows': 0.3, 'few rows': 0.7 })) {
  test(`every kernel writes the edges of its values: in ${name}`, () => {
    for (let start = 0; start < edgeParts.length; start += 200) {
      const parts = edgeParts.slice(start, start + 200);
      sameAsReference(samplePlan(parts.map((part) => ({ ...bare(part), nullShares: [share] }))), 12);
    }
  });
}

/** Each value of a part once: by a key of that column alone. */
function eachOnce(part: Part & { readonly size: number }): readonly string[] {
  const { size } = part;
  const plan = samplePlan([{ ...bare(part), draw: { kind: 'key', key: 0 } }], {
    keys: [
      {
        names: ['k'],
        size,
        attempts: 1,
        isCounted: false,
        start: 0,
        window: null,
        radices: [size],
        lanes: [{ column: 'c0', lane: 0, digits: [{ digit: 0, weight: 1 }], spread: 1, counts: null }],
        overflow: [],
      },
    ],
  });
  return writtenRows(plan, size);
}

const CALENDAR_DAYS = 146_097;

for (const year of [1600, 9600]) {
  test(`every day of four hundred years is written: from ${year} on`, () => {
    const first = dayNumber(year, 1, 1);
    const found = new Set(eachOnce({ kind: 'day', first, size: CALENDAR_DAYS }));
    for (let number = first; number < first + CALENDAR_DAYS; number++) assert.ok(found.has(`(${dayText(number)})`));
  });
}

test('every second of a hundred hours is written', () => {
  const size = 360_000;
  const found = new Set(eachOnce({ kind: 'clock', first: 0, size }));
  for (let second = 0; second < size; second++) assert.ok(found.has(`(${clockText(second)})`));
});

/** Parts whose ranks are drawn from all there are. */
const wholeParts: Readonly<Record<string, Part>> = {
  'integer below 0': integer(-MAX_INT, MAX_INT),
  'integer about 0': integer(-5000, 10_001),
  'integer of two': integer(7, 2),
  'integer of all': integer(0, MAX_INT),
  'wide of one lane': wide(-1_000_000, 2_000_001, 2),
  'wide of a lane at most': wide(0, MAX_INT, 9),
  'wide of two lanes': wide(-(2 ** 52), 2 ** 53, 0),
  'wide with a fraction': wide(-(10 ** 15) + 1, 2 * 10 ** 15 - 1, 15),
  'wide with a short fraction': wide(0, 10 ** 15, 1),
  'one digit': digits(1),
  'nine digits': digits(9),
  'digits from a number on': digits(5, 777, 100),
  'all days': day(FIRST_DAY, LAST_DAY - FIRST_DAY + 1),
  'all seconds': clock(0, 86_400),
  'hours beyond a day': clock(0, 100 * 3600),
  'one hexadecimal digit': hexadecimal(1),
  'four hexadecimal digits': hexadecimal(4),
  'seven hexadecimal digits': hexadecimal(7),
  'one binary digit': binary(1),
  'thirteen binary digits': binary(13),
  'thirty binary digits': binary(30),
  'pool of short texts': pool('', 'a', 'fifteen letters', 'ä', '𝄞𝄞𝄞'),
  'pool of one': pool('only'),
  'pool of a text too long for the short form': pool('', 'a', 'sixteen letters.', 'b'),
  'pool of long texts': pool('x'.repeat(1000), 'y'.repeat(17), '', '𝄞'.repeat(33)),
  'pool of many': pool(...Array.from({ length: 5000 }, (_, i) => `entry ${i}`)),
};

for (const [name, part] of Object.entries(wholeParts)) {
  test(`kernel: ${name}`, () => {
    const plan = samplePlan([
      bare(part),
      quoted(part, constant('-'), part),
      { ...bare(part), nullShares: [0.3] },
      { ...quoted(part), nullShares: [0.9] },
    ]);
    const expected = Array.from({ length: 1000 }, (_, row) => referenceRow(plan, 'kernels', row));
    sameRows(writtenRows(plan, 1000, 'kernels'), expected);
  });
}

test('constants of any length stand between values', () => {
  const columns = Array.from({ length: 40 }, (_, length) => {
    const text = constant('0123456789abcdefghijklmnopqrstuvwxyz|~+.'.slice(0, length));
    return bare(text, integer(0, 12_345), text, pool('a', 'bb'), text, text, hexadecimal(3), text);
  });
  const plan = samplePlan(columns);
  const expected = Array.from({ length: 300 }, (_, row) => referenceRow(plan, 5, row));
  sameRows(writtenRows(plan, 300, 5), expected);
});

/** Values of several parts, whose texts share cells where they are equally long. */
const joined: Readonly<Record<string, readonly Part[]>> = {
  'a date and a time': [day(0, 9000), constant(' '), clock(0, 86_400)],
  'a moment': [day(0, 9000), constant('T'), clock(0, 86_400), constant('.'), digits(6), constant('+00')],
  'a time with a fraction': [clock(0, 86_400), constant('.'), digits(3)],
  'an address': Array.from({ length: 8 }, () => [hexadecimal(2), constant(':')]).flat(),
  bytes: Array.from({ length: 9 }, () => hexadecimal(6)),
  'texts between others': [
    constant('<<<'),
    digits(4),
    constant('--'),
    digits(8),
    integer(-5, 10),
    digits(2),
    digits(2),
  ],
  'an amount': [integer(0, 10_000), constant('.'), digits(2)],
  'an amount beyond 31 bits': [integer(12_000_000, 90_000_000), constant('.'), digits(4)],
  'an amount with a part of its fractions': [integer(3, 4), constant('.'), digits(3, 7, 20)],
  'an amount below 0': [integer(-20, 40), constant('.'), digits(2)],
  'an amount too long to be counted': [integer(0, MAX_INT), constant('.'), digits(8)],
};

for (const [name, parts] of Object.entries(joined)) {
  test(`values of several parts: ${name}`, () => {
    const columns = [bare(...parts), quoted(...parts)].flatMap((column) => [
      column,
      { ...column, nullShares: [0.2] },
      { ...column, nullShares: [0.8] },
    ]);
    sameAsReference(samplePlan(columns), 300);
  });
}

test('more values than have cells are written', () => {
  const columns = Array.from({ length: 3000 }, (_, i) => ({
    ...bare(i % 3 === 0 ? integer(-i, 100_000) : day(i, 1000)),
    nullShares: [i % 2 === 0 ? 0 : 0.1],
  }));
  sameAsReference(samplePlan(columns), 70);
});

test('more lists than are written with what stands around them', () => {
  const columns = Array.from({ length: 900 }, (_, i) =>
    quoted(pool(...Array.from({ length: 400 }, (_unused, k) => `${k} of ${i}`))),
  );
  sameAsReference(samplePlan(columns), 5);
});

test('pools that differ in where an entry ends stay apart', () => {
  const plan = samplePlan([bare(pool('a', 'b')), bare(pool('a\u0000b')), bare(pool('a\u0000', 'b'))]);
  const expected = Array.from({ length: 20 }, (_, row) => referenceRow(plan, 0, row));
  sameRows(writtenRows(plan, 20), expected);
});

test('a row of more digits than the lanes hold is refused', () => {
  const parts = Array.from({ length: 1_100_000 }, () => integer(0, 10));
  const plan = samplePlan([
    { domain: { kind: 'text', literal: 'bare', parts } },
    quoted(pool('apple', 'pear')),
    bare(hexadecimal(4)),
  ]);
  assert.throws(() => writtenRows(plan, 40), /too many parts/);
});

test('a row takes the case that its choice says', () => {
  const plan = samplePlan(
    [
      { choice: 0, domains: [{ kind: 'text', literal: 'bare', parts: [constant('A')] }, null], nullShares: [0, 1] },
      {
        choice: 0,
        domains: [
          { kind: 'text', literal: 'bare', parts: [integer(100, 50)] },
          { kind: 'text', literal: 'quoted', parts: [pool('x', 'y')] },
        ],
        nullShares: [0.5, 0.5],
      },
    ],
    { choices: [{ columns: ['c0', 'c1'], cases: 2, weights: null }] },
  );
  const rows = writtenRows(plan, 2000);
  for (const row of rows) assert.match(row, /^\((A, (NULL|1[0-4]\d)|NULL, (NULL|'[xy]'))\)$/);
  for (const start of ['(A, N', '(A, 1', '(NULL, N', "(NULL, '"]) {
    const found = rows.filter((row) => row.startsWith(start)).length;
    assert.ok(found > 400 && found < 600, `${found} rows start with ${start}`);
  }
});

test.run();
