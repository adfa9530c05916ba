import { binary8, hexadecimal8, padded8 } from './digits';

/** Writes a day, counted from 1 March of the year 0, as YYYY-MM-DD (Neri, Schneider: Euclidean affine functions, 2023). */
export function putDay(p: usize, day: u32): usize {
  const quarters = 4 * day + 3;
  const century = quarters / 146_097;
  const inCentury = (quarters - century * 146_097) | 3;
  const product = <u64>inCentury * 2_939_745;
  const dayOfYear = <u32>product / 11_758_980;
  const numerator = 2_141 * dayOfYear + 197_913;
  const dayOfMonth = (numerator & 0xffff) / 2_141 + 1;
  // January and February belong to the year before, as months 13 and 14.
  const isLate = <u32>(dayOfYear >= 306);
  const month = (numerator >> 16) - 12 * isLate;
  const year = 100 * century + <u32>(product >> 32) + isLate;
  const digits = padded8(year * 10_000 + month * 100 + dayOfMonth);
  store<u64>(p, (digits & 0xffffffff) | 0x2d00002d_00000000 | (((digits >> 32) & 0xffff) << 40));
  store<u16>(p, <u16>(digits >> 48), 8);
  return p + 10;
}

/** Writes seconds of a day as HH:MM:SS. */
export function putClock(p: usize, second: u32): usize {
  const minute = second / 60;
  const hour = minute / 60;
  const digits = padded8(hour * 10_000 + (minute - hour * 60) * 100 + (second - minute * 60));
  const hours = (digits >> 16) & 0xffff;
  const minutes = (digits >> 32) & 0xffff;
  store<u64>(p, hours | 0x00003a00_003a0000 | (minutes << 24) | ((digits >> 48) << 48));
  return p + 8;
}

/** Writes `width` (1 to 7) hexadecimal digits. */
export function putHexadecimal(p: usize, value: u32, width: u32): usize {
  store<u64>(p, hexadecimal8(value << ((8 - width) << 2)));
  return p + width;
}

/** Writes `width` (1 to 30) binary digits. */
export function putBinary(p: usize, value: u32, width: u32): usize {
  const bits = value << (32 - width);
  for (let k: u32 = 0; k < width; k += 8) store<u64>(p + k, binary8((bits >> (24 - k)) & 255));
  return p + width;
}

/**
 * Writes a UUID of version 4 (RFC 9562) of eight ranks: of 4, 4, 4 and 3 hexadecimal digits, of the variant's four, and of
 * 3, 6 and 6 digits.
 */
export function putUuid(p: usize, ranks: usize): usize {
  const upper =
    ((<u64>load<u32>(ranks)) << 48) |
    ((<u64>load<u32>(ranks, 4)) << 32) |
    <u64>((load<u32>(ranks, 8) << 16) | 0x4000 | load<u32>(ranks, 12));
  const lower =
    ((<u64>(8 | load<u32>(ranks, 16))) << 60) |
    ((<u64>load<u32>(ranks, 20)) << 48) |
    ((<u64>load<u32>(ranks, 24)) << 24) |
    <u64>load<u32>(ranks, 28);
  const halves = i64x2.replace_lane(i64x2.splat(upper), 1, lower);
  const bytes = i8x16.shuffle(halves, halves, 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8);
  const digits = i8x16(48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 97, 98, 99, 100, 101, 102);
  const high = i8x16.swizzle(digits, i8x16.shr_u(bytes, 4));
  const low = i8x16.swizzle(digits, v128.and(bytes, i8x16.splat(15)));
  const first = i8x16.shuffle(high, low, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
  const second = i8x16.shuffle(high, low, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
  // Places that the swizzle leaves empty get the hyphens.
  const upperText = i8x16.swizzle(first, i8x16(0, 1, 2, 3, 4, 5, 6, 7, -1, 8, 9, 10, 11, -1, 12, 13));
  const lowerText = i8x16.swizzle(second, i8x16(-1, 0, 1, 2, 3, -1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13));
  v128.store(p, v128.or(upperText, i8x16(0, 0, 0, 0, 0, 0, 0, 0, 45, 0, 0, 0, 0, 45, 0, 0)));
  store<u16>(p, i16x8.extract_lane_u(first, 7), 16);
  v128.store(p, v128.or(lowerText, i8x16(45, 0, 0, 0, 0, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), 18);
  store<u16>(p, i16x8.extract_lane_u(second, 7), 34);
  return p + 36;
}
