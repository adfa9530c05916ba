import { PLACE_BYTES } from '../emit/record';
import { laneOf, numberOf } from './draw';
import { finished4, mix, SPREAD, scaled, scaled4, skewed } from './hash';

/*
 * A generalised Feistel network on a rectangle (Black, Rogaway: CT-RSA 2002), walked until it lands below the size of what
 * is permuted. The sides are below 2^27, so that all but the first and the last step is 32-bit arithmetic; sums are
 * brought back below a side without a branch. Images, one for each entry of a list of rows, have eight bytes.
 */

function sizeOf(permutation: usize): u64 {
  return load<u64>(permutation);
}

function highOf(permutation: usize): u32 {
  return load<u32>(permutation, 8);
}

function lowOf(permutation: usize): u32 {
  return load<u32>(permutation, 12);
}

/** A side's coordinate and a hash below the side, added modulo the side. */
function turned(coordinate: u32, key: u32, other: u32, side: u32): u32 {
  const sum = coordinate + scaled(mix(key, other), side);
  return sum - (side & (0 - <u32>(sum >= side)));
}

function turned4(coordinates: v128, keys: v128, others: v128, sides: v128): v128 {
  const sums = i32x4.add(i32x4.mul(others, i32x4.splat(SPREAD)), keys);
  const turns = i32x4.add(coordinates, scaled4(finished4(sums), sides));
  return i32x4.sub(turns, v128.and(sides, i32x4.ge_s(turns, sides)));
}

/** The image of a point of the rectangle, or of the size at most: what lies beyond it walks on. */
function walked(permutation: usize, point: u64): u64 {
  const size = sizeOf(permutation);
  const high = highOf(permutation);
  const low = lowOf(permutation);
  let image = point;
  do {
    let x = <u32>(image / low);
    let y = <u32>(image - <u64>x * low);
    x = turned(x, load<u32>(permutation, 16), y, high);
    y = turned(y, load<u32>(permutation, 20), x, low);
    x = turned(x, load<u32>(permutation, 24), y, high);
    y = turned(y, load<u32>(permutation, 28), x, low);
    image = <u64>x * low + y;
  } while (image >= size);
  return image;
}

/** A point's coordinates, the upper one in the lower half: of the rest, where it is divided by the permutation's size. */
function split(permutation: usize, number: u64): u64 {
  const point = number % sizeOf(permutation);
  const x = point / lowOf(permutation);
  return x | ((point - x * lowOf(permutation)) << 32);
}

/** Puts the images of listed numbers in their place, four at once: of the rest, where one is divided by the permutation's size. */
export function permute(permutation: usize, numbers: usize, count: u32): void {
  const low = lowOf(permutation);
  const lows = i32x4.splat(low);
  const highs = i32x4.splat(highOf(permutation));
  const lasts = i64x2.splat(sizeOf(permutation) - 1);
  const first = v128.load32_splat(permutation, 16);
  const second = v128.load32_splat(permutation, 20);
  const third = v128.load32_splat(permutation, 24);
  const fourth = v128.load32_splat(permutation, 28);
  // What is not above both is the second coordinate by itself.
  const plain = i64x2.splat(min<u64>(sizeOf(permutation), low) - 1);
  const end = numbers + (count << 3);
  for (let at = numbers; at < end; at += 32) {
    let one = v128.load(at);
    let other = v128.load(at, 16);
    if (v128.any_true(v128.or(i64x2.gt_s(one, plain), i64x2.gt_s(other, plain)))) {
      one = i64x2(split(permutation, load<u64>(at)), split(permutation, load<u64>(at, 8)));
      other = i64x2(split(permutation, load<u64>(at, 16)), split(permutation, load<u64>(at, 24)));
    } else {
      one = i64x2.shl(one, 32);
      other = i64x2.shl(other, 32);
    }
    let x = i8x16.shuffle(one, other, 0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27);
    let y = i8x16.shuffle(one, other, 4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31);
    x = turned4(x, first, y, highs);
    y = turned4(y, second, x, lows);
    x = turned4(x, third, y, highs);
    y = turned4(y, fourth, x, lows);
    one = i64x2.add(i64x2.extmul_low_i32x4_u(x, lows), i64x2.extend_low_i32x4_u(y));
    other = i64x2.add(i64x2.extmul_high_i32x4_u(x, lows), i64x2.extend_high_i32x4_u(y));
    v128.store(at, one);
    v128.store(at, other, 16);
    if (v128.any_true(v128.or(i64x2.gt_s(one, lasts), i64x2.gt_s(other, lasts)))) walkBack(permutation, at, at + 32);
  }
}

