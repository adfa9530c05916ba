import { type Allowance, Limiter, type Rate, type RateLimiter } from './limiter.ts';
import { LIMITER_KEYS, STORE_RETRY_MILLISECONDS } from './limits.ts';
import type { Log } from './log.ts';

/** Token buckets outside of the process, which others share. */
export interface BucketStore {
  /** Takes a token of the bucket of `key` or, without `takes`, looks at it. Rejects where the store does not answer. */
  ask(key: string, rate: Rate, takes: boolean): Promise<Allowance>;
  /** Ends what is open. */
  close(): void;
}

/**
 * Buckets in a store that several processes share. Where the store is away, requests are not refused: each process counts by itself until
 * the store is back, which one request in STORE_RETRY_MILLISECONDS finds out. What the store grants is counted here, too, so that a client
 * has no second burst when it goes away.
 */
export class SharedLimiter implements RateLimiter {
  readonly rate: Rate;
  readonly #store: BucketStore;
  readonly #log: Pick<Log, 'fault' | 'notice'>;
  readonly #own: Limiter;
  #isAway = false;
  /** When the store is asked again, once it is away. */
  #retryAt = 0;

  constructor(rate: Rate, store: BucketStore, log: Pick<Log, 'fault' | 'notice'>) {
    this.rate = rate;
    this.#store = store;
    this.#log = log;
    this.#own = new Limiter(rate, LIMITER_KEYS);
  }

  get keys(): number {
    return this.#own.keys;
  }

  /** Whether the store answered when it was last asked. */
  get isStored(): boolean {
    return !this.#isAway;
  }

  take(key: string, now: number): Allowance | Promise<Allowance> {
    return this.#isToAsk(now) ? this.#askStore(key, now, true) : this.#own.take(key, now);
  }

  peek(key: string, now: number): Allowance | Promise<Allowance> {
    return this.#isToAsk(now) ? this.#askStore(key, now, false) : this.#own.peek(key, now);
  }

  /** While the store is away, true for one request at a time: the others would all wait in vain. */
  #isToAsk(now: number): boolean {
    if (!this.#isAway) return true;
    if (now < this.#retryAt) return false;
    this.#retryAt = now + STORE_RETRY_MILLISECONDS;
    return true;
  }

  async #askStore(key: string, now: number, takes: boolean): Promise<Allowance> {
    let allowance: Allowance;
    try {
      allowance = await this.#store.ask(key, this.rate, takes);
    } catch (error) {
      this.#goOnAlone(error, now);
      return takes ? this.#own.take(key, now) : this.#own.peek(key, now);
    }
    if (this.#isAway) {
      this.#isAway = false;
      this.#log.notice('The store of the rate is back: all processes count together.');
    }
    if (takes && allowance.granted) this.#own.take(key, now);
    return allowance;
  }

  #goOnAlone(error: unknown, now: number): void {
    if (this.#isAway) return;
    this.#isAway = true;
    this.#retryAt = now + STORE_RETRY_MILLISECONDS;
    this.#log.fault(new Error('The store of the rate is away: this process counts by itself.', { cause: error }));
  }
}
