/** Bits of a digest of the SHA-2 family. */
type Length = 224 | 256 | 384 | 512;

/** Whether so many bits are those of a digest of the family. */
export function isDigestLength(bits: number): bits is Length {
  return bits === 224 || bits === 256 || bits === 384 || bits === 512;
}

const rotatedLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
const rotatedRight = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** A message in whole blocks: behind it a one, zeros, and its length in bits as a number at the end (FIPS 180-4, 5.1). */
function padded(message: Uint8Array, blockBytes: number): DataView {
  const length = Math.ceil((message.length + 1 + blockBytes / 8) / blockBytes) * blockBytes;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setBigUint64(length - 8, BigInt(message.length) * 8n);
  return view;
}

const hexadecimal32 = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** SHA-1 of bytes as hexadecimal digits (FIPS 180-4, 6.1). */
export function sha1(message: Uint8Array): string {
  const state = new Int32Array([0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]);
  const blocks = padded(message, 64);
  const words = new Int32Array(80);
  for (let start = 0; start < blocks.byteLength; start += 64) {
    for (let i = 0; i < 80; i++) {
      words[i] =
        i < 16
          ? blocks.getInt32(start + 4 * i)
          : rotatedLeft(at(words, i - 3) ^ at(words, i - 8) ^ at(words, i - 14) ^ at(words, i - 16), 1);
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0] = state;
    for (let i = 0; i < 80; i++) {
      const [mixed, constant] = sha1Round(Math.floor(i / 20), b, c, d);
      const next = (rotatedLeft(a, 5) + mixed + e + constant + at(words, i)) | 0;
      [e, d, c, b, a] = [d, c, rotatedLeft(b, 30), a, next];
    }
    [a, b, c, d, e].forEach((word, i) => {
      state[i] = at(state, i) + word;
    });
  }
  return [...state].map(hexadecimal32).join('');
}

function sha1Round(quarter: number, b: number, c: number, d: number): readonly [number, number] {
  if (quarter === 0) return [(b & c) | (~b & d), 0x5a827999];
  if (quarter === 2) return [(b & c) | (b & d) | (c & d), 0x8f1bbcdc];
  return [b ^ c ^ d, quarter === 1 ? 0x6ed9eba1 : 0xca62c1d6];
}

function at(words: Int32Array, place: number): number {
  return words[place] ?? 0;
}

/** SHA-224, SHA-256, SHA-384 or SHA-512 of bytes as hexadecimal digits (FIPS 180-4, 6.2 to 6.5). */
export function sha2(message: Uint8Array, bits: Length): string {
  const digest = bits === 224 || bits === 256 ? sha256(message, bits) : sha512(message, bits);
  return digest.slice(0, bits / 4);
}

const MASK = (1n << 64n) - 1n;

/** The first 80 primes: the constants are the first bits behind the point of their square and cube roots. */
const PRIMES: readonly number[] = Array.from({ length: 410 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: 19 }, (_, i) => i + 2).some((divisor) => divisor < n && n % divisor === 0),
);

/** The first 64 bits behind the point of a root of a number. */
function rootBits(number: number, degree: 2n | 3n): bigint {
  const scaled = BigInt(number) << (64n * degree);
  let root = 0n;
  for (let bit = 1n << 70n; bit > 0n; bit >>= 1n) if ((root | bit) ** degree <= scaled) root |= bit;
  return root & MASK;
}

/** Made when they are first asked for. */
let constants: Constants | null = null;

interface Constants {
  readonly rounds: readonly bigint[];
  /** The first halves of them. */
  readonly shortRounds: Int32Array;
  readonly starts: readonly bigint[];
}

function constantsOfSha2(): Constants {
  if (constants !== null) return constants;
  const rounds = PRIMES.map((prime) => rootBits(prime, 3n));
  const shortRounds = Int32Array.from(rounds, (word) => Number(BigInt.asIntN(32, word >> 32n)));
  constants = { rounds, shortRounds, starts: PRIMES.slice(0, 16).map((prime) => rootBits(prime, 2n)) };
  return constants;
}

/** Eight words that each block of a message changes. */
function sha256(message: Uint8Array, bits: 224 | 256): string {
  const { shortRounds, starts } = constantsOfSha2();
  const first = bits === 256 ? starts.slice(0, 8).map((word) => word >> 32n) : starts.slice(8);
  const state = Int32Array.from(first, (word) => Number(BigInt.asIntN(32, word)));
  const blocks = padded(message, 64);
  const words = new Int32Array(64);
  for (let start = 0; start < blocks.byteLength; start += 64) {
    for (let i = 0; i < 64; i++) {
      words[i] = i < 16 ? blocks.getInt32(start + 4 * i) : expanded256(words, i);
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i++) {
      const ends = rotatedRight(e, 6) ^ rotatedRight(e, 11) ^ rotatedRight(e, 25);
      const one = (h + ends + ((e & f) ^ (~e & g)) + at(shortRounds, i) + at(words, i)) | 0;
      const begins = rotatedRight(a, 2) ^ rotatedRight(a, 13) ^ rotatedRight(a, 22);
      const two = (begins + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      state[i] = at(state, i) + word;
    });
  }
  return [...state].map(hexadecimal32).join('');
}

function expanded256(words: Int32Array, i: number): number {
  const [early, late] = [at(words, i - 15), at(words, i - 2)];
  const low = rotatedRight(early, 7) ^ rotatedRight(early, 18) ^ (early >>> 3);
  const high = rotatedRight(late, 17) ^ rotatedRight(late, 19) ^ (late >>> 10);
  return at(words, i - 16) + low + at(words, i - 7) + high;
}

/** The same in words of 64 bits. */
function sha512(message: Uint8Array, bits: 384 | 512): string {
  const { rounds, starts } = constantsOfSha2();
  let state = bits === 512 ? starts.slice(0, 8) : starts.slice(8);
  const blocks = padded(message, 128);
  for (let start = 0; start < blocks.byteLength; start += 128) {
    const words: bigint[] = [];
    for (let i = 0; i < 80; i++) words.push(i < 16 ? blocks.getBigUint64(start + 8 * i) : expanded512(words, i));
    let [a = 0n, b = 0n, c = 0n, d = 0n, e = 0n, f = 0n, g = 0n, h = 0n] = state;
    for (const [i, word] of words.entries()) {
      const ends = rotated64(e, 14n) ^ rotated64(e, 18n) ^ rotated64(e, 41n);
      const one = h + ends + ((e & f) ^ (~e & MASK & g)) + (rounds[i] ?? 0n) + word;
      const begins = rotated64(a, 28n) ^ rotated64(a, 34n) ^ rotated64(a, 39n);
      const two = begins + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) & MASK, c, b, a, (one + two) & MASK];
    }
    state = [a, b, c, d, e, f, g, h].map((word, i) => (word + (state[i] ?? 0n)) & MASK);
  }
  return state.map((word) => word.toString(16).padStart(16, '0')).join('');
}

function rotated64(word: bigint, by: bigint): bigint {
  return (word >> by) | ((word << (64n - by)) & MASK);
}

function expanded512(words: readonly bigint[], i: number): bigint {
  const [early = 0n, late = 0n] = [words[i - 15], words[i - 2]];
  const low = rotated64(early, 1n) ^ rotated64(early, 8n) ^ (early >> 7n);
  const high = rotated64(late, 19n) ^ rotated64(late, 61n) ^ (late >> 6n);
  return ((words[i - 16] ?? 0n) + low + (words[i - 7] ?? 0n) + high) & MASK;
}
