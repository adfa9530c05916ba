/**
 * The one block of memory that all kernels work on, and how it is divided. Each module of kernels makes its own views
 * of it: V8 folds the address of a view into the code only if the view is a constant of the kernel's own module, and an
 * imported one doubles the time of a row.
 *
 * All of it is scratch that lives no longer than one call for a block of rows, so any number of outputs share it: an
 * output's own bytes (its image: constants and pools) are copied in when it takes its turn.
 */

/** Rows of a block at most: their slots, lanes and positions stay within the cache. */
export const BLOCK_ROWS = 128;

/** Regions of row lists: all rows, and what nested splits (alternatives, NULL or not) make of them. */
export const REGIONS = 8;

/** Bytes for the slots of a block's rows. */
export const SLAB_BYTES = 4 * 1024 * 1024;

/** Bytes behind a slot, an image or a chunk that a copy in blocks may overrun. */
export const SLACK_BYTES = 64;

/** Bytes of an output's image: as much as a body of 1 MiB can make of its labels, each character four bytes. */
export const IMAGE_BYTES = 8 * 1024 * 1024;

/** Bytes for the digits of a block's rows, four each. */
export const LANE_BYTES = 4 * 1024 * 1024;

/** Bytes of a chunk while it is put together: a whole one, and the widest row behind it. */
export const OUTPUT_BYTES = 256 * 1024 + SLAB_BYTES;

/** Bytes of the tables of 10,000 numbers, four characters each. */
const TABLE_BYTES = 4 * 10_000;

/** Every number below 10,000 with zeros in front, and without. */
export const PADDED_TABLE = 0;
export const PLAIN_TABLE = PADDED_TABLE + TABLE_BYTES;
/** Lists of the regions' rows. */
export const ROWS = align(PLAIN_TABLE + TABLE_BYTES);
export const LANES = align(ROWS + 4 * BLOCK_ROWS * REGIONS);
export const IMAGE = align(LANES + LANE_BYTES);
export const SLAB = align(IMAGE + IMAGE_BYTES + SLACK_BYTES);
export const OUTPUT = align(SLAB + SLAB_BYTES + SLACK_BYTES);

function align(offset: number): number {
  return (offset + 63) & -64;
}

export const memory = new ArrayBuffer(OUTPUT + OUTPUT_BYTES + SLACK_BYTES);

const bytes = new Uint8Array(memory);
for (let i = 0; i < 10_000; i++) {
  putAscii(PADDED_TABLE + i * 4, String(i).padStart(4, '0'));
  putAscii(PLAIN_TABLE + i * 4, String(i));
}

function putAscii(offset: number, text: string): void {
  for (let i = 0; i < text.length; i++) bytes[offset + i] = text.charCodeAt(i);
}
