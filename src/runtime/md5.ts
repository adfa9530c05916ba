/** Rotations of each round (RFC 1321). */
const ROTATIONS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];

const SINES = Array.from({ length: 64 }, (_, i) => Math.floor(Math.abs(Math.sin(i + 1)) * 2 ** 32) | 0);

/** MD5 of bytes as hexadecimal digits (RFC 1321). */
export function md5(message: Uint8Array): string {
  const state = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476];
  const length = ((message.length + 8) >>> 6) * 64 + 64;
  const padded = new DataView(new ArrayBuffer(length));
  new Uint8Array(padded.buffer).set(message);
  padded.setUint8(message.length, 0x80);
  padded.setUint32(length - 8, (message.length * 8) >>> 0, true);
  padded.setUint32(length - 4, Math.floor(message.length / 2 ** 29), true);
  for (let block = 0; block < length; block += 64) addBlock(state, padded, block);
  const digest = new DataView(new ArrayBuffer(16));
  for (const [i, word] of state.entries()) digest.setInt32(i * 4, word, true);
  return Array.from({ length: 16 }, (_, i) => digest.getUint8(i).toString(16).padStart(2, '0')).join('');
}

function addBlock(state: number[], message: DataView, block: number): void {
  let [a = 0, b = 0, c = 0, d = 0] = state;
  const start = [a, b, c, d];
  for (let i = 0; i < 64; i++) {
    const round = i >> 4;
    const mixed =
      round === 0 ? (b & c) | (~b & d) : round === 1 ? (d & b) | (~d & c) : round === 2 ? b ^ c ^ d : c ^ (b | ~d);
    const word = round === 0 ? i : round === 1 ? (5 * i + 1) % 16 : round === 2 ? (3 * i + 5) % 16 : (7 * i) % 16;
    const sum = (a + mixed + (SINES[i] ?? 0) + message.getInt32(block + word * 4, true)) | 0;
    const by = ROTATIONS[round * 4 + (i % 4)] ?? 0;
    [a, d, c, b] = [d, c, b, (b + ((sum << by) | (sum >>> (32 - by)))) | 0];
  }
  [a, b, c, d].forEach((word, i) => {
    state[i] = ((start[i] ?? 0) + word) | 0;
  });
}
