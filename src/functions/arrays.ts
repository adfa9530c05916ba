import { COUNTS } from './number-ranges.ts';
import type { Family } from './record.ts';

/** Functions of arrays and ranges. */
export const arrays: Family = {
  cardinality: { range: COUNTS },
  int4range: { makesRange: true },
  int8range: { makesRange: true },
  numrange: { makesRange: true },
  daterange: { makesRange: true },
  tsrange: { makesRange: true },
  tstzrange: { makesRange: true },
};
