import { BLOCK_ROWS, LANES, memory, PADDED_TABLE, PLAIN_TABLE, REGIONS, ROWS } from './memory.ts';
import type { Operation } from './operation.ts';

/*
 * Vectorised kernels (Boncz, Zukowski, Nes: MonetDB/X100, CIDR 2005): an operation works on a whole block of rows in one
 * tight loop. Each row of the block has a slot of fixed width; a writing kernel appends its bytes to every row of a
 * region and moves the rows' positions on. Copies go in blocks of eight bytes and overrun; slots have slack for that.
 * Doubles only move bytes: UTF-8 text never forms a NaN.
 *
 * What V8 needs for speed, measured: views that are constants of this module; kernels that are top-level functions,
 * called with an Operation from one place (closures over a kernel get it inlined, and its loop slower); fields of an
 * Operation that always hold the same representation.
 */
const BYTES = new Uint8Array(memory);
const WORDS = new Int32Array(memory);
const VIEW = new DataView(memory);

const LANES_AT = LANES >> 2;
const PADDED_AT = PADDED_TABLE >> 2;
const PLAIN_AT = PLAIN_TABLE >> 2;

/** A region's list of rows: region g holds its entries from g · BLOCK_ROWS on. */
const ROW = new Int32Array(memory, ROWS, BLOCK_ROWS * REGIONS);
/** Where each entry's next byte goes. */
const AT = new Int32Array(BLOCK_ROWS * REGIONS);
/** Index of an entry in the region that it was split from. */
const PARENT = new Int32Array(BLOCK_ROWS * REGIONS);
/** Entries of each region. */
const COUNT = new Int32Array(REGIONS);
for (let i = 0; i < BLOCK_ROWS; i++) ROW[i] = i;

/** Two hexadecimal digits of each byte, as one little-endian 16-bit number. */
const HEXADECIMAL = new Uint16Array(256);
/** Four binary digits of each number below 16, as one little-endian 32-bit number. */
const BINARY = new Int32Array(16);
for (let i = 0; i < 256; i++) {
  const digits = i.toString(16).padStart(2, '0');
  HEXADECIMAL[i] = digits.charCodeAt(0) | (digits.charCodeAt(1) << 8);
}
for (let i = 0; i < 16; i++) {
  const digits = i.toString(2).padStart(4, '0');
  BINARY[i] = [0, 1, 2, 3].reduce((word, k) => word | (digits.charCodeAt(k) << (8 * k)), 0);
}

/** Runs a list of operations on their regions: the one place that calls kernels. */
export function run(operations: readonly Operation[], row: number): void {
  for (let k = 0; k < operations.length; k++) {
    const operation = operations[k] as Operation;
    operation.kernel(operation, operation.region * BLOCK_ROWS, COUNT[operation.region] as number, row);
  }
}

/** Starts a block: `count` rows, whose slots lie `stride` bytes apart and are written from `first` on. */
export function startBlock(count: number, first: number, stride: number): void {
  COUNT[0] = count;
  for (let i = 0, at = first; i < count; i++, at += stride) AT[i] = at;
}

/** Rank of a row of the block in a lane. */
export function laneValue(lane: number, row: number): number {
  return WORDS[LANES_AT + lane * BLOCK_ROWS + row] as number;
}

/** Sets the rank of a row of the block in a lane. */
export function setLaneValue(lane: number, row: number, rank: number): void {
  WORDS[LANES_AT + lane * BLOCK_ROWS + row] = rank;
}

/** Makes region 0 these rows of the block alone, for another attempt at them. */
export function selectRows(rows: readonly number[]): void {
  COUNT[0] = rows.length;
  for (let i = 0; i < rows.length; i++) ROW[i] = rows[i] as number;
}

/** Makes region 0 all rows of the block again. */
export function selectAll(count: number): void {
  COUNT[0] = count;
  for (let i = 0; i < count; i++) ROW[i] = i;
}

