import { ROUNDING } from './interval-step.ts';
import { highOf, lowOf, runTape, setInput, type Tape } from './tape.ts';

/** The least and the largest that a column's whole numbers can be. */
export interface Hull {
  readonly low: number;
  readonly high: number;
}

/** Steps of tapes that are run until no interval changes: bounds the time that relations without end take. */
const MAX_STEPS = 60_000;

/**
 * Narrows the intervals of columns to what their relations leave, as far as each relation alone shows. Null: a column has
 * nothing left. Columns without an interval demand nothing.
 */
export function propagated(tapes: readonly Tape[], hulls: ReadonlyMap<string, Hull>): ReadonlyMap<string, Hull> | null {
  const narrowed = new Map(hulls);
  const backwards = tapes.toReversed();
  let steps = 0;
  let round = 0;
  // Every other round goes backwards: so a chain of any length is followed to both of its ends at once.
  for (let changed = true; changed && steps < MAX_STEPS; round++) {
    changed = false;
    for (const tape of round % 2 === 0 ? tapes : backwards) {
      steps += tape.steps.length;
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
    setInput(slot, hull?.low ?? Number.NaN, hull?.high ?? Number.NaN);
  }
  runTape(tape);
  const low = wholeAbove(lowOf(tape.result), tape.exact);
  const high = wholeBelow(highOf(tape.result), tape.exact);
  return {
    low: Number.isNaN(low) ? known.low : Math.max(low, known.low),
    high: Number.isNaN(high) ? known.high : Math.min(high, known.high),
  };
}

/** The least whole number that is not below an end of an interval. */
function wholeAbove(low: number, exact: boolean): number {
  return Math.ceil(exact ? low : low - ROUNDING);
}

/** The largest whole number that is not above an end of an interval. */
function wholeBelow(high: number, exact: boolean): number {
  return Math.floor(exact ? high : high + ROUNDING);
}
