import { modelOf } from '../../grammar/kinds.ts';
import type { Table } from '../ir.ts';
import { meaningsOfTable } from '../meanings/index.ts';
import type { ColumnPlan, Plan } from '../plan/plan.ts';
import { nullWhere } from './free-columns.ts';
import { nullsOfChance } from './states/states.ts';

/**
 * Lets there be no length of what has not ended: where `finished_at` is NULL, `elapsed_ms` is. The end is computed of the start and the
 * length, so that it is the length that is drawn, and NULL as often as the end would be, or where a status says so of the end.
 */
export function withLengthsOfEnds(plan: Plan, table: Table): Plan {
  const meanings = meaningsOfTable(table);
  const isLength = (name: string) => {
    const { name: meant = '', role = meant } = meanings.get(name)?.[0]?.meaning ?? {};
    return role.startsWith('duration.');
  };
  const isNullByChance = nullsOfChance(plan);
  // What others are computed of is hardly ever NULL by itself.
  const mayBeNull = (column: ColumnPlan) => column.nullable && isNullByChance({ ...column, nullShares: [0.5] });
  const asked = new Set(table.columns.flatMap(({ name, directives }) => (directives?.nulls == null ? [] : [name])));
  const columns = new Map(plan.columns.map((column) => [column.name, column]));
  const related = new Map(plan.related.map((one) => [one.column, one]));
  for (const { column, with: others, kind, dropped } of plan.agreements) {
    const end = columns.get(column);
    const length = columns.get(others.find(isLength) ?? '');
    const relation = related.get(column);
    if (kind !== 'definition' || dropped !== null || !end || !length || !relation) continue;
    const isFree = !asked.has(end.name) && !asked.has(length.name) && mayBeNull(length);
    const starts = others.filter((name) => name !== length.name);
    const isBegun = starts.every((name) => columns.get(name)?.nullShares.every((share) => share === 0));
    if (!isFree || !isBegun || !isEndAtTimes(end)) continue;
    if (end.nullsBy === null) {
      columns.set(end.name, { ...end, nullsBy: nullWhere(length.name) });
      related.set(end.name, { ...relation, nullWith: null });
    }
    columns.set(length.name, { ...length, nullShares: end.nullShares, nullsBy: end.nullsBy });
  }
  return {
    ...plan,
    columns: plan.columns.map((column) => columns.get(column.name) ?? column),
    related: plan.related.map((one) => related.get(one.column) ?? one),
  };
}

/** Whether a column is a moment that some rows do not have, in every case alike. */
function isEndAtTimes({ shape, choice, nullShares: [share = 0] }: ColumnPlan): boolean {
  return modelOf(shape.kind).dimension === 'instant' && choice === null && share > 0 && share < 1;
}
