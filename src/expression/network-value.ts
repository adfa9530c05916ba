import { type NetworkValue, Refusal } from './value.ts';

/** Reads an address of either family, with or without a mask. */
export function parseNetwork(text: string): NetworkValue {
  const [address = '', mask, ...rest] = text.trim().split('/');
  const bits = address.includes(':') ? bitsOf6(address) : bitsOf4(address);
  const family = address.includes(':') ? 6 : 4;
  const width = family === 4 ? 32 : 128;
  const length = mask === undefined ? width : Number(mask);
  if (bits === null || rest.length > 0 || (mask !== undefined && !/^\d{1,3}$/.test(mask)) || length > width) {
    throw new Refusal('The text is no address.');
  }
  return { kind: 'network', family, bits, mask: length };
}

export function bitsOf4(address: string): bigint | null {
  const octets = address.split('.');
  if (octets.length !== 4 || !octets.every((octet) => /^\d{1,3}$/.test(octet) && Number(octet) < 256)) return null;
  return octets.reduce((bits, octet) => bits * 256n + BigInt(octet), 0n);
}

function bitsOf6(address: string): bigint | null {
  const [head = '', tail, ...rest] = address.split('::');
  if (rest.length > 0) return null;
  const front = groupsOf(head);
  const back = groupsOf(tail ?? '');
  if (front === null || back === null) return null;
  const missing = 8 - front.length - back.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  return [...front, ...Array.from({ length: missing }, () => 0n), ...back].reduce(
    (bits, group) => bits * 65_536n + group,
    0n,
  );
}

/** Groups of 16 bits; the last may be an address of the other family. */
function groupsOf(text: string): readonly bigint[] | null {
  if (text === '') return [];
  const pieces = text.split(':');
  const last = pieces.at(-1) ?? '';
  const four = last.includes('.') ? bitsOf4(last) : null;
  if (last.includes('.') && four === null) return null;
  const plain = four === null ? pieces : pieces.slice(0, -1);
  if (!plain.every((piece) => /^[0-9a-fA-F]{1,4}$/.test(piece))) return null;
  const groups = plain.map((piece) => BigInt(`0x${piece}`));
  return four === null ? groups : [...groups, four >> 16n, four & 0xffffn];
}

/** The address; the mask behind it where it is not that of a single address (or `always`). */
export function networkText({ family, bits, mask }: NetworkValue, short: boolean): string {
  const address = family === 4 ? text4(bits) : text6(bits);
  return short && mask === (family === 4 ? 32 : 128) ? address : `${address}/${mask}`;
}

function text4(bits: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => String((bits >> shift) & 255n)).join('.');
}

/** The longest run of zero groups becomes `::` (RFC 5952). */
function text6(bits: bigint): string {
  const groups = Array.from({ length: 8 }, (_, i) => ((bits >> BigInt(112 - 16 * i)) & 0xffffn).toString(16));
  let [best, length] = [-1, 1];
  for (let start = 0; start < 8; start++) {
    let end = start;
    while (groups[end] === '0') end++;
    if (end - start > length) [best, length] = [start, end - start];
  }
  if (best < 0) return groups.join(':');
  return `${groups.slice(0, best).join(':')}::${groups.slice(best + length).join(':')}`;
}

/** The bits of an address that its mask leaves. */
export function networkBits({ family, bits, mask }: NetworkValue): bigint {
  const free = BigInt((family === 4 ? 32 : 128) - mask);
  return (bits >> free) << free;
}
