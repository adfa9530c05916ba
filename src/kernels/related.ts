import {
  COLUMN_BYTES,
  DIGIT_BYTES,
  DIGITS_AT,
  DISTANCE_BITS,
  MULTIPLE_AT,
  ORIGIN_AT,
  RADIX_AT,
  RANKS_BYTES,
  REST_AT,
  SIZE_AT,
  STEP_AT,
  WEIGHT_AT,
} from '../emit/record';
import { isElsewhere, laneOf, numberOf } from './draw';
import { finished4, mix, SPREAD } from './hash';

/** What makes a hash of 32 bits, and one of 53, a share of one: powers of two, so that nothing is rounded. */
const MOST_HASHES: f64 = 4294967296;
const TO_SHARE: f64 = 1 / MOST_HASHES;
const LONG_TO_SHARE: f64 = 1 / 9007199254740992;

/* Draws of columns from intervals of their values, in units of the relations: whole numbers; NaN is NULL. */

/** Makes entries of rows no longer stuck. */
export function freeRows(stuck: usize, rows: usize, count: u32): void {
  for (let i: u32 = 0; i < count; i++) store<u8>(stuck + load<u32>(rows + (i << 2)), 0);
}

/** Reads the values of a column out of its lanes; `flag`: the lane that is 1 for NULL, or 0. */
export function readValues(ranks: usize, values: usize, lane: usize, flag: usize, rows: usize, count: u32): void {
  const end = endOf(ranks);
  for (let i: u32 = 0; i < count; i++) {
    const r = load<u32>(rows + (i << 2));
    const value = valueAt(ranks, end, laneOf(lane, r));
    const isNull = flag !== 0 && load<u32>(laneOf(flag, r)) === 1;
    store<f64>(values + (r << 3), isNull ? NaN : value * load<f64>(ranks, MULTIPLE_AT));
  }
}

/** Makes values NULL in the rows listed. */
export function clearValues(values: usize, rows: usize, count: u32): void {
  for (let i: u32 = 0; i < count; i++) store<f64>(values + (load<u32>(rows + (i << 2)) << 3), NaN);
}

/**
 * Draws ranks of the values in intervals, each as likely as any other, and reads the values: by a hash, or by one of so many
 * distances that the lane behind the digits holds. With `keeps`, digits that the lane has already stay where the interval has their
 * value. With `nearest`, the one that is nearest to an interval without any stands there. With `moves`, those that are kept and
 * have to change keep the digits behind the first one where they can. Other rows whose interval has no value, or too few of them, are
 * stuck.
 */
export function drawBetween(
  ranks: usize,
  intervals: usize,
  values: usize,
  lane: usize,
  flag: usize,
  stuck: usize,
  rows: usize,
  count: u32,
  row: u32,
  key: u32,
  lowerKey: u32,
  distances: f64,
  keeps: bool,
  nearest: bool,
  moves: bool,
): void {
  const end = endOf(ranks);
  const size = load<f64>(ranks, SIZE_AT);
  const multiple = load<f64>(ranks, MULTIPLE_AT);
  const origin = load<f64>(ranks, ORIGIN_AT);
  const isCounted = end === ranks + RANKS_BYTES + DIGIT_BYTES && load<f64>(ranks + RANKS_BYTES, WEIGHT_AT) === 1;
  if (isCounted && multiple === 1 && distances === 0 && !keeps && !nearest && !isElsewhere()) {
    drawCounted(origin, size, intervals, values, lane, flag, stuck, rows, count, row, key, lowerKey);
    return;
  }
  for (let i: u32 = 0; i < count; i++) {
    const r = load<u32>(rows + (i << 2));
    const interval = intervals + (i << 3);
    let low = load<f64>(interval);
    let high = load<f64>(interval, COLUMN_BYTES);
    if (multiple !== 1) {
      low /= multiple;
      high /= multiple;
    }
    if (keeps) {
      const value = valueAt(ranks, end, laneOf(lane, r));
      if (value >= low && value <= high) {
        const isNull = flag !== 0 && load<u32>(laneOf(flag, r)) === 1;
        store<f64>(values + (r << 3), isNull ? NaN : value * multiple);
        continue;
      }
    }
    let least = rankAbove(ranks, end, low - origin, size);
    let most = rankBelow(ranks, end, high - origin);
    let isStuck = least > most;
    if (isStuck && nearest) {
      least = min(least, size - 1);
      most = least;
      isStuck = false;
    } else if (isStuck) {
      least = 0;
      most = size - 1;
    }
    const room = most - least + 1;
    const first = laneOf(lane, r);
    let step: f64;
    if (distances === 0) {
      step = pick(key, lowerKey, <u32>numberOf(row, r), room);
      if (moves) step = besideKept(least + step, rankAt(ranks, end, first), least, most, ranks) - least;
    } else {
      const distance = <f64>load<i32>(first + ((end - ranks - RANKS_BYTES) / DIGIT_BYTES) * 4);
      step = distance * floor(room / distances);
      isStuck = isStuck || distances > room;
    }
    if (isStuck) store<u8>(stuck + r, 1);
    const value = putRank(ranks, end, first, least + (step < room ? step : 0)) * multiple;
    store<f64>(values + (r << 3), flag !== 0 && load<u32>(laneOf(flag, r)) === 1 ? NaN : value);
  }
}

