import type { Shape } from '../../../grammar/shape.ts';
import { binary, columnNamed, numeric } from '../../compose.ts';
import { nodeCountOf } from '../../expression/evaluable.ts';
import { magnitudeOf } from '../../functions/number-ranges.ts';
import type { Binary, Check, Expression, Expressions } from '../../ir.ts';
import { columnsOf, nodesOf } from '../../walk.ts';
import type { PlacedExpression } from '../columns.ts';
import type { Columns } from '../facts/column-facts.ts';
import { ARITHMETIC, SUMS } from '../facts/predicate.ts';
import { numbersOf, valuesOf } from './results.ts';

/** The conditions under which sums and products of whole numbers in checks fit the type that the server computes them in. */
export function overflowsOfChecks(checks: readonly PlacedExpression[], columns: Columns): readonly Check[] {
  const conditions: Check[] = [];
  const seen = new Set<string>();
  let [looked, derived] = [0, 0];
  for (const { expression, offset } of checks) {
    const own = nodeCountOf(expression);
    if (own > MAX_SUMMED_NODES) continue;
    for (const operation of operationsIn(expression)) {
      looked += own;
      if (looked > MAX_LOOKED_NODES) return conditions;
      // Many checks may be of one sum.
      const spelling = spellingOf(operation);
      if (spelling !== null && seen.has(spelling)) continue;
      if (spelling !== null) seen.add(spelling);
      const found = operation.kind === 'unary' ? boundOfNegated(operation, columns) : boundsOfSum(operation, columns);
      derived += found.length * own;
      if (derived > MAX_DERIVED_NODES) return conditions;
      for (const one of found) conditions.push({ name: null, offset, expression: one });
    }
  }
  return conditions;
}

type Operation = (Expression & { kind: 'unary' }) | Binary;

/** The negatives, sums and products in an expression. */
function operationsIn(expression: Expression): readonly Operation[] {
  return nodesOf(expression).flatMap((node) =>
    node.kind === 'unary' || (node.kind === 'binary' && SUMS.has(node.operator)) ? [node] : [],
  );
}

/** Signs, sums and products of columns and numbers as one text; null: there is something else among them. */
function spellingOf(expression: Expression): string | null {
  switch (expression.kind) {
    case 'column':
      return JSON.stringify(expression.name);
    case 'number':
      return expression.text;
    case 'unary': {
      const operand = spellingOf(expression.operand);
      return operand === null ? null : `${expression.operator}(${operand})`;
    }
    case 'binary': {
      const [left, right] = [spellingOf(expression.left), spellingOf(expression.right)];
      return left === null || right === null ? null : `(${left} ${expression.operator} ${right})`;
    }
    default:
      return null;
  }
}

/** The least number of a type has no negative in it. */
function boundOfNegated({ operator, operand }: Expression & { kind: 'unary' }, columns: Columns): Expressions {
  const bits = operator === '-' && operand.kind === 'column' ? bitsOf(operand, columns) : null;
  if (bits === null || bits > EXACT_BITS || columns.semantics.integerArithmetic === 'longest') return [];
  return [binary('>=', operand, numeric(1 - 2 ** (bits - 1)))];
}

/** The least and the greatest number of the type in which the server computes a sum, where it may leave that. */
function boundsOfSum(sum: Binary, columns: Columns): Expressions {
  if (columnsOf(sum).size === 0) return [];
  if (columns.semantics.integerArithmetic === 'longest') {
    const isNatural = [...columnsOf(sum)].some((name) => isUnsigned(columnNamed(name), columns));
    return isNatural ? [binary('>=', sum, numeric(0))] : [];
  }
  const bits = bitsOf(sum, columns);
  if (bits === null) return [];
  const most = 2 ** Math.min(bits - 1, EXACT_BITS) - 1;
  const rangeOf = (name: string) => valuesOf(shapeOf(columnNamed(name), columns));
  if (magnitudeOf(numbersOf(sum, { rangeOf })).high <= most) return [];
  return [binary('<=', sum, numeric(most)), binary('>=', sum, numeric(-most))];
}

/** Days of a thousand years: from any date that is written, so many lead to one that the server has. */
const FAR_DAYS = 365_000;

/** The conditions under which dates with days added or taken away, where these are counted, are dates that the server has. */
export function daysAdded(expression: Expression, columns: Columns): Expressions {
  if (columns.semantics.dateArithmetic === 'digits') return [];
  return operationsIn(expression).flatMap((sum) => {
    if (sum.kind !== 'binary' || sum.operator === '*') return [];
    const [left, right] = [shapeOf(sum.left, columns)?.kind, shapeOf(sum.right, columns)?.kind];
    const days = left === 'date' && right === 'integer' ? sum.right : right === 'date' ? sum.left : null;
    const isDays = days !== null && shapeOf(days, columns)?.kind === 'integer';
    return isDays ? [binary('<=', days, numeric(FAR_DAYS)), binary('>=', days, numeric(-FAR_DAYS))] : [];
  });
}

/** Nodes of a check at most whose sums are looked at, each with all that is in it. */
const MAX_SUMMED_NODES = 300;

/** Nodes that are looked at for all sums of a table, and those of the conditions found: sums behind them are left to luck. */
const MAX_LOOKED_NODES = 100_000;
const MAX_DERIVED_NODES = 10_000;

/** Bits of a bound that a double holds: of a wider type, no more is needed. */
const EXACT_BITS = 53;

/** Bits of the integer type that an expression has; null: it has another type. */
function bitsOf(expression: Expression, columns: Columns): number | null {
  switch (expression.kind) {
    case 'column': {
      const shape = shapeOf(expression, columns);
      return shape?.kind === 'integer' ? shape.bits : null;
    }
    case 'number':
      return /^\d{1,9}$/.test(expression.text) ? 32 : null;
    case 'cast':
      return expression.type.shape.kind === 'integer' ? expression.type.shape.bits : null;
    case 'unary':
      return expression.operator === '-' ? bitsOf(expression.operand, columns) : null;
    case 'binary': {
      const [left, right] = [bitsOf(expression.left, columns), bitsOf(expression.right, columns)];
      return left === null || right === null || !ARITHMETIC.has(expression.operator) ? null : Math.max(left, right);
    }
    default:
      return null;
  }
}

export function shapeOf(expression: Expression, columns: Columns): Shape | undefined {
  if (expression.kind !== 'column') return undefined;
  return columns.shapeOf(expression.name);
}

export function isUnsigned(expression: Expression, columns: Columns): boolean {
  const shape = shapeOf(expression, columns);
  // Years and bits are computed with as numbers without a sign.
  if (shape?.kind === 'year' || (shape?.kind === 'bits' && shape.form === 'number')) return true;
  return shape !== undefined && 'unsigned' in shape && shape.unsigned;
}
