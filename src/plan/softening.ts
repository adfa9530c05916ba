import type { Dialect } from '../../grammar/dialect.ts';
import type { Evaluation } from '../expression/scope.ts';
import type { Table } from '../ir.ts';
import type { Alternative, ColumnTest } from './facts/column-facts.ts';
import type { AgreementPlan, ColumnPlan, KeyPlan, Plan, RelatedPlan, ResidualPlan } from './plan.ts';
import type { PlanOf } from './references/parents.ts';
import type { ColumnShares } from './shares.ts';

/*
 * How the planner asks for what people expect of rows beside the constraints of their table: in two steps, as a reader is warned of
 * what the columns of the first come to. Both are made in src/soften, of which the planner knows no more than this.
 */

/** A table as it is planned by its constraints alone, with what decides on the values of its columns. */
export interface Constrained {
  readonly table: Table;
  readonly columns: readonly ColumnPlan[];
  readonly related: readonly RelatedPlan[];
  /** What always holds. */
  readonly base: Alternative;
  readonly shares: ColumnShares;
  /** Whether a list, other rows, or a case of the row decide on a column; a case may say that it is NULL. */
  readonly isListed: ColumnTest;
  readonly residuals: readonly ResidualPlan[];
  readonly keys: readonly KeyPlan[];
  readonly evaluation: Evaluation;
}

/** The columns of such a table with what is expected of them. */
export interface Agreed {
  readonly columns: readonly ColumnPlan[];
  /** Columns of other tables' rows that it takes for that. */
  readonly hidden: readonly ColumnPlan[];
  readonly related: readonly RelatedPlan[];
  readonly agreements: readonly AgreementPlan[];
}

/** What is done for people's expectations once all constraints are kept, and keeps them. */
export interface Softening {
  /** Draws columns that no constraint decides on within what is expected of them. */
  readonly agree: (constrained: Constrained, planOf: PlanOf) => Agreed;
  /** Rewrites the plan that is made of these. */
  readonly soften: (plan: Plan, table: Table, dialect: Dialect, planOf: PlanOf) => Plan;
}

/** Nothing is expected of rows but that they keep the constraints. */
export const UNSOFTENED: Softening = {
  agree: ({ columns, related }) => ({ columns, hidden: [], related, agreements: [] }),
  soften: (plan) => plan,
};
