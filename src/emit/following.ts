import type { ColumnPlan, KeyPlan, Plan } from '../plan/plan.ts';
import { radicesOf } from '../values/domain.ts';

/** The digits of other columns that a column of so many digits has, in their order; null: it has its own. */
export function followedDigits(
  draw: ColumnPlan['draw'],
  count: number,
  columns: readonly ColumnPlan[],
): readonly { readonly name: string; readonly digit: number }[] | null {
  const digitsOf = (name: string, length: number) => Array.from({ length }, (_, digit) => ({ name, digit }));
  if (draw.kind === 'copy') return digitsOf(draw.of, count);
  if (draw.kind !== 'joined') return null;
  return draw.of.flatMap((name) => {
    const domain = columns.find((column) => column.name === name)?.domains[0] ?? null;
    return domain === null ? [] : digitsOf(name, radicesOf(domain).length);
  });
}

/** A key of which only some lanes are cut. */
export function ownLanes(key: KeyPlan, isMeant: (column: string) => boolean): KeyPlan {
  return { ...key, lanes: key.lanes.filter(({ column }) => isMeant(column)) };
}

/** The columns of a plan by name, as it is stored and in lower case. */
export function columnsByName({ columns }: Plan): ReadonlyMap<string, ColumnPlan> {
  return new Map([
    ...columns.map((column) => [column.name.toLowerCase(), column] as const),
    ...columns.map((column) => [column.name, column] as const),
  ]);
}
