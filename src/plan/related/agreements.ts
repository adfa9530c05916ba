import type { ColumnPlan } from '../plan.ts';
import type { Agreed, Constrained } from './agreed.ts';
import { Agreeing } from './agreeing.ts';
import { expectedOf } from './expected.ts';

/** Draws columns that no constraint binds to others within what people expect of them, behind the columns that decide on that. */
export function withAgreements(constrained: Constrained): Agreed {
  const { columns, related, table, moments, evaluation, isAgreeing } = constrained;
  const found = isAgreeing ? [...expectedOf(table, evaluation.timeLine), ...moments.agreements] : [];
  if (found.length === 0) return { columns, hidden: [], related, agreements: [] };
  const agreed = new Agreeing({ ...constrained, columns: [...columns, ...moments.hidden] }).agreed(found);
  const isRelated = ({ name }: ColumnPlan) => agreed.related.some(({ column }) => column === name);
  return {
    ...agreed,
    columns: agreed.columns.slice(0, columns.length),
    hidden: agreed.columns.slice(columns.length).filter(isRelated),
  };
}
