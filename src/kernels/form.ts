import {
  ADDRESS_AT,
  BINARY,
  CLOCK,
  DAY,
  END_AT,
  FIRST_AT,
  FIXED,
  FIXED_AT,
  FORM_BYTES,
  GROUP_ROWS,
  HEXADECIMAL,
  INTEGER,
  INTEGER_PAIR,
  KEPT_AT,
  LANE_AT,
  LENGTH_AT,
  MULTIPLIER_AT,
  OPCODE_AT,
  PATTERN_AT,
  PREFIX_AT,
  PREFIX_LENGTH_AT,
  SHORT,
  SIGNED_AT,
  STRIDE_AT,
  SUFFIX_AT,
  SUFFIX_LENGTH_AT,
  TAIL_AT,
  WHOLE_LENGTH_AT,
  WIDE_PAIR,
} from '../emit/record';
import { laneOf } from './draw';
import { putBinary, putHexadecimal } from './values';

/*
 * Forms: the texts of a group of rows, made column by column. Numbers, days and times are taken to decimal digits in groups
 * of four, of four rows side by side; the sixteen digits of each row then get what stands between them and lose the zeros in
 * front.
 */

const TEN_THOUSAND: i32 = 10_000;

/** Signs of a group's rows lie behind their digits, four bytes each. */
const SIGNS: usize = GROUP_ROWS * 16;

/** Behind these, the places of sixteen characters, and as many that are none. */
const PLACES: usize = GROUP_ROWS * 20;

/** What is added to a whole number below 2^52 so that its lower half shows it. */
const SHIFTED: f64 = 4503599627370496;

/** Makes the cells of some rows. `digits`: place for the digits and signs of a group. */
export function makeForms(forms: usize, end: usize, lanes: usize, count: u32, digits: usize): void {
  for (let form = forms; form < end; form += FORM_BYTES) {
    const ranks = lanes + load<u32>(form, LANE_AT);
    switch (load<u32>(form, OPCODE_AT)) {
      case HEXADECIMAL:
      case BINARY:
        makeCodes(form, ranks, count);
        continue;
      case INTEGER:
      case INTEGER_PAIR:
        makeIntegers(form, ranks, count, digits);
        break;
      case DAY:
        makeDays(form, ranks, count, digits);
        break;
      case CLOCK:
        makeClocks(form, ranks, count, digits);
        break;
      default:
        makeWide(form, ranks, count, digits);
    }
    switch (load<u32>(form, TAIL_AT)) {
      case FIXED:
        makeFixed(form, count, digits);
        break;
      case SHORT:
        makeShort(form, count, digits);
        break;
      default:
        makeTexts(form, count, digits);
    }
  }
}

/** Writes hexadecimal and binary digits. */
function makeCodes(form: usize, ranks: usize, count: u32): void {
  const stride = <usize>load<u32>(form, STRIDE_AT);
  const end = <usize>load<u32>(form, END_AT);
  const length = load<u8>(form, WHOLE_LENGTH_AT);
  const prefix = load<u64>(form, PREFIX_AT);
  const prefixLength = <usize>load<u32>(form, PREFIX_LENGTH_AT);
  const suffix = load<u64>(form, SUFFIX_AT);
  const width = load<u32>(form, LENGTH_AT);
  const isBinary = load<u32>(form, OPCODE_AT) === BINARY;
  let cell = <usize>load<u32>(form, ADDRESS_AT);
  for (let i: u32 = 0; i < count; i++, cell += stride) {
    const rank = load<u32>(laneOf(ranks, i));
    const p = cell + prefixLength;
    if (prefixLength > 0) store<u64>(cell, prefix);
    store<u64>(isBinary ? putBinary(p, rank, width) : putHexadecimal(p, rank, width), suffix);
    store<u8>(cell + end, length);
  }
}

/** The ranks of four rows from a row on. */
function ranksOf(ranks: usize, row: u32): v128 {
  let four = v128.load32_zero(laneOf(ranks, row));
  four = v128.load32_lane(laneOf(ranks, row + 1), four, 1);
  four = v128.load32_lane(laneOf(ranks, row + 2), four, 2);
  return v128.load32_lane(laneOf(ranks, row + 3), four, 3);
}

/** Quotients of four numbers below 2^32 and 10,000: 3518437209 / 2^45. */
function quotients(numbers: v128): v128 {
  const low = i64x2.shr_u(i64x2.extmul_low_i32x4_u(numbers, i32x4.splat(<i32>3_518_437_209)), 45);
  const high = i64x2.shr_u(i64x2.extmul_high_i32x4_u(numbers, i32x4.splat(<i32>3_518_437_209)), 45);
  return i8x16.shuffle(low, high, 0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27);
}