/** Walks on from images that lie beyond the size. */
function walkBack(permutation: usize, at: usize, end: usize): void {
  for (; at < end; at += 8) {
    const image = load<u64>(at);
    if (image >= sizeOf(permutation)) store<u64>(at, walked(permutation, image));
  }
}

/** Lists the numbers of rows. */
export function listRows(numbers: usize, rows: usize, count: u32, row: f64): void {
  const first = <u64>row;
  for (let i: u32 = 0; i < count; i++) store<u64>(numbers + (i << 3), numberOf(first, load<u32>(rows + (i << 2))));
}

/** Puts a hash of each listed row's rank, which lies in lanes side by side, into the list of numbers: of one lane the rank itself. */
export function listRanks(numbers: usize, lane: usize, lanes: u32, rows: usize, count: u32): void {
  for (let i: u32 = 0; i < count; i++) {
    const at = laneOf(lane, load<u32>(rows + (i << 2)));
    let number = load<u32>(at);
    for (let k: u32 = 1; k < lanes; k++) number = mix(number, load<u32>(at + (k << 2)));
    store<u64>(numbers + (i << 3), <u64>number);
  }
}

/** Puts listed numbers where the rows lie that they are of. */
export function placeNumbers(numbers: usize, places: usize, rows: usize, count: u32): void {
  for (let i: u32 = 0; i < count; i++)
    store<u64>(places + (load<u32>(rows + (i << 2)) << 3), load<u64>(numbers + (i << 3)));
}

/**
 * Puts a row before each listed row in its place, and below `size`: by the square of a hash, so that the first rows come most often,
 * as the inverse of their number's root.
 */
export function pickEarlier(numbers: usize, count: u32, key: u32, size: f64): void {
  for (let i: u32 = 0; i < count; i++) {
    const index = load<u64>(numbers + (i << 3));
    const most = min(<f64>index, size);
    const share = <f64>mix(key, <u32>index) / 4294967296;
    store<u64>(numbers + (i << 3), <u64>floor(share * share * most));
  }
}

/** Puts a number by a quantile table in the place of each listed one. */
export function pickSkewed(numbers: usize, count: u32, key: u32, table: usize, bits: u32): void {
  for (let i: u32 = 0; i < count; i++) {
    const at = numbers + (i << 3);
    store<u64>(at, skewed(mix(key, <u32>load<u64>(at)), table, bits));
  }
}

/**
 * Puts rows of a parent in the place of listed numbers: every so many of these take each row once, by a permutation, the others one
 * by a quantile table.
 */
export function pickCovering(
  numbers: usize,
  count: u32,
  key: u32,
  table: usize,
  bits: u32,
  every: f64,
  permutation: usize,
): void {
  const rows = <f64>sizeOf(permutation);
  const share = 1 / every;
  for (let i: u32 = 0; i < count; i++) {
    const at = numbers + (i << 3);
    const number = load<u64>(at);
    const turn = turnOf(number, every, share);
    const isCovering = turn >= 0 && turn < rows;
    store<u64>(at, isCovering ? walked(permutation, <u64>turn) : <u64>skewed(mix(key, <u32>number), table, bits));
  }
}

/** Which one of every so many rows a row is; -1: none. A multiple's share is the nearest whole number, as sizes are below 2^51. */
function turnOf(number: u64, every: f64, share: f64): f64 {
  const turn = nearest(<f64>(<i64>number) * share);
  return turn * every === <f64>(<i64>number) ? turn : -1;
}

/** Sets a lane to 0 in the rows that take each row of a parent once. */
export function clearCovering(lane: usize, rows: usize, count: u32, row: f64, every: f64, parents: f64): void {
  const first = <u64>row;
  const share = 1 / every;
  for (let i: u32 = 0; i < count; i++) {
    const r = load<u32>(rows + (i << 2));
    const turn = turnOf(numberOf(first, r), every, share);
    if (turn >= 0 && turn < parents) store<u32>(laneOf(lane, r), 0);
  }
}

/** Puts what is left of listed numbers, divided by a size, in their place: most are below it. */
export function reduceNumbers(numbers: usize, count: u32, size: f64): void {
  const whole = <u64>size;
  for (let i: u32 = 0; i < count; i++) {
    const number = load<u64>(numbers + (i << 3));
    if (number >= whole) store<u64>(numbers + (i << 3), number % whole);
  }
}

/** Copies listed numbers into a lane. */
export function putNumbers(lane: usize, numbers: usize, rows: usize, count: u32): void {
  for (let i: u32 = 0; i < count; i++) {
    store<u32>(laneOf(lane, load<u32>(rows + (i << 2))), <u32>load<u64>(numbers + (i << 3)));
  }
}

