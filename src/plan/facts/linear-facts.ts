import { modelOf } from '../../../grammar/kinds.ts';
import { numeric } from '../../compose.ts';
import { nodeCountOf } from '../../expression/evaluable.ts';
import { functionNamed } from '../../functions/index.ts';
import type { Binary, Expression } from '../../ir.ts';
import type { Scalar } from '../../values/request.ts';
import type { Columns, Ways } from './column-facts.ts';
import { columnOf, constantOf, only } from './operand.ts';
import { HOLDS, NEGATED } from './predicate.ts';

/** A multiple of a column and a number: `slope` · column + `offset`. A constant has no column. */
interface Linear {
  readonly column: string | null;
  readonly slope: number;
  readonly offset: number;
}

/** Parts of one in which a quotient is taken for exact. */
const EXACT_PARTS = 1_000_000;

/** Nodes of a comparison at most: each is looked at with all that is in it. */
const MAX_NODES = 64;

/** Numbers of which sums and multiples are exact. */
const EXACT = 2 ** 40;

/**
 * A comparison of two multiples of one column as a bound of it: `a * 2 <= a + 10` is `a <= 10`. Null: it is another
 * condition, or none that a bound is the same as.
 */
export function linearFact({ operator, left, right }: Binary, negated: boolean, columns: Columns): Ways | null {
  if (!Object.hasOwn(HOLDS, operator) || nodeCountOf(left) + nodeCountOf(right) > MAX_NODES) return null;
  const [one, other] = [linearOf(left, columns), linearOf(right, columns)];
  const column = one?.column ?? other?.column ?? null;
  if (one === null || other === null || column === null) return null;
  if ((one.column ?? column) !== column || (other.column ?? column) !== column) return null;
  const slope = one.slope - other.slope;
  const limit = other.offset - one.offset;
  const holds = HOLDS[negated ? (NEGATED[operator] ?? '') : operator];
  if (holds === undefined) return null;
  if (slope === 0)
    return holds.some((sign) => sign === Math.sign(-limit)) ? only(column, {}) : only(column, { nulls: 'always' });
  const value = limit / slope;
  // A quotient that is not exact is a bound, but no value; nor is a number that is rounded.
  const isExact = Number.isInteger(value * EXACT_PARTS) && value * slope === limit;
  const isEquality = (holds.length === 1) === holds.includes(0);
  if (isEquality && (!isExact || columns.shapeOf(column)?.kind === 'float')) return null;
  const [below, at, above] = [-1, 0, 1].map((sign) => holds.includes(slope > 0 ? sign : -sign));
  if (below && above) return only(column, { excluded: [value] });
  if (at && !below && !above) return only(column, { list: [value] });
  if (Math.abs(limit) < EXACT) {
    return only(column, below ? { most: { value, strict: !at } } : { least: { value, strict: !at } });
  }
  // The last bit of so large a quotient may be wrong.
  if (!Number.isSafeInteger(limit) || columns.shapeOf(column)?.kind !== 'integer') return null;
  const inside = below ? Math.floor(value) - 1 : Math.ceil(value) + 1;
  return only(column, { [below ? 'most' : 'least']: { value: inside, strict: false } });
}

/** column % number = rest: the column's values are multiples, or that much above them. */
export function multipleFact(left: Expression, operator: string, constant: Scalar, columns: Columns): Ways | null {
  const [operand, divisor] = dividedBy(left, columns);
  if (operator !== '=' || typeof constant !== 'number' || operand === undefined || divisor === undefined) return null;
  const column = columnOf(operand, columns);
  const step = constantOf(divisor, columns.semantics);
  const kind = column === undefined ? undefined : columns.shapeOf(column)?.kind;
  if (column === undefined || !modelOf(kind).isNumeric) return null;
  if (typeof step !== 'number' || !Number.isInteger(step) || step < 1 || step > MAX_STEP) return null;
  if (Math.abs(constant) >= step) return only(column, { nulls: 'always' });
  return Number.isInteger(constant) && constant >= 0 ? only(column, { step, rest: constant }) : null;
}

/** column = floor(column), and the like: whole numbers. */
export function wholeFact(left: Expression, right: Expression, operator: string, columns: Columns): Ways | null {
  const [rounded, plain] = left.kind === 'call' ? [left, right] : [right, left];
  if (operator !== '=' || rounded.kind !== 'call' || !functionNamed(rounded.name).roundsToWhole) return null;
  const [operand, digits] = rounded.arguments;
  const column = columnOf(plain, columns);
  const kind = column === undefined ? undefined : columns.shapeOf(column)?.kind;
  const isSame = column !== undefined && operand !== undefined && columnOf(operand, columns) === column;
  const isWhole = digits === undefined || constantOf(digits, columns.semantics) === 0;
  return isSame && isWhole && (kind === 'decimal' || kind === 'float') ? only(column, { step: 1, rest: 0 }) : null;
}

/** Numbers whose multiples are looked for at most. */
const MAX_STEP = 1_000_000;

/** What a remainder is taken of, and by what; empty: it is none. */
function dividedBy(expression: Expression, { semantics }: Columns): readonly (Expression | undefined)[] {
  if (expression.kind === 'binary' && ['%', 'mod'].includes(expression.operator))
    return [expression.left, expression.right];
  // The last bits of a number are its rest.
  const mask =
    expression.kind === 'binary' && expression.operator === '&' ? constantOf(expression.right, semantics) : 0;
  if (expression.kind === 'binary' && typeof mask === 'number' && LAST_BITS.has(mask))
    return [expression.left, numeric(mask + 1)];
  return expression.kind === 'call' && functionNamed(expression.name).isRemainder ? expression.arguments : [];
}

/** Numbers of which all bits are 1. */
const LAST_BITS: ReadonlySet<number> = new Set(Array.from({ length: 19 }, (_, i) => 2 ** (i + 1) - 1));

function linearOf(expression: Expression, columns: Columns): Linear | null {
  const linear = readLinear(expression, columns);
  if (linear === null || Math.abs(linear.slope) >= EXACT) return null;
  return Math.abs(linear.offset) < EXACT || Number.isSafeInteger(linear.offset) ? linear : null;
}

function readLinear(expression: Expression, columns: Columns): Linear | null {
  const constant = constantOf(expression, columns.semantics);
  if (constant !== undefined) {
    return typeof constant === 'number' ? { column: null, slope: 0, offset: constant } : null;
  }
  const name = columnOf(expression, columns);
  if (name !== undefined) {
    const kind = columns.shapeOf(name)?.kind;
    return modelOf(kind).isNumeric ? { column: name, slope: 1, offset: 0 } : null;
  }
  if (expression.kind === 'unary' && expression.operator === '-')
    return scaled(linearOf(expression.operand, columns), -1);
  if (expression.kind !== 'binary' || !['+', '-', '*'].includes(expression.operator)) return null;
  const [left, right] = [linearOf(expression.left, columns), linearOf(expression.right, columns)];
  if (left === null || right === null) return null;
  if (expression.operator === '*') {
    if (left.column !== null && right.column !== null) return null;
    return left.column === null ? scaled(right, left.offset) : scaled(left, right.offset);
  }
  if (left.column !== null && right.column !== null && left.column !== right.column) return null;
  const added = expression.operator === '+' ? right : scaled(right, -1);
  return added === null
    ? null
    : { column: left.column ?? right.column, slope: left.slope + added.slope, offset: left.offset + added.offset };
}

function scaled(linear: Linear | null, by: number): Linear | null {
  return linear === null ? null : { ...linear, slope: linear.slope * by, offset: linear.offset * by };
}
