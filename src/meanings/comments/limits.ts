/*
 * How much of a comment is looked at. What is said of a column stands in front; what reads it takes time for each character, and anybody
 * may write a long one.
 */

/** Characters of a comment in which a list and a subject are looked for. */
export const MOST_OF_LISTS = 1000;

/** Characters in which an example, a formula, a condition or a spelling is. */
export const MOST_OF_CLAUSES = 200;