/** Copies rows [from, count) of the block to `out`, as long as a whole slot fits below `limit`; gives how many. */
export function copyRows(
  from: number,
  count: number,
  slot: number,
  stride: number,
  out: number,
  limit: number,
): number {
  let to = out;
  let row = from;
  for (; row < count && to + stride <= limit; row++) {
    let p = slot + row * stride;
    const end = AT[row] as number;
    for (; p < end; p += 32, to += 32) {
      VIEW.setFloat64(to, VIEW.getFloat64(p, true), true);
      VIEW.setFloat64(to + 8, VIEW.getFloat64(p + 8, true), true);
      VIEW.setFloat64(to + 16, VIEW.getFloat64(p + 16, true), true);
      VIEW.setFloat64(to + 24, VIEW.getFloat64(p + 24, true), true);
    }
    to -= p - end;
  }
  copyEnd = to;
  return row - from;
}

/** Where the last copy ended. */
export let copyEnd = 0;

// Splitting: kernels that run others on some of the rows.

/** Runs branch 1 where the lane holds a 1 (NULL), branch 0 where it holds a 0. */
export function splitNulls(operation: Operation, start: number, count: number, row: number): void {
  const valueRegion = operation.region + 1;
  const nullRegion = operation.region + 2;
  const lane = (LANES_AT + operation.lane * BLOCK_ROWS) | 0;
  let values = valueRegion * BLOCK_ROWS;
  let nulls = nullRegion * BLOCK_ROWS;
  for (let i = start; i < start + count; i++) {
    const r = ROW[i] as number;
    const at = AT[i] as number;
    const flag = WORDS[lane + r] as number;
    ROW[values] = r;
    AT[values] = at;
    PARENT[values] = i;
    ROW[nulls] = r;
    AT[nulls] = at;
    PARENT[nulls] = i;
    nulls += flag;
    values += 1 - flag;
  }
  COUNT[valueRegion] = values - valueRegion * BLOCK_ROWS;
  COUNT[nullRegion] = nulls - nullRegion * BLOCK_ROWS;
  run(operation.branches[0] as Operation[], row);
  run(operation.branches[1] as Operation[], row);
  join(valueRegion);
  join(nullRegion);
}

/** Runs branch k on the rows whose lane holds k, one branch after the other. */
export function splitCases(operation: Operation, start: number, count: number, row: number): void {
  const region = operation.region + 1;
  const lane = (LANES_AT + operation.lane * BLOCK_ROWS) | 0;
  for (let k = 0; k < operation.branches.length; k++) {
    let next = region * BLOCK_ROWS;
    for (let i = start; i < start + count; i++) {
      const r = ROW[i] as number;
      if (WORDS[lane + r] !== k) continue;
      ROW[next] = r;
      AT[next] = AT[i] as number;
      PARENT[next] = i;
      next++;
    }
    COUNT[region] = next - region * BLOCK_ROWS;
    if (COUNT[region] === 0) continue;
    run(operation.branches[k] as Operation[], row);
    join(region);
  }
}

/** Gives the positions of a region's entries back to the region that it was split from. */
function join(region: number): void {
  const start = region * BLOCK_ROWS;
  const end = start + (COUNT[region] as number);
  for (let i = start; i < end; i++) AT[PARENT[i] as number] = AT[i] as number;
}

// Writing: kernels that append bytes.

/** A constant of up to eight bytes. */
export function writeConstant(operation: Operation, start: number, count: number): void {
  const bytes = operation.suffix;
  const length = operation.suffixLength;
  for (let i = start; i < start + count; i++) {
    const p = AT[i] as number;
    VIEW.setFloat64(p, bytes, true);
    AT[i] = p + length;
  }
}

/** A constant of any length. */
export function writeLongConstant(operation: Operation, start: number, count: number): void {
  const from = operation.offset;
  const length = operation.length;
  for (let i = start; i < start + count; i++) {
    const p = AT[i] as number;
    for (let k = 0; k < length; k += 8) VIEW.setFloat64(p + k, VIEW.getFloat64(from + k, true), true);
    AT[i] = p + length;
  }
}