/** The rank nearby of the first digit of one and the others of another, where it lies between ends: the time of day on another day. */
function besideKept(rank: f64, kept: f64, least: f64, most: f64, ranks: usize): f64 {
  const step = load<f64>(ranks + RANKS_BYTES, STEP_AT);
  let beside = (floor(rank / step) - floor(kept / step)) * step + kept;
  if (beside < least) beside += step;
  if (beside > most) beside -= step;
  return beside < least ? rank : beside;
}

/** The same of whole numbers counted from the first one, which chance chooses: intervals end with whole numbers. Two rows at once. */
function drawCounted(
  origin: f64,
  size: f64,
  intervals: usize,
  values: usize,
  lane: usize,
  flag: usize,
  stuck: usize,
  rows: usize,
  count: u32,
  row: u32,
  key: u32,
  lowerKey: u32,
): void {
  const last = size - 1;
  const origins = f64x2.splat(origin);
  const lasts = f64x2.splat(last);
  const isShort = size <= MOST_HASHES;
  for (let i: u32 = 0; i < count; i += 2, rows += 8, intervals += 16) {
    const r = load<u32>(rows);
    let least = f64x2.pmax(f64x2.splat(0), f64x2.sub(v128.load(intervals), origins));
    let most = f64x2.pmin(lasts, f64x2.sub(v128.load(intervals, COLUMN_BYTES), origins));
    const isEmpty = f64x2.gt(least, most);
    // The second one of the last pair is none of these rows, where their number is odd.
    const isPair = i + 1 < count;
    const next = isPair ? load<u32>(rows, 4) : r;
    if (v128.any_true(isEmpty)) {
      if (i64x2.extract_lane(isEmpty, 0)) store<u8>(stuck + r, 1);
      if (isPair && i64x2.extract_lane(isEmpty, 1)) store<u8>(stuck + next, 1);
      least = v128.andnot(least, isEmpty);
      most = v128.bitselect(lasts, most, isEmpty);
    }
    const room = f64x2.add(f64x2.sub(most, least), f64x2.splat(1));
    let step: v128;
    if (isShort) {
      const numbers = i32x4.add(i32x4.replace_lane(i32x4.splat(r), 1, next), i32x4.splat(row));
      const hashes = finished4(i32x4.add(i32x4.mul(numbers, i32x4.splat(SPREAD)), i32x4.splat(key)));
      const share = f64x2.mul(f64x2.convert_low_i32x4_u(hashes), f64x2.splat(TO_SHARE));
      step = f64x2.floor(f64x2.mul(share, room));
    } else {
      const first = pick(key, lowerKey, row + r, f64x2.extract_lane(room, 0));
      const second = pick(key, lowerKey, row + next, f64x2.extract_lane(room, 1));
      step = f64x2.replace_lane(f64x2.splat(first), 1, second);
    }
    const rank = f64x2.add(least, v128.and(step, f64x2.lt(step, room)));
    const value = f64x2.add(origins, rank);
    const digits = i32x4.trunc_sat_f64x2_s_zero(rank);
    putCounted(r, i32x4.extract_lane(digits, 0), f64x2.extract_lane(value, 0), lane, flag, values);
    if (isPair) putCounted(next, i32x4.extract_lane(digits, 1), f64x2.extract_lane(value, 1), lane, flag, values);
  }
}

