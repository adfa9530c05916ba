import { Refused } from './reading.ts';

/*
 * The abstract domain of the verifier: what the lanes of a row may hold, each as a size. Draws are interpreted on it, and what
 * they may fill the lanes with bounds what records read.
 */

/** The cases of a choice that a row may be in: the lane of the choice, and the ranks that it may hold. */
export interface When {
  readonly lane: number;
  readonly cases: readonly number[];
}

/** Size of what nothing is known of. */
const UNKNOWN = Number.POSITIVE_INFINITY;

/**
 * What lanes may hold: each a rank from 0 to below its size, which may depend on the row's case of one choice. A lane may also be
 * known to number a text that was computed of the row: it is until that lane, or the flag of the value, is filled again.
 */
export class LaneSizes {
  readonly count: number;
  /** By lane; behind them, for each lane again, 1 where it numbers a text of its row, and unknown where it may not. */
  #sizes: number[];
  readonly #byCase = new Map<number, ByCase>();
  /** Lanes that sizes depend on. */
  readonly #choices = new Set<number>();
  /** By what may be filled: the lane whose text is not known to be there then. */
  #texts = new Map<number, number>();

  /** For so many lanes of the same size: 1 where they hold 0, infinite where nothing is known of them. */
  constructor(count: number, size: number) {
    this.count = count;
    this.#sizes = Array<number>(2 * count)
      .fill(size, 0, count)
      .fill(UNKNOWN, count);
  }

  /** The same sizes, to be changed on their own. */
  copied(): LaneSizes {
    const copy = new LaneSizes(this.count, UNKNOWN);
    copy.#sizes = this.#sizes.slice();
    for (const [index, { choice, rest, sizes }] of this.#byCase) {
      copy.#byCase.set(index, { choice, rest, sizes: new Map(sizes) });
    }
    for (const choice of this.#choices) copy.#choices.add(choice);
    // Which texts there may be is the same for all: it only grows.
    copy.#texts = this.#texts;
    return copy;
  }

  /** Makes each lane as large as it is here or there; gives whether one is larger than it was. */
  join(other: LaneSizes): boolean {
    let hasGrown = false;
    for (let lane = 0; lane < this.count; lane++) if (this.#joinAt(lane, other)) hasGrown = true;
    for (const lane of this.#texts.values()) if (this.#joinAt(this.count + lane, other)) hasGrown = true;
    return hasGrown;
  }

  /** The size of a lane in rows of some cases: all rows are meant where none are named. */
  sizeOf(lane: number, when: readonly When[]): number {
    return lane < this.count ? this.#sizeAt(lane, when) : UNKNOWN;
  }

  /** Whether a lane numbers a text of its row in all rows of some cases. */
  hasText(lane: number, when: readonly When[]): boolean {
    return this.#sizeAt(this.count + lane, when) === 1;
  }

  /** Sets the size that a lane has in some cases from here on, or in all: what it held before is written over. */
  set(lane: number, size: number, when: When | null): void {
    this.#forgetCases(lane);
    const text = this.#texts.get(lane);
    if (text !== undefined) this.#setAt(this.count + text, UNKNOWN, when);
    this.#setAt(lane, size, when);
  }

  /** Says that a lane, which was set before, numbers a text of each row for which `flag` does not say NULL; a negative one: none does. */
  setText(lane: number, flag: number, when: When | null): void {
    this.#texts.set(lane, lane);
    if (flag >= 0) this.#texts.set(flag, lane);
    this.#setAt(this.count + lane, 1, when);
  }

  /** The choice that a lane's size depends on, with its cases; null: it depends on none. */
  casesOf(lane: number): When | null {
    const own = this.#byCase.get(lane);
    return own === undefined ? null : { lane: own.choice, cases: [...own.sizes.keys()] };
  }

  #sizeAt(index: number, when: readonly When[]): number {
    const own = this.#byCase.get(index);
    if (own === undefined) return this.#sizes[index] ?? UNKNOWN;
    const known = when.find((one) => one.lane === own.choice);
    if (known === undefined) return this.#largest(own);
    return known.cases.reduce((most, one) => Math.max(most, own.sizes.get(one) ?? own.rest), 0);
  }

  /** The largest size in all cases that the choice has. */
  #largest({ choice, rest, sizes }: ByCase): number {
    const cases = this.#byCase.has(choice) ? UNKNOWN : (this.#sizes[choice] ?? UNKNOWN);
    let [most, listed] = [0, 0];
    for (const [one, size] of sizes) {
      most = Math.max(most, size);
      if (one < cases) listed++;
    }
    return listed < cases ? Math.max(most, rest) : most;
  }

  #setAt(index: number, size: number, when: When | null): void {
    if (when === null) {
      this.#byCase.delete(index);
      this.#sizes[index] = size;
      return;
    }
    const known = this.#byCase.get(index);
    const own = known?.choice === when.lane ? known : this.#divided(index, when.lane);
    for (const one of when.cases) own.sizes.set(one, size);
    this.#byCase.set(index, own);
    this.#choices.add(when.lane);
  }

  #divided(index: number, choice: number): ByCase {
    return { choice, rest: this.#sizeAt(index, []), sizes: new Map() };
  }

  /** Of rows that get other cases of a choice, it is not known any more which of the sizes is theirs. */
  #forgetCases(choice: number): void {
    if (!this.#choices.delete(choice)) return;
    for (const [index, own] of this.#byCase) {
      if (own.choice === choice) this.#setAt(index, this.#sizeAt(index, []), null);
    }
  }

  #joinAt(index: number, other: LaneSizes): boolean {
    const [own, also] = [this.#byCase.get(index), other.#byCase.get(index)];
    const choice = own?.choice ?? also?.choice;
    const [rest, otherRest] = [this.#restAt(index), other.#restAt(index)];
    if (choice === undefined) {
      if (otherRest <= rest) return false;
      this.#sizes[index] = otherRest;
      return true;
    }
    if (also !== undefined && also.choice !== choice) {
      // What depends on two choices is as large as it is in any of their cases.
      this.#setAt(index, Math.max(this.#sizeAt(index, []), other.#sizeAt(index, [])), null);
      return true;
    }
    const joined = { choice, rest: Math.max(rest, otherRest), sizes: new Map<number, number>() };
    let hasGrown = joined.rest > rest;
    for (const one of [...(own?.sizes.keys() ?? []), ...(also?.sizes.keys() ?? [])]) {
      const [size, otherSize] = [own?.sizes.get(one) ?? rest, also?.sizes.get(one) ?? otherRest];
      joined.sizes.set(one, Math.max(size, otherSize));
      if (otherSize > size) hasGrown = true;
    }
    if (!hasGrown) return false;
    this.#byCase.set(index, joined);
    this.#choices.add(choice);
    return true;
  }

  /** The size in the cases that are not listed, or in all. */
  #restAt(index: number): number {
    return this.#byCase.get(index)?.rest ?? this.#sizes[index] ?? UNKNOWN;
  }
}

/** The lane that a field of a record names, by its place in the row in bytes. Throws Refused where there is none. */
export function laneOf(offset: number, { count }: LaneSizes): number {
  const lane = offset / 4;
  if (!Number.isInteger(lane) || lane >= count) throw new Refused('A record reads a lane that its rows do not have.');
  return lane;
}

interface ByCase {
  readonly choice: number;
  /** In the cases that are not listed. */
  readonly rest: number;
  readonly sizes: Map<number, number>;
}