/** An entry of a pool of entries of up to 15 bytes; the last byte of an entry's 16 is its length. */
export function writeShortEntry(operation: Operation, start: number, count: number): void {
  const pool = operation.offset;
  const lane = (LANES_AT + operation.lane * BLOCK_ROWS) | 0;
  const suffix = operation.suffix;
  const suffixLength = operation.suffixLength;
  for (let i = start; i < start + count; i++) {
    const from = pool + ((WORDS[lane + (ROW[i] as number)] as number) << 4);
    let p = AT[i] as number;
    VIEW.setFloat64(p, VIEW.getFloat64(from, true), true);
    VIEW.setFloat64(p + 8, VIEW.getFloat64(from + 8, true), true);
    p += BYTES[from + 15] as number;
    VIEW.setFloat64(p, suffix, true);
    AT[i] = p + suffixLength;
  }
}

/** An entry of any pool: a table of offsets (from the pool's) and lengths, four bytes each. */
export function writeEntry(operation: Operation, start: number, count: number): void {
  const pool = operation.offset;
  const lane = (LANES_AT + operation.lane * BLOCK_ROWS) | 0;
  const suffix = operation.suffix;
  const suffixLength = operation.suffixLength;
  for (let i = start; i < start + count; i++) {
    const entry = (pool >> 2) + ((WORDS[lane + (ROW[i] as number)] as number) << 1);
    const from = pool + (WORDS[entry] as number);
    const length = WORDS[entry + 1] as number;
    const p = AT[i] as number;
    for (let k = 0; k < length; k += 8) VIEW.setFloat64(p + k, VIEW.getFloat64(from + k, true), true);
    VIEW.setFloat64(p + length, suffix, true);
    AT[i] = p + length + suffixLength;
  }
}

/** Digits of a number below 10,000. */
const lengthOf4 = (v: number): number => 1 + ((9 - v) >>> 31) + ((99 - v) >>> 31) + ((999 - v) >>> 31);

/** Writes 0 to 99,999,999 without zeros in front; gives the position behind it. */
const put8 = (p: number, v: number): number => {
  if (v < 10_000) {
    VIEW.setInt32(p, WORDS[PLAIN_AT + v] as number, true);
    return p + lengthOf4(v);
  }
  const high = (v / 10_000) | 0;
  VIEW.setInt32(p, WORDS[PLAIN_AT + high] as number, true);
  const q = p + lengthOf4(high);
  VIEW.setInt32(q, WORDS[PADDED_AT + (v - high * 10_000)] as number, true);
  return q + 4;
};

/** Writes exactly eight digits. */
const putPadded8 = (p: number, v: number): void => {
  const high = (v / 10_000) | 0;
  VIEW.setInt32(p, WORDS[PADDED_AT + high] as number, true);
  VIEW.setInt32(p + 4, WORDS[PADDED_AT + (v - high * 10_000)] as number, true);
};

/** Writes any whole number from 0 to 2^53. */
const putWhole = (p: number, v: number): number => {
  if (v < 100_000_000) return put8(p, v | 0);
  const high = Math.floor(v / 100_000_000);
  const q = put8(p, high | 0);
  putPadded8(q, (v - high * 100_000_000) | 0);
  return q + 8;
};

/** Writes a whole number from 0 to 2^31 - 1. */
const putInteger = (p: number, v: number): number => {
  if (v < 100_000_000) return put8(p, v);
  const high = (v / 100_000_000) | 0;
  VIEW.setInt32(p, WORDS[PLAIN_AT + high] as number, true);
  const q = p + lengthOf4(high);
  putPadded8(q, (v - Math.imul(high, 100_000_000)) | 0);
  return q + 8;
};

/** Whole numbers whose magnitude is below 2^31: `first` + digit. The sign is always written, and then kept or not. */
export function writeInteger(operation: Operation, start: number, count: number): void {
  const lane = (LANES_AT + operation.lane * BLOCK_ROWS) | 0;
  const first = operation.first | 0;
  const suffix = operation.suffix;
  const suffixLength = operation.suffixLength;
  for (let i = start; i < start + count; i++) {
    const at = AT[i] as number;
    const v = (first + (WORDS[lane + (ROW[i] as number)] as number)) | 0;
    const sign = v >> 31;
    BYTES[at] = 45;
    const p = putInteger(at - sign, ((v ^ sign) - sign) | 0);
    VIEW.setFloat64(p, suffix, true);
    AT[i] = p + suffixLength;
  }
}

