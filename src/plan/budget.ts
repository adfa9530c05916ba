/** Steps that something may still take. */
export interface Budget {
  left: number;
}

/**
 * What planning a table may take, in steps of about a microsecond each: taking its checks apart, searching values for them and
 * trying its first rows. What is left of the checks then is evaluated on rows, or a warning names it.
 */
const PLANNING_STEPS = 400_000;

/** The same for all tables together that it refers to. */
const PARENTS_STEPS = 150_000;

/** Steps that reading a letter of the text takes of each: the longer the text, the less of the time is left. */
const STEPS_OF_LETTER = [0.3, 0.1] as const;

/** The share of the steps that is left in any case: what tables of people need, whatever is around them. */
const LEAST_SHARE = 0.25;

/** The budgets of one text: what is used up depends on the text alone. */
export interface Budgets {
  readonly own: Budget;
  readonly parents: Budget;
}

/** `letters`: of the text. */
export function budgets(letters: number): Budgets {
  const left = (steps: number, each: number): Budget => ({
    left: Math.max(steps * LEAST_SHARE, steps - letters * each),
  });
  const [own, parents] = STEPS_OF_LETTER;
  return { own: left(PLANNING_STEPS, own), parents: left(PARENTS_STEPS, parents) };
}

/** A budget of at most so many steps of its own, each of which takes `cost` steps of the whole. */
export function shareOf(whole: Budget, most: number, cost: number): Budget {
  let own = most;
  return {
    get left() {
      return Math.min(own, whole.left / cost);
    },
    set left(left) {
      const taken = this.left - left;
      own -= taken;
      whole.left -= taken * cost;
    },
  };
}
