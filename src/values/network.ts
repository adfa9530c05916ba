import type { Shape } from '../../grammar/shape.ts';
import { addressText, bitsOf4, bitsOf6 } from './address.ts';
import {
  type AddressSet,
  type AddressSpan,
  type Block,
  bitsOfKey,
  countOf,
  familyOf,
  largestBlock,
  meet,
  spanOf,
} from './address-set.ts';
import { hexadecimalParts } from './bytes.ts';
import { type Domain, poolDomain } from './domain.ts';
import type { Part } from './part.ts';
import type { Bound, DomainRequest } from './request.ts';

const octet = (first: number, size: number): Part => ({ kind: 'integer', first, size });
const text = (text: string): Part => ({ kind: 'constant', text });

const private4: readonly Part[] = [text('10.'), octet(0, 256), text('.'), octet(0, 256), text('.'), octet(1, 254)];
const networks: readonly Part[] = [text('10.'), octet(0, 256), text('.'), octet(0, 256), text('.0/24')];
const under = (front: string): readonly Part[] => [
  text(front),
  ...hexadecimalParts(4),
  text(':'),
  ...hexadecimalParts(4),
];
const local6 = under('fd00::');
/** What documents have (RFC 3849). */
const documented6 = under('2001:db8::');

const FORMS: Readonly<Record<Shape<'network'>['form'], readonly Part[]>> = {
  inet: private4,
  inet4: private4,
  cidr: networks,
  inet6: local6,
};

/** Addresses from the ranges that are private (RFC 1918, RFC 4193), or between bounds. Null: there is none between them. */
export function networkDomain({ form }: Shape<'network'>, { facts, meanings }: DomainRequest): Domain | null {
  if (facts.addresses !== null) return addressDomain(form, facts.addresses);
  if (facts.least === null && facts.most === null) {
    const isSixth = form === 'inet' && meanings[0]?.family === 6;
    return { kind: 'network', literal: 'quoted', parts: isSixth ? documented6 : FORMS[form] };
  }
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

/** Free bits of a network that has addresses enough, where there are larger ones. */
const ENOUGH_BITS = 16;

/** The addresses that are private, first. */
const PRIVATE: AddressSet = ['10.0.0.0/8', 'fd00::/96'].flatMap((network) => spanOf(network) ?? []);

/** Addresses of a set: few of them all, else those of its largest network, which is private where that is no small one. */
function addressDomain(form: Shape<'network'>['form'], set: AddressSet): Domain | null {
  if (countOf(set) <= MAX_LISTED) return poolDomain('network', 'quoted', set.flatMap(textsOf));
  const [own, largest] = [largestBlock(meet(set, PRIVATE)), largestBlock(set)];
  const block = own !== null && (own.free >= ENOUGH_BITS || own.free === largest?.free) ? own : largest;
  if (block === null) return null;
  const isUsual = own === block && own.family === 4 && own.free === 24 && form === 'inet';
  const parts = isUsual ? FORMS[form] : block.family === 4 ? parts4(block) : parts6(block);
  return { kind: 'network', literal: 'quoted', parts };
}

function textsOf({ first, last }: AddressSpan): readonly string[] {
  const from = bitsOfKey(first);
  const count = Number(bitsOfKey(last) - from) + 1;
  return Array.from({ length: count }, (_, i) => addressText(familyOf(first), from + BigInt(i)));
}

function parts4({ bits, free }: Block): readonly Part[] {
  return [24, 16, 8, 0].flatMap((shift) => {
    const fixed = Number((bits >> BigInt(shift)) & 255n);
    const open = 2 ** Math.min(8, Math.max(0, free - shift));
    return [octet(fixed, open), ...(shift === 0 ? [] : [text('.')])];
  });
}

/** Bits of the last two groups, of which addresses of the sixth family differ. */
const LAST_BITS = 32;

function parts6({ bits, free }: Block): readonly Part[] {
  const groups = Array.from({ length: 6 }, (_, i) => (bits >> BigInt(112 - 16 * i)) & 0xffffn);
  const used = groups.findLastIndex((group) => group !== 0n) + 1;
  const front = groups.slice(0, used).map((group) => group.toString(16));
  const digits = Array.from({ length: LAST_BITS / 4 }, (_, i): Part => {
    const shift = LAST_BITS - 4 - 4 * i;
    const fixed = Number((bits >> BigInt(shift)) & 15n);
    const open = 2 ** Math.min(4, Math.max(0, free - shift));
    return { kind: 'pool', entries: Array.from({ length: open }, (_, digit) => (fixed + digit).toString(16)) };
  });
  const start = text(`${front.join(':')}${used < groups.length ? '::' : ':'}`);
  return [start, ...digits.slice(0, 4), text(':'), ...digits.slice(4)];
}

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
