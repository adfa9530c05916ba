/*
 * How a table of pieces lies in memory. Both sides read this file: here it is TypeScript, in src/kernels AssemblyScript.
 */

/**
 * Bytes of a cell: a threshold (four bytes), and behind it two lines, one for hashes below it and one for the others. A line is two
 * doubles: its value at hash 0, and its slope.
 */
export const CELL_BYTES = 40;
export const BASE_AT = 8;
export const SLOPE_AT = 16;
export const LINE_BYTES = 16;

/** Added to a number of magnitude below 2^31, it leaves a double whose lower 32 bits are the nearest whole number. */
export const TO_RANK = 6755399441055744;
