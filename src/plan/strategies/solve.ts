import { isUnsatisfiable, type Outcome } from '../outcome.ts';
import { DIRECT, type Plan } from '../plan.ts';
import { type Searched, searched } from './search.ts';
import { type Attempt, isBetter, type Problem, type Strategy, type Trial, type TryOut } from './strategy.ts';

/**
 * Tries a plan of a problem and, where its rows fail, the plans of strategies in their order, until one suffices or the budget
 * is used up: gives the best. Null: the plan cannot be one of the table that was asked for.
 */
export function solve(
  problem: Problem,
  plan: Plan,
  tryOut: TryOut,
  strategies: readonly Strategy[],
): Outcome<Trial> | null {
  const lifted = problem.lift(plan);
  if (lifted === null) return null;
  const first = tryOut(lifted, problem.budget);
  if (first.failing.length === 0) return first;
  const failing = first.failing.filter((residual) => problem.owns(residual));
  let found: Searched | null = null;
  const search = () => {
    found ??= searched(problem, plan, failing);
    return found;
  };
  let best = first;
  for (const strategy of strategies) {
    if (problem.budget.left <= 0) break;
    const attempt: Attempt = { problem, plan, lifted, first, failing, best, tryOut, search, strategies };
    for (const trial of strategy.trials(attempt)) {
      if (isUnsatisfiable(trial)) return trial;
      const named =
        trial.plan.strategy === DIRECT ? { ...trial, plan: { ...trial.plan, strategy: strategy.name } } : trial;
      if (strategy.suffices(named, best)) return named;
      if (isBetter(named, best)) best = named;
    }
  }
  return best;
}
