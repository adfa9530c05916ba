import type { Table } from '../ir.ts';
import { BUYERS, FAMILY, TAKERS } from '../meanings/dependencies/parties.ts';
import { wordsOfColumns } from '../meanings/index.ts';
import type { ColumnPlan, Plan, SharedDigit } from '../plan/plan.ts';
import { pickingColumns } from './shared-picks.ts';

/**
 * Lets whoever gets or pays what is bought be the buyer in most rows, and in the others somebody of that family: `ship_to_name` and
 * `cardholder_name` beside `customer_name`. What else a row says of them shares their names already.
 */
export function withSameParty(plan: Plan, table: Table): Plan {
  const wordsOf = wordsOfColumns(table);
  const picking = [...pickingColumns(plan, table)];
  const buyers = new Map<string, SharedDigit & { readonly size: number }>();
  for (const [column, { digits }] of picking) {
    if (!BUYERS.has(wordsOf(column)[0] ?? '')) continue;
    for (const [digit, { picks, size }] of digits.entries()) {
      if (picks?.startsWith('person.') === true && !buyers.has(picks)) buyers.set(picks, { column, digit, size });
    }
  }
  const takers = new Map(picking.filter(([column]) => TAKERS.has(wordsOf(column)[0] ?? '')));
  if (buyers.size === 0 || takers.size === 0) return plan;
  const columns = plan.columns.map((column): ColumnPlan => {
    const digits = takers.get(column.name)?.digits.map(({ picks, size }): SharedDigit | null => {
      const of = buyers.get(picks ?? '');
      if (of?.size !== size) return null;
      const ranks = Array.from({ length: size }, (_, rank) => (rank % FAMILY === 0 ? [] : [rank]));
      return {
        column: of.column,
        digit: of.digit,
        ...(picks === 'person.first' ? { beside: { ranks, turn: null } } : {}),
      };
    });
    const isShared = digits?.some((digit) => digit !== null) === true;
    return isShared && column.draw.kind === 'uniform' ? { ...column, draw: { kind: 'shared', digits } } : column;
  });
  return { ...plan, columns };
}
