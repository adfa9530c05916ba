import { binned } from './bins.ts';
import type { Chart } from './chart.ts';
import { WHOLE_SCALE } from './scale.ts';

/** How many children the rows of a table have: plain data. */
export interface ChildCounts {
  readonly parents: number;
  /** Rows that refer to one of them. */
  readonly children: number;
  /** Rows that refer to none, as they are NULL. */
  readonly nulls: number;
  /** Rows that refer to what is not there. */
  readonly orphans: number;
  readonly least: number;
  readonly median: number;
  readonly most: number;
  /** Parents without a child. */
  readonly childless: number;
  /** Parents by their numbers of children. */
  readonly chart: Chart;
}

/** Counts the children of each parent by the keys of both. Null: a parent to which none can refer, or a child that refers to none. */
export function countChildren(
  parentKeys: readonly (string | null)[],
  childKeys: readonly (string | null)[],
): ChildCounts {
  const keys = parentKeys.filter((key) => key !== null);
  const counts = new Map(keys.map((key) => [key, 0]));
  const referring = childKeys.filter((key) => key !== null);
  let children = 0;
  for (const key of referring) {
    const count = counts.get(key);
    if (count === undefined) continue;
    counts.set(key, count + 1);
    children++;
  }
  const unreachable = new Array<number>(parentKeys.length - keys.length).fill(0);
  const inOrder = [...unreachable, ...counts.values()].sort((a, b) => a - b);
  return {
    ...{ parents: inOrder.length, children },
    nulls: childKeys.length - referring.length,
    orphans: referring.length - children,
    least: inOrder[0] ?? 0,
    median: inOrder[inOrder.length >> 1] ?? 0,
    most: inOrder.at(-1) ?? 0,
    childless: inOrder.filter((count) => count === 0).length,
    chart: binned('children', inOrder, null, WHOLE_SCALE),
  };
}