function putCounted(row: u32, digit: i32, value: f64, lane: usize, flag: usize, values: usize): void {
  store<i32>(laneOf(lane, row), digit);
  store<f64>(values + (row << 3), flag !== 0 && load<u32>(laneOf(flag, row)) === 1 ? NaN : value);
}

/** What is left of a hash behind the bits that choose a segment, as a share of one. */
const REST_BITS: u32 = 32 - DISTANCE_BITS;
const REST_MASK: u32 = (1 << REST_BITS) - 1;
const REST_TO_SHARE: f64 = 1 / <f64>(1 << REST_BITS);

/**
 * Draws ranks of the values in intervals by their distance from the lower end, whose quantiles a table holds, and reads the
 * values. Where the interval is shorter than the distance, or its lower end is no more than `least`, which is known of all rows,
 * any value in it is as likely, and so is any of the same first digit where the wanted one lies in a gap of the values. Rows whose
 * interval has no value are stuck, and get the nearest one.
 */
export function drawBehind(
  ranks: usize,
  intervals: usize,
  values: usize,
  lane: usize,
  flag: usize,
  stuck: usize,
  table: usize,
  rows: usize,
  count: u32,
  row: u32,
  key: u32,
  lowerKey: u32,
  least: f64,
): void {
  const end = endOf(ranks);
  const multiple = load<f64>(ranks, MULTIPLE_AT);
  const origin = load<f64>(ranks, ORIGIN_AT);
  const finest = load<f64>(end - DIGIT_BYTES, WEIGHT_AT) * multiple;
  const rest = load<f64>(ranks + RANKS_BYTES, REST_AT) * multiple;
  for (let i: u32 = 0; i < count; i++) {
    const r = load<u32>(rows + (i << 2));
    const interval = intervals + (i << 3);
    const low = load<f64>(interval);
    const high = load<f64>(interval, COLUMN_BYTES);
    const number = <u32>numberOf(row, r);
    const hash = mix(key, number);
    const segment = table + ((hash >>> REST_BITS) << 3);
    const from = load<f64>(segment);
    const share = <f64>(hash & REST_MASK) * REST_TO_SHARE;
    let wanted = low + from + share * (load<f64>(segment, 8) - from);
    if (low <= least || wanted > high) wanted = low + <f64>mix(lowerKey, number) * TO_SHARE * (high - low);
    const first = laneOf(lane, r);
    let value = putBelow(ranks, end, first, (multiple === 1 ? wanted : wanted / multiple) - origin) * multiple;
    // Between the last value of a day and the first one of the next may lie hours without any: the last one would stand for all of them.
    if (wanted - value >= finest && value > low) {
      const begin = max(low, value - rest);
      const within = begin + <f64>mix(lowerKey, number) * TO_SHARE * (value - begin);
      value = putBelow(ranks, end, first, (multiple === 1 ? within : within / multiple) - origin) * multiple;
    }
    // The largest value that is not above the wanted one may lie before the interval: then the next one does not.
    if (value < low) value = putNext(ranks, end, first) * multiple;
    if (value < low || value > high) store<u8>(stuck + r, 1);
    store<f64>(values + (r << 3), flag !== 0 && load<u32>(laneOf(flag, r)) === 1 ? NaN : value);
  }
}

/** Makes digits those of the largest value that is not above `left`, counted from the origin, or else of the first; gives the value. */
function putBelow(ranks: usize, end: usize, lane: usize, left: f64): f64 {
  let value = load<f64>(ranks, ORIGIN_AT);
  left = max(0, left);
  for (let at = ranks + RANKS_BYTES; at < end; at += DIGIT_BYTES, lane += 4) {
    const weight = load<f64>(at, WEIGHT_AT);
    const digit = min(floor(weight === 1 ? left : left / weight), load<f64>(at, RADIX_AT) - 1);
    left -= digit * weight;
    store<i32>(lane, <i32>digit);
    value += digit * weight;
  }
  return value;
}

