/** Bounds how many answers are written at once. Those that come too late wait in the order of their coming. */
export class Streams {
  readonly #limit: number;
  readonly #waitMilliseconds: number;
  readonly #waiting = new Set<(granted: boolean) => void>();
  #active = 0;

  constructor(limit: number, waitMilliseconds: number) {
    this.#limit = limit;
    this.#waitMilliseconds = waitMilliseconds;
  }

  get active(): number {
    return this.#active;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** Resolves with whether there is a place; where there is, `leave` is to be called once. As many may wait as may write. */
  enter(): Promise<boolean> {
    if (this.#active < this.#limit) {
      this.#active++;
      return Promise.resolve(true);
    }
    if (this.#waiting.size >= this.#limit) return Promise.resolve(false);
    return new Promise((resolve) => {
      const settle = (granted: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(settle);
        resolve(granted);
      };
      const timer = setTimeout(() => settle(false), this.#waitMilliseconds);
      this.#waiting.add(settle);
    });
  }

  /** Gives the place to the one that waits longest. */
  leave(): void {
    const [next] = this.#waiting;
    if (next === undefined) this.#active--;
    else next(true);
  }
}
