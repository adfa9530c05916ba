/*
 * Steps of arithmetic on numbers of rows as the kernels are told them. Both sides read this file: here it is TypeScript, in
 * src/kernels AssemblyScript.
 */

export const FILL = 0;
export const MULTIPLY_BY = 1;
export const ADD = 2;
export const SUBTRACT = 3;
export const MULTIPLY = 4;
export const REMAINDER = 5;
export const QUOTIENT = 6;
export const COMPARE = 7;
export const BOTH = 8;
export const EITHER = 9;
export const NEGATE = 10;
export const COALESCE = 11;
export const CHOOSE = 12;
/** The ranks in a lane, each so many times, above an origin. */
export const READ_RANKS = 13;
/** Adds the ranks in a lane, each so many times. */
export const ADD_RANKS = 14;
/** NULL in the rows whose lane holds 1. */
export const CLEAR = 15;

/** Bytes of a step, and where its fields lie: its code, its register, and the second operand's or the lane's address. */
export const STEP_BYTES = 32;
export const CODE_AT = 0;
export const REGISTER_AT = 4;
export const OTHER_AT = 8;
/** A constant, a multiplier, the orders that are asked for, or the largest magnitude of a result. Eight bytes. */
export const BY_AT = 16;
/** Eight bytes. */
export const ORIGIN_AT = 24;

/** Bits of the orders that a comparison holds for. */
export const LESS = 1;
export const EQUAL = 2;
export const GREATER = 4;
