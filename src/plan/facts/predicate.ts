import { binary } from '../../compose.ts';
import type { Expression, Expressions, Names } from '../../ir.ts';

/** The comparison that holds where another does not, if neither side is NULL. */
export const NEGATED: Readonly<Record<string, string>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '=': '<>',
  '<>': '=',
};

/** The comparison that says the same with its sides exchanged. */
export const FLIPPED: Readonly<Record<string, string>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '=': '=',
  '<>': '<>',
};

/** Signs of left − right for which each comparison holds. */
export const HOLDS: Readonly<Record<string, readonly number[]>> = {
  '<': [-1],
  '<=': [-1, 0],
  '>': [1],
  '>=': [0, 1],
  '=': [0],
  '<>': [-1, 1],
};

/** Numbers from `low` to `high`, whole ones but for those of `fractionalRangeOf`; null: open on that side. */
export interface Range {
  readonly low: number | null;
  readonly high: number | null;
}

/** The whole numbers that a comparison with a number leaves; null: they are no such range. */
export function wholeRangeOf(operator: string, value: number): Range | null {
  switch (operator) {
    case '=':
      return Number.isInteger(value) ? { low: value, high: value } : null;
    case '<':
      return { low: null, high: Math.ceil(value) - 1 };
    case '<=':
      return { low: null, high: Math.floor(value) };
    case '>':
      return { low: Math.floor(value) + 1, high: null };
    case '>=':
      return { low: Math.ceil(value), high: null };
    default:
      return null;
  }
}

/** By how much a bound lies inside of what a fraction leaves: more than what servers round, as a share of the number and at least. */
const MARGIN = 1e-12;
const LEAST_MARGIN = 1e-9;

/**
 * The numbers, fractions too, that a comparison with a number leaves: up to whole numbers, but for a margin beside those
 * that are excluded and beside fractions, whose last digit depends on how they are computed.
 */
export function fractionalRangeOf(operator: string, value: number): Range | null {
  const margin = Math.max(LEAST_MARGIN, Math.abs(value) * MARGIN);
  const inside = Number.isInteger(value) ? 0 : margin;
  switch (operator) {
    case '<':
      return { low: null, high: value - margin };
    case '<=':
      return { low: null, high: value - inside };
    case '>':
      return { low: value + margin, high: null };
    case '>=':
      return { low: value + inside, high: null };
    default:
      return wholeRangeOf(operator, value);
  }
}

/** Whether an expression is true or false by its form. */
export function isCondition(expression: Expression): boolean {
  switch (expression.kind) {
    case 'is':
    case 'logical':
    case 'between':
    case 'in':
    case 'like':
    case 'boolean':
      return true;
    case 'unary':
      return expression.operator === 'not';
    case 'binary':
      return expression.operator === 'xor' || FLIPPED[expression.operator] !== undefined;
    default:
      return false;
  }
}

/** Operators whose results lie beyond both operands. */
export const SUMS: Names = new Set(['+', '-', '*']);

/** Operators that make a number of two. */
export const ARITHMETIC: Names = new Set([...SUMS, '/', '%', 'div', 'mod']);

const ORDERS: Names = new Set(['<', '<=', '>', '>=']);

/** Whether a condition says which of two columns comes first, and no more. */
export function isOrder(condition: Expression): boolean {
  if (condition.kind === 'unary' && condition.operator === 'not') return isOrder(condition.operand);
  if (condition.kind !== 'binary' || !ORDERS.has(condition.operator)) return false;
  return condition.left.kind === 'column' && condition.right.kind === 'column';
}

/** Whether a condition is such an order, or one that holds beside NULL, too. */
export function isOrderOrNull(condition: Expression): boolean {
  if (condition.kind === 'logical') return condition.operator === 'or' && condition.operands.every(isOrderOrNull);
  const isNull = condition.kind === 'is' && condition.test === 'null' && !condition.negated;
  return isNull ? condition.operand.kind === 'column' : isOrder(condition);
}

/** What all must hold for a condition to hold: the operands of AND, the two comparisons of BETWEEN, or itself. */
export function conjunctsOf(expression: Expression): Expressions {
  if (expression.kind === 'logical' && expression.operator === 'and') return expression.operands.flatMap(conjunctsOf);
  if (expression.kind !== 'between' || expression.negated || expression.symmetric) return [expression];
  const { operand, low, high } = expression;
  return [binary('>=', operand, low), binary('<=', operand, high)];
}
