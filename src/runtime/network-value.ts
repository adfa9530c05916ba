import { addressText, bitsOf4, bitsOf6 } from '../values/address.ts';
import { type NetworkValue, Refusal } from './value.ts';

/** Reads an address of either family, with or without a mask. */
export function parseNetwork(text: string): NetworkValue {
  const [address = '', mask, ...rest] = text.trim().split('/');
  const bits = address.includes(':') ? bitsOf6(address) : bitsOf4(address);
  const family = address.includes(':') ? 6 : 4;
  const width = family === 4 ? 32 : 128;
  const length = mask === undefined ? width : Number(mask);
  if (bits === null || rest.length > 0 || (mask !== undefined && !/^\d{1,3}$/.test(mask)) || length > width) {
    throw new Refusal(); // The text is no address.
  }
  return { kind: 'network', family, bits, mask: length };
}

/** The address; the mask behind it where it is not that of a single address (or `always`). */
export function networkText({ family, bits, mask }: NetworkValue, short: boolean): string {
  const address = addressText(family, bits);
  return short && mask === (family === 4 ? 32 : 128) ? address : `${address}/${mask}`;
}

/** The bits of an address that its mask leaves. */
export function networkBits({ family, bits, mask }: NetworkValue): bigint {
  const free = BigInt((family === 4 ? 32 : 128) - mask);
  return (bits >> free) << free;
}
