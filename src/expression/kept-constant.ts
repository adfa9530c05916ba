import type { Environment, Tally } from '../runtime/environment.ts';
import { Refusal, Unevaluable, type Value } from '../runtime/value.ts';
import type { Run } from './scope.ts';

/** Letters that making a value may go through for it to be kept: what takes longer is counted with each row. */
const KEPT_LETTERS = 2000;

/**
 * Computes what no column changes once, where neither the time nor the zone changes it: a check asks for it on each row.
 * What is kept takes no letters, on the first row either, so that each row has as many left. What is not kept counts with the
 * constant that it is part of, all at once: passed on at each level of a chain, its letters would take the square of its length.
 */
export function keptConstant(run: Run): Run {
  let kept: (() => Value) | null = null;
  return (environment) => {
    if (kept !== null) return kept();
    const around = environment.tally;
    const tally: Tally = { outermost: around?.outermost ?? environment, letters: 0, unspent: 0, changes: false };
    const answer = settled(run, environmentOf(tally));
    if (!tally.changes && tally.letters <= KEPT_LETTERS) kept = answer;
    else if (around === undefined) environment.spend(tally.unspent);
    else {
      around.letters += tally.letters;
      around.unspent += tally.unspent;
      around.changes ||= tally.changes;
    }
    return answer();
  };
}

function environmentOf(tally: Tally): Environment {
  const { outermost } = tally;
  const changing = (fact: () => bigint) => (): bigint => {
    tally.changes = true;
    return fact();
  };
  return {
    column: outermost.column,
    now: changing(outermost.now),
    zone: changing(outermost.zone),
    spend: (letters) => {
      tally.letters += letters;
      tally.unspent += letters;
      if (tally.letters <= KEPT_LETTERS) return;
      const { unspent } = tally;
      tally.unspent = 0;
      outermost.spend(unspent);
    },
    tally,
  };
}

/** What evaluating gives: a value, or the error that says why there is none. */
function settled(run: Run, environment: Environment): () => Value {
  try {
    const value = run(environment);
    return () => value;
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof Unevaluable)) throw error;
    return () => {
      throw error;
    };
  }
}
