import {
  COLUMN_BYTES,
  DIGIT_BYTES,
  DIGITS_AT,
  MULTIPLE_AT,
  ORIGIN_AT,
  RADIX_AT,
  RANKS_BYTES,
  REST_AT,
  SIZE_AT,
  STEP_AT,
  WEIGHT_AT,
} from '../emit/record';
import { laneOf } from './draw';
import { mix } from './hash';

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
    let value = load<f64>(ranks, ORIGIN_AT);
    let digit = laneOf(lane, r);
    for (let at = ranks + RANKS_BYTES; at < end; at += DIGIT_BYTES, digit += 4) {
      value += load<f64>(at, WEIGHT_AT) * <f64>load<i32>(digit);
    }
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
 * distances that the lane behind the digits holds. Rows whose interval has no value, or too few of them, are stuck.
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
): void {
  const end = endOf(ranks);
  const size = load<f64>(ranks, SIZE_AT);
  const multiple = load<f64>(ranks, MULTIPLE_AT);
  const origin = load<f64>(ranks, ORIGIN_AT);
  for (let i: u32 = 0; i < count; i++) {
    const r = load<u32>(rows + (i << 2));
    const interval = intervals + (i << 3);
    let low = load<f64>(interval);
    let high = load<f64>(interval, COLUMN_BYTES);
    if (multiple !== 1) {
      low /= multiple;
      high /= multiple;
    }
    let least = rankAbove(ranks, end, low - origin, size);
    let most = rankBelow(ranks, end, high - origin);
    let isStuck = least > most;
    if (isStuck) {
      least = 0;
      most = size - 1;
    }
    const room = most - least + 1;
    const first = laneOf(lane, r);
    let step: f64;
    if (distances === 0) {
      step = pick(key, lowerKey, row + r, room);
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

function endOf(ranks: usize): usize {
  return ranks + RANKS_BYTES + load<u32>(ranks, DIGITS_AT) * DIGIT_BYTES;
}

/** A whole number below `size`: one hash has 32 bits, two of them all that a double counts. */
function pick(key: u32, lowerKey: u32, row: u32, size: f64): f64 {
  const hash = <f64>mix(key, row);
  if (size <= 4294967296) return floor((hash / 4294967296) * size);
  return floor(((hash * 2097152 + <f64>(mix(lowerKey, row) >> 11)) / 9007199254740992) * size);
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

/** Cuts a rank into its digits; gives its value. */
function putRank(ranks: usize, end: usize, lane: usize, rank: f64): f64 {
  let value = load<f64>(ranks, ORIGIN_AT);
  for (let at = ranks + RANKS_BYTES; at < end; at += DIGIT_BYTES, lane += 4) {
    const step = load<f64>(at, STEP_AT);
    const digit = step === 1 ? rank : floor(rank / step);
    rank -= digit * step;
    store<i32>(lane, <i32>digit);
    value += load<f64>(at, WEIGHT_AT) * digit;
  }
  return value;
}
