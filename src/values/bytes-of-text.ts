import type { Shape } from '../../grammar/shape.ts';
import { hexadecimalOf } from './bytes.ts';
import type { Domain } from './domain.ts';
import { type Part, textOf } from './part.ts';
import type { DomainRequest } from './request.ts';
import { textDomain } from './text.ts';

/** Digits in decimals, each of which becomes a choice of its own. */
const DIGITS: Part = { kind: 'pool', entries: Array.from({ length: 10 }, (_, digit) => hexadecimalOf(String(digit))) };

/** Values of one part that are listed at most. */
const MAX_LISTED = 1000;

/**
 * Byte strings that are texts of ASCII, since a pattern is asked of them; of a fixed length, as long as it is: the zeros
 * that fill up shorter ones would be matched, too.
 */
export function textualBytesDomain({ length, fixed }: Shape<'bytes'>, request: DomainRequest): Domain | null {
  const { facts } = request;
  const lengthLeast = fixed && length !== null ? Math.max(length, facts.lengthLeast) : facts.lengthLeast;
  const shape = { kind: 'text', characters: length, bytes: null, padded: false } as const;
  const texts = textDomain(shape, { ...request, facts: { ...facts, lengthLeast } });
  const parts = texts?.parts.map(inBytes) ?? [null];
  const known = parts.filter((part) => part !== null).flat();
  return parts.includes(null) ? null : { kind: 'bytes', literal: 'bytes', parts: known };
}

/** A part's texts as hexadecimal digits of their bytes; null: they are too many to list. */
function inBytes(part: Part): readonly Part[] | null {
  switch (part.kind) {
    case 'constant':
      return [{ kind: 'constant', text: hexadecimalOf(part.text) }];
    case 'pool':
      return [{ kind: 'pool', entries: part.entries.map(hexadecimalOf) }];
    case 'digits':
      if (part.first === 0 && part.size === 10 ** part.width) return Array.from({ length: part.width }, () => DIGITS);
      return listed(part);
    case 'integer':
      return listed(part);
    default:
      return null;
  }
}

function listed(part: Part & { readonly size: number }): readonly Part[] | null {
  if (part.size > MAX_LISTED) return null;
  const entries = Array.from({ length: part.size }, (_, digit) => hexadecimalOf(textOf(part, [digit])));
  return [{ kind: 'pool', entries }];
}
