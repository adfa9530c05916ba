import {
  ADD,
  ADD_RANKS,
  BOTH,
  BY_AT,
  CHOOSE,
  CLEAR,
  COALESCE,
  CODE_AT,
  COMPARE,
  EITHER,
  EQUAL,
  FILL,
  GREATER,
  LESS,
  MULTIPLY,
  MULTIPLY_BY,
  NEGATE,
  ORIGIN_AT,
  OTHER_AT,
  QUOTIENT,
  READ_RANKS,
  REGISTER_AT,
  REMAINDER,
  STEP_BYTES,
  SUBTRACT,
} from '../emit/numeric-code';
import { COLUMN_BYTES } from '../emit/record';
import { laneOf } from './draw';

/*
 * Arithmetic of checks on a list of rows: registers of a double for each of its entries, two at once; NULL is NaN. An entry
 * whose number a double does not count exactly has a mask of ones among the doubts. Lists are filled up to a multiple of two.
 */

/** Runs steps for the entries of a list of rows. */
export function stepNumbers(steps: usize, stepsEnd: usize, doubts: usize, rows: usize, count: u32): void {
  for (let step = steps; step < stepsEnd; step += STEP_BYTES) {
    const at = <usize>load<u32>(step, REGISTER_AT);
    const other = <usize>load<u32>(step, OTHER_AT);
    const by = load<f64>(step, BY_AT);
    const code = load<i32>(step, CODE_AT);
    if (code === READ_RANKS) readRanks(at, other, load<f64>(step, ORIGIN_AT), by, rows, count);
    else if (code === ADD_RANKS) addRanks(at, other, by, rows, count);
    else if (code === CLEAR) clearNumbers(at, other, rows, count);
    else stepRegisters(code, at, at + ((<usize>count) << 3), other, doubts, by);
  }
}

/** Nothing is in doubt. */
export function trustNumbers(doubts: usize, count: u32): void {
  memory.fill(doubts, 0, (<usize>count) << 3);
}

/** Runs a step, which leaves its result in its register. */
function stepRegisters(code: i32, at: usize, end: usize, other: usize, doubts: usize, by: f64): void {
  switch (code) {
    case FILL:
      for (; at < end; at += 16) v128.store(at, f64x2.splat(by));
      break;
    case MULTIPLY_BY:
      for (; at < end; at += 16, doubts += 16) {
        put(at, f64x2.mul(v128.load(at), f64x2.splat(by)), doubts, <f64>F64.MAX_SAFE_INTEGER);
      }
      break;
    case ADD:
      for (; at < end; at += 16, other += 16, doubts += 16) {
        put(at, f64x2.add(v128.load(at), v128.load(other)), doubts, by);
      }
      break;
    case SUBTRACT:
      for (; at < end; at += 16, other += 16, doubts += 16) {
        put(at, f64x2.sub(v128.load(at), v128.load(other)), doubts, by);
      }
      break;
    case MULTIPLY:
      for (; at < end; at += 16, other += 16, doubts += 16) {
        put(at, f64x2.mul(v128.load(at), v128.load(other)), doubts, by);
      }
      break;
    case REMAINDER:
      for (; at < end; at += 16, other += 16, doubts += 16) {
        const dividend = v128.load(at);
        const divisor = v128.load(other);
        const whole = f64x2.trunc(f64x2.div(dividend, divisor));
        doubtZero(divisor, doubts);
        put(at, f64x2.sub(dividend, f64x2.mul(whole, divisor)), doubts, by);
      }
      break;
    case QUOTIENT:
      for (; at < end; at += 16, other += 16, doubts += 16) {
        const divisor = v128.load(other);
        doubtZero(divisor, doubts);
        put(at, f64x2.trunc(f64x2.div(v128.load(at), divisor)), doubts, by);
      }
      break;
    case COMPARE:
      compare(at, end, other, <i32>by);
      break;
    default:
      connect(code, at, end, other);
  }
}

/** Puts results in their place; those that are larger than they may be are in doubt. */
function put(at: usize, values: v128, doubts: usize, limit: f64): void {
  const isLarge = f64x2.gt(f64x2.abs(values), f64x2.splat(limit));
  v128.store(doubts, v128.or(v128.load(doubts), isLarge));
  v128.store(at, values);
}

function doubtZero(divisor: v128, doubts: usize): void {
  v128.store(doubts, v128.or(v128.load(doubts), f64x2.eq(divisor, f64x2.splat(0))));
}

