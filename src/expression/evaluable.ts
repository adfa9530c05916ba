import type { Expression } from '../ir.ts';
import { operandsOf } from '../walk.ts';

/** How many nodes an expression has: what evaluating it once costs. */
export function nodesOf(expression: Expression): number {
  let count = 0;
  const waiting = [expression];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    count++;
    for (const operand of operandsOf(next)) waiting.push(operand);
  }
  return count;
}
