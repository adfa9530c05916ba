import type { Value } from '../runtime/value.ts';
import type { Bound } from './scope.ts';

/** An operand that several tests of one condition ask for. */
export interface SharedOperand {
  /** Gives the value that was computed since the last start. */
  readonly bound: Bound;
  /** Starts another evaluation of the condition. */
  readonly start: () => void;
}

/**
 * Computes an operand once in each evaluation, when it is first asked for: where conditions stand in each other's operands,
 * asking twice would take twice the time at each level.
 */
export function sharedOperand(operand: Bound): SharedOperand {
  if (operand.constant) return { bound: operand, start: () => undefined };
  const { run } = operand;
  let isKnown = false;
  let value: Value = null;
  return {
    bound: {
      ...operand,
      run: (environment) => {
        if (!isKnown) {
          value = run(environment);
          isKnown = true;
        }
        return value;
      },
    },
    start: () => {
      isKnown = false;
    },
  };
}
