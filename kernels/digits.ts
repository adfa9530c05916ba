/*
 * Text of numbers without tables and, as far as can be, without branches: digits are computed side by side in one register
 * (as in Lemire's and Khuong's "SWAR" conversions) and stored at once, zeros in front shifted out.
 */

const ZEROS: u64 = 0x30303030_30303030;

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

/** Writes a whole number below 2^32. */
export function putInteger(p: usize, value: u32): usize {
  if (value < 100_000_000) return put8(p, value);
  const high = value / 100_000_000;
  const q = put2(p, high);
  store<u64>(q, padded8(value - high * 100_000_000));
  return q + 8;
}

/** Writes a whole number below 10^16. */
export function putWhole(p: usize, value: u64): usize {
  if (value < 100_000_000) return put8(p, <u32>value);
  const high = value / 100_000_000;
  const q = put8(p, <u32>high);
  store<u64>(q, padded8(<u32>(value - high * 100_000_000)));
  return q + 8;
}

/** Writes `width` (1 to 8) digits, zeros in front; gives the position behind them. */
export function putDigits(p: usize, value: u32, width: u32): usize {
  store<u64>(p, padded8(value) >> ((8 - width) << 3));
  return p + width;
}

/** The same for a `width` of 1 to 16. */
export function putLongDigits(p: usize, value: u64, width: u32): usize {
  if (width <= 8) return putDigits(p, <u32>value, width);
  const high = value / 100_000_000;
  const q = putDigits(p, <u32>high, width - 8);
  store<u64>(q, padded8(<u32>(value - high * 100_000_000)));
  return q + 8;
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
