import type { Environment } from './environment.ts';
import type { Run } from './scope.ts';
import { Refusal, Unevaluable, type Value } from './value.ts';

/** Letters that making a value may go through for it to be kept: what takes longer is counted with each row. */
const KEPT_LETTERS = 2000;

/**
 * Computes what no column changes once, where neither the time nor the zone changes it: a check asks for it on each row.
 * What is kept takes no letters, on the first row either, so that each row has as many left.
 */
export function keptConstant(run: Run): Run {
  let kept: (() => Value) | null = null;
  return (environment) => {
    if (kept !== null) return kept();
    let letters = 0;
    let changes = false;
    const changing = (fact: () => bigint) => (): bigint => {
      changes = true;
      return fact();
    };
    const counting: Environment = {
      column: environment.column,
      now: changing(environment.now),
      zone: changing(environment.zone),
      spend: (more) => {
        const before = letters;
        letters += more;
        if (letters > KEPT_LETTERS) environment.spend(before > KEPT_LETTERS ? more : letters);
      },
    };
    const answer = settled(run, counting);
    if (!changes && letters <= KEPT_LETTERS) kept = answer;
    else if (letters <= KEPT_LETTERS) environment.spend(letters);
    return answer();
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