/** Makes digits those of the next value, where there is one; gives it. */
function putNext(ranks: usize, end: usize, lane: usize): f64 {
  return putRank(ranks, end, lane, min(rankAt(ranks, end, lane) + 1, load<f64>(ranks, SIZE_AT) - 1));
}

/** The value that digits stand for. */
function valueAt(ranks: usize, end: usize, lane: usize): f64 {
  let value = load<f64>(ranks, ORIGIN_AT);
  for (let at = ranks + RANKS_BYTES; at < end; at += DIGIT_BYTES, lane += 4) {
    value += load<f64>(at, WEIGHT_AT) * <f64>load<i32>(lane);
  }
  return value;
}

/** The rank that digits stand for. */
function rankAt(ranks: usize, end: usize, lane: usize): f64 {
  let rank: f64 = 0;
  for (let at = ranks + RANKS_BYTES; at < end; at += DIGIT_BYTES, lane += 4) {
    rank += <f64>load<i32>(lane) * load<f64>(at, STEP_AT);
  }
  return rank;
}

function endOf(ranks: usize): usize {
  return ranks + RANKS_BYTES + load<u32>(ranks, DIGITS_AT) * DIGIT_BYTES;
}

/** A whole number below `size`: one hash has 32 bits, two of them all that a double counts. */
function pick(key: u32, lowerKey: u32, row: u32, size: f64): f64 {
  const hash = <f64>mix(key, row);
  if (size <= MOST_HASHES) return floor(hash * TO_SHARE * size);
  return floor((hash * 2097152 + <f64>(mix(lowerKey, row) >> 11)) * LONG_TO_SHARE * size);
}

/** The least rank whose value above the origin is not below `left`; the size: there is none. */
function rankAbove(ranks: usize, end: usize, left: f64, size: f64): f64 {
  if (left <= 0) return 0;
  let rank: f64 = 0;
  for (let at = ranks + RANKS_BYTES; at < end; at += DIGIT_BYTES) {
    const weight = load<f64>(at, WEIGHT_AT);
    const digit = min(floor(weight === 1 ? left : left / weight), load<f64>(at, RADIX_AT) - 1);
    left -= digit * weight;
    if (left > load<f64>(at, REST_AT)) return min(size, rank + (digit + 1) * load<f64>(at, STEP_AT));
    rank += digit * load<f64>(at, STEP_AT);
  }
  return rank;
}

/** The largest rank whose value above the origin is not above `left`; -1: there is none. */
function rankBelow(ranks: usize, end: usize, left: f64): f64 {
  if (left < 0) return -1;
  let rank: f64 = 0;
  for (let at = ranks + RANKS_BYTES; at < end; at += DIGIT_BYTES) {
    const weight = load<f64>(at, WEIGHT_AT);
    const digit = min(floor(weight === 1 ? left : left / weight), load<f64>(at, RADIX_AT) - 1);
    left -= digit * weight;
    if (left >= load<f64>(at, REST_AT)) return rank + (digit + 1) * load<f64>(at, STEP_AT) - 1;
    rank += digit * load<f64>(at, STEP_AT);
  }
  return rank;
}

/** Cuts a rank into its digits, each below its radix whatever the rank is; gives its value. */
function putRank(ranks: usize, end: usize, lane: usize, rank: f64): f64 {
  let value = load<f64>(ranks, ORIGIN_AT);
  for (let at = ranks + RANKS_BYTES; at < end; at += DIGIT_BYTES, lane += 4) {
    const step = load<f64>(at, STEP_AT);
    const digit = max(0, min(step === 1 ? rank : floor(rank / step), load<f64>(at, RADIX_AT) - 1));
    rank -= digit * step;
    store<i32>(lane, <i32>digit);
    value += load<f64>(at, WEIGHT_AT) * digit;
  }
  return value;
}
