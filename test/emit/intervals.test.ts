import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startBlock } from '../../src/emit/block.ts';
import { kernels } from '../../src/emit/kernels.ts';
import {
  BLOCK_ROWS,
  INTERVALS,
  LANES,
  memory,
  ROWS,
  SLOTS,
  STUCK,
  TABLE_BYTES,
  TABLES,
  VALUES,
} from '../../src/emit/memory.ts';
import { COLUMN_BYTES, SLOT_BYTES } from '../../src/emit/record.ts';
import { ranksOf, STEP_CODES } from '../../src/emit/related.ts';
import {
  type Contractor,
  highOf,
  lowOf,
  runContractor,
  type StepKind,
  setInput,
} from '../../src/relation/contractor.ts';
import type { Measure } from '../../src/values/measure.ts';
import { dayNumber } from '../../src/values/part.ts';

const doubles = new Float64Array(memory.buffer);
/** Behind the tables of any output. */
const RANKS = TABLES + TABLE_BYTES - 1024;

const words = new Int32Array(memory.buffer);

/** Lower and upper ends of a slot's intervals. */
function put(slot: number, row: number, low: number, high: number): void {
  doubles[slot / 8 + row] = low;
  doubles[(slot + COLUMN_BYTES) / 8 + row] = high;
}

function ends(slot: number, row: number): readonly [number, number] {
  return [doubles[slot / 8 + row] ?? Number.NaN, doubles[(slot + COLUMN_BYTES) / 8 + row] ?? Number.NaN];
}

const NUMBERS = [0, 1, -1, 2.5, -2.5, 7, -7, 100, -100, 1e15, -1e15, 1e150, -1e150, Number.NaN];

const INTERVAL_PAIRS = NUMBERS.flatMap((low) => NUMBERS.map((high) => [low, high] as const));

const DAY = 86_400;
const YEARS = [1, 4, 100, 400, 1582, 1899, 1900, 1999, 2000, 2023, 2024, 9999];
const INSTANTS = [
  ...YEARS.flatMap((year) => [
    dayNumber(year, 1, 1) * DAY,
    dayNumber(year, 1, 1) * DAY - 1,
    dayNumber(year, 2, 28) * DAY + DAY,
    dayNumber(year, 3, 1) * DAY,
    dayNumber(year, 12, 31) * DAY,
  ]),
  Number.NaN,
];

/** The steps, what they are given beside their operands, and the operands that are tried. */
const steps = Object.keys(STEP_CODES).map((name) => {
  const kind = name as StepKind;
  const by = kind === 'year' || kind === 'underYear' ? DAY : kind === 'constant' ? -3.5 : 60;
  const lefts =
    kind === 'year'
      ? INSTANTS.map((instant) => [instant, instant + 1e7] as const)
      : kind === 'underYear'
        ? [...YEARS, -5, 0, 12_000, 2.5, Number.NaN].map((year) => [year, year + 3] as const)
        : INTERVAL_PAIRS;
  return { kind, by, to: kind === 'constant' ? 9 : by, lefts };
});

for (const { kind, by, to, lefts } of steps) {
  test(`the kernel of ${kind} does what a contractor does with one interval`, () => {
    const [left, right, out] = [SLOTS, SLOTS + SLOT_BYTES, SLOTS + 2 * SLOT_BYTES];
    const contractor: Contractor = {
      target: 'a',
      inputs: [],
      steps: [{ kind, out: 2, left: 0, right: 1, by, to }],
      result: 2,
      exact: true,
    };
    const cases = lefts.flatMap((one) => INTERVAL_PAIRS.map((other) => [one, other] as const));
    for (let start = 0; start < cases.length; start += BLOCK_ROWS) {
      const block = cases.slice(start, start + BLOCK_ROWS);
      for (const [row, [one, other]] of block.entries()) {
        put(left, row, ...one);
        put(right, row, ...other);
      }
      kernels.stepIntervals(STEP_CODES[kind], out, left, right, block.length, by, to);
      for (const [row, [one, other]] of block.entries()) {
        setInput(0, ...one);
        setInput(1, ...other);
        runContractor(contractor);
        // An object's comparison takes NaN for NaN, and zero for its negative.
        const [low, high] = ends(out, row);
        const given = `${kind} of ${one} and ${other}`;
        assert.ok(Object.is(low + 0, lowOf(2) + 0), `${given}: low end ${low}, not ${lowOf(2)}`);
        assert.ok(Object.is(high + 0, highOf(2) + 0), `${given}: high end ${high}, not ${highOf(2)}`);
      }
    }
  });
}

