import { binary, column as columnNamed } from '../../meanings/agreements/agreement.ts';
import type { ColumnPlan, ParentDraw, ParentStep, Plan } from '../../plan/plan.ts';
import { measureOf } from '../../values/measure.ts';
import { type TableAgreement, tableAgreement } from '../agreements/table-agreement.ts';

/** Columns that are drawn and not written, as they say something of the rows of other tables, and what is expected of a row by them. */
export interface ExpectedByOthers {
  readonly hidden: readonly ColumnPlan[];
  readonly agreements: readonly TableAgreement[];
}

export const NOTHING_EXPECTED: ExpectedByOthers = { hidden: [], agreements: [] };

/** A column of another table's row as a hidden one, with what it takes to draw it there. `steps`: to that row. */
export function hiddenColumn(name: string, planned: ColumnPlan, steps: readonly ParentStep[], drawn: Plan): ColumnPlan {
  return { ...planned, name, condition: null, nullsBy: null, draw: drawnThere(planned.name, steps, drawn) };
}

/** The draw of a column's values in the rows to which steps lead. */
export function drawnThere(column: string, steps: readonly ParentStep[], plan: Plan): ParentDraw {
  return { kind: 'parent', steps, value: { kind: 'drawn', column, plan } };
}

/** That a column has the number of a hidden one, or the nearest that it may hold. */
export function equalTo(column: string, { name, domains }: Pick<ColumnPlan, 'name' | 'domains'>): TableAgreement {
  const digits = Math.max(0, ...domains.map((domain) => (domain && measureOf(domain)?.scale) ?? 0));
  return tableAgreement(column, [name], [binary('=', columnNamed(column), columnNamed(name))], { digits });
}
