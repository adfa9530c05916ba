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

/** Values of the byte by which bounds are kept: the first one that decides which of two is less. */
const BYTES = 256;

/** Number of the part that begins with the byte, by what decides first. */
const DECIDING: Readonly<Record<Shape<'uuid'>['order'], number>> = { digits: 0, node: 10 };

export function uuidDomain({ order }: Shape<'uuid'>, { facts }: DomainRequest): Domain | null {
  if (facts.least === null && facts.most === null) return { kind: 'uuid', literal: 'quoted', parts: UUID_PARTS };
  const all = { first: 0, last: BYTES - 1 };
  // Values of the byte that holds a bound may lie beyond it.
  const most = facts.most === null ? null : { value: facts.most.value, strict: true };
  const least = facts.least === null ? null : { value: facts.least.value, strict: false };
  const byteOf = (value: Scalar) => decidingByte(value, order);
  const interval = narrowed({ ...facts, least, most, excluded: [] }, byteOf, all, all);
  if (interval === null) return null;
  const entries = Array.from({ length: interval.last - interval.first + 1 }, (_, i) =>
    (interval.first + i).toString(16).padStart(2, '0'),
  );
  const place = DECIDING[order];
  const rest = UUID_PARTS.slice(place + 1);
  const divided = place === 0 ? [digits(2)] : [digits(4)];
  return {
    kind: 'uuid',
    literal: 'quoted',
    parts: [...UUID_PARTS.slice(0, place), { kind: 'pool', entries }, ...divided, ...rest],
  };
}

/** The byte of a UUID that decides first, with what follows it as a fraction; above the last byte where all digits are f. */
function decidingByte(value: Scalar, order: Shape<'uuid'>['order']): number | null {
  const hexadecimal = String(value).toLowerCase().replace(/[-{}]/g, '');
  if (!/^[0-9a-f]{32}$/.test(hexadecimal)) return null;
  if (/^f+$/.test(hexadecimal)) return BYTES;
  const compared = order === 'node' ? nodeFirst(hexadecimal) : hexadecimal;
  return Number.parseInt(compared.slice(0, 8), 16) / 2 ** 24;
}

/** The digits as MariaDB compares them: of versions up to 5 the last group is the first. */
function nodeFirst(hexadecimal: string): string {
  const isOrdered = !/^.{12}[1-5].{3}[89a-f]/.test(hexadecimal);
  if (isOrdered) return hexadecimal;
  return hexadecimal.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$5$4$3$2$1');
}