function measure(origin: number, radices: readonly number[], weights: readonly number[]): Measure {
  return { dimension: 'number', scale: 0, origin, radices, weights, table: null, least: 0, most: 0 };
}

/** Measures that are small enough to list their values, in the order of their ranks. */
const measures: Readonly<Record<string, Measure>> = {
  'one digit': measure(-7, [20], [1]),
  'one digit with a weight': measure(5, [9], [100]),
  'two digits': measure(0, [4, 10], [10, 1]),
  'two digits with gaps': measure(-3, [3, 4], [60, 7]),
  'three digits with gaps': measure(1000, [3, 2, 4], [500, 90, 11]),
};

function valuesOf({ origin, radices, weights }: Measure): readonly number[] {
  return radices.reduce<readonly number[]>(
    (values, radix, k) =>
      values.flatMap((value) => Array.from({ length: radix }, (_, digit) => value + digit * (weights[k] ?? 0))),
    [origin],
  );
}

const drawn = Object.entries(measures).flatMap(([name, one]) => [1, 10].map((multiple) => ({ name, one, multiple })));
for (const { name, one, multiple } of drawn) {
  test(`a draw from intervals of ${name}, in units of ${multiple}, finds all values in them and no others`, () => {
    const values = valuesOf(one);
    const [least = 0] = values;
    const most = values.at(-1) ?? 0;
    new Uint8Array(memory.buffer).set(ranksOf(one, multiple), RANKS);
    startBlock(BLOCK_ROWS, 4);
    for (let low = least - 3; low <= most + 3; low += 2) {
      for (const high of [low - 1, low, low + 1, low + 9, most, most + 5]) {
        for (let row = 0; row < BLOCK_ROWS; row++) put(INTERVALS, row, low * multiple, high * multiple);
        kernels.freeRows(STUCK, ROWS, BLOCK_ROWS);
        kernels.drawBetween(
          RANKS,
          INTERVALS,
          VALUES,
          LANES,
          0,
          STUCK,
          ROWS,
          BLOCK_ROWS,
          low,
          high,
          99,
          0,
          false,
          false,
          false,
        );
        const expected = values.filter((value) => value >= low && value <= high);
        const stuck = new Uint8Array(memory.buffer, STUCK, BLOCK_ROWS).includes(1);
        assert.is(stuck, expected.length === 0, `${low} to ${high}`);
        const drawn = Array.from({ length: BLOCK_ROWS }, (_, row) => doubles[VALUES / 8 + row] ?? Number.NaN);
        const read = Array.from({ length: BLOCK_ROWS }, (_, row) =>
          one.weights.reduce((sum, weight, k) => sum + weight * (words[LANES / 4 + row * 4 + k] ?? 0), one.origin),
        );
        assert.equal(
          drawn,
          read.map((value) => value * multiple),
        );
        const allowed = stuck ? values : expected;
        assert.ok(read.every((value) => allowed.includes(value)));
        // Of few values, each is drawn in a block.
        if (allowed.length <= 10) assert.is(new Set(read).size, allowed.length, `${low} to ${high}`);
        if (!stuck) continue;
        kernels.freeRows(STUCK, ROWS, BLOCK_ROWS);
        kernels.drawBetween(
          RANKS,
          INTERVALS,
          VALUES,
          LANES,
          0,
          STUCK,
          ROWS,
          BLOCK_ROWS,
          1,
          2,
          99,
          0,
          false,
          true,
          false,
        );
        assert.is(new Uint8Array(memory.buffer, STUCK, BLOCK_ROWS).includes(1), false);
        const nearest = values.find((value) => value >= low) ?? most;
        assert.is(doubles[VALUES / 8], nearest * multiple);
      }
    }
  });
}

