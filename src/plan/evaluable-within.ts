import { isEvaluable } from '../expression/condition.ts';
import { nodeCountOf } from '../expression/evaluable.ts';
import type { Scope } from '../expression/scope.ts';
import type { Expression } from '../ir.ts';
import type { Budget } from './budget.ts';

/** What finding out takes whether a node can be evaluated. */
const COST_OF_BINDING = 4;

/** Whether an expression can be evaluated; where nothing is left of the budget, it counts as one that cannot. */
export function isEvaluableWithin(expression: Expression, scope: Scope, budget: Budget): boolean {
  if (budget.left <= 0) return false;
  budget.left -= nodeCountOf(expression) * COST_OF_BINDING;
  return isEvaluable(expression, scope);
}
