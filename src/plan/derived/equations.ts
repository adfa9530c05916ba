import { isExactNumber } from '../../../grammar/kinds.ts';
import type { Check, Expression, Table } from '../../ir.ts';
import { columnsOf, nodesOf, rewritten } from '../../walk.ts';
import type { Columns } from '../facts/column-facts.ts';
import { compared, conjunctsOf } from '../facts/predicate.ts';

/** Equations that are looked at, and conditions that are derived of them, for a table at most. */
const MAX_EQUATIONS = 16;
const MAX_DERIVED = 64;

/** Nodes of an equation or a condition at most. */
const MAX_NODES = 32;

/** Comparisons that are looked at: what columns are equal to is solved for. */
const ORDERS: ReadonlySet<string> = new Set(['<', '<=', '>', '>=']);

/** A column, and what a check makes it equal to. */
interface Equation {
  readonly column: string;
  readonly value: Expression;
}

/**
 * What the checks demand of columns with the value of each that an equation of sums gives in its place: where `a + b = 13`,
 * `a > b` demands `a > 13 - a`. So columns that are drawn first leave a value for the one that follows from them.
 */
export function substitutedChecks({ checks }: Table, columns: Columns): readonly Check[] {
  const conditions = checks.flatMap(({ expression }) => conjunctsOf(expression)).filter(isShort);
  const equations = conditions.flatMap((condition) => equationsIn(condition, columns)).slice(0, MAX_EQUATIONS);
  const derived = equations.flatMap(({ column, value, of }) => {
    const others = new Set([...columnsOf(value)].map(columns.resolve));
    return conditions.flatMap((condition) => {
      const names = [...columnsOf(condition)].map(columns.resolve);
      if (condition === of || condition.kind !== 'binary' || !ORDERS.has(condition.operator)) return [];
      if (!names.includes(column) || !names.every((name) => name === column || others.has(name))) return [];
      return [rewritten(condition, (mention) => (columns.resolve(mention.name) === column ? value : mention))];
    });
  });
  return derived.slice(0, MAX_DERIVED).map((expression) => ({ name: null, offset: 0, expression }));
}

function isShort(condition: Expression): boolean {
  return nodesOf(condition).length <= MAX_NODES;
}

/** The columns of numbers that an equation gives, each by the others. */
function equationsIn(condition: Expression, columns: Columns): readonly (Equation & { readonly of: Expression })[] {
  if (condition.kind !== 'binary' || condition.operator !== '=') return [];
  const { left, right } = condition;
  const names = [left, right].flatMap((side) =>
    nodesOf(side).flatMap((node) => (node.kind === 'column' ? [node.name] : [])),
  );
  if (names.length < 2) return [];
  return names.flatMap((name) => {
    const column = columns.resolve(name);
    const kind = columns.shapeOf(column ?? '')?.kind;
    const isOnce = names.filter((other) => columns.resolve(other) === column).length === 1;
    // Where the column is NULL, its equation passes, and so does what it is compared with.
    if (column === undefined || columns.isNullable(column) || !isOnce || !isExactNumber(kind)) return [];
    const value = columnsOf(left).has(name) ? isolated(left, name, right) : isolated(right, name, left);
    return value === null ? [] : [{ column, value, of: condition }];
  });
}

/** What a column is where a sum that holds it is equal to something; null: it stands in something else than sums. */
function isolated(sum: Expression, name: string, value: Expression): Expression | null {
  if (sum.kind === 'column') return value;
  if (sum.kind === 'unary' && sum.operator === '-') {
    return isolated(sum.operand, name, { kind: 'unary', operator: '-', operand: value });
  }
  if (sum.kind !== 'binary' || (sum.operator !== '+' && sum.operator !== '-')) return null;
  const { operator, left, right } = sum;
  if (columnsOf(left).has(name)) return isolated(left, name, compared(operator === '+' ? '-' : '+', value, right));
  return isolated(right, name, operator === '+' ? compared('-', value, left) : compared('-', left, value));
}
