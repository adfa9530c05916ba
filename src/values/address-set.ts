import { bitsOf4, bitsOf6 } from './address.ts';

/* Sets of addresses of both families, as intervals in the order of the servers: the fourth family before the sixth. */

type Family = 4 | 6;

/** The first and the last address of an interval of one family, each as its family and its bits, so that they compare as texts. */
export interface AddressSpan {
  readonly first: string;
  readonly last: string;
}

/** Intervals that do not touch, in their order. */
export type AddressSet = readonly AddressSpan[];

/** Hexadecimal digits of an address: those of the sixth family, for both. */
const DIGITS = 32;

const widthOf = (family: Family): number => (family === 4 ? 32 : 128);

function keyOf(family: Family, bits: bigint): string {
  return `${family}${bits.toString(16).padStart(DIGITS, '0')}`;
}

export function familyOf(key: string): Family {
  return key.startsWith('4') ? 4 : 6;
}

export function bitsOfKey(key: string): bigint {
  return BigInt(`0x${key.slice(1)}`);
}

/** All addresses of a family. */
export function allOfFamily(family: Family): AddressSpan {
  return { first: keyOf(family, 0n), last: keyOf(family, (1n << BigInt(widthOf(family))) - 1n) };
}

const ALL: AddressSet = [allOfFamily(4), allOfFamily(6)];

/** The addresses of a network, or of an address alone; null: the text is neither. */
export function spanOf(text: string): AddressSpan | null {
  const [address = '', length, more] = text.trim().split('/');
  const family: Family = address.includes(':') ? 6 : 4;
  const bits = family === 4 ? bitsOf4(address) : bitsOf6(address);
  const width = widthOf(family);
  const mask = length === undefined ? width : Number(length);
  if (bits === null || more !== undefined || !/^\d{0,3}$/.test(length ?? '') || length === '' || mask > width)
    return null;
  const free = (1n << BigInt(width - mask)) - 1n;
  return { first: keyOf(family, bits & ~free), last: keyOf(family, bits | free) };
}

/** The address behind another in the order of both families; null: there is none. */
function behind(key: string): string | null {
  const family = familyOf(key);
  if (key !== allOfFamily(family).last) return keyOf(family, bitsOfKey(key) + 1n);
  return family === 4 ? allOfFamily(6).first : null;
}

function before(key: string): string | null {
  const family = familyOf(key);
  if (key !== allOfFamily(family).first) return keyOf(family, bitsOfKey(key) - 1n);
  return family === 6 ? allOfFamily(4).last : null;
}

/** The addresses from one on to another, of one family or both; null: there is no end on that side. */
function between(first: string | null, last: string | null): AddressSet {
  return first === null || last === null ? [] : meet(ALL, [{ first, last }]);
}

/** The addresses before, or behind, the one address that a text is; null: it is none. */
export function comparedTo(text: string, operator: string): AddressSet | null {
  const span = spanOf(text);
  if (span === null || span.first !== span.last) return null;
  const [least, most] = [allOfFamily(4).first, allOfFamily(6).last];
  switch (operator) {
    case '<':
      return between(least, before(span.first));
    case '<=':
      return between(least, span.first);
    case '>':
      return between(behind(span.last), most);
    case '>=':
      return between(span.last, most);
    default:
      return null;
  }
}

/** The addresses in both sets. */
export function meet(one: AddressSet, other: AddressSet): AddressSet {
  return one.flatMap((left) =>
    other.flatMap((right) => {
      const [, first = ''] = [left.first, right.first].sort();
      const [last = ''] = [left.last, right.last].sort();
      return first <= last ? [{ first, last }] : [];
    }),
  );
}

/** All addresses but those of an interval. */
export function without({ first, last }: AddressSpan): AddressSet {
  return [...between(allOfFamily(4).first, before(first)), ...between(behind(last), allOfFamily(6).last)];
}

/** How many addresses there are. */
export function countOf(set: AddressSet): bigint {
  return set.reduce((sum, { first, last }) => sum + bitsOfKey(last) - bitsOfKey(first) + 1n, 0n);
}

/** A network: its first address, and how many bits of its addresses are free. */
export interface Block {
  readonly family: Family;
  readonly bits: bigint;
  readonly free: number;
}

/** The largest network all of whose addresses are in a set; null: the set is empty. */
export function largestBlock(set: AddressSet): Block | null {
  return set.reduce<Block | null>((best, span) => {
    const block = largestIn(span);
    return best !== null && best.free >= block.free ? best : block;
  }, null);
}

function largestIn({ first, last }: AddressSpan): Block {
  const family = familyOf(first);
  const [from, to] = [bitsOfKey(first), bitsOfKey(last)];
  for (let free = widthOf(family); free > 0; free--) {
    const size = 1n << BigInt(free);
    const bits = ((from + size - 1n) / size) * size;
    if (bits + size - 1n <= to) return { family, bits, free };
  }
  return { family, bits: from, free: 0 };
}
