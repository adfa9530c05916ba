import type { Shape } from '../../grammar/shape.ts';
import type { Domain } from './domain.ts';
import type { Part } from './part.ts';
import type { DomainRequest } from './request.ts';

/** Dimensions of a vector type that names none. */
const NATURAL_DIMENSIONS = 3;

/** Single-precision numbers, least significant byte first, as MySQL and MariaDB keep them. */
const FLOAT_BYTES: readonly [string, ...string[]] = [
  '0000803e',
  '0000003f',
  '0000403f',
  '0000803f',
  '0000a03f',
  '0000c03f',
  '00000040',
  '00002040',
];

/** More dimensions than any server's type takes (MySQL and MariaDB: 16,383; pgvector: 16,000). */
const MAX_DIMENSIONS = 16_383;

/** Dimensions that differ from row to row; the ones beyond them are the same in all. */
const VARIED_DIMENSIONS = 64;

/** Vectors: as text where the dialect's type reads it (pgvector), else as the bytes of their numbers. */
export function vectorDomain(shape: Shape<'vector'>, { literals }: DomainRequest): Domain | null {
  const count = shape.dimensions ?? NATURAL_DIMENSIONS;
  if (count === 0 || count > MAX_DIMENSIONS) return null;
  const varied = Math.min(count, VARIED_DIMENSIONS);
  if (literals.vectors === 'bytes') {
    const parts = Array.from({ length: varied }, (): Part => ({ kind: 'pool', entries: FLOAT_BYTES }));
    return { kind: 'vector', literal: 'bytes', parts: [...parts, text(FLOAT_BYTES[0].repeat(count - varied))] };
  }
  // Half precision keeps numbers of three decimals apart below 1.
  const number: Part = { kind: 'wide', first: -999, size: 1999, scale: 3 };
  const numbers = Array.from({ length: varied }, (_, i): Part[] => (i === 0 ? [number] : [text(','), number]));
  const parts = [text('['), ...numbers.flat(), text(`${',1'.repeat(count - varied)}]`)];
  return { kind: 'vector', literal: 'quoted', parts };
}

const text = (content: string): Part => ({ kind: 'constant', text: content });
