import { FullAtHeap } from './full-at-heap.ts';

/** How often a client may call: `burst` times at once, and then once in each `windowSeconds / burst`. */
export interface Rate {
  /** Tokens that a full bucket holds: a whole number from 1. */
  readonly burst: number;
  /** Time in which an empty bucket fills, in seconds: a whole number from 1. */
  readonly windowSeconds: number;
}

/** What the limiter says of one key, in the units of the headers. */
export interface Allowance {
  /** Whether a token was there; for `peek`, whether one is there. */
  readonly granted: boolean;
  /** Whole tokens that are left. */
  readonly remaining: number;
  /** Seconds, rounded up, until one token more is there; 0 for a full bucket. */
  readonly nextTokenSeconds: number;
}

/**
 * A token bucket a key, exact: a key is one number, the time at which its bucket will be full again (the virtual
 * scheduling form of the leaky bucket, ITU-T I.371, annex A). Times are counted in units of 1/burst milliseconds, so that
 * a token is a whole number of them and nothing is ever rounded. Keys whose bucket is full are forgotten; at most `maxKeys`
 * are kept, and beyond them the fullest bucket goes, which gives its owner the fewest tokens.
 */
export class Limiter {
  readonly rate: Rate;
  readonly #maxKeys: number;
  /** Units of time in which one token comes back. */
  readonly #tokenUnits: number;
  readonly #fullAt = new Map<string, number>();
  /** Each key once, with a time at or before the one in the map: it is put right when it gets to the top. */
  readonly #queue = new FullAtHeap();

  constructor(rate: Rate, maxKeys: number) {
    this.rate = rate;
    this.#maxKeys = maxKeys;
    this.#tokenUnits = rate.windowSeconds * 1000;
  }

  /** Keys that are remembered now. */
  get keys(): number {
    return this.#fullAt.size;
  }

  /** Takes a token of `key` if there is one. `now` is a monotonic time in milliseconds. */
  take(key: string, now: number): Allowance {
    const time = this.#unitsOf(now);
    this.#forgetFull(time);
    const known = this.#fullAt.get(key);
    const fullAt = Math.max(known ?? time, time) + this.#tokenUnits;
    if (fullAt - time > this.#tokenUnits * this.rate.burst)
      return this.#allowance(false, fullAt - this.#tokenUnits - time);
    if (known === undefined) this.#remember(key, fullAt, time);
    else this.#fullAt.set(key, fullAt);
    return this.#allowance(true, fullAt - time);
  }

  /** What `take` would find, without a token taken. */
  peek(key: string, now: number): Allowance {
    const time = this.#unitsOf(now);
    const missing = Math.max((this.#fullAt.get(key) ?? time) - time, 0);
    return this.#allowance(missing + this.#tokenUnits <= this.#tokenUnits * this.rate.burst, missing);
  }

  /** Whole milliseconds, so that the units are exact; rounded down, so that a wait that was announced is never too short. */
  #unitsOf(now: number): number {
    return Math.floor(now) * this.rate.burst;
  }

  /** `missing`: units until the bucket is full. */
  #allowance(granted: boolean, missing: number): Allowance {
    const missingTokens = Math.ceil(missing / this.#tokenUnits);
    const unitsToNext = missing === 0 ? 0 : missing - (missingTokens - 1) * this.#tokenUnits;
    return {
      granted,
      remaining: this.rate.burst - missingTokens,
      nextTokenSeconds: Math.ceil(unitsToNext / (1000 * this.rate.burst)),
    };
  }

  /** Looks at two keys at most for each call: more than come in, so that the map shrinks, and little enough for any call. */
  #forgetFull(time: number): void {
    for (let looked = 0; looked < 2; looked++) {
      const top = this.#queue.top();
      if (top === undefined || top.fullAt > time) return;
      this.#dropOrPutRight(time);
    }
  }

  #remember(key: string, fullAt: number, time: number): void {
    while (this.#fullAt.size >= this.#maxKeys) this.#dropOrPutRight(time);
    this.#fullAt.set(key, fullAt);
    this.#queue.push({ key, fullAt });
  }

  /** Drops the key on top, the fullest of all; one that has become less full since and is not full now goes to its new place. */
  #dropOrPutRight(time: number): void {
    const top = this.#queue.pop();
    if (top === undefined) return;
    const fullAt = this.#fullAt.get(top.key) ?? top.fullAt;
    if (fullAt === top.fullAt || fullAt <= time) this.#fullAt.delete(top.key);
    else this.#queue.push({ key: top.key, fullAt });
  }
}