/** What is left of numbers below multiples. */
function less(numbers: v128, quotients: v128, by: i32): v128 {
  return i32x4.sub(numbers, i32x4.mul(quotients, i32x4.splat(by)));
}

/** Four digits, a byte each, of four numbers below 10,000. */
function fourDigits(numbers: v128): v128 {
  const hundreds = i32x4.shr_u(i32x4.mul(numbers, i32x4.splat(10_486)), 20);
  const pairs = v128.or(hundreds, i32x4.shl(less(numbers, hundreds, 100), 16));
  const tens = i16x8.shr_u(i16x8.mul(pairs, i16x8.splat(103)), 10);
  return v128.or(tens, i16x8.shl(i16x8.sub(pairs, i16x8.mul(tens, i16x8.splat(10))), 8));
}

/** Stores eight digits of four rows. */
function storeEight(at: usize, upper: v128, lower: v128): void {
  const one = fourDigits(upper);
  const other = fourDigits(lower);
  v128.store(at, i8x16.shuffle(one, other, 0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23));
  v128.store(at, i8x16.shuffle(one, other, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31), 16);
}

/** Stores the upper and the lower half of what is written of four rows, two of them in each argument. */
function storeRows(at: usize, upperFirst: v128, lowerFirst: v128, upperLast: v128, lowerLast: v128): void {
  v128.store(at, i64x2.shuffle(upperFirst, lowerFirst, 0, 2));
  v128.store(at, i64x2.shuffle(upperFirst, lowerFirst, 1, 3), 16);
  v128.store(at, i64x2.shuffle(upperLast, lowerLast, 0, 2), 32);
  v128.store(at, i64x2.shuffle(upperLast, lowerLast, 1, 3), 48);
}

/** Stores sixteen digits of four rows. */
function storeSixteen(at: usize, first: v128, second: v128, third: v128, fourth: v128): void {
  const one = fourDigits(first);
  const two = fourDigits(second);
  const three = fourDigits(third);
  const four = fourDigits(fourth);
  const upperFirst = i8x16.shuffle(one, two, 0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23);
  const upperLast = i8x16.shuffle(one, two, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31);
  const lowerFirst = i8x16.shuffle(three, four, 0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23);
  const lowerLast = i8x16.shuffle(three, four, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31);
  storeRows(at, upperFirst, lowerFirst, upperLast, lowerLast);
}

/** The same of numbers below 10^12. */
function storeTwelve(at: usize, second: v128, third: v128, fourth: v128): void {
  const two = fourDigits(second);
  const three = fourDigits(third);
  const four = fourDigits(fourth);
  const zero = i32x4.splat(0);
  const lowerFirst = i8x16.shuffle(three, four, 0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23);
  const lowerLast = i8x16.shuffle(three, four, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31);
  const upperFirst = i8x16.shuffle(zero, two, 0, 1, 2, 3, 16, 17, 18, 19, 0, 1, 2, 3, 20, 21, 22, 23);
  const upperLast = i8x16.shuffle(zero, two, 0, 1, 2, 3, 24, 25, 26, 27, 0, 1, 2, 3, 28, 29, 30, 31);
  storeRows(at, upperFirst, lowerFirst, upperLast, lowerLast);
}

/** Digits and signs of whole numbers whose magnitude is below 2^31. */
function makeIntegers(form: usize, ranks: usize, count: u32, digits: usize): void {
  const first = i32x4.splat(load<i32>(form, FIRST_AT));
  const isShort = load<u32>(form, LENGTH_AT) <= 8;
  const isPair = load<u32>(form, OPCODE_AT) === INTEGER_PAIR;
  const multiplier = i32x4.splat(load<i32>(form, MULTIPLIER_AT));
  for (let row: u32 = 0; row < count; row += 4) {
    let numbers = ranksOf(ranks, row);
    if (isPair) numbers = i32x4.add(i32x4.mul(numbers, multiplier), ranksOf(ranks + 4, row));
    numbers = i32x4.add(numbers, first);
    v128.store(digits + SIGNS + (row << 2), i32x4.shr_u(numbers, 31));
    const sizes = i32x4.abs(numbers);
    const upper = quotients(sizes);
    const lower = less(sizes, upper, TEN_THOUSAND);
    if (isShort) {
      storeEight(digits + (row << 3), upper, lower);
    } else {
      const top = quotients(upper);
      storeTwelve(digits + (row << 4), top, less(upper, top, TEN_THOUSAND), lower);
    }
  }
}