/** Ranks drawn by listed numbers. */
export function drawByNumber(lane: usize, numbers: usize, rows: usize, count: u32, key: u32, size: u32): void {
  for (let i: u32 = 0; i < count; i++) {
    const hash = mix(key, <u32>load<u64>(numbers + (i << 3)));
    store<u32>(laneOf(lane, load<u32>(rows + (i << 2))), scaled(hash, size));
  }
}

/** The same by a quantile table. */
export function drawSkewedByNumber(
  lane: usize,
  numbers: usize,
  rows: usize,
  count: u32,
  key: u32,
  table: usize,
  bits: u32,
): void {
  for (let i: u32 = 0; i < count; i++) {
    const hash = mix(key, <u32>load<u64>(numbers + (i << 3)));
    store<u32>(laneOf(lane, load<u32>(rows + (i << 2))), skewed(hash, table, bits));
  }
}

/** Makes doubles of listed numbers below 2^53, for what cuts them: processors divide doubles faster, and two at once. */
export function toDoubles(numbers: usize, count: u32): void {
  const end = numbers + (count << 3);
  for (let at = numbers; at < end; at += 8) store<f64>(at, <f64>load<i64>(at));
}

/** Added to a whole number below it, it leaves a double whose bits end with those of the number. */
const TO_BITS: f64 = 4503599627370496;

/**
 * The rank that a lane gets from images, as doubles: of their digits at the places listed, and a hash below `spread` of the
 * image. A quotient of whole numbers below 2^53 is never rounded up to the next whole number.
 */
export function cutLane(
  lane: usize,
  images: usize,
  rows: usize,
  count: u32,
  places: usize,
  end: usize,
  key: u32,
  spread: u32,
): void {
  if (places + PLACE_BYTES === end && spread <= 1) {
    cutDigit(lane, images, rows, count, load<f64>(places), load<f64>(places, 8), load<f64>(places, 16));
    return;
  }
  for (let i: u32 = 0; i < count; i += 2) {
    const image = v128.load(images + (i << 3));
    let sum = f64x2.splat(0);
    for (let place = places; place < end; place += PLACE_BYTES) {
      const weight = load<f64>(place);
      const size = load<f64>(place, 8);
      let digit = image;
      if (weight !== 1) digit = f64x2.floor(f64x2.div(digit, f64x2.splat(weight)));
      if (size !== 0) {
        const sizes = f64x2.splat(size);
        digit = f64x2.sub(digit, f64x2.mul(f64x2.floor(f64x2.div(digit, sizes)), sizes));
      }
      sum = f64x2.add(sum, f64x2.mul(digit, v128.load64_splat(place, 16)));
    }
    // The lower half of each is the rank then: a rank is below 2^32.
    let ranks = f64x2.add(sum, f64x2.splat(TO_BITS));
    if (spread > 1) {
      const first = scaled(mix(key, <u32>(<u64>f64x2.extract_lane(image, 0))), spread);
      const second = scaled(mix(key, <u32>(<u64>f64x2.extract_lane(image, 1))), spread);
      ranks = i64x2.add(ranks, i64x2.replace_lane(i64x2.splat(first), 1, second));
    }
    putRanks(lane, rows + (i << 2), i + 1 < count, ranks);
  }
}

/** The same of a single digit without a hash, as it is for most lanes. */
function cutDigit(lane: usize, images: usize, rows: usize, count: u32, weight: f64, size: f64, multiplier: f64): void {
  const weights = f64x2.splat(weight);
  const sizes = f64x2.splat(size);
  const multipliers = f64x2.splat(multiplier);
  const bits = f64x2.splat(TO_BITS);
  for (let i: u32 = 0; i < count; i += 2) {
    let digit = v128.load(images + (i << 3));
    if (weight !== 1) digit = f64x2.floor(f64x2.div(digit, weights));
    if (size !== 0) digit = f64x2.sub(digit, f64x2.mul(f64x2.floor(f64x2.div(digit, sizes)), sizes));
    putRanks(lane, rows + (i << 2), i + 1 < count, f64x2.add(f64x2.mul(digit, multipliers), bits));
  }
}

/** Puts the lower halves of two numbers into the lane of two rows, or the first one into that of one. */
function putRanks(lane: usize, rows: usize, isPair: bool, ranks: v128): void {
  store<u32>(laneOf(lane, load<u32>(rows)), i32x4.extract_lane(ranks, 0));
  if (isPair) store<u32>(laneOf(lane, load<u32>(rows, 4)), i32x4.extract_lane(ranks, 2));
}
