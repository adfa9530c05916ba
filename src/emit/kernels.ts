import { memory } from './memory.ts';
import { MODULE } from './module.ts';

/**
 * The kernels of src/kernels, one static module for all tables. Offsets are bytes in the common memory; what each kernel does
 * is said there. Whole numbers beyond 32 bits are passed as doubles, and taken modulo 2^32 where 32 bits are asked for.
 */
export interface Kernels {
  setStride(bytes: number): void;
  setNumbers(address: number): void;
  drawLanes(
    table: number,
    flags: number,
    end: number,
    lanes: number,
    rows: number,
    count: number,
    row: number,
    salt: number,
  ): void;
  drawRank(lane: number, rows: number, count: number, row: number, key: number, size: number): void;
  drawSkewed(lane: number, rows: number, count: number, row: number, key: number, table: number, bits: number): void;
  drawFlag(
    lane: number,
    rows: number,
    count: number,
    row: number,
    key: number,
    threshold: number,
    first: number,
    end: number,
  ): void;
  drawCopy(lane: number, from: number, rows: number, count: number): void;
  selectCase(lane: number, rank: number, rows: number, count: number, selected: number): number;
  listRanks(numbers: number, lane: number, lanes: number, rows: number, count: number): void;
  listRows(numbers: number, rows: number, count: number, row: number): void;
  permute(permutation: number, numbers: number, count: number): void;
  pickEarlier(numbers: number, count: number, key: number, size: number): void;
  pickSkewed(numbers: number, count: number, key: number, table: number, bits: number): void;
  pickCovering(
    numbers: number,
    count: number,
    key: number,
    table: number,
    bits: number,
    every: number,
    permutation: number,
  ): void;
  placeNumbers(numbers: number, places: number, rows: number, count: number): void;
  clearCovering(lane: number, rows: number, count: number, row: number, every: number, parents: number): void;
  reduceNumbers(numbers: number, count: number, size: number): void;
  putNumbers(lane: number, numbers: number, rows: number, count: number): void;
  drawByNumber(lane: number, numbers: number, rows: number, count: number, key: number, size: number): void;
  drawSkewedByNumber(
    lane: number,
    numbers: number,
    rows: number,
    count: number,
    key: number,
    table: number,
    bits: number,
  ): void;
  toDoubles(numbers: number, count: number): void;
  cutLane(
    lane: number,
    images: number,
    rows: number,
    count: number,
    places: number,
    end: number,
    key: number,
    spread: number,
  ): void;
  stepNumbers(steps: number, end: number, doubts: number, rows: number, count: number): void;
  trustNumbers(doubts: number, count: number): void;
  markFalse(at: number, doubts: number, marks: number, rows: number, count: number): number;
  selectMarked(marks: number, rows: number, count: number): number;
  stepIntervals(kind: number, out: number, left: number, right: number, count: number, by: number, to: number): void;
  gatherValues(slot: number, values: number, rows: number, count: number): void;
  clearNulls(slot: number, lane: number, rows: number, count: number): void;
  clearOthers(slot: number, lane: number, rank: number, rows: number, count: number): void;
  narrowIntervals(slot: number, others: number, count: number, exact: boolean): void;
  freeRows(stuck: number, rows: number, count: number): void;
  readValues(ranks: number, values: number, lane: number, flag: number, rows: number, count: number): void;
  clearValues(values: number, rows: number, count: number): void;
  drawBetween(
    ranks: number,
    intervals: number,
    values: number,
    lane: number,
    flag: number,
    stuck: number,
    rows: number,
    count: number,
    row: number,
    key: number,
    lowerKey: number,
    distances: number,
    keeps: boolean,
    nearest: boolean,
    moves: boolean,
  ): void;
  drawBehind(
    ranks: number,
    intervals: number,
    values: number,
    lane: number,
    flag: number,
    stuck: number,
    table: number,
    rows: number,
    count: number,
    row: number,
    key: number,
    lowerKey: number,
    least: number,
  ): void;
  writeRows(
    program: number,
    forms: number,
    formsEnd: number,
    lanes: number,
    from: number,
    to: number,
    out: number,
    limit: number,
    width: number,
    place: number,
    digits: number,
  ): number;
  rowsWritten(): number;
}

/** What the module exports is what the interface says: src/kernels/index.ts lists it. */
function instantiated(): Kernels {
  const bytes = Uint8Array.from({ length: MODULE.length / 2 }, (_, i) =>
    Number.parseInt(MODULE.slice(2 * i, 2 * i + 2), 16),
  );
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { env: { memory } });
  return exports as unknown as Kernels;
}

export const kernels = instantiated();