/** The same of two numbers below 2^53, of one rank or two. */
function makeWide(form: usize, ranks: usize, count: u32, digits: usize): void {
  const isPair = load<u32>(form, OPCODE_AT) === WIDE_PAIR;
  const isTwelve = load<u32>(form, LENGTH_AT) <= 12;
  const first = f64x2.splat(<f64>load<i64>(form, FIRST_AT));
  const multiplier = f64x2.splat(<f64>load<u32>(form, MULTIPLIER_AT));
  for (let row: u32 = 0; row < count; row += 4) {
    const high = ranksOf(ranks, row);
    let one = f64x2.convert_low_i32x4_u(high);
    let other = f64x2.convert_low_i32x4_u(i64x2.shuffle(high, high, 1, 1));
    if (isPair) {
      const low = ranksOf(ranks + 4, row);
      one = f64x2.add(f64x2.mul(one, multiplier), f64x2.convert_low_i32x4_u(low));
      other = f64x2.add(f64x2.mul(other, multiplier), f64x2.convert_low_i32x4_u(i64x2.shuffle(low, low, 1, 1)));
    }
    one = f64x2.add(one, first);
    other = f64x2.add(other, first);
    v128.store(digits + SIGNS + (row << 2), i32x4.shr_u(odd(one, other), 31));
    one = f64x2.abs(one);
    other = f64x2.abs(other);
    const oneUpper = f64x2.floor(f64x2.div(one, f64x2.splat(1e8)));
    const otherUpper = f64x2.floor(f64x2.div(other, f64x2.splat(1e8)));
    const upper = whole(oneUpper, otherUpper);
    const lower = whole(
      f64x2.sub(one, f64x2.mul(oneUpper, f64x2.splat(1e8))),
      f64x2.sub(other, f64x2.mul(otherUpper, f64x2.splat(1e8))),
    );
    const fourth = quotients(lower);
    const last = less(lower, fourth, TEN_THOUSAND);
    if (isTwelve) {
      storeTwelve(digits + (row << 4), upper, fourth, last);
    } else {
      const second = quotients(upper);
      storeSixteen(digits + (row << 4), second, less(upper, second, TEN_THOUSAND), fourth, last);
    }
  }
}

/** The upper halves of four doubles. */
function odd(one: v128, other: v128): v128 {
  return i8x16.shuffle(one, other, 4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31);
}

/** Whole numbers below 2^32 of four doubles. */
function whole(one: v128, other: v128): v128 {
  return i8x16.shuffle(
    f64x2.add(one, f64x2.splat(SHIFTED)),
    f64x2.add(other, f64x2.splat(SHIFTED)),
    0,
    1,
    2,
    3,
    8,
    9,
    10,
    11,
    16,
    17,
    18,
    19,
    24,
    25,
    26,
    27,
  );
}

/** Quotients of numbers below 2^19 and a small one, given as its reciprocal: half of one more is never rounded to the next. */
function parts(numbers: v128, reciprocal: f32): v128 {
  const halves = f32x4.add(f32x4.convert_i32x4_s(numbers), f32x4.splat(0.5));
  return i32x4.trunc_sat_f32x4_s(f32x4.mul(halves, f32x4.splat(reciprocal)));
}

/** Digits YYYYMMDD of days, counted from 1 March of the year 0 (Neri, Schneider: Euclidean affine functions, 2023). */
function makeDays(form: usize, ranks: usize, count: u32, digits: usize): void {
  const first = i32x4.splat(load<i32>(form, FIRST_AT));
  for (let row: u32 = 0; row < count; row += 4) {
    const quarters = i32x4.add(i32x4.shl(i32x4.add(ranksOf(ranks, row), first), 2), i32x4.splat(3));
    // Below 2^24, as all days to the year 9999 are, such a quotient is never rounded up to the next whole number.
    const century = i32x4.trunc_sat_f32x4_s(f32x4.div(f32x4.convert_i32x4_s(quarters), f32x4.splat(146_097)));
    const inCentury = v128.or(less(quarters, century, 146_097), i32x4.splat(3));
    const yearOfCentury = parts(inCentury, 1 / 1461);
    const dayOfYear = i32x4.shr_u(less(inCentury, yearOfCentury, 1461), 2);
    const numerator = i32x4.add(i32x4.mul(dayOfYear, i32x4.splat(2141)), i32x4.splat(197_913));
    const rest = v128.and(numerator, i32x4.splat(0xffff));
    const dayOfMonth = i32x4.shr_u(i32x4.mul(rest, i32x4.splat(62_690)), 27);
    // January and February belong to the year before, as months 13 and 14.
    const isLate = i32x4.gt_s(dayOfYear, i32x4.splat(305));
    const month = i32x4.sub(i32x4.shr_u(numerator, 16), v128.and(isLate, i32x4.splat(12)));
    const year = i32x4.sub(i32x4.add(i32x4.mul(century, i32x4.splat(100)), yearOfCentury), isLate);
    const monthAndDay = i32x4.add(i32x4.mul(month, i32x4.splat(100)), dayOfMonth);
    storeEight(digits + (row << 3), year, i32x4.add(monthAndDay, i32x4.splat(1)));
  }
}

