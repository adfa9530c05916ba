import type { Shape } from '../../grammar/shape.ts';
import { hexadecimalParts } from './bytes.ts';
import type { Domain } from './domain.ts';
import type { Part } from './part.ts';

const octet = (first: number, size: number): Part => ({ kind: 'integer', first, size });
const text = (text: string): Part => ({ kind: 'constant', text });

const private4: readonly Part[] = [text('10.'), octet(0, 256), text('.'), octet(0, 256), text('.'), octet(1, 254)];
const networks: readonly Part[] = [text('10.'), octet(0, 256), text('.'), octet(0, 256), text('.0/24')];
const local6: readonly Part[] = [text('fd00::'), ...hexadecimalParts(4), text(':'), ...hexadecimalParts(4)];

const FORMS: Readonly<Record<Shape<'network'>['form'], readonly Part[]>> = {
  inet: private4,
  inet4: private4,
  cidr: networks,
  inet6: local6,
};

/** Addresses from the ranges that are private (RFC 1918, RFC 4193). */
export function networkDomain(shape: Shape<'network'>): Domain {
  return { kind: 'network', literal: 'quoted', parts: FORMS[shape.form] };
}

/** Hardware addresses with the bit set that marks local administration. */
export function macDomain(shape: Shape<'mac'>): Domain {
  const tail = Array.from({ length: shape.octets - 1 }, () => [text(':'), ...hexadecimalParts(2)]).flat();
  return { kind: 'mac', literal: 'quoted', parts: [text('02'), ...tail] };
}
