import { roomOf } from '../../../grammar/kinds.ts';
import type { Shape } from '../../../grammar/shape.ts';
import { binary, columnNamed, is, number } from '../../compose.ts';
import { functionNamed } from '../../functions/index.ts';
import type { Check, Column, Expression, Key, KeyPart, Table } from '../../ir.ts';
import { type ComparedColumns, comparedColumns } from '../columns.ts';
import { intervalOf } from '../facts/literals.ts';
import { bare } from '../facts/operand.ts';

export interface RangeBounds {
  readonly lower: Expression;
  readonly upper: Expression;
}

/** The bounds of a range that an expression makes, each without what stands in for its NULL; null: it makes none. */
export function boundsOfRange(expression: Expression | null): RangeBounds | null {
  const call = expression === null ? null : bare(expression);
  if (call?.kind !== 'call' || !functionNamed(call.name).makesRange) return null;
  const [lower, upper] = call.arguments.map(withoutFallback);
  return lower === undefined || upper === undefined ? null : { lower, upper };
}

function withoutFallback(expression: Expression): Expression {
  const inner = bare(expression);
  const [first] = inner.kind === 'call' && functionNamed(inner.name).isFirstPresent ? inner.arguments : [];
  return first === undefined ? inner : bare(first);
}

/** Whether the server can make the range: it refuses bounds that are not in order. */
export function orderOfBounds({ lower, upper }: RangeBounds): readonly Expression[] {
  return lower.kind === 'null' || upper.kind === 'null' ? [] : [binary('<=', lower, upper)];
}

/** The columns of which a range is made that no other row may overlap. */
export interface ApartBounds {
  readonly lower: string;
  readonly upper: string;
  /** Whether the range holds its upper bound. */
  readonly isClosed: boolean;
  /** Whole numbers from one lower bound to the next at least, where the upper bound lies a number above it; else null. */
  readonly length: number | null;
}

/**
 * The columns of which an EXCLUDE constraint makes a range, where nothing else of it tells rows apart: where the lower
 * bounds differ and no range reaches beyond the next value, none overlap.
 */
export function boundsApart({ kind, parts }: Key, { shapeOf, generationOf }: ComparedColumns): ApartBounds | null {
  // So many values alone tell rows apart.
  const isWide = ({ column, operator }: KeyPart) => column !== null && operator === '=' && roomOf(shapeOf(column)) > 1;
  if (kind !== 'exclude' || parts.some(isWide)) return null;
  for (const { operator, column, expression: own } of parts) {
    const expression = own ?? generationOf(column ?? '');
    const bounds = operator === '&&' ? boundsOfRange(expression) : null;
    if (bounds === null || bounds.lower.kind !== 'column') continue;
    const length = lengthOf(bounds, shapeOf);
    if (length !== null) {
      const { name } = bounds.lower;
      return { lower: name, upper: name, isClosed: isClosed(expression), length };
    }
    if (bounds.upper.kind !== 'column') continue;
    const [lower, upper] = [bounds.lower.name, bounds.upper.name];
    const [shape, other] = [shapeOf(lower), shapeOf(upper)];
    if (shape === undefined || stepOf(shape) === null || shape.kind !== other?.kind) continue;
    return { lower, upper, isClosed: isClosed(expression), length: null };
  }
  return null;
}

/** How far above a column of whole numbers an upper bound lies that is its sum with a number; null: it is none. */
function lengthOf({ lower, upper }: RangeBounds, shapeOf: ComparedColumns['shapeOf']): number | null {
  if (lower.kind !== 'column' || upper.kind !== 'binary' || upper.operator !== '+') return null;
  const { left, right } = upper;
  const [column, number] = left.kind === 'column' ? [left, right] : [right, left];
  const isSame = column.kind === 'column' && column.name === lower.name && shapeOf(lower.name)?.kind === 'integer';
  if (!isSame || number.kind !== 'number' || !/^[1-9]\d{0,5}$/.test(number.text)) return null;
  return Number(number.text);
}

function isClosed(expression: Expression | null): boolean {
  const call = expression === null ? null : bare(expression);
  const marks = call?.kind === 'call' ? call.arguments[2] : undefined;
  const written = marks === undefined ? null : bare(marks);
  return written?.kind === 'string' && written.value.endsWith(']');
}

/** What lies between a value and the next one; null: values of the kind have no next one. */
function stepOf(shape: Shape): Expression | null {
  switch (shape.kind) {
    case 'integer':
    case 'date':
      return { kind: 'number', text: '1' };
    case 'decimal':
      return {
        kind: 'number',
        text: shape.scale === null ? '1' : (10 ** -shape.scale).toFixed(Math.max(0, shape.scale)),
      };
    case 'timestamp':
      return SECOND;
    default:
      return null;
  }
}

const SECOND = intervalOf('1 second');

/** What must hold of the columns so that their ranges lie apart. */
function apartConditions(
  { lower, upper, isClosed, length }: ApartBounds,
  { shapeOf }: ComparedColumns,
): readonly Expression[] {
  if (length !== null) {
    const column = columnNamed(lower);
    // Of the multiples of a power of ten there are as many as rows.
    const power = Math.ceil(Math.log10(isClosed ? length + 1 : length));
    const step = number(`1${'0'.repeat(power)}`);
    return [is(column, 'null', true), binary('=', binary('%', column, step), number('0'))];
  }
  const [low, high] = [lower, upper].map((name) => columnNamed(name));
  const shape = shapeOf(lower);
  const step = shape === undefined ? null : stepOf(shape);
  if (low === undefined || high === undefined || step === null) return [];
  const end = isClosed ? low : binary('+', low, step);
  return [is(low, 'null', true), is(high, 'null', true), binary('>=', high, low), binary('<=', high, end)];
}

/** That the ranges of EXCLUDE constraints lie apart, where nothing else of these tells rows apart. */
export function rangesApart(table: Table): readonly Check[] {
  const columns = comparedColumns(table);
  return table.keys.flatMap((key) => {
    const bounds = boundsApart(key, columns);
    const conditions = bounds === null ? [] : apartConditions(bounds, columns);
    return conditions.map((expression): Check => ({ name: null, offset: key.offset, expression }));
  });
}

/** A table whose values that bound such ranges are whole seconds and numbers of so many digits, so that they have a next one. */
export function withSteps(table: Table): Table {
  const columns = comparedColumns(table);
  const stepped = new Set(
    table.keys.flatMap((key) => {
      const bounds = boundsApart(key, columns);
      return bounds === null ? [] : [bounds.lower, bounds.upper];
    }),
  );
  if (stepped.size === 0) return table;
  return { ...table, columns: table.columns.map((column) => (stepped.has(column.name) ? inSteps(column) : column)) };
}

function inSteps(column: Column): Column {
  const { shape } = column.type;
  if (shape.kind === 'timestamp') return { ...column, type: { ...column.type, shape: { ...shape, precision: 0 } } };
  if (shape.kind !== 'decimal' || shape.scale !== null) return column;
  return { ...column, type: { ...column.type, shape: { ...shape, precision: WHOLE_DIGITS, scale: 0 } } };
}

/** Digits of numbers that have no bound of their own. */
const WHOLE_DIGITS = 12;
