import { functionCalled, functionNamed } from '../../functions/index.ts';
import type { Expression } from '../../ir.ts';
import { NO_FACTS, type Scalar } from '../../values/request.ts';
import { secondOf } from '../../values/time.ts';
import type { Columns, Ways } from './column-facts.ts';
import { columnOf, only, sameValue } from './operand.ts';

const HOUR = 3600;
const DAY_END = NO_FACTS.clockLast;

/** The hour of a moment, or its time of day, beside a constant: bounds of its clock; null: it is no such comparison. */
export function clockFact(left: Expression, operator: string, constant: Scalar, columns: Columns): Ways | null {
  const span = spanOf(left, constant, columns);
  const bounds = span === null ? null : boundsOf(operator, span);
  const column = bounds === null ? undefined : clockedColumn(left, columns);
  if (bounds === null || column === undefined) return null;
  const [first, last] = bounds;
  return only(column, { clockFirst: Math.max(0, first), clockLast: Math.min(DAY_END, last) });
}

function spanOf(left: Expression, constant: Scalar, columns: Columns): ClockSpan | null {
  if (!isTimeOfDay(left)) return typeof constant === 'number' ? hourSpan(constant) : null;
  const second = typeof constant === 'string' && PLAIN_TIME.test(constant) ? secondOf(constant) : null;
  return second === null ? null : secondSpan(second, isWhole(left, columns));
}

/** A time without a fraction and without a zone. */
const PLAIN_TIME = /^\d{1,2}:\d\d(?::\d\d)?$/;

/** Whether a comparison is one of times of day, of which the bounds leave some out: those of the last second. */
export function isAboutTimesOfDay(condition: Expression): boolean {
  return condition.kind === 'binary' && [condition.left, condition.right].some(isTimeOfDay);
}

/** moment::time, TIME(moment) */
function isTimeOfDay(expression: Expression): boolean {
  return expression.kind === 'cast'
    ? expression.type.shape.kind === 'time'
    : expression.kind === 'call' && functionNamed(expression.name).givesClock === true;
}

/** The column of moments whose time of day, or its hour, an expression is; moments with a zone have another in each. */
export function clockedColumn(left: Expression, columns: Columns): string | undefined {
  const operand = isTimeOfDay(left) ? timed(left) : hourOperand(sameValue(left, 'count'));
  const column = operand?.kind === 'column' ? columnOf(operand, columns) : undefined;
  const shape = column === undefined ? undefined : columns.shapeOf(column);
  return shape?.kind === 'timestamp' && !shape.zoned ? column : undefined;
}

function timed(expression: Expression): Expression | undefined {
  if (expression.kind === 'cast') return expression.operand;
  return expression.kind === 'call' ? expression.arguments[0] : undefined;
}

/** HOUR(moment), EXTRACT(HOUR FROM moment), date_part('hour', moment) */
function hourOperand(expression: Expression): Expression | undefined {
  if (expression.kind !== 'call') return undefined;
  const { record, given } = functionCalled(expression);
  return record.unit === 'hour' ? given[0] : undefined;
}

/** First and last second of the day. */
type Bounds = readonly [number, number];

/** What a constant stands for on the clock: from `first` to `last`; behind it is what begins at `next`. */
interface ClockSpan {
  readonly first: number;
  readonly last: number;
  readonly next: number;
  /** Whether that is all of it: a fraction may follow the last second. */
  readonly whole: boolean;
}

function hourSpan(hour: number): ClockSpan {
  const end = Math.floor(hour) * HOUR + HOUR;
  return { first: Math.ceil(hour) * HOUR, last: end - 1, next: end, whole: Number.isInteger(hour) };
}

function secondSpan(second: number, whole: boolean): ClockSpan {
  return { first: second, last: whole ? second : second - 1, next: second + 1, whole };
}

/** Whether moments are of whole seconds. */
function isWhole(left: Expression, columns: Columns): boolean {
  const shape = columns.shapeOf(clockedColumn(left, columns) ?? '');
  return shape?.kind === 'timestamp' && shape.precision === 0;
}

function boundsOf(operator: string, { first, last, next, whole }: ClockSpan): Bounds | null {
  switch (operator) {
    case '=':
      return whole ? [first, last] : null;
    case '<':
      return [0, first - 1];
    case '<=':
      return [0, last];
    case '>':
      return [next, DAY_END];
    case '>=':
      return [first, DAY_END];
    default:
      return null;
  }
}