/** Numbers of up to 2^53 units, 10^scale units to a whole: `first` + high · 10^9 + low. `length`: scale; `stride`: lanes. */
export function writeWide(operation: Operation, start: number, count: number): void {
  const lane = (LANES_AT + operation.lane * BLOCK_ROWS) | 0;
  const two = operation.stride === 2;
  const first = operation.first;
  const scale = operation.length;
  const power = operation.power;
  const suffix = operation.suffix;
  const suffixLength = operation.suffixLength;
  for (let i = start; i < start + count; i++) {
    let p = AT[i] as number;
    const r = ROW[i] as number;
    const digit = WORDS[lane + r] as number;
    const v = first + (two ? digit * 1_000_000_000 + (WORDS[lane + BLOCK_ROWS + r] as number) : digit);
    const magnitude = Math.abs(v);
    BYTES[p] = 45;
    p += v < 0 ? 1 : 0;
    if (scale === 0) {
      p = putWhole(p, magnitude);
    } else {
      const whole = Math.floor(magnitude / power);
      p = putWhole(p, whole);
      BYTES[p++] = 46;
      const rest = magnitude - whole * power;
      p = scale <= 8 ? putDigits(p, rest | 0, scale) : putFraction(p, rest, scale);
    }
    VIEW.setFloat64(p, suffix, true);
    AT[i] = p + suffixLength;
  }
}

/** Writes `width` (1 to 8) digits, zeros in front; gives the position behind them. */
const putDigits = (p: number, v: number, width: number): number => {
  if (width <= 4) {
    VIEW.setInt32(p, (WORDS[PADDED_AT + v] as number) >>> (8 * (4 - width)), true);
    return p + width;
  }
  const high = (v / 10_000) | 0;
  VIEW.setInt32(p, (WORDS[PADDED_AT + high] as number) >>> (8 * (8 - width)), true);
  VIEW.setInt32(p + width - 4, WORDS[PADDED_AT + (v - Math.imul(high, 10_000))] as number, true);
  return p + width;
};

/** Writes `scale` (1 to 15) digits, zeros in front; gives the position behind them. */
const putFraction = (start: number, v: number, scale: number): number => {
  let p = start;
  let rest = v;
  let left = scale;
  while (left > 0) {
    const width = left > 4 ? left - ((left - 1) & 3) - 1 : 0;
    const power = POWERS[width] as number;
    const group = Math.floor(rest / power);
    rest -= group * power;
    const digits = left - width;
    VIEW.setInt32(p, (WORDS[PADDED_AT + group] as number) >>> (8 * (4 - digits)), true);
    // Shifting right by 0 keeps all four; the bytes beyond `digits` are overwritten next.
    p += digits;
    left = width;
  }
  return p;
};

const POWERS = Float64Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);

/** Exactly `length` (1 to 9) decimal digits of `first` + digit. */
export function writeDigits(operation: Operation, start: number, count: number): void {
  const lane = (LANES_AT + operation.lane * BLOCK_ROWS) | 0;
  const first = operation.first | 0;
  const width = operation.length;
  const suffix = operation.suffix;
  const suffixLength = operation.suffixLength;
  for (let i = start; i < start + count; i++) {
    const at = AT[i] as number;
    const v = (first + (WORDS[lane + (ROW[i] as number)] as number)) | 0;
    const p = width <= 8 ? putDigits(at, v, width) : putFraction(at, v, width);
    VIEW.setFloat64(p, suffix, true);
    AT[i] = p + suffixLength;
  }
}

