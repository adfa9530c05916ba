import type { Expression } from '../../ir.ts';
import { type Agreement, agreement } from '../../meanings/agreements/agreement.ts';

/** An agreement with the columns of a table in the place of roles. */
export interface TableAgreement {
  readonly agreement: Agreement;
  /** The column that gives way. */
  readonly column: string;
  /** The others. */
  readonly with: readonly string[];
  readonly conditions: readonly Expression[];
}

/** That a column is what conditions make of others; `more`: where that is no definition, or there is more to it. */
export function tableAgreement(
  column: string,
  others: readonly string[],
  conditions: readonly Expression[],
  more: Partial<Agreement> = {},
): TableAgreement {
  return { agreement: agreement(column, conditions, more), column, with: others, conditions };
}
