import type { ColumnPlan, KeyPlan, Plan } from '../plan/plan.ts';
import { radicesOf } from '../values/domain.ts';

/** The columns whose ranks a column has, or that it is computed of, or NULL by; null: it follows none. */
export function followed({ draw, nullsBy }: ColumnPlan): readonly string[] | null {
  const sources = sourcesOf(draw);
  if (nullsBy === null) return sources;
  return [...new Set([...(sources ?? []), nullsBy.column])];
}

function sourcesOf(draw: ColumnPlan['draw']): readonly string[] | null {
  if (draw.kind === 'copy') return [draw.of];
  if (draw.kind === 'shared') {
    return [...new Set(draw.digits.flatMap((digit) => (digit === null ? [] : [digit.column])))];
  }
  return draw.kind === 'joined' || draw.kind === 'computed' ? draw.of : null;
}

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
