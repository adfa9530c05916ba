import { isEvaluable } from '../expression/condition.ts';
import { nodeCountOf } from '../expression/evaluable.ts';
import type { Scope } from '../expression/scope.ts';
import type { Expression } from '../ir.ts';
import type { Budget } from './allowance.ts';

/** What finding out takes whether a node can be evaluated. */
const COST_OF_BINDING = 4;

/** Whether an expression can be evaluated; where nothing is left of the allowance, it counts as one that cannot. */
export function isEvaluableWithin(expression: Expression, scope: Scope, allowance: Budget): boolean {
  if (allowance.left <= 0) return false;
  allowance.left -= nodeCountOf(expression) * COST_OF_BINDING;
  return isEvaluable(expression, scope);
}
