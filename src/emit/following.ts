import type { ColumnPlan, KeyPlan } from '../plan/plan.ts';
import { radicesOf } from '../values/domain.ts';

/** The columns whose ranks a column has; null: it has its own. */
export function followed({ draw }: ColumnPlan): readonly string[] | null {
  if (draw.kind === 'copy') return [draw.of];
  return draw.kind === 'joined' ? draw.of : null;
}

/** The digits of several columns, those of one column behind those of another. */
export function joinedDigits(
  of: readonly string[],
  columns: readonly ColumnPlan[],
): readonly { readonly name: string; readonly digit: number }[] {
  return of.flatMap((name) => {
    const domain = columns.find((column) => column.name === name)?.domains[0] ?? null;
    return domain === null ? [] : radicesOf(domain).map((_, digit) => ({ name, digit }));
  });
}

/** A key of which only some lanes are cut. */
export function ownLanes(key: KeyPlan, isMeant: (column: string) => boolean): KeyPlan {
  return { ...key, lanes: key.lanes.filter(({ column }) => isMeant(column)) };
}
