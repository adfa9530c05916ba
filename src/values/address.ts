/** The bits of an IPv4 address; null: the text is none. */
export function bitsOf4(address: string): bigint | null {
  const octets = address.split('.');
  if (octets.length !== 4 || !octets.every((octet) => /^\d{1,3}$/.test(octet) && Number(octet) < 256)) return null;
  return octets.reduce((bits, octet) => bits * 256n + BigInt(octet), 0n);
}

/** The same of an IPv6 address. */
export function bitsOf6(address: string): bigint | null {
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

/** An address of a family in the text form of its servers. */
export function addressText(family: 4 | 6, bits: bigint): string {
  return family === 4 ? text4(bits) : text6(bits);
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
