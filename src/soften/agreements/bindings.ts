import { isAlwaysNull } from '../../plan/plan.ts';
import type { Constrained } from '../../plan/softening.ts';
import { refersToItself } from '../../qualified-name.ts';
import { columnsOf } from '../../walk.ts';

/** Finds what decides on a column's values beside its own type and bounds, in words; null: nothing does. */
export function bindings(constrained: Constrained): (column: string) => string | null {
  const { table, columns, related, base, shares, isListed } = constrained;
  const plans = new Map(columns.map((column) => [column.name, column]));
  const checked = new Set(base.residual.flatMap(({ expression }) => [...columnsOf(expression)]));
  for (const { column } of related) checked.add(column);
  const referred = table.foreignKeys.filter((key) => refersToItself(key, table));
  const targets = new Set(referred.flatMap(({ targetColumns }) => targetColumns));
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
