import { BLOCK_ROWS, LANES, memory, REGIONS, ROWS } from './memory.ts';
import type { Operation, Permutation } from './operation.ts';

/*
 * Kernels that fill lanes with ranks. They keep the rules of kernels.ts: views are constants of this module, each kernel is
 * one loop over the rows of a region.
 */
const WORDS = new Int32Array(memory);
const ROW = new Int32Array(memory, ROWS, BLOCK_ROWS * REGIONS);

const LANES_AT = LANES >> 2;

/** Part of every hash key that changes with the row number's upper half and with the attempt at a row. */
let salt = 0;

/** Sets what distinguishes this run's draws from others with the same row numbers below 2^32. */
export function setSalt(rowHigh: number, attempt: number): void {
  salt = (Math.imul(rowHigh, 0x632be5ab) + Math.imul(attempt, 0x3c6ef372)) | 0;
}

const mix = (key: number, row: number): number => {
  let hash = (Math.imul(row, 0x9e3779b1) + key) | 0;
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
};

/** An unsigned 32-bit hash of a key and a row's number, for this run's draws. */
export function hashOf(key: number, row: number): number {
  return mix((key + salt) | 0, row) >>> 0;
}

/** Independent ranks, each as likely as any. */
export function drawUniform(operation: Operation, start: number, count: number, row: number): void {
  const key = (operation.key + salt) | 0;
  const scale = operation.scale;
  const lane = (LANES_AT + operation.lane * BLOCK_ROWS) | 0;
  for (let i = start; i < start + count; i++) {
    const r = ROW[i] as number;
    WORDS[lane + r] = (mix(key, (row + r) | 0) >>> 0) * scale;
  }
}

/** The ranks of another lane, `offset`. */
export function drawCopy(operation: Operation, start: number, count: number): void {
  const from = (LANES_AT + operation.offset * BLOCK_ROWS) | 0;
  const lane = (LANES_AT + operation.lane * BLOCK_ROWS) | 0;
  for (let i = start; i < start + count; i++) {
    const r = ROW[i] as number;
    WORDS[lane + r] = WORDS[from + r] as number;
  }
}

/**
 * 1 where the row's hash lies below `scale` · 2^32, else 0: NULL or not. `length` 1: the table's first row is NULL, too;
 * and so are those from number `power` on.
 */
export function drawFlag(operation: Operation, start: number, count: number, row: number): void {
  const key = (operation.key + salt) | 0;
  const threshold = operation.scale * 4294967296;
  const first = operation.length;
  const end = operation.power;
  const lane = (LANES_AT + operation.lane * BLOCK_ROWS) | 0;
  for (let i = start; i < start + count; i++) {
    const r = ROW[i] as number;
    WORDS[lane + r] = mix(key, (row + r) | 0) >>> 0 < threshold || row + r < first || row + r >= end ? 1 : 0;
  }
}

/** Images of the rows at hand under a permutation. */
const IMAGES = new Float64Array(BLOCK_ROWS);

/** Digits of the image of each row's number under a permutation: no two rows get the same. */
export function drawPermuted(operation: Operation, start: number, count: number, row: number): void {
  const { permutation } = operation;
  const { size } = permutation;
  for (let i = 0; i < count; i++) {
    const index = row + (ROW[start + i] as number);
    // Beyond the key's rows, NULLs tell them apart.
    IMAGES[i] = permuted(permutation, index < size ? index : index % size);
  }
  cutDigits(permutation, start, count);
}

/** Digits of the key of a row before each row: what a reference of a table to itself takes. */
export function drawEarlier(operation: Operation, start: number, count: number, row: number): void {
  const key = (operation.key + salt) | 0;
  const { permutation } = operation;
  for (let i = 0; i < count; i++) {
    const index = row + (ROW[start + i] as number);
    const earlier = Math.floor(((mix(key, index | 0) >>> 0) / 4294967296) * Math.min(index, permutation.size));
    IMAGES[i] = permuted(permutation, earlier);
  }
  cutDigits(permutation, start, count);
}

/** Number, from 0, of a row before each row: what references the numbers that the database gives. */
export function drawEarlierNumber(operation: Operation, start: number, count: number, row: number): void {
  const key = (operation.key + salt) | 0;
  const lane = (LANES_AT + operation.lane * BLOCK_ROWS) | 0;
  for (let i = start; i < start + count; i++) {
    const r = ROW[i] as number;
    WORDS[lane + r] = Math.floor(((mix(key, (row + r) | 0) >>> 0) / 4294967296) * (row + r));
  }
}

/**
 * A generalised Feistel network on a rectangle (Black, Rogaway: CT-RSA 2002), walked until it lands below the size. The
 * sides are below 2^27, so that all but the last step is 32-bit arithmetic; sums are brought back below a side without a
 * branch.
 */
const permuted = ({ size, high, low, keys }: Permutation, index: number): number => {
  const highScale = high / 4294967296;
  const lowScale = low / 4294967296;
  const first = keys[0] as number;
  const second = keys[1] as number;
  const third = keys[2] as number;
  const fourth = keys[3] as number;
  let image = index;
  do {
    let x = Math.floor(image / low) | 0;
    let y = (image - x * low) | 0;
    x = (x + (((mix(first, y) >>> 0) * highScale) | 0) - high) | 0;
    x = (x + (high & (x >> 31))) | 0;
    y = (y + (((mix(second, x) >>> 0) * lowScale) | 0) - low) | 0;
    y = (y + (low & (y >> 31))) | 0;
    x = (x + (((mix(third, y) >>> 0) * highScale) | 0) - high) | 0;
    x = (x + (high & (x >> 31))) | 0;
    y = (y + (((mix(fourth, x) >>> 0) * lowScale) | 0) - low) | 0;
    y = (y + (low & (y >> 31))) | 0;
    image = x * low + y;
  } while (image >= size);
  return image;
};

/** Cuts the images of rows into digits, lane by lane. */
function cutDigits(permutation: Permutation, start: number, count: number): void {
  const { radices, divisors, lanes, spreads, spreadKeys, placeStarts, placeDigits, placeWeights } = permutation;
  for (let k = 0; k < lanes.length; k++) {
    const lane = (LANES_AT + (lanes[k] as number) * BLOCK_ROWS) | 0;
    const spreadKey = spreadKeys[k] as number;
    const scale = (spreads[k] as number) / 4294967296;
    for (let i = 0; i < count; i++) {
      WORDS[lane + (ROW[start + i] as number)] = ((mix(spreadKey, (IMAGES[i] as number) | 0) >>> 0) * scale) | 0;
    }
    for (let place = placeStarts[k] as number; place < (placeStarts[k + 1] as number); place++) {
      const digit = placeDigits[place] as number;
      const weight = placeWeights[place] as number;
      const divisor = divisors[digit] as number;
      const radix = radices[digit] as number;
      for (let i = 0; i < count; i++) {
        const at = lane + (ROW[start + i] as number);
        const quotient = Math.floor((IMAGES[i] as number) / divisor);
        WORDS[at] = (WORDS[at] as number) + (quotient - Math.floor(quotient / radix) * radix) * weight;
      }
    }
  }
}
