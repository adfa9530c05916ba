import { fillInput, highAt, lowAt, runTape, type Tape } from './tape.ts';

/** The least and the largest that a column's whole numbers can be. */
export interface Hull {
  readonly low: number;
  readonly high: number;
}

/** Runs of a tape until no interval changes: a chain of as many columns is followed to its end. */
const MAX_RUNS = 20_000;

/**
 * Narrows the intervals of columns to what their relations leave, as far as each relation alone shows. Null: a column has
 * nothing left. Columns without an interval demand nothing.
 */
export function propagated(tapes: readonly Tape[], hulls: ReadonlyMap<string, Hull>): ReadonlyMap<string, Hull> | null {
  const narrowed = new Map(hulls);
  let runs = 0;
  for (let changed = true; changed && runs < MAX_RUNS; ) {
    changed = false;
    for (const tape of tapes) {
      runs++;
      const known = narrowed.get(tape.target);
      if (known === undefined) continue;
      const hull = narrowedBy(tape, known, narrowed);
      if (hull.low > hull.high) return null;
      if (hull.low > known.low || hull.high < known.high) {
        narrowed.set(tape.target, hull);
        changed = true;
      }
    }
  }
  return narrowed;
}

/** What a tape leaves of its target's interval. */
export function narrowedBy(tape: Tape, known: Hull, hulls: ReadonlyMap<string, Hull>): Hull {
  for (const { column, slot } of tape.inputs) {
    const hull = hulls.get(column);
    fillInput(slot, 1, hull?.low ?? Number.NaN, hull?.high ?? Number.NaN);
  }
  runTape(tape, 1);
  const low = wholeAbove(lowAt(tape.result, 0), tape.exact);
  const high = wholeBelow(highAt(tape.result, 0), tape.exact);
  return {
    low: Number.isNaN(low) ? known.low : Math.max(low, known.low),
    high: Number.isNaN(high) ? known.high : Math.min(high, known.high),
  };
}

/** Error of quotients and products that are not whole: what lies so near to a whole number is that number. */
const ROUNDING = 1e-6;

/** The least whole number that is not below an end of an interval. */
export function wholeAbove(low: number, exact: boolean): number {
  return Math.ceil(exact ? low : low - ROUNDING);
}

/** The largest whole number that is not above an end of an interval. */
export function wholeBelow(high: number, exact: boolean): number {
  return Math.floor(exact ? high : high + ROUNDING);
}
