/** Chance as a pure function: hashes of seeds, names and row numbers. No state, no clock, no Math.random. */

/** Two 32-bit halves of a seed. */
export interface Seed {
  readonly low: number;
  readonly high: number;
}

/** Finishing steps of a 32-bit hash (Appleby, MurmurHash3: fmix32). */
export function mix32(value: number): number {
  let hash = value | 0;
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** A seed from a number or any text; a number and its decimal text are the same seed. */
export function seedOf(seed: number | string): Seed {
  const text = String(seed);
  let low = 0x2545f491;
  let high = 0x6c078965;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    low = mix32(low ^ unit);
    high = mix32((Math.imul(high, 31) + unit) | 0);
  }
  return { low: mix32(low ^ text.length), high: mix32(high + low) };
}

/** An independent 32-bit key for one purpose under a seed: a column's digit, its NULLs, a key's permutation. */
export function keyFor(seed: Seed, purpose: string): number {
  let key = seed.low;
  for (let i = 0; i < purpose.length; i++) key = mix32((key ^ purpose.charCodeAt(i)) + Math.imul(i + 1, 0x9e3779b1));
  return mix32(key ^ seed.high);
}
