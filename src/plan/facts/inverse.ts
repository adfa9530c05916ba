import type { Kind } from '../../../grammar/shape.ts';
import type { Expression } from '../../ir.ts';
import { clockText, dayNumber, dayText } from '../../values/part.ts';
import { clockedColumn } from './clock-facts.ts';
import type { Columns } from './column-facts.ts';
import { listedMoments } from './listed-moments.ts';
import { constantOf } from './operand.ts';

/** Whole numbers from `low` to `high`; null: open on that side. */
export interface Range {
  readonly low: number | null;
  readonly high: number | null;
}

/**
 * A condition on columns under which an expression's value lies in a range of whole numbers; null: none is known. It
 * need not hold wherever the value does: of the days that a month names, those of one year are enough.
 */
export function conditionFor(expression: Expression, range: Range, columns: Columns): Expression | null {
  if (range.low !== null && range.high !== null && range.low > range.high) return null;
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
  { operator, left, right }: Expression & { kind: 'binary' },
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
  if (operator !== 'div' || other <= 0) return null;
  const whole = {
    low: low === null ? null : low * other,
    high: high === null ? null : high * other + other - 1,
  };
  return conditionFor(left, whole, columns);
}

function numberIn(expression: Expression, { semantics }: Columns): number | null {
  const value = constantOf(expression, semantics);
  return typeof value === 'number' ? value : null;
}

/** How the text of a bound is made of a whole number, and the numbers that a function gives at all. */
interface Inverse {
  readonly least?: number;
  readonly most?: number;
  readonly first: (value: number) => string;
  readonly last: (value: number) => string;
  readonly literal?: 'number';
}

/** Days from MySQL's day 0 to 1970-01-01. */
const EPOCH_DAY = 719_528;

const SECONDS_OF_DAY = 86_400;

/** A Sunday and a Monday, and the year that they are in: a leap year. */
const YEAR = 2024;
const SUNDAY = dayNumber(YEAR, 9, 1);
const MONDAY = dayNumber(YEAR, 9, 2);

const monthStart = (year: number, month: number): string => dayText(dayNumber(year, month, 1));
const monthEnd = (year: number, month: number): string =>
  `${dayText(month === 12 ? dayNumber(year, 12, 31) : dayNumber(year, month + 1, 1) - 1)} 23:59:59`;
const dayStart = (day: number): string => dayText(day);
const dayEnd = (day: number): string => `${dayText(day)} 23:59:59`;
const moment = (second: number): string =>
  `${dayText(Math.floor(second / SECONDS_OF_DAY))} ${clockText(((second % SECONDS_OF_DAY) + SECONDS_OF_DAY) % SECONDS_OF_DAY)}`;
const two = (value: number): string => String(value).padStart(2, '0');

const year: Inverse = {
  least: 1000,
  most: 9999,
  first: (value) => monthStart(value, 1),
  last: (value) => monthEnd(value, 12),
};
const month: Inverse = {
  least: 1,
  most: 12,
  first: (value) => monthStart(YEAR, value),
  last: (value) => monthEnd(YEAR, value),
};
const dayOfMonth: Inverse = {
  least: 1,
  most: 31,
  first: (value) => dayStart(dayNumber(YEAR, 1, value)),
  last: (value) => dayEnd(dayNumber(YEAR, 1, value)),
};
const hour: Inverse = {
  least: 0,
  most: 23,
  first: (value) => `${two(value)}:00:00`,
  last: (value) => `${two(value)}:59:59`,
};

