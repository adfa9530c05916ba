import type { Shape } from '../../grammar/shape.ts';
import type { Column, Table } from '../ir.ts';
import { type Domain, poolDomain } from '../values/domain.ts';
import { LANE_SIZE } from '../values/part.ts';

/** Numbers of a sequence with another step than 1 that are listed at most. */
const MAX_LISTED = 4096;

/** Numbers that the table's sequences can give, each counted up to the end of its column's type. */
export function sequenceLimit({ columns }: Table): number {
  return columns.reduce((limit, { filledBy, sequence, type: { shape } }) => {
    if (filledBy !== 'sequence') return limit;
    const most = largestOf(shape);
    const distance = sequence.step > 0 ? most - sequence.first : most + 1 + sequence.first;
    return Math.min(limit, sequence.count, Math.max(1, Math.floor(distance / Math.abs(sequence.step)) + 1));
  }, Number.POSITIVE_INFINITY);
}

/** Largest whole number of a type that sequences number; Infinity: larger than rows are counted. */
function largestOf(shape: Shape): number {
  if (shape.kind === 'integer' && shape.bits <= 32) return 2 ** (shape.unsigned ? shape.bits : shape.bits - 1) - 1;
  if (shape.kind === 'decimal' && shape.precision !== null) return 10 ** (shape.precision - (shape.scale ?? 0)) - 1;
  return Number.POSITIVE_INFINITY;
}

/** The numbers that the database gives a column, by the number of the row. */
export function sequenceDomain({ sequence: { first, step } }: Column): Domain {
  if (step === 1) return { kind: 'integer', literal: 'bare', parts: [{ kind: 'integer', first, size: LANE_SIZE }] };
  return poolDomain(
    'integer',
    'bare',
    Array.from({ length: MAX_LISTED }, (_, i) => String(first + i * step)),
  );
}
