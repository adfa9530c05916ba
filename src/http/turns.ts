/**
 * Lets answers take turns: one chunk of one of them is made in each turn of the event loop. Without it each of them makes one in each
 * turn, and every step of a short answer, of which there are half a dozen, waits for all of them.
 */
export class Turns {
  readonly #short = new Set<() => void>();
  readonly #long = new Set<() => void>();
  #isAwake = false;

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

  #wake(): void {
    this.#isAwake = true;
    setImmediate(() => {
      this.#isAwake = false;
      const queue = this.#short.size > 0 ? this.#short : this.#long;
      for (const resolve of queue) {
        queue.delete(resolve);
        resolve();
        break;
      }
      if (this.#short.size + this.#long.size > 0) this.#wake();
    });
  }
}