/** MySQL 9 manual 26.6.3, "Partitioning Limitations Relating to Functions": those of one date or number. */
const INVERSES: ReadonlyMap<string, Inverse> = new Map<string, Inverse>([
  ['year', year],
  ['extract year', year],
  // The fourth of January is always of the year's first week, the 28th of December of its last.
  [
    'extract isoyear',
    { ...year, first: (value) => `${monthStart(value, 1).slice(0, -1)}4`, last: (value) => `${value}-12-28` },
  ],
  ['month', month],
  ['extract month', month],
  [
    'quarter',
    {
      least: 1,
      most: 4,
      first: (value) => monthStart(YEAR, value * 3 - 2),
      last: (value) => monthEnd(YEAR, value * 3),
    },
  ],
  ['dayofmonth', dayOfMonth],
  ['day', dayOfMonth],
  ['extract day', dayOfMonth],
  [
    'dayofyear',
    {
      least: 1,
      most: 366,
      first: (value) => dayStart(dayNumber(YEAR, 1, 1) + value - 1),
      last: (value) => dayEnd(dayNumber(YEAR, 1, 1) + value - 1),
    },
  ],
  [
    'dayofweek',
    { least: 1, most: 7, first: (value) => dayStart(SUNDAY + value - 1), last: (value) => dayEnd(SUNDAY + value - 1) },
  ],
  [
    'weekday',
    { least: 0, most: 6, first: (value) => dayStart(MONDAY + value), last: (value) => dayEnd(MONDAY + value) },
  ],
  [
    'extract year_month',
    {
      least: 100_001,
      most: 999_912,
      first: (value) => monthStart(Math.floor(value / 100), Math.max(1, value % 100)),
      last: (value) =>
        value % 100 === 0
          ? monthEnd(value / 100 - 1, 12)
          : monthEnd(Math.floor(value / 100), Math.min(12, value % 100)),
    },
  ],
  [
    'to_days',
    {
      least: dayNumber(1000, 1, 1) + EPOCH_DAY,
      most: dayNumber(9999, 12, 31) + EPOCH_DAY,
      first: (value) => dayStart(value - EPOCH_DAY),
      last: (value) => dayEnd(value - EPOCH_DAY),
    },
  ],
  [
    'to_seconds',
    {
      least: (dayNumber(1000, 1, 1) + EPOCH_DAY) * SECONDS_OF_DAY,
      most: (dayNumber(9999, 12, 31) + EPOCH_DAY) * SECONDS_OF_DAY,
      first: (value) => moment(value - EPOCH_DAY * SECONDS_OF_DAY),
      last: (value) => moment(value - EPOCH_DAY * SECONDS_OF_DAY),
    },
  ],
  // The zone of the session is not known: a day of distance is more than any zone's.
  [
    'unix_timestamp',
    {
      least: SECONDS_OF_DAY,
      most: 2 ** 31,
      first: (value) => moment(value + SECONDS_OF_DAY),
      last: (value) => moment(value - SECONDS_OF_DAY),
    },
  ],
  ['hour', hour],
  ['extract hour', hour],
  ['minute', { least: 0, most: 59, first: (value) => `10:${two(value)}:00`, last: (value) => `10:${two(value)}:59` }],
  ['second', { least: 0, most: 59, first: (value) => `10:10:${two(value)}`, last: (value) => `10:10:${two(value)}` }],
  ['time_to_sec', { least: 0, most: SECONDS_OF_DAY - 1, first: clockText, last: clockText }],
  ['abs', { least: 0, first: String, last: String, literal: 'number' }],
  ['floor', { first: String, last: (value) => `${value}.5`, literal: 'number' }],
  ['ceiling', { first: (value) => `${value}`, last: String, literal: 'number' }],
  ['ceil', { first: (value) => `${value}`, last: String, literal: 'number' }],
]);

function callCondition(call: Expression & { kind: 'call' }, { low, high }: Range, columns: Columns): Expression | null {
  const inverse = INVERSES.get(call.name);
  const [argument] = call.arguments;
  if (inverse === undefined || argument?.kind !== 'column' || call.arguments.length !== 1) return null;
  const least = inverse.least === undefined ? low : Math.max(low ?? inverse.least, inverse.least);
  const most = inverse.most === undefined ? high : Math.min(high ?? inverse.most, inverse.most);
  if (least !== null && most !== null && least > most) return null;
  const isBound = inverse.literal === undefined;
  const range = { low: isBound && low === null ? null : least, high: isBound && high === null ? null : most };
  // Any value gives one of all the numbers that there are.
  if (PERIODIC.has(call.name) && least === inverse.least && most === inverse.most) return ALWAYS;
  // What a period repeats is bound on both sides.
  const whole = PERIODIC.has(call.name) ? { low: least, high: most } : range;
  const isDay = columns.shapeOf(columns.resolve(argument.name) ?? '')?.kind === 'date' && inverse === dayOfMonth;
  if (isDay && least !== null && least === most && least <= SHORTEST_MONTH) return onDayOfMonths(argument, least);
  const listed = least !== null && least === most ? listedMoments(call.name, argument, [least], columns) : null;
  return listed ?? between(argument, whole, inverse, columns);
}

