import { OptionError } from '../options/option-error.ts';
import type { ColumnPlan } from '../plan/plan.ts';

/** The error for a column whose values are an expression, where rows are no statements that a server computes it in. */
export function expressionRefused({ name }: ColumnPlan): OptionError {
  const message = `Option "sql" of column "${name}" is for INSERT statements: rows in other forms have values, and no expressions.`;
  return new OptionError(message, { option: 'format', column: name });
}
