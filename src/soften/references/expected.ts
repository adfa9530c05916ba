import type { ColumnPlan } from '../../plan/plan.ts';
import type { TableAgreement } from '../agreements/roles.ts';

/** Columns that are drawn and not written, as they say something of the rows of other tables, and what is expected of a row by them. */
export interface ExpectedByOthers {
  readonly hidden: readonly ColumnPlan[];
  readonly agreements: readonly TableAgreement[];
}

export const NOTHING_EXPECTED: ExpectedByOthers = { hidden: [], agreements: [] };
