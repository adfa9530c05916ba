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
  array_upper: { lengthOf: ['array'] },
  cardinality: { range: COUNTS, lengthOf: ['array'] },
  string_to_array: { takesNull: 'others', splits: true },
  string_to_table: { takesNull: 'others' },
  int4range: { makesRange: true, takesNull: 'any' },
  int8range: { makesRange: true, takesNull: 'any' },
  numrange: { makesRange: true, takesNull: 'any' },
  daterange: { makesRange: true, takesNull: 'any' },
  tsrange: { makesRange: true, takesNull: 'any' },
  tstzrange: { makesRange: true, takesNull: 'any' },
  lower_inf: { isOpenAt: 'lower' },
  upper_inf: { isOpenAt: 'upper' },
};
