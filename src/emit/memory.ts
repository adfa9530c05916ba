/**
 * The one block of memory that all kernels work on, and how it is divided.
 *
 * All of it is scratch that lives no longer than one call for a block of rows, so any number of outputs share it: an
 * output's own bytes (the image of its table: records, constants and pools; the tables it is drawn by) are copied in when it takes its turn. Pages that nothing
 * was ever written to take no memory of the machine.
 */
import { MAX_COLUMNS, MAX_COMPUTED_COLUMNS, MAX_GENERATIONS, MAX_GIVEN_TERMS } from '../limits.ts';
import { MAX_SLOTS } from '../relation/contractor.ts';
import { COLUMN_BYTES, GROUP_ROWS, SLOT_BYTES } from './record.ts';

/** A stretch of the common memory. */
export interface Extent {
  readonly start: number;
  readonly bytes: number;
}

/** Rows of a block at most. */
export const BLOCK_ROWS = COLUMN_BYTES / 8;

/** Regions of row lists: all rows, and those of a case. */
export const REGIONS = 2;

/** Registers of a check's steps: as deep as terms may be. */
export const MAX_REGISTERS = 64;

/** Bytes of the steps of a check: of some ten thousand. */
export const STEPS_BYTES = 256 * 1024;

/** Bytes behind a list, an image or a chunk that kernels may overrun: they work on up to 32 bytes at once. */
export const OVERRUN_BYTES = 64;

/** Bytes of an output's image: as much as a body of 1 MiB can make of its labels, each character four bytes, and its records. */
export const IMAGE_BYTES = 16 * 1024 * 1024;

/** Bytes of the tables that an output is drawn by: keys and sizes of as many ranks as a row may have, and permutations. */
export const TABLE_BYTES = 12 * 1024 * 1024;

/** Bytes for the ranks of a block's rows, four each. */
export const LANE_BYTES = 4 * 1024 * 1024;

/** Bytes of ranks that a block of several rows has at most: they stay in the first-level cache until they are written. */
export const BLOCK_LANE_BYTES = 16 * 1024;

/** Bytes of the cells of a group of rows: of some two thousand forms. */
export const CELL_AREA_BYTES = 1024 * 1024;

/** Bytes of a computed value as it is written, at most. */
export const COMPUTED_BYTES = 1024;
/** Bytes of the values of one: behind the places and lengths of all rows of a block, the texts. */
export const COMPUTED_COLUMN_BYTES = BLOCK_ROWS * (8 + COMPUTED_BYTES);

/** Bytes of the widest row. */
export const ROW_BYTES = 4 * 1024 * 1024;

/** Bytes of a chunk while it is put together: a whole one, and the widest row behind it. */
export const OUTPUT_BYTES = 256 * 1024 + ROW_BYTES;

/** Lists of the regions' rows. Nothing lies at 0. */
export const ROWS = 64;
/** Numbers and images of the rows of a region, eight bytes each. */
export const NUMBERS = after(ROWS, 4 * BLOCK_ROWS * REGIONS);
/** Numbers of rows of parents that are drawn in the place of a block's, and of rows of their parents, and so on: eight bytes each. */
export const PARENT_NUMBERS = after(NUMBERS, 8 * BLOCK_ROWS);
/** Rows for which a draw found no value: a byte for each. */
export const STUCK = after(PARENT_NUMBERS, 8 * BLOCK_ROWS * MAX_GENERATIONS);
/** Rows that a check does not let pass: a byte for each. */
export const MARKS = after(STUCK, BLOCK_ROWS);
/** What a block of rows leaves of these. */
export const ROW_SCRATCH: Extent = { start: NUMBERS, bytes: MARKS + BLOCK_ROWS - NUMBERS };
/** What the terms of a check are for the rows of a list, register by register. */
export const REGISTERS = after(MARKS, BLOCK_ROWS);
/** Entries of which the registers are not sure: a mask of eight bytes for each. */
export const DOUBTS = after(REGISTERS, MAX_REGISTERS * COLUMN_BYTES);
/** What the evaluation of a check leaves of these. */
export const CHECK_SCRATCH: Extent = { start: REGISTERS, bytes: DOUBTS + COLUMN_BYTES - REGISTERS };
/** The steps of a check. */
export const STEPS = after(DOUBTS, COLUMN_BYTES);
/** Intervals that the values of a column are drawn from. */
export const INTERVALS = after(STEPS, STEPS_BYTES);
/** Intervals of the terms of a relation. */
export const SLOTS = after(INTERVALS, SLOT_BYTES);
/** Values of the columns that are related, and of parts of checks. */
export const VALUES = after(SLOTS, MAX_SLOTS * SLOT_BYTES);
export const LANES = after(VALUES, (MAX_COLUMNS + MAX_GIVEN_TERMS) * COLUMN_BYTES);
export const CELLS = after(LANES, LANE_BYTES);
/** Digits and signs of a group's rows, while their cells are made; behind them the places of characters that are moved. */
export const DIGITS = after(CELLS, CELL_AREA_BYTES);
export const DIGIT_BYTES = GROUP_ROWS * 20;
const PLACES = DIGITS + DIGIT_BYTES;
/** Values that are computed of the row's others, and of those of other tables that refer to such, as they are written. */
export const COMPUTED = after(DIGITS, DIGIT_BYTES + 32);
export const IMAGE = after(COMPUTED, 2 * MAX_COMPUTED_COLUMNS * COMPUTED_COLUMN_BYTES);
export const TABLES = after(IMAGE, IMAGE_BYTES);
export const OUTPUT = after(TABLES, TABLE_BYTES);
const END = after(OUTPUT, OUTPUT_BYTES);

function after(start: number, length: number): number {
  return (start + length + OVERRUN_BYTES + 63) & -64;
}

const PAGE_BYTES = 64 * 1024;
const pages = Math.ceil(END / PAGE_BYTES);

/** As large as it will ever be: its buffer is never exchanged for another. */
export const memory = new WebAssembly.Memory({ initial: pages, maximum: pages });

/** Sixteen places, and as many that are none. */
new Uint8Array(memory.buffer, PLACES, 32).set(Array.from({ length: 32 }, (_, place) => place));
