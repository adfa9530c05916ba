import type { Shape } from '../../grammar/shape.ts';
import { MAX_VALUE_BYTES } from './bytes.ts';
import type { Domain } from './domain.ts';
import type { Part } from './part.ts';
import type { DomainRequest } from './request.ts';

/** Bits of a varying string without a bound. */
const NATURAL_LENGTH = 16;

/** Bits that differ from row to row; what a longer string has beyond them is the same in all. */
const VARIED_BITS = 120;

/** Bit strings, and MySQL's numbers written as such. */
export function bitsDomain(shape: Shape<'bits'>, { facts }: DomainRequest): Domain | null {
  const most = Math.min(shape.length ?? MAX_VALUE_BYTES, facts.lengthMost);
  const natural = Math.min(shape.length === null ? NATURAL_LENGTH : 64, most);
  const length = shape.form === 'varying' ? Math.max(natural, facts.lengthLeast) : (shape.length ?? 1);
  if (length > Math.min(most, MAX_VALUE_BYTES) || length < facts.lengthLeast) return null;
  const varied = Math.min(length, VARIED_BITS);
  const parts: Part[] = [];
  for (let left = varied; left > 0; left -= 30) parts.push({ kind: 'binary', width: Math.min(left, 30) });
  return { kind: 'bits', literal: 'bits', parts: [...parts, { kind: 'constant', text: '0'.repeat(length - varied) }] };
}
