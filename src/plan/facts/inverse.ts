import { isMoment, modelOf } from '../../../grammar/kinds.ts';
import { allOrNone } from '../../collections.ts';
import { allOf, anyOf, binary, listed, signed, TRUE } from '../../compose.ts';
import { functionNamed } from '../../functions/index.ts';
import { type Inverse, LEAP_YEAR } from '../../functions/inverses.ts';
import type { Binary, Call, Expression } from '../../ir.ts';
import { clockedColumn } from './clock-facts.ts';
import type { Columns } from './column-facts.ts';
import { listedMoments } from './listed-moments.ts';
import { constantOf } from './operand.ts';
import { FLIPPED, fractionalRangeOf, NEGATED, type Range, wholeRangeOf } from './predicate.ts';

/**
 * A condition on columns under which an expression's value lies in a range; null: none is known, or the range is empty
 * or ends beyond all numbers. It need not hold wherever the value does: of the days that a month names, those of one
 * year are enough.
 */
export function conditionFor(expression: Expression, range: Range, columns: Columns): Expression | null {
  if (range.low !== null && range.high !== null && range.low > range.high) return null;
  if ([range.low, range.high].some((end) => end !== null && !Number.isFinite(end))) return null;
  switch (expression.kind) {
    case 'column':
      return between(expression, range, { first: String, last: String, literal: 'number' }, columns);
    case 'binary':
      return quotientCondition(expression, range, columns);
    case 'call':
      return callCondition(expression, range, columns);
    default:
      return null;
  }
}

/** Of a whole quotient and what constants are added to it: sums and products of columns are relations. */
function quotientCondition(
  { operator, left, right }: Binary,
  { low, high }: Range,
  columns: Columns,
): Expression | null {
  const moved = (by: number): Range => ({
    low: low === null ? null : low + by,
    high: high === null ? null : high + by,
  });
  const [one, other] = [numberIn(left, columns), numberIn(right, columns)];
  if (operator === '+' && one !== null) return conditionFor(right, moved(-one), columns);
  if (other === null) return null;
  if (operator === '+') return conditionFor(left, moved(-other), columns);
  if (operator === '-') return conditionFor(left, moved(other), columns);
  if (operator === '>>') return shiftedCondition(left, other, { low, high }, columns);
  if (operator !== 'div' || other <= 0) return null;
  const whole = {
    low: low === null ? null : low * other,
    high: high === null ? null : high * other + other - 1,
  };
  return conditionFor(left, whole, columns);
}

/** Bits by which numbers are shifted at most: what is left of others is no number that a double holds. */
const MAX_SHIFT = 30;

/** Of a number without its last bits: one that is not negative, of which servers shift other bits. */
function shiftedCondition(left: Expression, bits: number, { low, high }: Range, columns: Columns): Expression | null {
  if (!Number.isInteger(bits) || bits < 0 || bits > MAX_SHIFT || (high !== null && high < 0)) return null;
  const unit = 2 ** bits;
  const least = Math.max(low ?? 0, 0) * unit;
  return conditionFor(left, { low: least, high: high === null ? null : high * unit + unit - 1 }, columns);
}

function numberIn(expression: Expression, { semantics }: Columns): number | null {
  const value = constantOf(expression, semantics);
  return typeof value === 'number' ? value : null;
}

