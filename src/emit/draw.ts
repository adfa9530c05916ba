import { kernels } from './kernels.ts';
import { LANES, NUMBERS, ROWS } from './memory.ts';
import type { Operation, Permutation } from './operation.ts';
import { DRAW_GROUP_BYTES, PLACE_BYTES } from './record.ts';

/* Operations that fill lanes with ranks: each calls the kernels that do it for the rows of a region. */

/** Part of every hash key that changes with the row number's upper half and with the attempt at a row. */
let salt = 0;

/** Sets what distinguishes this run's draws from others with the same row numbers below 2^32. */
export function setSalt(rowHigh: number, attempt: number): void {
  salt = (Math.imul(rowHigh, 0x632be5ab) + Math.imul(attempt, 0x3c6ef372)) | 0;
}

/** A key of the kernels' hash, for this run's draws. */
export function saltedKey(key: number): number {
  return key + salt;
}

export const laneAt = (lane: number): number => LANES + lane * 4;
export const rowsAt = (start: number): number => ROWS + start * 4;

/** Independent ranks and flags in all lanes of a row: keys and sizes of `size` groups of four, flags behind `length` of them. */
export function drawLanes({ offset, length, size }: Operation, start: number, count: number, row: number): void {
  const flags = offset + length * DRAW_GROUP_BYTES;
  kernels.drawLanes(offset, flags, offset + size * DRAW_GROUP_BYTES, LANES, rowsAt(start), count, row, salt);
}

/** Independent ranks in one lane, below `size`. */
export function drawRank({ lane, key, size }: Operation, start: number, count: number, row: number): void {
  kernels.drawRank(laneAt(lane), rowsAt(start), count, row, key + salt, size);
}

/** The ranks of another lane, `offset`. */
export function drawCopy({ lane, offset }: Operation, start: number, count: number): void {
  kernels.drawCopy(laneAt(lane), laneAt(offset), rowsAt(start), count);
}

/** 1 where the row's hash lies below `size`, else 0: NULL or not. So are rows before number `first` and from `end` on. */
export function drawFlag(operation: Operation, start: number, count: number, row: number): void {
  const { lane, key, size, first, end } = operation;
  kernels.drawFlag(laneAt(lane), rowsAt(start), count, row, key + salt, size, first, end);
}

/** Digits of the image of each row's number under a permutation: no two rows get the same. */
export function drawPermuted({ permutation }: Operation, start: number, count: number, row: number): void {
  kernels.listRows(NUMBERS, rowsAt(start), count, row);
  // Beyond the key's rows, NULLs tell them apart.
  kernels.permute(permutation.offset, NUMBERS, count);
  cutDigits(permutation, start, count);
}

/** Digits of the key of a row before each row: what a reference of a table to itself takes. */
export function drawEarlier({ permutation, key }: Operation, start: number, count: number, row: number): void {
  kernels.listRows(NUMBERS, rowsAt(start), count, row);
  kernels.pickEarlier(NUMBERS, count, key + salt, permutation.size);
  kernels.permute(permutation.offset, NUMBERS, count);
  cutDigits(permutation, start, count);
}

/** Number, from 0, of a row before each row: what references the numbers that the database gives. */
export function drawEarlierNumber({ lane, key }: Operation, start: number, count: number, row: number): void {
  kernels.listRows(NUMBERS, rowsAt(start), count, row);
  kernels.pickEarlier(NUMBERS, count, key + salt, Number.POSITIVE_INFINITY);
  kernels.putNumbers(laneAt(lane), NUMBERS, rowsAt(start), count);
}

/** Digits that a row of a parent has: its number, or those of its key and of its hash. */
export function drawParent({ permutation, parent, lane }: Operation, start: number, count: number, row: number): void {
  kernels.listRows(NUMBERS, rowsAt(start), count, row);
  parent.steps.forEach((step, k) => {
    if (step.permutation !== null) kernels.permute(step.permutation.offset, NUMBERS, count);
    else kernels.pickBelow(NUMBERS, count, step.key + (k === 0 ? salt : 0), step.rows);
  });
  if (parent.isNumber) kernels.putNumbers(laneAt(lane), NUMBERS, rowsAt(start), count);
  for (const drawn of parent.lanes) {
    kernels.drawByNumber(laneAt(drawn.lane), NUMBERS, rowsAt(start), count, drawn.key, drawn.size);
  }
  if (permutation.lanes.length === 0) return;
  kernels.permute(permutation.offset, NUMBERS, count);
  cutDigits(permutation, start, count);
}

/** Cuts the images of rows into digits, lane by lane. */
function cutDigits({ lanes }: Permutation, start: number, count: number): void {
  kernels.toDoubles(NUMBERS, count);
  for (const { lane, offset, places, key, spread } of lanes) {
    const end = offset + places * PLACE_BYTES;
    kernels.cutLane(laneAt(lane), NUMBERS, rowsAt(start), count, offset, end, key, spread);
  }
}
