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
