import { modelOf } from '../../../grammar/kinds.ts';
import { binary } from '../../compose.ts';
import type { Check, Expression, Expressions, Table } from '../../ir.ts';
import type { Columns } from '../facts/column-facts.ts';
import { bare, bareColumn } from '../facts/operand.ts';
import { conjunctsOf } from '../facts/predicate.ts';

/** Orders that are split for a table at most. */
const MAX_ORDERS = 32;

/**
 * Of two columns that are in an order, one of which is of a key (`CHECK (one < other)`), the values of the lower one lie below
 * those of the other: what a key gives a column, no draw chooses.
 */
export function splitOrders({ checks, keys }: Table, columns: Columns): readonly Check[] {
  const keyed = new Set(keys.flatMap(({ parts }) => parts.map(({ column }) => column ?? '')));
  const derived = checks.flatMap(({ expression }) =>
    conjunctsOf(expression).flatMap((condition): Expressions => {
      if (condition.kind !== 'binary' || !/^[<>]=?$/.test(condition.operator)) return [];
      const sides = [condition.left, condition.right];
      const [low, high] = condition.operator.startsWith('<') ? sides : sides.toReversed();
      const [one, other] = [low, high].map((side) => (side === undefined ? undefined : bareColumn(side)));
      if (low === undefined || high === undefined || one === undefined || other === undefined || one === other)
        return [];
      const kind = columns.shapeOf(one)?.kind;
      const middle = kind === columns.shapeOf(other)?.kind ? modelOf(kind).middle : null;
      if (middle === null || !(keyed.has(one) || keyed.has(other))) return [];
      const constant: Expression = { kind: 'string', value: middle };
      return [binary('<', bare(low), constant), binary('>=', bare(high), constant)];
    }),
  );
  return derived.slice(0, 2 * MAX_ORDERS).map((expression) => ({ name: null, offset: 0, expression }));
}