/** Days of the proleptic Gregorian calendar as YYYY-MM-DD (Hinnant, "chrono-compatible date algorithms"). */
export function writeDay(operation: Operation, start: number, count: number): void {
  const lane = (LANES_AT + operation.lane * BLOCK_ROWS) | 0;
  const shift = (operation.first + 719_468) | 0;
  const suffix = operation.suffix;
  const suffixLength = operation.suffixLength;
  for (let i = start; i < start + count; i++) {
    const p = AT[i] as number;
    const shifted = (shift + (WORDS[lane + (ROW[i] as number)] as number)) | 0;
    const era = (shifted / 146_097) | 0;
    const day = shifted - era * 146_097;
    const year = ((day - ((day / 1460) | 0) + ((day / 36_524) | 0) - ((day / 146_096) | 0)) / 365) | 0;
    const dayOfYear = day - (365 * year + (year >> 2) - ((year / 100) | 0));
    const month = ((5 * dayOfYear + 2) / 153) | 0;
    const dayOfMonth = dayOfYear - (((153 * month + 2) / 5) | 0) + 1;
    const civilMonth = month < 10 ? month + 3 : month - 9;
    const civilYear = year + era * 400 + (civilMonth <= 2 ? 1 : 0);
    VIEW.setInt32(p, WORDS[PADDED_AT + civilYear] as number, true);
    VIEW.setInt32(p + 4, 0x2d00002d | (((WORDS[PADDED_AT + civilMonth] as number) >>> 16) << 8), true);
    VIEW.setInt16(p + 8, (WORDS[PADDED_AT + dayOfMonth] as number) >>> 16, true);
    VIEW.setFloat64(p + 10, suffix, true);
    AT[i] = p + 10 + suffixLength;
  }
}

/** Seconds of the day as HH:MM:SS. */
export function writeClock(operation: Operation, start: number, count: number): void {
  const lane = (LANES_AT + operation.lane * BLOCK_ROWS) | 0;
  const first = operation.first | 0;
  const suffix = operation.suffix;
  const suffixLength = operation.suffixLength;
  for (let i = start; i < start + count; i++) {
    const p = AT[i] as number;
    const second = (first + (WORDS[lane + (ROW[i] as number)] as number)) | 0;
    const minute = (second / 60) | 0;
    const hour = (minute / 60) | 0;
    VIEW.setInt32(p, 0x3a0000 | ((WORDS[PADDED_AT + hour] as number) >>> 16), true);
    VIEW.setInt32(p + 3, 0x3a0000 | ((WORDS[PADDED_AT + (minute - hour * 60)] as number) >>> 16), true);
    VIEW.setInt16(p + 6, (WORDS[PADDED_AT + (second - minute * 60)] as number) >>> 16, true);
    VIEW.setFloat64(p + 8, suffix, true);
    AT[i] = p + 8 + suffixLength;
  }
}

/** Exactly `length` (1 to 7) hexadecimal digits. */
export function writeHexadecimal(operation: Operation, start: number, count: number): void {
  const lane = (LANES_AT + operation.lane * BLOCK_ROWS) | 0;
  const width = operation.length;
  const shift = 32 - 4 * width;
  const suffix = operation.suffix;
  const suffixLength = operation.suffixLength;
  for (let i = start; i < start + count; i++) {
    const p = AT[i] as number;
    const v = (WORDS[lane + (ROW[i] as number)] as number) << shift;
    VIEW.setInt32(p, (HEXADECIMAL[v >>> 24] as number) | ((HEXADECIMAL[(v >>> 16) & 255] as number) << 16), true);
    VIEW.setInt32(p + 4, (HEXADECIMAL[(v >>> 8) & 255] as number) | ((HEXADECIMAL[v & 255] as number) << 16), true);
    VIEW.setFloat64(p + width, suffix, true);
    AT[i] = p + width + suffixLength;
  }
}

/** Exactly `length` (1 to 30) binary digits. */
export function writeBinary(operation: Operation, start: number, count: number): void {
  const lane = (LANES_AT + operation.lane * BLOCK_ROWS) | 0;
  const width = operation.length;
  const suffix = operation.suffix;
  const suffixLength = operation.suffixLength;
  for (let i = start; i < start + count; i++) {
    const p = AT[i] as number;
    const v = (WORDS[lane + (ROW[i] as number)] as number) << (32 - width);
    for (let k = 0; k < width; k += 4) VIEW.setInt32(p + k, BINARY[(v >>> (28 - k)) & 15] as number, true);
    VIEW.setFloat64(p + width, suffix, true);
    AT[i] = p + width + suffixLength;
  }
}
