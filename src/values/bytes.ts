import type { Shape } from '../../grammar/shape.ts';
import type { Domain } from './domain.ts';
import type { Part } from './part.ts';
import type { DomainRequest } from './request.ts';

/** Bytes of a value of a type without a bound, or with a wide one. */
const NATURAL_LENGTH = 16;

/** Byte strings, written as hexadecimal digits. */
export function bytesDomain(shape: Shape<'bytes'>, { comparedLength, facts }: DomainRequest): Domain {
  const most = Math.min(shape.length ?? NATURAL_LENGTH, NATURAL_LENGTH, comparedLength, facts.lengthMost);
  const length = Math.max(most, facts.lengthLeast);
  return { kind: 'bytes', literal: 'bytes', parts: hexadecimalParts(length * 2) };
}

/** Parts for exactly so many hexadecimal digits. */
export function hexadecimalParts(count: number): readonly Part[] {
  const parts: Part[] = [];
  for (let left = count; left > 0; left -= 6) parts.push({ kind: 'hexadecimal', width: Math.min(left, 6) });
  return parts;
}