for (const { name, one, multiple } of drawn) {
  test(`a draw from intervals of ${name}, in units of ${multiple}, keeps the values that they have`, () => {
    const values = valuesOf(one);
    const middle = values[Math.floor(values.length / 2)] ?? 0;
    new Uint8Array(memory.buffer).set(ranksOf(one, multiple), RANKS);
    startBlock(BLOCK_ROWS, 4);
    for (let row = 0; row < BLOCK_ROWS; row++) put(INTERVALS, row, -1e150, 1e150);
    kernels.freeRows(STUCK, ROWS, BLOCK_ROWS);
    kernels.drawBetween(RANKS, INTERVALS, VALUES, LANES, 0, STUCK, ROWS, BLOCK_ROWS, 1, 2, 99, 0, false, false, false);
    const before = doubles.slice(VALUES / 8, VALUES / 8 + BLOCK_ROWS);
    for (let row = 0; row < BLOCK_ROWS; row++) put(INTERVALS, row, -1e150, middle * multiple);
    kernels.drawBetween(RANKS, INTERVALS, VALUES, LANES, 0, STUCK, ROWS, BLOCK_ROWS, 3, 4, 99, 0, true, false, false);
    before.forEach((value, row) => {
      const after = doubles[VALUES / 8 + row] ?? Number.NaN;
      if (value <= middle * multiple) assert.is(after, value);
      else assert.ok(after <= middle * multiple);
    });
    assert.ok(before.some((value) => value <= middle * multiple) && before.some((value) => value > middle * multiple));
    const digits = words.slice(LANES / 4, LANES / 4 + BLOCK_ROWS * 4);
    const [low, high] = [one.origin + (one.weights[0] ?? 0), values.at(-1) ?? 0];
    for (let row = 0; row < BLOCK_ROWS; row++) put(INTERVALS, row, low * multiple, high * multiple);
    kernels.drawBetween(RANKS, INTERVALS, VALUES, LANES, 0, STUCK, ROWS, BLOCK_ROWS, 5, 6, 99, 0, true, true, true);
    for (let row = 0; row < BLOCK_ROWS; row++) {
      assert.ok((doubles[VALUES / 8 + row] ?? Number.NaN) >= low * multiple);
      for (let k = 1; k < one.radices.length; k++) {
        assert.is(words[LANES / 4 + row * 4 + k], digits[row * 4 + k], 'the digits behind the first one stay');
      }
    }
  });
}

for (const size of [20, 2 ** 31 - 1]) {
  test(`a draw of ${size} counted values reads NULL where it stands, leaves other rows alone, and finds ends`, () => {
    const count = BLOCK_ROWS - 3;
    const flag = 1;
    new Uint8Array(memory.buffer).set(ranksOf(measure(-7, [size], [1]), 1), RANKS);
    startBlock(BLOCK_ROWS, 4);
    for (let row = 0; row < BLOCK_ROWS; row++) {
      words[LANES / 4 + row * 4] = -1;
      words[LANES / 4 + row * 4 + flag] = Number(row % 3 === 0);
      doubles[VALUES / 8 + row] = -1;
      // No value, one value, or all of them.
      if (row % 5 === 0) put(INTERVALS, row, 4, 3);
      else if (row % 5 === 1) put(INTERVALS, row, size - 8, size + 100);
      else put(INTERVALS, row, -1e150, 1e150);
    }
    kernels.freeRows(STUCK, ROWS, BLOCK_ROWS);
    kernels.drawBetween(
      RANKS,
      INTERVALS,
      VALUES,
      LANES,
      LANES + flag * 4,
      STUCK,
      ROWS,
      count,
      5,
      6,
      7,
      0,
      false,
      false,
      false,
    );
    for (let row = 0; row < count; row++) {
      const rank = words[LANES / 4 + row * 4] ?? -1;
      assert.ok(rank >= 0 && rank < size, `row ${row}: ${rank}`);
      if (row % 5 === 1) assert.is(rank, size - 1);
      const value = doubles[VALUES / 8 + row] ?? 0;
      assert.ok(row % 3 === 0 ? Number.isNaN(value) : value === rank - 7, `row ${row}: ${value}`);
      assert.is(new Uint8Array(memory.buffer)[STUCK + row], Number(row % 5 === 0));
    }
    for (let row = count; row < BLOCK_ROWS; row++) assert.is(words[LANES / 4 + row * 4], -1);
  });
}

test.run();
