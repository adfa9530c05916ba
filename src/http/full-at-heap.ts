/** A key of the limiter and the time at which its bucket is full. */
interface FullAt {
  readonly key: string;
  readonly fullAt: number;
}

/** A binary heap with the earliest time on top. */
export class FullAtHeap {
  readonly #entries: FullAt[] = [];

  top(): FullAt | undefined {
    return this.#entries[0];
  }

  push(entry: FullAt): void {
    const entries = this.#entries;
    let place = entries.push(entry) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      const above = entries[parent];
      if (above === undefined || above.fullAt <= entry.fullAt) break;
      entries[place] = above;
      place = parent;
    }
    entries[place] = entry;
  }

  pop(): FullAt | undefined {
    const entries = this.#entries;
    const top = entries[0];
    const moved = entries.pop();
    if (moved !== undefined && entries.length > 0) this.#sink(moved);
    return top;
  }

  /** Puts an entry into the place of the top, and lets it go down to where it belongs. */
  #sink(moved: FullAt): void {
    const entries = this.#entries;
    let place = 0;
    for (;;) {
      const left = entries[2 * place + 1];
      const right = entries[2 * place + 2];
      const rightIsEarlier = left !== undefined && right !== undefined && right.fullAt < left.fullAt;
      const child = rightIsEarlier ? right : left;
      if (child === undefined || child.fullAt >= moved.fullAt) break;
      entries[place] = child;
      place = 2 * place + (rightIsEarlier ? 2 : 1);
    }
    entries[place] = moved;
  }
}
