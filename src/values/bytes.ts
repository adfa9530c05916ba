import type { Shape } from '../../grammar/shape.ts';
import type { Domain } from './domain.ts';
import type { Part } from './part.ts';
import type { DomainRequest } from './request.ts';

/** Bytes of a value of a type without a bound, or with a wide one. */
const NATURAL_LENGTH = 16;

/** Bytes that differ from row to row; what a longer value has beyond them is the same in all. */
const VARIED_BYTES = 48;

/** Longest value that is written, in bytes. */
export const MAX_VALUE_BYTES = 1_000_000;

/** Byte strings, written as hexadecimal digits. */
export function bytesDomain(shape: Shape<'bytes'>, { comparedLength, facts }: DomainRequest): Domain | null {
  const bound = Math.min(shape.length ?? MAX_VALUE_BYTES, MAX_VALUE_BYTES, facts.lengthMost);
  if (facts.lengthLeast > bound) return null;
  const length = Math.max(Math.min(bound, NATURAL_LENGTH, comparedLength), facts.lengthLeast);
  const varied = Math.min(length, VARIED_BYTES);
  const rest = { kind: 'constant', text: '00'.repeat(length - varied) } as const;
  return { kind: 'bytes', literal: 'bytes', parts: [...hexadecimalParts(varied * 2), rest] };
}

/** Parts for exactly so many hexadecimal digits. */
export function hexadecimalParts(count: number): readonly Part[] {
  const parts: Part[] = [];
  for (let left = count; left > 0; left -= 6) parts.push({ kind: 'hexadecimal', width: Math.min(left, 6) });
  return parts;
}
