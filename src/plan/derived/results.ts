import type { Shape } from '../../../grammar/shape.ts';
import { functionCalled } from '../../functions/index.ts';
import { ANY, type NumberRange, remainderOf, unionOf, within } from '../../functions/number-ranges.ts';
import type { Expression } from '../../ir.ts';
import { limitsOf } from '../../values/integer.ts';

/** What is known of columns, by the names that expressions have for them; null: nothing is. */
interface ColumnsRead {
  readonly rangeOf: (name: string) => NumberRange | null;
}

/** Operators and functions one in the other that are looked through. */
const MAX_DEPTH = 64;

/**
 * The numbers that an expression may give, as far as its form and its columns' types tell: of a number's rest, fewer than it is
 * divided by; of a month, twelve.
 */
export function numbersOf(expression: Expression, columns: ColumnsRead, depth = 0): NumberRange {
  if (depth > MAX_DEPTH) return ANY;
  const inner = (one: Expression) => numbersOf(one, columns, depth + 1);
  switch (expression.kind) {
    case 'number': {
      const value = Number(expression.text);
      return { low: value, high: value };
    }
    case 'column':
      return columns.rangeOf(expression.name) ?? ANY;
    case 'unary': {
      const { low, high } = inner(expression.operand);
      if (expression.operator === '-') return { low: -high, high: -low };
      return expression.operator === '+' ? { low, high } : ANY;
    }
    case 'binary':
      return computed(expression.operator, inner(expression.left), inner(expression.right));
    case 'cast':
      return within(inner(expression.operand), valuesOf(expression.type.shape));
    case 'case': {
      const results = [...expression.branches.map(({ result }) => result), expression.otherwise];
      return unionOf(results.filter((result) => result !== null && result.kind !== 'null').map(inner));
    }
    case 'call': {
      const { record, given } = functionCalled(expression);
      const { range = ANY } = record;
      return typeof range === 'function' ? range(given.map(inner)) : range;
    }
    default:
      return ANY;
  }
}

/** What an operator makes of numbers of two ranges. */
function computed(operator: string, one: NumberRange, other: NumberRange): NumberRange {
  switch (operator) {
    case '+':
      return { low: one.low + other.low, high: one.high + other.high };
    case '-':
      return { low: one.low - other.high, high: one.high - other.low };
    case '*': {
      const products = [one.low, one.high].flatMap((left) => [other.low, other.high].map((right) => left * right));
      // Nothing times without end is not known.
      return products.some(Number.isNaN) ? ANY : { low: Math.min(...products), high: Math.max(...products) };
    }
    case '%':
    case 'mod':
      return remainderOf(one, other);
    case '&':
      return other.low >= 0 ? { low: 0, high: other.high } : one.low >= 0 ? { low: 0, high: one.high } : ANY;
    case 'div':
    case '/': {
      if (other.low < 1) return ANY;
      const most = Math.max(Math.abs(one.low), Math.abs(one.high)) / other.low;
      return { low: one.low < 0 ? -most : 0, high: one.high > 0 ? most : 0 };
    }
    default:
      return ANY;
  }
}

/** The numbers that a type holds. */
export function valuesOf(shape: Shape | undefined): NumberRange {
  if (shape?.kind === 'integer') {
    const { first, last } = limitsOf(shape);
    return { low: Number(first), high: Number(last) };
  }
  if (shape?.kind === 'decimal' && shape.precision !== null) {
    const most = 10 ** (shape.precision - (shape.scale ?? 0));
    return { low: shape.unsigned ? 0 : -most, high: most };
  }
  return shape?.kind === 'year' ? { low: Math.min(0, shape.first), high: shape.last } : ANY;
}
