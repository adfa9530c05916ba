import type { ForeignKey, Table } from '../../ir.ts';
import { type ColumnPlan, isAlwaysNull, isNeverNull, type ParentStep, type Plan } from '../../plan/plan.ts';
import type { PlanOf } from '../../plan/references/parents.ts';

/**
 * The steps to the row of a parent by which a column of a reference takes its values, be it by what another parent refers to. Null: they
 * come from a list, from earlier rows, or are always NULL.
 */
export function stepsTo(
  foreign: ForeignKey,
  reference: number,
  columns: readonly ColumnPlan[],
): readonly ParentStep[] | null {
  for (const column of referringPlans(foreign, columns)) {
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
export function isAlwaysFilled(foreign: ForeignKey, columns: readonly ColumnPlan[]): boolean {
  return referringPlans(foreign, columns).every(isNeverNull);
}

function referringPlans({ columns: referring }: ForeignKey, columns: readonly ColumnPlan[]): readonly ColumnPlan[] {
  const names = new Set(referring);
  return columns.filter(({ name }) => names.has(name));
}

/** Rows beyond a parent's that are looked at, at most: of tables that all refer to each other there are very many. */
const MOST_BEYOND = 40;

/** The rows of a table to which steps lead, and the columns by which they do. */
export interface Source {
  readonly table: Table;
  readonly plan: Plan;
  readonly steps: readonly ParentStep[];
  readonly by: string;
}

/** The rows that a foreign key of a table refers to; null: they are not known by the row's number. */
export function sourceOf(
  { foreign, reference }: { readonly foreign: ForeignKey; readonly reference: number },
  columns: readonly ColumnPlan[],
  planOf: PlanOf,
): Source | null {
  const { parent } = foreign;
  const steps = stepsTo(foreign, reference, columns);
  const plan = steps === null || parent === null ? null : planOf(parent);
  if (steps === null || parent === null || plan === null) return null;
  return { table: parent, plan, steps, by: foreign.columns.join(', ') };
}

/** The rows that those of a source refer to, over so many generations: the term of an enrollment's section. */
export function beyond(
  { table, plan, steps, by }: Source,
  planOf: PlanOf,
  generations: number,
  room = { left: MOST_BEYOND },
): readonly Source[] {
  if (generations === 0) return [];
  return table.foreignKeys.flatMap((foreign, reference) => {
    if (room.left === 0) return [];
    const isAlways = foreign.parent !== table && isAlwaysFilled(foreign, plan.columns);
    const further = isAlways ? sourceOf({ foreign, reference }, plan.columns, planOf) : null;
    if (further === null) return [];
    room.left--;
    const source = { ...further, steps: [...steps, ...further.steps], by: `${by}.${further.by}` };
    return [source, ...beyond(source, planOf, generations - 1, room)];
  });
}
