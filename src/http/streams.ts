/** How many answers may be written at once, and how long others wait. */
export interface StreamLimits {
  readonly places: number;
  /** Places and waits of one client. */
  readonly clientPlaces: number;
  readonly waitMilliseconds: number;
}

/** Bounds how many answers are written at once. Those that come too late wait in the order of their coming. */
export class Streams {
  readonly #limits: StreamLimits;
  readonly #waiting = new Set<(granted: boolean) => void>();
  /** Places and waits of each client that has any. */
  readonly #held = new Map<string, number>();
  #active = 0;

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  get active(): number {
    return this.#active;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** Resolves with whether there is a place; where there is, `leave` is to be called once. As many may wait as may write. */
  async enter(client: string): Promise<boolean> {
    const held = this.#held.get(client) ?? 0;
    if (held >= this.#limits.clientPlaces) return false;
    this.#held.set(client, held + 1);
    const granted = await this.#place();
    if (!granted) this.#forget(client);
    return granted;
  }

  /** Gives the place to the one that waits longest. */
  leave(client: string): void {
    this.#forget(client);
    const [next] = this.#waiting;
    if (next === undefined) this.#active--;
    else next(true);
  }

  async #place(): Promise<boolean> {
    const { places, waitMilliseconds } = this.#limits;
    if (this.#active < places) {
      this.#active++;
      return true;
    }
    if (this.#waiting.size >= places) return false;
    return new Promise((resolve) => {
      const settle = (granted: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(settle);
        resolve(granted);
      };
      const timer = setTimeout(() => settle(false), waitMilliseconds);
      this.#waiting.add(settle);
    });
  }

  #forget(client: string): void {
    const held = (this.#held.get(client) ?? 0) - 1;
    if (held > 0) this.#held.set(client, held);
    else this.#held.delete(client);
  }
}
