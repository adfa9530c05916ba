import type { Domain } from './domain.ts';
import type { Part } from './part.ts';

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

export function uuidDomain(): Domain {
  return { kind: 'uuid', literal: 'quoted', parts: UUID_PARTS };
}
