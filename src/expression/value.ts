/** A value of SQL as JavaScript has it: NULL, a number, a string (text, and times in ISO form), or a truth value. */
export type Value = null | number | string | boolean;

/** The expression holds something that is not known here, such as a user's function. */
export class Unevaluable extends Error {
  override readonly name = 'Unevaluable';
}
