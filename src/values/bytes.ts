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
  // What begins with the lower bound is above it, and what begins with a zero is below most.
  const beginning = facts.least !== null ? hexadecimalOf(String(facts.least.value)) : facts.most !== null ? '00' : '';
  if (beginning.length / 2 > bound) return null;
  const length = Math.max(Math.min(bound, NATURAL_LENGTH, comparedLength), facts.lengthLeast);
  const free = Math.max(length - beginning.length / 2, 0);
  const varied = Math.min(free, VARIED_BYTES);
  const first = facts.most === null ? beginningAbove(beginning) : ({ kind: 'constant', text: beginning } as const);
  const rest = { kind: 'constant', text: '00'.repeat(free - varied) } as const;
  return { kind: 'bytes', literal: 'bytes', parts: [first, ...hexadecimalParts(varied * 2), rest] };
}

/** As many bytes, of which the first is above that of a lower bound; the bound, where none is. */
function beginningAbove(bound: string): Part {
  const least = Number.parseInt(bound.slice(0, 2), 16);
  if (bound.length < 2 || least >= 0xff) return { kind: 'constant', text: bound };
  const entries = Array.from({ length: 0xff - least }, (_, i) => (least + 1 + i).toString(16).padStart(2, '0'));
  return { kind: 'pool', entries: entries.map((byte) => byte + bound.slice(2)) };
}

/** The bytes of a constant as hexadecimal digits: those that PostgreSQL's \\x gives, or those of its text in UTF-8. */
export function hexadecimalOf(text: string): string {
  if (/^\\x(?:[0-9a-fA-F]{2})*$/.test(text)) return text.slice(2);
  return Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Parts for exactly so many hexadecimal digits. */
export function hexadecimalParts(count: number): readonly Part[] {
  const parts: Part[] = [];
  for (let left = count; left > 0; left -= 6) parts.push({ kind: 'hexadecimal', width: Math.min(left, 6) });
  return parts;
}
