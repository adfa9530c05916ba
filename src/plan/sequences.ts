import type { Shape } from '../../grammar/shape.ts';
import type { Table } from '../ir.ts';

/** Numbers that the table's sequences can give, each counted up to the end of its column's type. */
export function sequenceLimit({ columns, sequenceStart }: Table): number {
  return columns.reduce((limit, { filledBy, type: { shape } }) => {
    const most = filledBy === 'sequence' ? largestOf(shape) : Number.POSITIVE_INFINITY;
    return Math.min(limit, Math.max(1, most - sequenceStart + 1));
  }, Number.POSITIVE_INFINITY);
}

/** Largest whole number of a type that sequences number; Infinity: larger than rows are counted. */
function largestOf(shape: Shape): number {
  if (shape.kind === 'integer' && shape.bits <= 32) return 2 ** (shape.unsigned ? shape.bits : shape.bits - 1) - 1;
  if (shape.kind === 'decimal' && shape.precision !== null) return 10 ** (shape.precision - (shape.scale ?? 0)) - 1;
  return Number.POSITIVE_INFINITY;
}
