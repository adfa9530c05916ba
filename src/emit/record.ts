/*
 * Records: the operations that write a row, as they lie in memory for the kernels to interpret. Both sides read this file:
 * here it is TypeScript, in src/kernels AssemblyScript.
 */

/** Bytes of a record. */
export const RECORD_BYTES = 40;

/** Where a record's fields lie: four bytes each, where nothing else is said. */
export const OPCODE_AT = 0;
/** Where the rank lies behind the row's first lane, in bytes. */
export const LANE_AT = 4;
/** Up to eight bytes that are appended behind the value: separators cost one store. */
export const SUFFIX_AT = 8;
export const SUFFIX_LENGTH_AT = 16;
/** An address: of a pool, a constant, a table of branches, or another record. */
export const ADDRESS_AT = 20;
/** Bytes of a constant, or of references to cells; digits of a number, or those behind its point. */
export const LENGTH_AT = 24;
/** What the first of two ranks counts. */
export const MULTIPLIER_AT = 28;
/** Value of rank 0. Eight bytes. */
export const FIRST_AT = 32;

/** Bytes of a suffix, and of a prefix, at most. */
export const SUFFIX_BYTES = 8;

/*
 * A form begins with the fields of a record: its opcode is INTEGER, INTEGER_PAIR, WIDE, WIDE_PAIR, DAY, CLOCK, HEXADECIMAL or BINARY; its
 * length that of the digits at most.
 */
export const FORM_BYTES = 112;

/** Up to eight bytes that stand before the value. */
export const PREFIX_AT = 40;
export const PREFIX_LENGTH_AT = 60;
/** Characters at the end that are written though they are zeros. */
export const KEPT_AT = 48;
/** Whether a number may be negative. */
export const SIGNED_AT = 52;
/** How the cells are made of digits: FIXED, SHORT, or in general. */
export const TAIL_AT = 56;
/** Which of the digits each character is, and what is added to make it one. Sixteen bytes each. */
export const PATTERN_AT = 64;
export const FIXED_AT = 80;
/** Bytes of a cell, where its length lies behind the form's address, and the length, where it is the same for all rows. */
export const STRIDE_AT = 96;
export const END_AT = 100;
export const WHOLE_LENGTH_AT = 104;

/*
 * Cells: texts with what stands around them, of up to 15 bytes in 16, or of up to 31 in 32; the last byte is the length. An entry of a pool is a
 * cell. So is the text that a form makes of a rank, for each row of a group, before these rows are written.
 */
export const CELL_BYTES = 16;
export const WIDE_CELL_BYTES = 32;

/**
 * A reference to cells: the lane whose rank chooses one, in bytes, and the address of the first, in whose lowest bits stands
 * whether they are wide and whether the value may be NULL. Then the lane of its flag follows, and the address of the cell that is
 * written where it is one.
 */
export const REFERENCE_BYTES = 8;
export const CELLS_AT = 4;
export const WIDE_CELLS = 1;
export const NULLABLE_CELLS = 2;
export const NULLABLE_REFERENCE_BYTES = 16;
export const FLAG_AT = 8;
export const NULL_CELL_AT = 12;

/** Rows whose forms are made before they are written. */
export const GROUP_ROWS = 32;

/** Ends the row. */
export const END = 0;
/** A constant of any length. */
export const CONSTANT = 2;
/** Cells, one behind the other, by references at the address. */
export const CELLS = 3;
/** An entry of a pool of longer texts: a table of offsets from itself and lengths, four bytes each. */
export const ENTRY = 4;
/** A whole number whose magnitude is below 2^31. */
export const INTEGER = 5;
/** A whole number of up to 2^53. */
export const WIDE = 6;
/** The same of two ranks. */
export const WIDE_PAIR = 7;
/** Such numbers with digits behind the point. */
export const DECIMAL = 8;
export const DECIMAL_PAIR = 9;
/** Exactly so many decimal digits (1 to 8). */
export const DIGITS = 10;
/** Exactly nine decimal digits. */
export const NINE_DIGITS = 18;
/** A day, counted from 1 March of the year 0, as YYYY-MM-DD. */
export const DAY = 11;
/** Seconds of the day as HH:MM:SS. */
export const CLOCK = 12;
/** Exactly so many hexadecimal digits (1 to 7). */
export const HEXADECIMAL = 13;
/** Exactly so many binary digits (1 to 30). */
export const BINARY = 14;
/** A whole number whose magnitude is below 2^31, of two ranks: only of forms. */
export const INTEGER_PAIR = 1;
/** A UUID of version 4, of the eight ranks from the lane on. */
export const UUID = 15;
/** Goes on with the record that stands at the rank in a table of addresses. */
export const BRANCH = 16;
/** Goes on with another record. */
export const JUMP = 17;

/** Texts of one length, with what stands around them: sixteen bytes at once, and the length in wide cells. */
export const FIXED = 1;
/** Whole numbers of up to eight digits. */
export const SHORT = 2;
/** Any others. */
export const GENERAL = 0;

/** What the draw of a permutation reads: its size (eight bytes), the sides of its rectangle, the keys of four rounds. */
export const PERMUTATION_BYTES = 32;

/**
 * A digit of a permutation's image: its weight in the image, its size (0 for the first one: nothing is before it), its weight
 * in the rank; each a double.
 */
export const PLACE_BYTES = 24;

/** Four keys and the four sizes of what is drawn by them. */
export const DRAW_GROUP_BYTES = 32;

/** Bytes of a block of doubles: one for each row. A slot of intervals has two of them: the lower ends and the upper ones. */
export const COLUMN_BYTES = 1024;
export const SLOT_BYTES = 2048;

/** What draws and reads of measured columns need: doubles, behind them how many digits follow. */
export const ORIGIN_AT = 0;
export const MULTIPLE_AT = 8;
export const SIZE_AT = 16;
export const DIGITS_AT = 24;
export const RANKS_BYTES = 32;

/** A digit of a measure: its size and weight, how many ranks its step is, the most that those behind it add. */
export const RADIX_AT = 0;
export const WEIGHT_AT = 8;
export const STEP_AT = 16;
export const REST_AT = 24;
export const DIGIT_BYTES = 32;

/** Bytes of a table of distances: quantiles, one more than there are segments, of which the upper bits of a hash choose one. */
export const DISTANCE_BITS = 6;
export const DISTANCES_BYTES = 520;
