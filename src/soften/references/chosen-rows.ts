import { type ColumnPlan, type ParentStep, type Plan, withFirstStep } from '../../plan/plan.ts';

/* Which rows of parents references choose, be it by those that other references lead to. */

/** The columns that conditions read which are evaluated on each row: a row may be drawn again for them. */
export function evaluatedColumns({ residuals }: Pick<Plan, 'residuals'>): ReadonlySet<string> {
  return new Set(residuals.flatMap(({ columns }) => columns));
}

/** Whether a reference of these columns chooses among all rows of a parent: no list of them and no condition, as `bound` has it, does. */
export function isChosen(
  plan: Plan,
  reference: number,
  columns: readonly string[],
  bound: ReadonlySet<string>,
): boolean {
  return plan.columns.some(
    ({ name, draw }) =>
      columns.includes(name) &&
      columns.every((each) => !bound.has(each)) &&
      draw.kind === 'parent' &&
      draw.steps[0]?.reference === reference &&
      draw.steps[0].list === null,
  );
}

/** A plan whose references to rows of parents are changed, and with each what chooses such rows by those that it leads to. */
export function withReferences(plan: Plan, changed: (first: ParentStep) => ParentStep): Plan {
  const deep = (step: ParentStep): ParentStep =>
    changed({
      ...step,
      ...(step.apart === undefined ? {} : { apart: deep(step.apart) }),
      ...(step.among === undefined ? {} : { among: { ...step.among, leader: deep(step.among.leader) } }),
    });
  const moved = (column: ColumnPlan): ColumnPlan => ({ ...column, draw: withFirstStep(column.draw, deep) });
  return { ...plan, columns: plan.columns.map(moved), hidden: plan.hidden.map(moved) };
}
