import { COUNTS } from './number-ranges.ts';
import type { Family } from './record.ts';

/** Functions of arrays and ranges. */
export const arrays: Family = {
  array_append: { takesNull: 'any' },
  array_cat: { takesNull: 'any' },
  array_fill: { takesNull: 'any' },
  array_length: { findsNothing: true, lengthOf: ['array'] },
  array_ndims: { findsNothing: true },
  array_position: { takesNull: 'any', findsNothing: true },
  array_positions: { takesNull: 'others' },
  array_prepend: { takesNull: 'any' },
  array_remove: { takesNull: 'others' },
  array_replace: { takesNull: 'others' },
  array_upper: { findsNothing: true, lengthOf: ['array'] },
  cardinality: { range: COUNTS, lengthOf: ['array'] },
  string_to_array: { takesNull: 'others', splits: true },
  string_to_table: { takesNull: 'others' },
  int4range: { takesNull: 'any', makesRange: true },
  int8range: { takesNull: 'any', makesRange: true },
  numrange: { takesNull: 'any', makesRange: true },
  daterange: { takesNull: 'any', makesRange: true },
  tsrange: { takesNull: 'any', makesRange: true },
  tstzrange: { takesNull: 'any', makesRange: true },
  lower_inf: { isOpenAt: 'lower' },
  upper_inf: { isOpenAt: 'upper' },
};
