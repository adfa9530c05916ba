import type { Shape } from '../../grammar/shape.ts';
import { addressText, bitsOf4, bitsOf6 } from './address.ts';
import { hexadecimalParts } from './bytes.ts';
import { type Domain, poolDomain } from './domain.ts';
import type { Part } from './part.ts';
import type { Bound, DomainRequest } from './request.ts';

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

/** Addresses from the ranges that are private (RFC 1918, RFC 4193), or between bounds. Null: there is none between them. */
export function networkDomain({ form }: Shape<'network'>, { facts }: DomainRequest): Domain | null {
  if (facts.least === null && facts.most === null) return { kind: 'network', literal: 'quoted', parts: FORMS[form] };
  const last = (1n << (form === 'inet4' ? 32n : 128n)) - 1n;
  const from = bitsOf(facts.least) ?? 0n;
  const to = bitsOf(facts.most) ?? last;
  const first = facts.least?.strict ? from + 1n : from;
  const size = (facts.most?.strict ? to - 1n : to) - first + 1n;
  if (size <= 0n) return null;
  const count = size < MAX_LISTED ? size : MAX_LISTED;
  const family = form === 'inet4' ? 4 : 6;
  const entries = Array.from({ length: Number(count) }, (_, i) =>
    addressText(family, first + (size / count) * BigInt(i)),
  );
  return poolDomain('network', 'quoted', entries);
}

/** Addresses between bounds that are listed at most. */
const MAX_LISTED = 4096n;

/** The bits of the address that a bound is; null: it is none. */
function bitsOf(bound: Bound | null): bigint | null {
  const text = String(bound?.value ?? '').trim();
  return text.includes(':') ? bitsOf6(text) : bitsOf4(text);
}

/** Hardware addresses with the bit set that marks local administration. */
export function macDomain(shape: Shape<'mac'>): Domain {
  const tail = Array.from({ length: shape.octets - 1 }, () => [text(':'), ...hexadecimalParts(2)]).flat();
  return { kind: 'mac', literal: 'quoted', parts: [text('02'), ...tail] };
}
