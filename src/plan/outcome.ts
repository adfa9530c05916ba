import { DdlError } from '../ddl-error.ts';

/** That no row can exist in a table, with the error that says why and where. */
export interface Unsatisfiable {
  readonly unsatisfiable: DdlError;
}

/** What was made, or why no row can exist. */
export type Outcome<Made extends object> = Made | Unsatisfiable;

/** Runs a step of planning. Constraints that leave no row are found deep within one: here they become its result. */
export function outcomeOf<Made extends object>(step: () => Outcome<Made>): Outcome<Made> {
  try {
    return step();
  } catch (error) {
    if (error instanceof DdlError) return { unsatisfiable: error };
    throw error;
  }
}

export function isUnsatisfiable(outcome: object): outcome is Unsatisfiable {
  return Object.hasOwn(outcome, 'unsatisfiable');
}

/** What was made; null: no row can exist. */
export function madeIn<Made extends object>(outcome: Outcome<Made>): Made | null {
  return isUnsatisfiable(outcome) ? null : outcome;
}

/** What the first of some attempts makes that makes something, or else the last one; where none does, why the last one does not. */
export function firstMade<Attempt, Made extends object>(
  preferred: readonly Attempt[],
  last: Attempt,
  make: (attempt: Attempt) => Outcome<Made>,
): Outcome<Made> {
  for (const attempt of preferred) {
    const made = madeIn(make(attempt));
    if (made !== null) return made;
  }
  return make(last);
}

/** What was made. Throws the DdlError where no row can exist. */
export function madeOrThrow<Made extends object>(outcome: Outcome<Made>): Made {
  if (isUnsatisfiable(outcome)) throw outcome.unsatisfiable;
  return outcome;
}
