/*
 * Text of numbers without tables and, as far as can be, without branches: digits are computed side by side in one register
 * (as in Lemire's and Khuong's "SWAR" conversions) and stored at once, zeros in front shifted out.
 */

const ZEROS: u64 = 0x30303030_30303030;

/** The character that is written in front of a number, and kept where it is negative. */
const MINUS: u8 = 0x2d;

/** Eight decimal digits of a number below 10^8 as text, the first in the lowest byte: two, then four, then eight at once. */
export function padded8(value: u32): u64 {
  return digits8(value) | ZEROS;
}

function digits8(value: u32): u64 {
  const high = value / 10_000;
  const halves = <u64>high | ((<u64>(value - high * 10_000)) << 32);
  const hundreds = ((halves * 10_486) >> 20) & 0x0000007f_0000007f;
  const pairs = hundreds | ((halves - hundreds * 100) << 16);
  const tens = ((pairs * 103) >> 10) & 0x000f000f_000f000f;
  return tens | ((pairs - tens * 10) << 8);
}

/** Writes 0 to 99,999,999 without zeros in front; gives the position behind it. */
function put8(p: usize, value: u32): usize {
  const digits = digits8(value);
  // The last digit is written even where it is a zero.
  const skipped = ctz(digits | 0x01000000_00000000) >> 3;
  store<u64>(p, (digits | ZEROS) >> (skipped << 3));
  return p + 8 - <usize>skipped;
}

/** Writes 0 to 99 without a zero in front. */
function put2(p: usize, value: u32): usize {
  const tens = value / 10;
  const skipped = <u32>(value < 10);
  store<u16>(p, (tens | ((value - tens * 10) << 8) | 0x3030) >> (skipped << 3));
  return p + 2 - skipped;
}

/** Writes a whole number below 2^32 without zeros in front. */
export function putInteger(p: usize, value: u32): usize {
  if (value < 100_000_000) return put8(p, value);
  const high = value / 100_000_000;
  const q = put2(p, high);
  store<u64>(q, padded8(value - high * 100_000_000));
  return q + 8;
}

/** Sixteen decimal digits of a number below 10^16, in the order of the text: as digits8, for both halves at once. */
function digits16(value: u64): v128 {
  const high = value / 100_000_000;
  const low = value - high * 100_000_000;
  const halves = i64x2.replace_lane(i64x2.splat(high), 1, low);
  const packed = i8x16.shuffle(halves, halves, 0, 1, 2, 3, 8, 9, 10, 11, 0, 1, 2, 3, 8, 9, 10, 11);
  // A division by 10,000: 3518437209 / 2^45.
  const upper = i64x2.shr_u(i64x2.extmul_low_i32x4_u(packed, i32x4.splat(<i32>3_518_437_209)), 45);
  const lower = i32x4.sub(halves, i32x4.mul(upper, i32x4.splat(10_000)));
  const fours = v128.or(upper, i64x2.shl(lower, 32));
  const hundreds = i32x4.shr_u(i32x4.mul(fours, i32x4.splat(10_486)), 20);
  const pairs = v128.or(hundreds, i32x4.shl(i32x4.sub(fours, i32x4.mul(hundreds, i32x4.splat(100))), 16));
  const tens = i16x8.shr_u(i16x8.mul(pairs, i16x8.splat(103)), 10);
  return v128.or(tens, i16x8.shl(i16x8.sub(pairs, i16x8.mul(tens, i16x8.splat(10))), 8));
}

/** Text without its first characters: what is behind it is not text. */
function from(text: v128, first: i32): v128 {
  const places = i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  return i8x16.swizzle(text, i8x16.add(places, i8x16.splat(<i8>first)));
}

/** Zeros in front of sixteen digits, the last `kept` of which are written in any case. */
function zerosOf(digits: v128, kept: u32): u32 {
  const others = <u32>i8x16.bitmask(i8x16.ne(digits, i8x16.splat(0)));
  return ctz(others | (0x10000 >> kept));
}

/** Writes a whole number below 10^16 without zeros in front. */
export function putWhole(p: usize, value: u64): usize {
  const digits = digits16(value);
  const skipped = zerosOf(digits, 1);
  v128.store(p, from(v128.or(digits, i8x16.splat(0x30)), skipped));
  return p + 16 - skipped;
}

/** Writes a number below 10^16 divided by 10^scale, with `scale` (1 to 15) digits behind the point. */
export function putScaled(p: usize, value: u64, scale: u32): usize {
  const digits = digits16(value);
  const skipped = zerosOf(digits, scale + 1);
  const text = v128.or(digits, i8x16.splat(0x30));
  v128.store(p, from(text, skipped));
  const point = p + 16 - scale - skipped;
  store<u8>(point, 0x2e);
  v128.store(point, from(text, 16 - scale), 1);
  return point + 1 + scale;
}

/** Writes a whole number whose magnitude is below 2^31. */
export function putSignedInteger(p: usize, value: i32): usize {
  const sign = <u32>(value < 0);
  store<u8>(p, MINUS);
  return putInteger(p + sign, (value ^ (0 - sign)) + sign);
}

/** Writes a whole number whose magnitude is below 10^16. */
export function putSigned(p: usize, value: i64): usize {
  const sign = <u64>(value < 0);
  store<u8>(p, MINUS);
  return putWhole(p + <usize>sign, (value ^ (0 - sign)) + sign);
}

/** Writes a number with `scale` digits behind the point. */
export function putDecimal(p: usize, value: i64, scale: u32): usize {
  const sign = <u64>(value < 0);
  store<u8>(p, MINUS);
  return putScaled(p + <usize>sign, (value ^ (0 - sign)) + sign, scale);
}

/** Writes `width` (1 to 8) digits, zeros in front; gives the position behind them. */
export function putDigits(p: usize, value: u32, width: u32): usize {
  store<u64>(p, padded8(value) >> ((8 - width) << 3));
  return p + width;
}

/** The same for a `width` of 1 to 16. */
export function putLongDigits(p: usize, value: u64, width: u32): usize {
  v128.store(p, from(v128.or(digits16(value), i8x16.splat(0x30)), 16 - width));
  return p + width;
}

/** Eight hexadecimal digits as text, the highest first. */
export function hexadecimal8(value: u32): u64 {
  let spread = <u64>bswap(value);
  spread = (spread | (spread << 16)) & 0x0000ffff_0000ffff;
  spread = (spread | (spread << 8)) & 0x00ff00ff_00ff00ff;
  spread = ((spread >> 4) | (spread << 8)) & 0x0f0f0f0f_0f0f0f0f;
  const letters = ((spread + 0x06060606_06060606) >> 4) & 0x01010101_01010101;
  return (spread | ZEROS) + letters * 39;
}

/** Eight binary digits of a number below 256 as text, the highest first. */
export function binary8(value: u32): u64 {
  const bits = (<u64>value * 0x01010101_01010101) & 0x01020408_10204080;
  // A bit that is set carries into the highest bit of its byte.
  return ((((bits + 0x7f7f7f7f_7f7f7f7f) | bits) >> 7) & 0x01010101_01010101) | ZEROS;
}
