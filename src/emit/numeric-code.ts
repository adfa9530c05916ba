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

/** Bits of the orders that a comparison holds for. */
export const LESS = 1;
export const EQUAL = 2;
export const GREATER = 4;
