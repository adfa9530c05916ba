/*
 * Steps of interval arithmetic as the kernels are told them. Both sides read this file: here it is TypeScript, in src/kernels
 * AssemblyScript.
 */

export const CONSTANT = 0;
export const ADD = 1;
export const SUBTRACT = 2;
export const MULTIPLY = 3;
export const DIVIDE = 4;
export const LEAST = 5;
export const GREATEST = 6;
export const COALESCE = 7;
export const NEGATE = 8;
export const ABSOLUTE = 9;
export const TIMES = 10;
export const OVER = 11;
export const FLOOR = 12;
export const YEAR = 13;
export const UNDER_LEAST = 14;
export const UNDER_GREATEST = 15;
export const UNDER_ABSOLUTE = 16;
export const UNDER_FLOOR = 17;
export const UNDER_YEAR = 18;

/** Stands for no bound: a finite number, as the product of infinity and zero would be NULL. */
export const UNBOUNDED = 1e150;

/** Error of quotients and products that are not whole: what lies so near to a whole number is that number. */
export const ROUNDING = 1e-6;
