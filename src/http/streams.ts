import type { Presence } from './compilers.ts';

/** How many answers may be under way at once, and how long others wait. */
export interface StreamLimits {
  readonly places: number;
  /** Of these, for one client. */
  readonly clientPlaces: number;
  readonly waitMilliseconds: number;
}

/** The place of an answer that is under way. */
export interface Place {
  /** Whether another answer has it by now, and nothing is to be begun any more. */
  readonly isLost: boolean;
  /** Keeps the place from here on, if it is not lost. */
  keep(): void;
  /** Gives the place up; to be called once. */
  leave(): void;
}

/** Who has a place, or waits for one. */
interface Client {
  readonly client: string;
  readonly presence: () => Presence;
}

/** A place that may still be lost to another client. */
interface Held extends Client {
  isLost: boolean;
  isKept: boolean;
}

/** A request that waits for a place. */
interface Waiting extends Client {
  readonly settle: (place: Place | null) => void;
}

/**
 * Bounds how many answers are under way at once, in all and to each client. Those that come too late wait in the order of their
 * coming, those whose clients may be gone behind the others: these also lose their places to others before their answers begin.
 */
export class Streams {
  readonly #limits: StreamLimits;
  readonly #waiting = new Set<Waiting>();
  readonly #held = new Set<Held>();
  /** Places of each client that has any. */
  readonly #counts = new Map<string, number>();

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  get active(): number {
    return this.#held.size;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  /** Resolves with a place; null: there is none, as those that may wait do so already, or it waited too long. */
  enter(client: string, presence: () => Presence): Promise<Place | null> {
    const { places, waitMilliseconds } = this.#limits;
    if (presence() === 'waiting') this.#makeRoom(client);
    if (this.#hasPlace(client)) return Promise.resolve(this.#take({ client, presence }));
    if (this.#waiting.size >= places) return Promise.resolve(null);
    return new Promise((resolve) => {
      const settle = (place: Place | null) => {
        clearTimeout(timer);
        this.#waiting.delete(waiting);
        resolve(place);
      };
      const waiting = { client, presence, settle };
      const timer = setTimeout(() => settle(null), waitMilliseconds);
      this.#waiting.add(waiting);
    });
  }

  /** Where a client finds no place, takes one from a client that may be gone, or lets it wait instead of one. */
  #makeRoom(client: string): void {
    const { places, clientPlaces } = this.#limits;
    if (this.#hasPlace(client)) return;
    const isShareFull = this.#countOf(client) >= clientPlaces;
    for (const held of this.#held) {
      if (held.isKept || (isShareFull && held.client !== client) || held.presence() === 'waiting') continue;
      held.isLost = true;
      this.#free(held);
      return;
    }
    if (this.#waiting.size < places) return;
    for (const { presence, settle } of this.#waiting) {
      if (presence() === 'waiting') continue;
      settle(null);
      return;
    }
  }

  #hasPlace(client: string): boolean {
    const { places, clientPlaces } = this.#limits;
    return this.#held.size < places && this.#countOf(client) < clientPlaces;
  }

  #countOf(client: string): number {
    return this.#counts.get(client) ?? 0;
  }

  #take({ client, presence }: Client): Place {
    const held: Held = { client, presence, isLost: false, isKept: false };
    this.#held.add(held);
    this.#counts.set(client, this.#countOf(client) + 1);
    return {
      get isLost() {
        return held.isLost;
      },
      keep: () => {
        held.isKept = true;
      },
      leave: () => {
        if (held.isLost) return;
        this.#free(held);
        this.#grantNext();
      },
    };
  }

  #free(held: Held): void {
    const { client } = held;
    this.#held.delete(held);
    const count = this.#countOf(client) - 1;
    if (count > 0) this.#counts.set(client, count);
    else this.#counts.delete(client);
  }

  /** Gives a place to the one that waits longest, of those whose client may have it. */
  #grantNext(): void {
    const able = [...this.#waiting].filter(({ client }) => this.#hasPlace(client));
    const next = able.find(({ presence }) => presence() === 'waiting') ?? able[0];
    next?.settle(this.#take(next));
  }
}
