import type { Intervals } from '../relation/propagate.ts';
import { isAlwaysNull, type Plan, type RelatedPlan } from './plan.ts';
import { leftBy } from './related/corners.ts';

/** What rows of a plan lack, as a number: its warnings, and the columns that are NULL in all of them. */
export function lossesOf({ warnings, columns, related }: Plan): number {
  const intervals = new Map(related.map(({ column, interval }) => [column, interval]));
  const empty = new Set(related.filter((plan) => isEmptied(plan, intervals)).map(({ column }) => column));
  const isNull = columns.filter((column) => empty.has(column.name) || isAlwaysNull(column));
  return warnings.length + isNull.length;
}

/** Whether what always holds leaves a column none of its values. */
function isEmptied({ interval, demands }: RelatedPlan, intervals: Intervals): boolean {
  const always = demands.flatMap(({ contractor, when }) => (when === null ? [contractor] : []));
  const left = leftBy(always, interval, intervals);
  return left.low > left.high;
}
