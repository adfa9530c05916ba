import type { ForeignKey } from '../../ir.ts';
import type { Resolve } from '../../plan/facts/column-facts.ts';
import { type ColumnPlan, isAlwaysNull, type ParentStep } from '../../plan/plan.ts';

/**
 * The steps to the row of a parent by which a column of a reference takes its values, be it by what another parent refers to. Null: they
 * come from a list, from earlier rows, or are always NULL.
 */
export function stepsTo(
  foreign: ForeignKey,
  reference: number,
  columns: readonly ColumnPlan[],
  resolve: Resolve,
): readonly ParentStep[] | null {
  for (const column of referringPlans(foreign, columns, resolve)) {
    const { draw } = column;
    if (draw.kind !== 'parent' || isAlwaysNull(column)) continue;
    const [first, ...others] = draw.steps;
    const isOwn = first?.reference === reference && others.length === 0;
    const isFollowed = others.length > 0 && others.at(-1)?.table === foreign.parent?.name;
    if ((isOwn || isFollowed) && draw.steps.every(({ list }) => list === null)) return draw.steps;
  }
  return null;
}

/** Whether no row has NULL in a reference that `stepsTo` leads along. */
export function isAlwaysFilled(foreign: ForeignKey, columns: readonly ColumnPlan[], resolve: Resolve): boolean {
  return referringPlans(foreign, columns, resolve).every(({ nullShares }) => nullShares.every((share) => share === 0));
}

function referringPlans(
  { columns: referring }: ForeignKey,
  columns: readonly ColumnPlan[],
  resolve: Resolve,
): readonly ColumnPlan[] {
  const names = new Set(referring.map((name) => resolve(name) ?? name));
  return columns.filter(({ name }) => names.has(name));
}
