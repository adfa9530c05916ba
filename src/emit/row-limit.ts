import { rowLimitOf } from '../plan/keys/keys.ts';
import { sizedKey } from '../plan/keys/sized-key.ts';
import type { ColumnPlan, DrawPlan, KeyPlan, Plan } from '../plan/plan.ts';
import { type RowCounts, rowsOf } from '../row-counts.ts';

/** Rows that there can be; infinite: no key bounds them. `isEmpty`: whether a draw chooses from rows of a parent of which none will do. */
export function rowsFor(
  keys: readonly KeyPlan[],
  columns: readonly ColumnPlan[],
  isEmpty: (draw: DrawPlan) => boolean,
): number {
  // Where NULL will not do either, there is no row to write.
  const lacks = ({ draw, domains, nullShares }: ColumnPlan): boolean =>
    isEmpty(draw) && domains.some((domain, i) => domain !== null && nullShares[i] === 0);
  return columns.some(lacks) ? 0 : rowsOfKeys(keys);
}

function rowsOfKeys(keys: readonly KeyPlan[]): number {
  return Math.min(Number.POSITIVE_INFINITY, ...keys.map(rowLimitOf));
}

/** Rows that a plan allows with so many in other tables; null: these have to be listed to know, or there are none. */
export function rowsUnlisted({ columns, hidden, keys, rowLimit }: Plan, counts: RowCounts): number | null {
  const isOpen = [...columns, ...hidden].some(
    ({ draw }) =>
      draw.kind === 'parent' &&
      draw.steps.some(
        ({ list, table, turn }) => list !== null || rowsOf(counts, table) < (turn?.beside == null ? 1 : 2),
      ),
  );
  if (isOpen) return null;
  return Math.min(rowLimit, rowsOfKeys(keys.map((key) => sizedKey(key, ({ table }) => rowsOf(counts, table)))));
}