function callCondition(call: Call, { low, high }: Range, columns: Columns): Expression | null {
  const { inverse } = functionNamed(call.name);
  const [argument] = call.arguments;
  if (inverse === undefined || argument?.kind !== 'column' || call.arguments.length !== 1) return null;
  const least = inverse.least === undefined ? low : Math.max(low ?? inverse.least, inverse.least);
  const most = inverse.most === undefined ? high : Math.min(high ?? inverse.most, inverse.most);
  if (least !== null && most !== null && least > most) return null;
  // A side that the comparison leaves open stays open of moments, whose first is no moment; of numbers, it ends where the function's end.
  const isOfMoments = inverse.literal === undefined;
  const range = { low: isOfMoments && low === null ? null : least, high: isOfMoments && high === null ? null : most };
  // Any value gives one of all the numbers that there are.
  if (inverse.isPeriodic && least === inverse.least && most === inverse.most) return TRUE;
  // What a period repeats is bound on both sides.
  const whole = inverse.isPeriodic ? { low: least, high: most } : range;
  const isDay = columns.shapeOf(argument.name)?.kind === 'date' && inverse.isDayOfMonth;
  if (isDay && least !== null && least === most && least <= SHORTEST_MONTH) return onDayOfMonths(argument, least);
  const listed = least !== null && least === most ? listedMoments(inverse, argument, [least], columns) : null;
  return listed ?? between(argument, whole, inverse, columns);
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Days that every month has, and the years whose months are listed. */
const SHORTEST_MONTH = 28;
const LISTED_YEARS: readonly number[] = Array.from({ length: 50 }, (_, i) => 2000 + i);

/** A column of days as one of the days of that number, one of each month. */
function onDayOfMonths(operand: Expression, day: number): Expression {
  const ofYear = (year: number) => Array.from({ length: 12 }, (_, i) => `${year}-${two(i + 1)}-${two(day)}`);
  return listed(operand, LISTED_YEARS.flatMap(ofYear));
}

/** A column between the bounds, if its values are of the kind that the bounds are; null: they are not. */
function between(
  column: Expression & { kind: 'column' },
  { low, high }: Range,
  { first, last, literal }: Inverse,
  { shapeOf }: Columns,
): Expression | null {
  const kind = shapeOf(column.name)?.kind;
  if (!(literal === 'number' ? modelOf(kind).actsAsNumber : isMoment(kind))) return null;
  if (literal === undefined && isClock(first(0)) !== (kind === 'time') && kind !== 'timestamp') return null;
  const constant = (text: string): Expression => {
    if (literal === undefined)
      return { kind: 'string', value: kind === 'timestamp' && isClock(text) ? `${ANY_DAY} ${text}` : text };
    return signed(text);
  };
  const operands: Expression[] = [];
  if (low !== null) operands.push(binary('>=', column, constant(first(low))));
  if (high !== null) operands.push(binary('<=', column, constant(last(high))));
  return allOf(operands);
}

/** The day of a time of day that a column of dates and times has. */
const ANY_DAY = `${LEAP_YEAR}-06-15`;

function isClock(text: string): boolean {
  return /^\d{2}:/.test(text);
}

/**
 * A comparison of what is computed from columns with a number, on either side, as a condition on the columns; null: it is no such one.
 */
export function inverseOf(condition: Expression, negated: boolean, columns: Columns): Expression | null {
  const computed = condition.kind === 'in' ? condition.operand : condition.kind === 'binary' ? condition.left : null;
  if (computed !== null && clockedColumn(computed, columns) !== undefined) return null;
  if (condition.kind === 'in' && condition.operand.kind === 'call' && condition.negated === negated) {
    const { operand: left, list } = condition;
    const { inverse } = functionNamed(condition.operand.name);
    const [argument, more] = condition.operand.arguments;
    const values = allOrNone(list.map((item) => numberIn(item, columns)));
    const listed =
      inverse !== undefined && argument?.kind === 'column' && more === undefined && values !== null
        ? listedMoments(inverse, argument, values, columns)
        : null;
    if (listed !== null) return listed;
    const each = allOrNone(list.map((right) => inverseOf(binary('=', left, right), false, columns)));
    return each && anyOf(each);
  }
  if (condition.kind !== 'binary') return null;
  const { left, right, operator } = condition;
  const asked = negated ? NEGATED[operator] : operator;
  if (asked === undefined) return null;
  return (
    inverseOfComparison(asked, left, right, columns) ?? inverseOfComparison(FLIPPED[asked] ?? '', right, left, columns)
  );
}

function inverseOfComparison(
  operator: string,
  left: Expression,
  right: Expression,
  columns: Columns,
): Expression | null {
  const value = numberIn(right, columns);
  const isShift = left.kind === 'binary' && left.operator === '>>';
  if (value === null || (left.kind !== 'call' && !isShift)) return null;
  const givesFractions = left.kind === 'call' && functionNamed(left.name).inverse?.givesFractions === true;
  const range = (givesFractions ? fractionalRangeOf : wholeRangeOf)(operator, value);
  return range === null ? null : conditionFor(left, range, columns);
}
