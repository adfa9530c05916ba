import { DRAW_GROUP_BYTES } from '../emit/record';
import { finished4, mix, SPREAD, scaled, scaled4, skewed } from './hash';

/*
 * Kernels that fill lanes with ranks. A row's lanes lie side by side, `stride` bytes from those of the row before; `rows`
 * is a list of the block's rows, four bytes each, and `row` the number of the block's first one. Keys are salted. Where rows of
 * another table are drawn in the place of the block's, a list says which, eight bytes for each row of the block.
 */
let stride: usize = 0;
let numbers: usize = 0;

/** Sets how far the lanes of a row lie from those of the row before. */
export function setStride(bytes: usize): void {
  stride = bytes;
}

/** Sets where the numbers lie of rows that are drawn in the place of the block's; 0: its own are. */
export function setNumbers(address: usize): void {
  numbers = address;
}

/** Whether rows of another table are drawn. */
export function isElsewhere(): bool {
  return numbers !== 0;
}

/** The number of a row of the block, of which the first one's is `row`: of another table's row, where these are drawn. */
export function numberOf(row: u64, r: u32): u64 {
  return numbers === 0 ? row + r : load<u64>(numbers + ((<usize>r) << 3));
}

/** Where a row's rank is, for the address of the first row's. */
export function laneOf(lane: usize, row: u32): usize {
  return lane + <usize>row * stride;
}

/**
 * Independent ranks, each as likely as any, in lanes side by side: from a table of keys and sizes in groups of four. From
 * `flags` on it holds thresholds in place of sizes: the lane gets 1 where the hash lies below it, else 0.
 */
export function drawLanes(
  table: usize,
  flags: usize,
  end: usize,
  lanes: usize,
  rows: usize,
  count: u32,
  row: u32,
  salt: u32,
): void {
  const ones = i32x4.splat(1);
  for (let i: u32 = 0; i < count; i++) {
    const r = load<u32>(rows + (i << 2));
    const spread = i32x4.splat((row + r) * SPREAD + salt);
    let lane = laneOf(lanes, r);
    let group = table;
    for (; group < flags; group += DRAW_GROUP_BYTES, lane += 16) {
      const hashes = finished4(i32x4.add(v128.load(group), spread));
      v128.store(lane, scaled4(hashes, v128.load(group, 16)));
    }
    for (; group < end; group += DRAW_GROUP_BYTES, lane += 16) {
      const hashes = finished4(i32x4.add(v128.load(group), spread));
      v128.store(lane, v128.and(i32x4.lt_u(hashes, v128.load(group, 16)), ones));
    }
  }
}

/** Independent ranks in one lane. */
export function drawRank(lane: usize, rows: usize, count: u32, row: u32, key: u32, size: u32): void {
  for (let i: u32 = 0; i < count; i++) {
    const r = load<u32>(rows + (i << 2));
    store<u32>(laneOf(lane, r), scaled(mix(key, <u32>numberOf(row, r)), size));
  }
}

/** Independent ranks in one lane, as likely as a quantile table says. */
export function drawSkewed(lane: usize, rows: usize, count: u32, row: u32, key: u32, table: usize, bits: u32): void {
  const end = rows + (count << 2);
  let at = rows;
  // Four hashes at once, as long as there are as many rows.
  for (; at + 16 <= end && !isElsewhere(); at += 16) {
    const numbers = i32x4.add(v128.load(at), i32x4.splat(row));
    const hashes = finished4(i32x4.add(i32x4.mul(numbers, i32x4.splat(SPREAD)), i32x4.splat(key)));
    store<u32>(laneOf(lane, load<u32>(at)), skewed(i32x4.extract_lane(hashes, 0), table, bits));
    store<u32>(laneOf(lane, load<u32>(at, 4)), skewed(i32x4.extract_lane(hashes, 1), table, bits));
    store<u32>(laneOf(lane, load<u32>(at, 8)), skewed(i32x4.extract_lane(hashes, 2), table, bits));
    store<u32>(laneOf(lane, load<u32>(at, 12)), skewed(i32x4.extract_lane(hashes, 3), table, bits));
  }
  for (; at < end; at += 4) {
    const r = load<u32>(at);
    store<u32>(laneOf(lane, r), skewed(mix(key, <u32>numberOf(row, r)), table, bits));
  }
}

/** 1 where the row's hash lies below a threshold, or its number not from `first` to before `end`; else 0. */
export function drawFlag(
  lane: usize,
  rows: usize,
  count: u32,
  row: f64,
  key: u32,
  threshold: u32,
  first: f64,
  end: f64,
): void {
  const base = <u64>row;
  for (let i: u32 = 0; i < count; i++) {
    const r = load<u32>(rows + (i << 2));
    const number = numberOf(base, r);
    const index = <f64>number;
    const flag = <u32>(mix(key, <u32>number) < threshold) | <u32>(index < first) | <u32>(index >= end);
    store<u32>(laneOf(lane, r), flag);
  }
}

/** The ranks of another lane. */
export function drawCopy(lane: usize, from: usize, rows: usize, count: u32): void {
  for (let i: u32 = 0; i < count; i++) {
    const r = load<u32>(rows + (i << 2));
    store<u32>(laneOf(lane, r), load<u32>(laneOf(from, r)));
  }
}

/** Lists the rows of a list that have a rank in a lane; gives how many. */
export function selectCase(lane: usize, rank: u32, rows: usize, count: u32, selected: usize): u32 {
  let next = selected;
  for (let i: u32 = 0; i < count; i++) {
    const r = load<u32>(rows + (i << 2));
    store<u32>(next, r);
    next += (<usize>(load<u32>(laneOf(lane, r)) === rank)) << 2;
  }
  return <u32>((next - selected) >> 2);
}
