import type { Evaluation } from '../../expression/scope.ts';
import type { ExpectedByOthers } from '../hidden-columns.ts';
import type { AgreementPlan, ColumnPlan, KeyPlan, RelatedPlan, ResidualPlan } from '../plan.ts';
import type { Decisions } from './bindings.ts';

/** A table as it is planned by its constraints alone. */
export interface Constrained extends Decisions {
  readonly residuals: readonly ResidualPlan[];
  readonly keys: readonly KeyPlan[];
  /** What is expected of the rows by those of other tables. */
  readonly byOthers: ExpectedByOthers;
  readonly evaluation: Evaluation;
}

/** The same with what is expected of the rows. */
export interface Agreed {
  readonly columns: readonly ColumnPlan[];
  /** Columns of parents that it takes for that. */
  readonly hidden: readonly ColumnPlan[];
  readonly related: readonly RelatedPlan[];
  readonly agreements: readonly AgreementPlan[];
}
