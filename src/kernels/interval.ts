import { COLUMN_BYTES } from '../emit/record';
import {
  ABSOLUTE,
  ADD,
  COALESCE,
  CONSTANT,
  DIVIDE,
  FLOOR,
  GREATEST,
  LEAST,
  MULTIPLY,
  NEGATE,
  OVER,
  ROUNDING,
  SUBTRACT,
  TIMES,
  UNBOUNDED,
  UNDER_ABSOLUTE,
  UNDER_FLOOR,
  UNDER_GREATEST,
  UNDER_LEAST,
  YEAR,
} from '../relation/interval-step';
import { laneOf } from './draw';

/*
 * Interval arithmetic on blocks of rows: what src/relation/contractor.ts does with one interval, for the entries of a region. A
 * slot is a block of lower ends and one of upper ends; NULL is NaN. Blocks are filled up to a multiple of two rows.
 */

/** Runs a step. */
export function stepIntervals(kind: i32, out: usize, left: usize, right: usize, count: u32, by: f64, to: f64): void {
  const end = out + (count << 3);
  if (kind <= SUBTRACT) {
    if (kind === CONSTANT) fillIntervals(out, end, by, to);
    else if (kind === ADD) addIntervals(out, left, right, end);
    else subtractIntervals(out, left, right, end);
    return;
  }
  for (; out < end; out += 8, left += 8, right += 8) {
    if (kind <= COALESCE) combine(kind, out, left, right);
    else if (kind <= YEAR) transform(kind, out, left, by);
    else undo(kind, out, left, right, by);
  }
}

function fillIntervals(out: usize, end: usize, low: f64, high: f64): void {
  const lows = f64x2.splat(low);
  const highs = f64x2.splat(high);
  for (; out < end; out += 16) {
    v128.store(out, lows);
    v128.store(out, highs, COLUMN_BYTES);
  }
}

function addIntervals(out: usize, left: usize, right: usize, end: usize): void {
  for (; out < end; out += 16, left += 16, right += 16) {
    v128.store(out, f64x2.add(v128.load(left), v128.load(right)));
    v128.store(out, f64x2.add(v128.load(left, COLUMN_BYTES), v128.load(right, COLUMN_BYTES)), COLUMN_BYTES);
  }
}

function subtractIntervals(out: usize, left: usize, right: usize, end: usize): void {
  for (; out < end; out += 16, left += 16, right += 16) {
    v128.store(out, f64x2.sub(v128.load(left), v128.load(right, COLUMN_BYTES)));
    v128.store(out, f64x2.sub(v128.load(left, COLUMN_BYTES), v128.load(right)), COLUMN_BYTES);
  }
}

function lowOf(slot: usize): f64 {
  return load<f64>(slot);
}

function highOf(slot: usize): f64 {
  return load<f64>(slot, COLUMN_BYTES);
}

function put(slot: usize, low: f64, high: f64): void {
  store<f64>(slot, low);
  store<f64>(slot, high, COLUMN_BYTES);
}

/** Steps of two operands. */
function combine(kind: i32, out: usize, left: usize, right: usize): void {
  const low = lowOf(left);
  const high = highOf(left);
  const otherLow = lowOf(right);
  const otherHigh = highOf(right);
  switch (kind) {
    case MULTIPLY: {
      const a = low * otherLow;
      const b = low * otherHigh;
      const c = high * otherLow;
      const d = high * otherHigh;
      put(out, min(min(a, b), min(c, d)), max(max(a, b), max(c, d)));
      break;
    }
    case DIVIDE:
      divide(out, low, high, otherLow, otherHigh);
      break;
    case LEAST:
      put(out, min(low, otherLow), min(high, otherHigh));
      break;
    case GREATEST:
      put(out, max(low, otherLow), max(high, otherHigh));
      break;
    default:
      if (isNaN(low)) put(out, otherLow, otherHigh);
      else put(out, low, high);
  }
}

function divide(out: usize, first: f64, last: f64, low: f64, high: f64): void {
  if (low <= 0 && high >= 0 && !isNaN(first)) {
    // What divides by an interval around zero may be anything, by zero itself nothing but zero; NULL stays NULL.
    const bound = low === 0 && high === 0 && (first > 0 || last < 0) ? -UNBOUNDED : UNBOUNDED;
    put(out, -bound, bound);
    return;
  }
  const a = first / low;
  const b = first / high;
  const c = last / low;
  const d = last / high;
  put(out, min(min(a, b), min(c, d)), max(max(a, b), max(c, d)));
}

