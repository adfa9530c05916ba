import type { Shape } from '../../grammar/shape.ts';
import { MAX_VALUE_BYTES } from './bytes.ts';
import type { Domain } from './domain.ts';
import { numberPart } from './integer.ts';
import type { Part } from './part.ts';
import { type DomainRequest, narrowed, numberOf } from './request.ts';

/** Bits of a varying string without a bound. */
const NATURAL_LENGTH = 16;

/** Bits that differ from row to row; what a longer string has beyond them is the same in all. */
const VARIED_BITS = 120;

/** Most bits of a number that a double holds exactly. */
const EXACT_BITS = 53;

/** Bit strings, and MySQL's numbers written as such, or as numbers where they are compared with some. A single bit is false or true. */
export function bitsDomain(shape: Shape<'bits'>, { facts, meanings }: DomainRequest): Domain | null {
  if (shape.form === 'number' && (facts.least !== null || facts.most !== null || facts.excluded.length > 0)) {
    const legal = { first: 0, last: 2 ** Math.min(shape.length ?? 1, EXACT_BITS) - 1 };
    const interval = narrowed(facts, numberOf, legal, legal);
    return interval === null ? null : { kind: 'bits', literal: 'bare', parts: [numberPart(interval, 0)] };
  }
  const most = Math.min(shape.length ?? MAX_VALUE_BYTES, facts.lengthMost);
  const natural = Math.min(shape.length === null ? NATURAL_LENGTH : 64, most);
  const length = shape.form === 'varying' ? Math.max(natural, facts.lengthLeast) : (shape.length ?? 1);
  if (length > Math.min(most, MAX_VALUE_BYTES) || length < facts.lengthLeast) return null;
  const varied = Math.min(length, VARIED_BITS);
  const parts: Part[] = [];
  const truth = meanings.find((meaning) => meaning.truth !== undefined)?.truth;
  if (length === 1) {
    const bit: Part = { kind: 'binary', width: 1 };
    const part: Part =
      truth === undefined ? bit : { ...bit, distribution: { kind: 'weights', weights: [1 - truth, truth] } };
    return { kind: 'bits', literal: 'bits', parts: [part] };
  }
  for (let left = varied; left > 0; left -= 30) parts.push({ kind: 'binary', width: Math.min(left, 30) });
  return { kind: 'bits', literal: 'bits', parts: [...parts, { kind: 'constant', text: '0'.repeat(length - varied) }] };
}
