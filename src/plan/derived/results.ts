import type { Shape } from '../../../grammar/shape.ts';
import type { Expression } from '../../ir.ts';
import { NULL_FUNCTIONS } from '../facts/predicate.ts';

/** The least and the largest number that an expression may give. */
export interface NumberRange {
  readonly low: number;
  readonly high: number;
}

/** What is known of columns, by the names that expressions have for them; null: nothing is. */
interface ColumnsRead {
  readonly rangeOf: (name: string) => NumberRange | null;
}

const ANY: NumberRange = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

/** Parts of dates and times, the numbers that they are. */
const PARTS: ReadonlyMap<string, NumberRange> = new Map([
  ...rangesOf(1, 12, 'month'),
  ...rangesOf(1, 4, 'quarter'),
  ...rangesOf(1, 31, 'day dayofmonth'),
  ...rangesOf(1, 366, 'doy dayofyear'),
  ...rangesOf(0, 53, 'week weekofyear'),
  ...rangesOf(0, 6, 'dow weekday'),
  ...rangesOf(1, 7, 'isodow dayofweek'),
  ...rangesOf(0, 23, 'hour'),
  ...rangesOf(0, 59, 'minute'),
  ...rangesOf(0, 60, 'second'),
  ...rangesOf(0, 999_999, 'microsecond'),
]);

function rangesOf(low: number, high: number, names: string): readonly (readonly [string, NumberRange])[] {
  return names.split(' ').map((name) => [name, { low, high }]);
}

/** Functions whose numbers are known whatever they are given. */
const FUNCTIONS: ReadonlyMap<string, NumberRange> = new Map([
  ...rangesOf(-1, 1, 'sign sin cos'),
  ...rangesOf(0, 255, 'ascii'),
  ...rangesOf(0, 2 ** 32 - 1, 'length char_length character_length octet_length cardinality'),
  ...rangesOf(0, 2 ** 32 - 1, 'crc32'),
]);

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
      return unionOf(
        results.filter((result) => result !== null && result.kind !== 'null').map((result) => result && inner(result)),
      );
    }
    case 'call':
      return numbersOfCall(expression, inner);
    default:
      return ANY;
  }
}

function numbersOfCall(
  { name, arguments: given }: Expression & { kind: 'call' },
  inner: (argument: Expression) => NumberRange,
): NumberRange {
  const [first, second] = given;
  const part = PARTS.get(name.replace(/^extract /, ''));
  if (part !== undefined) return part;
  if (name === 'date_part' && first?.kind === 'string') return PARTS.get(first.value.toLowerCase()) ?? ANY;
  const known = FUNCTIONS.get(name);
  if (known !== undefined || first === undefined) return known ?? ANY;
  if (name === 'mod' && second !== undefined) return computed('%', inner(first), inner(second));
  if (name === 'abs') return computed('abs', inner(first), ANY);
  if (name === 'sqrt') return { low: 0, high: Math.sqrt(Math.max(0, inner(first).high)) };
  if (name === 'least' || name === 'greatest') {
    const pick = name === 'least' ? Math.min : Math.max;
    const all = given.map(inner);
    return { low: pick(...all.map(({ low }) => low)), high: pick(...all.map(({ high }) => high)) };
  }
  if (NULL_FUNCTIONS.has(name)) return unionOf(given.map(inner));
  return name === 'if' ? unionOf(given.slice(1).map(inner)) : ANY;
}

function unionOf(ranges: readonly (NumberRange | null)[]): NumberRange {
  const known = ranges.filter((range) => range !== null);
  if (known.length === 0) return ANY;
  return { low: Math.min(...known.map(({ low }) => low)), high: Math.max(...known.map(({ high }) => high)) };
}

function within(one: NumberRange, other: NumberRange): NumberRange {
  const [low, high] = [Math.max(one.low, other.low), Math.min(one.high, other.high)];
  return low <= high ? { low, high } : other;
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
    case 'mod': {
      const most = Math.max(Math.abs(other.low), Math.abs(other.high));
      const rest = { low: one.low < 0 ? -most : 0, high: one.high > 0 ? most : 0 };
      return within({ low: Math.max(rest.low, one.low), high: Math.min(rest.high, one.high) }, rest);
    }
    case 'abs': {
      const most = Math.max(Math.abs(one.low), Math.abs(one.high));
      return { low: one.low <= 0 && one.high >= 0 ? 0 : Math.min(Math.abs(one.low), Math.abs(one.high)), high: most };
    }
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
    return shape.unsigned
      ? { low: 0, high: 2 ** shape.bits - 1 }
      : { low: -(2 ** (shape.bits - 1)), high: 2 ** (shape.bits - 1) - 1 };
  }
  if (shape?.kind === 'decimal' && shape.precision !== null) {
    const most = 10 ** (shape.precision - (shape.scale ?? 0));
    return { low: shape.unsigned ? 0 : -most, high: most };
  }
  return shape?.kind === 'year' ? { low: Math.min(0, shape.first), high: shape.last } : ANY;
}