/** Digits HHMMSS of seconds of the day. */
function makeClocks(form: usize, ranks: usize, count: u32, digits: usize): void {
  const first = i32x4.splat(load<i32>(form, FIRST_AT));
  for (let row: u32 = 0; row < count; row += 4) {
    const seconds = i32x4.add(ranksOf(ranks, row), first);
    const minutes = parts(seconds, 1 / 60);
    const hour = i32x4.shr_u(i32x4.mul(minutes, i32x4.splat(34_953)), 21);
    const rest = i32x4.add(i32x4.mul(less(minutes, hour, 60), i32x4.splat(100)), less(seconds, minutes, 60));
    storeEight(digits + (row << 3), hour, rest);
  }
}

/** Makes the cells of rows whose texts all have the same length: what is constant in them is one vector. */
function makeFixed(form: usize, count: u32, digits: usize): void {
  const pattern = v128.load(form, PATTERN_AT);
  const fixed = v128.load(form, FIXED_AT);
  const stride = <usize>load<u32>(form, STRIDE_AT);
  const end = <usize>load<u32>(form, END_AT);
  const length = load<u8>(form, WHOLE_LENGTH_AT);
  let cell = <usize>load<u32>(form, ADDRESS_AT);
  for (let i: u32 = 0; i < count; i++, cell += stride) {
    v128.store(cell, v128.or(i8x16.swizzle(v128.load64_zero(digits + (i << 3)), pattern), fixed));
    store<u8>(cell + end, length);
  }
}

/** Makes the cells of rows whose texts are up to eight digits. */
function makeShort(form: usize, count: u32, digits: usize): void {
  const stride = <usize>load<u32>(form, STRIDE_AT);
  const prefix = load<u64>(form, PREFIX_AT);
  const prefixLength = <usize>load<u32>(form, PREFIX_LENGTH_AT);
  const suffix = load<u64>(form, SUFFIX_AT);
  const suffixLength = <usize>load<u32>(form, SUFFIX_LENGTH_AT);
  const isSigned = load<u32>(form, SIGNED_AT);
  let cell = <usize>load<u32>(form, ADDRESS_AT);
  for (let i: u32 = 0; i < count; i++, cell += stride) {
    const eight = load<u64>(digits + (i << 3));
    // The last digit is written even where it is a zero.
    const skipped = ctz(eight | 0x01000000_00000000) & 56;
    store<u64>(cell, prefix);
    let p = cell + prefixLength;
    if (isSigned) {
      store<u8>(p, 0x2d);
      p += load<u32>(digits + SIGNS + (i << 2));
    }
    store<u64>(p, (eight | 0x30303030_30303030) >> skipped);
    p += 8 - <usize>(skipped >> 3);
    store<u64>(p, suffix);
    store<u8>(cell + stride - 1, <u8>(p - cell + suffixLength));
  }
}

/** Makes the cells of rows out of eight or sixteen digits. */
function makeTexts(form: usize, count: u32, digits: usize): void {
  const stride = <usize>load<u32>(form, STRIDE_AT);
  const prefix = load<u64>(form, PREFIX_AT);
  const prefixLength = <usize>load<u32>(form, PREFIX_LENGTH_AT);
  const suffix = load<u64>(form, SUFFIX_AT);
  const suffixLength = <usize>load<u32>(form, SUFFIX_LENGTH_AT);
  const pattern = v128.load(form, PATTERN_AT);
  const fixed = v128.load(form, FIXED_AT);
  const kept = 0x10000 >> load<u32>(form, KEPT_AT);
  const isSigned = load<u32>(form, SIGNED_AT);
  const isShort = load<u32>(form, LENGTH_AT) <= 8;
  let cell = <usize>load<u32>(form, ADDRESS_AT);
  for (let i: u32 = 0; i < count; i++, cell += stride) {
    const some = isShort ? v128.load64_zero(digits + (i << 3)) : v128.load(digits + (i << 4));
    const all = i8x16.swizzle(some, pattern);
    const skipped = <u32>ctz((<u32>i8x16.bitmask(i8x16.eq(all, i8x16.splat(0))) ^ 0xffff) | kept);
    store<u64>(cell, prefix);
    let p = cell + prefixLength;
    if (isSigned) {
      store<u8>(p, 0x2d);
      p += load<u32>(digits + SIGNS + (i << 2));
    }
    v128.store(p, i8x16.swizzle(v128.or(all, fixed), v128.load(digits + PLACES + skipped)));
    p += 16 - skipped;
    store<u64>(p, suffix);
    store<u8>(cell + stride - 1, <u8>(p - cell + suffixLength));
  }
}
