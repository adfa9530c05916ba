import type { Environment } from '../runtime/environment.ts';
import { Unevaluable } from '../runtime/value.ts';

/** True, false, or unknown. */
export type Truth = boolean | null;

export function not(value: Truth): Truth {
  return value === null ? null : !value;
}

export function both(one: Truth, other: Truth): Truth {
  if (one === false || other === false) return false;
  return one === null || other === null ? null : true;
}

/** True where one of them is; unknown where none is, but one is unknown. */
export function anyOf(results: readonly Truth[]): Truth {
  return results.includes(true) ? true : results.includes(null) ? null : false;
}

/** AND or OR from the left to the right: what decides ends it, even beside a condition that is not evaluated. */
export function decisiveLogical(
  conjunction: boolean,
  conditions: readonly ((environment: Environment) => Truth)[],
  environment: Environment,
): Truth {
  let unknown = false;
  let unevaluable: Unevaluable | null = null;
  for (const condition of conditions) {
    try {
      const value = condition(environment);
      if (value === !conjunction) return value;
      unknown ||= value === null;
    } catch (error) {
      if (!(error instanceof Unevaluable)) throw error;
      unevaluable = error;
    }
  }
  if (unevaluable !== null) throw unevaluable;
  return unknown ? null : conjunction;
}
