import { TURNS_LEFT_TO_ARRIVALS } from './limits.ts';

/**
 * Lets answers take turns: one chunk of one of them is made in each turn of the event loop. Without it each of them makes one in each
 * turn, and every step of a short answer, of which there are half a dozen, waits for all of them.
 *
 * The event loop accepts one connection in each of its turns. So that one behind many others does not wait for a chunk with each of
 * them, nothing is made in turns with a new connection, as long as these are not too many.
 */
export class Turns {
  readonly #short = new Set<() => void>();
  readonly #long = new Set<() => void>();
  #isAwake = false;
  #hasArrival = false;
  /** Turns in a row that were left to new connections. */
  #leftToArrivals = 0;

  /**
   * Resolves when it is the caller's turn: in a later turn of the event loop, after those that asked before. What is `isShort` goes
   * before what is not.
   */
  next(isShort: boolean): Promise<void> {
    return new Promise((resolve) => {
      (isShort ? this.#short : this.#long).add(resolve);
      if (!this.#isAwake) this.#wake();
    });
  }

  /** Tells that a connection was accepted in this turn of the event loop. */
  arrived(): void {
    this.#hasArrival = true;
  }

  #wake(): void {
    this.#isAwake = true;
    setImmediate(() => {
      this.#isAwake = false;
      const isLeft = this.#hasArrival && this.#leftToArrivals < TURNS_LEFT_TO_ARRIVALS;
      this.#hasArrival = false;
      this.#leftToArrivals = isLeft ? this.#leftToArrivals + 1 : 0;
      if (!isLeft) this.#give();
      if (this.#short.size + this.#long.size > 0) this.#wake();
    });
  }

  /** Lets the one go on that waits longest. */
  #give(): void {
    const queue = this.#short.size > 0 ? this.#short : this.#long;
    for (const resolve of queue) {
      queue.delete(resolve);
      resolve();
      break;
    }
  }
}
