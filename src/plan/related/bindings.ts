import type { Table } from '../../ir.ts';
import { refersToItself } from '../../qualified-name.ts';
import { columnsOf } from '../../walk.ts';
import type { Alternative, ColumnTest, Resolve } from '../facts/column-facts.ts';
import { type ColumnPlan, isAlwaysNull, type RelatedPlan } from '../plan.ts';
import type { ColumnShares } from '../shares.ts';

/** What decides on the values of a planned table's columns. */
export interface Decisions {
  readonly table: Table;
  readonly columns: readonly ColumnPlan[];
  readonly related: readonly RelatedPlan[];
  readonly resolve: Resolve;
  /** What always holds. */
  readonly base: Alternative;
  readonly shares: ColumnShares;
  /** Whether a list, other rows, or a case of the row decide on a column; a case may say that it is NULL. */
  readonly isListed: ColumnTest;
}

/** Finds what decides on a column's values beside its own type and bounds, in words; null: nothing does. */
export function bindings(decisions: Decisions): (column: string) => string | null {
  const { table, columns, related, resolve, base, shares, isListed } = decisions;
  const plans = new Map(columns.map((column) => [column.name, column]));
  const checked = new Set(base.residual.flatMap(({ expression }) => [...columnsOf(expression)].map(resolve)));
  for (const { column } of related) checked.add(column);
  const referred = table.foreignKeys.filter((key) => refersToItself(key, table));
  const targets = new Set(referred.flatMap(({ targetColumns }) => targetColumns.map(resolve)));
  const copied = new Set(
    columns.flatMap(({ draw }) => (draw.kind === 'copy' ? [draw.of] : 'of' in draw ? draw.of : [])),
  );
  return (column) => {
    const plan = plans.get(column);
    if (plan === undefined) return `the database fills "${column}"`;
    if (shares.isKeyed(column)) return `a key decides on "${column}"`;
    if (checked.has(column) || isListed(column)) return `a check decides on "${column}"`;
    if (plan.draw.kind !== 'uniform' || targets.has(column) || copied.has(column)) {
      return `other rows or columns decide on "${column}"`;
    }
    return isAlwaysNull(plan) ? `"${column}" is always NULL` : null;
  };
}
