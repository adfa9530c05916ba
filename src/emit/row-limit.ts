import { sizedKey } from '../plan/keys/sized-key.ts';
import type { KeyPlan, Plan } from '../plan/plan.ts';
import { type RowCounts, rowsOf } from '../row-counts.ts';

/** Rows that keys tell apart; infinite: none bounds them. */
export function rowsOfKeys(keys: readonly KeyPlan[]): number {
  const bounding = keys.filter(({ overflow }) => overflow.length === 0);
  return Math.min(Number.POSITIVE_INFINITY, ...bounding.map(({ size }) => size));
}

/** Rows that a plan allows with so many in other tables; null: these have to be listed to know, or there are none. */
export function rowsUnlisted({ columns, hidden, keys, rowLimit }: Plan, counts: RowCounts): number | null {
  const isOpen = [...columns, ...hidden].some(
    ({ draw }) =>
      draw.kind === 'parent' && draw.steps.some(({ list, table }) => list !== null || rowsOf(counts, table) === 0),
  );
  if (isOpen) return null;
  return Math.min(rowLimit, rowsOfKeys(keys.map((key) => sizedKey(key, ({ table }) => rowsOf(counts, table)))));
}
