import { functionNamed } from '../../functions/index.ts';
import type { Expression } from '../../ir.ts';
import { operandsOf } from '../../walk.ts';
import type { ColumnTest } from './column-facts.ts';

/** Whether a function is NULL where one of its arguments is: as a rule those are that are not known, too. */
export function isStrict(name: string): boolean {
  return functionNamed(name.split(' ')[0] ?? '').takesNull === undefined;
}

/** Whether a condition is not false where columns are NULL: `passes` says so of what is no AND and no OR. */
export function passesWithout(condition: Expression, passes: (part: Expression) => boolean): boolean {
  if (condition.kind !== 'logical') return passes(condition);
  const { operator, operands } = condition;
  const part = (operand: Expression) => passesWithout(operand, passes);
  return operator === 'or' ? operands.some(part) : operands.every(part);
}

/**
 * Whether an expression is NULL where columns are: operators and casts pass NULL on, and the functions that `passesNull` names.
 */
export function isNullWithout(
  expression: Expression,
  isMissing: ColumnTest,
  passesNull: (name: string) => boolean,
): boolean {
  const isNull = (operand: Expression): boolean => isNullWithout(operand, isMissing, passesNull);
  switch (expression.kind) {
    case 'column':
      return isMissing(expression.name);
    case 'logical':
      return expression.operands.every(isNull);
    case 'row':
      return expression.items.every(isNull);
    case 'is':
    case 'case':
    case 'array':
      return false;
    case 'between':
    case 'in':
      return isNull(expression.operand);
    case 'binary':
      return expression.operator !== '<=>' && operandsOf(expression).some(isNull);
    case 'call':
      return passesNull(expression.name) && expression.arguments.some(isNull);
    default:
      return operandsOf(expression).some(isNull);
  }
}
