import type { Semantics } from '../../../grammar/semantics.ts';
import type { Shape } from '../../../grammar/shape.ts';
import { functionNamed } from '../../functions/index.ts';
import type { Call, Expression } from '../../ir.ts';
import { numberOf, type Scalar } from '../../values/request.ts';
import type { ColumnFacts, Columns, Ways } from './column-facts.ts';
import { bare, columnOf, constantOf, only, sameValue } from './operand.ts';
import { regexFact } from './pattern-facts.ts';
import { wholeRangeOf } from './predicate.ts';

/** Whether a call counts what the values of a column consist of: of arrays, in their only dimension. */
function isLengthOf({ name, arguments: [, dimension] }: Call, shape: Shape | undefined, semantics: Semantics): boolean {
  if (shape === undefined || !functionNamed(name).lengthOf?.includes(shape.kind)) return false;
  if (shape.kind !== 'array') return dimension === undefined;
  return shape.dimensions === 1 && (dimension === undefined || constantOf(dimension, semantics) === 1);
}

/** length(column) compared with a number. */
export function lengthFact(left: Expression, operator: string, constant: Scalar, columns: Columns): Ways | null {
  if (left.kind !== 'call') return null;
  const [argument] = left.arguments;
  const column = argument === undefined ? undefined : columnOf(argument, columns);
  const length = numberOf(constant);
  if (column === undefined || length === null || !isLengthOf(left, columns.shapeOf(column), columns.semantics))
    return null;
  const bounds = lengthBounds(operator, length);
  return bounds === null ? null : only(column, bounds);
}

/** What a comparison with a number asks of a length; null: nothing that bounds tell. */
function lengthBounds(
  operator: string,
  length: number,
): Partial<Pick<ColumnFacts, 'lengthLeast' | 'lengthMost'>> | null {
  if (operator === '<>') return length === 0 ? { lengthLeast: 1 } : null;
  const { low = null, high = null } = wholeRangeOf(operator, length) ?? {};
  if (low === null && high === null) return null;
  return { ...(low !== null && { lengthLeast: low }), ...(high !== null && { lengthMost: high }) };
}

/** trim(column) <> '' and char_length(trim(column)) >= 3: texts without blanks at their ends are as long as they are. */
export function trimmedFact(left: Expression, operator: string, constant: Scalar, columns: Columns): Ways | null {
  const called = bare(left);
  if (called.kind !== 'call') return null;
  const isLength = functionNamed(called.name).lengthOf?.includes('text') === true;
  const outer = sameValue(left, isLength ? 'count' : 'text');
  if (outer.kind !== 'call') return null;
  const trimmed = isLength ? outer.arguments[0] : outer;
  const call = trimmed === undefined ? null : sameValue(trimmed, 'text');
  if (call?.kind !== 'call' || !functionNamed(call.name).trims || call.arguments.length !== 1) return null;
  const [operand] = call.arguments;
  const column = operand === undefined ? undefined : columnOf(operand, columns);
  if (operand === undefined || column === undefined) return null;
  if (!isLength) return operator === '<>' && constant === '' ? withPattern(operand, SOMETHING, columns) : null;
  const length = numberOf(constant);
  const bounds = length === null ? null : lengthBounds(operator, length);
  if (bounds === null) return null;
  const { lengthLeast = 0, lengthMost } = bounds;
  if (lengthLeast <= 0) return only(column, { ...bounds, lengthLeast: 0 });
  const pattern = lengthLeast === 1 && lengthMost === undefined ? SOMETHING : WITHOUT_OUTER_BLANKS;
  const facts = withPattern(operand, pattern, columns);
  const own = facts?.[0]?.facts.get(column);
  return own === undefined ? null : only(column, { ...own, ...bounds });
}

/** A text that is not blank, and one that neither begins nor ends with a blank. */
const SOMETHING = '[^ ]';
const WITHOUT_OUTER_BLANKS = '^[^ ](.*[^ ])?$';

function withPattern(operand: Expression, pattern: string, columns: Columns): Ways | null {
  return regexFact({ operand, negated: false, ignoreCase: false }, pattern, columns);
}
