import type { Expression } from '../ir.ts';
import { operandsOf } from '../walk.ts';
import { BINARY_OPERATORS, UNARY_OPERATORS } from './evaluate.ts';
import { isKnownFunction } from './functions.ts';

/** Whether `evaluate` knows everything that an expression holds. */
export function isEvaluable(expression: Expression): boolean {
  const waiting = [expression];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!isKnown(next)) return false;
    for (const operand of next.kind === 'quantified' ? [next.left] : operandsOf(next)) waiting.push(operand);
  }
  return true;
}

/** Columns whose value matters to an expression, not only whether it is NULL. */
export function columnsByValue(expression: Expression): ReadonlySet<string> {
  const names = new Set<string>();
  const waiting = [expression];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.kind === 'column') names.add(next.name);
    else if (!asksForNullsOnly(next)) for (const operand of operandsOf(next)) waiting.push(operand);
    else for (const operand of operandsOf(next)) if (operand.kind !== 'column') waiting.push(operand);
  }
  return names;
}

function asksForNullsOnly(expression: Expression): boolean {
  if (expression.kind === 'is') return expression.test === 'null';
  return expression.kind === 'call' && (expression.name === 'num_nonnulls' || expression.name === 'num_nulls');
}

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

function isKnown(expression: Expression): boolean {
  switch (expression.kind) {
    case 'unary':
      return UNARY_OPERATORS.has(expression.operator);
    case 'binary':
      return BINARY_OPERATORS.has(expression.operator);
    case 'call':
      return isKnownFunction(expression.name, expression.arguments.length);
    case 'like':
      return expression.operator === 'like' || expression.operator === 'ilike';
    case 'is':
      return ['null', 'true', 'false', 'unknown', 'distinct'].includes(expression.test);
    case 'cast':
      return ['text', 'integer', 'decimal', 'float', 'boolean', 'date', 'timestamp'].includes(
        expression.type.shape.kind,
      );
    case 'quantified':
      return (expression.right.kind === 'cast' ? expression.right.operand : expression.right).kind === 'array';
    case 'bits':
    case 'array':
    case 'row':
    case 'subscript':
    case 'field':
    case 'interval':
      return false;
    default:
      return true;
  }
}
