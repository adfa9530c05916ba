import { modelOf } from '../../grammar/kinds.ts';
import { DdlError } from '../ddl-error.ts';
import type { Names, Table } from '../ir.ts';
import { MAX_WEIGHT, weightOf } from '../values/nested.ts';

/** What the columns whose values hold others have together. */
export interface NestedColumns {
  /** Columns that no room is left for in a row. */
  readonly unfilled: Names;
  /** Ends that arrays whose lengths vary have to choose from. */
  readonly ends: number;
}

/** Ends of arrays, and the weight of a row's values beyond which arrays have fewer of them: each end is a text of several elements. */
const ENDS = 60;
const MUCH_WEIGHT = 500;
const LEAST_ENDS = 4;

/**
 * Which columns are filled with values that hold others, as far as the weight of one value goes, since each takes time and
 * memory: those that must not be NULL, and of the others the first.
 */
export function nestedColumns({ columns }: Table): NestedColumns {
  const nested = columns.filter(({ filledBy, type }) => filledBy === 'writer' && modelOf(type.shape.kind).isNested);
  const unfilled = new Set<string>();
  let sum = 0;
  for (const column of [...nested.filter(({ nullable }) => !nullable), ...nested.filter(({ nullable }) => nullable)]) {
    const { shape } = column.type;
    const weight = weightOf(shape);
    if (sum + weight <= MAX_WEIGHT) sum += weight;
    else if (column.nullable || shape.kind === 'array' || weight > MAX_WEIGHT) unfilled.add(column.name);
    else throw new DdlError('limit_exceeded', 'The rows of this table have too many parts.', '', 0);
  }
  return { unfilled, ends: Math.max(LEAST_ENDS, Math.min(ENDS, Math.floor((ENDS * MUCH_WEIGHT) / Math.max(sum, 1)))) };
}
