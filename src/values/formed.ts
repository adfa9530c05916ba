import type { FormPiece, Shape } from '../../grammar/shape.ts';
import { type Domain, sizeOf } from './domain.ts';
import type { Part } from './part.ts';
import type { DomainRequest } from './request.ts';

/** Most digits of either kind that one part writes. */
const PART_DIGITS = { decimal: 9, hexadecimal: 7 } as const;

/** Values of a text form that the type's row gives; of a key's own form, where the key has more rows than the form has values. */
export function formedDomain({ form, keyForm }: Shape<'formed'>, { distinct, facts }: DomainRequest): Domain | null {
  const parts = (distinct ? (keyForm ?? form) : form).flatMap(partsOf);
  const [only] = parts;
  if (parts.length !== 1 || only?.kind !== 'pool') return { kind: 'formed', literal: 'quoted', parts };
  const excluded = new Set(facts.excluded.map(String));
  const entries = only.entries.filter((entry) => !excluded.has(entry));
  const domain: Domain = { kind: 'formed', literal: 'quoted', parts: [{ kind: 'pool', entries }] };
  return sizeOf(domain) === 0 ? null : domain;
}

function partsOf(piece: FormPiece): readonly Part[] {
  if (typeof piece === 'string') return [{ kind: 'constant', text: piece }];
  if ('least' in piece) return [{ kind: 'integer', first: piece.least, size: piece.most - piece.least + 1 }];
  if ('digits' in piece) {
    return widths(piece.digits, PART_DIGITS.decimal).map((width) => ({
      kind: 'digits',
      width,
      first: 0,
      size: 10 ** width,
    }));
  }
  if ('hexadecimal' in piece) {
    return widths(piece.hexadecimal, PART_DIGITS.hexadecimal).map((width) => ({ kind: 'hexadecimal', width }));
  }
  return [{ kind: 'pool', entries: piece }];
}

/** So many digits as parts of at most `most` each. */
function widths(count: number, most: number): readonly number[] {
  return Array.from({ length: Math.ceil(count / most) }, (_, i) => Math.min(most, count - i * most));
}
