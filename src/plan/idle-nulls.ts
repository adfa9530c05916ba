import { type ColumnPlan, isNeverNull, type Plan, type RelatedPlan } from './plan.ts';

/* NULLs that follow those of other columns, where these have none to follow. */

/** Whether a lane says in which rows a column is NULL: in those of some case it is, and is not. */
const isFlagged = ({ nullShares }: ColumnPlan): boolean => nullShares.some((share) => share > 0 && share < 1);

/**
 * A plan without NULLs that follow those of a column which nothing in a row decides on: what is NULL where that column never is has a value
 * in each row.
 */
export function withoutIdleNulls(plan: Plan): Plan {
  const all = [...plan.columns, ...plan.hidden];
  const flagged = new Set(all.filter(isFlagged).map(({ name }) => name));
  const filled = new Set(all.filter(isNeverNull).map(({ name }) => name));
  const isIdle = ({ nullsBy }: ColumnPlan) =>
    nullsBy !== null && nullsBy.digit === null && !flagged.has(nullsBy.column);
  const isIdlePair = ({ column, nullWith }: RelatedPlan) =>
    nullWith !== null && !(flagged.has(column) && flagged.has(nullWith));
  if (!all.some(isIdle) && !plan.related.some(isIdlePair)) return plan;
  const changed = (column: ColumnPlan): ColumnPlan => {
    if (!isIdle(column)) return column;
    const isFilled = filled.has(column.nullsBy?.column ?? '');
    return { ...column, nullsBy: null, nullShares: isFilled ? column.nullShares.map(() => 0) : column.nullShares };
  };
  // What has just lost its NULLs may be what others follow.
  return withoutIdleNulls({
    ...plan,
    columns: plan.columns.map(changed),
    hidden: plan.hidden.map(changed),
    related: plan.related.map((one) => (isIdlePair(one) ? { ...one, nullWith: null } : one)),
  });
}

/** A plan in which a column is never NULL where it has values at all. */
export function withoutNulls(plan: Plan, name: string): Plan {
  const isMeant = (column: ColumnPlan) => column.name === name && isFlagged(column);
  if (![...plan.columns, ...plan.hidden].some(isMeant)) return plan;
  const filled = (column: ColumnPlan): ColumnPlan =>
    isMeant(column)
      ? { ...column, nullShares: column.domains.map((domain) => Number(domain === null)), nullsBy: null }
      : column;
  return withoutIdleNulls({ ...plan, columns: plan.columns.map(filled), hidden: plan.hidden.map(filled) });
}
