/** The cases of a choice that a row may be in: the lane of the choice, and the ranks that it may hold. */
export interface When {
  readonly lane: number;
  readonly cases: readonly number[];
}

/** What lanes may hold: each a rank from 0 to below its size, which may depend on the row's case of one choice. */
export class LaneSizes {
  readonly #sizes: number[];
  readonly #byCase = new Map<number, ByCase>();

  /** For so many lanes that hold 0. */
  constructor(count: number) {
    this.#sizes = Array<number>(count).fill(1);
  }

  /** The same sizes, to be changed on their own. */
  copied(): LaneSizes {
    const copy = new LaneSizes(this.count);
    copy.#sizes.splice(0, this.count, ...this.#sizes);
    for (const [lane, { choice, rest, sizes }] of this.#byCase) {
      copy.#byCase.set(lane, { choice, rest, sizes: new Map(sizes) });
    }
    return copy;
  }

  /** Makes each lane as large as it is here or there; gives whether one is larger than it was. */
  join(other: LaneSizes): boolean {
    let hasGrown = false;
    const widen = (lane: number, when: readonly When[]) => {
      const size = other.sizeOf(lane, when);
      if (size <= this.sizeOf(lane, when)) return;
      this.set(lane, size, when[0] ?? null);
      hasGrown = true;
    };
    for (let lane = 0; lane < this.count; lane++) {
      const cases = other.casesOf(lane) ?? this.casesOf(lane);
      const isAlike = cases !== null && (this.casesOf(lane)?.lane ?? cases.lane) === cases.lane;
      if (!isAlike) widen(lane, []);
      else for (const one of cases.cases) widen(lane, [{ lane: cases.lane, cases: [one] }]);
    }
    return hasGrown;
  }

  get count(): number {
    return this.#sizes.length;
  }

  /** The size of a lane in rows of some cases: all rows are meant where none are named. */
  sizeOf(lane: number, when: readonly When[]): number {
    const own = this.#byCase.get(lane);
    if (own === undefined) return this.#sizes[lane] ?? Number.POSITIVE_INFINITY;
    const known = when.find((one) => one.lane === own.choice);
    if (known === undefined) return Math.max(own.rest, ...own.sizes.values());
    return known.cases.reduce((most, one) => Math.max(most, own.sizes.get(one) ?? own.rest), 0);
  }

  /** Sets the size that a lane has in some cases from here on, or in all. */
  set(lane: number, size: number, when: When | null): void {
    if (when === null) {
      this.#byCase.delete(lane);
      this.#sizes[lane] = size;
      return;
    }
    const known = this.#byCase.get(lane);
    const own = known?.choice === when.lane ? known : this.#divided(lane, when.lane);
    for (const one of when.cases) own.sizes.set(one, size);
    this.#byCase.set(lane, own);
  }

  /** The choice that a lane's size depends on, with its cases; null: it depends on none. */
  casesOf(lane: number): When | null {
    const own = this.#byCase.get(lane);
    return own === undefined ? null : { lane: own.choice, cases: [...own.sizes.keys()] };
  }

  #divided(lane: number, choice: number): ByCase {
    return { choice, rest: this.sizeOf(lane, []), sizes: new Map() };
  }
}

interface ByCase {
  readonly choice: number;
  /** In the cases that are not listed. */
  readonly rest: number;
  readonly sizes: Map<number, number>;
}
