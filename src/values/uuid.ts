import type { Shape } from '../../grammar/shape.ts';
import type { Domain } from './domain.ts';
import type { Part } from './part.ts';
import { type DomainRequest, narrowed, type Scalar } from './request.ts';

const digits = (width: number): Part => ({ kind: 'hexadecimal', width });
const text = (text: string): Part => ({ kind: 'constant', text });

/** UUIDs of version 4 (RFC 9562): 122 free bits. */
export const UUID_PARTS: readonly Part[] = [
  digits(4),
  digits(4),
  text('-'),
  digits(4),
  text('-4'),
  digits(3),
  text('-'),
  { kind: 'pool', entries: ['8', '9', 'a', 'b'] },
  digits(3),
  text('-'),
  digits(6),
  digits(6),
];

/** Steps of the first two digits, by which bounds are kept. */
const FIRST_BYTES = 256;

export function uuidDomain(_shape: Shape<'uuid'>, { facts }: DomainRequest): Domain | null {
  if (facts.least === null && facts.most === null) return { kind: 'uuid', literal: 'quoted', parts: UUID_PARTS };
  const all = { first: 0, last: FIRST_BYTES - 1 };
  // Values of the byte that holds an upper bound may lie beyond it.
  const most = facts.most === null ? null : { value: facts.most.value, strict: true };
  const least = facts.least === null ? null : { value: facts.least.value, strict: false };
  const interval = narrowed({ ...facts, least, most, excluded: [] }, firstByteOf, all, all);
  if (interval === null) return null;
  const entries = Array.from({ length: interval.last - interval.first + 1 }, (_, i) =>
    (interval.first + i).toString(16).padStart(2, '0'),
  );
  return { kind: 'uuid', literal: 'quoted', parts: [{ kind: 'pool', entries }, digits(2), ...UUID_PARTS.slice(1)] };
}

/** The first byte of a UUID, with what follows it as a fraction; above the last byte where all digits are f. */
function firstByteOf(value: Scalar): number | null {
  const hexadecimal = String(value).toLowerCase().replace(/[-{}]/g, '');
  if (!/^[0-9a-f]{32}$/.test(hexadecimal)) return null;
  if (/^f+$/.test(hexadecimal)) return FIRST_BYTES;
  return Number.parseInt(hexadecimal.slice(0, 8), 16) / 2 ** 24;
}
