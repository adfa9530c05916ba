/** The second half of a surrogate pair that stands for the byte 0. */
const HALF = 0xdc00;

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/**
 * Decodes UTF-8 in which some bytes are none, such as the values of binary columns in dumps: each of those becomes the half of a
 * surrogate pair that ends with it. The byte order mark is left out.
 */
export function decodeBroken(bytes: Uint8Array): string {
  const units = new Uint16Array(bytes.length);
  let count = 0;
  let at = BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte) ? BYTE_ORDER_MARK.length : 0;
  while (at < bytes.length) {
    const first = bytes[at] ?? 0;
    const length = first < 0x80 ? 1 : sequenceLength(bytes, at, first);
    if (length <= 1) units[count++] = length === 1 ? first : HALF + first;
    else count = push(units, count, codePoint(bytes, at, length));
    at += Math.max(length, 1);
  }
  return Buffer.from(units.buffer, 0, count * 2).toString('utf16le');
}

/** Bytes of the character that starts here with one beyond ASCII (Unicode 16, table 3-7); 0: none does. */
function sequenceLength(bytes: Uint8Array, at: number, first: number): number {
  if (first < 0xc2 || first > 0xf4) return 0;
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  const second = bytes[at + 1] ?? 0;
  const [least, most] = SECOND_BYTES.get(first) ?? [0x80, 0xbf];
  if (second < least || second > most) return 0;
  for (let i = 2; i < length; i++) if (((bytes[at + i] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}

/** First bytes behind which not all continuing bytes stand. */
const SECOND_BYTES: ReadonlyMap<number, readonly [number, number]> = new Map([
  [0xe0, [0xa0, 0xbf]],
  [0xed, [0x80, 0x9f]],
  [0xf0, [0x90, 0xbf]],
  [0xf4, [0x80, 0x8f]],
]);

function codePoint(bytes: Uint8Array, at: number, length: number): number {
  let point = (bytes[at] ?? 0) & (0x7f >> length);
  for (let i = 1; i < length; i++) point = (point << 6) | ((bytes[at + i] ?? 0) & 0x3f);
  return point;
}

/** Writes a character behind so many units, and gives how many there are then. */
function push(units: Uint16Array, count: number, point: number): number {
  if (point < 0x10000) {
    units[count] = point;
    return count + 1;
  }
  units[count] = 0xd800 + ((point - 0x10000) >> 10);
  units[count + 1] = HALF + ((point - 0x10000) & 0x3ff);
  return count + 2;
}