/** One for entries whose order is asked for, else zero; `orders`: bits for less, equal, greater. */
function compare(at: usize, end: usize, other: usize, orders: i32): void {
  const less = i64x2.splat(orders & LESS ? -1 : 0);
  const equal = i64x2.splat(orders & EQUAL ? -1 : 0);
  const greater = i64x2.splat(orders & GREATER ? -1 : 0);
  for (; at < end; at += 16, other += 16) {
    const one = v128.load(at);
    const two = v128.load(other);
    const isAsked = v128.or(
      v128.or(v128.and(f64x2.lt(one, two), less), v128.and(f64x2.eq(one, two), equal)),
      v128.and(f64x2.gt(one, two), greater),
    );
    const isKnown = v128.and(f64x2.eq(one, one), f64x2.eq(two, two));
    v128.store(at, v128.bitselect(v128.and(isAsked, f64x2.splat(1)), f64x2.splat(NaN), isKnown));
  }
}

/** Steps of truth values and of NULL: one is true, zero false. */
function connect(code: i32, at: usize, end: usize, other: usize): void {
  const ones = f64x2.splat(1);
  const zeros = f64x2.splat(0);
  for (; at < end; at += 16, other += 16) {
    const one = v128.load(at);
    const two = v128.load(other);
    let result = one;
    if (code === BOTH) {
      const isFalse = v128.or(f64x2.eq(one, zeros), f64x2.eq(two, zeros));
      result = v128.andnot(f64x2.sub(f64x2.add(one, two), ones), isFalse);
    } else if (code === EITHER) {
      const isTrue = v128.or(f64x2.eq(one, ones), f64x2.eq(two, ones));
      result = v128.bitselect(ones, f64x2.add(one, two), isTrue);
    } else if (code === NEGATE) {
      result = f64x2.sub(ones, one);
    } else if (code === COALESCE) {
      result = v128.bitselect(one, two, f64x2.eq(one, one));
    } else if (code === CHOOSE) {
      // The condition lies in the register behind the other one.
      result = v128.bitselect(two, one, f64x2.eq(v128.load(other, COLUMN_BYTES), ones));
    }
    v128.store(at, result);
  }
}

/** The ranks in a lane, each so many times, above an origin. Two at once: the last one stands for a pair alone, where their number is odd. */
function readRanks(at: usize, lane: usize, origin: f64, weight: f64, rows: usize, count: u32): void {
  const origins = f64x2.splat(origin);
  const weights = f64x2.splat(weight);
  for (let i: u32 = 0; i < count; i += 2, at += 16, rows += 8) {
    const first = load<i32>(laneOf(lane, load<u32>(rows)));
    const second = load<i32>(laneOf(lane, load<u32>(rows + ((<usize>(i + 1 < count)) << 2))));
    const ranks = f64x2.convert_low_i32x4_s(i32x4.replace_lane(i32x4.splat(first), 1, second));
    v128.store(at, f64x2.add(origins, f64x2.mul(ranks, weights)));
  }
}

/** Adds the ranks in a lane, each so many times. */
function addRanks(at: usize, lane: usize, weight: f64, rows: usize, count: u32): void {
  for (let i: u32 = 0; i < count; i++, at += 8) {
    const rank = load<i32>(laneOf(lane, load<u32>(rows + (i << 2))));
    store<f64>(at, load<f64>(at) + weight * <f64>rank);
  }
}

/** Makes numbers NULL in the rows whose lane holds 1. */
function clearNumbers(at: usize, lane: usize, rows: usize, count: u32): void {
  for (let i: u32 = 0; i < count; i++) {
    if (load<u32>(laneOf(lane, load<u32>(rows + (i << 2)))) === 1) store<f64>(at + ((<usize>i) << 3), NaN);
  }
}

/** Marks the rows of entries that are zero and not in doubt; gives how many are in doubt. */
export function markFalse(at: usize, doubts: usize, marks: usize, rows: usize, count: u32): u32 {
  let doubtful: u32 = 0;
  for (let i: u32 = 0; i < count; i++, at += 8, doubts += 8) {
    const isDoubtful = <u32>(load<u64>(doubts) !== 0);
    doubtful += isDoubtful;
    const mark = marks + load<u32>(rows + (i << 2));
    store<u8>(mark, load<u8>(mark) | (<u32>(load<f64>(at) === 0) & (isDoubtful ^ 1)));
  }
  return doubtful;
}

/** Cuts a list down to the rows that are marked, and takes their marks away; gives how many there are. */
export function selectMarked(marks: usize, rows: usize, count: u32): u32 {
  let next = rows;
  for (let i: u32 = 0; i < count; i++) {
    const r = load<u32>(rows + (i << 2));
    store<u32>(next, r);
    next += (<usize>load<u8>(marks + r)) << 2;
    store<u8>(marks + r, 0);
  }
  return <u32>((next - rows) >> 2);
}
