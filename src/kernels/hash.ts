import { BASE_AT, CELL_BYTES, LINE_BYTES, SLOPE_AT, TO_RANK } from '../values/piece-code';

/** What spreads row numbers over 32 bits before they are mixed. */
export const SPREAD: u32 = 0x9e3779b1;

/** An unsigned 32-bit hash of a salted key and a row's number (finishing steps by Appleby, MurmurHash3: fmix32). */
export function mix(key: u32, row: u32): u32 {
  let hash = row * SPREAD + key;
  hash ^= hash >> 16;
  hash *= 0x85ebca6b;
  hash ^= hash >> 13;
  hash *= 0xc2b2ae35;
  return hash ^ (hash >> 16);
}

/** The finishing steps for four hashes. */
export function finished4(sums: v128): v128 {
  let hash = v128.xor(sums, i32x4.shr_u(sums, 16));
  hash = i32x4.mul(hash, i32x4.splat(0x85ebca6b));
  hash = v128.xor(hash, i32x4.shr_u(hash, 13));
  hash = i32x4.mul(hash, i32x4.splat(0xc2b2ae35));
  return v128.xor(hash, i32x4.shr_u(hash, 16));
}

/** A rank below `size` for a hash. */
export function scaled(hash: u32, size: u32): u32 {
  return <u32>((<u64>hash * <u64>size) >> 32);
}

/**
 * A rank for a hash, by a quantile table: its upper `bits` choose a cell, what is left of them one of its two lines and the point
 * on it.
 */
export function skewed(hash: u32, table: usize, bits: u32): u32 {
  const cell = table + <usize>(hash >> (32 - bits)) * CELL_BYTES;
  const rest = hash << bits;
  const line = cell + <usize>(rest >= load<u32>(cell)) * LINE_BYTES;
  const point = load<f64>(line, BASE_AT) + <f64>rest * load<f64>(line, SLOPE_AT);
  return <u32>reinterpret<u64>(point + <f64>TO_RANK);
}

/** Four ranks, each below its size. */
export function scaled4(hashes: v128, sizes: v128): v128 {
  const low = i64x2.extmul_low_i32x4_u(hashes, sizes);
  const high = i64x2.extmul_high_i32x4_u(hashes, sizes);
  return i8x16.shuffle(low, high, 4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31);
}