const ALWAYS: Expression = { kind: 'boolean', value: true };

/** Days that every month has, and the years whose months are listed. */
const SHORTEST_MONTH = 28;
const LISTED_YEARS: readonly number[] = Array.from({ length: 50 }, (_, i) => 2000 + i);

/** A column of days as one of the days of that number, one of each month. */
function onDayOfMonths(operand: Expression, day: number): Expression {
  const list = LISTED_YEARS.flatMap((year) =>
    Array.from({ length: 12 }, (_, i): Expression => ({ kind: 'string', value: `${year}-${two(i + 1)}-${two(day)}` })),
  );
  return { kind: 'in', operand, list, negated: false };
}

const PERIODIC: ReadonlySet<string> = new Set(
  'month,extract month,quarter,dayofmonth,day,extract day,dayofyear,dayofweek,weekday,hour,extract hour,minute,second'.split(
    ',',
  ),
);

/** A column between the bounds, if its values are of the kind that the bounds are; null: they are not. */
function between(
  column: Expression & { kind: 'column' },
  { low, high }: Range,
  { first, last, literal }: Inverse,
  { resolve, shapeOf }: Columns,
): Expression | null {
  const kind = shapeOf(resolve(column.name) ?? '')?.kind;
  if (kind === undefined || !(literal === 'number' ? NUMBERS : TIMES).has(kind)) return null;
  if (literal === undefined && isClock(first(0)) !== (kind === 'time') && kind !== 'timestamp') return null;
  const constant = (text: string): Expression => {
    if (literal === undefined)
      return { kind: 'string', value: kind === 'timestamp' && isClock(text) ? `${ANY_DAY} ${text}` : text };
    const operand: Expression = { kind: 'number', text: text.replace('-', '') };
    return text.startsWith('-') ? { kind: 'unary', operator: '-', operand } : operand;
  };
  const operands: Expression[] = [];
  if (low !== null) operands.push({ kind: 'binary', operator: '>=', left: column, right: constant(first(low)) });
  if (high !== null) operands.push({ kind: 'binary', operator: '<=', left: column, right: constant(last(high)) });
  return { kind: 'logical', operator: 'and', operands };
}

/** The day of a time of day that a column of dates and times has. */
const ANY_DAY = `${YEAR}-06-15`;

function isClock(text: string): boolean {
  return /^\d{2}:/.test(text);
}

const NUMBERS: ReadonlySet<Kind> = new Set<Kind>(['integer', 'decimal', 'float', 'year', 'boolean']);
const TIMES: ReadonlySet<Kind> = new Set<Kind>(['date', 'time', 'timestamp']);

/** A comparison of what is computed from columns with a number, as a condition on the columns; null: it is no such one. */
export function inverseOf(condition: Expression, negated: boolean, columns: Columns): Expression | null {
  const computed = condition.kind === 'in' ? condition.operand : condition.kind === 'binary' ? condition.left : null;
  if (computed !== null && clockedColumn(computed, columns) !== undefined) return null;
  if (condition.kind === 'in' && condition.operand.kind === 'call' && condition.negated === negated) {
    const { operand: left, list } = condition;
    const [argument, more] = condition.operand.arguments;
    const values = list.map((item) => numberIn(item, columns)).filter((value) => value !== null);
    const listed =
      argument?.kind === 'column' && more === undefined && values.length === list.length
        ? listedMoments(condition.operand.name, argument, values, columns)
        : null;
    if (listed !== null) return listed;
    const each = list.map((right) => inverseOf({ kind: 'binary', operator: '=', left, right }, false, columns));
    const known = each.filter((one) => one !== null);
    return known.length === list.length ? { kind: 'logical', operator: 'or', operands: known } : null;
  }
  if (condition.kind !== 'binary') return null;
  const { left, right, operator } = condition;
  const value = numberIn(right, columns);
  if (value === null || left.kind !== 'call') return null;
  const range = rangeOf(negated ? (NEGATED.get(operator) ?? '') : operator, value);
  return range === null ? null : conditionFor(left, range, columns);
}

const NEGATED: ReadonlyMap<string, string> = new Map([
  ['<', '>='],
  ['<=', '>'],
  ['>', '<='],
  ['>=', '<'],
]);

function rangeOf(operator: string, value: number): Range | null {
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
