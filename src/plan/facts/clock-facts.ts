import type { Expression } from '../../ir.ts';
import type { Scalar } from '../../values/request.ts';
import { secondOf } from '../../values/time.ts';
import type { Alternative, Columns } from './column-facts.ts';
import { bare, columnOf, only } from './operand.ts';

const HOUR = 3600;
const DAY_END = 24 * HOUR - 1;

/** The hour of a moment, or its time of day, beside a constant: bounds of its clock; null: it is no such comparison. */
export function clockFact(
  left: Expression,
  operator: string,
  constant: Scalar,
  columns: Columns,
): readonly Alternative[] | null {
  const bounds = isTimeOfDay(left)
    ? typeof constant === 'string' && PLAIN_TIME.test(constant)
      ? secondsOf(operator, secondOf(constant) ?? 0, isWhole(left, columns))
      : null
    : typeof constant === 'number'
      ? hoursOf(operator, constant)
      : null;
  const column = bounds === null ? undefined : clockedColumn(left, columns);
  if (bounds === null || column === undefined) return null;
  const [first, last] = bounds;
  return only(column, { clockFirst: Math.max(0, first), clockLast: Math.min(DAY_END, last) });
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
    : expression.kind === 'call' && expression.name === 'time';
}

/** The column of moments whose time of day, or its hour, an expression is; moments with a zone have another in each. */
export function clockedColumn(left: Expression, columns: Columns): string | undefined {
  const operand = isTimeOfDay(left) ? timed(left) : hourOperand(bare(left));
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
  const [first, second] = expression.arguments;
  if (expression.name === 'hour' || expression.name === 'extract hour') return first;
  const isHour = expression.name === 'date_part' && first?.kind === 'string' && first.value.toLowerCase() === 'hour';
  return isHour ? second : undefined;
}

/** First and last second of the day. */
type Bounds = readonly [number, number];

function hoursOf(operator: string, hour: number): Bounds | null {
  const [start, end] = [Math.ceil(hour) * HOUR, Math.floor(hour) * HOUR + HOUR - 1];
  switch (operator) {
    case '=':
      return Number.isInteger(hour) ? [start, end] : null;
    case '<':
      return [0, start - 1];
    case '<=':
      return [0, end];
    case '>':
      return [end + 1, DAY_END];
    case '>=':
      return [start, DAY_END];
    default:
      return null;
  }
}

/** Whether moments are of whole seconds: else a fraction may follow the last one of the bounds. */
function isWhole(left: Expression, columns: Columns): boolean {
  const shape = columns.shapeOf(clockedColumn(left, columns) ?? '');
  return shape?.kind === 'timestamp' && shape.precision === 0;
}

function secondsOf(operator: string, second: number, whole: boolean): Bounds | null {
  switch (operator) {
    case '=':
      return whole ? [second, second] : null;
    case '<':
      return [0, second - 1];
    case '<=':
      return [0, whole ? second : second - 1];
    case '>':
      return [second + 1, DAY_END];
    case '>=':
      return [second, DAY_END];
    default:
      return null;
  }
}
