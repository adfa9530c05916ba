import { binary } from '../../compose.ts';
import type { Check, Expression, Table } from '../../ir.ts';
import { columnsOf } from '../../walk.ts';
import { conjunctsOf, FLIPPED } from '../facts/predicate.ts';

/** Orders that are derived for a table at most. */
const MAX_ORDERS = 64;

/** Ends of a column that are looked at, on either side: each is paired with each. */
const MAX_ENDS = 64;

/** What a column is not below, or not above. */
interface End {
  readonly value: Expression;
  readonly strict: boolean;
}

/**
 * The orders that follow from those of columns between two others: where `a <= b` and `b <= c`, and b is never NULL, also
 * `a <= c`. Draws of a and c that come before that of b must leave it room.
 */
export function impliedOrders({ checks, columns }: Table): readonly Check[] {
  const present = new Set(columns.filter(({ nullable }) => !nullable).map(({ name }) => name));
  const below = new Map<string, End[]>();
  const above = new Map<string, End[]>();
  const note = (ends: Map<string, End[]>, operand: Expression, value: Expression, strict: boolean): void => {
    const name = operand.kind === 'column' ? operand.name : undefined;
    if (name === undefined || !present.has(name) || columnsOf(value).size === 0) return;
    const list = ends.get(name);
    if (list === undefined) ends.set(name, [{ value, strict }]);
    else if (list.length < MAX_ENDS) list.push({ value, strict });
  };
  const noteOrder = (lower: Expression, higher: Expression, strict: boolean): void => {
    note(above, lower, higher, strict);
    note(below, higher, lower, strict);
  };
  for (const condition of checks.flatMap(({ expression }) => conjunctsOf(expression))) {
    if (condition.kind !== 'binary' || FLIPPED[condition.operator] === undefined) continue;
    const { operator, left, right } = condition;
    const strict = operator.length === 1;
    if (operator.startsWith('<') && operator !== '<>') noteOrder(left, right, strict);
    if (operator.startsWith('>')) noteOrder(right, left, strict);
  }
  const orders = [...below].flatMap(([name, lower]) =>
    lower.flatMap((low) =>
      (above.get(name) ?? []).map((high) => binary(low.strict || high.strict ? '<' : '<=', low.value, high.value)),
    ),
  );
  // A column beside itself is a contradiction, which the checks themselves show.
  const related = orders.filter((order) => columnsOf(order).size > 1);
  return related.slice(0, MAX_ORDERS).map((expression) => ({ name: null, offset: 0, expression }));
}