/** Steps of one operand. */
function transform(kind: i32, out: usize, left: usize, by: f64): void {
  const low = lowOf(left);
  const high = highOf(left);
  switch (kind) {
    case NEGATE:
      put(out, -high, -low);
      break;
    case ABSOLUTE: {
      const least = low <= 0 && high >= 0 ? 0 : min(abs(low), abs(high));
      put(out, least, max(abs(low), abs(high)));
      break;
    }
    case TIMES:
      put(out, low * by, high * by);
      break;
    case OVER:
      put(out, low / by, high / by);
      break;
    case FLOOR:
      put(out, floor(low / by) * by, floor(high / by) * by);
      break;
    default:
      put(out, yearOf(low, by), yearOf(high, by));
      break;
  }
}

/** Steps from what a term may be to what its operand may be. */
function undo(kind: i32, out: usize, left: usize, right: usize, by: f64): void {
  const low = lowOf(left);
  const high = highOf(left);
  switch (kind) {
    case UNDER_LEAST:
      put(out, low, lowOf(right) > high ? high : UNBOUNDED);
      break;
    case UNDER_GREATEST:
      put(out, highOf(right) < low ? low : -UNBOUNDED, high);
      break;
    case UNDER_ABSOLUTE:
      // Of two intervals that may be left, the upper one.
      put(out, low > 0 ? low : -high, high);
      break;
    case UNDER_FLOOR:
      put(out, ceil(low / by) * by, floor(high / by) * by + by - 1);
      break;
    default:
      put(out, startOfYear(ceil(low), by), startOfYear(floor(high) + 1, by) - 1);
      break;
  }
}

/** The year of an instant in the proleptic Gregorian calendar (Hinnant, "chrono-compatible date algorithms"). */
function yearOf(instant: f64, unitsOfDay: f64): f64 {
  const shifted = floor(instant / unitsOfDay) + 719_468;
  const era = floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = floor(
    (dayOfEra - floor(dayOfEra / 1460) + floor(dayOfEra / 36_524) - floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + floor(yearOfEra / 4) - floor(yearOfEra / 100));
  // The year begins with March: from day 306 on it is the next one.
  return yearOfEra + era * 400 + (dayOfYear >= 306 ? 1 : 0);
}

/** The instant with which a year begins. */
function startOfYear(year: f64, unitsOfDay: f64): f64 {
  const before = max(1, min(year, 9999)) - 1;
  const days = before * 365 + floor(before / 4) - floor(before / 100) + floor(before / 400);
  return (days - 719_162) * unitsOfDay;
}

/** Gives an input slot the values of a column of the rows listed. */
export function gatherValues(slot: usize, values: usize, rows: usize, count: u32): void {
  for (let i: u32 = 0; i < count; i++) {
    const value = load<f64>(values + (load<u32>(rows + (i << 2)) << 3));
    put(slot + (i << 3), value, value);
  }
}

/** Makes an input slot NULL in the rows whose lane holds 1. */
export function clearNulls(slot: usize, lane: usize, rows: usize, count: u32): void {
  for (let i: u32 = 0; i < count; i++) {
    if (load<u32>(laneOf(lane, load<u32>(rows + (i << 2)))) === 1) put(slot + (i << 3), NaN, NaN);
  }
}

/** Narrows intervals to the whole numbers of others that demand something, exact ones or with an error. */
export function narrowIntervals(slot: usize, others: usize, count: u32, exact: bool): void {
  const error = f64x2.splat(exact ? 0 : ROUNDING);
  const end = slot + (count << 3);
  for (; slot < end; slot += 16, others += 16) {
    const low = f64x2.ceil(f64x2.sub(v128.load(others), error));
    const high = f64x2.floor(f64x2.add(v128.load(others, COLUMN_BYTES), error));
    v128.store(slot, f64x2.pmax(v128.load(slot), low));
    v128.store(slot, f64x2.pmin(v128.load(slot, COLUMN_BYTES), high), COLUMN_BYTES);
  }
}

/** Makes what intervals demand nothing in the rows whose lane does not hold a rank. */
export function clearOthers(slot: usize, lane: usize, rank: u32, rows: usize, count: u32): void {
  for (let i: u32 = 0; i < count; i++) {
    if (load<u32>(laneOf(lane, load<u32>(rows + (i << 2)))) !== rank) put(slot + (i << 3), NaN, NaN);
  }
}
