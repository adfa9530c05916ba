import type { Presence } from './compilers.ts';

/** How many answers may be written at once, and how long others wait. */
export interface StreamLimits {
  readonly places: number;
  /** Of these, for one client. */
  readonly clientPlaces: number;
  readonly waitMilliseconds: number;
}

/** A request that waits for a place. */
interface Waiting {
  readonly client: string;
  readonly presence: () => Presence;
  readonly settle: (granted: boolean) => void;
}

/**
 * Bounds how many answers are written at once, in all and to each client. Those that come too late wait in the order of their
 * coming, those whose clients may be gone behind the others.
 */
export class Streams {
  readonly #limits: StreamLimits;
  readonly #waiting = new Set<Waiting>();
  /** Places of each client that has any. */
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
  enter(client: string, presence: () => Presence): Promise<boolean> {
    const { places, waitMilliseconds } = this.#limits;
    if (this.#hasPlace(client)) {
      this.#take(client);
      return Promise.resolve(true);
    }
    if (this.#waiting.size >= places) return Promise.resolve(false);
    return new Promise((resolve) => {
      const settle = (granted: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(waiting);
        resolve(granted);
      };
      const waiting = { client, presence, settle };
      const timer = setTimeout(() => settle(false), waitMilliseconds);
      this.#waiting.add(waiting);
    });
  }

  /** Gives the place to the one that waits longest, of those whose client may have it. */
  leave(client: string): void {
    this.#active--;
    const held = (this.#held.get(client) ?? 0) - 1;
    if (held > 0) this.#held.set(client, held);
    else this.#held.delete(client);
    const able = [...this.#waiting].filter((waiting) => this.#hasPlace(waiting.client));
    const next = able.find(({ presence }) => presence() === 'waiting') ?? able[0];
    if (next === undefined) return;
    this.#take(next.client);
    next.settle(true);
  }

  #hasPlace(client: string): boolean {
    const { places, clientPlaces } = this.#limits;
    return this.#active < places && (this.#held.get(client) ?? 0) < clientPlaces;
  }

  #take(client: string): void {
    this.#active++;
    this.#held.set(client, (this.#held.get(client) ?? 0) + 1);
  }
}
