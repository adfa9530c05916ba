import type { Expression } from '../ir.ts';
import type { ColumnPlan, ResidualPlan } from './plan.ts';
import type { Relations } from './related/relations.ts';

/** The columns with their values, the checks that are left over, and what these relate. */
export interface Drawn {
  readonly columns: readonly ColumnPlan[];
  readonly residuals: readonly ResidualPlan[];
  /** Which of the solved ones a column keeps by having the values of others. */
  readonly copied: ReadonlySet<Expression>;
  readonly relations: Relations;
}
