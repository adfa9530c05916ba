import type { Allowance, Rate } from '../../src/http/limiter.ts';
import { keyFor, mix32, seedOf } from '../../src/random.ts';

/**
 * The bucket as textbooks describe it: tokens that drip in and are taken out, all in whole parts of a token (one is
 * `windowSeconds * 1000` of them, and `burst` drip in each millisecond).
 */
class ModelBucket {
  readonly #rate: Rate;
  #parts: number;
  #at = 0;

  constructor(rate: Rate) {
    this.#rate = rate;
    this.#parts = rate.burst * rate.windowSeconds * 1000;
  }

  ask(now: number, takes: boolean): Allowance {
    const { burst, windowSeconds } = this.#rate;
    const token = windowSeconds * 1000;
    this.#parts = Math.min(burst * token, this.#parts + (now - this.#at) * burst);
    this.#at = now;
    const granted = this.#parts >= token;
    if (granted && takes) this.#parts -= token;
    const remaining = Math.floor(this.#parts / token);
    const missing = remaining === burst ? 0 : (remaining + 1) * token - this.#parts;
    return { granted, remaining, nextTokenSeconds: Math.ceil(missing / burst / 1000) };
  }
}

/** Numbers below `limit`, one after the other, always the same. */
export function chance(purpose: string): (limit: number) => number {
  let state = keyFor(seedOf(7), purpose);
  return (limit) => {
    state = (state + 0x9e3779b9) | 0;
    return (mix32(state) >>> 0) % limit;
  };
}

/** A call of a limiter, and what the model says of it. */
interface Event {
  readonly key: string;
  /** In whole milliseconds. */
  readonly now: number;
  readonly takes: boolean;
  readonly expected: Allowance;
}

/** Calls for two hundred keys, some of them again and again, mostly many at once, at times with a pause in which buckets fill. */
export function* modelEvents(rate: Rate, count: number): Generator<Event> {
  const models = Array.from({ length: 200 }, () => new ModelBucket(rate));
  const below = chance(`${rate.burst}`);
  const pace = Math.ceil((rate.windowSeconds * 1000) / rate.burst / 40);
  let now = 0;
  for (let event = 0; event < count; event++) {
    if (below(3) === 0) now += below(100 * rate.burst) === 0 ? rate.windowSeconds * 500 : below(2 * pace);
    const key = below(3) === 0 ? below(models.length) : below(10);
    const takes = below(10) > 0;
    const expected = models[key]?.ask(now, takes);
    if (expected === undefined) throw new Error(`There is no bucket ${key}.`);
    yield { key: `k${key}`, now, takes, expected };
  }
}

/** Whether two say the same. */
export function isSameAllowance(said: Allowance, expected: Allowance): boolean {
  return (
    said.granted === expected.granted &&
    said.remaining === expected.remaining &&
    said.nextTokenSeconds === expected.nextTokenSeconds
  );
}
