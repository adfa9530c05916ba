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

/** Says of each key whether it may call now. `now` is a monotonic time in milliseconds. */
export interface RateLimiter {
  readonly rate: Rate;
  /** Keys that this process remembers now. */
  readonly keys: number;
  /** Takes a token of `key` if there is one. */
  take(key: string, now: number): Allowance | Promise<Allowance>;
  /** What `take` would find, without a token taken. */
  peek(key: string, now: number): Allowance | Promise<Allowance>;
}

/** Units of time in which one token comes back: one is 1/burst milliseconds, so that nothing is ever rounded. */
export function tokenUnitsOf({ windowSeconds }: Rate): number {
  return windowSeconds * 1000;
}

/** What is said of a bucket that is full in `missing` units. */
export function allowanceOf(rate: Rate, granted: boolean, missing: number): Allowance {
  const tokenUnits = tokenUnitsOf(rate);
  const missingTokens = Math.ceil(missing / tokenUnits);
  const unitsToNext = missing === 0 ? 0 : missing - (missingTokens - 1) * tokenUnits;
  return {
    granted,
    remaining: rate.burst - missingTokens,
    nextTokenSeconds: Math.ceil(unitsToNext / (1000 * rate.burst)),
  };
}

/**
 * A token bucket a key, exact: a key is one number, the time at which its bucket will be full again (the virtual
 * scheduling form of the leaky bucket, ITU-T I.371, annex A). Times are counted in units of 1/burst milliseconds, so that
 * a token is a whole number of them and nothing is ever rounded. Keys whose bucket is full are forgotten; at most `maxKeys`
 * are kept, and beyond them the fullest bucket goes, which gives its owner the fewest tokens.
 */
export class Limiter implements RateLimiter {
  readonly rate: Rate;
  readonly #maxKeys: number;
  readonly #tokenUnits: number;
  readonly #fullAt = new Map<string, number>();
  /** Each key once, with a time at or before the one in the map: it is put right when it gets to the top. */
  readonly #queue = new FullAtHeap();

  constructor(rate: Rate, maxKeys: number) {
    this.rate = rate;
    this.#maxKeys = maxKeys;
    this.#tokenUnits = tokenUnitsOf(rate);
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
      return allowanceOf(this.rate, false, fullAt - this.#tokenUnits - time);
    if (known === undefined) this.#remember(key, fullAt, time);
    else this.#fullAt.set(key, fullAt);
    return allowanceOf(this.rate, true, fullAt - time);
  }

  /** What `take` would find, without a token taken. */
  peek(key: string, now: number): Allowance {
    const time = this.#unitsOf(now);
    const missing = Math.max((this.#fullAt.get(key) ?? time) - time, 0);
    return allowanceOf(this.rate, missing + this.#tokenUnits <= this.#tokenUnits * this.rate.burst, missing);
  }

  /** Whole milliseconds, so that the units are exact; rounded down, so that a wait that was announced is never too short. */
  #unitsOf(now: number): number {
    return Math.floor(now) * this.rate.burst;
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
