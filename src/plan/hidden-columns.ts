import type { RelatedPlan } from './plan.ts';

/** What the name of a hidden column begins with: no column of a table has such a name. */
const HIDDEN = '\0';

/** The name of a hidden column: of what it is about, and what it says of that. */
export function hiddenName(about: string, column: string): string {
  return `${HIDDEN}${about}.${column}`;
}

/** Whether a column is a hidden one: it says something of other tables' rows. */
export function isOfOtherRows(name: string): boolean {
  return name.startsWith(HIDDEN);
}

/** Whether such a column decides on a column of relations. */
export function isBoundByRows({ demands }: Pick<RelatedPlan, 'demands'>): boolean {
  return demands.some(({ contractor }) => contractor.inputs.some((input) => isOfOtherRows(input.column)));
}

/** A column's name as people are shown it: a hidden one by the reference and the column of the parent. */
export function shownName(name: string): string {
  return isOfOtherRows(name) ? name.slice(HIDDEN.length) : name;
}
