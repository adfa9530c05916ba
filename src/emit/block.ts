import { kernels } from './kernels.ts';
import { BLOCK_ROWS, LANES, MARKS, memory, REGIONS, ROWS, STUCK } from './memory.ts';
import type { Operation } from './operation.ts';

/*
 * The block of rows at hand: the lists of its rows, and their ranks. A row's lanes lie side by side, so that what writes the
 * row finds all of its ranks in a few lines of the cache, and what draws them works on four at once.
 */
const WORDS = new Int32Array(memory.buffer);
const ROW = new Int32Array(memory.buffer, ROWS, BLOCK_ROWS * REGIONS);
const FIRST = LANES >> 2;

const STUCK_ROWS = new Uint8Array(memory.buffer, STUCK, BLOCK_ROWS);

/** Entries of each region. */
const COUNT = new Int32Array(REGIONS);

/** Lanes of a row. */
let stride = 0;

/** Starts a block of `count` rows with so many lanes each. */
export function startBlock(count: number, lanes: number): void {
  stride = lanes;
  // Where no columns are related, nothing else says that no row is stuck.
  STUCK_ROWS.fill(0, 0, count);
  kernels.setStride(lanes * 4);
  selectAll(count);
}

/** Entries of region 0 that hold the row of their own number, but for the first ones: most blocks find them so. */
let inOrder = 0;
let outOfOrder = 0;

/** Makes region 0 all rows of the block. */
export function selectAll(count: number): void {
  COUNT[0] = count;
  for (let entry = 0; entry < outOfOrder; entry++) ROW[entry] = entry;
  outOfOrder = 0;
  for (; inOrder < count; inOrder++) ROW[inOrder] = inOrder;
}

/** Cuts region 0 down to the rows that are marked, for another attempt at them, and takes their marks away; gives how many. */
export function selectMarked(): number {
  const count = COUNT[0] as number;
  const left = kernels.selectMarked(MARKS, ROWS, count);
  // The kernel writes one entry behind the last that is left.
  if (left < count) outOfOrder = Math.max(outOfOrder, left + 1);
  COUNT[0] = left;
  return left;
}

/** Makes the list of region 1 these rows. */
export function listRows(rows: readonly number[]): void {
  for (let i = 0; i < rows.length; i++) ROW[BLOCK_ROWS + i] = rows[i] as number;
}

/** Row of the block that is an entry of the regions' lists. */
export function rowAt(entry: number): number {
  return ROW[entry] as number;
}

/** Rank of a row of the block in a lane. */
export function laneValue(lane: number, row: number): number {
  return WORDS[FIRST + row * stride + lane] as number;
}

/** Sets the rank of a row of the block in a lane. */
export function setLaneValue(lane: number, row: number, rank: number): void {
  WORDS[FIRST + row * stride + lane] = rank;
}

/** Runs a list of draws on their regions, for the block whose first row is `row`: the one place that calls them. */
export function run(operations: readonly Operation[], row: number): void {
  for (let k = 0; k < operations.length; k++) {
    const operation = operations[k] as Operation;
    const count = COUNT[operation.region] as number;
    if (count > 0) operation.kernel(operation, operation.region * BLOCK_ROWS, count, row);
  }
}

/** Runs branch k on the rows whose lane holds k, one branch after the other. */
export function splitCases({ branches, lane, region }: Operation, start: number, count: number, row: number): void {
  const selected = ROWS + (region + 1) * BLOCK_ROWS * 4;
  for (let k = 0; k < branches.length; k++) {
    COUNT[region + 1] = kernels.selectCase(LANES + lane * 4, k, ROWS + start * 4, count, selected);
    run(branches[k] as Operation[], row);
  }
}

/** Draws with neighbouring splits by the same choice made one. */
export function joinedSplits(draws: readonly Operation[]): readonly Operation[] {
  const joined: Operation[] = [];
  for (const draw of draws) {
    const last = joined.at(-1);
    if (draw.kernel === splitCases && last?.kernel === splitCases && last.lane === draw.lane) {
      last.branches = last.branches.map((branch, k) => [...branch, ...(draw.branches[k] ?? [])]);
    } else joined.push(draw);
  }
  return joined;
}
