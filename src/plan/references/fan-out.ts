import type { Distribution } from '../../values/distribution.ts';

/**
 * How likely the rows of a parent are referred to: the first ones most often, as a few customers have many orders and many have one.
 * Of a thousand rows, the first fifth has two thirds of the child rows.
 */
export const FAN_OUT: Distribution = { kind: 'zipf', exponent: 0.8 };
